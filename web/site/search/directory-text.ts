import type { DirectoryQuery } from './Directory.generated.ts'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { serviceLabel, serviceOptions } from './filter-fields.ts'
import { isNarrowed, getSort, writeFilter, type DirectoryFilter } from './directory-filter.ts'
import { sortText } from './sort-options.ts'
import { nearMe, wholeName } from './understood.ts'

export type SupplierList = DirectoryQuery['suppliers']

type CountedList = Omit<SupplierList, 'edges' | 'alternatives'>

/** Such as "76 roman blind suppliers within 25 miles of Stroud (4 in town) · Nearest". */
export const countText = (list: CountedList, filter: DirectoryFilter) =>
  [
    `${numberText(list)} ${understoodText(list, filter)}${inTownText(list, filter)}`,
    ...(list.totalCount > 1 ? [orderText(list, filter)] : []),
  ].join(' · ')

/** Such as " (237 in town)", as the town's tile and page show. */
const inTownText = ({ place, reading, totalCount }: CountedList, filter: DirectoryFilter) => {
  const isAllAround = reading.radiusMiles !== null && !isNarrowed({ ...filter, location: '', place: '', radius: '' })
  return isAllAround && place?.kind === 'TOWN' && place.supplierCount > 0 && place.supplierCount < totalCount
    ? ` (${thousands(place.supplierCount)} in town)`
    : ''
}

/** Such as "roman blind suppliers within 25 miles of Stroud". */
export const understoodText = (list: CountedList, filter: DirectoryFilter) =>
  [getSubject(list), list.totalCount === 1 ? 'supplier' : 'suppliers', formatQualities(list), whereText(list, filter)]
    .filter(Boolean)
    .join(' ')

/** Empty if other suppliers replace the requested ones. */
const getSubject = ({ reading, droppedWords, droppedService }: CountedList) =>
  droppedWords.length || droppedService ? '' : reading.subject

/** Such as "for “regency”, rated 4+ and open now". */
const formatQualities = ({ reading, droppedWords, correctedQuery }: CountedList) => {
  const { words, subject, openNow, minRating, keepsUnrated } = reading
  const isNamed = words && !subject && !droppedWords.length && !correctedQuery
  const rated = minRating !== null && `rated ${minRating}+${keepsUnrated ? ' or not yet rated' : ''}`
  return [isNamed && `for “${words}”`, [rated, openNow && 'open now'].filter(Boolean).join(' and ')]
    .filter(Boolean)
    .join(' ')
}

const whereText = ({ place, reading }: CountedList, { location, at, area, counties }: DirectoryFilter) => {
  if (area) return 'in this area'
  if (at) return 'near your location'
  if (place) {
    const isUnsure = reading.namesakes.length > 0 || location === wholeName(place)
    const isPostcode = place.town !== null || postcode.test(location)
    const name = isPostcode ? postcodeName(place, location) : isUnsure ? wholeName(place) : place.name
    return reading.radiusMiles === null
      ? `in ${withArticle(name)}`
      : `within ${formatMiles(reading.radiusMiles)} of ${withArticle(name)}`
  }
  if (counties.length > 3) return `in ${counties.length} counties`
  return counties.length ? `in ${counties.join(', ').replace(/, ([^,]*)$/, ' and $1')}` : ''
}

const withArticle = (name: string) => (takesArticle.test(name) ? `the ${name}` : name)
const takesArticle =
  /^(?:United Kingdom|Netherlands|(?:Isle|Vale|Forest) of .*|New Forest|.* (?:Counties|Islands|Downs|Dales|Fens|Broads|Highlands|Midlands|Borders|Country|Valley|Hills))$/

const postcode = /^[a-z]{1,2}\d/i

export const formatMiles = (miles: number) => plural(Math.round(miles), 'mile')

const orderText = ({ reading }: CountedList, filter: DirectoryFilter) => {
  const sort = getSort(filter)
  return sortText(sort === 'distance' && reading.radiusMiles === null ? 'best' : sort)
}

/** Such as "1,000+" if counting stopped. */
export const numberText = ({ totalCount, isTotalExact }: Pick<SupplierList, 'totalCount' | 'isTotalExact'>) =>
  `${thousands(totalCount)}${isTotalExact ? '' : '+'}`

export const suppliersText = (list: Pick<SupplierList, 'totalCount' | 'isTotalExact'>) =>
  `${numberText(list)} ${list.totalCount === 1 ? 'supplier' : 'suppliers'}`

/** Such as "GL50, Cheltenham, Gloucestershire". */
const postcodeName = ({ name, town, county }: NonNullable<SupplierList['place']>, typed: string) => {
  const [code] = /^[a-z]{1,2}\d\S*(?:\s+\d\S*)?/i.exec(typed.replace(/,.*/s, '').trim()) ?? []
  return [...new Set([code?.toUpperCase() ?? name, town, county].filter(Boolean))].join(', ')
}

export const formatDirectoryTitle = ({ services, location, search, counties }: DirectoryFilter) => {
  const what = [search, ...services.map(serviceLabel)].filter(Boolean).join(', ') || 'Blind & Curtain'
  const where =
    location && location !== nearMe
      ? `near ${location}`
      : counties.length
        ? `in ${counties.slice(0, 3).join(', ')}`
        : 'in the UK and Europe'
  return `${what} Suppliers ${where}`
}

export const formatDirectoryDescription = (filter: DirectoryFilter) =>
  `${formatDirectoryTitle(filter)}: compare local suppliers and fitters of blinds, curtains and shutters by rating, reviews and distance.`

/** Independent of case, spacing and order; a chosen place is its slug, a county its name. */
export const canonicalQuery = (filter: DirectoryFilter, place?: SupplierList['place']) => {
  const lasting = { ...filter, sort: '', at: '', area: '', openNow: '', exact: '' }
  const known = place?.kind === 'COUNTY' && !filter.search ? countyInstead(lasting, place.name) : lasting
  const query = writeFilter({
    ...known,
    search: plain(known.search),
    location: known.place ? '' : plain(known.location),
    services: serviceOptions.map(({ value }) => value).filter((value) => known.services.includes(value)),
    counties: known.counties.map(spaced).sort(),
  }).toString()
  return query ? `?${query}` : ''
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const plain = (text: string) => spaced(text).toLowerCase()
const countyInstead = (filter: DirectoryFilter, county: string): DirectoryFilter => ({
  ...filter,
  location: '',
  place: '',
  radius: '',
  counties: [county],
})

/** Search engines may index the whole directory, or one service in one county. */
export const isWorthFinding = (canonical: string): boolean => {
  const params = new URLSearchParams(canonical)
  return canonical === '' || (params.size === 2 && params.has('service') && params.has('county'))
}
