import { countyNamed } from '../../places/county-named.ts'
import type { ImportColumn } from './import-columns.ts'
import type { ImportRow } from './import.rules.ts'
import type { PlaceFinder } from './import-places.ts'
import type { CsvRecord } from './import-records.ts'
import { readCells, type Cells } from './read-cells.ts'
import { splitWholeAddress } from './split-whole-address.ts'

/** A record as far as the file alone tells: a row with what is to be said of it, or why it is refused. */
export type RecordRead = { at: number } & (
  | { row: ImportRow; notes: string[] }
  | { name: string; refusal: string; unknownServices?: readonly string[] }
)

/** What programs write into a cell that has no value. */
const emptyMarks = /^(?:\\n|#?n\/a|\(?null\)?|-{1,3}|[–—])$/i

/** Reads one record: cells that only say that they are empty count as such, and a whole address is split. */
export const readRecord = async (
  columns: readonly (ImportColumn | undefined)[],
  record: CsvRecord,
  places: PlaceFinder,
): Promise<RecordRead> => {
  const { at } = record
  if ('error' in record) return { at, name: '', refusal: record.error }
  const given: Cells = {}
  columns.forEach((column, index) => {
    const cell = record.cells[index]?.trim()
    if (column && cell && !emptyMarks.test(cell)) given[column] = cell
  })
  const read = readCells(await splitWholeAddress(given, places))
  if ('refusal' in read) return { at, name: given.name ?? '', ...read }
  const { county } = read.row
  return { at, ...read, row: county ? { ...read.row, county: countyNamed(county) ?? county } : read.row }
}
