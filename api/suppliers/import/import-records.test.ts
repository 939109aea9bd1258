import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { HeaderRow } from './import-columns.ts'
import { checkFile } from './import-lines.ts'
import { importKey, nearestServices, type ImportReading } from './import-reading.ts'
import { readRecords, type CsvRecord } from './import-records.ts'
import { createReport } from './import-report.ts'
import { tidyCapitals, tidyPlaceName } from './tidy-capitals.ts'

const folder = await mkdtemp(join(tmpdir(), 'import-'))
afterAll(() => rm(folder, { recursive: true }))

const file = async (content: string | Buffer) => {
  const path = join(folder, `${Math.random()}.csv`)
  await writeFile(path, content)
  return path
}
const read = async (content: string | Buffer, withReasons = false) => {
  const path = await file(content)
  const { encoding } = await checkFile(path)
  let header: HeaderRow | undefined
  const records: CsvRecord[] = []
  for await (const one of readRecords(path, encoding)) {
    if ('delimiter' in one) header = one
    else records.push(one)
  }
  return {
    header,
    records: records.map((one) =>
      'cells' in one ? [one.at, ...one.cells] : [one.at, withReasons ? one.error : 'error'],
    ),
  }
}

test.each([
  ['commas and LF', 'name,city\nA,Leeds\nB,York\n'],
  ['semicolons and CRLF', 'name;city\r\nA;Leeds\r\nB;York'],
  ['tabs and CR', 'name\tcity\rA\tLeeds\rB\tYork\r'],
  ['a byte order mark and quotes', '\uFEFF"name","city"\n"A","Leeds"\n"B","York"\n'],
])('%s are understood', async (_, content) => {
  expect((await read(content)).records).toEqual([
    [2, 'A', 'Leeds'],
    [3, 'B', 'York'],
  ])
})

test('a separator that Excel names in the first line is not a record', async () => {
  expect((await read('sep=;\nname;city\nA;Leeds\n')).records).toEqual([[3, 'A', 'Leeds']])
})

test('column names may have spaces, underscores and capitals; unknown ones are reported', async () => {
  const { header } = await read('Name,Place_ID,ESTABLISHED year,is premium,Notes,metaTitle\nA,,,,,\n')
  expect(header).toMatchObject({
    columns: ['name', 'placeId', 'establishedYear', 'isPremium', undefined, 'metaTitle'],
    unknown: ['Notes'],
  })
})

test.each([
  ['Adress', 'address'],
  ['Addr 2', 'address'],
  ['Add 1', 'address'],
  ['Street line 1', 'address'],
  ['Tel No.', 'phone'],
  ['Telephone', 'phone'],
  ['Town or city', 'city'],
  ['Pstcode', 'postcode'],
  ['E-mail address', 'email'],
  ['Web address', 'website'],
  ['Lattitude', 'latitude'],
  ['Servces', 'services'],
  ['Straße', 'address'],
  ['Öffnungszeiten', 'openingHours'],
  ['Code postal', 'postcode'],
  ['Billing City', 'city'],
  ['Billing Zip/Postal Code', 'postcode'],
  ['Main Phone', 'phone'],
  ['E-mail 1 - Value', 'email'],
  ['Address 1 - Region', 'county'],
  ['Geo Lat', 'latitude'],
  ['Land', 'country'],
  ['Tel (day)', 'phone'],
  ['Address (all lines)', 'address'],
  ['Products offered', 'services'],
  ['RegAddress.AddressLine1', 'address'],
  ['RegAddress.PostTown', 'city'],
  ['location/postalCode', 'postcode'],
  ['Contact.Opening Hours', 'openingHours'],
])('"%s" is read as %s, and the report says so', async (heading, column) => {
  const { header } = await read(`name,${heading}\nA,x\n`)
  expect(header).toMatchObject({ columns: ['name', column], unknown: [], guesses: [{ heading, column }] })
})

test('no second column is guessed, and none for unrelated words', async () => {
  const others = [
    'Mobile',
    'colour',
    'Notes',
    'Rating',
    'Owner.Email',
    'openingHours/0/hours',
    'PreviousName.City',
    'www.city',
    'Verified',
    'Phone',
  ]
  const { header } = await read(`name,phone,${others.join(',')}\nA,,,,,\n`)
  expect(header).toMatchObject({ unknown: others, guesses: [] })
})

