import { useApolloClient } from '@apollo/client/react'
import { Suspense, useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { AreaDocument } from '../graphql.generated.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Failed } from '../ui/Failed.tsx'
import { useMore } from '../ui/use-more.ts'
import type { ShownCounty } from './county-types.ts'
import { suppliersText } from './county-name.ts'
import { groupByCity, type CityGroup } from './group-by-city.ts'

/** The county's suppliers by town: the best rated at once, the others town by town. */
export const SuppliersByCity = ({
  county: { name, urlName, supplierCount, topSuppliers, cities },
}: {
  county: ShownCounty
}) => (
  <section aria-labelledby="suppliers" className="county-suppliers">
    <h2 className="heading" id="suppliers">
      Suppliers by Town
    </h2>
    <div className="county-groups">
      {groupByCity(topSuppliers, cities).map((group) => (
        // One boundary each, so that the browser hydrates a long page town by town instead of all at once.
        <Suspense key={group.city ?? ''} fallback={null}>
          <City group={group} county={urlName} />
        </Suspense>
      ))}
    </div>
    {topSuppliers.length < supplierCount && (
      <p className="county-all">
        <ButtonLink to={`/counties/${urlName}/all`} isOutlined>
          See all {suppliersText(supplierCount)} in {name}
        </ButtonLink>
      </p>
    )}
  </section>
)

interface CityProps {
  group: CityGroup<ShownCounty['topSuppliers'][number]>
  /** Its urlName. */
  county: string
}

interface Loaded {
  loaded: readonly Shown[]
  /** How many whole pages of the town these are; 0 for those that came with the county. */
  pages: number
}
type Shown = Parameters<typeof SupplierCard>[0]['supplier'] & { id: string }

const City = ({ group: { city, urlName, supplierCount, suppliers }, county }: CityProps) => {
  const client = useApolloClient()
  const [{ loaded, pages }, setLoaded] = useState<Loaded>({ loaded: suppliers, pages: 0 })
  const address = `/counties/${county}/${urlName}${pages > 0 ? `?page=${pages + 1}` : ''}`
  const { readOn, isLoading, failed } = useMore(async () => {
    const variables = { county, town: urlName, page: pages + 1 }
    const { data } = await client.query({ query: AreaDocument, variables })
    const next = data?.supplierArea?.suppliers ?? []
    setLoaded({ loaded: pages > 0 ? [...loaded, ...next] : next, pages: pages + 1 })
  })
  const showHere = (event: MouseEvent) => {
    if (urlName === 'all' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    readOn()
  }
  return (
    <div className={`county-city cards-${Math.min(Math.max(loaded.length, 1), 3)}`}>
      <h3>
        {city ?? 'Other Locations'} <span>{suppliersText(supplierCount)}</span>
      </h3>
      {loaded.length > 0 && (
        <ul className="county-cards" aria-busy={isLoading}>
          {loaded.map((supplier) => (
            <li key={supplier.id}>
              <SupplierCard supplier={supplier} />
            </li>
          ))}
        </ul>
      )}
      {failed ? (
        <Failed message="Failed to load suppliers. Please try again." {...failed} />
      ) : (
        loaded.length < supplierCount && (
          <Link className="county-more" to={address} aria-disabled={isLoading} onClick={showHere}>
            {isLoading ? 'Loading…' : `See all ${suppliersText(supplierCount)} in ${city ?? 'other locations'}`}
          </Link>
        )
      )}
    </div>
  )
}
