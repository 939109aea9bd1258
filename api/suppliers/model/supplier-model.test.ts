import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { EntityManager } from '@mikro-orm/postgresql'
import pg, { type Pool } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { bulkLoad } from '../../database/bulk-load.ts'
import { readTogether } from '../../database/read-together.ts'
import { lockSuppliers, mergeSupplier } from '../../duplicates/merge-supplier.ts'
import { check } from '../../server/errors.ts'
import { Random } from '../../server/random.ts'
import { isLong } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { countMatches, facetsOf } from '../search/count-suppliers.ts'
import { orderFor, pageOfSuppliers, positionOf } from '../search/page-of-suppliers.ts'
import type { Search } from '../search/search.ts'
import { searchSuppliers } from '../search/search-suppliers.ts'
import { filterRules } from '../search/supplier-filter.ts'
import { understandSearch } from '../search/understand-search.ts'
import { build } from '../../testing/build/supplier.build.ts'
import type { Columns } from './columns.ts'
import { matchesInMemory, wordsSettled } from './matches.ts'
import { Ranks } from './ranks.ts'
import { columnsForMap, currentColumns, readColumns } from './supplier-model.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)
const make = build(pool)
const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

const changes = isLong ? 10_000 : 40
const random = new Random(1, 2)
const counties = ['Kent', 'Devon', 'Powys', null]
const services = ['Blinds', 'Curtains', 'Plantation Shutters', 'Repairs']

/** Somewhere in Europe, or nowhere. */
const place = () => ({
  county: random.pick(counties),
  country: random.pick(['United Kingdom', 'France']),
  ...(random.chance(0.9)
    ? { latitude: 36 + random.next() * 30, longitude: random.next() * 40 - 10 }
    : { latitude: null, longitude: null }),
})
const made = () => ({
  name: `${random.pick(['Roman', 'Velvet', 'Bespoke'])} Blinds ${random.int(1, 999)}`,
  services: random.sample(services, 2),
  is_verified: random.chance(0.3),
  status: random.pick(['listed', 'listed', 'listed', 'pending']),
  ...place(),
})
const anyId = async () =>
  (await sql('select id from supplier order by random() limit 1'))[0]?.id ?? make.supplier(made())

const kinds = [
  () => make.supplier(made()),
  () => make.supplier(made()), // more come than go
  async () => {
    const { latitude, longitude, county } = place()
    await sql('update supplier set latitude = $1, longitude = $2, county = $3 where id = $4', [
      latitude,
      longitude,
      county,
      await anyId(),
    ])
  },
  async () => make.review(await anyId(), { rating: random.int(1, 5) }),
  async () => sql("update supplier set status = 'hidden' where id = $1", [await anyId()]),
  async () => sql("update supplier set status = 'listed' where id = $1 and merged_into_id is null", [await anyId()]),
  async () => sql('update supplier set freshness = $1 where id = $2', [random.pick([0.25, 0.5]), await anyId()]),
  async () => sql('delete from supplier where id = (select max(id) from supplier)'),
  async () => {
    const [kept, duplicate] = await sql(
      "select id from supplier where status = 'listed' and merged_into_id is null order by random() limit 2",
    )
    if (!duplicate) return
    await (database.orm.em.fork() as EntityManager).transactional(async (em) => {
      const rows = await lockSuppliers(em, [kept.id, duplicate.id])
      await mergeSupplier(em, ada, rows.get(kept.id)!, rows.get(duplicate.id)!, 'the same')
    })
  },
]
const ada = { id: 7, username: 'ada', isAdmin: true }

/** What it holds, in the order of ids. */
const held = (columns: Columns) =>
  Array.from({ length: columns.length }, (_, slot) => slot)
    .filter((slot) => columns.isListed(slot))
    .map((slot) => {
      const area = columns.areas[columns.areasOf[slot]!]!
      const { ids, latitudes, longitudes, marks, ratings, reviews, qualities } = columns
      return [ids, latitudes, longitudes, marks, ratings, reviews, qualities]
        .map((column) => column[slot])
        .concat(area as never)
    })
    .toSorted(([a], [b]) => a! - b!)
