import { Text } from '@chakra-ui/react'
import { SignInRows } from '../auth/SignInRows.tsx'
import { useSignInHistoryQuery } from '../../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'

interface SignInHistoryProps {
  userId: string
  username: string
}

export const SignInHistory = ({ userId, username }: SignInHistoryProps) => {
  const { data, error, loading, refetch, fetchMore } = useSignInHistoryQuery({
    variables: { userId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const page = data?.signIns
  if (!page && error)
    return <Failed message="Failed to load the sign-ins." error={error} onRetry={() => void refetch()} />
  if (!page) return <PanelSkeleton height="96px" />
  if (!page.nodes.length) return <Text color="fg.muted">No sign-ins in the last 180 days.</Text>
  return (
    <>
      <SignInRows label={`Sign-ins of ${username}`} entries={page.nodes} />
      <LoadMore
        pageInfo={page.pageInfo}
        things="the sign-ins"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('signIns') })}
      >
        Earlier sign-ins
      </LoadMore>
    </>
  )
}
