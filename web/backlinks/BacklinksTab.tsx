import { Box, Button, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useBacklinksQuery, type BacklinksQuery, type BacklinkStatus } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { toast } from '../ui/toaster.tsx'
import '../ui/admin.css'
import { AddBacklink } from './AddBacklink.tsx'
import { BacklinkRow } from './BacklinkRow.tsx'

type Report = BacklinksQuery['backlinks']

/** /admin/backlinks: links from other sites, with what the weekly check found. */
export const Component = () => {
  const [status, setStatus] = useState<BacklinkStatus>()
  const variables = status ? { status } : {}
  const { data, previousData, error, loading, refetch, fetchMore } = useBacklinksQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const report = (data ?? previousData)?.backlinks
  const readOn = async () => {
    try {
      await fetchMore({ variables: { after: report!.pageInfo.endCursor }, updateQuery: joined })
    } catch {
      toast({ title: 'Error', description: 'Failed to load backlinks. Please try refreshing the page.', type: 'error' })
    }
  }
  if (!report && error)
    return (
      <Failed
        message="Failed to load backlinks. Please try refreshing the page."
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!report) return <BacklinksSkeleton />
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap="6" alignItems="start">
      <Box order={{ base: '1', lg: '0' }} minW="0">
        <Heading as="h2" size="lg" mb="3">
          Backlinks
        </Heading>
        <Choices counts={report.counts} status={status} onChoose={setStatus} />
        {report.nodes.length === 0 ? (
          <Text color="fg.muted" py="8">
            {status ? 'No backlink has this status.' : 'No backlinks yet. Add the first one with the form.'}
          </Text>
        ) : (
          <ul className="admin-list" aria-label="Backlinks" aria-busy={loading}>
            {report.nodes.map((backlink) => (
              <li key={backlink.id}>
                <BacklinkRow backlink={backlink} onStale={() => void refetch()} />
              </li>
            ))}
          </ul>
        )}
        {report.pageInfo.hasNextPage && (
          <Button variant="outline" minH="11" mt="4" loading={loading} onClick={() => void readOn()}>
            More backlinks
          </Button>
        )}
      </Box>
      <Box display="grid" gap="4">
        <AddBacklink />
        <TopDomains domains={report.topDomains} />
      </Box>
    </Grid>
  )
}

const joined = (before: BacklinksQuery, { fetchMoreResult }: { fetchMoreResult: BacklinksQuery }): BacklinksQuery => ({
  ...fetchMoreResult,
  backlinks: { ...fetchMoreResult.backlinks, nodes: [...before.backlinks.nodes, ...fetchMoreResult.backlinks.nodes] },
})

interface ChoicesProps {
  counts: Report['counts']
  status: BacklinkStatus | undefined
  onChoose: (status: BacklinkStatus | undefined) => void
}

/** How many there are of each status, and a way to see only those. */
const Choices = ({ counts, status, onChoose }: ChoicesProps) => {
  const choices = [
    { value: undefined, text: `All (${counts.total})` },
    { value: 'PENDING', text: `Pending (${counts.pending})` },
    { value: 'ACTIVE', text: `Active (${counts.active})` },
    { value: 'BROKEN', text: `Broken (${counts.broken})` },
  ] as const
  return (
    <div className="admin-choices" role="group" aria-label="Status">
      {choices.map(({ value, text }) => (
        <button key={text} type="button" aria-pressed={status === value} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </div>
  )
}

const TopDomains = ({ domains }: { domains: Report['topDomains'] }) => (
  <section className="admin-panel" aria-labelledby="top-domains">
    <Heading as="h2" id="top-domains" size="md" mb="2">
      Top Referring Domains
    </Heading>
    {domains.length === 0 ? (
      <p className="admin-small">None yet.</p>
    ) : (
      <ol>
        {domains.map(({ domain, count }) => (
          <Box as="li" key={domain} display="flex" justifyContent="space-between" gap="3" py="1">
            <Box as="span" overflowWrap="anywhere" minW="0">
              {domain}
            </Box>
            <span>{count}</span>
          </Box>
        ))}
      </ol>
    )}
  </section>
)

const BacklinksSkeleton = () => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
    gap="6"
    role="status"
    aria-busy="true"
    aria-label="Loading"
  >
    <Skeleton height="420px" borderRadius="l3" />
    <Skeleton height="420px" borderRadius="l3" />
  </Grid>
)
