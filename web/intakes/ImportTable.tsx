import { useApolloClient } from '@apollo/client/react'
import { ImportsForFileDocument, type SupplierImportsQueryVariables } from '../graphql.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { readPages } from '../table/read-pages.ts'
import { importColumns, type ImportRow } from './import-columns.tsx'
import { IntakeActions } from './IntakeActions.tsx'

interface ImportTableProps {
  imports: readonly ImportRow[]
  /** What they were found by. */
  variables: SupplierImportsQueryVariables
}

/** The imports that were found; one that is opened can be hidden, listed or undone as a whole. */
export const ImportTable = ({ imports, variables }: ImportTableProps) => {
  const client = useApolloClient()
  const readAll = () =>
    readPages(async (after) => {
      const query = {
        query: ImportsForFileDocument,
        variables: { ...variables, after },
        fetchPolicy: 'no-cache',
      } as const
      return (await client.query(query)).data!.supplierImports!
    })
  return (
    <OfficeTable<ImportRow>
      label="Imports"
      name="imports"
      columns={importColumns}
      rows={imports}
      nameOf={({ id }) => `import ${id}`}
      renderDetails={({ id, added, status, lastChange }) => (
        <IntakeActions
          of={{ importId: id }}
          name={`import ${id}`}
          added={added}
          isRunning={status === 'RUNNING'}
          lastChange={lastChange ?? null}
        />
      )}
      readAll={readAll}
    />
  )
}
