import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { importSuppliers } from './import-suppliers.ts'
import type { Outcome } from './import-write.ts'
import { workbookLimits } from './read-workbook.ts'

const database = await testDatabase('places')
const folder = await mkdtemp(join(tmpdir(), 'formats-'))
beforeEach(() => database.pool.query('delete from supplier'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const run = async (content: string | Uint8Array, name = 'suppliers.csv') => {
  const path = join(folder, name)
  await writeFile(path, content)
  const outcomes: Outcome[] = []
  await importSuppliers(database, path, { apply: true, onOutcome: (one) => outcomes.push(one) })
  return outcomes.map((one) => (one.kind === 'refused' ? `${one.at}: ${one.why}` : `${one.at} ${one.kind}`))
}
const stored = async () =>
  (await database.pool.query('select name, city, phone, description from supplier order by id')).rows as object[]

const text = 'name,city\r\nCafé Müller,Leeds\r\nJoe’s Blinds,York\r\n'
const cafe = [
  { name: 'Café Müller', city: 'Leeds' },
  { name: 'Joe’s Blinds', city: 'York' },
]

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['UTF-16, the large half first', iconv.encode(text, 'utf16be', { addBOM: true })],
  ['Windows-1252', iconv.encode(text, 'windows-1252')],
  ['Mac Roman', iconv.encode(text.replaceAll('\r\n', '\r'), 'macintosh')],
])('%s is read', async (_, content) => {
  expect(await run(content)).toEqual(['2 added', '3 added'])
  expect(await stored()).toMatchObject(cafe)
})

test('titles above the headings and totals below the table are no suppliers', async () => {
  expect(
    await run(
      [
        'Blind and curtain suppliers of the county',
        'As of 1 March 2026;;',
        '',
        'Company;Town;Telephone',
        'Oak Blinds;Leeds;0113 496 0123',
        'Total Blinds;York;',
        'TOTAL;2;',
        'Total: 2 suppliers;;',
        'Name;Town;Telephone',
        'Elm Blinds;Leeds;',
        '2 records;;',
        'Page 1 of 1;;',
      ]
        .join('\n')
        .replace('Company', 'Name'),
    ),
  ).toEqual([
    '5 added',
    '6 added',
    '7: is a line of totals, not a supplier',
    '8: is a line of totals, not a supplier',
    '9: repeats the line that names the columns',
    '10 added',
    '11: is a line of totals, not a supplier',
    '12: is a line of totals, not a supplier',
  ])
})

const sheet = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const workbook = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])))
const parts = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Notes" state="hidden" r:id="rId1"/><sheet name="Read me" r:id="rId3"/><sheet name="Suppliers" r:id="rId2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Target="worksheets/sheet3.xml"/></Relationships>',
  'xl/worksheets/sheet3.xml': sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>Our suppliers, 2026</t></is></c></row>'),
  'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>hidden</t></is></c></row>'),
  'xl/sharedStrings.xml':
    '<sst><si><t>name</t></si><si><r><t>Oak </t></r><r><t>&amp; Son</t></r><rPh><t>x</t></rPh></si><si><t xml:space="preserve">Two_x000D_\nlines, "quoted"</t></si></sst>',
  'xl/worksheets/sheet2.xml': sheet(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>phone</t></is></c><c r="D1" t="str"><v>description</v></c></row>
     <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>1.134960123E9</v></c><c r="D3" t="s"><v>2</v></c></row>
     <row r="4"><c r="A4" t="inlineStr"><is><t>Elm Blinds</t></is></c></row>`,
  ),
}

test('a workbook is read: its first sheet with a table that is shown, line by line', async () => {
  expect(await run(workbook(parts), 'suppliers.xlsx')).toEqual(['3 added', '4 added'])
  expect(await stored()).toEqual([
    { name: 'Oak & Son', city: null, phone: '0113 496 0123', description: 'Two\nlines, "quoted"' },
    { name: 'Elm Blinds', city: null, phone: null, description: null },
  ])
})

test('a cell without its reference is in the column after the one before, an empty one too', async () => {
  const bare = {
    ...parts,
    'xl/worksheets/sheet2.xml': sheet(
      `<row><c t="str"><v>name</v></c><c t="str"><v>phone</v></c><c t="str"><v>city</v></c><c t="str"><v>description</v></c></row>
       <row><c t="str"><v>Oak Blinds</v></c><c/><c s="1"></c><c t="str"><v>Ash and elm</v></c></row>`,
    ),
  }
  expect(await run(workbook(bare), 'suppliers.xlsx')).toEqual(['2 added'])
  expect(await stored()).toEqual([{ name: 'Oak Blinds', city: null, phone: null, description: 'Ash and elm' }])
})

test('a zip bomb, another ZIP file and an old workbook are refused, saying what to do', async () => {
  const huge = ' '.repeat(1_000_000)
  const bomb = zipSync({
    ...Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])),
    ...Object.fromEntries(
      Array.from({ length: workbookLimits.unpackedBytes / huge.length + 1 }, (_, index) => [
        `xl/worksheets/more${index}.xml`,
        strToU8(huge),
      ]),
    ),
  })
  expect(bomb.length).toBeLessThan(500_000)
  await expect(run(bomb)).rejects.toThrow('The workbook is too large when unpacked')
  await expect(run(workbook({ 'readme.txt': 'hello' }))).rejects.toThrow(
    'This is a ZIP file or a spreadsheet of another kind',
  )
  await expect(run(Buffer.from('PK\u0003\u0004 damaged'))).rejects.toThrow(
    'This is a ZIP file or a spreadsheet of another kind',
  )
  await expect(run(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('This is an old Excel file')
})
