import { Link } from 'react-router'
import { Motif, type MotifKind } from '../ui/Motif.tsx'
import type { ListedCounty } from './county-types.ts'
import { suppliersText } from './county-name.ts'
import './CountiesPage.css'

const topAtMost = 6
const kinds: MotifKind[] = ['slats', 'folds', 'louvres']

/** The counties with the most suppliers. */
export const TopCounties = ({ counties }: { counties: ListedCounty[] }) => {
  const top = counties
    .filter(({ supplierCount }) => supplierCount > 0)
    .toSorted((a, b) => b.supplierCount - a.supplierCount)
    .slice(0, topAtMost)
  return top.length > 0 ? (
    <section aria-labelledby="top-locations">
      <h2 className="heading" id="top-locations">
        Top Supplier Locations
      </h2>
      <ul className="top-counties">
        {top.map(({ id, name, urlName, supplierCount }, index) => (
          <li key={id}>
            <Link to={`/counties/${urlName}`} className="top-county">
              <span className="top-county-picture">
                <Motif kind={kinds[index % 3]!} seed={urlName} width={96} height={96} />
              </span>
              <span>
                <strong>{name}</strong>
                <span>{suppliersText(supplierCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ) : null
}