/** In each cell those that are there, once. */
const inCells = (columns: Columns) =>
  [...columns.cellsIn({ south: -90, north: 90, west: -180, east: 180 })]
    .flatMap(([slots]) => slots.map((slot) => columns.ids[slot]!))
    .toSorted((a, b) => a - b)

/** With all that has been written; PostgreSQL would answer meanwhile. */
const current = () =>
  vi.waitFor(
    async () => {
      const columns = await currentColumns(pool)
      if (!columns) throw new Error('not yet')
      return columns
    },
    { timeout: 40_000 },
  )

/** From whom no answer comes: what asks it first is not in memory. */
const nobody = { query: () => new Promise(() => {}) } as unknown as Pool
const sorts = ['BEST', 'RATING', 'REVIEWS', 'DISTANCE', 'RELEVANCE'] as const

/** By words, a circle, a box, or several of them, and by all else that can be asked. */
const anySearch = async (): Promise<Search> => {
  const query = random.pick(['', 'blinds', 'roman', 'velvet blinds', 'bespoke', 'roman velvet'])
  const search = await understandSearch(pool, check(filterRules, { query, asTyped: true }))
  const { latitude, longitude } = { latitude: 40 + random.next() * 20, longitude: random.next() * 20 - 5 }
  const isRound = random.chance(0.5)
  return {
    ...search,
    ...(isRound ? { circle: { latitude, longitude, radiusMiles: random.int(1, 1500) } } : {}),
    ...((!query && !isRound) || random.chance(0.2)
      ? { box: { south: latitude - 9, north: latitude + 9, west: longitude - 9, east: longitude + 9 } }
      : {}),
    ...(random.chance(0.3) ? { services: random.sample(['BLINDS', 'CURTAINS', 'REPAIRS'] as const, 2) } : {}),
    ...(random.chance(0.2) ? { counties: ['Devon', 'Kent'] } : {}),
    ...(random.chance(0.1) ? { country: 'France' } : {}),
    ...(random.chance(0.2) ? { minRating: 3.1, keepsUnrated: random.chance(0.5) } : {}),
    isVerified: random.chance(0.2),
  }
}

/** Two pages in each order, the count and the facets. */
const answerTo = async (search: Search) => ({
  pages: await Promise.all(
    sorts.map(async (wanted) => {
      const sort = orderFor(search, wanted)
      const first = await pageOfSuppliers(pool, search, sort, { limit: 5 })
      const last = first.at(-1)
      const behind = last && positionOf(sort, last)
      return [first, behind ? await pageOfSuppliers(pool, search, sort, { limit: 5, behind }) : []]
    }),
  ),
  count: await countMatches(pool, search),
  facets: await facetsOf(pool, search),
})

const withoutMatches = ({ pages, ...rest }: Awaited<ReturnType<typeof answerTo>>) => ({
  ...rest,
  pages: pages.map((each) => each.map((page) => page.map(({ id, distance, key }) => ({ id, distance, key })))),
})

const expectSameAnswers = async (searches: number) => {
  for (let asked = 0; asked < searches; asked++) {
    const search = await anySearch()
    const [inMemory, inTables] = [{ ...search }, { ...search }]
    if (!(await matchesInMemory(pool, { ...search }))) await wordsSettled(pool)
    expect(await matchesInMemory(pool, inMemory)).toBeDefined()
    expect(await matchesInMemory(nobody, inTables)).toBeUndefined()
    expect(withoutMatches(await answerTo(inMemory)), JSON.stringify(search)).toEqual(
      withoutMatches(await answerTo(inTables)),
    )
  }
}

const expectTrue = async () => {
  const columns = await current()
  const fresh = await readColumns(pool)
  expect(held(columns)).toEqual(held(fresh))
  expect(inCells(columns)).toEqual(inCells(fresh))
  expect(fresh.length).toBe((await sql("select from supplier where status = 'listed'")).length)
  await expectSameAnswers(2)
}

