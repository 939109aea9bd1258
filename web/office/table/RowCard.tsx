import type { TableColumn } from './table-column.ts'

interface RowCardProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
}

/** A row as a card: the first column is the title, each other non-empty one a labelled line. */
export const RowCard = <Row,>({ row, columns: [title, ...others] }: RowCardProps<Row>) => (
  <>
    <div className="table-card-title">{title?.cell(row)}</div>
    <dl>
      {others.map(({ id, label, cell }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  </>
)
