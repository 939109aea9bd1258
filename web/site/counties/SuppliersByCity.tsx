import { plural } from '../../../api/text/plural.rules.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Fold, MobileDisclosure } from '../../ui/MobileDisclosure.tsx'
import { FindForm } from '../ui/FindForm.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../schema.generated.ts'
import {
  countySorts,
  isArranged,
  readArrangement,
  toArrangementAddress,
  toVariables,
  type Arrangement,
} from './arrangement.ts'
import { cityKey } from './county-name.ts'
import type { ShownCounty } from './county-types.ts'
import { useCountySuppliersQuery } from './CountySuppliers.generated.ts'
import { sortText } from '../search/sort-options.ts'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'

/** Suppliers of a town that a phone shows at first. */
const unfoldedRows = 6
/** Towns with up to this many suppliers take one line. */
const maxOneLine = 3
/** A phone folds the towns after this many suppliers. */
const minUnfolded = 5

export const SuppliersByCity = ({ county }: { county: ShownCounty }) => (
  <HydrateOnVisible as="section" aria-labelledby="suppliers" className="county-suppliers">
    <Suppliers county={county} />
  </HydrateOnVisible>
)

const Suppliers = ({ county }: { county: ShownCounty }) => {
  const chosen = readArrangement(useSearchParams()[0])
  return (
    <>
      <div className="row between county-suppliers-head fold-over-heading">
        <h2 className="heading" id="suppliers">
          {isArranged(chosen) ? `Suppliers in ${county.name}` : 'Suppliers by Town'}
        </h2>
        <MobileDisclosure label="Filter" about={`suppliers in ${county.name}`}>
          <FindForm
            label={`Find in ${county.name}`}
            name="search"
            maxLength={200}
            pathname="/directory"
            others={[['county', county.name]]}
          />
          <ArrangeLinks services={county.services} chosen={chosen} />
        </MobileDisclosure>
      </div>
      {isArranged(chosen) ? <ArrangedSuppliers county={county} chosen={chosen} /> : <Towns county={county} />}
    </>
  )
}

