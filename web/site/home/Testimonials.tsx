import { Stars } from '../../ui/Stars.tsx'
import { Section } from './Section.tsx'
import '../ui/swipe-row.css'

export const Testimonials = () => (
  <Section
    title="What Our Users Say"
    lead="These are illustrative quotes. For real customer reviews, see each supplier’s profile."
  >
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or the arrow keys could not swipe it */}
    <ul className="testimonials swipe-row" aria-label="Examples" tabIndex={0}>
      {testimonials.map(({ id, text, name, location, rating }) => (
        <li key={id}>
          <figure>
            <Stars rating={rating} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong> {location}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)

/** Fixed examples, labelled as such; never in structured data. */
const testimonials = [
  {
    id: 1,
    text: 'I typed in our postcode and had three blind fitters within eight miles. Two came to measure the same week, and the reviews told me which one to call first.',
    name: 'Sarah Johnson',
    location: 'Manchester',
    rating: 5,
  },
  {
    id: 2,
    text: 'We wanted shutters for an awkward bay and did not know whom to ask. Filtering by service left a short list of people who do nothing else.',
    name: 'David Thompson',
    location: 'Bristol',
    rating: 4.5,
  },
  {
    id: 3,
    text: 'The measuring guide saved me from ordering curtains that were too short. I would have liked more suppliers in my village, but the next town had plenty.',
    name: 'Emma Williams',
    location: 'Edinburgh',
    rating: 4,
  },
]
