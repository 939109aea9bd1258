import { Button, Heading, Text } from '@chakra-ui/react'
import {
  useStopSupplierImportMutation,
  useSupplierImportsQuery,
  type SupplierImportsQuery,
} from '../graphql.generated.ts'
import { useSearchParams } from 'react-router'
import { joinPages } from '../ui/join-pages.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { messageOf } from '../ui/server-errors.ts'
import { thousands } from '../ui/thousands.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../ui/toaster.tsx'
import { useMore } from '../ui/use-more.ts'
import '../ui/admin.css'
import { ExportEverything } from './ExportEverything.tsx'
import { IntakeActions } from './IntakeActions.tsx'
import { UploadedFile } from './UploadedFile.tsx'
import { UploadFile } from './UploadFile.tsx'
import './intakes.css'

type Import = NonNullable<SupplierImportsQuery['supplierImports']>['nodes'][number]

/** /admin/imports: a file is sent, looked at and imported; the imports of files: lists what each brought, hides it, or undoes it as a whole. */
export const Component = () => {
  const { data, error, refetch, fetchMore } = useSupplierImportsQuery({ fetchPolicy: 'cache-and-network' })
  const [params, setParams] = useSearchParams()
  const uploadId = params.get('file')
  const page = data?.supplierImports
  const more = useMore(() =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: joinPages('supplierImports'),
    }),
  )
  return (
    <section aria-labelledby="imports">
      <Heading as="h2" id="imports" size="lg" mb="3">
        Imports
      </Heading>
      {uploadId ? (
        <UploadedFile id={uploadId} onLeave={() => setParams({})} onImport={() => void refetch().catch(() => {})} />
      ) : (
        <UploadFile onSent={(id) => setParams({ file: id })} />
      )}
      {!page && error ? (
        <Failed message="Failed to load imports. Please try again." error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <PanelSkeleton height="320px" />
      ) : page.nodes.length === 0 ? (
        <Text color="fg.muted" py="8">
          No file has been imported yet. Larger ones at the server: <code>npm run import -- suppliers.csv --apply</code>
        </Text>
      ) : (
        <ol className="admin-list" aria-label="Imports">
          {page.nodes.map((one) => (
            <li key={one.id}>
              <Entry {...one} />
            </li>
          ))}
        </ol>
      )}
      {more.failed && <Failed message="Failed to load imports. Please try again." {...more.failed} />}
      {page?.pageInfo.hasNextPage && (
        <Button variant="outline" minH="11" mt="4" loading={more.isLoading} onClick={more.readOn}>
          Older imports
        </Button>
      )}
      {!uploadId && page && <ExportEverything />}
    </section>
  )
}

const states: Record<Import['status'], [word: string, state?: string]> = {
  RUNNING: ['Running'],
  STOPPED: ['Interrupted', 'bad'],
  FINISHED: ['Finished', 'good'],
  FAILED: ['Failed', 'bad'],
}

const Entry = ({
  id,
  fileName,
  status,
  username,
  startedAt,
  added,
  changed,
  unchanged,
  refused,
  lastChange,
}: Import) => {
  const [word, state] = states[status]
  return (
    <>
      <p>
        <strong>
          <bdi>{fileName}</bdi>
        </strong>{' '}
        <span className="admin-state" data-state={state}>
          {word}
        </span>
      </p>
      <p className="admin-small">
        {`Import ${id} · ${username} · `}
        <TimeAgo date={startedAt} />
        {` · ${thousands(added)} added, ${thousands(changed)} changed, ${thousands(unchanged)} unchanged, ${thousands(refused)} refused`}
      </p>
      {status === 'RUNNING' && <StopImport id={id} />}
      <IntakeActions
        of={{ importId: id }}
        name={`import ${id}`}
        added={added}
        isRunning={status === 'RUNNING'}
        lastChange={lastChange}
      />
    </>
  )
}

/** Stops an import that is running, or was killed: then it can be undone, and the same file goes on where it was. */
const StopImport = ({ id }: { id: string }) => {
  const [stop, { loading }] = useStopSupplierImportMutation()
  const send = async () => {
    try {
      await stop({ variables: { id } })
    } catch (error) {
      toast({ title: 'Not stopped', description: messageOf(error), type: 'error' })
    }
  }
  return (
    <Button variant="outline" minH="11" loading={loading} onClick={() => void send()}>
      Stop <span className="visually-hidden">import {id}</span>
    </Button>
  )
}
