import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../schema.generated.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { countySorts, toArrangementAddress, type Arrangement } from './arrangement.ts'

interface ArrangeLinksProps {
  services: readonly Service[]
  chosen: Arrangement
}

/** Links, which work without JavaScript. */
export const ArrangeLinks = ({ services, chosen }: ArrangeLinksProps) => {
  const serviceChoices = services.map((service) => ({ value: service.toLowerCase(), label: serviceLabels[service] }))
  const groups = [
    { name: 'service', label: 'Service', choices: [{ value: '', label: 'All Services' }, ...serviceChoices] },
    {
      name: 'sort',
      label: 'Sort by',
      choices: countySorts.map(({ value, label }) => ({ value: value === 'best' ? '' : value, label })),
    },
  ] as const
  return (
    <div className="stack county-arrange">
      {groups.map(({ name, label, choices }) => (
        <nav key={name} aria-label={label}>
          <span className="muted small-text" aria-hidden="true">
            {label}
          </span>
          <ul className="scroll-line">
            {choices.map(({ value, label: text }) => (
              <li key={value}>
                <PageLink
                  className="pill"
                  to={`${toArrangementAddress({ ...chosen, [name]: value })}#suppliers`}
                  rel="nofollow"
                  replace
                  aria-current={value === chosen[name] ? 'true' : undefined}
                >
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
