import { splitRecord } from '../../server/split-record.ts'
import { readHeader, readHeadings, UnreadableFile, type Header, type ImportColumn } from './import-columns.ts'
import { readLines, type Encoding, type Line } from './import-lines.ts'

/** A quoted field that spans more lines than this has a quote that was never closed. */
const mostLines = 500

export type FileHeader = Header & { encoding: Encoding }

export type CsvRecord = { at: number; bytes: number } & ({ cells: string[] } | { error: string })

/**
 * The header and then the records of a CSV file, each with the number of its first line. A line that is damaged, or has
 * a stray or missing quote, yields an error of its own: reading continues with the very next line, so that no other
 * record is lost. With `chosen`, the cells are of these columns whatever the first line says.
 * @throws UnreadableFile when the file has no usable header.
 */
export async function* readRecords(
  path: string,
  encoding: Encoding,
  chosen?: readonly (ImportColumn | undefined)[],
): AsyncGenerator<FileHeader | CsvRecord> {
  const source = readLines(path, encoding)
  const ahead: Line[] = []
  const next = async (): Promise<Line | undefined> => ahead.shift() ?? ((await source.next()).value as Line | undefined)

  const header = { ...readHeader(await firstLine(next), splitRecord, chosen), encoding }
  yield header

  for (let line = await next(); line; line = await next()) {
    if (isBlank(line.text, header)) continue
    const { at, bytes } = line
    const taken: Line[] = []
    let text = line.text
    let isOpen = hasOddQuotes(line.text)
    while (isOpen && taken.length < mostLines) {
      const more = await next()
      if (!more) break
      taken.push(more)
      text += `\n${more.text}`
      if (hasOddQuotes(more.text)) isOpen = false
    }
    const cells = isOpen ? undefined : splitRecord(text, header.delimiter)
    // Two stray quotes can enclose whole lines: then the number of cells gives it away.
    if (cells && (!taken.length || cells.length === header.columns.length))
      yield { at, bytes, ...(damageIn([line, ...taken]) ?? fitted(cells, header)) }
    else {
      ahead.unshift(...taken)
      yield {
        at,
        bytes,
        error:
          line.damage ?? 'a quotation mark stands in the wrong place or is not closed; write "" for one within a field',
      }
    }
  }
}

/** The line that names the columns. */
const firstLine = async (next: () => Promise<Line | undefined>): Promise<string> => {
  let first = await next()
  if (first && /^sep=.$/i.test(first.text)) first = await next() // Excel's hint
  while (first && !first.text.trim()) first = await next()
  if (!first) throw new UnreadableFile('The file is empty')
  if (first.damage) throw new UnreadableFile(`The first line, which names the columns, ${first.damage}`)
  return first.text
}

/**
 * The headings of a file, and the cells of its first records, whether or not its columns are known.
 * @throws UnreadableFile when there is no first line.
 */
export const readSample = async (path: string, encoding: Encoding, most: number) => {
  const lines = readLines(path, encoding)
  const { cells: headings } = readHeadings(
    await firstLine(async () => (await lines.next()).value as Line | undefined),
    splitRecord,
  )
  const samples: string[][] = []
  // as if the first column were the name: without one the file could not be read
  const anyColumns: ImportColumn[] = ['name']
  for await (const record of readRecords(path, encoding, anyColumns)) {
    if ('cells' in record) samples.push(record.cells)
    if (samples.length >= most) break
  }
  return { headings: headings.map((heading) => heading.trim()), samples }
}

/** Also a line of nothing but delimiters: spreadsheets write such lines after the last one. */
const isBlank = (text: string, { delimiter }: Header) => !text.replaceAll(delimiter, '').trim()

/** What is damaged in a record, in any of its lines. */
const damageIn = ([first, ...more]: Line[]): { error: string } | undefined => {
  if (first?.damage) return { error: first.damage }
  const damaged = more.find(({ damage }) => damage)
  return damaged && { error: `its line ${damaged.at} ${damaged.damage}` }
}

const fitted = (cells: string[], { columns }: Header): { cells: string[] } | { error: string } =>
  cells.slice(columns.length).some((cell) => cell.trim())
    ? {
        error: `has ${cells.length} cells, and the first line names only ${columns.length} columns: put quotation marks around a field with a delimiter in it`,
      }
    : { cells }

const hasOddQuotes = (text: string) => {
  let odd = false
  for (let i = text.indexOf('"'); i >= 0; i = text.indexOf('"', i + 1)) odd = !odd
  return odd
}
