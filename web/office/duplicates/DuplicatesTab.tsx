import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDuplicatesQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import { CleanDuplicates } from './CleanDuplicates.tsx'
import { CompareAll } from './CompareAll.tsx'
import { RecentMerges } from './RecentMerges.tsx'
import '../ui/admin.css'
import './DuplicatesTab.css'

/**
 * /admin/duplicates: pairs are fetched on demand, compared and merged; a merge can be undone. `pairs` in the address
 * fetches them at once: `same` for certain ones, `all` for uncertain ones too.
 */
export const Component = () => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const wanted = ['same', 'all'].find((one) => one === params.get('pairs'))
  const includeDoubtful = wanted === 'all'
  const { data, loading, error, refetch } = useDuplicatesQuery({
    variables: { includeDoubtful },
    skip: !wanted,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const [fetches, setFetches] = useState(0)
  const fetch = () => {
    setFetches((times) => times + 1)
    void refetch().catch(() => {}) // shown through `error`
  }
  const report = data?.duplicateSuppliers
  return (
    <section className="duplicates">
      <Text color="fg.muted" mb="4" maxW="70ch">
        Find suppliers listed twice. The original keeps all reviews, and the duplicate’s address redirects to it.
      </Text>
      <div className="duplicates-bar">
        <button
          type="button"
          className="solid-button"
          onClick={() => (wanted ? fetch() : set('pairs', 'same'))}
          disabled={loading}
        >
          {loading ? 'Fetching...' : 'Fetch Duplicates'}
        </button>
        <OfficeCheckbox
          label="Include uncertain matches"
          checked={includeDoubtful}
          onChange={(event) => set('pairs', event.target.checked ? 'all' : 'same')}
        />
      </div>
      <CompareAll onFinished={report && fetch} />
      {error && !loading && <Failed message="Failed to fetch duplicate suppliers." error={error} onRetry={fetch} />}
      {!error && report && (
        <CleanDuplicates key={`${wanted} ${fetches}`} report={report} isStale={loading} onFetch={fetch} />
      )}
      <RecentMerges onUndone={report && fetch} />
    </section>
  )
}
