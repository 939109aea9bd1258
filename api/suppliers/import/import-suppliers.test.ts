import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '../../database/orm.ts'
import { supplierCountries } from '../../places/areas/country.rules.ts'
import { entities } from '../../start/entities.ts'
import { isLong } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { takeChunk } from './import-progress.ts'
import { createReport } from './import-report.ts'
import { importSuppliers } from './import-suppliers.ts'
import type { Outcome } from './import-write.ts'
import { compactHours } from '../../testing/written-hours.ts'
import { suppressSuppliers } from '../suppression.ts'

const database = await testDatabase('places')
const folder = await mkdtemp(join(tmpdir(), 'import-'))
beforeEach(() => database.pool.query('delete from supplier'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const writeLines = async (lines: string[]) => {
  const path = join(folder, 'suppliers.csv')
  await writeFile(path, lines.join('\n'))
  return path
}
const run = async (lines: string[], { apply = true } = {}) => {
  const path = await writeLines(lines)
  const outcomes: Outcome[] = []
  const totals = await importSuppliers(database, path, { apply, onOutcome: (outcome) => outcomes.push(outcome) })
  return {
    totals,
    outcomes,
    refused: outcomes.flatMap((one) => (one.kind === 'refused' ? [`${one.at}: ${one.why}`] : [])),
  }
}
const read = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[]
const kinds = (outcomes: Outcome[]) => outcomes.map(({ at, kind }) => `${at} ${kind}`)

test('a dry run reports the effects and writes nothing', async () => {
  const { totals } = await run(['name,city', 'Oak Blinds,Leeds', 'x,Leeds'], { apply: false })
  expect(totals).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 1 })
  expect(await read('select 1 from supplier')).toEqual([])
})

test('an imported supplier is listed at once, with normalised fields', async () => {
  await run([
    'Name;Phone;Website;City;Postcode;Services;Established_Year;Is Premium;Description;keywords;email',
    'Oak  Blinds;+44 113 496 0123;www.oak.example.com;Leeds;ls12ab;"Blinds; Curtains|Shutters|blinds";1999;yes;"Two\nlines";;info@oak.example.com',
  ])
  expect(await read('select * from supplier')).toMatchObject([
    {
      name: 'Oak Blinds',
      phone: '0113 496 0123',
      website: 'https://www.oak.example.com',
      city: 'Leeds',
      postcode: 'LS1 2AB',
      county: 'West Yorkshire',
      country: 'United Kingdom',
      services: ['Blinds', 'Curtains', 'Shutters'],
      service_groups: ['BLINDS', 'CURTAINS', 'SHUTTERS'],
      established_year: 1999,
      is_premium: true,
      is_verified: false,
      description: 'Two\nlines',
      keywords: [],
      status: 'listed',
      is_demo: false,
    },
  ])
  const [{ miles }] = (await read('select miles_between(latitude, longitude, 53.797, -1.545) miles from supplier')) as [
    { miles: number },
  ]
  expect(miles).toBeLessThan(3)
  expect(
    await read(`select suppliers from supplier_count where county = 'West Yorkshire' and service = 'SHUTTERS'`),
  ).toEqual([{ suppliers: 1 }])
})

const hoursStored = async (name: string) => {
  const { rows } = await database.pool.query('select opening_hours from supplier where name = $1', [name])
  return compactHours(rows[0]?.opening_hours)
}

test.each([
  [['name,Opening Hours', 'Oak Blinds,"Mon-Fri 9-12, 1-5; Sat 10-4"'], 'Mo-Fr 09:00-12:00,13:00-17:00; Sa 10:00-16:00'],
  [['name,hours', 'Oak Blinds,24 hours'], 'Mo-Su 00:00-24:00'],
  [
    ['name,Monday,Tue,Wed hours,Sunday', 'Oak Blinds,9-5,"9-12, 2-5",n/a,Closed'],
    'Mo 09:00-17:00; Tu 09:00-12:00,14:00-17:00; Su off',
  ],
  [['name,Mon open,Mon close,Tue open,Tue close', 'Oak Blinds,09:00,17:30,Closed,Closed'], 'Mo 09:00-17:30; Tu off'],
  [
    ['name,mondayOpens,tuesdayOpens,mondayCloses,tuesdayCloses', 'Oak Blinds,9:00,10:00,17:00,16:00'],
    'Mo 09:00-17:00; Tu 10:00-16:00',
  ],
  [['name,working_hours', `Oak Blinds,"{""Monday"": ""9AM-5PM"", ""Tuesday"": ""Closed""}"`], 'Mo 09:00-17:00; Tu off'],
  [['name,opening hours', 'Oak Blinds,"Mo 09:00-12:00,13:00-17:00; Su off"'], 'Mo 09:00-12:00,13:00-17:00; Su off'],
])('opening hours in %j', async (lines, hours) => {
  expect((await run(lines)).outcomes[0]).toMatchObject({ kind: 'added', notes: [expect.stringContaining('no place')] })
  expect(await hoursStored('Oak Blinds')).toBe(hours)
  expect(kinds((await run(lines)).outcomes)).toEqual(['2 unchanged'])
})

test.each([
  ['whenever', 'left out: openingHours must be opening hours, such as Mon-Fri 9-5; Sat 10-4 (it is "whenever")', ''],
  ['9-5', 'left out: openingHours must be opening hours, such as Mon-Fri 9-5; Sat 10-4 (it is "9-5")', ''],
  [
    'Mon-Fri 9-5, ring the bell',
    'openingHours also mentions something else, which is left out (it is "Mon-Fri 9-5, ring the bell")',
    'Mo-Fr 09:00-17:00',
  ],
  [
    'Mon-Fri 9-5; bank holidays 10-4',
    'openingHours also mentions holidays, which is left out (it is "Mon-Fri 9-5; bank holidays 10-4")',
    'Mo-Fr 09:00-17:00',
  ],
  [
    'April-September: Mon-Sat 9-6',
    'left out: openingHours must be opening hours, such as Mon-Fri 9-5; Sat 10-4 (it is "April-September: Mon-Sat 9-6")',
    '',
  ],
  [
    'Mon 9-5; Sat by appointment',
    'openingHours also mentions appointments, which is left out (it is "Mon 9-5; Sat by appointment")',
    'Mo 09:00-17:00',
  ],
])('with the hours "%s" a dry run reports: %s', async (cell, note, hours) => {
  const lines = ['name,city,hours', `Oak Blinds,Leeds,"${cell}"`]
  expect((await run(lines, { apply: false })).outcomes[0]).toMatchObject({ kind: 'added', notes: [note] })
  await run(lines)
  expect(await hoursStored('Oak Blinds')).toBe(hours)
})

test('changed hours are reported in words, and a business status is read', async () => {
  await run(['name,city,hours', 'Oak Blinds,Leeds,Mon 9-5'])
  const { outcomes } = await run([
    'name,city,hours,business status',
    'Oak Blinds,Leeds,"Mon 9-12, 13-17",Temporarily closed',
  ])
  const lines: string[] = []
  for (const one of outcomes) createReport(false, (line) => lines.push(line)).printOutcome(one)
  expect(lines).toContain('    openingHours: Mo 09:00-17:00 → Mo 09:00-12:00,13:00-17:00')
  expect(lines).toContain('    businessStatus: (empty) → CLOSED_TEMPORARILY')
  expect(await read('select open_minutes from supplier_search')).toEqual([{ open_minutes: null }])
})

