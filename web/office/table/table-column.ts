import type { ReactNode } from 'react'
import { thousands } from '../../ui/thousands.ts'

export interface TableColumn<Row> {
  /** Its name in the address and in saved views. */
  id: string
  label: string
  cell: (row: Row) => ReactNode
  csv: readonly { heading: string; value: (row: Row) => string | number | null }[]
  /** Values of `?sort=`. */
  sort?: { ascending?: string; descending?: string }
  isNumber?: boolean
  /** Hidden by default. */
  isExtra?: boolean
  isFixed?: boolean
}

export const textColumn = <Row>(id: string, label: string, text: (row: Row) => string | null): TableColumn<Row> => ({
  id,
  label,
  cell: text,
  csv: [{ heading: label, value: text }],
})

export const countColumn = <Row>(id: string, label: string, count: (row: Row) => number): TableColumn<Row> => ({
  id,
  label,
  isNumber: true,
  cell: (row) => thousands(count(row)),
  csv: [{ heading: label, value: count }],
})

export interface BulkAction<Row> {
  label: string
  suits: (row: Row) => boolean
  /** Asks for more input; false cancels. */
  prepare?: (rows: readonly Row[]) => Promise<boolean>
  /** @throws the API's error, whose message can be shown. */
  run: (row: Row) => Promise<unknown>
}
