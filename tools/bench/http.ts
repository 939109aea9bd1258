import type { Pool } from 'pg'
import { boundlessKey } from './boundless-key.ts'
import { loadLists, type Contender, type LoadResult } from '../packages/load.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { startBuiltSite, startServer } from '../servers/server-process.ts'

const fields =
  'id name city county averageRating reviewCount description services isPremium isVerified phone email address postcode'
const ours = `query List($county: String!) { suppliers(filter: { county: $county }, sort: RATING, first: 20) { nodes { ${fields} } } }`
const postgraphile = `query List($county: String!) {
  suppliers: allSuppliers(
    first: 20, condition: { county: $county, status: "listed" }, orderBy: [AVERAGE_RATING_DESC, REVIEW_COUNT_DESC, ROW_ID_DESC]
  ) { nodes { ${fields.replace('id', 'id: rowId')} } }
}`

export type Names = 'raw' | 'postgraphile' | 'yoga' | 'uncached' | 'cached'
export type HttpResults = Record<Names, LoadResult>

/** All servers in turn and several times, so that other load affects them alike; the median counts. */
export const benchHttp = async (
  pool: Pool,
  databaseUrl: string,
  undo: Undo,
  { seconds = 5, rounds = 3 } = {},
): Promise<HttpResults> => {
  const counties = await largeCounties(pool)
  const headers = { 'x-api-key': await boundlessKey(pool) }
  const site = await startBuiltSite(databaseUrl, undo)
  const contenders: Record<Names, Contender> = {
    raw: { name: 'raw', query: ours, ...(await startServer('raw-server.ts', databaseUrl, undo)) },
    postgraphile: {
      name: 'PostGraphile',
      query: postgraphile,
      ...(await startServer('../packages/postgraphile-server.ts', databaseUrl, undo)),
    },
    yoga: {
      name: 'GraphQL Yoga',
      query: ours,
      ...(await startServer('../packages/yoga-server.ts', databaseUrl, undo)),
    },
    uncached: { name: 'this site', query: ours, headers, ...site },
    cached: { name: 'this site, cached', query: ours, isRepeating: true, headers, ...site },
  }
  await expectTheSameList(Object.values(contenders), counties[0]!)
  const results: Record<Names, LoadResult[]> = { raw: [], postgraphile: [], yoga: [], uncached: [], cached: [] }
  const names = Object.keys(contenders) as Names[]
  for (const name of names) await loadLists(contenders[name], counties, 2)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results[name].push(await loadLists(contenders[name], counties, seconds))
  }
  return Object.fromEntries(names.map((name) => [name, median(results[name])])) as HttpResults
}

const largeCounties = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ county: string }>(
    `select county from supplier_count where county <> '' and service = '' and suppliers >= 20 order by suppliers desc limit 50`,
  )
  return rows.map(({ county }) => county)
}

/** Comparing servers that respond differently would mean nothing. */
const expectTheSameList = async (contenders: Contender[], county: string) => {
  const lists = await Promise.all(
    contenders.map(async ({ url, query, headers }) => {
      const body = JSON.stringify({ query, variables: { county } })
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      const { data } = (await response.json()) as { data?: { suppliers: { nodes: { id: string | number }[] } } }
      return data?.suppliers.nodes.map(({ id }) => id).join()
    }),
  )
  if (!lists[0] || new Set(lists).size !== 1)
    throw new Error(`the servers list different suppliers: ${lists.join(' | ')}`)
}

const median = (results: LoadResult[]): LoadResult => {
  const middle = (key: keyof LoadResult) =>
    results.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)]!
  return {
    requestsPerSecond: middle('requestsPerSecond'),
    p99Ms: middle('p99Ms'),
    cpuMicroseconds: middle('cpuMicroseconds'),
  }
}
