import { gql, InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../testing/build/supplier.factory.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite()
afterAll(site.close)
const { pool } = site.database
const make = build(pool)

beforeAll(async () => {
  for (let n = 0; n < 40; n++)
    await make.supplier({ name: `Shop ${n}`, latitude: 51 + n / 200, longitude: -1, services: ['Curtains'] })
  await make.supplier({ name: 'London Blinds', latitude: 55, longitude: -3, services: ['Blinds'] })
  await make.location(['London'], { population: 9_000_000 })
  await pool.query(
    "insert into business_request (business_name, contact_email, contact_phone) values ('Asks', 'a@example.com', '01632 960123')",
  )
  await pool.query(
    "insert into contact_message (name, email, reason, subject, message) values ('Bo', 'bo@example.com', 'other', 'Says', 'Hello there')",
  )
  await pool.query(`
    set session_replication_role = replica; -- the rows need no run of their own
    insert into import_upload_line (upload_id, place, line, kind, name) values (1, 1, 1, 'added', 'One'), (2, 1, 1, 'added', 'Two');
    insert into scrape_run (kind, source, status, username) values ('maps', 'all', 'finished', 'ada');
    insert into scrape_listing (run_id, page_id, source, source_key, name, found, verdict)
      values (1, 1, 'yell', 'k', 'Found', '{"phone": {"value": "01632 960123"}, "city": {"value": "Leeds"}}', 'added');
    set session_replication_role = default`)
})

const map = (zoom: number, filter: string) =>
  `{ supplierMap(bounds: { west: -9, south: 49, east: 3, north: 61 }, zoom: ${zoom}, filter: { ${filter} }) { count latitude longitude supplier { id name } } }`
const lines = (id: number) => `{ importUploadLines(uploadId: ${id}) { nodes { line name } } }`
const items = (kind: string) => `{ pendingItems(kind: ${kind}) { nodes { itemId title } } }`

test.each([
  ['two maps', map(5, ''), map(5, 'service: CURTAINS')],
  ['two zooms', map(3, ''), map(12, '')],
  [
    'two kinds of suggestions',
    '{ suggest(text: "london") { text detail } }',
    '{ suggest(text: "shop") { text detail } }',
  ],
  ['what waits, of two kinds', items('REQUEST'), items('MESSAGE')],
  ['the lines of two files', lines(1), lines(2)],
  [
    'findings of a run, and the last ones',
    '{ scrapeListings(runId: 1) { nodes { id name details } } }',
    '{ scraperState { id latest { id name details } } }',
  ],
])('a program’s default cache has both: %s', async (_, first, second) => {
  site.as(site.admin)
  const cache = new InMemoryCache()
  const answers = []
  for (const text of [first, second]) {
    const query = cache.transformDocument(gql(text))
    const { data, errors } = await site.ask(print(query))
    expect(errors).toBeUndefined()
    cache.writeQuery({ query, data })
    answers.push({ query, data })
  }
  for (const { query, data } of answers) expect(cache.readQuery({ query })).toEqual(data)
})
