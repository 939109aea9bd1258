import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { milesBetween } from '../places/geometry/miles-between.rules.ts'
import { readEnv } from '../process/env.ts'
import { locateSupplier } from '../registration/locate-supplier.ts'
import { resolvePlace } from '../places/resolve-place.ts'
import { placeFinder } from '../suppliers/import/import-places.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { testSite } from '../testing/test-site.ts'
import { command } from './places.ts'
import { runCommand } from './run-command.ts'

const site = await testSite({}, 'places')
const { pool, url } = site.database
const folder = await mkdtemp(join(tmpdir(), 'postcodes-'))
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const write = async (name: string, content: string | Uint8Array) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
const load = async (path: string) => {
  let [out, errors] = ['', '']
  const code = await runCommand(command, [path], {
    env: { DATABASE_URL: url },
    say: (line) => (out += `${line}\n`),
    complain: (line) => (errors += `${line}\n`),
  })
  return { code, out: out.replace(/in [\d.]+ s/, 'in N s'), errors }
}

/** As downloaded: no header, padded to seven characters, one without coordinates. */
const codePointLeeds = `"LS1 4DY",10,422242,433819,"E92000001","E19000001","E18000002","","E08000035","E05011399"
"LS1 9AA",90,0,0,"E92000001","E19000001","E18000002","","E08000035","E05011399"
"LS298JP",10,412300,447700,"E92000001","E19000001","E18000002","","E08000036","E05001411"\r\n`
const codePointScotland = `"IV278BB",10,240400,956700,"S92000003","","S08000022","","S12000017","S13002990"\n`
const codePoint = () =>
  zipSync({
    'Doc/Code-Point_Open_Column_Headers.csv': strToU8('PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC\nPostcode,x\n'),
    'Doc/licence.txt': strToU8('OGL'),
    'Data/CSV/ls.csv': strToU8(codePointLeeds),
    'Data/CSV/iv.csv': strToU8(codePointScotland),
  })

const onsHeader = 'pcd,pcd2,pcds,dointr,doterm,oscty,oseast1m,osnrth1m,osgrdind,lat,long,imd'
const ons = `\uFEFF${onsHeader}
"LS1 4DY","LS1  4DY","LS1 4DY","198001","","E99999999","429850","0433800","1",53.799800,-1.548600,"1"
"LS1 2XX","LS1  2XX","LS1 2XX","198001","199606","E99999999","429850","0433800","1",53.797100,-1.551200,"1"
"BT1 5GS","BT1  5GS","BT1 5GS","198001","","N99999999","","","1",54.597300,-5.930100,""
"GY1 1AA","GY1  1AA","GY1 1AA","198001","","L99999999","","","9",99.999999,0.000000,""
"IM1 1AA","IM1  1AA","IM1 1AA","198001","","M99999999","","","9",99.999999,0.000000,""
"JE2 3AB","JE2  3AB","JE2 3AB","198001","","L99999999","","","9",,,""
`
const onsZip = () =>
  zipSync({
    'Data/ONSPD_FEB_2026_UK.csv': strToU8(ons),
    'Data/multi_csv/ONSPD_FEB_2026_UK_LS.csv': strToU8(ons),
    'Documents/Country names and codes.csv': strToU8('CTRY,NAME\nE92000001,England\n'),
  })

const codes = async () =>
  (await pool.query<{ code: string }>('select code from postcode order by code')).rows.map(({ code }) => code)
const miles = (text: string, latitude: number, longitude: number) =>
  resolvePlace(pool, text).then((place) => milesBetween(place!, { latitude, longitude }))

test('a file that is neither is refused in one line, and the postcodes loaded before stay', async () => {
  await pool.query(`insert into postcode values ('LS1 4DY', 53.8, -1.55)`)
  const truncated = codePoint().slice(0, 400)
  const wrong: [string, string | Uint8Array, RegExp][] = [
    ['suppliers.csv', 'name,city,postcode\nAcme,Leeds,LS1 4DY\n', /^suppliers.csv is no list of postcodes/],
    ['empty.csv', '', /There are no postcodes in .*empty.csv/],
    ['header.csv', `${onsHeader}\n`, /There are no postcodes in .*header.csv/],
    ['picture.png', Buffer.from('89504e470d0a1a0a', 'hex'), /^picture.png is no list of postcodes/],
    ['endless.csv', 'x'.repeat(300_000), /^endless.csv is no list of postcodes/],
    ['cut.zip', truncated, /^cut.zip is damaged: download it again/],
    ['geo.zip', zipSync({ 'codepo_gb.gpkg': strToU8('SQLite') }), /^There is no CSV of postcodes in geo.zip/],
    [
      'later.csv',
      `${codePointLeeds}LS1 4DZ,10,oops\n`,
      /^Line 4 of later.csv is not a postcode with its location: “LS1 4DZ/,
    ],
    [
      'turned.csv',
      ons.replace('53.799800,-1.548600', '-1.548600,53.799800'),
      /^Line 2 of turned.csv is not a postcode/,
    ],
    ['twice.csv', codePointLeeds + codePointLeeds, /^LS1 4DY occurs twice/],
    ['outcodes.csv', `${onsHeader}\nLS1,LS1,LS1,,,,,,,53.8,-1.5,\n`, /^Line 2 of outcodes.csv is not a postcode/],
  ]
  for (const [name, content, message] of wrong) {
    const { code, out, errors } = await load(await write(name, content))
    expect.soft({ code, out, errors }, name).toEqual({ code: 1, out: '', errors: expect.stringMatching(message) })
    expect.soft(errors.trim().split('\n'), name).toHaveLength(1)
  }
  expect(await load(join(folder, 'none.zip'))).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^There is no file/),
  })
  expect(await load(folder)).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no file/) })
  expect(await codes()).toEqual(['LS1 4DY'])
})

