import type { Pool } from 'pg'
import { countMatches, countFacets } from '../../api/suppliers/search/count-suppliers.ts'
import { searchSuppliers, type ListArgs } from '../../api/suppliers/search/search-suppliers.ts'
import type { SupplierFilter } from '../../api/suppliers/search/filters/supplier-filter.ts'
import { mapExtent, supplierMap } from '../../api/suppliers/map/supplier-map.ts'
import { Service } from '../../api/suppliers/rules/service.ts'
import { suggest } from '../../api/suppliers/search/suggest/suggest.ts'
import { getStatistics, measureTime, formatRatio } from './statistics.ts'
import { readSamples, type Samples } from './search-samples.ts'

/** `times` are ratios to a county's list. */
interface SearchBars {
  p95Ms: number
  times?: { p50: number; p95: number }
}

/** Milliseconds as seen by the caller, including all queries. */
export interface SearchFigures {
  what: string
  p50Ms: number
  p95Ms: number
  /** The ratio to a county's list measured in turn, by median and 95th percentile. */
  times: { p50: number; p95: number }
  bars?: SearchBars
}

export const isMet = ({ p95Ms, times, bars }: SearchFigures): boolean =>
  !bars ||
  (p95Ms <= bars.p95Ms && times.p50 <= (bars.times?.p50 ?? Infinity) && times.p95 <= (bars.times?.p95 ?? Infinity))

const warmUp = 20

/** Up to this many suppliers, stricter limits apply. */
const few = 100_000
const searchBars: SearchBars = { p95Ms: 40, times: { p50: 15, p95: 30 } }
const mapBars = { all: { p95Ms: 20 }, search: { p95Ms: 80 } }
const largeSiteBars: SearchBars = { p95Ms: 1000 }

const country = { south: 49.8, west: -8.2, north: 60.9, east: 1.8 }
const london = { south: 51.28, west: -0.51, north: 51.69, east: 0.33 }

/** Each in turn with a county's list. */
export const benchSearch = async (pool: Pool, { suppliers = few, runs = 200 } = {}): Promise<SearchFigures[]> => {
  const samples = await readSamples(pool)
  const list = (args: ListArgs) => searchSuppliers(pool, args)
  const { all } = pools(samples)
  const countyList = (index: number) => list({ filter: { county: all.county(index) } })
  const measure = async (
    what: string,
    run: (index: number) => Promise<unknown>,
    bars: SearchBars = searchBars,
  ): Promise<SearchFigures> => {
    const [own, listTimes]: [number[], number[]] = [[], []]
    for (let index = 0; index < runs + warmUp; index++) {
      const [ownMs, listMs] = [await measureTime(() => run(index)), await measureTime(() => countyList(index + 1))]
      if (index < warmUp) continue
      own.push(ownMs)
      listTimes.push(listMs)
    }
    const found = getStatistics(own)
    return {
      what,
      ...found,
      times: formatRatio(found, getStatistics(listTimes)),
      bars: suppliers <= few ? bars : largeSiteBars,
    }
  }
  const map = (bounds: typeof country, zoom: number, filter: SupplierFilter = {}) =>
    supplierMap(pool, { bounds, zoom, filter })
  const page500 = await cursorOfPage(pool, 500)
  const found = await Promise.all(
    samples.places.slice(0, 20).map((near) => list({ filter: { near, query: all.word(3) } })),
  )
  const plain = await Promise.all(samples.counties.slice(0, 20).map((county) => list({ filter: { county } })))
  return [
    await measure('a county’s list', countyList),
    await measure('words + county + service by rating', (i) =>
      list({ filter: { query: all.word(i), county: all.county(i), service: all.service(i) } }),
    ),
    await measure('words + place + service by rating', (i) =>
      list({ filter: { query: all.word(i), near: all.place(i), service: all.service(i) } }),
    ),
    await measure('words alone', (i) => list({ filter: { query: all.word(i) } })),
    await measure('words and a place in one text', (i) =>
      list({ filter: { query: `${all.word(i)} in ${all.place(i)}` } }),
    ),
    await measure('words by relevance', (i) => list({ filter: { query: all.word(i) }, sort: 'RELEVANCE' })),
    await measure('a misspelt word', (i) => list({ filter: { query: all.typo(i) } })),
    await measure('suggestions for a prefix', (i) => suggest(pool, all.prefix(i), 8)),
    await measure('50 miles by rating', (i) => list({ filter: { near: all.place(i) } })),
    await measure('50 miles by distance', (i) => list({ filter: { near: all.place(i) }, sort: 'DISTANCE' })),
    await measure('facets of a county', (i) => countFacets(pool, plain[i % plain.length]!.search)),
    await measure('facets of words near a place', (i) => countFacets(pool, found[i % found.length]!.search)),
    await measure('count of words near a place', (i) => countMatches(pool, found[i % found.length]!.search)),
    await measure('page 500', () => list({ after: page500 })),
    await measure('map of the country', () => map(country, 5), mapBars.all),
    await measure('map of London', () => map(london, 9), mapBars.search),
    await measure('map of the country, a service', (i) => map(country, 5, { service: all.service(i) }), mapBars.search),
    await measure('map of the country, a word', (i) => map(country, 5, { query: all.word(i) }), mapBars.search),
    await measure('map of London, a word', (i) => map(london, 9, { query: all.word(i) }), mapBars.search),
    await measure(
      'extent of words near a place',
      (i) => mapExtent(pool, found[i % found.length]!.search),
      mapBars.search,
    ),
  ]
}

const pools = ({ counties, places, words, typos, prefixes }: Samples) => {
  const of = (list: readonly string[]) => (index: number) => list[index % list.length]!
  const services = Object.values(Service)
  const all = {
    county: of(counties),
    place: of(places),
    word: of(words),
    typo: of(typos),
    prefix: of(prefixes),
    service: (index: number) => services[index % services.length]!,
  }
  return { all }
}

const cursorOfPage = async (pool: Pool, page: number): Promise<string | null> => {
  let after: string | null = null
  for (let read = 0; read < (page - 1) * 20; read += 100) {
    const { pageInfo } = await searchSuppliers(pool, { first: 100, after })
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor
  }
  return after
}
