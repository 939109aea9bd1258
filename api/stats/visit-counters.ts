import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { isbot } from 'isbot'
import { today } from '../database/check-last-day.ts'
import { readRow, runSql, type Db } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { viewsLock, type VisitEvents, type Analytics, type Visitor } from '../schema/analytics.ts'
import { createPeriodicWriter } from '../process/periodic-writer.ts'
import { log } from '../process/log.ts'
import { toLondon } from '../text/london-time.rules.ts'
import { getNetwork } from '../server/network.ts'
import { searchedText } from './searched-text.ts'

/** By isbot's list; an empty user agent counts as a bot. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)

export const visitLimits = {
  waiting: 5000,
  /** Per network and day, in this process: an address may serve many visitors, or one that never stops. */
  perNetwork: 1000,
  /** Visits per day; each is a hash in the database until the next day. */
  perDay: 1_000_000,
  searchesPerDay: 20_000,
}
const remembered = 100_000

/** Skips writing while views are being moved, which may take long. */
const takeLock = `select pg_try_advisory_xact_lock(${viewsLock}) "isFree"`
const deleteDays = `
  with gone as (delete from visit_day where day < ${today} returning day)
  delete from counted_visit where day in (select day from gone)`
const beginDay = `insert into visit_day (day, salt) values (${today}, $1) on conflict do nothing`
const readDay = `select to_char(day, 'YYYY-MM-DD') as day, salt, visits, searches from visit_day where day = ${today} for update`
const addHashes = `
  insert into counted_visit (hash, day) select h, $2 from unnest($1::bytea[]) with ordinality u(h, place) order by place limit $3
  on conflict do nothing returning hash`
const addCounts = `
  with viewed as (
    insert into view_count (day, supplier_id, times)
    select $6::date, v.id, v.times from unnest($1::int[], $2::int[]) v(id, times) where exists (select from supplier s where s.id = v.id)
     order by v.id
    on conflict (day, supplier_id) do update set times = view_count.times + excluded.times
  ),
  tallied as (
    insert into tally_change (kind, key, times)
    select kind, to_char($6::date, 'YYYY-MM-DD'), times from
           (values ('view', (select sum(t) from unnest($1::int[], $2::int[]) v(id, t) where exists (select from supplier s where s.id = v.id))),
                   ('search', (select sum(t) from unnest($5::int[]) t))) counted(kind, times) where times > 0
  ),
  searched as (select * from unnest($3::text[], $4::boolean[], $5::int[]) s(query, found, times)),
  known as (
    update search_count c set times = c.times + s.times from searched s
     where c.day = $6::date and c.query = s.query and c.found = s.found returning c.query, c.found
  ),
  added as (
    insert into search_count (day, query, found, times)
    select $6::date, query, found, times from searched where (query, found) not in (select query, found from known)
     order by query, found limit $7
    on conflict do nothing returning 1
  )
  update visit_day set visits = visits + $8, searches = searches + (select count(*) from added) where day = $6::date`

interface Visit extends VisitEvents {
  /** Identifies visitor and subject; hashed before it is stored. */
  of: string
}

interface Day {
  day: string
  salt: Buffer
  visits: number
  searches: number
}

const sums = <Value>(values: Value[], getKey: (value: Value) => unknown) => {
  const counted = new Map<unknown, { value: Value; times: number }>()
  for (const value of values) {
    const one = counted.get(getKey(value))
    if (one) one.times++
    else counted.set(getKey(value), { value, times: 1 })
  }
  return [...counted.values()]
}

