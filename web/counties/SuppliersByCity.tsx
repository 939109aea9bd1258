import { useApolloClient } from '@apollo/client/react'
import { Suspense, useState, type MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import { AreaDocument } from '../graphql.generated.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Failed } from '../ui/Failed.tsx'
import { PhoneFold } from '../ui/PhoneFold.tsx'
import { useMore } from '../ui/use-more.ts'
import { WhenSeen } from '../ui/WhenSeen.tsx'
import { arrangeSuppliers, readArrangement, servicesOf } from './arrange-suppliers.ts'
import { ArrangeLinks } from './ArrangeLinks.tsx'
import type { ShownCounty } from './county-types.ts'
import { directoryOf, suppliersText } from './county-name.ts'
import { groupByCity, type CityGroup } from './group-by-city.ts'
import { PageLink } from '../ui/PageLink.tsx'

/** How many of one town stand there at once on a phone: whole rows of the wider grids. */
const unfoldedRows = 6
/** The towns after this many suppliers are folded on a phone. */
const unfoldedAtLeast = 5

/** The county's suppliers by town: the best rated at once, the others town by town. */
export const SuppliersByCity = ({ county }: { county: ShownCounty }) => (
  <WhenSeen as="section" aria-labelledby="suppliers" className="county-suppliers">
    <Towns county={county} />
  </WhenSeen>
)

const Towns = ({ county: { name, urlName, supplierCount, topSuppliers, cities } }: { county: ShownCounty }) => {
  const chosen = readArrangement(useSearchParams()[0])
  const { service } = chosen
  const found = arrangeSuppliers(topSuppliers, chosen)
  const groups = groupByCity(found, service ? [] : cities)
  const first = countFirst(groups)
  const isWhole = topSuppliers.length >= supplierCount
  const show = (group: (typeof groups)[number]) => (
    // One boundary each, so that the browser hydrates a long page town by town instead of all at once.
    <Suspense key={`${group.city} ${service} ${chosen.sort}`} fallback={null}>
      <City group={group} county={urlName} isArranged={service !== '' || chosen.sort !== 'best'} />
    </Suspense>
  )
  return (
    <>
      <h2 className="heading" id="suppliers">
        Suppliers by Town
      </h2>
      <ArrangeLinks services={servicesOf(topSuppliers)} chosen={chosen} />
      <p className="county-matches" role="status">
        {service && `${found.length > 0 ? suppliersText(found.length) : 'No supplier'} here for ${service}.`}
      </p>
      <div className="county-groups">
        {groups.slice(0, first).map(show)}
        {groups.length > first && (
          <PhoneFold label={isWhole || service ? `Show all ${found.length}` : `Show all ${groups.length} towns`}>
            <WhenSeen className="county-groups">{groups.slice(first).map(show)}</WhenSeen>
          </PhoneFold>
        )}
      </div>
      {!isWhole && (
        <p className="county-all">
          {service ? (
            <ButtonLink to={`${directoryOf(name)}&service=${encodeURIComponent(service.toLowerCase())}`} isOutlined>
              Search all of {name} for {service}
            </ButtonLink>
          ) : (
            <ButtonLink to={`/counties/${urlName}/all`} isOutlined>
              See all {suppliersText(supplierCount)} in {name}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  )
}

/** How many towns stand unfolded on a phone: the first, and more while few rows stand there; a town of which none is shown is a row. */
const countFirst = (groups: readonly { suppliers: readonly unknown[] }[]) => {
  let rows = 0
  const last = groups.findIndex(
    ({ suppliers }) => (rows += Math.min(Math.max(suppliers.length, 1), unfoldedRows)) >= unfoldedAtLeast,
  )
  return last < 0 ? groups.length : last + 1
}

interface CityProps {
  group: CityGroup<ShownCounty['topSuppliers'][number]>
  /** Its urlName. */
  county: string
  /** Filtered, or not in the order in which more would come. */
  isArranged: boolean
}

interface Loaded {
  loaded: readonly Shown[]
  /** How many whole pages of the town these are; 0 for those that came with the county. */
  pages: number
}
type Shown = Parameters<typeof SupplierCard>[0]['supplier'] & { id: string }

const City = ({ group: { city, urlName, supplierCount, suppliers }, county, isArranged }: CityProps) => {
  const client = useApolloClient()
  const [{ loaded, pages }, setLoaded] = useState<Loaded>({ loaded: suppliers, pages: 0 })
  const unfolded = pages > 0 ? loaded.length : unfoldedRows // what was asked for is not folded
  const address = `/counties/${county}/${urlName}${pages > 0 ? `?page=${pages + 1}` : ''}`
  const { readOn, isLoading, failed } = useMore(async () => {
    const variables = { county, town: urlName, page: pages + 1 }
    const { data } = await client.query({ query: AreaDocument, variables })
    const next = data?.supplierArea?.suppliers ?? []
    setLoaded({ loaded: pages > 0 ? [...loaded, ...next] : next, pages: pages + 1 })
  })
  const showHere = (event: MouseEvent) => {
    if (isArranged || urlName === 'all' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    readOn()
  }
  return (
    <div className={`county-city cards-${Math.min(Math.max(loaded.length, 1), 3)}`}>
      <h3>
        {city ?? 'Other Locations'} <span>{suppliersText(supplierCount)}</span>
      </h3>
      {loaded.length > 0 && (
        <div className="county-cards" aria-busy={isLoading}>
          <ul>{rowsOf(loaded.slice(0, unfolded))}</ul>
          {loaded.length > unfolded && (
            <PhoneFold label={`Show all ${loaded.length}`} about={city ?? 'other locations'}>
              <WhenSeen as="ul">{rowsOf(loaded.slice(unfolded))}</WhenSeen>
            </PhoneFold>
          )}
        </div>
      )}
      {failed ? (
        <Failed message="Failed to load suppliers. Please try again." {...failed} />
      ) : (
        loaded.length < supplierCount && (
          <PageLink className="county-more" to={address} aria-disabled={isLoading} onClick={showHere}>
            {isLoading ? 'Loading…' : `See all ${suppliersText(supplierCount)} in ${city ?? 'other locations'}`}
          </PageLink>
        )
      )}
    </div>
  )
}

const rowsOf = (suppliers: readonly Shown[]) =>
  suppliers.map((supplier) => (
    <li key={supplier.id}>
      <SupplierCard supplier={supplier} />
    </li>
  ))
