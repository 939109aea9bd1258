import { ImportsForFileDocument, type SupplierImportsQueryVariables } from '../../graphql.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { importColumns, type ImportRow } from './import-columns.tsx'
import { BatchActions } from './BatchActions.tsx'

interface ImportTableProps {
  imports: readonly ImportRow[]
  isBusy: boolean
  variables: SupplierImportsQueryVariables
}

/** A row opens to list, hide or undo an import. */
export const ImportTable = ({ imports, isBusy, variables }: ImportTableProps) => {
  const readAll = useReadAll(ImportsForFileDocument, variables, ({ supplierImports }) => supplierImports)
  return (
    <OfficeTable<ImportRow>
      label="Imports"
      name="imports"
      columns={importColumns}
      rows={imports}
      isBusy={isBusy}
      getName={({ id }) => `import ${id}`}
      renderDetails={({ id, added, status, lastChange }) => (
        <BatchActions
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
