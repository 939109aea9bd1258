import { Icon } from '../ui/Icon.tsx'
import { WhenSeen } from '../ui/WhenSeen.tsx'

const benefits = [
  {
    icon: 'search',
    title: 'Be found nearby',
    text: 'Homeowners search by postcode, town and service. Your listing stands where they look, with the distance to their door.',
  },
  {
    icon: 'star',
    title: 'Earn trust with reviews',
    text: 'Customers say how it went. We read every review before it appears, and nobody pays to be ranked higher.',
  },
  {
    icon: 'tag',
    title: 'Free of charge',
    text: 'Registration and listing cost nothing. You tell us what changes, and we keep your details right.',
  },
]

/** What a business gains from being listed. */
export const Benefits = () => (
  <WhenSeen as="section" className="benefits" aria-labelledby="benefits-title">
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
  </WhenSeen>
)
