import { Button } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { toast } from '../../ui/kit/toaster.tsx'
import { LoadingPanel } from './Panel.tsx'

interface FactsProps {
  /** By term; those without a value are left out. */
  facts: Readonly<Record<string, ReactNode>>
  className?: string
  label?: string
}

export const Facts = ({ facts, className = 'facts', label }: FactsProps) => (
  <dl className={className} aria-label={label}>
    {Object.entries(facts).map(([term, value]) =>
      value ? (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)

interface RowListProps<Row> {
  label: string
  /** With an id, or in a constant order. */
  rows: readonly Row[]
  isBusy?: boolean
  empty?: string
  children: (row: Row) => ReactNode
}

export const RowList = <Row,>({ label, rows, isBusy = false, empty, children }: RowListProps<Row>) =>
  rows.length === 0 && empty ? (
    <p className="empty">{empty}</p>
  ) : (
    <ul className="entries" aria-label={label} aria-busy={isBusy}>
      {rows.map((row, at) => (
        <li key={(row as { id?: string }).id ?? at}>{children(row)}</li>
      ))}
    </ul>
  )

interface ListRowProps {
  /** For the labels of the buttons. */
  name: string
  children: ReactNode
  /** Buttons before those of the parts. */
  actions?: ReactNode
  /** What the buttons open below the row, one at a time; it may close itself. */
  parts: Record<string, (close: () => void) => ReactNode>
  /** The part that destroys something. */
  grave?: string
  /** Stays between the row and its open part. */
  note?: ReactNode
}

export const ListRow = ({ name, children, actions, parts, grave, note }: ListRowProps) => {
  const [shown, setShown] = useState<string>()
  const close = () => setShown(undefined)
  const renderPart = shown === undefined ? undefined : parts[shown]
  return (
    <>
      <div className="row between">
        <div>{children}</div>
        <div className="row">
          {actions}
          {Object.keys(parts).map((part) => (
            <Button
              key={part}
              variant="outline"
              {...(part === grave ? { colorPalette: 'brick' } : {})}
              aria-expanded={shown === part}
              aria-label={`${part}: ${name}`}
              onClick={() => setShown(shown === part ? undefined : part)}
            >
              {part}
            </Button>
          ))}
        </div>
      </div>
      {note && <div className="part stack">{note}</div>}
      {renderPart && (
        <div className="part stack" role="group" aria-label={`${shown}: ${name}`}>
          {renderPart(close)}
        </div>
      )}
    </>
  )
}

export interface ListPage<Row> {
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

type QueryRow<Data, Field extends keyof Data> = NonNullable<Data[Field]> extends ListPage<infer Row> ? Row : never

interface PagedListProps<Data, Field extends keyof Data> {
  query: PagedQuery<Data>
  /** The list's field. */
  field: Field
  /** The items' name, as in "Failed to load the sign-ins." */
  things: string
  empty: ReactNode
  height?: string
  children: (rows: readonly QueryRow<Data, Field>[], isBusy: boolean) => ReactNode
}

/** While other variables load, the previous items stay. */
export const PagedList = <Data, Field extends keyof Data>({
  query,
  field,
  things,
  empty,
  height = '320px',
  children,
}: PagedListProps<Data, Field>) => {
  type Row = QueryRow<Data, Field>
  const { data, previousData, loading } = query
  const getPage = (from: Data | undefined) => from?.[field] as ListPage<Row> | null | undefined
  const page = getPage(data ?? (loading ? previousData : undefined))
  if (!page) return <LoadingPanel query={query} things={things} height={height} />
  const joinPages = (before: Data, { fetchMoreResult: after }: { fetchMoreResult: Data }) => {
    const [shown, next] = [getPage(before), getPage(after)]
    return shown && next ? { ...after, [field]: { ...next, nodes: [...shown.nodes, ...next.nodes] } } : before
  }
  return (
    <>
      {page.nodes.length ? (
        children(page.nodes, loading)
      ) : (
        <p className="empty" role="status">
          {empty}
        </p>
      )}
      <LoadMoreButton
        pageInfo={page.pageInfo}
        things={things}
        isLoading={loading}
        readOn={(after) => query.fetchMore({ variables: { after }, updateQuery: joinPages } as never)}
      />
    </>
  )
}

interface PagedRowsProps<Data, Field extends keyof Data> extends Omit<PagedListProps<Data, Field>, 'children'> {
  label: string
  children: (row: QueryRow<Data, Field>) => ReactNode
}

export const PagedRows = <Data, Field extends keyof Data>({
  label,
  children,
  ...list
}: PagedRowsProps<Data, Field>) => (
  <PagedList {...list}>
    {(rows, isBusy) => (
      <RowList label={label} rows={rows} isBusy={isBusy}>
        {children}
      </RowList>
    )}
  </PagedList>
)

interface LoadMoreProps {
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined
  /** The items' name, as in "Failed to load the sign-ins." */
  things: string
  isLoading: boolean
  /** Loads the page after the cursor; rejects on failure. */
  readOn: (after: string | null) => Promise<unknown>
}

/** A failure shows a toast, and the button can be pressed again. */
export const LoadMoreButton = ({ pageInfo, things, isLoading, readOn }: LoadMoreProps) => {
  if (!pageInfo?.hasNextPage) return null
  const failed = () =>
    toast({ title: 'Error', description: `Failed to load ${things}. Please try again.`, type: 'error' })
  return (
    <Button
      variant="outline"
      mt="4"
      justifySelf="start"
      loading={isLoading}
      loadingText="Loading…"
      onClick={() => void readOn(pageInfo.endCursor).catch(failed)}
    >
      Load More
    </Button>
  )
}
