import { Stars } from '../ui/Stars.tsx'
import { Section } from './Section.tsx'
import { testimonials } from './testimonials.ts'

export const Testimonials = () => (
  <Section
    title="What Our Users Say"
    lead="Written examples of how people use the directory, not reviews. Reviews by customers stand on each supplier’s profile."
  >
    <ul className="testimonials">
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
