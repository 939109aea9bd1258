import { Button, Heading, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useScrapeRunsQuery, type ScrapeKind, type ScrapeStatus } from '../../../graphql.generated.ts'
import { FindChoice, FindForm } from '../../table/FindForm.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { joinPages } from '../../ui/join-pages.ts'
import { PanelSkeleton } from '../../../ui/Skeletons.tsx'
import { useLoadMore } from '../../../ui/use-load-more.ts'
import '../../ui/forms/editor.css'
import { RunTable } from './RunTable.tsx'
import { statusWords } from './words.ts'

interface RunHistoryProps {
  isRunning: boolean
  /** Only scrapes of this kind. */
  kind?: ScrapeKind
}

const statuses = Object.keys(statusWords) as ScrapeStatus[]

/** Past runs and their results; filters and order are in the address. */
export const RunHistory = ({ isRunning, kind }: RunHistoryProps) => {
  const [params] = useSearchParams()
  const search = params.get('search')
  const status = statuses.find((one) => one === params.get('status'))
  const variables = {
    kind: kind ?? null,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(params.get('sort') === 'OLDEST' ? { oldestFirst: true } : {}),
  }
  const { data, previousData, loading, error, refetch, fetchMore } = useScrapeRunsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (isRunning) void refetch().catch(() => {}) // includes the new run
  }, [isRunning, refetch])
  const page = (data ?? (loading ? previousData : undefined))?.scrapes
  const more = useLoadMore(() =>
    fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null }, updateQuery: joinPages('scrapes') }),
  )
  return (
    <section className="admin-panel" aria-labelledby="scrape-runs">
      <Heading as="h2" id="scrape-runs" size="md" mb="3">
        History
      </Heading>
      {!page && error ? (
        <Failed message="The history could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <PanelSkeleton height="160px" />
      ) : page.nodes.length === 0 && !search && !status ? (
        <p className="admin-small">No scrapes yet.</p>
      ) : (
        <div className="table-screen">
          <FindForm label="Among the past scrapes" searchLabel="Find in the history" preserved={['sort', 'columns']}>
            <FindChoice
              name="status"
              label="Status"
              value={status}
              choices={statuses.map((one) => [one, statusWords[one]])}
            />
          </FindForm>
          {page.nodes.length === 0 ? (
            <Text color="fg.muted" role="status">
              No results. Try a shorter search or another status.
            </Text>
          ) : (
            <RunTable runs={page.nodes} isBusy={loading} variables={variables} />
          )}
        </div>
      )}
      {more.failed && <Failed message="The history could not be loaded." {...more.failed} />}
      {page?.pageInfo.hasNextPage && (
        <Button variant="outline" minH="11" mt="4" loading={more.isLoading} onClick={more.readOn}>
          {variables.oldestFirst ? 'Later Scrapes' : 'Older Scrapes'}
        </Button>
      )}
    </section>
  )
}