test('the same file with other columns or services is another import', () => {
  const reading: ImportReading = { columns: ['name', undefined], services: { plumbing: '' } }
  const readings = [
    undefined,
    reading,
    { ...reading, columns: ['name', 'city'] as const },
    { ...reading, services: {} },
  ]
  expect(new Set(readings.map((one) => importKey('digest', one))).size).toBe(4)
  expect(importKey('digest', { ...reading })).toBe(importKey('digest', reading))
})

test('at most three services are proposed for an unknown one, the nearest first', () => {
  expect(nearestServices('blnds')).toEqual(['Blinds'])
  expect(nearestServices('blinds')).toHaveLength(3)
})

test('lat and long are columns', async () => {
  expect((await read('name,Lat,Long\nA,,\n')).header).toMatchObject({ columns: ['name', 'latitude', 'longitude'] })
  expect((await read('name,lat,lng\nA,,\n')).header).toMatchObject({ columns: ['name', 'latitude', 'longitude'] })
})

test('line numbers are the file’s: quoted fields over several lines and empty lines count', async () => {
  const { records } = await read('name,description\nA,"one\n\nthree"\n\nB,x\nC,"say ""hi"", do"\n')
  expect(records).toEqual([
    [2, 'A', 'one\n\nthree'],
    [6, 'B', 'x'],
    [7, 'C', 'say "hi", do'],
  ])
})

test('rows of empty cells, which spreadsheets append, are not records', async () => {
  expect((await read('name,city\nA,Leeds\n,\n , \nB,York\n,\n')).records).toEqual([
    [2, 'A', 'Leeds'],
    [5, 'B', 'York'],
  ])
})

test('a stray or unclosed quotation mark costs its own line only', async () => {
  const lines = [
    'name,city',
    'A,Leeds',
    'B 12" wide,York',
    '"C,Bath',
    'D,Kent',
    '"E" x,Rye',
    'F,"Ely"',
    'G 14" wide,Hull',
    'H,Cork',
  ]
  expect((await read(lines.join('\n'))).records).toEqual([
    [2, 'A', 'Leeds'],
    [3, 'error'],
    [4, 'error'],
    [5, 'D', 'Kent'],
    [6, 'error'],
    [7, 'F', 'Ely'],
    [8, 'error'],
    [9, 'H', 'Cork'],
  ])
})

test('an unclosed quotation mark is not searched to the end of a long file', async () => {
  const { records } = await read(`name,city\n"A,Leeds\n${'B,York\n'.repeat(3000)}`)
  expect(records.filter(([, name]) => name === 'B')).toHaveLength(3000)
})

test('a row with too many cells is an error, one with too few is not', async () => {
  expect((await read('name,city\nA,Leeds,x\nB\nC,York,,\n')).records).toEqual([
    [2, 'error'],
    [3, 'B'],
    [4, 'C', 'York', '', ''],
  ])
})

test.each([
  ['an empty file', '', 'The file is empty'],
  ['a file of empty lines', '\n\n', 'The file is empty'],
  ['no name column', 'city,phone\nLeeds,1\n', 'one of them must be "name". It names: city, phone'],
  [
    'damage in the names of the columns',
    Buffer.from('name,caf\xe9\nA,K\xc3\xb6ln\n', 'latin1'),
    'The first line, which names the columns, is not UTF-8',
  ],
  ['an endless line', `name,city\nA,Leeds\n${'B'.repeat(1_000_001)}`, 'Line 3 is longer than a million characters'],
  [
    'an endless line of zeros',
    Buffer.concat([Buffer.from('name\nA\n'), Buffer.alloc(5_000_000)]),
    'Line 3 is longer than a million characters',
  ],
])('%s is refused as a whole, saying why', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message)
})

const notUtf8 = 'is not UTF-8: save the file as "CSV UTF-8", or retype this line'
const hasNul = 'contains a NUL character: it is damaged, so retype it'
/** Bytes as given, so that \xe9 is invalid UTF-8. */
const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('with %s, a byte that is no UTF-8 or a NUL costs its own line only', async (_, end) => {
  const lines = [
    'name,city',
    'A,Leeds',
    'Caf\xe9,York',
    'B,Bath',
    'C\0,Kent',
    '\xff',
    'D,Rye',
    '"E\xc3",Ely',
    'F,K\xc3\xb6ln',
    'G,Hull\xc3',
  ]
  expect((await read(bytes(lines.join(end)), true)).records).toEqual([
    [2, 'A', 'Leeds'],
    [3, notUtf8],
    [4, 'B', 'Bath'],
    [5, hasNul],
    [6, notUtf8],
    [7, 'D', 'Rye'],
    [8, notUtf8],
    [9, 'F', 'Köln'],
    [10, notUtf8],
  ])
})

