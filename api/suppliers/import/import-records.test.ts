import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { HeaderRow } from './import-columns.ts'
import { checkFile } from './import-lines.ts'
import { importKey, nearestServices, type ImportReading } from './import-reading.ts'
import { readRecords, type CsvRecord } from './import-records.ts'
import { createReport } from './import-report.ts'
import { cleanCells, readCells, type Cells } from './read-cells.ts'
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
  ['THE 1ST BLINDS', 'The 1st Blinds'],
  ["O'BRIEN BLINDS", "O'Brien Blinds"],
  ["L'ATELIER", "L'Atelier"],
  ['XYZ BLINDS', 'XYZ Blinds'],
  ['DOG AND BONE', 'Dog and Bone'],
  ['3B HIGH STREET', '3B High Street'],
  ['LEEDS 12', 'Leeds 12'],
  ['ÉLAN', 'ÉLAN'],
  ['Acme BLINDS', 'Acme BLINDS'],
])('the name %s in capitals is stored as %s', (typed, stored) => {
  expect(tidyCapitals(typed)).toBe(stored)
})

test('places in capitals, short ones too', () => {
  expect(['STOKE-ON-TRENT', 'ELY', 'LE MANS', 'Leeds', 'GB', 'XYZ'].map(tidyPlaceName)).toEqual([
    'Stoke-on-Trent',
    'Ely',
    'Le Mans',
    'Leeds',
    'GB',
    'Xyz',
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

/** What a line with these cells has beside its name, and its notes; or why it is refused. */
const readLine = (cells: Cells) => {
  const read = readCells({ name: 'Oak Blinds', ...cells })
  if ('refusal' in read) return read.refusal
  const filled = Object.entries(read.row).filter(([field, value]) => field !== 'name' && value != null)
  const isEmpty = (value: unknown) => ['false', '""', '[]'].includes(JSON.stringify(value))
  return [Object.fromEntries(filled.filter(([, value]) => !isEmpty(value))), ...read.notes]
}

test.each([
  [{}, [{}]],
  [{ name: '' }, 'name is missing'],
  [{ name: 'X' }, 'name must have at least 2 characters (it is "X")'],
  [
    { city: 'LEEDS', address: '1 HIGH STREET', email: 'INFO@OAK.EXAMPLE', website: 'HTTPS://OAK.EXAMPLE/Path' },
    [{ city: 'Leeds', address: '1 High Street', email: 'info@oak.example', website: 'https://oak.example/Path' }],
  ],
  [{ businessStatus: 'Closed' }, 'has permanently closed, and is not listed'],
  [{ businessStatus: 'Temporarily closed' }, [{ businessStatus: 'CLOSED_TEMPORARILY' }]],
  [{ postcode: 'LS1 4' }, [{ postcode: 'LS1' }, 'postcode is not whole, and its district is used (it is "LS1 4")']],
  [{ postcode: 'LS1 4', country: 'France' }, [{ postcode: 'LS1 4', country: 'France' }]],
  [{ postcode: 'nonsense' }, [{}, 'left out: postcode must be a UK postcode (it is "nonsense")']],
  [
    { phone: 'T: 0113 496 0123 M: 07700 900123' },
    [
      { phone: '0113 496 0123' },
      'phone has several numbers; the first valid one is used (it is "T: 0113 496 0123 M: 07700 900123")',
    ],
  ],
  [{ phone: '0113 496 0123 / 0113 4960123' }, [{ phone: '0113 496 0123' }]],
  [{ phone: '0113 496 0124 (fax), 0113 496 0123' }, [{ phone: '0113 496 0123' }]],
  [{ phone: 'Fax 0113 496 0123' }, [{}, 'left out: phone is a fax number (it is "Fax 0113 496 0123")']],
  [
    { phone: 'call us' },
    [
      {},
      'left out: phone must be a phone number of the United Kingdom, or start with + and the country code (it is "call us")',
    ],
  ],
  [
    { email: 'a@oak.example; b@oak.example' },
    [
      { email: 'a@oak.example' },
      'email has several addresses; the first valid one is used (it is "a@oak.example; b@oak.example")',
    ],
  ],
  [{ contactEmail: 'mailto:a@oak.example' }, [{ contactEmail: 'a@oak.example' }]],
  [{ email: 'info [at] oak.example' }, [{ email: 'info@oak.example' }]],
  [{ email: 'none@' }, [{}, 'left out: email must be an email address (it is "none@")']],
  [
    { website: 'https://oak.example;https://b.example;' },
    [
      { website: 'https://oak.example' },
      'website has several addresses; the first valid one is used (it is "https://oak.example;https://b.example;")',
    ],
  ],
  [
    { website: 'oak.example and a@oak.example' },
    [
      { website: 'https://oak.example' },
      'website has several addresses; the first valid one is used (it is "oak.example and a@oak.example")',
    ],
  ],
  [
    { website: 'our site' },
    [{}, 'left out: website must be an address that starts with http:// or https:// (it is "our site")'],
  ],
  [{ latitude: '53.8', longitude: '-1.5' }, [{ latitude: 53.8, longitude: -1.5 }]],
  [{ latitude: '53.8' }, [{}, 'left out: longitude is missing: give both coordinates or none']],
  [{ latitude: '95', longitude: '1' }, [{}, 'left out: latitude must be from -90 to 90 (it is "95")']],
  [{ establishedYear: '1987.0', address: '0', city: 'TBC', isVerified: 'false' }, [{ establishedYear: 1987 }]],
  [{ establishedYear: '0' }, [{}]],
  [{ isPremium: 'yes', minimumOrderPence: '£49.50' }, [{ isPremium: true, minimumOrderPence: 4950 }]],
  [{ isPremium: 'perhaps' }, [{}, 'left out: isPremium must be true or false (it is "perhaps")']],
  [
    { services: 'Roller Blinds; Curtains', keywords: 'a; b, c' },
    [{ services: ['Roller Blinds', 'Curtains'], keywords: ['a', 'b, c'] }],
  ],
  [
    { services: '["Blinds","Curtains"]', keywords: '{\'a\',"b"}' },
    [{ services: ['Blinds', 'Curtains'], keywords: ['a', 'b'] }],
  ],
  [{ services: 'Blinds, blinds,, Curtains' }, [{ services: ['blinds', 'Curtains'] }]],
  [
    { keywords: 'Made to measure / Fitted', serviceAreas: 'Leeds, York' },
    [{ keywords: ['Made to measure', 'Fitted'], serviceAreas: ['Leeds', 'York'] }],
  ],
  [{ minimumOrderPence: ' 4950 ' }, [{ minimumOrderPence: 4950 }]],
  [{ minimumOrderPence: '49.50', email: 'Info@Oak.example' }, [{ minimumOrderPence: 4950, email: 'Info@Oak.example' }]],
  [
    { minimumOrderPence: '49' },
    [
      {},
      'left out: minimumOrderPence must be pence, such as 5000, or pounds with their sign, such as £50: up to £100,000 (it is "49")',
    ],
  ],
  ...['1499', '2999'].map((year) => [
    { establishedYear: year },
    [{}, `left out: establishedYear must be from 1500 to this year (it is "${year}")`],
  ]),
  [
    { postcode: 'x', country: 'Germany' },
    [{ country: 'Germany' }, 'left out: postcode must be a postcode of Germany (it is "x")'],
  ],
  [{ longitude: '1' }, [{}, 'left out: latitude is missing: give both coordinates or none']],
  [
    { latitude: 'north', longitude: '1' },
    [{}, 'left out: latitude must be a number of degrees, such as 51.5074 (it is "north")'],
  ],
  [{ postcode: 'Leeds LS1 4DY', email: 'x a@oak.example' }, [{ postcode: 'LS1 4DY', email: 'a@oak.example' }]],
  [
    { website: 'see oak.example now' },
    [{}, 'left out: website must be an address that starts with http:// or https:// (it is "see oak.example now")'],
  ],
  [
    { address: 'x'.repeat(301) },
    [{}, `left out: address must have at most 300 characters (it is "${'x'.repeat(60)}")`],
  ],
] as [Cells, unknown][])('a line with %j', (cells, expected) => expect(readLine(cells)).toEqual(expected))

test.each([
  [{ country: 'UK' }, 'United Kingdom'],
  [{ country: 'France', postcode: '75011' }, 'France'],
  [{ country: 'Atlantis', postcode: 'LS1 4DY' }, undefined],
  [{ postcode: 'D02 X285' }, 'Ireland'],
  [{ county: 'Kerry' }, 'Ireland'],
  [{ county: 'Kerry', postcode: 'LS1 4DY' }, undefined],
  [{ postcode: '75011', county: 'Kent' }, undefined],
  [{ postcode: '75011', phone: '0113 496 0123' }, undefined],
  [{ country: 'UK', county: 'Poland' }, 'United Kingdom'],
  [{ country: 'France', county: 'California' }, 'France'],
  [{ country: 'Atlantis', county: 'Kerry', postcode: 'LS1 4DY' }, undefined],
] as [Cells, string | undefined][])('the country of a line with %j is %s', (cells, country) => {
  const [row, ...notes] = readLine(cells) as [{ country?: string }, ...string[]]
  expect(row.country).toBe(country)
  expect(notes.some((note) => note.startsWith('left out: country must be one of'))).toBe(cells.country === 'Atlantis')
})

test.each([
  [{ country: 'USA' }, /^United States is not in the directory/],
  [{ county: 'California' }, /^United States is not in the directory/],
  [{ county: 'Jersey' }, /^Jersey is not in the directory/],
  [{ country: 'UK', postcode: 'JE2 4UH' }, /^Jersey is not in the directory/],
  [{ country: 'Atlantis' }, /^country must be one of .+ \(it is "Atlantis"\)$/],
  [{ postcode: ' 75011 ' }, /^has no country, and 75011 is not a postcode of the United Kingdom$/],
] as [Cells, RegExp][])('a line with %j is refused', (cells, why) => expect(readLine(cells)).toMatch(why))

test('wrong letters are noted, corrected or not', () => {
  const notes: string[] = []
  expect(cleanCells({ name: 'CafÃ©', city: 'pÃre', description: '0', isPremium: 'false' }, notes)).toEqual({
    name: 'Café',
    city: 'pÃre',
    isPremium: 'false',
  })
  expect(notes).toEqual([
    'name had wrong letters, which were corrected (it is "CafÃ©")',
    'city has wrong letters that cannot be corrected (it is "pÃre")',
  ])
})
