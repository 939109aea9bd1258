import { countryCodes } from '../../places/country.rules.ts'
import type { ImportColumn } from './import-columns.ts'
import { countryNamed, importRules, nationalPhone, type ImportRow } from './import.rules.ts'
import { splitPhones } from './split-phones.ts'

/** The non-empty cells of a row. */
export type Cells = { [column in ImportColumn]?: string }

/** A row without its bad cells and, for each of them, why it was left out; or why there is no row at all. */
export type RowRead = { row: ImportRow; notes: string[] } | { refusal: string }

/** Checks a row's cells. A bad one is left out, and of several telephone numbers the first good one is kept. */
export const readCells = (given: Cells): RowRead => {
  const notes: string[] = []
  const cells = withOnePhone(given, notes)
  for (;;) {
    const result = importRules.safeParse(cells)
    if (result.success) return { row: result.data, notes }
    const wrong = result.error.issues.map(({ path: [field], message }) => ({ column: field as ImportColumn, message }))
    const refusal = wrong.filter(({ column }) => column === 'name' || !leaveOut(cells, column))
    const why = wrong.map(({ column, message }) => `${column} ${message}${shown(given[column])}`)
    if (refusal.length) return { refusal: [...new Set(why)].join('; ') }
    notes.push(...new Set(why.map((one) => `left out: ${one}`)))
  }
}

/** Removes a cell, and a coordinate with the other one; false if there is none. */
const leaveOut = (cells: Cells, column: ImportColumn): boolean => {
  const bad = coordinates.includes(column) ? coordinates : [column]
  const has = bad.some((one) => cells[one] !== undefined)
  for (const one of bad) delete cells[one]
  return has
}

const coordinates: readonly ImportColumn[] = ['latitude', 'longitude']

const withOnePhone = (given: Cells, notes: string[]): Cells => {
  const code = countryCodes[countryNamed(given.country ?? '') ?? 'United Kingdom']
  if (!given.phone || nationalPhone(given.phone, code)) return { ...given }
  const phone = splitPhones(given.phone).find((one) => nationalPhone(one, code))
  if (!phone) return { ...given }
  notes.push(`phone has several numbers, and the first good one is kept${shown(given.phone)}`)
  return { ...given, phone }
}

const shown = (cell: string | undefined) => (cell?.trim() ? ` (it is "${cell.trim().slice(0, 60)}")` : '')
