import type { TypedDocumentNode } from '@apollo/client'
import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DirectoryQueryVariables } from './Directory.generated.ts'
import { Failed, passFocus } from '../../ui/Failed.tsx'
import { maxShown } from './address-numbers.ts'
import { moreAddress, pageSize, type ListRange } from './list-page.ts'
import type { EarlierPages } from './use-earlier-pages.ts'
import { useListChange } from './use-list-change.ts'
import './search.css'

interface LoadMoreProps extends EarlierPages {
  query: TypedDocumentNode<unknown, DirectoryQueryVariables>
  page: ListRange
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** After a reload or without scripts, each further hundred results have their own page. */
export const LoadMore = ({ query, page, earlier, pageInfo: { hasNextPage, endCursor } }: LoadMoreProps) => {
  const [params] = useSearchParams()
  const { go, isAwaited, failed } = useListChange(query)
  const more = hasNextPage && endCursor ? moreAddress(params, page, endCursor) : undefined
  const first = new URLSearchParams(params)
  first.delete('after')
  const beginsLater = (earlier[0] ?? page.after) !== ''
  const shown = earlier.length * maxShown + page.shown
  const isLonger = shown > pageSize
  if (!more && !beginsLater && !isLonger) return null
  const loadMore = (event: MouseEvent) => {
    if (!more || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const state: EarlierPages = { earlier: page.shown < maxShown ? earlier : [...earlier, page.after] }
    if (!isAwaited) go(more, { preventScrollReset: true, state })
  }
  return (
    <div className="load-more">
      <p className="visually-hidden" aria-live="polite" tabIndex={-1}>
        {isLonger && !beginsLater && (more ? `The first ${shown} suppliers are shown.` : 'All suppliers are shown.')}
      </p>
      {failed && <Failed message="Failed to load suppliers. Please try again." {...failed} />}
      <div className="row">
        {beginsLater && (
          <Link className="outline-button" to={`?${first}`}>
            Back to the first suppliers
          </Link>
        )}
        {more && !failed && (
          <span ref={passFocus}>
            <Link className="outline-button" to={more} rel="nofollow" aria-disabled={isAwaited} onClick={loadMore}>
              {isAwaited ? 'Loading…' : 'Load More Suppliers'}
            </Link>
          </span>
        )}
      </div>
    </div>
  )
}
