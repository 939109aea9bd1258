import { Text } from '@chakra-ui/react'
import { useDecisionsQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { PendingCard } from './PendingCard.tsx'

export const History = () => {
  const { data, error, refetch } = useDecisionsQuery({ fetchPolicy: 'cache-and-network' })
  const items = data?.decisions?.nodes
  if (error && !items)
    return <Failed message="The history could not be loaded." error={error} onRetry={() => void refetch()} />
  if (!items) return <PanelSkeleton height="320px" />
  if (!items.length)
    return (
      <Text py="8" color="fg.muted">
        No decisions yet.
      </Text>
    )
  return (
    <ul className="queue" aria-label="History">
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <PendingCard item={item} showsKind />
        </li>
      ))}
    </ul>
  )
}
