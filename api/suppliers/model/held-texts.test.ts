import type { Pool, QueryConfig } from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { bulkLoad } from '../../database/bulk-load.ts'
import { Random } from '../../server/random.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { build } from '../../testing/build/supplier.build.ts'
import { HeldTexts } from './held-texts.ts'
import { readQuery, type TextQuery } from './rank-text.ts'
import { rowsOf } from './read-rows.ts'
import { readColumns } from './supplier-model.ts'

const { pool, close } = await testDatabase()
afterAll(close)
beforeEach(() => pool.query('truncate supplier cascade'))
const make = build(pool)

const random = new Random(3, 4)
const words = [
  'velvet',
  'roman',
  'blind',
  'curtain',
  'élan',
  'żaluzje',
  'shutter',
  'voile',
  'kent',
  'leeds',
  'awn',
  "o'neil",
]
const phrase = (atMost: number) =>
  Array.from({ length: random.int(1, atMost) }, () => random.pick(words)).join(random.pick([' ', ', ']))

/** Some say one word more often than PostgreSQL tells where. */
const description = () => {
  if (random.chance(0.02)) return 'velvet '.repeat(random.int(250, 300))
  return phrase(random.pick([5, 30, 300]))
}

/** Any of the trees that a query can be, but prefixes and negations. */
const anyQuery = (depth = 3): string => {
  const side = () => anyQuery(depth - 1)
  if (!depth || random.chance(0.3)) {
    const word = random.chance(0.1) ? 'nobody' : random.pick(words).replace("'", "''")
    return `'${word}'${random.pick(['', '', ':A', ':AB', ':C'])}`
  }
  return `(${side()} ${random.pick(['&', '|', '<->', '<2>'])} ${side()})`
}

const ranksIn = async (query: string) => {
  const { rows } = await pool.query<{ query: Buffer; ids: number[]; ranks: number[] }>(
    `select tsquerysend($1::tsquery) query, array_agg(id order by id) ids, array_agg(ts_rank(tsv, $1::tsquery)::float8 order by id) ranks
       from supplier where status = 'listed'`,
    [query],
  )
  const { ids, ranks, query: sent } = rows[0]!
  return { query: readQuery(sent)!, byId: new Map(ids.map((id, at) => [id, ranks[at]!])) }
}

const held = async (own: Pool = pool, atMost?: number) => {
  const columns = await readColumns(pool)
  const texts = new HeldTexts(own, columns, atMost)
  const slots = Array.from(columns.ids.subarray(0, columns.length), (_, slot) => slot)
  /** Those that are held, by id. */
  const ranked = (query: TextQuery) =>
    new Map(
      Array.from(texts.ranksOf(query, slots), (rank, slot): [number, number] => [columns.ids[slot]!, rank]).filter(
        ([, rank]) => !Number.isNaN(rank),
      ),
    )
  const settled = async () => {
    ranked({ isAnd: true, words: [] }) // who asks first begins it
    await texts.settled()
  }
  return { columns, texts, ranked, settled }
}

const velvet = { isAnd: true, words: ['velvet'] }

test('a text has the rank that PostgreSQL gives it, to the last bit, whatever is asked', async () => {
  const made = Array.from({ length: 1500 }, () => [
    phrase(3),
    [phrase(2), phrase(2)],
    random.pick(['Kent', 'Leeds']),
    description(),
  ])
  await bulkLoad(pool, (client) =>
    client.query(
      `insert into supplier (name, services, city, description, status)
       select r->>0, array(select jsonb_array_elements_text(r->1)), r->>2, r->>3, 'listed' from jsonb_array_elements($1) r`,
      [JSON.stringify(made)],
    ),
  )
  const { ranked, settled } = await held()
  await settled()
  for (let asked = 0; asked < 60; asked++) {
    const text = anyQuery()
    const { query, byId } = await ranksIn(text)
    const ranks = ranked(query)
    expect(ranks.size).toBeGreaterThan(1400)
    expect(new Map([...byId].filter(([id]) => ranks.has(id))), text).toEqual(ranks)
  }
})

test('what asks for a prefix, or for what is not there, is left to PostgreSQL', async () => {
  await make.supplier()
  expect((await ranksIn("'velvet':*")).query).toBeUndefined()
  expect((await ranksIn("'velvet' & !'roman'")).query).toBeUndefined()
})

test('a text that has changed is not ranked as it was, also when it changes while they are read', async () => {
  const ids = []
  for (let made = 0; made < 20; made++) ids.push(await make.supplier({ description: 'velvet velvet' }))
  const [first, second, third] = ids as [number, number, number]
  const change = async (id: number, columns: Awaited<ReturnType<typeof readColumns>>) => {
    await pool.query("update supplier set description = 'roman' where id = $1", [id])
    columns.change([id], await rowsOf(pool, [id]))
  }
  const query = async (asked: QueryConfig) => {
    const answer = await pool.query(asked)
    await change(first, columns)
    return answer
  }
  const { columns, ranked, settled } = await held({ query } as unknown as Pool)
  await settled()
  expect([...ranked(velvet).keys()]).toEqual(ids.slice(1))
  await change(second, columns)
  expect([...ranked(velvet).keys()]).toEqual(ids.slice(2))
  await change(third, columns) // more than an eighth: all are read again
  expect(ranked(velvet).size).toBe(0)
  await settled()
  const { byId } = await ranksIn("'velvet'")
  expect(ranked(velvet)).toEqual(new Map([...byId].filter(([id]) => id !== first)))
})

test('only the best rated are held where not all fit, and the bytes are told', async () => {
  await bulkLoad(pool, (client) =>
    client.query(
      `insert into supplier (name, average_rating, review_count, status)
       select 'Velvet ' || n, n % 50 / 10.0, 7, 'listed' from generate_series(1, 3000) n`,
    ),
  )
  const atMost = 200_000
  const { columns, texts, ranked, settled } = await held(pool, atMost)
  await settled()
  expect(texts.bytes).toBeGreaterThan(atMost / 2)
  expect(texts.bytes).toBeLessThan(atMost * 1.1) // words that are new in the last piece
  const isHeld = ranked(velvet)
  const worst = Math.min(...Array.from(isHeld.keys(), (id) => columns.ratings[columns.slotOf(id)!]!))
  expect(worst).toBeGreaterThan(0)
  const better = columns.ids.filter((_, slot) => columns.ratings[slot]! > worst)
  expect(better.length).toBeGreaterThan(500)
  expect([...better].filter((id) => !isHeld.has(id))).toEqual([])
})

test('where they cannot be read, PostgreSQL ranks, and not each who asks tries again', async () => {
  await make.supplier()
  const query = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('it is away')))
  const { ranked, settled } = await held({ query } as unknown as Pool)
  for (let asked = 0; asked < 3; asked++) {
    await settled()
    expect(ranked(velvet).size).toBe(0)
  }
  expect(query).toHaveBeenCalledTimes(1)
})
