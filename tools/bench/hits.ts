import type { Pool } from 'pg'
import type { Undo } from '../../api/testing/undo.ts'
import { startBuiltSite } from '../servers/server-process.ts'

export interface HitsDuringScrape {
  savedPerSecond: number
  looks: number
  hits: number
}

const token = 'only while it is measured'
/** Suppliers per tenth of a second: 200 a second. */
const savedAtOnce = 20
const counties = ['Kent', 'Devon'] as const

/** Suppliers of Kent are saved while pages of Devon are read. */
export const benchHits = async (
  pool: Pool,
  databaseUrl: string,
  undo: Undo,
  { seconds = 5 } = {},
): Promise<HitsDuringScrape> => {
  const site = await startBuiltSite(databaseUrl, undo, { METRICS_TOKEN: token })
  const [saved, shown] = await Promise.all(counties.map((county) => idsIn(pool, county)))
  const paths = ['/counties/devon', '/blog', '/privacy-policy', ...shown!.slice(0, 17).map((id) => `/suppliers/${id}`)]
  const look = async (path: string) => void (await (await fetch(new URL(path, site.url))).text())
  const read = () => readCacheReads(new URL('/metrics', site.url))
  for (const path of [...paths, ...paths]) await look(path)
  const before = await read()
  const end = performance.now() + seconds * 1000
  let count = 0
  const save = async () => {
    while (performance.now() < end) {
      const next = new Promise((done) => setTimeout(done, 100))
      const ids = Array.from({ length: savedAtOnce }, () => saved![count++ % saved!.length])
      const text = 'update supplier set phone = $2 where id = $1'
      await Promise.all(ids.map((id, index) => pool.query(text, [id, `01304 ${count + index}`])))
      await next
    }
  }
  const visit = async () => {
    for (let looks = 0; performance.now() < end; looks++) await look(paths[looks % paths.length]!)
  }
  await Promise.all([save(), visit(), visit()])
  const after = await read()
  const of = (result: string) => (after.get(result) ?? 0) - (before.get(result) ?? 0)
  const hits = of('hit') + of('stale')
  return { savedPerSecond: count / seconds, looks: hits + of('miss'), hits }
}

const idsIn = async (pool: Pool, county: string): Promise<number[]> => {
  const text = `select id from supplier where status = 'listed' and county = $1 order by id limit 2000`
  return (await pool.query<{ id: number }>(text, [county])).rows.map(({ id }) => id)
}

const readCacheReads = async (url: URL): Promise<Map<string, number>> => {
  const text = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text()
  const lines = text.matchAll(/^directory_cache_reads_total\{cache="page",result="(\w+)"\} (\d+)/gm)
  return new Map([...lines].map(([, result, times]) => [result!, Number(times)]))
}
