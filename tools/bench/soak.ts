import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { generatePassword } from '../../api/accounts/sign-in/password.ts'
import { createAdminClient } from './admin-client.ts'
import { startMixedLoad } from './mixed-load.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { getNodeOptions } from '../../api/testing/node-options.ts'
import { startBuiltSite } from '../servers/server-process.ts'

export interface MemorySample {
  minute: number
  requests: number
  failed: number
  siteBytes: number
  /** All of PostgreSQL's processes, with shared memory counted once. */
  databaseBytes: number
  cacheBytes: Map<string, number>
}

const token = 'only while it is measured'

/** A row every five minutes, or every minute of a short run. */
export const benchSoak = async (
  pool: Pool,
  databaseUrl: string,
  undo: Undo,
  { minutes, onRow }: { minutes: number; onRow: (row: MemorySample) => void },
): Promise<MemorySample[]> => {
  const password = generatePassword()
  const settings = { METRICS_TOKEN: token, ADMIN_USERNAME: 'soak', ADMIN_PASSWORD: password, LOG_LEVEL: 'fatal' }
  const site = await startBuiltSite(databaseUrl, undo, settings, getNodeOptions('start'))
  const base = new URL('/', site.url)
  const { cookie } = await createAdminClient(site.url, 'soak', password)
  const rows: MemorySample[] = []
  const look = async (minute: number, counted: Pick<MemorySample, 'requests' | 'failed'>) => {
    const row: MemorySample = {
      minute,
      ...counted,
      siteBytes: await site.bytes(),
      databaseBytes: await databaseBytes(pool),
      cacheBytes: await cacheBytes(base),
    }
    rows.push(row)
    onRow(row)
  }
  await look(0, { requests: 0, failed: 0 })
  const load = await startMixedLoad(pool, site.url, cookie)
  const everyMs = Math.min(5, Math.max(1, minutes / 12), minutes) * 60_000
  const begun = performance.now()
  for (let next = everyMs; next <= minutes * 60_000; next += everyMs) {
    await wait(begun + next - performance.now())
    await look(next / 60_000, load.count())
  }
  await load.stop()
  return rows
}

const cacheBytes = async (base: URL): Promise<Map<string, number>> => {
  const response = await fetch(new URL('/metrics', base), { headers: { authorization: `Bearer ${token}` } })
  const lines = (await response.text()).matchAll(/^directory_cache_bytes\{cache="(\w+)"\} ([\d.e+]+)/gm)
  return new Map([...lines].map(([, cache, bytes]) => [cache!, Number(bytes)]))
}

/** The proportional set size, which only Linux reports; 0 elsewhere. */
const databaseBytes = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ postmaster: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as postmaster`,
  )
  const { postmaster } = rows[0]!
  const all = await readdir('/proc').catch(() => [])
  const shares = await Promise.all(
    all
      .filter((name) => /^\d+$/.test(name))
      .map(async (id) => {
        const parent = /^PPid:\s*(\d+)/m.exec(await readFile(`/proc/${id}/status`, 'utf8').catch(() => ''))?.[1]
        if (Number(id) !== postmaster && Number(parent) !== postmaster) return 0
        const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
        return 1024 * Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0)
      }),
  )
  return shares.reduce((sum, share) => sum + share, 0)
}
