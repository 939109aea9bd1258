import { Menu, Table } from '@chakra-ui/react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ChoiceOptions } from '../ui/forms/form.tsx'
import type { TableColumn } from './table-column.tsx'

interface ColumnMenuProps<Row> {
  columns: readonly TableColumn<Row>[]
  shown: readonly TableColumn<Row>[]
  onChoose: (id: string) => void
}

export const ColumnMenu = <Row,>({ columns, shown, onChoose }: ColumnMenuProps<Row>) => (
  <Menu.Root closeOnSelect={false}>
    <Menu.Trigger className="outline-button compact">
      Columns <Icon name="chevron-down" size={16} />
    </Menu.Trigger>
    <Menu.Positioner>
      <Menu.Content>
        {columns.map((column) => (
          <Menu.CheckboxItem
            key={column.id}
            value={column.id}
            checked={shown.includes(column)}
            disabled={column.isFixed ?? false}
            onCheckedChange={() => onChoose(column.id)}
          >
            <Menu.ItemIndicator>
              <Icon name="check" size={16} />
            </Menu.ItemIndicator>
            {column.label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
)

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
        className="text-input table-sort-choice"
        aria-label="Sort"
        value={sort ?? ''}
        onChange={({ target }) => onSort(target.value)}
      >
        <ChoiceOptions none="Sort" choices={choices} />
      </select>
    )
  )
}

interface SortHeadingProps {
  column: Pick<TableColumn<never>, 'label' | 'sort' | 'isNumber'>
  sort: string | undefined
  onSort: (value: string | undefined) => void
}

/** A second press reverses the order. */
export const SortHeading = ({ column: { label, sort: by, isNumber }, sort, onSort }: SortHeadingProps) => {
  const className = isNumber ? 'number' : undefined
  if (!by) return <Table.ColumnHeader className={className}>{label}</Table.ColumnHeader>
  const { ascending, descending } = by
  const way = sort && (sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined)
  const next = way === 'ascending' ? descending : way === 'descending' ? ascending : (ascending ?? descending)
  return (
    <Table.ColumnHeader className={className} aria-sort={way || 'none'}>
      <button type="button" className="table-sort touch" data-way={way || undefined} onClick={() => onSort(next)}>
        {label} <Icon name="chevron-down" size={16} />
      </button>
    </Table.ColumnHeader>
  )
}
