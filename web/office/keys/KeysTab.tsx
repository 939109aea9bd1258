import { Text } from '@chakra-ui/react'
import { useApiKeysQuery } from '../../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import { KeyForm } from './KeyForm.tsx'
import { KeyRow } from './KeyRow.tsx'

/** /admin/keys: API keys, their limits and usage. */
export const Component = () => {
  const { data, error, loading, refetch, fetchMore } = useApiKeysQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const page = data?.apiKeys
  if (!page && error)
    return (
      <Failed message="Failed to load the API keys. Please try again." error={error} onRetry={() => void refetch()} />
    )
  if (!page) return <PanelSkeleton height="420px" />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        The API works without a key, with lower limits. Each key has its own limits and daily usage count.
      </Text>
      <ToggleForm
        label="Issue a Key"
        renderMade={(secret: string, close) => <NewSecret label="Key" secret={secret} onDone={close} />}
      >
        {(close, show) => <KeyForm limits={data?.defaultApiKeyLimits} onClose={close} onSecret={show} />}
      </ToggleForm>
      {page.nodes.length === 0 ? (
        <Text color="fg.muted" py="6">
          No keys yet.
        </Text>
      ) : (
        <ul className="admin-list" aria-label="API keys" aria-busy={loading}>
          {page.nodes.map((key) => (
            <li key={key.id}>
              <KeyRow apiKey={key} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        pageInfo={page.pageInfo}
        things="the API keys"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('apiKeys') })}
      >
        More keys
      </LoadMore>
    </>
  )
}
