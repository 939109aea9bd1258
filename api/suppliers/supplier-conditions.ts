import { tsqueryOf } from './read-query.ts'
import type { Circle, Search } from './search.ts'

/** Collects the values of a statement; `add` answers the placeholder. */
export class Values {
  readonly list: unknown[] = []
  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}

const milesPerDegree = 69.09 // of latitude

/** The smallest box of degrees around a circle. */
export const boxOf = ({ latitude, longitude, radiusMiles }: Circle) => {
  const north = radiusMiles / milesPerDegree
  const farthest = Math.min(89, Math.abs(latitude) + north)
  const east = Math.min(180, north / Math.cos((farthest * Math.PI) / 180))
  return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east }
}

/** How far a row of `supplier s` is from the middle of a circle. */
export const milesFrom = ({ latitude, longitude }: Circle, values: Values) =>
  `miles_between(${values.add(latitude)}, ${values.add(longitude)}, s.latitude, s.longitude)`

/** That a row of `supplier s` lies in the circle: through the index of points, or to filter rows read anyway. */
export const inCircle = (circle: Circle, values: Values, byIndex: boolean): string[] => {
  const { south, north, west, east } = boxOf(circle)
  const [w, s, e, n] = [west, south, east, north].map((degrees) => `${values.add(degrees)}::float8`)
  const box = byIndex
    ? [`point(s.longitude, s.latitude) <@ box(point(${w}, ${s}), point(${e}, ${n}))`]
    : [`s.latitude between ${s} and ${n}`, `s.longitude between ${w} and ${e}`]
  return [...box, `${milesFrom(circle, values)} <= ${values.add(circle.radiusMiles)}`]
}

/** The words of a search as PostgreSQL reads them. */
export const tsquery = ({ terms }: Search, values: Values): string =>
  `to_tsquery('supplier_text', ${values.add(tsqueryOf(terms))})`

/** The conditions on a row of `supplier s`, but for where it is. */
export const otherConditions = (search: Search, values: Values): string[] => {
  const conditions: string[] = []
  if (search.service) conditions.push(`s.service_groups @> array[${values.add(search.service)}::text]`)
  if (search.terms.length) conditions.push(`s.tsv @@ ${tsquery(search, values)}`)
  if (search.isVerified) conditions.push('s.is_verified')
  return conditions
}

/** The conditions that an index of an order holds in front: which suppliers there are to choose from. */
export const scopeConditions = ({ county, countiesOfPlace, country }: Search, values: Values): string[] => [
  `s.status = 'listed'`,
  ...(county === undefined ? [] : [`s.county = ${values.add(county)}`]),
  ...(!countiesOfPlace
    ? []
    : countiesOfPlace.length === 1
      ? [`s.county = ${values.add(countiesOfPlace[0])}`]
      : [`s.county = any(${values.add(countiesOfPlace)})`]),
  ...(country ? [`s.country = ${values.add(country)}`] : []),
]
