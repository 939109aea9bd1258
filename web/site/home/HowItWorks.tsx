import { Icon } from '../../ui/kit/Icon.tsx'
import { Section } from './Section.tsx'

const steps = [
  {
    title: 'Search',
    icon: 'search',
    text: 'Enter a town, county or postcode and the kind of work: blinds, curtains, shutters or just fitting.',
  },
  {
    title: 'Compare',
    icon: 'compare',
    text: 'See who is close by, what they do, and how their customers rate them. Read the reviews in full.',
  },
  {
    title: 'Connect',
    icon: 'phone',
    text: 'Call or email the suppliers you like. You deal with them directly, and we take no commission.',
  },
]

export const HowItWorks = () => (
  <Section title="How It Works">
    <ol className="steps">
      {steps.map(({ title, icon, text }, index) => (
        <li key={title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>
            <span className="visually-hidden">{index + 1} </span>
            {title} <Icon name={icon} size={20} />
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
