import { Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { useRedirectsQuery } from '../../graphql.generated.ts'
import { FindForm } from '../table/FindForm.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import { RedirectFile } from './RedirectFile.tsx'
import { RedirectForm } from './RedirectForm.tsx'
import { RedirectRow } from './RedirectRow.tsx'
import './redirects.css'
import { focusTitle } from '../ui/page-title.ts'

/** /admin/redirects */
export const Component = () => {
  const [params] = useSearchParams()
  const search = params.get('search')
  const { data, previousData, error, loading, refetch, fetchMore } = useRedirectsQuery({
    variables: search ? { search } : {},
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const page = (data ?? (loading ? previousData : undefined))?.redirects
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Send visitors from old addresses to new pages. Renamed posts and merged suppliers redirect automatically.
      </Text>
      <ToggleForm label="Add a Redirect">{(close) => <RedirectForm onClose={close} />}</ToggleForm>
      <RedirectFile onLeft={focusTitle} />
      <FindForm label="Among the redirects" searchLabel="Path or address" />
      {!page && error ? (
        <Failed
          message="Failed to load the redirects. Please try again."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !page ? (
        <PanelSkeleton height="320px" />
      ) : page.nodes.length === 0 ? (
        <Text color="fg.muted" py="6">
          {search ? 'No results. Try a shorter search.' : 'No redirects yet.'}
        </Text>
      ) : (
        <ul className="admin-list" aria-label="Redirects" aria-busy={loading}>
          {page.nodes.map((redirect) => (
            <li key={redirect.id}>
              <RedirectRow redirect={redirect} onRemoved={focusTitle} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        pageInfo={page?.pageInfo}
        things="redirects"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('redirects') })}
      >
        More Redirects
      </LoadMore>
    </>
  )
}