/** As sums; false if that has to wait. */
const writeVisits = async (client: Db, visits: readonly Visit[]): Promise<boolean> => {
  if (!(await readRow<{ isFree: boolean }>(client, takeLock)).isFree) return false
  await runSql(client, deleteDays)
  await runSql(client, beginDay, [randomBytes(16)])
  const { day, salt, ...counted } = await readRow<Day>(client, readDay)
  const hashed = new Map(visits.map((visit) => [hashVisitor(salt, visit.of).toString('hex'), visit]))
  const { rows } = await runSql<{ hash: Buffer }>(client, addHashes, [
    [...hashed.keys()].map((hex) => Buffer.from(hex, 'hex')),
    day,
    Math.max(0, visitLimits.perDay - counted.visits),
  ])
  const fresh = rows.map(({ hash }) => hashed.get(hash.toString('hex'))!)
  const viewed = sums(
    fresh.flatMap((one) => one.viewed ?? []),
    (id) => id,
  )
  const searched = sums(
    fresh.flatMap((one) => one.searched ?? []),
    ({ text, hasFound: hasResults }) => `${hasResults} ${text}`,
  )
  await runSql(client, addCounts, [
    viewed.map(({ value }) => value),
    viewed.map(({ times }) => times),
    searched.map(({ value }) => value.text),
    searched.map(({ value }) => value.hasFound),
    searched.map(({ times }) => times),
    day,
    Math.max(0, visitLimits.searchesPerDay - counted.searches),
    fresh.length,
  ])
  return true
}

const hashVisitor = (salt: Buffer, text: string) =>
  createHash('sha256').update(salt).update(text).digest().subarray(0, 8)

/** Once per visitor and day; a crash loses the last seconds. */
export const createVisitCounters = (pool: Pool, { writeEveryMs = 5000 } = {}) => {
  let waiting = new Map<string, Visit>()
  const known = { day: '', salt: randomBytes(16) }
  const seen = new LRUCache<string, true>({ max: remembered })
  const ofNetworks = new LRUCache<string, number>({ max: remembered })

  const report = ({ viewed, searched }: VisitEvents, { ip, userAgent }: Visitor) => {
    if (isBot(userAgent)) return
    const network = getNetwork(ip)
    if (viewed !== undefined) recordVisit(network, { of: `${network}\n${userAgent}\nview ${viewed}`, viewed })
    if (searched)
      recordVisit(network, { of: `${network}\n${userAgent}\nsearch ${searched.hasFound} ${searched.text}`, searched })
  }

  const recordVisit = (network: string, visit: Visit) => {
    const hash = hashVisitor(known.salt, visit.of).toString('base64')
    const many = ofNetworks.get(network) ?? 0
    if (seen.has(hash) || many >= visitLimits.perNetwork || waiting.size >= visitLimits.waiting) return
    seen.set(hash, true)
    ofNetworks.set(network, many + 1)
    waiting.set(visit.of, visit)
  }

  /** Here and in the database, even without visitors. */
  const deleteOldDays = async () => {
    const day = toLondon(new Date()).slice(0, 10)
    if (day === known.day) return
    await runSql(pool, deleteDays)
    known.day = day
    known.salt = randomBytes(16)
    seen.clear()
    ofNetworks.clear()
  }

  const writeNow = async () => {
    const visits = waiting
    let isWritten = false
    try {
      await deleteOldDays()
      if (!visits.size) return
      waiting = new Map()
      isWritten = await inTransaction(pool, (client) => writeVisits(client, [...visits.values()]))
    } catch (error) {
      log.warn({ err: error }, 'could not write views and searches')
    }
    if (waiting !== visits && !isWritten) waiting = new Map([...visits, ...waiting].slice(0, visitLimits.waiting)) // retried next time
  }

  return {
    analytics: { eventsFor: findEvents, report } satisfies Analytics,
    ...createPeriodicWriter(writeNow, writeEveryMs),
  }
}

const findEvents: Analytics['eventsFor'] = (answered) => {
  const events: VisitEvents = {}
  for (const { as, args, value } of answered) {
    if (as === 'view') events.viewed ??= Number(value.id)
    const text = as === 'search' && args.after == null ? searchedText(args.filter ?? {}) : undefined
    if (text) events.searched ??= { text, hasFound: hasResults(value) }
  }
  return events.viewed || events.searched ? events : undefined
}

/** A search that found something only after dropping words counts as without results. */
const hasResults = ({ totalCount, droppedWords }: Record<string, unknown>) =>
  Number(totalCount) > 0 && !(droppedWords as unknown[] | undefined)?.length
