import { CountyPicture } from './CountyPicture.tsx'
import type { ListedCounty } from './county-types.ts'
import { suppliersText } from './county-name.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import './CountiesPage.css'

const maxTop = 6

export const TopCounties = ({ counties }: { counties: ListedCounty[] }) => {
  const top = counties
    .filter(({ supplierCount }) => supplierCount > 0)
    .sort((a, b) => b.supplierCount - a.supplierCount)
    .slice(0, maxTop)
  return top.length > 0 ? (
    <section aria-labelledby="top-locations">
      <h2 className="heading" id="top-locations">
        Top Supplier Locations
      </h2>
      <ul className="top-counties">
        {top.map(({ id, name, urlName, supplierCount }) => (
          <li key={id}>
            <PageLink to={`/counties/${urlName}`} className="top-county">
              <span className="top-county-picture">
                <CountyPicture urlName={urlName} />
              </span>
              <span>
                <strong>{name}</strong>
                <span>{suppliersText(supplierCount)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ) : null
}
