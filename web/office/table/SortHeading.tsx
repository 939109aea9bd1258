import { Table } from '@chakra-ui/react'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { TableColumn } from './table-column.ts'

interface SortHeadingProps {
  column: Pick<TableColumn<never>, 'label' | 'sort' | 'isNumber'>
  sort: string | undefined
  onSort: (value: string | undefined) => void
}

/** A second press reverses the order. */
export const SortHeading = ({ column: { label, sort: by, isNumber }, sort, onSort }: SortHeadingProps) => {
  const className = isNumber ? 'number' : undefined
  if (!by) return <Table.ColumnHeader className={className}>{label}</Table.ColumnHeader>
  const way =
    sort === undefined
      ? undefined
      : sort === by.ascending
        ? 'ascending'
        : sort === by.descending
          ? 'descending'
          : undefined
  const next =
    way === 'ascending' ? by.descending : way === 'descending' ? by.ascending : (by.ascending ?? by.descending)
  return (
    <Table.ColumnHeader className={className} aria-sort={way ?? 'none'}>
      <button type="button" className="table-sort" data-way={way} onClick={() => onSort(next)}>
        {label} <Icon name="chevron-down" size={16} />
      </button>
    </Table.ColumnHeader>
  )
}