test('a damaged line affects only its own record', async () => {
  const lines = [
    'name,city',
    'A,K\xc3\xb6ln',
    '"Caf\xe9',
    'and bar",York',
    'B,Bath',
    '"C',
    'caf\xe9 "",',
    'and bar",Kent',
    'D,Rye',
    '"E\xe9,Ely',
    'F,Cork',
  ]
  expect((await read(bytes(lines.join('\n')), true)).records).toEqual([
    [2, 'A', 'Köln'],
    [3, notUtf8],
    [5, 'B', 'Bath'],
    [6, `its line 7 ${notUtf8}`],
    [9, 'D', 'Rye'],
    [10, notUtf8],
    [11, 'F', 'Cork'],
  ])
})

test('a file in Windows-1252, Excel’s default, is decoded', async () => {
  const { header, records } = await read(bytes('name,city\r\nCaf\xe9 Blinds,Leeds\r\nJoe\x92s \x96 \x80,York\r\n'))
  expect(header).toMatchObject({ encoding: 'windows-1252' })
  expect(records).toEqual([
    [2, 'Café Blinds', 'Leeds'],
    [3, 'Joe’s – €', 'York'],
  ])
})

test('damaged lines anywhere in a big file affect no other', async () => {
  const rows = Array.from({ length: 60_000 }, (_, i) =>
    i % 7919 === 13 ? `B\xfcro ${i},Leeds` : `Office ${i},K\xc3\xb6ln`,
  )
  const { records } = await read(bytes(`\xef\xbb\xbfname,city\r\n${rows.join('\r\n')}\r\n`), true)
  expect(records).toHaveLength(60_000)
  expect(
    records.every(
      ([at, ...cells], i) => at === i + 2 && cells.join() === (i % 7919 === 13 ? notUtf8 : `Office ${i},Köln`),
    ),
  ).toBe(true)
})

test('a missing file is named', async () => {
  await expect(checkFile('/no/such.csv')).rejects.toThrow('There is no file /no/such.csv')
})

test('letters and line ends across chunks of a big file stay whole', async () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => `Büro ${i},Köln`)
  const { records } = await read(`name,city\r\n${rows.join('\r\n')}\r\n`)
  expect(records).toHaveLength(60_000)
  expect(records.every(([at, name, city], i) => at === i + 2 && name === `Büro ${i}` && city === 'Köln')).toBe(true)
})

test.each([
  ['PJH BLINDS LTD', 'PJH Blinds Ltd'],
  ['HOUSE OF BLINDS', 'House of Blinds'],
  ["MARY'S CURTAINS", "Mary's Curtains"],
  ['MCDONALD & SONS BLINDS', 'McDonald & Sons Blinds'],
  ['4 THE PARADE, OF NOTE', '4 The Parade, Of Note'],
  ['ACME', 'ACME'],
  ['Acme BLINDS', 'Acme BLINDS'],
])('the name %s in capitals is stored as %s', (typed, stored) => {
  expect(tidyCapitals(typed)).toBe(stored)
})

test('places in capitals, short ones too', () => {
  expect(['STOKE-ON-TRENT', 'ELY', 'LE MANS', 'Leeds', 'GB'].map(tidyPlaceName)).toEqual([
    'Stoke-on-Trent',
    'Ely',
    'Le Mans',
    'Leeds',
    'GB',
  ])
})

test('a report prints ten thousand refusals and counts the others; one line stays one line', () => {
  const printed: string[] = []
  const { printOutcome, conclude } = createReport(true, (line) => printed.push(line))
  for (let at = 1; at <= 10_002; at++) printOutcome({ at, name: 'A\nB', kind: 'refused', why: 'name is missing' })
  conclude({ added: 0, changed: 1, unchanged: 0, refused: 10_002 })
  expect(printed.slice(9999)).toEqual([
    'line 10000: refused, "A B": name is missing',
    'and 2 more lines were refused',
    '10,003 suppliers in the file: 0 added, 1 changed, 0 unchanged, 10,002 refused.',
  ])
})
