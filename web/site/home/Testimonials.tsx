import { Stars } from '../../ui/Stars.tsx'
import { Section } from './Section.tsx'
import { testimonials } from './testimonials.ts'
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