test(
  'after random changes, merges and deletions it holds what PostgreSQL does',
  async () => {
    await sql("insert into app_user (id, username, password) values (7, 'ada', 'x')")
    for (let made = 0; made < 30; made++) await kinds[0]!()
    const first = await columnsForMap(pool)
    for (let change = 0; change < changes; change++) {
      await random.pick(kinds)()
      if (random.chance(isLong ? 0.01 : 0.1)) await expectTrue()
    }
    await expectTrue()
    expect(await current()).toBe(first) // never read anew

    const other = new pg.Pool({ connectionString: database.url })
    try {
      expect(held(await columnsForMap(other))).toEqual(held(first)) // as after a restart
      await make.supplier({ name: 'Known to both' })
      expect(held(await columnsForMap(other))).toEqual(held(await current()))
    } finally {
      await other.end()
    }
  },
  isLong ? 600_000 : undefined,
)

test('a bulk load and a truncated table are taken in as well', async () => {
  await bulkLoad(pool, (client) =>
    client.query(`
      insert into supplier (name, services, county, average_rating, review_count, latitude, longitude, status)
      select (array['Roman', 'Velvet'])[1 + n % 2] || ' Blinds ' || n, '{Blinds,Curtains}', (array['Kent', 'Devon'])[1 + n % 2],
             n % 50 / 10.0, n % 7, 50 + n % 100 / 10.0, n % 13, 'listed'
        from generate_series(1, 2500) n`),
  )
  await expectTrue()
  await sql('truncate supplier cascade')
  await make.supplier()
  await expectTrue()
})

test('what changes while they are read for the first time is not missed', async () => {
  const [changed, hidden] = [await make.supplier(), await make.supplier()]
  let added = 0
  const query = async (asked: pg.QueryConfig) => {
    const answer = await pool.query(asked)
    if (asked.text.includes('string_agg(int4send(c.id)') && !added) {
      added = await make.supplier({ name: 'Came meanwhile' })
      await sql('update supplier set latitude = 60 where id = $1', [changed])
      await sql("update supplier set status = 'hidden' where id = $1", [hidden])
    }
    return answer
  }
  const own = { query } as unknown as Pool
  await columnsForMap(own)
  expect(added).toBeGreaterThan(0)
  const columns = (await currentColumns(own))!
  expect(columns.latitudes[columns.slotOf(changed)!]).toBe(60)
  expect(columns.isListed(columns.slotOf(hidden)!)).toBe(false)
  expect(held(columns)).toEqual(held(await readColumns(pool)))
})

test('a search that is relaxed step by step asks once whether what is in memory is current', async () => {
  await make.supplier({ name: 'Quiraing Blinds', latitude: 57.3, longitude: -6.3 })
  const texts: string[] = []
  const query = (asked: pg.QueryConfig) => {
    texts.push(asked.text)
    return pool.query(asked)
  }
  const own = { query } as unknown as Pool
  await columnsForMap(own)
  const around = { latitude: 58.5, longitude: -6.3 }
  const search = () => searchSuppliers(own, { filter: { query: 'quiraing', around, radiusMiles: 10, asTyped: true } })
  await search()
  const again = async () => {
    await wordsSettled(own)
    texts.length = 0
    const { widenedToMiles } = await search()
    return [widenedToMiles, texts.filter((text) => text.includes('"isEnd"')).length]
  }
  await expect.poll(again).toEqual([100, 1]) // another where that is late
})

test('whom a common word finds may take longer to read than a request has', async () => {
  await bulkLoad(pool, (client) =>
    client.query(
      `insert into supplier (name, status) select 'Ubiquitous Blinds ' || n, 'listed' from generate_series(1, 2100) n`,
    ),
  )
  const search = await understandSearch(pool, check(filterRules, { query: 'ubiquitous', asTyped: true }))
  await current()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await matchesInMemory(pool, { ...search })
  await wordsSettled(pool)
  const sent = query.mock.calls.map(([given]) => given as unknown)
  query.mockRestore()
  expect(sent).toContain('set local statement_timeout = 600000')
  expect((await matchesInMemory(pool, { ...search }))?.count(5000)).toBe(2100)
})

test('what cannot be read is not tried again by each who asks, who is answered from PostgreSQL', async () => {
  const query = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('it is away')))
  const broken = { query } as unknown as Pool
  for (let asked = 0; asked < 3; asked++) {
    await expect(columnsForMap(broken)).rejects.toThrow('it is away')
    expect(await currentColumns(broken)).toBeUndefined()
  }
  expect(query).toHaveBeenCalledTimes(1)
})

