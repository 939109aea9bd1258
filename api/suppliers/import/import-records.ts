import { splitRecord } from '../../text/split-record.ts'
import {
  columnMeant,
  readHeader,
  readHeadings,
  UnreadableFile,
  type HeaderRow,
  type ImportColumn,
} from './import-columns.ts'
import { readLines, type TextEncoding, type Line } from './import-lines.ts'

/** A quoted field over more lines has an unclosed quote. */
const maxLines = 500

export type FileHeader = HeaderRow & { encoding: TextEncoding }

export type CsvRecord = { at: number; bytes: number } & ({ cells: string[] } | { error: string })

/** A damaged line is an error of one record; reading continues. @throws UnreadableFile without a usable header. */
export async function* readRecords(
  path: string,
  encoding: TextEncoding,
  chosen?: readonly (ImportColumn | undefined)[],
): AsyncGenerator<FileHeader | CsvRecord> {
  const source = readLines(path, encoding)
  const ahead: Line[] = []
  const next = async (): Promise<Line | undefined> => ahead.shift() ?? ((await source.next()).value as Line | undefined)

  const headings = await firstLine(next, ahead)
  const header = { ...readHeader(headings, splitRecord, chosen), encoding }
  yield header

  for (let line = await next(); line; line = await next()) {
    if (!line.damage && isBlank(line.text)) continue
    const { at, bytes } = line
    if (line.text === headings) {
      yield { at, bytes, error: 'repeats the line that names the columns' }
      continue
    }
    const taken: Line[] = []
    let text = line.text
    let isOpen = hasOddQuotes(line.text)
    while (isOpen && taken.length < maxLines) {
      const more = await next()
      if (!more) break
      taken.push(more)
      text += `\n${more.text}`
      if (hasOddQuotes(more.text)) isOpen = false
    }
    const cells = isOpen ? undefined : splitRecord(text, header.delimiter)
    // Two stray quotes can enclose whole lines; the number of cells reveals that.
    if (cells && (!taken.length || cells.length === header.columns.length))
      yield { at, bytes, ...(damageIn([line, ...taken]) ?? fitted(cells, header)) }
    else {
      ahead.unshift(...taken)
      yield {
        at,
        bytes,
        error: line.damage ?? 'a quotation mark is misplaced or not closed; write "" for one within a field',
      }
    }
  }
}

/** Above the headings: a title, a date, an empty line. */
const maxTitles = 12

/** Below titles, headings are the first line with a name and another column. */
const firstLine = async (next: () => Promise<Line | undefined>, ahead: Line[]): Promise<string> => {
  const lines: Line[] = []
  while (lines.length < maxTitles) {
    const line = await next()
    if (!line) break
    lines.push(line)
  }
  const first = lines.findIndex(({ text }) => text.trim() && !/^sep=.$/i.test(text)) // Excel's hint
  const found = lines.findIndex(({ text, damage }) => !damage && isHeading(text))
  const at = found < 0 ? first : found
  const heading = lines[at]
  if (!heading) throw new UnreadableFile('The file is empty')
  if (heading.damage) throw new UnreadableFile(`The first line, which names the columns, ${heading.damage}`)
  ahead.unshift(...lines.slice(at + 1))
  return heading.text
}

const isHeading = (text: string) => {
  const meant = readHeadings(text, splitRecord).cells.map(columnMeant).filter(Boolean)
  return meant.length >= 2 && meant.includes('name')
}

/** Works whatever the columns are. @throws UnreadableFile if there is no first line. */
export const readSample = async (path: string, encoding: TextEncoding, limit: number) => {
  let headings: string[] = []
  const samples: string[][] = []
  // any column serves as the name, without which nothing can be read
  for await (const record of readRecords(path, encoding, ['name'])) {
    if ('headings' in record) headings = record.headings
    else if ('cells' in record && samples.push(record.cells) >= limit) break
  }
  return { headings, samples }
}

/** Such as a line of dashes; a quotation mark may open a field of several lines. */
const isBlank = (text: string) => !/[\p{L}\p{N}"]/u.test(text)

const damageIn = ([first, ...more]: Line[]): { error: string } | undefined => {
  if (first?.damage) return { error: first.damage }
  const damaged = more.find(({ damage }) => damage)
  return damaged && { error: `its line ${damaged.at} ${damaged.damage}` }
}

const fitted = (cells: string[], { columns }: HeaderRow): { cells: string[] } | { error: string } =>
  cells.slice(columns.length).some((cell) => cell.trim())
    ? {
        error: `has ${cells.length} cells, but the first line names only ${columns.length} columns: put quotation marks around fields that contain a delimiter`,
      }
    : { cells }

const hasOddQuotes = (text: string) => {
  let odd = false
  for (let i = text.indexOf('"'); i >= 0; i = text.indexOf('"', i + 1)) odd = !odd
  return odd
}
