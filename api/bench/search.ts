import type { Pool } from 'pg'
import { countMatches, facetsOf } from '../suppliers/search/count-suppliers.ts'
import { searchSuppliers, type ListArgs } from '../suppliers/search/search-suppliers.ts'
import { Service } from '../suppliers/service.ts'
import { suggest } from '../suppliers/search/suggest.ts'
import { readSamples, type Samples } from './search-samples.ts'

/** One line of the table: milliseconds as seen by the caller of the search, including all its queries. */
export interface Measured {
  what: string
  p50Ms: number
  p95Ms: number
  /** What p95 must not exceed, where a bar is set. */
  barMs?: number
}

const warmUp = 20

/**
 * Times searches on a database of many listed suppliers, for counties, words and places that occur in it. On a busy
 * machine, `bestOf` runs each search several times and counts the fastest.
 */
export const benchSearch = async (pool: Pool, { runs = 200, bestOf = 1 } = {}): Promise<Measured[]> => {
  const samples = await readSamples(pool)
  const list = (args: ListArgs) => searchSuppliers(pool, args)
  const measure = async (what: string, run: (index: number) => Promise<unknown>, barMs?: number): Promise<Measured> => {
    const times: number[] = []
    for (let index = 0; index < runs + warmUp; index++) {
      let best = Infinity
      for (let attempt = 0; attempt < bestOf; attempt++) {
        const start = performance.now()
        await run(index)
        best = Math.min(best, performance.now() - start)
      }
      if (index >= warmUp) times.push(best)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 100) / 100
    return { what, p50Ms: at(0.5), p95Ms: at(0.95), ...(barMs ? { barMs } : {}) }
  }
  const { all } = pools(samples)
  const page500 = await cursorOfPage(pool, 500)
  const found = await Promise.all(
    samples.places.slice(0, 20).map((near) => list({ filter: { near, query: all.word(3) } })),
  )
  const plain = await Promise.all(samples.counties.slice(0, 20).map((county) => list({ filter: { county } })))
  return [
    await measure('county page', (i) => list({ filter: { county: all.county(i) } })),
    await measure(
      'words + county + service by rating',
      (i) => list({ filter: { query: all.word(i), county: all.county(i), service: all.service(i) } }),
      10,
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
    await measure('suggestions for a prefix', (i) => suggest(pool, all.prefix(i), 8), 2),
    await measure('50 miles by rating', (i) => list({ filter: { near: all.place(i) } }), 10),
    await measure('50 miles by distance', (i) => list({ filter: { near: all.place(i) }, sort: 'DISTANCE' })),
    await measure('facets of a county', (i) => facetsOf(pool, plain[i % plain.length]!.search), 1),
    await measure('facets of words near a place', (i) => facetsOf(pool, found[i % found.length]!.search)),
    await measure('count of words near a place', (i) => countMatches(pool, { ...found[i % found.length]!.search })),
    await measure('page 500', () => list({ after: page500 })),
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