test('while the database itself is away, a replica may answer: nothing is said to be in memory, and nothing is thrown', async () => {
  let isAway = false
  const query = vi.fn<(asked: pg.QueryConfig) => Promise<unknown>>((asked) =>
    isAway ? Promise.reject(new Error('it is away')) : pool.query(asked),
  )
  const own = { query } as unknown as Pool
  await make.supplier()
  await columnsForMap(own)
  expect(await currentColumns(own)).toBeDefined()
  isAway = true
  expect(await currentColumns(own)).toBeUndefined()
  const asked = query.mock.calls.length
  expect(await currentColumns(own)).toBeUndefined()
  expect((await columnsForMap(own)).length).toBeGreaterThan(0)
  expect(query).toHaveBeenCalledTimes(asked)
})

test.each<[string, () => Promise<never>]>([
  ['late', () => new Promise(() => {})],
  ['cancelled', () => Promise.reject(Object.assign(new pg.DatabaseError('canceling', 0, 'error'), { code: '57014' }))],
])('what a request looks up beside it does not stand in the way of memory: %s', async (_, answer) => {
  const query = (asked: pg.QueryConfig) => (asked.text.includes('other') ? answer() : pool.query(asked))
  const own = { query } as unknown as Pool
  await make.supplier()
  const columns = await columnsForMap(own)
  void readTogether(own, 'select 1 other', []).catch(() => {})
  expect(await currentColumns(own)).toBe(columns)
  expect(await currentColumns(own)).toBe(columns) // at once
})

test('what was held before all were read anew is given up', async () => {
  const own = { query: (asked: pg.QueryConfig) => pool.query(asked) } as unknown as Pool
  await make.supplier({ name: 'Taffeta Blinds' })
  const searched = async () => {
    const columns = await columnsForMap(own)
    const search = await understandSearch(own, check(filterRules, { query: 'taffeta', asTyped: true }))
    expect((await matchesInMemory(own, search))?.count(5)).toBe(1)
    return new WeakRef(columns)
  }
  const old = await searched()
  await sql('truncate supplier cascade')
  expect((await columnsForMap(own)).length).toBe(0)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  const isGone = () => {
    collect()
    return old.deref() === undefined
  }
  await expect.poll(isGone).toBe(true)
})

test('each of many suppliers gets the rank of its own text', async () => {
  await sql('truncate supplier cascade')
  await bulkLoad(pool, (client) =>
    client.query(`
      insert into supplier (name, description, status)
      select 'Blinds ' || n, repeat('velvet ', 1 + n % 7) || repeat('curtains ', n % 5), 'listed' from generate_series(1, 120) n`),
  )
  const columns = await current()
  const { terms } = await understandSearch(pool, check(filterRules, { query: 'velvet', asTyped: true }))
  const slots = Array.from(held(columns), ([id]) => columns.slotOf(id!)!)
  const all = await new Ranks(pool, columns).of(terms, slots)
  const one = new Ranks(pool, columns)
  for (const slot of [slots[0]!, slots[99]!, slots[100]!, slots[119]!])
    expect(all?.get(slot)).toBe((await one.of(terms, [slot]))?.get(slot))
  expect(new Set(all?.values()).size).toBeGreaterThan(1)
})

test('how well texts match is kept of so many, however often more is asked of the same words', async () => {
  await sql('truncate supplier cascade')
  for (let made = 0; made < 4; made++) await make.supplier({ name: 'Roman Velvet Bespoke Blinds' })
  const columns = await current()
  const slots = Array.from(held(columns), ([id]) => columns.slotOf(id!)!)
  let asked = 0
  const query = (text: pg.QueryConfig) => {
    asked++
    return pool.query(text)
  }
  const ranks = new Ranks({ query } as unknown as Pool, columns, 11)
  const ask = async (word: string) => {
    const { terms } = await understandSearch(pool, check(filterRules, { query: word, asTyped: true }))
    asked = 0
    await ranks.of(terms, slots.slice(0, 2))
    await ranks.of(terms, slots)
    return asked
  }
  for (const word of ['roman', 'velvet', 'bespoke']) expect(await ask(word)).toBe(2)
  expect(await ask('bespoke')).toBe(0)
  expect(await ask('roman')).toBe(2) // twice five are kept
})
