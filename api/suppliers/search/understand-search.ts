import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { fullCountyName } from './county-names.ts'
import { tokensOf } from './read-query.ts'
import { everySupplier, type Search } from './search.ts'
import { defaultRadiusMiles, type CheckedFilter } from './supplier-filter.ts'
import { countiesOfRegion } from '../../places/regions.ts'
import type { Place } from '../../places/place-record.ts'
import { resolvePlace } from '../../places/resolve-place.ts'
import { understandWords, weigh } from './understand-words.ts'

/** What a visitor means by a filter. An unknown place is searched for in the text of suppliers' places. */
export const understandSearch = async (pool: Pool, filter: CheckedFilter): Promise<Search> => {
  const names = [...(filter.county ? [filter.county] : []), ...(filter.counties ?? [])]
  const hasPlace = Boolean(filter.near) || names.length > 0 || Boolean(filter.around ?? filter.within)
  const [words, near, counties] = await Promise.all([
    understandWords(pool, filter.query ?? '', hasPlace),
    filter.near ? resolvePlace(pool, filter.near) : null,
    countiesIn(pool, names),
  ])
  const place = near ?? words.place
  const unknownPlace =
    filter.near && !near ? tokensOf(filter.near).map((token) => ({ typed: token, alternatives: [token] })) : []
  const { around, radiusMiles } = filter
  const where = around
    ? circleAround(around, radiusMiles)
    : place
      ? await conditionsOfPlace(pool, place, radiusMiles)
      : {}
  const services = [...new Set([...(filter.service ? [filter.service] : []), ...(filter.services ?? [])])]
  return {
    ...everySupplier,
    ...where,
    terms: [...words.terms, ...(await weigh(pool, unknownPlace, 'C'))],
    place,
    correctedQuery: words.correctedQuery,
    isVerified: filter.verified ?? false,
    ...(services.length ? { services } : {}),
    ...(counties.length ? { counties } : {}),
    ...(filter.within ? { box: filter.within } : {}),
  }
}

/** Full names of the counties; an unknown name stays as it is, and so matches nobody. */
const countiesIn = async (pool: Pool, names: readonly string[]): Promise<string[]> =>
  [...new Set(await Promise.all(names.map(async (name) => (await fullCountyName(pool, name)) ?? name)))].toSorted()

const circleAround = (point: { latitude: number; longitude: number }, radiusMiles?: number | null) => ({
  circle: { ...point, radiusMiles: radiusMiles ?? defaultRadiusMiles },
})

const unitedKingdom = 'United Kingdom'

/**
 * The conditions that a place puts on suppliers: in the county, in those of the region or nation, in the country, or
 * around the town or postcode.
 */
const conditionsOfPlace = async (
  pool: Pool,
  { type, name, country, latitude, longitude, radiusMiles: size = 0 }: Place,
  asked?: number | null,
): Promise<Partial<Pick<Search, 'circle' | 'country' | 'countiesOfPlace'>>> => {
  if (type === 'county') return { countiesOfPlace: [name] }
  if (type === 'country' && country === 'GB' && name !== unitedKingdom)
    return { countiesOfPlace: countiesOfRegion(name) ?? (await countiesOf(pool, name)) }
  if (type === 'country') return { country: name }
  return { circle: { latitude, longitude, radiusMiles: asked ?? Math.max(defaultRadiusMiles, size) } }
}

const countiesOf = async (pool: Pool, nation: string): Promise<string[]> => {
  const { rows } = await runSql<{ name: string }>(pool, 'select name from county where country = $1', [nation])
  return rows.map(({ name }) => name)
}
