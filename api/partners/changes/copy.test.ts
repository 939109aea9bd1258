import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { build } from '../../testing/build/supplier.factory.ts'
import { testSite } from '../../testing/test-site.ts'

const site = await testSite()
afterAll(site.close)
const { pool } = site.database
const make = build(pool)
const path = '/api/suppliers.ndjson'

type Supplier = { id: number } & Record<string, unknown>
const get = (address: string, headers: Record<string, string> = {}) => fetch(site.origin + address, { headers })
const readLines = async (response: Response) =>
  (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Supplier)
const byItself = async (id: number) => (await (await get(`/api/suppliers/${id}`)).json()) as Supplier

const many = 1100
await pool.query(
  `insert into supplier (name, status, phone, website, opening_hours, city, county)
   select 'Shop ' || i, 'listed', '01632 960123', 'https://example.com/' || i, '[{"day":"Mon","opens":"09:00","closes":null}]', 'Bath', 'Somerset'
     from generate_series(1, ${many}) i`,
)
const hidden = await make.supplier({ name: 'Hidden', status: 'hidden' })

test('the whole directory, one line per supplier as in the feed, by id', async () => {
  const response = await get(path, { 'accept-encoding': 'gzip' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    etag: expect.stringMatching(/^W\//),
    'changes-cursor': expect.stringMatching(/^[0-9a-f]{12}-\d+-[0-9a-f]{6}$/),
  })
  const all = await readLines(response)
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: many }, (_, at) => at + 1))
  for (const one of [all[0]!, all[999]!, all.at(-1)!]) expect(one).toEqual(await byItself(one.id))
  expect(all.map(({ id }) => id)).not.toContain(hidden)
})

test('an interrupted list continues after the last whole line', async () => {
  const all = await readLines(await get(path))
  const rest = await readLines(await get(`${path}?after=${all[700]!.id}`))
  expect([...all.slice(0, 701), ...rest]).toEqual(all)
  expect(await readLines(await get(`${path}?after=2147483647`))).toEqual([])
  for (const wrong of ['x', '-1', '1.5', '1e300', '2147483648', ''])
    expect([wrong, (await get(`${path}?after=${wrong}`)).status]).toEqual([wrong, 400])
})

test('a list has an ETag until a supplier changes; following the feed from its cursor keeps the mirror exact', async () => {
  const first = await get(path)
  const copy = new Map((await readLines(first)).map((one) => [one.id, one]))
  const etag = first.headers.get('etag')!
  const known = async (address = path) => (await get(address, { 'if-none-match': etag })).status
  expect([await known(), await known(`${path}?after=5`)]).toEqual([304, 200])
  await pool.query(`update supplier set phone = '01632 960999', website = null where id = 7`)
  await pool.query(`update supplier set status = 'hidden' where id = 8`)
  await make.review(9)
  const added = await make.supplier({ name: 'Added' })
  expect(await known()).toBe(200)
  const changed = await get(`/api/changes?since=${first.headers.get('changes-cursor')}`)
  expect(changed.headers.get('cache-control')).toBe('no-store')
  const feed = (await changed.json()) as { changes: { id: number; supplier: Supplier | null }[] }
  for (const { id, supplier } of feed.changes) {
    if (supplier) copy.set(id, supplier)
    else copy.delete(id)
  }
  expect(feed.changes.map(({ id }) => id)).toEqual([7, 8, 9, added])
  const since = first.headers.get('changes-cursor')
  const page = (await (await get(`/api/changes?since=${since}&first=1`)).json()) as typeof feed & { hasMore: boolean }
  expect([page.changes.map(({ id }) => id), page.hasMore]).toEqual([[7], true])
  for (const wrong of ['0', '101', '1.5', 'x', ''])
    expect([wrong, (await get(`/api/changes?since=${since}&first=${wrong}`)).status]).toEqual([wrong, 400])
  expect([...copy.values()].toSorted((a, b) => a.id - b.id)).toEqual(await readLines(await get(path)))
})

test('the same in GraphQL, with the page size of docs/partners.md', async () => {
  const manual = await readFile('docs/partners.md', 'utf8')
  const query = /```graphql\n(query Copy[\s\S]*?)```/.exec(manual)![1]!
  const stated = Number(/at most (\d+) at a time/.exec(manual)![1])
  const ids: number[] = []
  for (let after: string | null = null; ;) {
    const { data, errors } = await site.ask(query, { first: stated, after })
    expect(errors).toBeUndefined()
    const { nodes, pageInfo } = data.suppliers
    ids.push(...nodes.map(({ id }: { id: string }) => Number(id)))
    after = pageInfo.endCursor
    if (!pageInfo.hasNextPage) break
  }
  const all = (await readLines(await get(path))).map(({ id }) => id)
  expect(ids.toSorted((a, b) => a - b)).toEqual(all)
  const fieldNames = Object.keys(await byItself(1))
  const { data } = await site.ask(query, { first: 1, after: null })
  const missing = fieldNames.filter((name) => !(name in data.suppliers.nodes[0]))
  expect(missing).toEqual(['rating'])
  expect((await site.ask(query, { first: stated + 1, after: null })).errors![0]!.message).toContain(
    'may return more than 5000 values',
  )
})
