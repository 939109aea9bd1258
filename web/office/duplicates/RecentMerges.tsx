import { Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useRecentMergesQuery, useRevertMergeMutation } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { formatTime } from './format-time.ts'

export const RecentMerges = ({ onUndone }: { onUndone?: (() => void) | undefined }) => {
  const { data, error, refetch } = useRecentMergesQuery({ fetchPolicy: 'cache-and-network' })
  const [undo, { loading }] = useRevertMergeMutation()
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  const take = async (mergeId: string, name: string) => {
    try {
      await undo({ variables: { mergeId } })
      setSaid({ text: `${name} is a separate supplier again.`, isError: false })
      onUndone?.()
    } catch (failure) {
      setSaid({ text: `Failed to undo the merge: ${getErrorMessage(failure)}`, isError: true })
    }
    await refetch().catch(() => {}) // shown through `error`
  }
  if (error && !data)
    return <Failed message="The recent merges could not be loaded." error={error} onRetry={() => void refetch()} />
  return (
    <section className="merges" aria-labelledby="merges-title">
      <Heading as="h2" size="md" mb="2" id="merges-title">
        Recent merges
      </Heading>
      {said && (
        <p role={said.isError ? 'alert' : 'status'} className={said.isError ? 'duplicates-error' : ''}>
          {said.text}
        </p>
      )}
      {data?.merges.nodes.length === 0 && <p className="admin-small">No merges yet.</p>}
      <ul>
        {data?.merges.nodes.map(({ id, original, duplicate, mergedBy, mergedAt, undoneBy, reviewsMoved }) => (
          <li key={id}>
            <div>
              <strong>
                <bdi>{duplicate.name}</bdi>
              </strong>{' '}
              into{' '}
              <strong>
                <bdi>{original.name}</bdi>
              </strong>
              <p>
                {`${formatTime(mergedAt)} by ${mergedBy}; ${reviewsMoved === 1 ? '1 review' : `${reviewsMoved} reviews`} moved${undoneBy ? `; undone by ${undoneBy}` : ''}`}
              </p>
            </div>
            {!undoneBy && (
              <button
                type="button"
                className="outline-button"
                disabled={loading}
                onClick={() => void take(id, duplicate.name)}
              >
                Undo <span className="visually-hidden">the merge of {duplicate.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
