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
  /** Unknown headings that probably mean a missing column. */
  proposals: Proposal[]
}

interface Proposal {
  heading: string
  column: ImportColumn
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
  return namedColumn(heading) ?? proposeColumn(plain(heading)) ?? (end ? columnMeant(end) : undefined)
}

/** `chosen` overrides the headings. @throws UnreadableFile without a name column, or for one that occurs twice. */
export const readHeader = (
  line: string,
  split: SplitLine,
  chosen?: readonly (ImportColumn | undefined)[],
): HeaderRow => {
  const { delimiter, cells, columns: named } = readHeadings(line, split)
  const columns = chosen ? cells.map((_, index) => chosen[index]) : named
  const others = cells.filter((cell, index) => !columns[index] && cell.trim()).map((cell) => cell.trim())
  const proposals = others.flatMap((heading): Proposal[] => {
    const column = chosen ? undefined : columnMeant(heading)
    return column && !columns.includes(column) ? [{ heading, column }] : []
  })
  if (!columns.includes('name')) {
    const found = cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(', ')
      .slice(0, 200)
    const meant = proposals.find((one) => one.column === 'name')
    throw new UnreadableFile(
      `The first line must name the columns, and one of them must be "name". It names: ${found || 'nothing'}${meant ? `. ${proposalText(meant)}` : ''}`,
    )
  }
  const twice = columns.find((column, index) => column && !getSeparator(column) && columns.indexOf(column) !== index)
  if (twice) throw new UnreadableFile(`The column "${twice}" occurs twice in the first line`)
  return {
    delimiter,
    headings: cells.map((cell) => cell.trim()),
    columns,
    unknown: others.filter((heading) => !proposals.some((one) => one.heading === heading)),
    proposals,
  }
}

export const proposalText = ({ heading, column }: Proposal): string =>
  `If "${heading}" is the ${column}, rename it to "${column}" in the first line`

type Column = FieldsWith<'importable'>

/** CRM and contacts programs write "Billing City" or "E-mail 1 - Value". */
const around = /^(?:billing|main|primary|business|address\d)(?=[a-z]{2})|(?<=[a-z]{3})(?:\d?value|\d)$/g

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
    .filter(({ word }) => Math.min(word.length, heading.length) >= 4)
    .map(({ word, column }) => ({ column, edits: editDistance(word, heading, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits)
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.column
}
