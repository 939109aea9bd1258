import { Link } from 'react-router'
import { useImportUploadLinesQuery, type ImportLineKind } from '../../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { Failed } from '../../ui/Failed.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { useLoadMore } from '../../ui/use-load-more.ts'

const words: Record<ImportLineKind, [word: string, state?: string]> = {
  ADDED: ['To add', 'good'],
  CHANGED: ['To change', 'good'],
  UNCHANGED: ['Unchanged'],
  REFUSED: ['Refused', 'bad'],
}

/** The effect of each line of a file, refused lines first. */
export const PlannedLines = ({ uploadId }: { uploadId: string }) => {
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