test('an import is in the audit log with its counts, and each change is recorded with previous values', async () => {
  await run(['name,city,postcode,phone', 'Oak Blinds,Leeds,LS1 2AB,0113 496 0123'])
  await run(['name,city,postcode,phone', 'Oak Blinds,Leeds,LS1 2AB,0113 496 0124', 'Elm Blinds,Leeds,LS1 2AC,', 'x,,,'])
  await run(['name,city,postcode', 'Oak Blinds,Leeds,LS1 2AB'])
  expect(
    await read(
      `select file_name, username, status, added, changed, unchanged, refused from import order by id desc limit 3`,
    ),
  ).toEqual([
    {
      file_name: 'suppliers.csv',
      username: 'command line',
      status: 'finished',
      added: 0,
      changed: 0,
      unchanged: 1,
      refused: 0,
    },
    {
      file_name: 'suppliers.csv',
      username: 'command line',
      status: 'finished',
      added: 1,
      changed: 1,
      unchanged: 0,
      refused: 1,
    },
    {
      file_name: 'suppliers.csv',
      username: 'command line',
      status: 'finished',
      added: 1,
      changed: 0,
      unchanged: 0,
      refused: 0,
    },
  ])
  expect(
    await read(
      `select s.name, i.kind, i.before - 'field_source' before, i.after - 'field_source' after, i.before -> 'field_source' -> 'phone' ->> 'source' was
         from batch_entry i join supplier s on s.id = i.supplier_id order by i.id`,
    ),
  ).toEqual([
    { name: 'Oak Blinds', kind: 'added', before: null, after: null, was: null },
    { name: 'Elm Blinds', kind: 'added', before: null, after: null, was: null },
    {
      name: 'Oak Blinds',
      kind: 'changed',
      before: { phone: '0113 496 0123' },
      after: { phone: '0113 496 0124' },
      was: 'import',
    },
  ])
  expect(await read(`select action, username, after from audit_entry order by id desc offset 1 limit 1`)).toEqual([
    {
      action: 'import.finish',
      username: 'command line',
      after: { file: 'suppliers.csv', added: 1, changed: 1, unchanged: 0, refused: 1 },
    },
  ])
})

test('a line without a name or with a stray quotation mark is refused by number and affects no other', async () => {
  const closed = await run(['name,city,business status', 'Oak Blinds,Leeds,Permanently closed'], { apply: false })
  expect(closed.refused).toEqual(['2: has permanently closed, and is not listed'])
  const { refused, totals } = await run([
    'name,email',
    'Good One,',
    'B,',
    ',a@example.com',
    'Stray "quote",',
    '-,a@example.com',
    'Good Two,',
  ])
  expect(totals).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 4 })
  expect(refused).toEqual([
    '3: name must have at least 2 characters (it is "B")',
    '4: name is missing',
    '5: a quotation mark is misplaced or not closed; write "" for one within a field',
    '6: name is missing',
  ])
  expect(await read('select name from supplier order by name')).toEqual([{ name: 'Good One' }, { name: 'Good Two' }])
})

test('an invalid cell is left out and reported with line and column; the rest of the line is imported', async () => {
  const { outcomes, totals } = await run([
    'name,city,email,phone,website,postcode,latitude,longitude,establishedYear,country,isPremium',
    'Bad Email,Leeds,nobody,,,,,,,,',
    'Bad Phone,Leeds,,12345,,,,,,,',
    'Bad Site,Leeds,,,ftp://example.com,,,,,,',
    'Worse Site,Leeds,,,javascript:alert(1),,,,,,',
    'No Site,Leeds,,,http://127.0.0.1/,,,,,,',
    'Odd Site,Leeds,,,"www,oak.example",,,,,,',
    'Half a Site,Leeds,,,//oak.example,,,,,,',
    'Bad Postcode,Leeds,,,,ABC,,,,,',
    'Half a Point,Leeds,,,,,51.5,,,,',
    'Far Point,Leeds,,,,,95,0.1,,,',
    'Future,Leeds,,,,,,,2999,,',
    'Nowhere,Leeds,,,,LS1 2AB,,,,Atlantis,',
    'Maybe,Leeds,,,,,,,,,perhaps',
    'Two,Leeds,nobody,0113 496 0123,,LS1 2AB,,,old,,',
  ])
  expect(totals).toEqual({ added: 14, changed: 0, unchanged: 0, refused: 0 })
  expect(outcomes.flatMap(({ at, notes }) => notes!.map((note) => `${at}: ${note}`))).toEqual([
    '2: left out: email must be an email address (it is "nobody")',
    '3: left out: phone must be a phone number of the United Kingdom, or start with + and the country code (it is "12345")',
    '4: left out: website must be an address that starts with http:// or https:// (it is "ftp://example.com")',
    '5: left out: website must be an address that starts with http:// or https:// (it is "javascript:alert(1)")',
    '6: left out: website must be an address that starts with http:// or https:// (it is "http://127.0.0.1/")',
    '7: left out: website must be an address that starts with http:// or https:// (it is "www,oak.example")',
    '8: left out: website must be an address that starts with http:// or https:// (it is "//oak.example")',
    '9: left out: postcode must be a UK postcode (it is "ABC")',
    '10: left out: longitude is missing: give both coordinates or none',
    '11: left out: latitude must be from -90 to 90 (it is "95")',
    '12: left out: establishedYear must be from 1500 to this year (it is "2999")',
    '13: left out: country must be one of United Kingdom, France, Germany, Spain, Italy, Netherlands, Belgium, Ireland (it is "Atlantis")',
    '14: left out: isPremium must be true or false (it is "perhaps")',
    '15: left out: email must be an email address (it is "nobody")',
    '15: left out: establishedYear must be a year of four digits (it is "old")',
  ])
  expect(await read(`select phone, postcode, email, established_year from supplier where name = 'Two'`)).toEqual([
    { phone: '0113 496 0123', postcode: 'LS1 2AB', email: null, established_year: null },
  ])
})

test('the first valid number in a cell is imported, and the others reported', async () => {
  const cells = ['0113 496 0123 / 07700 900123', '1234 or 07700 900123', 'T: 0113 496 0123 M: 07700 900123']
  const { outcomes } = await run(['name,city,phone', ...cells.map((cell, i) => `Firm ${i},Leeds,${cell}`)])
  expect(outcomes.map(({ notes }) => notes)).toEqual(
    cells.map((cell) => [`phone has several numbers; the first valid one is used (it is "${cell}")`]),
  )
  expect(await read('select phone from supplier order by id')).toEqual([
    { phone: '0113 496 0123' },
    { phone: '07700 900123' },
    { phone: '0113 496 0123' },
  ])
})

test('a firm’s name may look like a placeholder', async () => {
  const names = [
    'Window Wizard',
    'Total Blinds',
    'Sum of Shades',
    'None Such Curtains',
    'Blank Canvas Blinds',
    'NA Blinds',
  ]
  const { refused, totals } = await run(['name,city', ...names.map((name) => `${name},Leeds`)])
  expect([refused, totals.added]).toEqual([[], names.length])
})

test('placeholders of other programs count as empty', async () => {
  const marks = ['\\N', 'NULL', 'null', 'n/a', 'N/A', '#N/A', '-', '--', '–', '/', '""""""', "'", '0', 'false', 'N/K']
  marks.push('[object Object]', 'no phone', 'No website', 'to follow', 'see website', '<!-- none -->')
  const { outcomes } = await run([
    'name,city,phone,description',
    ...marks.map((mark, i) => `F${i},Leeds,${mark},${mark}`),
  ])
  expect(outcomes.flatMap(({ notes }) => notes)).toEqual([])
  expect(await read('select distinct phone, description from supplier')).toEqual([{ phone: null, description: null }])
})

