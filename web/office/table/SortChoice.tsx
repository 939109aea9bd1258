import type { TableColumn } from './table-column.ts'

interface SortChoiceProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'label' | 'sort'>[]
  sort: string | undefined
  onSort: (value: string | undefined) => void
}

/** Cards have no column headings, so this menu sets their order. */
export const SortChoice = ({ columns, sort, onSort }: SortChoiceProps) => {
  const choices = columns.flatMap(({ label, sort: by }) => [
    ...(by?.ascending ? [[by.ascending, `${label} ↑`] as const] : []),
    ...(by?.descending ? [[by.descending, `${label} ↓`] as const] : []),
  ])
  return (
    choices.length > 0 && (
      <select
        className="table-sort-choice"
        aria-label="Sort"
        value={sort ?? ''}
        onChange={({ target }) => onSort(target.value || undefined)}
      >
        <option value="">Sort</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )
  )
}
