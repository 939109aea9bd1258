import { Table } from '@chakra-ui/react'
import type { DocumentNode, OperationVariables } from '@apollo/client'
import { Fragment, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { type ListPage, PagedList, type PagedQuery } from '../ui/lists.tsx'
import { toggleKey } from '../ui/toggle-key.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { RowActions, useBulkActions } from './bulk-actions.tsx'
import { ColumnMenu, SortChoice, SortHeading } from './ColumnControls.tsx'
import { SaveCsv } from './SaveCsv.tsx'
import type { BulkAction, TableColumn } from './table-column.tsx'
import { useReadAll } from './use-read-all.ts'
import { useRowKeys } from './use-row-keys.ts'
import { ViewMenu } from './ViewMenu.tsx'
import { selectAllShown } from '../ui/shared-words.ts'
import { useQueryString } from '../ui/use-query-string.ts'
import { isTextList, useLocalStorage } from '../../ui/hooks/use-local-storage.ts'

const nothing = [] as const

interface TableProps<Row, Field extends string> {
  query: PagedQuery<{ [field in Field]: ListPage<Row> | null }> & { variables?: OperationVariables }
  field: Field
  /** Reads larger pages, for the CSV file. */
  file: DocumentNode
  label: string
  /** The key of saved views and columns in this browser. */
  name: string
  columns: readonly TableColumn<Row>[]
  getName: (row: Row) => string
  getPath?: (row: Row) => string
  /** A card has the row's buttons too. */
  renderDetails?: (row: Row, buttons?: ReactNode) => ReactNode
  /** Cards on a narrow screen show the details instead of the columns. */
  hasCards?: boolean
  /** Without these, rows cannot be selected. */
  actions?: readonly BulkAction<Row>[]
  idHeading?: string
}

interface PagedTableProps<Row, Field extends string> extends TableProps<Row, Field> {
  things: string
  empty: ReactNode
}

export const PagedTable = <Row extends { id: string }, Field extends string>({
  things,
  empty,
  ...table
}: PagedTableProps<Row, Field>) => (
  <PagedList query={table.query} field={table.field} things={things} empty={empty}>
    {(rows, isBusy) => <OfficeTable {...table} rows={rows as readonly Row[]} isBusy={isBusy} />}
  </PagedList>
)

interface OfficeTableProps<Row, Field extends string> extends TableProps<Row, Field> {
  rows: readonly Row[]
  /** True while rows load that will replace these. */
  isBusy: boolean
}

/** Cards replace the table below 900 px; order, columns and views are in the address. */
const OfficeTable = <Row extends { id: string }, Field extends string>({
  query,
  field,
  file,
  label,
  name,
  columns,
  rows,
  isBusy,
  getName,
  getPath,
  renderDetails: details,
  hasCards = false,
  actions = nothing,
  idHeading = 'Id',
}: OfficeTableProps<Row, Field>) => {
  const view = useTableView(name, columns)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const hasSelection = actions.length > 0
  const readAll = useReadAll<Row>(file, query.variables, field)
  const onChanged = () => void query.refetch().catch(() => {}) // the next change tries again
  const bulk = useBulkActions({ rows, actions, getName, onChanged })
  const toggle = ({ id }: Row) => setOpened(toggleKey(id))
  const { currentId, ...keyed } = useRowKeys({
    rows,
    onSelect: (row) => hasSelection && bulk.toggle(row),
    onOpen: getPath ? (row) => void navigate(getPath(row), { preventScrollReset: true }) : details && toggle,
    onKey: (key, row) => {
      const among = bulk.selected.length || !row ? bulk.selected : [row]
      const action = actions.find(({ letter, suits }) => letter === key && among.some(suits))
      if (!action || bulk.isBusy) return false
      void bulk.start(action, among)
      return true
    },
  })
  const isCards = useMedia('(max-width: 899px)')
  const opener = (row: Row) => (
    <button
      type="button"
      className="square"
      aria-expanded={opened.has(row.id)}
      aria-label={`Details of ${getName(row)}`}
      onClick={() => toggle(row)}
    >
      <Icon name="chevron-down" size={16} />
    </button>
  )
  const rowProps = (row: Row) => ({
    'data-row': row.id,
    tabIndex: row.id === currentId ? 0 : -1,
    'data-selected': bulk.isSelected(row) || undefined,
  })
  const buttons = (row: Row) => (
    <RowActions row={row} name={getName(row)} actions={actions} isBusy={bulk.isBusy} onStart={bulk.start} />
  )

  return (
    <>
      <div className="table-tools row">
        <ViewMenu name={name} />
        {isCards && !hasCards && <SortChoice columns={columns} sort={view.sort} onSort={view.sortBy} />}
        {!isCards && <ColumnMenu columns={columns} shown={view.shown} onChoose={view.choose} />}
        <SaveCsv label={label} name={name} idHeading={idHeading} shown={view.shown} readAll={readAll} />
      </div>
      {hasSelection && bulk.bar}
      <div>
        {isCards ? (
          <>
            {hasSelection && (
              <label className="check">
                {bulk.selectAll} {selectAllShown}
              </label>
            )}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus */}
            <ul className="table-cards" aria-label={label} aria-busy={isBusy} {...keyed}>
              {rows.map((row) => (
                <li key={row.id} className="card flat" {...rowProps(row)}>
                  {hasSelection && bulk.renderSelect(row)}
                  {details && hasCards ? (
                    details(row, buttons(row))
                  ) : (
                    <>
                      <RowCard row={row} columns={view.shown} buttons={buttons(row)} />
                      {details && opener(row)}
                      {details && opened.has(row.id) && details(row)}
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <ScrollRegion label={`${label}, scrolls sideways`} className="table-scroll panel">
            <Table.Root unstyled className="office-table" aria-label={label} aria-busy={isBusy}>
              <Table.Header>
                <Table.Row>
                  {hasSelection && (
                    <Table.ColumnHeader className="table-check">
                      <label className="check">{bulk.selectAll}</label>
                    </Table.ColumnHeader>
                  )}
                  {details && (
                    <Table.ColumnHeader className="table-check">
                      <span className="visually-hidden">Details</span>
                    </Table.ColumnHeader>
                  )}
                  {view.shown.map((column) => (
                    <SortHeading key={column.id} column={column} sort={view.sort} onSort={view.sortBy} />
                  ))}
                </Table.Row>
              </Table.Header>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus */}
              <Table.Body {...keyed}>
                {rows.map((row) => (
                  <Fragment key={row.id}>
                    <Table.Row {...rowProps(row)}>
                      {hasSelection && <Table.Cell className="table-check">{bulk.renderSelect(row)}</Table.Cell>}
                      {details && <Table.Cell className="table-check">{opener(row)}</Table.Cell>}
                      {view.shown.map(({ id, isNumber, cell }) => (
                        <Table.Cell key={id} className={isNumber ? 'number' : undefined}>
                          {cell(row, buttons(row))}
                        </Table.Cell>
                      ))}
                    </Table.Row>
                    {details && opened.has(row.id) && (
                      <Table.Row className="table-details" data-of={row.id}>
                        <Table.Cell colSpan={view.shown.length + (hasSelection ? 2 : 1)}>
                          <div>{details(row)}</div>
                        </Table.Cell>
                      </Table.Row>
                    )}
                  </Fragment>
                ))}
              </Table.Body>
            </Table.Root>
          </ScrollRegion>
        )}
      </div>
    </>
  )
}

interface RowCardProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  buttons: ReactNode
}

/** The first column is the title; empty columns are left out. */
const RowCard = <Row,>({ row, columns: [title, ...others], buttons }: RowCardProps<Row>) => (
  <>
    <div className="table-card-title">{title?.cell(row)}</div>
    <dl className="facts">
      {others.map(({ id, label, cell }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{cell(row, buttons)}</dd>
        </div>
      ))}
    </dl>
  </>
)

/** The address has both, so that a view can be shared; the browser remembers the columns. */
const useTableView = <Row,>(name: string, columns: readonly TableColumn<Row>[]) => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const [stored, store] = useLocalStorage(`office-columns-${name}`, isTextList)
  const chosen = params.get('columns')?.split(',') ?? stored
  const shown = columns.filter(({ id, isExtra, isFixed }) => isFixed || (chosen ? chosen.includes(id) : !isExtra))
  return {
    shown,
    sort: params.get('sort') ?? undefined,
    sortBy: (value: string | undefined) => set('sort', value),
    choose: (id: string) => {
      const next = columns.filter((one) => (one.id === id ? !shown.includes(one) : shown.includes(one)))
      store(next.map((one) => one.id))
      set('columns', next.map((one) => one.id).join(','))
    },
  }
}
