import type { ReactNode } from 'react'
import { thousands } from '../../ui/thousands.ts'

export interface TableColumn<Row> {
  /** Its name in the address and in saved views. */
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Its columns in the CSV file. */
  csv: readonly { heading: string; value: (row: Row) => string | number | null }[]
  /** The values of ?sort= that order by it, if any. */
  sort?: { ascending?: string; descending?: string }
  /** Aligned right. */
  isNumber?: boolean
  /** Hidden by default. */
  isExtra?: boolean
  isFixed?: boolean
}

/** A column of whole numbers. */
export const countColumn = <Row>(id: string, label: string, count: (row: Row) => number): TableColumn<Row> => ({
  id,
  label,
  isNumber: true,
  cell: (row) => thousands(count(row)),
  csv: [{ heading: label, value: count }],
})

/** An action on the selected rows. */
export interface BulkAction<Row> {
  label: string
  /** Whether it applies to the row; others are skipped. */
  suits: (row: Row) => boolean
  /** Asks for further input first; false cancels. */
  prepare?: (rows: readonly Row[]) => Promise<boolean>
  /** @throws the API's error, whose message can be shown. */
  run: (row: Row) => Promise<unknown>
}
