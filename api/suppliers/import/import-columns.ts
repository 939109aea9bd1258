import { readTable } from '../../text/read-table.ts'
import { editDistance } from '../../text/edit-distance.ts'
import { fieldsWith, getFieldRow, type FieldsWith } from '../rules/supplier-fields.rules.ts'
import { findHoursColumn, hoursColumns, type HoursColumn } from './hours-columns.ts'
import type { ImportField } from './import.rules.ts'

export type ImportColumn = ImportField | HoursColumn | 'supplierId'

export const importColumns: readonly ImportColumn[] = [...fieldsWith('importable'), ...hoursColumns, 'supplierId']

const joined: { [column in ImportColumn]?: string } = {
  address: ', ',
  ...Object.fromEntries(hoursColumns.map((column) => [column, ' - '])),
  ...Object.fromEntries(
    fieldsWith('importable').flatMap((field) => (getFieldRow(field).type === 'text[]' ? [[field, '; ']] : [])),
  ),
}

export const getSeparator = (column: ImportColumn): string | undefined => joined[column]

const plain = (header: string) =>
  header
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
const fieldNames = new Set<string>(fieldsWith('importable'))

export const isField = (column: ImportColumn): column is ImportField => fieldNames.has(column)

const getHeadings = (column: ImportColumn) => (isField(column) ? (getFieldRow(column).headings ?? []) : [])
const known = new Map(
  importColumns.flatMap((column) =>
    [column, ...getHeadings(column)].map((heading) => [plain(heading), column] as const),
  ),
)

const namedColumn = (heading: string): ImportColumn | undefined => known.get(plain(heading)) ?? findHoursColumn(heading)

export interface HeaderRow {
  delimiter: string
  headings: string[]
  columns: (ImportColumn | undefined)[]
  unknown: string[]
  /** Headings that mean a column without being its name. */
  guesses: { heading: string; column: ImportColumn }[]
}

/** Its message says what to do about it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

type SplitLine = (line: string, delimiter: string) => string[] | undefined

export const readHeadings = (line: string, split: SplitLine) => {
  const readings = [',', ';', '\t', '|'].map((delimiter) => {
    const cells = split(line, delimiter) ?? [line]
    return { delimiter, cells, columns: cells.map(namedColumn) }
  })
  const knownIn = (columns: (ImportColumn | undefined)[]) => columns.filter(Boolean).length
  return readings.reduce((best, one) => {
    const more = knownIn(one.columns) - knownIn(best.columns)
    return more > 0 || (more === 0 && one.cells.length > best.cells.length) ? one : best
  })
}

/** "RegAddress.PostTown" ends in a column, but not the paths of lists and of other people. */
const pathEnd =
  /^(?!www|.*(?:owner|user|person|author|created|modified|parent|previous|former))[a-z_ ]{3,40}[./](?:[a-z_ ]{2,40}[./])?([a-z][a-z0-9_ ]{1,40})$/i

export const columnMeant = (heading: string): ImportColumn | undefined => {
  const [, end] = pathEnd.exec(heading) ?? []
  const [bare = ''] = heading
    .replace(/\([^()]*\)/g, '')
    .split(' / ')
    .map((part) => part.trim())
  return (
    namedColumn(heading) ??
    proposeColumn(plain(heading)) ??
    (end ? columnMeant(end) : bare && bare !== heading.trim() ? columnMeant(bare) : undefined)
  )
}

/** Undefined for none; a certain heading wins a field that allows one column. */
export const suggestColumns = (headings: readonly string[]): (ImportColumn | undefined)[] => {
  const meant = headings.map(columnMeant)
  return meant.map((column, index) => {
    if (!column || getSeparator(column)) return column
    const sure = headings.findIndex((heading, at) => meant[at] === column && namedColumn(heading))
    return (sure >= 0 ? sure : meant.indexOf(column)) === index ? column : undefined
  })
}

/** `chosen` overrides the headings. @throws UnreadableFile without a name column. */
export const readHeader = (
  line: string,
  split: SplitLine,
  chosen?: readonly (ImportColumn | undefined)[],
): HeaderRow => {
  const { delimiter, cells } = readHeadings(line, split)
  const headings = cells.map((cell) => cell.trim())
  const read = chosen ?? suggestColumns(headings)
  const columns = headings.map((_, index) => read[index])
  if (!columns.includes('name'))
    throw new UnreadableFile(
      `The first line must name the columns, and one of them must be "name". It names: ${headings.filter(Boolean).join(', ').slice(0, 200) || 'nothing'}`,
    )
  return {
    delimiter,
    headings,
    columns,
    unknown: headings.filter((heading, index) => heading && !columns[index]),
    guesses: headings.flatMap((heading, index) => {
      const column = columns[index]
      return column && !chosen && !namedColumn(heading) ? [{ heading, column }] : []
    }),
  }
}

type Column = FieldsWith<'importable'>

/** CRM and contacts programs write "Billing City" or "E-mail 1 - Value", people "Tel (day)" or "Products offered". */
const around =
  /^(?:billing|main|primary|business|address\d)(?=[a-z]{2})|(?<=[a-z]{3})(?:\d?value|\d|day|daytime|work|office|offered|provided|supplied|sold)$/g

const headingWords = readTable(new URL('heading-words.txt', import.meta.url), ['column', 'match', 'words'])
const wordsFor = (match: 'also similar' | 'exactly') =>
  headingWords
    .filter((row) => row.match === match)
    .flatMap(({ column, words }) => words.split(' ').map((word) => ({ word, column: column as Column })))
const named = [
  ...fieldsWith('importable').map((column) => ({ word: column.toLowerCase(), column })),
  ...wordsFor('also similar'),
]
const exact = new Map([...wordsFor('exactly'), ...named].map(({ word, column }) => [word, column]))

/** For "pharmacyname" or "organisationname". */
const anyName =
  /^(?!(?:first|middle|last|sur|fore|user|contact|owner|manager|ward|la|region|area|road|street|file|domain|host|nick|legal|group|brand|parent)name$).{3,30}name$/

const proposeColumn = (heading: string): Column | undefined => {
  const meant = exact.get(heading) ?? exact.get(heading.replace(around, ''))
  if (meant) return meant
  if (anyName.test(heading)) return 'name'
  const maxEdits = heading.length >= 8 ? 2 : 1
  const near = named
    .filter(({ word }) => word[0] === heading[0] && Math.min(word.length, heading.length) >= 4)
    .map(({ word, column }) => ({ column, edits: editDistance(word, heading, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits)
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.column
}