test('other programs’ decorations of a text are removed', async () => {
  await run([
    'Supplier id,name,country,postcode,phone,establishedYear,services,description,email',
    `,Oak,,,1134960123.0,1987.0,"['Blinds', 'Curtains']","<style>p { margin: 0 }</style><!-- x --><p>Made</p><script>track(1)</script>",oak@oak.example.`,
    `,Elm,France,75001.0,,,"[""Blinds"",""Shutters""]","We <3 blinds","""elm@oak.example"""`,
    ',Ash,,,,,"{Blinds,""Roller Blinds""}",,"Ash <ash@oak.example>?subject=Hi"',
  ])
  const columns = 'phone, postcode, established_year, services, description, email'
  expect((await read(`select ${columns} from supplier order by id`)).map((row) => Object.values(row))).toEqual([
    ['0113 496 0123', null, 1987, ['Blinds', 'Curtains'], 'Made', 'oak@oak.example'],
    [null, '75001', null, ['Blinds', 'Shutters'], 'We <3 blinds', 'elm@oak.example'],
    [null, null, null, ['Blinds', 'Roller Blinds'], null, 'ash@oak.example'],
  ])
  const [oak] = await read(`select id from supplier where name = 'Oak'`)
  const { outcomes } = await run(['Supplier id,name', `${String(oak!['id'])}.0,Oak Two`, 'x7,Yew'])
  expect(outcomes.map(({ kind, notes }) => [kind, notes!.filter((note) => note.includes('supplierId'))])).toEqual([
    ['changed', []],
    ['added', ['left out: supplierId must be the number of a supplier (it is "x7")']],
  ])
})

test('a whole address in one cell is split', async () => {
  const { outcomes } = await run([
    'name,address',
    'A1,"Unit 4, 12 High Street, Cheltenham, Glos, GL50 1AA, UK"',
    'A2,"12 High Street\nMaidstone\nKent\nME14 1AA"',
    'A3,12 Park Road Leeds LS8 1AA',
    'A4,"9 Alder Park, Norwich"',
    'A5,"Leeds, LS1 2AB"',
    'A6,"Unit 3, Beacon House"',
    'A7,3 Bank Street St Austell',
  ])
  expect(await read('select name, address, city, county, postcode from supplier order by name')).toEqual([
    {
      name: 'A1',
      address: 'Unit 4, 12 High Street',
      city: 'Cheltenham',
      county: 'Gloucestershire',
      postcode: 'GL50 1AA',
    },
    { name: 'A2', address: '12 High Street', city: 'Maidstone', county: 'Kent', postcode: 'ME14 1AA' },
    { name: 'A3', address: '12 Park Road', city: 'Leeds', county: 'West Yorkshire', postcode: 'LS8 1AA' },
    { name: 'A4', address: '9 Alder Park', city: 'Norwich', county: 'Norfolk', postcode: null },
    { name: 'A5', address: null, city: 'Leeds', county: 'West Yorkshire', postcode: 'LS1 2AB' },
    { name: 'A6', address: 'Unit 3, Beacon House', city: null, county: null, postcode: null },
    { name: 'A7', address: '3 Bank Street', city: 'St Austell', county: 'Cornwall', postcode: null },
  ])
  expect(outcomes.filter(({ notes }) => notes!.length).map(({ name }) => name)).toEqual(['A6'])
})

test('an address keeps parts that no other column has', async () => {
  await run([
    'name,address,city,postcode',
    'B1,"12 High Street, Leeds, LS1 2AB",Leeds,',
    'B2,"12 Otley Road, Headingley, LS6 3AA",Leeds,',
    'B3,"12 High Street, Leeds",Leeds,LS1 2AB',
  ])
  expect(await read('select name, address, city, postcode from supplier order by name')).toEqual([
    { name: 'B1', address: '12 High Street', city: 'Leeds', postcode: 'LS1 2AB' },
    { name: 'B2', address: '12 Otley Road, Headingley', city: 'Leeds', postcode: 'LS6 3AA' },
    { name: 'B3', address: '12 High Street, Leeds', city: 'Leeds', postcode: 'LS1 2AB' },
  ])
})

test('the same name with another address is a branch, in the file and in the directory', async () => {
  const lines = [
    'name,address,city,county,phone',
    'Hillbrook,3 High Street,Leeds,,',
    'Hillbrook,90 Low Road,Leeds,,',
    'Hillbrook,,,Kent,01632 960123',
    'Hillbrook,,,Kent,01632 960124',
    'Hillbrook,,,Surrey,',
    'Hillbrook,,York,,',
    'Hillbrook,,Hull,,01632 960125',
    'Hillbrook,,Hull,,01632 960126',
  ]
  expect((await run(lines)).totals).toEqual({ added: 8, changed: 0, unchanged: 0, refused: 0 })
  expect((await run(lines)).totals).toEqual({ added: 0, changed: 0, unchanged: 8, refused: 0 })
  expect((await run([lines[0]!, 'Hillbrook,5 Mill Lane,Leeds,,'])).totals).toMatchObject({ added: 1, refused: 0 })
})

test('a line without a location is reported', async () => {
  const { outcomes } = await run([
    'name,city,postcode',
    'Lost,Qwertyville,',
    'Bare,,',
    'Found,Leeds,',
    'Nowhere,,ZZ99 9ZZ',
  ])
  expect(outcomes.map(({ notes }) => notes)).toEqual([
    [`gets no place, so that no search by place finds it: "Qwertyville" is unknown${noCountry}`],
    [`gets no place, so that no search by place finds it: it has neither town nor postcode${noCountry}`],
    [],
    ['gets no place, so that no search by place finds it: "ZZ99 9ZZ" is unknown'],
  ])
})

const severalWebsites = 'website has several addresses; the first valid one is used'
const noCountry = '; its country is unknown too, so it is listed in the United Kingdom'

test.each([
  ['country', 'England', false],
  ['phone', '0113 496 0123', false],
  ['county', 'Kent', false],
  ['phone', '+49 30 23125123', true],
  ['website', 'https://oak.example.com', true],
])('for a line with a name and %s %s, its country is reported as a guess: %s', async (column, cell, isReported) => {
  const { outcomes } = await run([`name,${column}`, `Oak Blinds,${cell}`], { apply: false })
  expect(outcomes[0]!.notes!.some((note) => note.endsWith(noCountry))).toBe(isReported)
})

test.each([
  ['name,address', 'Oak,"12 High Street, Leeds LS1 4AG, Tel: 0113 496 0123, Mobile 07700 900123"'],
  ['name,address,phone', 'Oak,"12 High Street, Leeds LS1 4AG, Mobile 07700 900123",0113 496 0123'],
  ['name,address,city,postcode,phone', 'Oak,"12 High Street, Leeds LS1 4AG, 07700 900123",Leeds,LS1 4AG,0113 496 0123'],
  ['name,address,city,phone', 'Oak,12 High Street,"Leeds, LS1 4AG, 07700 900123",0113 496 0123'],
])('a second number in an address is reported: %s', async (header, line) => {
  const { outcomes } = await run([header, line])
  expect(outcomes[0]!.notes).toEqual([
    'phone has several numbers; the first valid one is used (it is "0113 496 0123 / 07700 900123")',
  ])
  expect(await read('select phone, address, city from supplier')).toEqual([
    { phone: '0113 496 0123', address: '12 High Street', city: 'Leeds' },
  ])
})

