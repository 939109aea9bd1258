import { Button, Table } from '@chakra-ui/react'
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { messageOf } from '../ui/server-errors.ts'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import { toast } from '../ui/toaster.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { SortHeading } from './SortHeading.tsx'
import type { BulkAction, TableColumn } from './table-column.ts'
import { useTableView } from './use-table-view.ts'
import { ViewMenu } from './ViewMenu.tsx'
import '../ui/TextField.css'
import './Table.css'

const nothing = [] as const
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

interface OfficeTableProps<Row extends { id: string }> {
  label: string
  /** Under which its views and columns are kept in this browser. */
  name: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Where Enter leads, if anywhere. */
  pathOf?: (row: Row) => string
  /** What can be done with several rows at once; without any, none can be selected. */
  actions?: readonly BulkAction<Row>[]
  /** All rows that the filters let through, for a file. */
  readAll: () => Promise<readonly Row[]>
  /** After something was done with rows. */
  onChanged?: () => void
}

/**
 * A table of the office: order, columns and views that stand in the address, several rows at once, a CSV file, and
 * keys: arrows move through the rows, Space selects one, Enter opens it. Rows are filtered and ordered by the API.
 */
export const OfficeTable = <Row extends { id: string }>({
  label,
  name,
  columns,
  rows,
  nameOf,
  pathOf,
  actions = nothing,
  readAll,
  onChanged = () => {},
}: OfficeTableProps<Row>) => {
  const view = useTableView(name, columns)
  const navigate = useNavigate()
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [isSaving, setSaving] = useState(false)
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.label,
        cell: ({ row }) => column.cell(row.original),
        enableSorting: column.sort !== undefined,
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    data,
    columns: defs,
    getRowId: ({ id }) => id,
    manualSorting: true,
    state: {
      rowSelection,
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, view.shown.includes(column)])),
    },
    onRowSelectionChange: setRowSelection,
  })
  const columnOf = (id: string) => columns.find((column) => column.id === id)!
  const selected = rows.filter(({ id }) => rowSelection[id])

  const save = async () => {
    setSaving(true)
    try {
      const cells = view.shown.flatMap(({ csv }) => csv)
      const all = await readAll()
      saveFile(
        `${name}.csv`,
        toCsv([
          ['Id', ...cells.map(({ heading }) => heading)],
          ...all.map((row) => [Number(row.id), ...cells.map(({ value }) => value(row) ?? '')]),
        ]),
      )
    } catch (error) {
      toast({ title: 'Not Saved', description: messageOf(error), type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement
    if (row.localName !== 'tr') return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('tr')]
    const at = all.indexOf(row)
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }
    const target = targets[event.key]
    if (target !== undefined) all[target]?.focus()
    else if (event.key === ' ' && actions.length) table.getRow(rows[at]!.id).toggleSelected()
    else if (event.key === 'Enter' && pathOf) void navigate(pathOf(rows[at]!), { preventScrollReset: true })
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="table-tools">
        <ViewMenu name={name} />
        <ColumnMenu columns={columns} shown={view.shown} onChoose={view.choose} />
        <Button
          variant="outline"
          size="sm"
          minH="11"
          loading={isSaving}
          loadingText="Reading…"
          aria-label={`Download ${label} as CSV`}
          onClick={() => void save()}
        >
          CSV
        </Button>
      </div>
      {actions.length > 0 && (
        <BulkBar selected={selected} actions={actions} onClear={() => setRowSelection({})} onDone={onChanged} />
      )}
      <ScrollRegion label={`${label}, scrolls sideways`} className="table-scroll">
        <Table.Root unstyled className="office-table" aria-label={label}>
          <Table.Header>
            {table.getHeaderGroups().map((group) => (
              <Table.Row key={group.id}>
                {actions.length > 0 && (
                  <Table.ColumnHeader className="table-check">
                    <label>
                      <input
                        type="checkbox"
                        aria-label="Select all that are shown"
                        checked={rows.length > 0 && table.getIsAllRowsSelected()}
                        onChange={table.getToggleAllRowsSelectedHandler()}
                      />
                    </label>
                  </Table.ColumnHeader>
                )}
                {group.headers.map((header) => (
                  <SortHeading
                    key={header.id}
                    column={columnOf(header.column.id)}
                    sort={view.sort}
                    onSort={view.sortBy}
                  />
                ))}
              </Table.Row>
            ))}
          </Table.Header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus */}
          <Table.Body onKeyDown={onKeyDown}>
            {table.getRowModel().rows.map((row, at) => (
              <Table.Row key={row.id} tabIndex={at === 0 ? 0 : -1} data-selected={row.getIsSelected() || undefined}>
                {actions.length > 0 && (
                  <Table.Cell className="table-check">
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`Select ${nameOf(row.original)}`}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </label>
                  </Table.Cell>
                )}
                {row.getVisibleCells().map((cell) => (
                  <Table.Cell key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollRegion>
    </>
  )
}
