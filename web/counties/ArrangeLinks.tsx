import { orderLabels, type readArrangement } from './arrange-suppliers.ts'
import { PageLink } from '../ui/PageLink.tsx'

interface ArrangeLinksProps {
  services: readonly string[]
  chosen: ReturnType<typeof readArrangement>
}

/** What the list shows, and in which order: links, so that it works without JavaScript. */
export const ArrangeLinks = ({ services, chosen }: ArrangeLinksProps) => (
  <div className="county-arrange">
    <Choices
      label="Service"
      choices={[['', 'All Services'], ...services.map((service) => [service, service] as const)]}
      chosen={chosen.service}
      addressOf={(service) => addressOf(service, chosen.sort)}
    />
    <Choices
      label="Sort by"
      choices={Object.entries(orderLabels)}
      chosen={chosen.sort}
      addressOf={(sort) => addressOf(chosen.service, sort)}
    />
  </div>
)

interface ChoicesProps {
  label: string
  choices: readonly (readonly [value: string, text: string])[]
  chosen: string
  addressOf: (value: string) => string
}

const Choices = ({ label, choices, chosen, addressOf: toAddress }: ChoicesProps) => (
  <nav aria-label={label}>
    <span aria-hidden="true">{label}</span>
    <ul>
      {choices.map(([value, text]) => (
        <li key={value}>
          <PageLink to={toAddress(value)} rel="nofollow" replace aria-current={value === chosen ? 'true' : undefined}>
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
)

const addressOf = (service: string, sort: string) => {
  const search = new URLSearchParams()
  if (service) search.set('service', service.toLowerCase())
  if (sort !== 'best') search.set('sort', sort)
  return `?${search.toString()}#suppliers`
}
