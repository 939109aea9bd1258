import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { wordsSettled } from '../../api/suppliers/model/matches.ts'
import { currentColumns } from '../../api/suppliers/model/supplier-model.ts'
import { countMatches, facetsOf } from '../../api/suppliers/search/count-suppliers.ts'
import { searchSuppliers, type ListArgs } from '../../api/suppliers/search/search-suppliers.ts'
import { Service } from '../../api/suppliers/service.ts'
import { suggest } from '../../api/suppliers/search/suggest.ts'
import { statisticsOf, timeOf, timesThose } from './statistics.ts'
import { readSamples, type Samples } from './search-samples.ts'

/** One line of the table: milliseconds as seen by the caller of the search, including all its queries. */
export interface Measured {
  what: string
  p50Ms: number
  p95Ms: number
  /** How many times a county's page, asked for in turn with it, by the middle and by the 95th percentile. */
  times: { p50: number; p95: number }
  /** What `times.p95` must not exceed. */
  bar?: number
}

const warmUp = 20
/** Words that nobody has searched for yet: their sets are then made while others are measured. */
const newWords = 40

/** Up to so many suppliers the stricter bars hold. */
const few = 100_000

/**
 * Times searches on a database of many listed suppliers, for counties, words and places that occur in it, once the
 * suppliers, these words and the texts are held in memory, as on a site that has run for a while; and at last words that are not.
 */
export const benchSearch = async (pool: Pool, { suppliers = few, runs = 200 } = {}): Promise<Measured[]> => {
  const samples = await readSamples(pool)
  const barOf = (bar: number) => (suppliers <= few ? bar : 8)
  const list = (args: ListArgs) => searchSuppliers(pool, args)
  const { all } = pools(samples)
  const relevant = (index: number) => list({ filter: { query: all.word(index) }, sort: 'RELEVANCE' })
  const countyPage = (index: number) => list({ filter: { county: all.county(index) } })
  const measure = async (
    what: string,
    run: (index: number) => Promise<unknown>,
    bar?: number,
    times = runs + warmUp,
  ): Promise<Measured> => {
    const [own, ofPages]: [number[], number[]] = [[], []]
    for (let index = 0; index < times; index++) {
      const [ownMs, pageMs] = [await timeOf(() => run(index)), await timeOf(() => countyPage(index + 1))]
      if (index < warmUp && times > newWords) continue
      own.push(ownMs)
      ofPages.push(pageMs)
    }
    const found = statisticsOf(own)
    return { what, ...found, times: timesThose(found, statisticsOf(ofPages)), ...(bar ? { bar: barOf(bar) } : {}) }
  }
  await holdInMemory(
    pool,
    Array.from({ length: runs + warmUp }, (_, index) => [all.word(index), all.typo(index)]).flat(),
  )
  const newWord = (index: number) => all.word(runs + warmUp + index)
  const page500 = await cursorOfPage(pool, 500)
  const found = await Promise.all(
    samples.places.slice(0, 20).map((near) => list({ filter: { near, query: all.word(3) } })),
  )
  const plain = await Promise.all(samples.counties.slice(0, 20).map((county) => list({ filter: { county } })))
  return [
    await measure('county page', countyPage),
    await measure(
      'words + county + service by rating',
      (i) => list({ filter: { query: all.word(i), county: all.county(i), service: all.service(i) } }),
      4,
    ),
    await measure(
      'words + place + service by rating',
      (i) => list({ filter: { query: all.word(i), near: all.place(i), service: all.service(i) } }),
      4,
    ),
    await measure('words alone', (i) => list({ filter: { query: all.word(i) } }), 4),
    await measure(
      'words and a place in one text',
      (i) => list({ filter: { query: `${all.word(i)} in ${all.place(i)}` } }),
      4,
    ),
    await measure('words by relevance, for the first time', relevant, 4),
    await measure('words by relevance', relevant, 4),
    await measure('a misspelt word', (i) => list({ filter: { query: all.typo(i) } }), 4),
    await measure('suggestions for a prefix', (i) => suggest(pool, all.prefix(i), 8), 1),
    await measure('50 miles by rating', (i) => list({ filter: { near: all.place(i) } }), 4),
    await measure('50 miles by distance', (i) => list({ filter: { near: all.place(i) }, sort: 'DISTANCE' }), 4),
    await measure('facets of a county', (i) => facetsOf(pool, plain[i % plain.length]!.search), 6),
    await measure('facets of words near a place', (i) => facetsOf(pool, { ...found[i % found.length]!.search }), 6),
    await measure('count of words near a place', (i) => countMatches(pool, { ...found[i % found.length]!.search }), 4),
    await measure('page 500', () => list({ after: page500 }), 4),
    await measure('words alone, for the first time', (i) => list({ filter: { query: newWord(i) } }), 4, newWords),
  ]
}

/** Waits until the suppliers are held in memory, those with each of these words, and the texts that are ranked by relevance. */
const holdInMemory = async (pool: Pool, words: readonly string[]) => {
  while (!(await currentColumns(pool))) await setTimeout(100)
  for (const query of new Set(words)) await searchSuppliers(pool, { filter: { query } })
  await wordsSettled(pool)
  await searchSuppliers(pool, { filter: { query: words[0]! }, sort: 'RELEVANCE' })
  await wordsSettled(pool)
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
