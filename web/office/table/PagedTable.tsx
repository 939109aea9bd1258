import type { DocumentNode, OperationVariables } from '@apollo/client'
import type { ReactNode } from 'react'
import { OfficeTable, type OfficeTableProps } from './OfficeTable.tsx'
import { useReadAll } from './use-read-all.ts'
import { type ListPage, PagedList, type PagedQuery } from '../ui/lists.tsx'

type TableProps<Row extends { id: string }> = Omit<OfficeTableProps<Row>, 'rows' | 'isBusy' | 'readAll' | 'onChanged'>

interface PagedTableProps<Row extends { id: string }, Field extends string> extends TableProps<Row> {
  query: PagedQuery<{ [field in Field]: ListPage<Row> | null }> & { variables?: OperationVariables }
  field: Field
  things: string
  empty: ReactNode
  more: string
  /** Reads larger pages, for the CSV file. */
  file: DocumentNode
}

export const PagedTable = <Row extends { id: string }, Field extends string>({
  query,
  field,
  things,
  empty,
  more,
  file,
  ...table
}: PagedTableProps<Row, Field>) => {
  const readAll = useReadAll<Row>(file, query.variables, field)
  const onChanged = () => void query.refetch().catch(() => {}) // the next change tries again
  return (
    <PagedList query={query} field={field} things={things} empty={empty} more={more}>
      {(rows, isBusy) => (
        <OfficeTable<Row>
          {...table}
          rows={rows as readonly Row[]}
          isBusy={isBusy}
          readAll={readAll}
          onChanged={onChanged}
        />
      )}
    </PagedList>
  )
}
