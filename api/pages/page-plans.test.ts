import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageEntries, supplierEntries, supplierStarts } from '../crawlers/sitemap.ts'
import { addWithoutIndexes, bulkLoad } from '../database/bulk-load.ts'
import { likelyCandidates } from '../duplicates/compare/likely-candidates.ts'
import { readListing } from '../duplicates/compare/read-listing.ts'
import { hasDemoData } from '../seed/has-demo-data.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { adminStats } from '../stats/admin-stats.ts'
import { readReport } from '../stats/read-report.ts'
import { renewTop } from '../stats/renew-top.ts'
import { ReportRange } from '../stats/site-report.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { createSchema } from '../graphql/schema.ts'
import { screenQueries } from '../graphql/screen-queries.ts'

const suppliers = 10_000
const reviewed = 4

const database = await testDatabase('places')
afterAll(database.close)

/** Most in one county, none marked or premium, so that nothing is found by chance. */
const fill = (client: pg.PoolClient) =>
  client.query(`
    insert into supplier (id, name, status, city, county, country, services, postcode, latitude, longitude, average_rating, review_count)
    select i, 'Firm ' || i, 'listed', t.name, t.county, 'United Kingdom', array[(array['Blinds', 'Curtains', 'Shutters'])[1 + i % 3]],
           'ME1 ' || i % 9 || chr(65 + i / 9 % 26) || chr(65 + i / 234 % 26), t.latitude, t.longitude, case when i % ${reviewed} = 0 then 1 + i % 41 / 10.0 else 0 end,
           case when i % ${reviewed} = 0 then 2 else 0 end
      from generate_series(1, ${suppliers}) i
      join (select row_number() over (order by id) - 1 as place, * from (
              select * from location where type = 'town' and country = 'GB' and county is not null order by county <> 'Kent', id limit 400) towns) t
        on t.place = i % 400;
    insert into review (supplier_id, rating, comment, reviewer_name, status)
    select id, 4, 'Well made and well fitted.', 'Ann', 'published' from supplier, generate_series(1, 2) where id % ${reviewed} = 0`)

beforeAll(async () => {
  await bulkLoad(database.pool, (client) => addWithoutIndexes(client, ['supplier', 'review'], () => fill(client)))
  const clean = async () => {
    await database.pool.query(
      'vacuum analyze supplier, supplier_search, review, supplier_count, supplier_town, supplier_cell, tally',
    )
    const { rows } = await database.pool.query(
      `select relallvisible >= relpages as "isCleaned" from pg_class where oid = 'supplier'::regclass`,
    )
    expect(rows).toEqual([{ isCleaned: true }]) // a job of the server's own may be in the way
  }
  await vi.waitFor(clean, 120_000)
})

const supplierId = 3 * reviewed
/** By operation; those of forms and the back office are not here. */
const pageOperations: Record<string, Record<string, unknown>[]> = {
  Ads: [{}],
  Area: [{ county: 'kent' }, { county: 'kent', town: 'all', page: 2 }, { country: 'united-kingdom' }],
  Badge: [{ id: supplierId }],
  Blog: [{ first: 9 }, { filter: { tag: 'Blinds' }, first: 9 }],
  BlogPost: [{ slug: 'measure-windows-for-blinds' }],
  BlogTopics: [{}],
  Counties: [{}],
  County: [{ urlName: 'kent' }],
  CountyAddress: [{ urlName: 'Kent' }],
  Directory: [{ first: 20 }, { filter: { county: 'Kent', services: ['BLINDS'] }, first: 20, sort: 'RATING' }],
  FeaturedSuppliers: [{}],
  LatestPosts: [{}],
  LegalText: [{ page: 'PRIVACY' }],
  Me: [{}],
  Reviews: [
    { id: supplierId, first: 5 },
    { id: supplierId, stars: 5, sort: 'LOWEST', query: 'neat' },
  ],
  PopularLocations: [{}],
  Suggest: [{ text: 'fir' }],
  SupplierProfile: [{ id: supplierId }],
  WidgetCounties: [{}],
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}
const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)]

const recordStatements = async (use: () => Promise<unknown>) => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await use()
    return query.mock.calls
      .map(([given]) => given as unknown as { text?: string; values?: unknown[] })
      .filter(({ text }) => /^\s*(select|with)\b/i.test(text ?? ''))
  } finally {
    query.mockRestore()
  }
}

const grows = new Set(['supplier', 'supplier_search', 'review', 'view_count', 'search_count'])

/** Reads of growing tables that scan one, or read more than this many rows. */
const readTooMuch = async (use: () => Promise<unknown>, maxRows = suppliers / 10) => {
  const found: string[] = []
  for (const { text, values } of await recordStatements(use)) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    )
    for (const node of listNodes(rows[0]!['QUERY PLAN'][0].Plan)) {
      const index = node['Index Name'] ?? ''
      const table = node['Relation Name'] ?? (index.startsWith('supplier_') ? 'supplier' : '')
      const read =
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops']
      if (grows.has(table) && (node['Node Type'].includes('Seq Scan') || read > maxRows))
        found.push(`${node['Node Type']} ${table} ${index}: ${read} rows: ${text}`)
    }
  }
  return found
}

const graphql = createGraphQLServer(createSchema())
const texts = screenQueries()

test.each(Object.entries(pageOperations))('%s reads only what it shows, not every row', async (name, given) => {
  for (const variables of given) {
    const renderPages = async () => {
      const context = createContext(database, readEnv({ LOG_LEVEL: 'silent' }), { ip: '192.0.2.1' })
      const { errors = [] } = await graphql.execute({ query: texts.get(name)!, variables }, context)
      expect(errors).toEqual([])
    }
    expect(await readTooMuch(renderPages), JSON.stringify(variables)).toEqual([])
  }
})

test('neither do pages’ common queries and the sitemap’s index', async () => {
  expect(await readTooMuch(() => hasDemoData(database.pool))).toEqual([])
  expect(await readTooMuch(() => pageEntries(database.pool))).toEqual([])
  expect(await readTooMuch(() => supplierStarts(database.pool, suppliers / 5))).toEqual([])
  expect(await readTooMuch(() => supplierEntries(database.pool, 100, 100))).toEqual([])
})

test('nor do reports and dashboard figures', async () => {
  await database.pool.query(`
    insert into view_count select current_date - 1 - i % 20, i, 2 from generate_series(1, ${suppliers}) i;
    insert into search_count select current_date - 1 - i % 20, 'firm ' || i, i % 2 = 0, 2 from generate_series(1, ${suppliers}) i`)
  await renewTop(database.pool)
  await database.pool.query('analyze view_count, search_count')
  for (const range of Object.values(ReportRange))
    expect(await readTooMuch(() => readReport(database.pool, range))).toEqual([])
  expect(await readTooMuch(() => adminStats(database.pool))).toEqual([])
})

test('nor does comparing a new listing in a crowded district', async () => {
  const { rows } = await database.pool.query<{ latitude: number; longitude: number }>(
    'select latitude, longitude from supplier where latitude is not null limit 1',
  )
  await database.pool.query(
    'update supplier set latitude = $1, longitude = $2 where id % 8 = 0',
    Object.values(rows[0]!),
  )
  await database.pool.query(`update supplier set name = 'Crowded ' || id where id % 80 = 0`)
  for (const name of ['Medway Blinds', 'Crowded Blinds']) {
    const read = readListing({ name, postcode: 'ME1 4KK', ...rows[0]! })
    expect(await readTooMuch(() => likelyCandidates(database.pool, [{ read, known: [] }]), 300)).toEqual([])
  }
})
