import type { ReactNode } from 'react'
import { thousands } from '../../ui/thousands.ts'

/** A column of a table of the office. */
export interface TableColumn<Row> {
  /** Its name in the address and in what is kept. */
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** What a file has of it: one value or more, each under a heading of its own. */
  csv: readonly { heading: string; value: (row: Row) => string | number | null }[]
  /** The values of ?sort= that order by it, as far as there are any. */
  sort?: { ascending?: string; descending?: string }
  /** Set flush right, as numbers are. */
  isNumber?: boolean
  /** Shown only when it is chosen. */
  isExtra?: boolean
  /** Always shown. */
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

/** Something that is done with the rows that were selected. */
export interface BulkAction<Row> {
  label: string
  /** Those it means something for; the others are left alone. */
  suits: (row: Row) => boolean
  /** Asks for what it needs before it is done with these rows; false leaves all as it is. */
  prepare?: (rows: readonly Row[]) => Promise<boolean>
  /** @throws what the API refuses, in words for people. */
  run: (row: Row) => Promise<unknown>
}
