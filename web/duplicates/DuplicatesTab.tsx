import { Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useDuplicatesLazyQuery } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { OfficeCheck } from '../ui/OfficeCheck.tsx'
import { CleanDuplicates } from './CleanDuplicates.tsx'
import { CompareAll } from './CompareAll.tsx'
import { RecentMerges } from './RecentMerges.tsx'
import '../ui/admin.css'
import './DuplicatesTab.css'

/**
 * Manage Duplicates: pairs are fetched on demand, looked at, and merged into the supplier that is kept; each merge can
 * be undone.
 */
export const Component = () => {
  const [includeDoubtful, setIncludeDoubtful] = useState(false)
  const [fetchPairs, { data, loading, error }] = useDuplicatesLazyQuery({ fetchPolicy: 'network-only' })
  const [fetches, setFetches] = useState(0)
  const fetch = () => {
    setFetches((times) => times + 1)
    void fetchPairs({ variables: { includeDoubtful } }).catch(() => {}) // shown through `error`
  }
  const report = data?.duplicateSuppliers
  return (
    <section className="duplicates" aria-labelledby="duplicates-title">
      <Heading as="h2" size="lg" mb="2" id="duplicates-title">
        Manage Duplicates
      </Heading>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Finds suppliers that are in the directory twice. The original keeps all reviews; the old address of the
        duplicate leads to it.
      </Text>
      <div className="duplicates-bar">
        <button type="button" className="solid-button" onClick={fetch} disabled={loading}>
          {loading ? 'Fetching...' : 'Fetch Duplicates'}
        </button>
        <OfficeCheck
          label="Also show doubtful pairs"
          checked={includeDoubtful}
          onChange={(event) => setIncludeDoubtful(event.target.checked)}
        />
      </div>
      <CompareAll onFinished={report && fetch} />
      {error && !loading && <Failed message="Failed to fetch duplicate suppliers." error={error} onRetry={fetch} />}
      {!error && report && <CleanDuplicates key={fetches} report={report} isStale={loading} onFetch={fetch} />}
      <RecentMerges onUndone={report && fetch} />
    </section>
  )
}
