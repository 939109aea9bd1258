import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { matchedServices } from './search/search-suppliers.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { Service } from './rules/service.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
afterAll(() => database.close())

beforeAll(async () => {
  await make.location(['Gloucestershire'], { type: 'county', county: 'Gloucestershire' })
  await make.location(['Cheltenham'], { county: 'Gloucestershire', population: 120_000 })
  await make.location(['Cheltenham'], { county: 'Elsewhere', population: 100 })
  await make.location(['United Kingdom'], { type: 'country' })
  await make.location(['Ireland'], { type: 'country', country: 'IE' })
  await make.location(['Cork'], { country: 'IE' })
})

const counts = async () => {
  const rows = async (text: string) => (await pool.query<{ line: string }>(text)).rows.map(({ line }) => line)
  return {
    counts: await rows(
      `select county || '/' || service || ' ' || suppliers line from supplier_count where suppliers > 0 order by 1`,
    ),
    towns: await rows(
      `select county || '/' || country || '/' || city || ' ' || suppliers line
         from supplier_town where suppliers > 0 order by 1`,
    ),
    cells: await rows(
      `select concat_ws(' ', x, y, suppliers, latitudes, longitudes, ids) line from supplier_cell where suppliers > 0 order by 1`,
    ),
    words: await rows(`select word || '/' || stem || ' ' || suppliers line from supplier_word order by 1`),
    places: await rows(
      `select name || coalesce('/' || county, '') || ' ' || supplier_count line
         from location where supplier_count > 0 order by 1`,
    ),
  }
}

test('each listed supplier is counted by county, service, cell, word and place', async () => {
  const id = await make.supplier({ name: 'Blinds, Blinds & Drapes', services: ['Roller Blinds', 'Fitting'] })
  expect(await counts()).toEqual({
    counts: [
      '/ 1',
      '/BLINDS 1',
      '/INSTALLATION 1',
      'Gloucestershire/ 1',
      'Gloucestershire/BLINDS 1',
      'Gloucestershire/INSTALLATION 1',
    ],
    towns: ['Gloucestershire/United Kingdom/Cheltenham 1'],
    cells: [`-9 415 1 51900000 -2080000 ${id}`],
    words: [
      'blinds/blind 1',
      'cheltenham/cheltenham 1',
      'drapes/drape 1',
      'fitting/fit 1',
      'gloucestershire/gloucestershir 1',
      'roller/roller 1',
    ],
    places: ['Cheltenham/Gloucestershire 1', 'Gloucestershire/Gloucestershire 1', 'United Kingdom 1'],
  })
  await pool.query('delete from supplier where id = $1', [id])
  expect(await counts()).toEqual({ counts: [], towns: [], cells: [], words: [], places: [] })
})

test('single and bulk changes equal a rebuild', async () => {
  await pool.query(`
    insert into supplier (name, city, county, country, services, latitude, longitude, status, description)
    select 'Row ' || case i % 3 when 0 then 'Blinds' else 'Curtains' end,
           case i % 5 when 0 then 'Cork' else 'Cheltenham' end,
           case i % 5 when 0 then null else 'Gloucestershire' end,
           case i % 5 when 0 then 'Ireland' else 'United Kingdom' end,
           case i % 4 when 0 then array['Repairs'] else array['Blinds', 'Made to Measure'] end,
           case when i % 7 > 0 then 51 + i / 1000.0 end, case when i % 7 > 0 then -2 end,
           (array['listed', 'pending', 'listed', 'hidden'])[1 + i % 4], 'Été ' || i % 11
      from generate_series(1, 1000) i`)
  await pool.query(`update supplier set status = 'listed' where id % 6 = 0`)
  await pool.query(`update supplier set status = 'hidden' where id % 9 = 0`)
  await pool.query(`update supplier set county = 'Kent', services = '{Shutters}', name = 'Renamed' where id % 10 = 1`)
  await pool.query(`update supplier set latitude = 55 where latitude is not null and id % 8 = 2`)
  await pool.query(`update supplier set average_rating = 4, review_count = 2 where id % 2 = 0`)
  await pool.query(`delete from supplier where id % 12 = 5`)
  const before = await counts()
  await pool.query('select rebuild_supplier_counts()')
  expect(await counts()).toEqual(before)
  expect(before.counts.length).toBeGreaterThan(8)
})

test('a bulk load with the triggers off is counted by a rebuild', async () => {
  await pool.query('alter table supplier disable trigger user')
  await pool.query('delete from supplier')
  await pool.query(`insert into supplier (name, county, status) values ('One', 'Rutland', 'listed')`)
  await pool.query('alter table supplier enable trigger user')
  await pool.query('select rebuild_supplier_counts()')
  expect(await counts()).toEqual({
    counts: ['/ 1', 'Rutland/ 1'],
    towns: ['Rutland/United Kingdom/ 1'],
    cells: [],
    words: ['one/one 1', 'rutland/rutland 1'],
    places: ['United Kingdom 1'],
  })
})