test.each([
  ['Main Street, Cashel, Tipperary, Ireland', 'Ireland'],
  ['Gran Vía 1, Madrid, España', 'Spain'],
])('the country of the address %s is stored, whatever else it has', async (address, country) => {
  await run(['name,address', `Oak,"${address}"`])
  expect(await read('select country from supplier')).toEqual([{ country }])
})

test('opening hours after an address are read', async () => {
  const addresses = [
    '12 High Street, Leeds, LS1 4AG, Mon-Fri 9-5',
    '12 High Street, Leeds, LS1 4AG (Mon - Fri 9 - 5, Sat 10-4)',
    '12 Friday Street, Leeds, LS1 4AG. Open: Monday to Friday 9am to 5pm',
  ]
  await run(['name,address', ...addresses.map((address, i) => `Firm ${'abc'[i]},"${address}"`)])
  const rows = await read('select address, city, opening_hours from supplier order by id')
  expect(rows.map(({ address, city, opening_hours: hours }) => [address, city, compactHours(hours as [])])).toEqual([
    ['12 High Street', 'Leeds', 'Mo-Fr 09:00-17:00'],
    ['12 High Street', 'Leeds', 'Mo-Fr 09:00-17:00; Sa 10:00-16:00'],
    ['12 Friday Street', 'Leeds', 'Mo-Fr 09:00-17:00'],
  ])
})

test('an email and a web address in an address are read, and a second email reported', async () => {
  const address = '"12 High Street, Leeds, LS1 4AG, Email: info@oak.example, www.oak.example"'
  const { outcomes } = await run([
    'name,address,email,website',
    `Oak,${address},,`,
    `Elm,${address},elm@oak.example,https://elm.example`,
  ])
  expect(outcomes.map(({ notes }) => notes)).toEqual([
    [],
    ['email has several addresses; the first valid one is used (it is "elm@oak.example / info@oak.example")'],
  ])
  expect(await read('select address, email, website from supplier order by id')).toEqual([
    { address: '12 High Street', email: 'info@oak.example', website: 'https://www.oak.example' },
    { address: '12 High Street', email: 'elm@oak.example', website: 'https://elm.example' },
  ])
})

test.each(['8013 RB', '8013RB', '10969', '31-131', '1000-001', '114 55', '02108'])(
  'a line without a country and with the postcode %s is not British, unless something else says so',
  async (postcode) => {
    const { refused } = await run([
      'name,city,postcode,phone,county',
      `Oak,Berlin,${postcode},+49 30 23125123,`,
      `Elm,Leeds,${postcode},0113 496 0123,`,
      `Ash,Leeds,${postcode},,West Yorkshire`,
    ])
    expect(refused).toEqual([`2: has no country, and ${postcode} is not a postcode of the United Kingdom`])
  },
)

test.each([
  ['address', '12 Mill Lane, Boston, MA 02110', 'United States'],
  ['address', '"12 Mill Lane, Perth, Western Australia"', 'Australia'],
  ['city', '"St Helier, Jersey"', 'Jersey'],
  ['postcode', 'JE2 4', 'Jersey'],
  ['address', 'London, Ontario N6A 3K7', 'Canada'],
])('a line whose %s is %s is not British', async (column, cell, country) => {
  const { refused } = await run([`name,${column}`, `Oak,"${cell.replaceAll('"', '')}"`])
  expect(refused).toEqual([
    `2: ${country} is not in the directory, which lists suppliers in ${supplierCountries.join(', ')}`,
  ])
})

test.each([
  ['Oak,Leeds,M1 1AA,', ['Leeds is 36 miles from M1 1AA']],
  ['Oak,Otley,LS21 1AA,', []],
  ['Oak,Boston,,+1 617 555 0123', ['its country comes only from its town, and its phone number is from another']],
  ['Oak,Boston,PE21 6AA,+1 617 555 0123', []],
])('%s: contradictions are reported', async (line, notes) => {
  const { outcomes } = await run(['name,city,postcode,phone', line], { apply: false })
  expect(outcomes[0]!.notes).toEqual(notes)
})

