import { Link, useSearchParams } from 'react-router'
import { isFurtherPage, moreAddress, type Page } from './list-page.ts'
import './search.css'

interface LoadMoreProps {
  page: Page
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  isLoading: boolean
}

/** The link to more of a list: first below what is shown, then on pages of their own, which lead back to the first. */
export const LoadMore = ({ page, pageInfo: { hasNextPage, endCursor }, isLoading }: LoadMoreProps) => {
  const [params] = useSearchParams()
  const more = hasNextPage && endCursor ? moreAddress(params, page, endCursor) : undefined
  const first = new URLSearchParams(params)
  first.delete('after')
  if (!more && !page.after) return null
  return (
    <div className="row load-more">
      {page.after && (
        <Link className="outline-button" to={`?${first}`}>
          Back to the first suppliers
        </Link>
      )}
      {more && (
        <Link className="outline-button" to={more} preventScrollReset={!isFurtherPage(more)} rel="nofollow">
          {isLoading ? 'Loading…' : 'Load more suppliers'}
        </Link>
      )}
    </div>
  )
}
