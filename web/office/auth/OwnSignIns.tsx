import { Text } from '@chakra-ui/react'
import { useMySignInsQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { SignInRows } from './SignInRows.tsx'

export const OwnSignIns = () => {
  const { data, error, loading, refetch, fetchMore } = useMySignInsQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const page = data?.mySignIns
  if (!page && error)
    return <Failed message="Failed to load your sign-ins." error={error} onRetry={() => void refetch()} />
  if (!page) return <PanelSkeleton height="160px" />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        The last 180 days, latest first. If one wasn’t you, change your password: this ends every other session.
      </Text>
      {page.nodes.length ? (
        <>
          <SignInRows label="My sign-ins" entries={page.nodes} />
          <LoadMore
            pageInfo={page.pageInfo}
            things="your sign-ins"
            isLoading={loading}
            readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('mySignIns') })}
          >
            Earlier sign-ins
          </LoadMore>
        </>
      ) : (
        <Text>There were none.</Text>
      )}
    </>
  )
}
