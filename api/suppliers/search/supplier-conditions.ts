import { milesPerDegree } from '../../places/geometry/miles-between.rules.ts'
import { isAttribute, toNameQuery, toTextQuery } from './words/read-query.ts'
import { levelIfMentioned, milesForLevel, milesForQuality, worstLevel } from './best-order.rules.ts'
import { continent, localTime } from '../rules/time-zone.rules.ts'
import { isSaidOfFirm } from './words/synonyms.ts'
import { filterNames, type CountedFilter, type FilterName } from './filters/filters.rules.ts'
import type { Box, Circle, Search, SearchTerm } from './search.ts'
import { isSet, type ActiveFilter } from './filters/supplier-filter.ts'
import { weekdays } from '../opening-hours/weekdays.rules.ts'
import { toMinutes } from '../opening-hours/opening-hours.rules.ts'

/** `add` returns the placeholder. */
export class Values {
  readonly list: unknown[] = []
  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}

export const toBoundingBox = ({ latitude, longitude, radiusMiles }: Circle): Box => {
  const north = radiusMiles / milesPerDegree
  const farthest = Math.min(89, Math.abs(latitude) + north)
  const east = Math.min(180, north / Math.cos((farthest * Math.PI) / 180))
  return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east }
}

export const getSearchBox = ({ circle, box }: Pick<Search, 'circle' | 'box'>): Box | undefined => {
  const around = circle && toBoundingBox(circle)
  return around && box ? intersect(around, box) : (around ?? box)
}

export const intersect = (box: Box, other: Box = box): Box => ({
  south: Math.max(box.south, other.south),
  north: Math.min(box.north, other.north),
  west: Math.max(box.west, other.west),
  east: Math.min(box.east, other.east),
})

/** SQL for `supplier_search s`. */
export const milesFrom = ({ latitude, longitude }: Circle, values: Values) =>
  `miles_between(${values.add(latitude)}, ${values.add(longitude)}, s.latitude, s.longitude)`

/** SQL for `supplier_search s`, through the index of points or as a filter. */
export const inBox = ({ south, north, west, east }: Box, values: Values, byIndex: boolean): string[] => {
  const [w, s, e, n] = [west, south, east, north].map((degrees) => `${values.add(degrees)}::float8`)
  return byIndex
    ? [`point(s.longitude, s.latitude) <@ box(point(${w}, ${s}), point(${e}, ${n}))`]
    : [`s.latitude between ${s} and ${n}`, `s.longitude between ${w} and ${e}`]
}

export const boxConditions = (
  { circle, box }: Pick<Search, 'circle' | 'box'>,
  values: Values,
  byIndex: boolean,
): string[] => {
  const area = getSearchBox({ circle, box })
  if (!area) return []
  if (area.south > area.north || area.west > area.east) return ['false'] // PostgreSQL would swap the corners
  return [
    ...inBox(area, values, byIndex),
    ...(circle ? [`${milesFrom(circle, values)} <= ${values.add(circle.radiusMiles)}`] : []),
  ]
}

export const where = (conditions: readonly string[]) => (conditions.length ? `where ${conditions.join(' and ')}` : '')

export const tsquery = (search: Pick<Search, 'terms'>, values: Values): string =>
  searchedTerms(search)
    .map((term) => toTermTsquery(term, values))
    .join(' && ')

/** What is said of firms is only searched if nothing else is. */
export const searchedTerms = ({ terms }: Pick<Search, 'terms'>): readonly SearchTerm[] => {
  const hasGoods = terms.some((term) => !term.within && !isSaidOfFirm(term))
  return hasGoods ? terms.filter((term) => term.within || !isSaidOfFirm(term)) : terms
}

/** Neither places nor names. */
export const topicalTerms = (search: Pick<Search, 'terms'>): readonly SearchTerm[] =>
  searchedTerms(search).filter(({ within }) => !within)

export const selectTermLevel = (term: SearchTerm, values: Values): string => `
  case when s.topic @@ ${toTermTsquery(term, values)} then 0
       when s.tsv @@ ${toTermTsquery(term, values, 'AB')} then 1 else ${levelIfMentioned} end`

export const selectMatchLevel = (search: Pick<Search, 'terms'>, values: Values): string => {
  const levels = topicalTerms(search).map((term) => {
    const level = selectTermLevel(term, values)
    return isAttribute(term) ? `least(1, ${level})` : level
  })
  return levels.length ? `least(${worstLevel}, ${levels.join(' + ')})` : '0'
}

/** 0 if no term is a topic. */
export const lastLevel = (search: Pick<Search, 'terms'>): number =>
  Math.min(worstLevel, levelIfMentioned * topicalTerms(search).length)

/** SQL of the order around a place: the lowest is first. */
export const bestOrderMiles = `${milesForLevel} * level + miles - ${milesForQuality} * quality`

