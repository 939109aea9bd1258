import { Button, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { useSupplierImportsQuery, type ImportStatus, type SupplierImportSort } from '../../graphql.generated.ts'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { useLoadMore } from '../../ui/use-load-more.ts'
import '../ui/admin.css'
import '../ui/forms/editor.css'
import { ExportEverything } from './ExportEverything.tsx'
import { importStates } from './import-columns.tsx'
import { ImportTable } from './ImportTable.tsx'
import { UploadedFile } from './UploadedFile.tsx'
import { UploadFile } from './UploadFile.tsx'
import './batches.css'

const sorts: readonly SupplierImportSort[] = ['NEWEST', 'OLDEST', 'FILE', 'FILE_DESC', 'ADDED_MOST', 'ADDED_FEWEST']
const statuses = Object.keys(importStates) as ImportStatus[]

/** /admin/imports: uploads, checks and imports files, and lists, hides or undoes past imports. */
export const Component = () => {
  const [params, setParams] = useSearchParams()
  const uploadId = params.get('file')
  const search = params.get('search')
  const status = statuses.find((one) => one === params.get('status'))
  const sort = sorts.find((one) => one === params.get('sort'))
  const variables = { ...(search ? { search } : {}), ...(status ? { status } : {}), ...(sort ? { sort } : {}) }
  const { data, previousData, loading, error, refetch, fetchMore } = useSupplierImportsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const page = (data ?? (loading ? previousData : undefined))?.supplierImports
  const more = useLoadMore(() =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: joinPages('supplierImports'),
    }),
  )
  return (
    <>
      {uploadId ? (
        <UploadedFile id={uploadId} onLeave={() => setParams({})} onImport={() => void refetch().catch(() => {})} />
      ) : (
        <UploadFile onSent={(id) => setParams({ file: id })} />
      )}
      {!page && error ? (
        <Failed message="Failed to load imports. Please try again." error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <PanelSkeleton height="320px" />
      ) : page.nodes.length === 0 && !search && !status ? (
        <Text color="fg.muted" py="8">
          No imports yet. For larger files, run this on the server: <code>npm run import -- suppliers.csv --apply</code>
        </Text>
      ) : (
        <div className="table-screen">
          <FindForm label="Among the imports" searchLabel="File or importer" preserved={['file', 'sort', 'columns']}>
            <FindChoice
              name="status"
              label="Status"
              value={status}
              choices={statuses.map((one) => [one, importStates[one][0]])}
            />
          </FindForm>
          {page.nodes.length === 0 ? (
            <Text color="fg.muted" py="8" role="status">
              No results. Try a shorter search or another status.
            </Text>
          ) : (
            <ImportTable imports={page.nodes} isBusy={loading} variables={variables} />
          )}
        </div>
      )}
      {more.failed && <Failed message="Failed to load imports. Please try again." {...more.failed} />}
      {page?.pageInfo.hasNextPage && (
        <Button variant="outline" minH="11" mt="4" loading={more.isLoading} onClick={more.readOn}>
          Older Imports
        </Button>
      )}
      {!uploadId && page && <ExportEverything />}
    </>
  )
}
