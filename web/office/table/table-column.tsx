import type { ReactNode } from 'react'
import { thousands } from '../../../api/text/plural.rules.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'

export interface TableColumn<Row> {
  /** Its name in the address and in saved views. */
  id: string
  label: string
  /** `buttons` are those of the row's actions. */
  cell: (row: Row, buttons?: ReactNode) => ReactNode
  csv: readonly { heading: string; value: (row: Row) => string | number | null }[]
  /** Values of `?sort=`. */
  sort?: { ascending?: string; descending?: string }
  isNumber?: boolean
  /** Hidden by default. */
  isExtra?: boolean
  isFixed?: boolean
}

type MoreOfColumn<Row> = Partial<Omit<TableColumn<Row>, 'id' | 'label'>>

export const textColumn = <Row,>(
  id: string,
  label: string,
  text: (row: Row) => string | null,
  more?: MoreOfColumn<Row>,
): TableColumn<Row> => ({ id, label, cell: text, csv: [{ heading: label, value: text }], ...more })

export const countColumn = <Row,>(
  id: string,
  label: string,
  count: (row: Row) => number,
  more?: MoreOfColumn<Row>,
): TableColumn<Row> => ({
  id,
  label,
  isNumber: true,
  cell: (row) => thousands(count(row)),
  csv: [{ heading: label, value: count }],
  ...more,
})

/** Such as "3 days ago". */
export const timeColumn = <Row,>(
  id: string,
  label: string,
  at: (row: Row) => string | null,
  more?: MoreOfColumn<Row>,
): TableColumn<Row> => {
  const cell = (row: Row) => {
    const date = at(row)
    return date && <TimeAgo date={date} isInTable />
  }
  return { id, label, cell, csv: [{ heading: label, value: at }], ...more }
}

/** The day of a time, for a CSV file. */
export const toDay = (at: string | null) => at?.slice(0, 10) ?? null

/** Texts that apply to all rows. */
export interface BulkTexts {
  message?: string
  note?: string
}

export interface BulkAction<Row> {
  label: string
  /** Runs it on the selected rows, or on the row that j and k have reached. */
  letter?: ShortcutKey
  isMain?: boolean
  suits: (row: Row) => boolean
  /** Renders a form for the texts; an answer without them cancels. */
  ask?: (rows: readonly Row[], answer: (texts?: BulkTexts) => void) => ReactNode
  /** Before the message of a refusal. */
  failed?: string
  /** @throws the API's error, whose message can be shown. */
  run: (row: Row, texts: BulkTexts) => Promise<unknown>
}