test.each([
  ['postcode', 'LS1 4', { postcode: 'LS1' }, 'postcode is not whole, and its district is used'],
  ['postcode', 'ls1 4d', { postcode: 'LS1' }, 'postcode is not whole, and its district is used'],
  ['address', '"12 High Street, Leeds, LS1 4"', { postcode: 'LS1' }, 'postcode is not whole, and its district is used'],
  ['city', 'Leeds LS1 4', { city: 'Leeds', postcode: 'LS1' }, 'postcode is not whole, and its district is used'],
  ['city', '"Leeds, LS1 4D"', { city: 'Leeds', postcode: 'LS1' }, 'postcode is not whole, and its district is used'],
  ['website', 'a.co.uk; b.co.uk', { website: 'https://a.co.uk' }, severalWebsites],
  ['website', 'www.a.co.uk / www.b.co.uk', { website: 'https://www.a.co.uk' }, severalWebsites],
  ['website', 'http://a.co.uk/x;http://b.co.uk', { website: 'http://a.co.uk/x' }, severalWebsites],
  ['website', '"oak@a.co.uk, a.co.uk"', { website: 'https://a.co.uk' }, severalWebsites],
  ['city', 'OrlÃ©ans', { city: 'Orléans' }, 'city had wrong letters, which were corrected'],
  [
    'description',
    'CafÃƒÂ© blinds â€“ Â£50',
    { description: 'Café blinds – £50' },
    'description had wrong letters, which were corrected',
  ],
  [
    'description',
    'Itâ€™s “CafÉ”',
    { description: 'It’s “CafÉ”' },
    'description had wrong letters, which were corrected',
  ],
  ['description', 'Ã la cafÃ', { description: 'Ã la cafÃ' }, 'description has wrong letters that cannot be corrected'],
  [
    'description',
    'Caf\uFFFD blinds',
    { description: 'Caf\uFFFD blinds' },
    'description has wrong letters that cannot be corrected',
  ],
  ['description', '"CAFÉ” in the Château, IRMÃO"', { description: 'CAFÉ” in the Château, IRMÃO' }, undefined],
])('%s %s is %j, and reported: %s', async (column, cell, stored, note) => {
  const { outcomes } = await run([`name,${column},phone`, `Oak,${cell},0113 496 0123`])
  expect(await read('select address, city, postcode, website, description from supplier')).toMatchObject([stored])
  const notes = outcomes[0]!.notes!.filter((one) => !one.startsWith('gets no place'))
  expect(notes.map((one) => one.replace(/ \(it is ".*/, ''))).toEqual(note ? [note] : [])
})

test('a fax number is ignored, unless it is also the phone number', async () => {
  await run([
    'name,city,phone',
    'Oak,Leeds,F: 0113 496 0124 T: 0113 496 0123',
    'Elm,Leeds,Fax 0113 496 0124 / 0113 496 0125',
    'Ash,Leeds,Tel/Fax: 0113 496 0126',
  ])
  expect(await read('select phone from supplier order by id')).toEqual([
    { phone: '0113 496 0123' },
    { phone: '0113 496 0125' },
    { phone: '0113 496 0126' },
  ])
})

test('a number repeated in the address counts once, abroad too; a fax is ignored', async () => {
  const { outcomes } = await run([
    'name,address,phone,country',
    'Oak,"12 High Street, Leeds LS1 4AG, 0113 4960123, Fax 0113 496 0124",+44 113 496 0123,',
    'Elm,"12 Main Street, Lucan, Co. Dublin, K78 X2Y3, Tel (01) 640 0123",,Ireland',
  ])
  expect(outcomes.map(({ notes }) => notes)).toEqual([[], []])
  expect(await read('select phone from supplier order by id')).toEqual([
    { phone: '0113 496 0123' },
    { phone: '(01) 640 0123' },
  ])
})

test('the same file again changes nothing; an empty cell clears nothing; a new value replaces the old', async () => {
  const header = 'name,city,postcode,phone,services,description,latitude,longitude'
  const line = 'Oak Blinds,Leeds,LS1 2AB,0113 496 0123,Blinds;Repairs,Good,53.8,-1.55'
  await run([header, line])
  expect((await run([header, line])).totals).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  const { outcomes } = await run([header, 'OAK BLINDS Ltd,,ls1 2ab,,Blinds,Better,,'])
  expect(outcomes).toMatchObject([
    {
      kind: 'changed',
      changes: [
        { field: 'description', from: 'Good', to: 'Better' },
        { field: 'services', from: ['Blinds', 'Repairs'], to: ['Blinds'] },
      ],
    },
  ])
  expect(await read('select name, city, phone, services, latitude from supplier')).toEqual([
    { name: 'Oak Blinds', city: 'Leeds', phone: '0113 496 0123', services: ['Blinds'], latitude: 53.8 },
  ])
})

test('a logo whose stored copy is displayed is unchanged; another logo is a change', async () => {
  const line = (logo: string) => run(['name,city,logoUrl', `Oak Blinds,Leeds,https://oak.example.com/${logo}.png`])
  await line('logo')
  const hash = '0123456789abcdef0123456789abcdef'
  await database.pool.query(`
    insert into picture (hash, width, height, bytes) values ('${hash}', 64, 64, 3);
    insert into remote_picture (url, hash) values ('https://oak.example.com/logo.png', '${hash}');
    update supplier set logo_url = '/pictures/${hash}-64x64.webp'`)
  expect((await line('logo')).totals).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await read('select logo_url from supplier')).toEqual([{ logo_url: `/pictures/${hash}-64x64.webp` }])
  expect((await line('new')).totals).toMatchObject({ changed: 1 })
  expect(await read('select logo_url from supplier')).toEqual([{ logo_url: 'https://oak.example.com/new.png' }])
})

test('a line about a merged duplicate changes the supplier at the end of the chain', async () => {
  await run([
    'name,city,postcode',
    'Kept Blinds,Leeds,LS1 2AB',
    'Merged Blinds,Leeds,LS1 2AC',
    'Between Blinds,Leeds,LS1 2AD',
  ])
  const into = (name: string, other: string) =>
    database.pool.query(
      "update supplier set status = 'merged', merged_into_id = (select id from supplier where name = $2) where name = $1",
      [name, other],
    )
  await into('Between Blinds', 'Kept Blinds')
  await into('Merged Blinds', 'Between Blinds')
  expect((await run(['name,postcode,phone', 'Merged Blinds,LS1 2AC,0113 496 0123'])).totals).toMatchObject({
    added: 0,
    changed: 1,
  })
  expect(await read('select postcode, phone, status from supplier where phone is not null')).toEqual([
    { postcode: 'LS1 2AC', phone: '0113 496 0123', status: 'listed' },
  ])
})

test('a supplier is recognised by place id, then name and postcode, then phone and postcode with a like name, else name and town; two place ids are two branches', async () => {
  const header = 'name,city,postcode,phone,placeId'
  await run([
    header,
    'By Place,Leeds,LS1 2AB,,p1',
    'By Name,Leeds,LS1 2AC,,',
    'By Phone,Leeds,LS1 2AD,0113 496 0123,',
    'By Town,York,,,',
    'Two Shops,Leeds,LS1 2AE,0113 496 0125,p3',
  ])
  const { outcomes } = await run([
    header,
    'Renamed,York,YO1 7HH,,p1',
    'By Name,York,LS1 2AC,,',
    'Phone & Son,,LS1 2AD,+44 113 4960123,',
    'Other Name,,LS1 2AD,+44 113 4960123,',
    'By Town,York,,0113 496 0124,',
    'By Name,Leeds,LS9 9ZZ,,',
    'By Town,Leeds,,,',
    'By Name,Leeds,LS1 2AC,,p2',
    'Two Shops,Leeds,LS1 2AE,0113 496 0125,p4',
  ])
  expect(kinds(outcomes)).toEqual([
    '2 changed',
    '3 changed',
    '4 unchanged',
    '5 added',
    '6 changed',
    '7 added',
    '8 added',
    '9 refused',
    '10 added',
  ])
  expect(outcomes.flatMap(({ at, notes }) => (notes?.length ? [[at, ...notes]] : []))).toEqual([
    [4, 'the name stays "By Phone": only a line with the supplier\'s id changes it'],
    [
      5,
      expect.stringMatching(
        /^perhaps the same as supplier \d+, "By Phone", which has its phone or website: it stays a second one/,
      ),
    ],
  ])
  expect(await read('select count(*)::int from supplier')).toEqual([{ count: 9 }])
})

test('two trades of one family name at one door with one number stay two suppliers; two names of one trade are one', async () => {
  const header = 'name,phone,address,city,postcode,services'
  const door = '01943 462214,18 Mill Lane,Otley,LS21 1AB'
  await run([header, `Norcross Electrical,${door},Installation`, `Ostler Blinds,${door},Blinds`])
  const { outcomes } = await run([
    header,
    `Norcross Soft Furnishings,${door},Curtains`,
    `Norcross Weddings,${door},Curtains`,
    `Ostler Curtains & Blinds,${door},Curtains`,
  ])
  expect(kinds(outcomes)).toEqual(['2 added', '3 added', '4 changed'])
  expect(outcomes.slice(0, 2).map(({ notes }) => notes)).toEqual([
    [expect.stringMatching(/^perhaps the same as supplier \d+, "Norcross Electrical"/)],
    [expect.stringMatching(/^perhaps the same as supplier \d+, "Norcross Electrical"/)],
  ])
  expect(await read("select services from supplier where name = 'Norcross Electrical'")).toEqual([
    { services: ['Installation'] },
  ])
})

test('a new name at one door, and a move within a postcode area, with one website and another number stay a second supplier', async () => {
  const header = 'name,phone,website,address,city,postcode'
  const site = (path: string) => `harewoodblinds.example.com${path}`
  await run([header, `Harewood Blinds,01943 462301,${site('')},14 Bondgate,Otley,LS21 3AB`])
  const { outcomes } = await run([
    header,
    `Fern & Flax,01943 462302,www.${site('/')},14 Bondgate,Otley,LS21 3AB`,
    `Harewood Blinds,0113 496 0123,${site('')},3 Briggate,Leeds,LS1 6HD`,
    `Harewood Blinds,01904 960123,${site('')},9 Fossgate,York,YO1 9TA`,
  ])
  expect(kinds(outcomes)).toEqual(['2 added', '3 added', '4 added'])
  const note = expect.stringMatching(/^perhaps the same as supplier \d+, "Harewood Blinds"/)
  expect(outcomes.map(({ notes }) => notes)).toEqual([[note], [note], []])
})

test('a line with the supplier’s id may change its name; another supplier’s id is ignored', async () => {
  await run(['name,city,postcode', 'Oak Blinds,Leeds,LS1 2AB', 'Elm Blinds,York,YO1 7HH'])
  const [oak, elm] = (await read('select id from supplier order by id')).map(({ id }) => Number(id))
  const { outcomes } = await run([
    'Supplier id,name,city,postcode',
    `${oak},Royal Oak Interiors,Leeds,LS1 2AB`,
    `${elm},Ash Shutters,Hull,HU1 1AA`,
    '99999,Yew Curtains,Bath,BA1 1AA',
  ])
  expect(kinds(outcomes)).toEqual(['2 changed', '3 added', '4 added'])
  expect(outcomes.map(({ notes }) => notes)).toEqual([
    [],
    [`supplier ${elm} is a different one, or does not exist`],
    ['supplier 99999 is a different one, or does not exist'],
  ])
  expect(await read('select name from supplier order by id')).toEqual([
    { name: 'Royal Oak Interiors' },
    { name: 'Elm Blinds' },
    { name: 'Ash Shutters' },
    { name: 'Yew Curtains' },
  ])
  const renamed = await run(['Supplier id,name,postcode', `${elm},Kestrel Interiors,YO1 7HH`])
  expect(kinds(renamed.outcomes), 'by its postcode alone').toEqual(['2 changed'])
})

test('of namesakes at one postcode the one of the same house is meant, else the listed one', async () => {
  const { rows } = await database.pool.query<{ id: number }>(`
    insert into supplier (name, status, postcode, address) values ('Oak Blinds', 'hidden', 'LS1 2AB', null),
      ('Oak Blinds', 'listed', 'LS1 2AB', '3 Mill Row'), ('Oak Blinds', 'listed', 'LS1 2AB', '5 Mill Row') returning id`)
  const [, third, fifth] = rows.map(({ id }) => id)
  const { outcomes } = await run([
    'name,postcode,address,phone',
    'Oak Blinds,LS1 2AB,5 Mill Row,0113 496 0123',
    'Oak Blinds,LS1 2AB,,0113 496 0124',
  ])
  expect(outcomes.map((one) => 'id' in one && one.id)).toEqual([fifth, third])
})

test('the office’s own file of suppliers can be imported again, and changes nothing', async () => {
  await run([
    'name,city,county,postcode,phone',
    'Oak Blinds,Leeds,,LS1 2AB,0113 496 0123',
    '"=Sum Blinds",York,,YO1 7HH,+33 1 99 00 12 34',
  ])
  const [oak, sum] = (await read('select id from supplier order by id')).map(({ id }) => Number(id))
  const { outcomes, totals } = await run([
    '\uFEFF"Supplier id","Name","Town","County","Postcode","Status","Phone","Rating","Reviews","Added","Changed","Verified"',
    `${oak},"Oak Blinds","Leeds","West Yorkshire","LS1 2AB","Listed","0113 496 0123","",0,"2026-11-25","2026-11-25","2026-11-25"`,
    `${sum},"'=Sum Blinds","York","North Yorkshire","YO1 7HH","Listed","'+33 1 99 00 12 34","",0,"2026-11-25","2026-11-25",""`,
  ])
  expect(outcomes.flatMap(({ notes }) => notes)).toEqual([])
  expect(totals).toEqual({ added: 0, changed: 0, unchanged: 2, refused: 0 })
})

test('several address columns are joined, and so are several lists', async () => {
  await run([
    'name,Address 1,Address 2,Address 3,Postcode,services,services',
    'Oak Blinds,Unit 4,12 High Street,Leeds,LS1 2AB,Blinds,"Curtains, Shutters"',
    'Elm Blinds,9 Mill Lane,-,"Otley, West Yorkshire",LS21 1AA,,',
  ])
  expect(await read('select address, city, services from supplier order by id')).toEqual([
    { address: 'Unit 4, 12 High Street', city: 'Leeds', services: ['Blinds', 'Curtains', 'Shutters'] },
    { address: '9 Mill Lane', city: 'Otley', services: [] },
  ])
})

test.each([
  ['12 Swinegate, Leeds LS1 4AG|12 Swinegate|Leeds|LS1 4AG', '12 Swinegate', 'Leeds'],
  ['12 Swinegate|12, Swinegate, Leeds, LS1 4AG, UK|Leeds|LS1 4AG', '12 Swinegate', 'Leeds'],
  ['Unit 4, Swinegate, Leeds LS1 4AG|Unit 4 Swinegate|Leeds|LS1', 'Unit 4 Swinegate', 'Leeds'],
  ['12 Swinegate, Leeds LS1 4AG|12 Swinegate||', '12 Swinegate', 'Leeds'],
  ['The Old Bakery|The Old Bakery, 9 Swinegate|Leeds|LS1 4AG', 'The Old Bakery, 9 Swinegate', 'Leeds'],
  ['Unit 1|Unit 12 Leeds Road|Leeds|LS1 4AG', 'Unit 1, Unit 12 Leeds Road', 'Leeds'],
  ['12 Swinegate|Leeds||LS1 4AG', '12 Swinegate', 'Leeds'],
  ['Leeds, UK||Leeds|', null, 'Leeds'],
  ['Leeds, West Yorkshire||Leeds|', null, 'Leeds'],
  ['Leeds, UK||Leeds|LS1 4AG', null, 'Leeds'],
])('no part of a whole address is stored twice beside its parts: %s', async (cells, address, city) => {
  const row = cells.split('|').map((cell) => `"${cell}"`)
  await run(['name,Address 1,Address 2,Town,Postcode', `Oak Blinds,${row.join(',')}`])
  expect(await read('select address, city from supplier')).toEqual([{ address, city }])
})

test.each([
  ['Blinds, Curtains', ['Blinds', 'Curtains']],
  ['Blinds/Curtains', ['Blinds', 'Curtains']],
  ['roller blinds/CURTAINS', ['Roller Blinds', 'Curtains']],
  ['Blinds; Curtains | Shutters', ['Blinds', 'Curtains', 'Shutters']],
  ['"Blinds\nCurtains"', ['Blinds', 'Curtains']],
])('the services %j are separated', async (cell, services) => {
  await run(['name;services', `Oak Blinds;${cell.includes(';') ? `"${cell}"` : cell}`])
  expect(await read('select services from supplier')).toEqual([{ services }])
})

test.each([
  ['email', 'nobody; Info <info@oak.example.com>, sales@oak.example.com', 'info@oak.example.com'],
  ['email', 'info (at) oak.example.com', 'info@oak.example.com'],
  ['email', 'info [at] oak.example [dot] com', 'info@oak.example.com'],
  ['email', 'INFO@OAK.EXAMPLE.COM', 'info@oak.example.com'],
  ['website', 'HTTP://WWW.OAK.EXAMPLE.COM/Blinds', 'http://www.oak.example.com/Blinds'],
  ['website', 'WWW.OAK.EXAMPLE.COM', 'https://www.oak.example.com'],
  ['address', 'UNIT 1', 'Unit 1'],
  ['address', '1ST FLOOR, 2ND AVENUE', '1st Floor, 2nd Avenue'],
  ['website', 'https://oak.example.com/blinds?utm_source=x&id=3&gclid=y', 'https://oak.example.com/blinds?id=3'],
  ['website', 'oak.example.com/?fbclid=z', 'https://oak.example.com/'],
  ['description', 'Curtains &amp; blinds<br>since 1999', 'Curtains & blinds\nsince 1999'],
])('%s %j is stored as %j', async (column, cell, stored) => {
  await run([`name,${column}`, `Oak Blinds,"${cell}"`])
  expect(await read(`select ${column} stored from supplier`)).toEqual([{ stored }])
})

test('for an unknown service the nearest one is suggested', async () => {
  const { outcomes } = await run(['name,services', 'Oak Blinds,Blnds; Venetian Blind'])
  expect(outcomes[0]!.notes).toContain('the service "Blnds" is not known here; did you mean "Blinds"?')
  expect(await read('select services from supplier')).toEqual([{ services: ['Blnds', 'Venetian Blind'] }])
})

test('a line about the same supplier as an earlier one is refused, in the same thousand and beyond', async () => {
  await run(['name,city,postcode,placeId', 'Oak,Leeds,LS1 2AB,p1'])
  const many = Array.from({ length: 1200 }, (_, i) => `Number ${i},Leeds,`)
  const { refused, totals } = await run([
    'name,city,postcode',
    'Oak,Leeds,LS1 2AB',
    'OAK Ltd,,LS12AB',
    ...many,
    'Oak,York,LS1 2AB',
  ])
  expect(refused).toEqual(['3: is about the same supplier as line 2', '1204: is about the same supplier as line 2'])
  expect(totals.added).toBe(1200)
  const changed = await run([
    'name,city,postcode,phone,placeId',
    'Oak,Leeds,LS1 2AB,0113 496 0999,',
    'Pine,Leeds,,,',
    ...many.map((line) => `${line},,`),
    'Elm,York,YO1 7AA,,p1',
  ])
  expect(changed.refused).toEqual(['1204: is about the same supplier as line 2'])
  expect(changed.totals).toEqual({ added: 1, changed: 1, unchanged: 1200, refused: 1 })
})

test("demo suppliers and an administrator's decisions stay as they are; one that awaits approval is listed", async () => {
  await database.pool.query(`insert into supplier (name, city, status, is_demo) values
    ('Demo', 'Leeds', 'listed', true), ('Hidden', 'Leeds', 'hidden', false), ('Waiting', 'Leeds', 'pending', false)`)
  const { outcomes } = await run(['name,city', 'Demo,Leeds', 'Hidden,Leeds', 'Waiting,Leeds'])
  expect(kinds(outcomes)).toEqual(['2 added', '3 changed', '4 changed'])
  expect(await read('select name, status, is_demo from supplier order by id')).toEqual([
    { name: 'Demo', status: 'listed', is_demo: true },
    { name: 'Hidden', status: 'hidden', is_demo: false },
    { name: 'Waiting', status: 'listed', is_demo: false },
    { name: 'Demo', status: 'listed', is_demo: false },
  ])
})

test('the county gets its full name, or comes from the place, and so do missing coordinates', async () => {
  await run([
    'name,city,county,postcode,latitude,longitude,country',
    'Alias,,Hants,,,,',
    'Nowhere,,Narnia,,,,',
    'From Point,,,,51.27,0.52,',
    'From Town,Maidstone,,,,,',
    'Abroad,Paris,,75001,,,France',
    'No Place,Qwertyville,,,,,',
    'Homonym,Newport,Isle of Wight,,,,',
  ])
  const rows = await read('select name, county, round(latitude::numeric, 0)::int as latitude from supplier order by id')
  expect(rows).toEqual([
    { name: 'Alias', county: 'Hampshire', latitude: null },
    { name: 'Nowhere', county: null, latitude: null },
    { name: 'From Point', county: 'Kent', latitude: 51 },
    { name: 'From Town', county: 'Kent', latitude: 51 },
    { name: 'Abroad', county: null, latitude: 49 },
    { name: 'No Place', county: null, latitude: null },
    { name: 'Homonym', county: 'Isle of Wight', latitude: 51 },
  ])
})

test('a moved supplier gets new coordinates, one that stays keeps its own', async () => {
  await run(['name,placeId,postcode,latitude,longitude', 'Stays,p1,LS1 2AB,53.7,-1.5', 'Moves,p2,LS1 2AB,53.7,-1.5'])
  await run(['name,placeId,postcode', 'Stays,p1,LS1 4AA', 'Moves,p2,TR1 1AA'])
  expect(await read('select name, county, latitude::int as latitude from supplier order by place_id')).toEqual([
    { name: 'Stays', county: 'West Yorkshire', latitude: 54 },
    { name: 'Moves', county: 'Cornwall', latitude: 50 },
  ])
})

test('foreign numbers keep their international format', async () => {
  await run([
    'name,phone,country',
    'Paris,01 99 00 12 34,France',
    'Calais,+33 1 99 00 12 34,',
    'Dublin,(01) 234 5678,Ireland',
  ])
  expect(await read('select phone from supplier order by id')).toEqual([
    { phone: '01 99 00 12 34' },
    { phone: '+33 1 99 00 12 34' },
    { phone: '(01) 234 5678' },
  ])
})

test('a value that the database refuses affects only its own line', async () => {
  await database.pool.query(`alter table supplier add constraint no_elms check (name !~ 'Elm')`)
  const { totals, refused } = await run(['name', 'Ash', 'Elm', 'Oak'])
  await database.pool.query(`alter table supplier drop constraint no_elms`)
  expect(totals).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 1 })
  expect(refused[0]).toMatch(/^3: the database refuses it: .*no_elms/)
  expect(await read('select name from supplier order by name')).toEqual([{ name: 'Ash' }, { name: 'Oak' }])
})

test('a file that cannot be read to its end changes nothing', async () => {
  const path = join(folder, 'broken.csv')
  await writeFile(path, `name\nAsh\nOak\n${'x'.repeat(1_000_001)}`)
  await expect(importSuppliers(database, path, { apply: true })).rejects.toThrow(
    'Line 4 is longer than a million characters',
  )
  expect(await read('select 1 from supplier')).toEqual([])
})

test('a line that is not UTF-8 or contains a NUL is refused by number, and every other is imported', async () => {
  const path = join(folder, 'damaged.csv')
  await writeFile(
    path,
    Buffer.from(
      'name,city\nAsh,Leeds\nCaf\xe9 Blinds,York\nB\xc3\xbcro,Bath\nNul\0 Blinds,Kent\nOak,Hull\n\xff\xfe',
      'latin1',
    ),
  )
  const refused: string[] = []
  const totals = await importSuppliers(database, path, {
    apply: true,
    onOutcome: (one) => one.kind === 'refused' && refused.push(`${one.at}: ${one.why}`),
  })
  expect(totals).toEqual({ added: 3, changed: 0, unchanged: 0, refused: 3 })
  expect(refused).toEqual([
    '3: is not UTF-8: save the file as "CSV UTF-8", or retype this line',
    '5: contains a NUL character: it is damaged, so retype it',
    '7: is not UTF-8: save the file as "CSV UTF-8", or retype this line',
  ])
  expect(await read('select name from supplier order by id')).toEqual([
    { name: 'Ash' },
    { name: 'Büro' },
    { name: 'Oak' },
  ])
})

test('a file with only a header adds nothing, without an error', async () => {
  expect((await run(['name,city'])).totals).toEqual({ added: 0, changed: 0, unchanged: 0, refused: 0 })
})

test('a supplier deleted by an administrator is refused with the reason; an existing one is still changed', async () => {
  await run(['name,phone,postcode', 'Oak Blinds,0113 496 0123,LS1 2AB', 'Elm Blinds,0113 496 0124,LS1 2AC'])
  const [oak] = (await read(`select id, field_source from supplier where name = 'Oak Blinds'`)) as [
    { id: number; field_source: object },
  ]
  expect(oak.field_source).toMatchObject({
    name: { source: 'import' },
    phone: { source: 'import' },
    county: { source: 'import' },
  })
  await suppressSuppliers(database.pool, [oak.id], { reason: 'Not a supplier', by: 'ada' })
  await database.pool.query('delete from supplier where id = $1', [oak.id])
  const { refused, totals } = await run([
    'name,phone,postcode,email',
    'The Oak,+44 113 496 0123,,',
    'Elm Blinds,,LS1 2AC,elm@example.com',
  ])
  expect(refused).toEqual([
    expect.stringMatching(/^2: was deleted by an administrator on .* as "Oak Blinds" \(same phone\): Not a supplier$/),
  ])
  expect(totals).toEqual({ added: 0, changed: 1, unchanged: 0, refused: 1 })
  await database.pool.query('truncate suppression')
})

test('an import is committed in chunks, can be stopped, and resumes as the same import, without duplicates', async () => {
  await run(['name,placeId,postcode', 'Moved,p1,LS1 2AB'])
  await database.pool.query(`
    truncate import cascade;
    with other as (insert into import (file_name, username) values ('other.csv', 'ada') returning id)
    insert into import_line (import_id, line, name, words, digest) select id, 3, 'Other', '{}', gen_random_uuid() from other`)
  const path = join(folder, 'stopped.csv')
  const names = Array.from({ length: 600 }, (_, i) => `Firm ${i},,LS${1 + (i % 29)} 1AA`)
  names[1] = 'Moved,p1,LS1 4AA'
  names[590] = 'Firm 0,,LS1 1AA'
  names[591] = 'Moved again,p1,LS9 1AA'
  await writeFile(path, ['name,placeId,postcode', ...names].join('\n'))
  const stop = new AbortController()
  const reported: string[] = []
  const options = {
    apply: true,
    onOutcome: (outcome: Outcome) => {
      stop.abort()
      if (outcome.kind === 'refused') reported.push(`${outcome.at}: ${outcome.why}`)
    },
    onStopped: (line: number) => reported.push(`stopped behind ${line}`),
    onResume: (line: number) => reported.push(`on behind ${line}`),
  }
  const first = await importSuppliers(database, path, { ...options, signal: stop.signal })
  expect(first).toEqual({ added: 249, changed: 1, unchanged: 0, refused: 0 })
  const others = `file_name = 'other.csv'`
  const imports = () => read(`select status, at_line, added, changed, refused from import where not ${others}`)
  expect(await imports()).toEqual([{ status: 'stopped', at_line: 251, added: 249, changed: 1, refused: 0 }])
  expect(await read('select count(*)::int as n from supplier')).toEqual([{ n: 250 }])

  const trial = await importSuppliers(database, path)
  expect(trial).toEqual({ added: 348, changed: 0, unchanged: 250, refused: 2 }) // a dry run always reads the whole file

  const [{ id: importId }] = (await read(`select id from import where not ${others}`)) as [{ id: number }]
  const importing = { importId, atLine: 251, totals: first }
  expect(await takeChunk(database.pool, importing)).toBe(false)
  await expect(takeChunk(database.pool, { ...importing, atLine: 1 })).rejects.toThrow('by another process')
  await database.pool.query(`
    create function overtake() returns trigger language plpgsql as $$begin update import set at_line = 250; return null; end$$;
    create trigger overtake after update on import for each row when (old.status = 'stopped') execute function overtake()`)
  await expect(importSuppliers(database, path, { apply: true })).rejects.toThrow('by another process')
  await database.pool.query('drop function overtake cascade')
  expect(await imports()).toMatchObject([{ status: 'running' }]) // it belongs to the other process, and is not stopped
  await database.pool.query('update import set at_line = 251') // as after a kill
  await database.pool.query(`
    create function fail() returns trigger language plpgsql as $$begin raise 'the disk is full'; end$$;
    create trigger failing before update of at_line on import execute function fail()`)
  await expect(importSuppliers(database, path, { apply: true })).rejects.toThrow('the disk is full')
  await database.pool.query('drop function fail cascade')
  expect(await imports()).toMatchObject([{ status: 'stopped', at_line: 251 }])
  await database.pool.query(`
    insert into import_line (import_id, line, supplier_id, name, words, digest)
    select o.id, 4, l.supplier_id, 'Moved', '{}', gen_random_uuid() from import o, import_line l
     where o.${others} and l.supplier_id is not null`)
  const all = await importSuppliers(database, path, options)
  expect(all).toEqual({ added: 597, changed: 1, unchanged: 0, refused: 2 })
  expect(reported).toEqual([
    'stopped behind 251',
    'on behind 251',
    '592: is about the same supplier as line 2',
    '593: is about the same supplier as line 3',
  ])
  expect(await imports()).toEqual([{ status: 'finished', at_line: 601, added: 597, changed: 1, refused: 2 }])
  expect(await read('select count(*)::int as n from supplier')).toEqual([{ n: 598 }])
  expect(await read('select kind, count(*)::int as n from batch_entry group by 1 order by 1')).toEqual([
    { kind: 'added', n: 597 },
    { kind: 'changed', n: 1 },
  ])
  const linesLeft = await read('select name, supplier_id is null "isOpen" from import_line order by line')
  expect(linesLeft).toEqual([
    { name: 'Other', isOpen: true },
    { name: 'Moved', isOpen: false },
  ])
  expect(await read(`select status from import where ${others}`)).toEqual([{ status: 'running' }])
  expect((await importSuppliers(database, path, { apply: true })).refused).toBe(2) // finished: starts over
  expect(await imports()).toHaveLength(2)

  await importSuppliers(database, path, { apply: true, signal: AbortSignal.abort() })
  await database.pool.query(
    "insert into batch_change (import_id, step, username, finished_at) select max(id), 'undo', 'ada', now() from import",
  )
  reported.length = 0
  await importSuppliers(database, path, options) // undone: starts over
  expect(reported).not.toContain('on behind 251')
})

/** PostgreSQL counts what a connection has read at once only when it closes. */
const linesRead = async (counted: Database, rows: string[]) => {
  const count = async (): Promise<number> => {
    const sum =
      "select (seq_tup_read + idx_tup_fetch)::integer rows from pg_stat_user_tables where relname = 'import_line'"
    return (await counted.pool.query<{ rows: number }>(sum)).rows[0]!.rows
  }
  const before = await count()
  const own = await openDatabase(counted.url, entities)
  const path = await writeLines(['name,city,postcode,phone', ...rows])
  await importSuppliers(own, path, { apply: false }).finally(own.close)
  return (await count()) - before
}

test.each<[what: string, line: (index: number) => string]>([
  ['everything', () => 'Oak Blinds,Leeds,LS1 2AB,0113 496 0123'],
  ['phone and postcode', (index) => `Firm ${index},Leeds,LS1 2AB,0113 496 0123`],
  ['name and town', (index) => `Oak Blinds,Leeds,,0113 496 ${String(index).padStart(4, '0')}`],
])('checking a file whose lines share %s reads four times the lines for four times the file', async (_, line) => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index))
  const counted = await testDatabase('places')
  onTestFinished(counted.close)
  const few = await linesRead(counted, lines(500))
  expect(few).toBeGreaterThan(400)
  expect((await linesRead(counted, lines(2000))) / few).toBeLessThan(6)
})

test.runIf(isLong)(
  '25,000 rows keep the search counts correct',
  async () => {
    const rows = Array.from({ length: 25_000 }, (_, i) => `Firm ${i},Leeds,LS${1 + (i % 29)} 1AA,Blinds`)
    expect((await run(['name,city,postcode,services', ...rows])).totals.added).toBe(25_000)
    expect(await read(`select suppliers from supplier_count where county = '' and service = 'BLINDS'`)).toEqual([
      { suppliers: 25_000 },
    ])
    expect(
      await read(
        `select tgenabled from pg_trigger where tgrelid = 'supplier'::regclass and tgname = 'supplier_insert_count'`,
      ),
    ).toEqual([{ tgenabled: 'O' }])
  },
  600_000,
)
