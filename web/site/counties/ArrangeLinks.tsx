import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../graphql.generated.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { toArrangementAddress, countySorts, type Arrangement } from './arrangement.ts'

interface ArrangeLinksProps {
  /** The services available in the county. */
  services: readonly Service[]
  chosen: Arrangement
}

/** Service and order as links, so that they work without JavaScript. */
export const ArrangeLinks = ({ services, chosen }: ArrangeLinksProps) => (
  <div className="county-arrange">
    <Choices
      label="Service"
      choices={[
        { value: '', label: 'All Services' },
        ...services.map((service) => ({ value: service.toLowerCase(), label: serviceLabels[service] })),
      ]}
      chosen={chosen.service}
      toAddress={(service) => toArrangementAddress({ ...chosen, service })}
    />
    <Choices
      label="Sort by"
      choices={countySorts.map(({ value, label }) => ({ value: value === 'best' ? '' : value, label }))}
      chosen={chosen.sort}
      toAddress={(sort) => toArrangementAddress({ ...chosen, sort })}
    />
  </div>
)

interface ChoicesProps {
  label: string
  choices: readonly { value: string; label: string }[]
  chosen: string
  toAddress: (value: string) => string
}

const Choices = ({ label, choices, chosen, toAddress }: ChoicesProps) => (
  <nav aria-label={label}>
    <span aria-hidden="true">{label}</span>
    <ul>
      {choices.map(({ value, label: text }) => (
        <li key={value}>
          <PageLink
            to={`${toAddress(value)}#suppliers`}
            rel="nofollow"
            replace
            aria-current={value === chosen ? 'true' : undefined}
          >
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
)