/** Texts are indexed by stems and names by whole words; both are only queried if they differ, for speed. */
const toTermTsquery = (term: SearchTerm, values: Values, within: string | undefined = term.within): string => {
  const texts = () => `to_tsquery('supplier_text', ${values.add(toTextQuery(term, within))})`
  const names = () => `to_tsquery('simple', search_key(${values.add(toNameQuery(term))}))`
  if (term.within) return term.within === 'A' ? names() : texts()
  const [inTexts, inNames] = [texts(), names()]
  return `(case when ${inNames} <@ ${inTexts} then ${inTexts} else ${inTexts} || ${inNames} end)`
}

interface Condition<Name extends FilterName> {
  /** For `supplier_search s`. */
  sql: (value: NonNullable<ActiveFilter[Name]>, values: Values, search: Search) => string
  share: Name extends CountedFilter ? 'counted' : number
}

const conditions: { [Name in FilterName]: Condition<Name> } = {
  services: { sql: (services, values) => offersAny(services, values), share: 'counted' },
  counties: { sql: (counties, values) => matchesAny('s.county', counties, values), share: 'counted' },
  openNow: { sql: (_, values) => isOpen(openAt(), values), share: 0.4 },
  minRating: {
    sql: (stars, values, { keepsUnrated }) => {
      const minStars = values.add(Math.fround(stars)) // PostgreSQL refuses a real that is too near to 0
      return keepsUnrated
        ? `(s.average_rating >= ${minStars}::real or s.review_count = 0)`
        : `s.average_rating >= ${minStars}::real and s.review_count > 0`
    },
    share: 0.4,
  },
  maxMinimumOrderPence: { sql: (pence, values) => `s.minimum_order_pence <= ${values.add(pence)}::int`, share: 0.1 },
  verified: { sql: () => 's.is_verified', share: 0.3 },
}

export const uncountedShare = (search: Search): number =>
  filterNames.reduce((product, name) => {
    const { share } = conditions[name]
    return isSet(search[name]) && share !== 'counted' ? product * share : product
  }, 1)

const buildCondition = <Name extends FilterName>(name: Name, search: Search, values: Values): string[] => {
  const value = search[name] as NonNullable<ActiveFilter[Name]> | undefined
  return value !== undefined && isSet(value) ? [conditions[name].sql(value, values, search)] : []
}

export const otherConditions = (search: Search, values: Values): string[] => [
  ...(search.terms.length ? [`s.tsv @@ (${tsquery(search, values)})`] : []),
  ...(search.level === undefined ? [] : [`${selectMatchLevel(search, values)} = ${values.add(search.level)}::int`]),
  ...filterNames.flatMap((name) => (name === 'counties' ? [] : buildCondition(name, search, values))),
]

/** Unknown hours do not count as open. */
const isOpen = ({ british, continental }: OpenAt, values: Values): string =>
  british === continental
    ? `s.open_minutes @> ${values.add(british)}::int`
    : `s.open_minutes @> case when s.country = any(${values.add(continent)}::text[]) then ${values.add(continental)}::int else ${values.add(british)}::int end`

const offersAny = (services: readonly string[], values: Values) =>
  services.length === 1
    ? `s.service_groups @> array[${values.add(services[0])}::text]`
    : `s.service_groups && ${values.add(services)}::text[]`

const matchesAny = (column: string, names: readonly string[], values: Values) =>
  names.length === 1 ? `${column} = ${values.add(names[0])}` : `${column} = any(${values.add(names)})`

export const searchConditions = (search: Search, values: Values, byIndex: boolean): string[] => [
  ...scopeConditions(search, values),
  ...boxConditions(search, values, byIndex),
  ...otherConditions(search, values),
]

/** For the leading columns of an order's index. */
export const scopeConditions = (search: Search, values: Values): string[] => [
  ...buildCondition('counties', search, values),
  ...(search.countiesOfPlace ? [matchesAny('s.county', search.countiesOfPlace, values)] : []),
  ...(search.country ? [`s.country = ${values.add(search.country)}`] : []),
]

/** In minutes since Monday 0:00, by the clocks of the suppliers' countries. */
interface OpenAt {
  /** In the United Kingdom, Ireland and the Crown dependencies. */
  british: number
  /** In France, Germany, Spain, Italy, the Netherlands and Belgium. */
  continental: number
}

const minutesPerDay = 1440

const minuteOfWeek = (at: Date, country: string): number => {
  const { day, time } = localTime(at, country)
  return weekdays.indexOf(day) * minutesPerDay + toMinutes(time)
}

const openAt = (at = new Date()): OpenAt => ({
  british: minuteOfWeek(at, 'United Kingdom'),
  continental: minuteOfWeek(at, 'France'),
})
