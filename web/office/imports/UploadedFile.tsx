import { useEffect } from 'react'
import { useImportUploadQuery, useStartImportMutation, useImportUploadLinesQuery } from './Uploads.generated.ts'
import type { ImportLineKind } from '../../schema.generated.ts'
import { UploadError } from './UploadError.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { pollOptions } from '../ui/poll-options.ts'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { thousands } from '../../ui/thousands.ts'
import { Link } from 'react-router'
import { joinPages } from '../ui/join-pages.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { useLoadMore } from '../../ui/hooks/use-load-more.ts'
import type { Upload } from './upload.ts'
import { UploadColumns } from './UploadColumns.tsx'
import { toastFailure } from '../ui/toast-failure.ts'

const refreshMs = 1500

interface UploadedFileProps {
  id: string
  onLeave: () => void
  onImport: () => void
}

export const UploadedFile = ({ id, onLeave, onImport }: UploadedFileProps) => {
  const { data, error, refetch, startPolling, stopPolling } = useImportUploadQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    ...pollOptions,
  })
  const upload = data?.importUpload
  const importing = upload?.import?.status
  const isBusy = upload?.status === 'CHECKING' || importing === 'RUNNING'
  useEffect(() => {
    if (isBusy) startPolling(refreshMs)
    else stopPolling()
  }, [isBusy, startPolling, stopPolling])
  useJobEnd(importing === 'RUNNING')
  useEffect(() => {
    if (importing) onImport()
    // oxlint-disable-next-line react/exhaustive-deps -- only when the import itself changes
  }, [importing])
  if (error && !upload)
    return <Failed message="The file could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!data) return <p aria-busy="true">Loading…</p>
  return (
    <section className="admin-panel upload" aria-labelledby="uploaded">
      <div className="upload-bar">
        <h2 className="heading small" id="uploaded">
          {upload ? <bdi>{upload.fileName}</bdi> : 'This file has been deleted'}
        </h2>
        <button type="button" className="outline-button compact" onClick={onLeave}>
          Another File
        </button>
      </div>
      {upload && <UploadStatus upload={upload} />}
      {upload && !upload.import && upload.status !== 'CHECKING' && (
        <UploadColumns key={upload.status} upload={upload} />
      )}
      {upload?.status === 'CHECKED' && <PlannedLines uploadId={id} />}
    </section>
  )
}

const counts = ({ added, changed, unchanged, refused }: Pick<Upload, 'added' | 'changed' | 'unchanged' | 'refused'>) =>
  `${thousands(added)} added, ${thousands(changed)} changed, ${thousands(unchanged)} unchanged, ${thousands(refused)} refused`

const UploadStatus = ({ upload }: { upload: Upload }) => {
  const { id, status, bytes, checkedBytes, error, added, changed, unchanged, refused, import: done } = upload
  const [start, { loading }] = useStartImportMutation()
  const send = () => start({ variables: { id } }).catch(toastFailure('Not Imported'))
  const all = added + changed + unchanged + refused
  if (status === 'WAITING') return <p role="status">Choose the column with the name. We’ll then check the file.</p>
  if (status === 'FAILED') return <UploadError>{error}</UploadError>
  if (status === 'CHECKING')
    return (
      <>
        <p role="status">Checking each line. Nothing is saved yet.</p>
        <ProgressBar label="Checking" done={checkedBytes} of={bytes} />
      </>
    )
  if (done?.status === 'RUNNING') {
    const isAt = done.added + done.changed + done.unchanged + done.refused
    return (
      <>
        <p role="status">
          {`Importing: ${thousands(isAt)} of ${thousands(all)} lines; ${counts(done)}. You can stop it in the list below.`}
        </p>
        <ProgressBar label="Importing" done={isAt} of={all} />
      </>
    )
  }
  if (done?.status === 'FINISHED')
    return <p role="status">{`Imported: ${counts(done)}. You can undo the import in the list below.`}</p>
  return (
    <>
      <p role="status">
        {done
          ? `${error ?? 'Stopped:'} ${counts(done)} so far.`
          : `${thousands(added)} to add, ${thousands(changed)} to change, ${thousands(unchanged)} unchanged, ${thousands(refused)} refused. Nothing is saved until you confirm.`}
      </p>
      {added + changed > 0 && (
        <button type="button" className="solid-button" disabled={loading} onClick={() => void send()}>
          {done ? 'Go On' : `Import ${thousands(added + changed)} Now`}
        </button>
      )}
    </>
  )
}

const words: Record<ImportLineKind, [word: string, state?: string]> = {
  ADDED: ['To add', 'good'],
  CHANGED: ['To change', 'good'],
  UNCHANGED: ['Unchanged'],
  REFUSED: ['Refused', 'bad'],
}

const PlannedLines = ({ uploadId }: { uploadId: string }) => {
  const { data, error, refetch, fetchMore } = useImportUploadLinesQuery({
    variables: { uploadId },
    fetchPolicy: 'network-only',
  })
  const page = data?.importUploadLines
  const more = useLoadMore(() =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: joinPages('importUploadLines'),
    }),
  )
  if (error && !page)
    return <Failed message="The lines could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!page?.nodes.length) return null
  return (
    <>
      <ScrollRegion label="Lines of the file" className="upload-table upload-lines">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Supplier</th>
              <th scope="col">Plan</th>
              <th scope="col">Why, and what</th>
            </tr>
          </thead>
          <tbody>
            {page.nodes.map(({ line, kind, name, supplierId, notes }) => {
              const [word, state] = words[kind]
              return (
                <tr key={line}>
                  <td>{line}</td>
                  <th scope="row">
                    {supplierId ? (
                      <Link className="admin-link" to={`/admin/suppliers?supplier=${supplierId}`}>
                        <bdi>{name}</bdi>
                      </Link>
                    ) : (
                      <bdi>{name || '–'}</bdi>
                    )}
                  </th>
                  <td>
                    <span className="admin-state" data-state={state}>
                      {word}
                    </span>
                  </td>
                  <td>
                    {notes.map((note) => (
                      <p key={note}>{note}</p>
                    ))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {more.failed && <Failed message="The lines could not be loaded." {...more.failed} />}
      {page.pageInfo.hasNextPage && (
        <button type="button" className="outline-button compact" disabled={more.isLoading} onClick={more.readOn}>
          More Lines
        </button>
      )}
    </>
  )
}
