import { getSeparator, type ImportColumn } from './import-columns.ts'
import type { ImportRow } from './import.rules.ts'
import type { PlaceFinder } from './import-places.ts'
import type { CsvRecord } from './import-records.ts'
import { cleanCells, readCells, type Cells } from './read-cells.ts'
import { isEmptyCell } from '../../text/tidy-cell.ts'
import { postcodeIn, withoutPostcode } from '../../places/postcode-text.ts'
import { placeKey } from '../../places/place-key.ts'
import { splitWholeAddress } from './split-whole-address.ts'

/** A record read from the file alone: a row with notes and the supplier's id, or a refusal. */
export type RecordRead = { at: number } & (
  | { row: ImportRow; notes: string[]; id?: number }
  | { name: string; refusal: string; unknownServices?: readonly string[] }
)

/** First cells of a summary line below the table. */
const isTotal =
  /^(?:(?:(?:grand |sub-?)?totals?|sum|count|average|summe|total général|end of (?:list|file|report))(?:\s*[:=(].{0,40})?|page \d+ of \d+|\d+ (?:records?|rows?|entries|results))$/i

/** Reads one record: placeholders count as empty, whole addresses are split, several address columns are joined. */
export const readRecord = async (
  columns: readonly (ImportColumn | undefined)[],
  record: CsvRecord,
  places: PlaceFinder,
): Promise<RecordRead> => {
  const { at } = record
  if ('error' in record) return { at, name: '', refusal: record.error }
  const total = record.cells.find((cell) => cell.trim())?.trim() ?? ''
  if (isTotal.test(total)) return { at, name: total, refusal: 'is a line of totals, not a supplier' }
  const given: Cells = {}
  columns.forEach((column, index) => {
    const cell = record.cells[index]?.trim()
    if (!column || !cell) return
    const before = given[column]
    given[column] =
      before && !isEmptyCell(before) ? `${before}${isEmptyCell(cell) ? '' : `${getSeparator(column)}${cell}`}` : cell
  })
  if (given.address) given.address = joinAddress(columns, record.cells, given)
  const letters: string[] = []
  const { supplierId = '', ...cells } = cleanCells(given, letters)
  const number = supplierId.replace(/\.0+$/, '')
  const id = /^\d{1,9}$/.test(number) ? { id: Number(number) } : {}
  const read = readCells(await splitWholeAddress(cells, places))
  if ('refusal' in read) return { at, name: given.name ?? '', ...read }
  const wrongId =
    supplierId && !('id' in id)
      ? [`left out: supplierId must be the number of a supplier (it is "${supplierId.slice(0, 60)}")`]
      : []
  return { at, ...id, ...read, notes: [...letters, ...read.notes, ...wrongId] }
}

const maxParts = 12

/** Whether consecutive parts of `whole` make up `line`, whatever the punctuation. */
const holds = (whole: string, line: string): boolean => {
  const [parts, key] = [whole.split(/[,;\n]/, maxParts).map(placeKey), placeKey(line)]
  return parts.some((_, from) => parts.some((_end, to) => parts.slice(from, to + 1).join(' ') === key))
}

/** Joins an address in several cells. A cell that repeats the whole address keeps only what other cells lack. */
const joinAddress = (
  columns: readonly (ImportColumn | undefined)[],
  cells: readonly string[],
  given: Cells,
): string => {
  const written = columns.flatMap((column, index) => (column === 'address' ? [cells[index]?.trim() ?? ''] : []))
  const lines = [...new Set(written.filter((line) => !isEmptyCell(line)))]
  const { city, postcode } = given
  const isWhole = (line: string) =>
    Boolean((city && holds(withoutPostcode(line), city)) || (postcode && postcodeIn(line)))
  const left = lines.filter(
    (line) =>
      !lines.some(
        (other) => other !== line && (isWhole(line) ? holds(line, other) : holds(other, line) && !isWhole(other)),
      ),
  )
  return left.join(getSeparator('address'))
}
