import type { Pool } from 'pg'
import { readRows, runSql, type Db } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { log } from '../process/log.ts'
import { inMaintenance } from '../database/maintenance.ts'
import { joinOldDays, renewTop, joinedDay } from './renew-top.ts'

/** SQL with rows of `key` and `value`; a missing row counts as `zero`. */
interface Counter {
  stored: string
  counted: string
  zero: string
  recount: string
}

const suppliers = (key: string, table: string): Counter => ({
  stored: `select ${key} as key, suppliers::text as value from ${table}`,
  counted: `select ${key} as key, suppliers::text as value from counted_${table}`,
  zero: '0',
  recount: 'select rebuild_supplier_counts()',
})

/** Old days are compared by month and year only: nightly jobs merge them. */
const tally = (view: string) => `
  select kind || ' ' || case when kind in ('supplier', 'review') then ${joinedDay} else key end as key,
         sum(times) || ' ' || sum(total) as value
    from ${view} where kind not in ('view', 'search') group by 1`

const rating = (view: string) => `select id::text as key, average_rating || ' ' || review_count as value from ${view}`

const cells = (table: string) => `
  select concat(x, '/', y) as key, concat_ws(' ', suppliers, latitudes, longitudes, ids) as value from ${table}`

/** Without words, which take longest and are also in `supplier_word`. */
const searched = (table: string) => `
  select id::text as key, md5(row(latitude, longitude, average_rating, review_count, quality, is_verified, county, country,
                                  service_groups, minimum_order_pence, name_key, open_minutes)::text) as value from ${table}`

const counters = {
  supplier_count: suppliers(`concat(county, '/', service)`, 'supplier_count'),
  supplier_town: suppliers(`concat(county, '/', country, '/', city)`, 'supplier_town'),
  supplier_cell: {
    stored: cells('supplier_cell'),
    counted: cells('counted_supplier_cell'),
    zero: '0 0 0 0',
    recount: 'select rebuild_supplier_counts()',
  },
  location: {
    ...suppliers('id::text', 'location'),
    stored: 'select id::text as key, supplier_count::text as value from location where supplier_count <> 0',
  },
  rating: {
    stored: rating('supplier'),
    counted: rating('counted_rating'),
    zero: '0 0',
    recount: `select refresh_supplier_rating(array(
      select c.id from counted_rating c join supplier s using (id)
       where (s.average_rating, s.review_count) is distinct from (c.average_rating, c.review_count)))`,
  },
  tally: {
    stored: tally('current_tally'),
    counted: tally('counted_tally'),
    zero: '0 0',
    recount: 'select rebuild_tallies()',
  },
  supplier_search: {
    stored: searched('supplier_search'),
    counted: searched('searched_supplier'),
    zero: '',
    recount: 'select rebuild_supplier_search()',
  },
  supplier_word: suppliers('word', 'supplier_word'), // the slowest, and the least visible
} satisfies Record<string, Counter>
export type CounterName = keyof typeof counters
const names = Object.keys(counters) as CounterName[]

interface WrongCount {
  counter: CounterName
  key: string
  stored: string
  counted: string
}

const namedLimit = 10

const compare = (name: CounterName) => {
  const { stored, counted, zero } = counters[name]
  return `
    select '${name}' as counter, key, coalesce(s.value, '${zero}') as stored, coalesce(c.value, '${zero}') as counted
      from (${stored}) s full join (${counted}) c using (key)
     where coalesce(s.value, '${zero}') <> coalesce(c.value, '${zero}') order by key limit ${namedLimit}`
}

/** Up to ten numbers each, in one snapshot, without locks. */
export const findWrongCounts = async (db: Db, among: readonly CounterName[] = names): Promise<WrongCount[]> =>
  readRows<WrongCount>(db, among.map((name) => `(${compare(name)})`).join(' union all '))

const triesLimit = 5

/** Waits until no change is pending; undefined if changes never cease. */
const findWrong = async (pool: Pool, name: CounterName): Promise<WrongCount[] | undefined> => {
  for (let tries = 0; tries < triesLimit; tries++) {
    await inMaintenance(pool, (client) => runSql(client, 'select count_pending_suppliers()'))
    const found = await inMaintenance(pool, async (client) => {
      await client.query('set transaction isolation level repeatable read, read only')
      const { rows } = await runSql(client, 'select from supplier_counting limit 1')
      return rows.length ? undefined : findWrongCounts(client, [name])
    })
    if (found) return found
  }
  return undefined
}

/** Suppliers stay writable except during a correction. */
export const recountWrong = async (pool: Pool): Promise<WrongCount[]> => {
  const wrong: WrongCount[] = []
  for (const name of names) {
    const found = (await findWrong(pool, name)) ?? []
    if (!found.length) continue
    wrong.push(...found)
    await inMaintenance(pool, async (client) => {
      await runSql(client, counters[name].recount)
      await runSql(client, `select pg_notify('changed', 'supplier')`)
    })
  }
  return wrong
}

export const renewReportsTask = async ({ database: { pool } }: JobContext) => {
  await renewTop(pool)
  await joinOldDays(pool)
}

/** Readers need not add up new tallies and pending suppliers. */
export const foldTalliesTask = async ({ database: { pool } }: JobContext) => {
  await runSql(pool, 'select fold_tallies()')
  await runSql(pool, 'select count_pending_suppliers()')
}

export const checkCountersTask = async ({ database: { pool } }: JobContext) => {
  const wrong = await recountWrong(pool)
  if (wrong.length) log.warn({ wrong }, 'recounted wrong counters')
}
