import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../graphql.generated.ts'
import type { ShownCounty } from './county-types.ts'
import { PageLink } from '../../ui/PageLink.tsx'

/** Links to the county's suppliers of each service. */
export const CountyServices = ({ county: { name, services } }: { county: ShownCounty }) =>
  services.length > 0 ? (
    <nav className="county-jumps" aria-label={`Services in ${name}`}>
      {services.map((service) => (
        <PageLink key={service} to={`/directory?${toSearchQuery(service, name)}`}>
          {serviceLabels[service]} in {name}
        </PageLink>
      ))}
    </nav>
  ) : null

const toSearchQuery = (service: Service, county: string) =>
  new URLSearchParams({ service: service.toLowerCase(), county }).toString()