test('Code-Point Open: its zip, one of its files, and a file with its headings', async () => {
  expect(await load(await write('codepo_gb.zip', codePoint()))).toEqual({
    code: 0,
    errors: '',
    out: 'Loaded 3 postcodes of 2 of the 124 postcode areas in N s.\n1 postcode without a location in the file: in the centre of the district, as before.\n',
  })
  expect(await codes()).toEqual(['IV27 8BB', 'LS1 4DY', 'LS29 8JP'])
  // one of the points that Ordnance Survey publishes with OSTN15
  expect(await miles('LS1 4DY', 53.8002152, -1.66379168)).toBeLessThan(0.01)
  expect(await load(await write('ls.csv', codePointLeeds))).toMatchObject({ code: 0 })
  expect(await codes()).toEqual(['LS1 4DY', 'LS29 8JP'])
  const heading =
    'Postcode,Positional_quality_indicator,Eastings,Northings,Country_code,NHS_regional_HA_code,NHS_HA_code,'
  const named = `${heading}Admin_county_code,Admin_district_code,Admin_ward_code\n${codePointScotland}`
  expect(await load(await write('named.csv', named))).toMatchObject({ code: 0 })
  expect(await codes()).toEqual(['IV27 8BB'])
})

test('the ONS Postcode Directory: Northern Ireland and former postcodes too, islands in their district’s centre', async () => {
  const before = await resolvePlace(pool, 'GY1 1AA')
  const loaded = await load(await write('ONSPD_FEB_2026.zip', onsZip()))
  expect(loaded).toEqual({
    code: 0,
    errors: '',
    out: expect.stringContaining(
      'Loaded 3 postcodes of 2 of the 124 postcode areas in N s.\n1 postcode of these out of use.\n3 postcodes without a location',
    ),
  })
  expect(await codes()).toEqual(['BT1 5GS', 'LS1 2XX', 'LS1 4DY'])
  expect(await miles('ls12xx', 53.7971, -1.5512)).toBeLessThan(0.01)
  expect(await resolvePlace(pool, 'GY1 1AA')).toEqual(before)
  const may2025 = ons.replace('pcd,pcd2,pcds', 'PCD7,PCD8,PCDS').replace('lat,long', 'LAT,LONG')
  expect(await load(await write('ONSPD_MAY_2025_UK.csv', may2025))).toMatchObject({ code: 0 })
})

