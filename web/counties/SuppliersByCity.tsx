import { Suspense } from 'react'
import { Link } from 'react-router'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import type { ShownCounty } from './county-types.ts'
import { directoryOf, suppliersText } from './county-name.ts'
import { groupByCity, type CityGroup } from './group-by-city.ts'

/** The county's suppliers by town. If there are more than one page holds, the directory has the rest. */
export const SuppliersByCity = ({ county: { name, supplierCount, topSuppliers, cities } }: { county: ShownCounty }) => (
  <section aria-labelledby="suppliers" className="county-suppliers">
    <h2 className="heading" id="suppliers">
      Suppliers by Town
    </h2>
    <div className="county-groups">
      {groupByCity(topSuppliers, cities).map((group) => (
        // One boundary each, so that the browser hydrates a long page town by town instead of all at once.
        <Suspense key={group.city ?? ''} fallback={null}>
          <City group={group} county={name} />
        </Suspense>
      ))}
    </div>
    {topSuppliers.length < supplierCount && (
      <p className="county-all">
        <ButtonLink to={directoryOf(name)} isOutlined>
          See all {suppliersText(supplierCount)} in {name}
        </ButtonLink>
      </p>
    )}
  </section>
)

interface CityProps {
  group: CityGroup<ShownCounty['topSuppliers'][number]>
  county: string
}

const City = ({ group: { city, supplierCount, suppliers }, county }: CityProps) => (
  <div className={`county-city cards-${Math.min(suppliers.length, 3)}`}>
    <h3>
      {city ?? 'Other Locations'} <span>{suppliersText(supplierCount)}</span>
    </h3>
    <ul className="county-cards">
      {suppliers.map((supplier) => (
        <li key={supplier.id}>
          <SupplierCard supplier={supplier} />
        </li>
      ))}
    </ul>
    {city && suppliers.length < supplierCount && (
      <Link className="county-more" to={directoryOf(`${city}, ${county}`)}>
        See all {suppliersText(supplierCount)} in {city}
      </Link>
    )}
  </div>
)
