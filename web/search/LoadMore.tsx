import type { TypedDocumentNode } from '@apollo/client'
import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DirectoryQueryVariables } from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { isFurtherPage, moreAddress, pageSize, type Page } from './list-page.ts'
import { useListChange } from './use-list-change.ts'
import './search.css'

interface LoadMoreProps {
  /** The list's query. */
  query: TypedDocumentNode<unknown, DirectoryQueryVariables>
  page: Page
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The link to more of a list: first below what is shown, then on pages of their own, which lead back to the first. */
export const LoadMore = ({ query, page, pageInfo: { hasNextPage, endCursor } }: LoadMoreProps) => {
  const [params] = useSearchParams()
  const { go, isAwaited, failed } = useListChange(query)
  const more = hasNextPage && endCursor ? moreAddress(params, page, endCursor) : undefined
  const first = new URLSearchParams(params)
  first.delete('after')
  const isLonger = page.shown > pageSize
  if (!more && !page.after && !isLonger) return null
  const loadMore = (event: MouseEvent) => {
    if (!more || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isAwaited) go(more, { preventScrollReset: !isFurtherPage(more) })
  }
  return (
    <div className="load-more">
      <p className="visually-hidden" aria-live="polite">
        {isLonger && (more ? `The first ${page.shown} suppliers are shown.` : 'All suppliers are shown.')}
      </p>
      {failed && <Failed message="Failed to load suppliers. Please try again." {...failed} />}
      <div className="row">
        {page.after && (
          <Link className="outline-button" to={`?${first}`}>
            Back to the first suppliers
          </Link>
        )}
        {more && !failed && (
          <Link className="outline-button" to={more} rel="nofollow" aria-disabled={isAwaited} onClick={loadMore}>
            {isAwaited ? 'Loading…' : 'Load more suppliers'}
          </Link>
        )}
      </div>
    </div>
  )
}