const Towns = ({ county }: { county: ShownCounty }) => {
  const { name, urlName, supplierCount, topSuppliers } = county
  const groups = groupByCity(county)
  const first = countFirst(groups)
  const isWhole = topSuppliers.length >= supplierCount
  const show = (shown: typeof groups, Town: typeof City) =>
    shown.map((group) => (
      // The browser hydrates one town at a time.
      <Suspense key={group.city} fallback={null}>
        <Town group={group} county={urlName} />
      </Suspense>
    ))
  return (
    <>
      <div className="county-groups stack">
        {show(groups.slice(0, first), City)}
        {groups.length > first && (
          <MobileDisclosure label={isWhole ? `Show all ${topSuppliers.length}` : `Show all ${groups.length} towns`}>
            <HydrateOnVisible className="county-groups stack">
              {runsOfLines(groups.slice(first)).map(({ isLines, towns }) =>
                isLines ? (
                  <div key={towns[0]!.city} className="county-lines auto-grid">
                    {show(towns, CityLine)}
                  </div>
                ) : (
                  show(towns, City)
                ),
              )}
            </HydrateOnVisible>
          </MobileDisclosure>
        )}
      </div>
      {!isWhole && (
        <p className="county-all">
          <ButtonLink to={`/counties/${urlName}/all`} isOutlined>
            See all {plural(supplierCount, 'supplier')} in {name}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** Towns to unfold on a phone, until there are enough rows. */
const countFirst = (groups: readonly { suppliers: readonly unknown[] }[]) => {
  let rows = 0
  const last = groups.findIndex(
    ({ suppliers }) => (rows += Math.min(Math.max(suppliers.length, 1), unfoldedRows)) >= minUnfolded,
  )
  return last < 0 ? groups.length : last + 1
}

/** Groups neighbouring one-line towns. */
const runsOfLines = (groups: CityGroup[]) => {
  const runs: { isLines: boolean; towns: CityGroup[] }[] = []
  for (const group of groups) {
    const isLines = group.supplierCount <= maxOneLine || group.suppliers.length === 0
    const last = runs.at(-1)
    if (last?.isLines === isLines) last.towns.push(group)
    else runs.push({ isLines, towns: [group] })
  }
  return runs
}

interface CityProps {
  group: CityGroup
  county: string
}

const City = ({ group, county }: CityProps) => (
  <div className={`county-city cards-${group.suppliers.length || 1}`}>
    <h3 className="row heading small">
      <CityTitle {...group} />
    </h3>
    <CityCards group={group} county={county} unfolded={unfoldedRows} />
  </div>
)

/** The heading opens a small town's cards, or links to them if they are not in the page. */
const CityLine = ({ group, county }: CityProps) =>
  group.suppliers.length === 0 ? (
    <h3 className="county-line fold">
      <PageLink to={`/counties/${county}/${group.urlName}`}>
        <CityTitle {...group} /> <Icon name="chevron-right" />
      </PageLink>
    </h3>
  ) : (
    <Fold
      className="county-line fold"
      name={group.city ?? 'Other Locations'}
      summary={
        <h3>
          <CityTitle {...group} />
        </h3>
      }
    >
      <CityCards group={group} county={county} unfolded={maxOneLine} />
    </Fold>
  )

const CityTitle = ({ city, supplierCount }: CityGroup) => (
  <>
    {city ?? 'Other Locations'} <span className="count">{plural(supplierCount, 'supplier')}</span>
  </>
)

const CityCards = ({ group, county, unfolded }: CityProps & { unfolded: number }) => {
  const { city, urlName, supplierCount, suppliers } = group
  const place = city ?? 'other locations'
  return (
    <>
      {suppliers.length > 0 && <CardRows suppliers={suppliers} unfolded={unfolded} about={place} />}
      {suppliers.length < supplierCount && (
        <PageLink className="more-link" to={`/counties/${county}/${urlName}`}>
          See all {plural(supplierCount, 'supplier')} in {place}
        </PageLink>
      )}
    </>
  )
}

interface CityGroup {
  city: string | null
  urlName: string
  /** Includes suppliers that are not listed here. */
  supplierCount: number
  suppliers: ShownCounty['topSuppliers']
}

/** Largest town first; suppliers without a town are a group too. */
const groupByCity = ({ topSuppliers, cities }: ShownCounty): CityGroup[] => {
  const groups = new Map<string, CityGroup>(cities.map((count) => [cityKey(count.city), { ...count, suppliers: [] }]))
  for (const supplier of topSuppliers) {
    const { city } = supplier
    // Beyond the counted towns, a group has no page of its own.
    const group = groups.get(cityKey(city)) ?? {
      city: city?.trim() ? city : null,
      urlName: 'all',
      supplierCount: 0,
      suppliers: [],
    }
    group.suppliers.push(supplier)
    groups.set(cityKey(city), group)
  }
  return [...groups.values()]
    .map((group) => ({ ...group, supplierCount: Math.max(group.supplierCount, group.suppliers.length) }))
    .sort((a, b) => b.supplierCount - a.supplierCount)
}

/** Links, which work without JavaScript. */
const ArrangeLinks = ({ services, chosen }: { services: readonly Service[]; chosen: Arrangement }) => {
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

const unfoldedArranged = 18

interface ArrangedSuppliersProps {
  county: { name: string; urlName: string }
  chosen: Arrangement
}

/** Counts and sorts all suppliers, but shows the first 60. */
const ArrangedSuppliers = ({ county: { name, urlName }, chosen }: ArrangedSuppliersProps) => {
  const { data, previousData, loading, error, refetch } = useCountySuppliersQuery({
    variables: toVariables(urlName, chosen),
  })
  const found = data?.county?.suppliers
  const shown = found ?? (loading ? previousData?.county?.suppliers : undefined)
  const count = found?.totalCount ?? 0
  const offering = chosen.service && ` for ${serviceLabels[chosen.service.toUpperCase() as Service]}`
  const order = count > 1 ? ` · ${sortText(chosen.sort || 'best')}` : ''
  return (
    <>
      <p className="muted county-matches" role="status">
        {found ? `${plural(count, 'supplier')}${offering} in ${name}${order}` : loading ? 'Looking for suppliers…' : ''}
      </p>
      {error && !loading ? (
        <Failed message="Failed to load suppliers. Please try again." error={error} onRetry={refetch} />
      ) : shown ? (
        <div className="county-groups stack county-arranged" aria-busy={loading}>
          <div className="county-city">
            <CardRows suppliers={shown.nodes} unfolded={unfoldedArranged} about={`suppliers in ${name}`} />
          </div>
        </div>
      ) : (
        <CardSkeletons count={6} />
      )}
      {found && count > found.nodes.length && (
        <p className="county-all">
          <ButtonLink to={`/directory${toArrangementAddress(chosen, name)}`} isOutlined>
            See all {plural(count, 'supplier')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

type CardSupplier = Parameters<typeof SupplierCard>[0]['supplier'] & { id: string }

interface CardRowsProps {
  suppliers: readonly CardSupplier[]
  /** Whole rows of the wider grids are unfolded on a phone. */
  unfolded: number
  about: string
}

const CardRows = ({ suppliers, unfolded, about }: CardRowsProps) => (
  <div className="county-cards stack">
    <ul>{suppliers.slice(0, unfolded).map(toRow)}</ul>
    {suppliers.length > unfolded && (
      <MobileDisclosure label={`Show all ${suppliers.length}`} about={about}>
        <HydrateOnVisible as="ul">{suppliers.slice(unfolded).map(toRow)}</HydrateOnVisible>
      </MobileDisclosure>
    )}
  </div>
)

const toRow = (supplier: CardSupplier) => (
  <li key={supplier.id}>
    <SupplierCard supplier={supplier} />
  </li>
)