test('concurrent changes are all counted', async () => {
  await pool.query('delete from supplier')
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      make.supplier({ name: `Twin ${index}`, services: index % 2 ? ['Blinds'] : ['Curtains', 'Shutters'] }),
    ),
  )
  await pool.query('select count_pending_suppliers()') // counts what other transactions left pending
  const before = await counts()
  expect(before.counts[0]).toBe('/ 30')
  await pool.query('select rebuild_supplier_counts()')
  expect(await counts()).toEqual(before)
})

test('the most populous towns of the United Kingdom are popular as soon as places are loaded', async () => {
  const { rows } = await pool.query(`select name from location where is_popular order by population desc limit 1`)
  expect(rows[0]!.name).toBe('Cheltenham')
})

test.each([
  [['Roller Blinds'], ['BLINDS']],
  [['venetians'], ['BLINDS']],
  [['CURTAINS & DRAPES'], ['CURTAINS']],
  [['Voile Nets'], ['CURTAINS']],
  [['Plantation Shutters'], ['SHUTTERS']],
  [['Installation'], ['INSTALLATION']],
  [['Blind fitting'], ['BLINDS', 'INSTALLATION']],
  [['Perfect Fit Blinds'], ['BLINDS']],
  [['Measure and fit'], ['INSTALLATION']],
  [['Repairs'], ['REPAIRS']],
  [['Blind cleaning'], ['BLINDS', 'REPAIRS']],
  [['Custom Designs'], ['CUSTOM']],
  [['Made-to-Measure'], ['CUSTOM']],
  [['made to measure curtains'], ['CURTAINS', 'CUSTOM']],
  [['Bespoke'], ['CUSTOM']],
  [['Awnings', 'Consultation', ''], []],
  [[], []],
])('%j belong to %j', async (services, groups) => {
  const { rows } = await pool.query('select to_service_groups($1) groups', [services])
  expect(rows[0]!.groups).toEqual(groups)
  const isMatched = (service: Service) =>
    matchedServices({ terms: [], services: [service] }, { services, specialties: [] }).length > 0
  expect((Object.keys(Service) as Service[]).filter(isMatched)).toEqual(groups)
})

test('an open transaction does not delay others, whose changes are counted later', async () => {
  const [first, second] = [await make.supplier({ city: 'Cork' }), await make.supplier({ city: 'Cork' })]
  const open = await pool.connect()
  const others = await pool.connect()
  try {
    await open.query('begin')
    await open.query(`update supplier set name = 'Roman Blinds', services = '{Curtains}' where id = $1`, [first])
    await others.query(`set lock_timeout = '5s'`)
    for (let i = 0; i < 40; i++)
      await others.query(
        `insert into supplier (name, status, city, services) values ('Swift Shutters', 'listed', 'Cork', '{Shutters}')`,
      )
    await others.query(`update supplier set status = 'hidden' where id = $1`, [second])
    await others.query('select number_changes(1000)') // it does not wait either
    const waiting = async () => (await pool.query('select from supplier_counting')).rowCount
    expect(await waiting()).toBe(41)
    await open.query('commit')
    await others.query('select count_pending_suppliers()')
    const reported = await counts()
    await pool.query('select rebuild_supplier_counts()')
    expect(reported).toEqual(await counts())
    expect(await waiting()).toBe(0)
  } finally {
    await others.query('reset lock_timeout')
    open.release()
    others.release()
  }
})

test('at most three services are matched, the best first, each once', () => {
  const services = ['Roller Blinds', 'Curtains', 'Roman Blinds', 'Wooden Venetian Blinds', 'Blinds']
  const venetian = { typed: 'venetian', alternatives: ['venetian'], suppliers: 1 }
  expect(
    matchedServices({ terms: [venetian], services: ['BLINDS'] }, { services, specialties: ['roller blinds'] }),
  ).toEqual(['Wooden Venetian Blinds', 'roller blinds', 'Roman Blinds'])
  const fitting = { typed: 'fitting', alternatives: ['fitting'], suppliers: 1 }
  const offers = { services: ['Roller Blinds', 'Fitting'], specialties: [] }
  expect(matchedServices({ terms: [fitting], services: ['BLINDS'] }, offers)).toEqual(['Fitting', 'Roller Blinds'])
  const name = { ...venetian, within: 'A' as const }
  expect(matchedServices({ terms: [name] }, { services, specialties: [] })).toEqual([])
})
