import type { ReactNode } from 'react'
import { LoadingPanel } from './LoadingPanel.tsx'
import { LoadMore } from './LoadMore.tsx'

export interface Page<Row> {
  nodes: readonly Row[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** What a generated hook returns for a query with a list. */
export interface PagedQuery<Data> {
  data?: Data | undefined
  previousData?: Data | undefined
  loading: boolean
  error?: unknown
  refetch: () => Promise<unknown>
  fetchMore: (options: never) => Promise<unknown>
}

type RowOf<Data, Field extends keyof Data> = NonNullable<Data[Field]> extends Page<infer Row> ? Row : never

interface PagedListProps<Data, Field extends keyof Data> {
  query: PagedQuery<Data>
  /** The list's field. */
  field: Field
  /** The items' name, as in "Failed to load the sign-ins." */
  things: string
  empty: ReactNode
  /** The text of the button for the next page. */
  more: string
  height?: string
  children: (rows: readonly RowOf<Data, Field>[], isBusy: boolean) => ReactNode
}

/** While other variables load, the previous items stay. */
export const PagedList = <Data, Field extends keyof Data>({
  query,
  field,
  things,
  empty,
  more,
  height = '320px',
  children,
}: PagedListProps<Data, Field>) => {
  type Row = RowOf<Data, Field>
  const { data, previousData, loading } = query
  const getPage = (from: Data | undefined) => from?.[field] as Page<Row> | null | undefined
  const page = getPage(data ?? (loading ? previousData : undefined))
  if (!page)
    return <LoadingPanel query={query} failed={`Failed to load ${things}. Please try again.`} height={height} />
  const joinPages = (before: Data, { fetchMoreResult: after }: { fetchMoreResult: Data }) => {
    const [shown, next] = [getPage(before), getPage(after)]
    return shown && next ? { ...after, [field]: { ...next, nodes: [...shown.nodes, ...next.nodes] } } : before
  }
  return (
    <>
      {page.nodes.length ? (
        children(page.nodes, loading)
      ) : (
        <p className="admin-empty" role="status">
          {empty}
        </p>
      )}
      <LoadMore
        pageInfo={page.pageInfo}
        things={things}
        isLoading={loading}
        readOn={(after) => query.fetchMore({ variables: { after }, updateQuery: joinPages } as never)}
      >
        {more}
      </LoadMore>
    </>
  )
}
