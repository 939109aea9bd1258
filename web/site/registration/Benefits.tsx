import { Icon } from '../../ui/kit/Icon.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'

const benefits = [
  {
    icon: 'search',
    title: 'Be found nearby',
    text: 'Your listing appears in local searches, with the distance from their home.',
  },
  {
    icon: 'star',
    title: 'Earn trust with reviews',
    text: 'Customers describe their experience. We check every review before publishing it, and no one can pay to rank higher.',
  },
  {
    icon: 'tag',
    title: 'Free of charge',
    text: 'Registration and listing cost nothing. Tell us what changes and we update it.',
  },
]

export const Benefits = () => (
  <HydrateOnVisible as="section" className="benefits" aria-labelledby="benefits-title">
    <h2 id="benefits-title">Why register?</h2>
    <ul>
      {benefits.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={24} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </HydrateOnVisible>
)
