import { Text } from '@chakra-ui/react'
import { browserName } from '../auth/browser-name.ts'
import { shownTime } from '../auth/shown-time.tsx'
import { useSignInHistoryQuery, type SignInResult } from '../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'

const results: Readonly<Record<SignInResult, string>> = {
  SIGNED_IN: 'Signed in',
  RECOVERY_CODE: 'Signed in with a recovery code',
  WRONG_PASSWORD: 'Wrong password',
  WRONG_CODE: 'Right password, wrong code',
  DISABLED: 'Right password, but disabled',
}

interface SignInHistoryProps {
  userId: string
  username: string
}

/** How an account was signed in to, and who failed to: when, from where and by what browser. */
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
  if (!page.nodes.length) return <Text color="fg.muted">Nobody has signed in to this account within 180 days.</Text>
  return (
    <>
      <ul className="admin-list" aria-label={`Sign-ins of ${username}`}>
        {page.nodes.map(({ id, at, result, address, userAgent }) => (
          <li key={id}>
            <strong>{results[result]}</strong>
            <div className="admin-small">
              {shownTime(at)} from {address || 'an unknown address'}, {browserName(userAgent)}
            </div>
          </li>
        ))}
      </ul>
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
