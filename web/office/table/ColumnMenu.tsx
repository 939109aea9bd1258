import { Menu } from '@chakra-ui/react'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { TableColumn } from './table-column.ts'
import './Table.css'

interface ColumnMenuProps<Row> {
  columns: readonly TableColumn<Row>[]
  shown: readonly TableColumn<Row>[]
  onChoose: (id: string) => void
}

export const ColumnMenu = <Row,>({ columns, shown, onChoose }: ColumnMenuProps<Row>) => (
  <Menu.Root unstyled closeOnSelect={false}>
    <Menu.Trigger className="outline-button compact">
      Columns <Icon name="chevron-down" size={16} />
    </Menu.Trigger>
    <Menu.Positioner className="table-menu-place">
      <Menu.Content className="table-menu">
        {columns.map((column) => {
          const isShown = shown.includes(column)
          return (
            <Menu.CheckboxItem
              key={column.id}
              className="table-menu-item"
              value={column.id}
              checked={isShown}
              disabled={column.isFixed ?? false}
              onCheckedChange={() => onChoose(column.id)}
            >
              <span className="table-menu-check">{isShown && <Icon name="check" size={16} />}</span>
              {column.label}
            </Menu.CheckboxItem>
          )
        })}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
)