test('every reader of places uses them: searches, import, editor, registration, map', async () => {
  await pool.query('truncate postcode')
  const centre = (
    await pool.query<{ latitude: number; longitude: number }>(
      "select latitude, longitude from location where name = 'IV27'",
    )
  ).rows[0]!
  const make = build(pool)
  const scourie = { city: 'Scourie', county: 'Highland', postcode: 'IV27 4SX', ...centre }
  const own = { latitude: centre.latitude, longitude: -5.1524 }
  const northOfCentre = { latitude: 58.3505, longitude: centre.longitude }
  const standing = await make.supplier({ name: 'Scourie Blinds', ...scourie })
  const placed = await make.supplier({ name: 'Handa Blinds', ...scourie, ...own })
  const north = await make.supplier({ name: 'Durness Blinds', ...scourie, ...northOfCentre })
  const south = await make.supplier({ name: 'Lochinver Blinds', ...scourie, postcode: 'IV27 4LR' })
  const point = { latitude: 58.3502, longitude: -5.1521 }
  const lochinver = { latitude: 58.1483, longitude: -5.2413 }
  const rows = [
    ['IV27 4SX', point],
    ['IV27 4LR', lochinver],
  ] as const
  const lines = rows.map(
    ([code, { latitude, longitude }]) => `${code},${code},${code},198001,,,,,1,${latitude},${longitude},`,
  )
  const path = await write('iv27.csv', [onsHeader, ...lines].join('\n'))
  expect((await load(path)).out).toContain('2 suppliers moved from the centre of the district to the postcode.')
  const where = async (id: number) =>
    (await pool.query('select latitude, longitude from supplier where id = $1', [id])).rows[0]
  const are = [await where(standing), await where(south), await where(placed), await where(north)]
  expect(are).toEqual([point, lochinver, own, northOfCentre])
  await pool.query('delete from supplier where id in ($1, $2)', [north, south])

  for (const typed of ['IV27 4SX', 'iv274sx', 'IV27 4SX, Scourie', 'Scourie IV27 4SX', 'IV27 4S X'])
    expect
      .soft(await resolvePlace(pool, typed), typed)
      .toMatchObject({ ...point, postcode: 'IV27 4SX', nearestTown: 'Lairg' })
  expect(await resolvePlace(pool, 'IV27')).toMatchObject(centre)
  expect(await resolvePlace(pool, 'IV27 4ZZ')).toMatchObject(centre)

  const list = `query ($filter: SupplierFilter) { suppliers(filter: $filter) { edges { distance } place { name latitude } reading { words postcode } } }`
  for (const filter of [{ near: 'IV27 4SX' }, { query: 'blinds iv27 4sx' }, { query: 'blinds', near: 'IV274SX' }]) {
    const { suppliers } = (await site.ask(list, { filter })).data
    expect.soft(suppliers.edges[0].distance, JSON.stringify(filter)).toBe(0)
    expect
      .soft(suppliers)
      .toMatchObject({ place: { name: 'IV27', latitude: point.latitude }, reading: { postcode: 'IV27 4SX' } })
  }

  const places = placeFinder(pool)
  const line = { name: 'Assynt Blinds', postcode: 'IV27 4LR', country: 'United Kingdom' } as const
  expect((await places.complete(line)).row).toMatchObject({ ...lochinver, county: 'Highland' })
  const existing = { ...line, id: 1, ...lochinver, county: 'Highland' } as never
  expect((await places.complete({ ...line, postcode: 'IV27 4SX' }, existing)).row).toMatchObject(point)
  expect((await places.complete({ ...line, phone: '01571 844000' }, existing)).row.latitude).toBeUndefined()

  const typed = {
    name: 'Achmelvich Blinds',
    phone: '01571 844001',
    address: '',
    city: '',
    county: '',
    postcode: 'IV27 4LR',
  }
  const env = readEnv({ DATABASE_URL: url })
  expect(await locateSupplier({ pool, env }, { ...typed, country: 'United Kingdom' })).toMatchObject(lochinver)

  const map = `query ($bounds: MapBounds!, $filter: SupplierFilter) { supplierMap(bounds: $bounds, zoom: 8, filter: $filter) { count } }`
  const bounds = { west: -6, south: 58, east: -5, north: 59 }
  const onMap = async (near: string) =>
    (await site.ask(map, { bounds, filter: { near, radiusMiles: 2 } })).data.supplierMap
  expect(await onMap('IV27 4SX')).toHaveLength(1)
  expect(await onMap('IV27 4LR')).toEqual([])

  site.as(site.admin)
  const create = `mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { supplier { id latitude longitude } userErrors { message } } }`
  const input = { name: 'Stoer Blinds', postcode: 'IV27 4LR', services: ['Blinds'] }
  const made = (await site.ask(create, { input })).data.createSupplier
  expect(made).toMatchObject({ supplier: lochinver, userErrors: [] })
  const update = `mutation ($input: UpdateSupplierInput!) { updateSupplier(input: $input) { supplier { latitude } userErrors { message } } }`
  const { rows: stored } = await pool.query('select updated_at "updatedAt" from supplier where id = $1', [
    made.supplier.id,
  ])
  const moved = { id: made.supplier.id, updatedAt: stored[0].updatedAt, postcode: 'IV27 4SX' }
  expect((await site.ask(update, { input: moved })).data.updateSupplier).toMatchObject({
    supplier: { latitude: point.latitude },
  })

  for (const beside of [{ latitude: 58.3505 }, { longitude: -5.1524 }, lochinver])
    await make.supplier({ ...scourie, ...point, ...beside })
  const surveyed = { latitude: 58.3498, longitude: -5.1519 }
  const next = lines
    .join('\n')
    .replace(`${point.latitude},${point.longitude}`, `${surveyed.latitude},${surveyed.longitude}`)
  expect((await load(await write('next.csv', `${onsHeader}\n${next}`))).out).toContain('2 suppliers moved')
  expect([await where(standing), await where(placed)]).toEqual([surveyed, own])
})
