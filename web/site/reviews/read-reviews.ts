import type { ApolloClient } from '@apollo/client'
import { ReviewsDocument } from './SupplierReviews.generated.ts'
import { toReviewsAddress, filterVariables, isFiltered, readReviewFilter, type ReviewFilter } from './review-filter.ts'

/** The API's limit. */
const pageSize = 100
const maxShown = 1000

interface FirstReviews {
  edges: readonly unknown[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Shows a hundred more, scrolled to the last one shown; undefined beyond the limit. */
export const moreReviewsAddress = (
  shown: readonly { node: { id: string } }[],
  filter: ReviewFilter,
): string | undefined =>
  shown.length < maxShown
    ? `${toReviewsAddress(filter, { reviews: String(Math.min(shown.length + pageSize, maxShown)) })}#review-${shown.at(-1)?.node.id}`
    : undefined

/** NaN without a number. */
const readWanted = (params: URLSearchParams) => Math.round(Number(params.get('reviews') || NaN))

export const isBeyondPage = (params: URLSearchParams): boolean => {
  const wanted = readWanted(params)
  return wanted < 1 || wanted > maxShown
}

/** Loads reviews of the address's filter until there are as many as requested. */
export const readReviews = async (client: ApolloClient, id: string, newest: FirstReviews, address: URL) => {
  const wanted = Math.min(readWanted(address.searchParams), maxShown)
  const filter = readReviewFilter(address.searchParams)
  const own = { id, ...filterVariables(filter) }
  const first = isFiltered(filter)
    ? (await client.query({ query: ReviewsDocument, variables: own })).data?.supplier?.reviews
    : newest
  let count = first?.edges.length ?? 0
  let { hasNextPage, endCursor } = first?.pageInfo ?? { hasNextPage: false, endCursor: null }
  while (hasNextPage && count < wanted) {
    const variables = { ...own, after: endCursor, first: Math.min(wanted - count, pageSize) }
    // The server's cache already has reviews of this supplier, so new ones are written by hand.
    const { data } = await client.query({ query: ReviewsDocument, variables, fetchPolicy: 'no-cache' })
    if (!data?.supplier) return
    client.writeQuery({ query: ReviewsDocument, variables, data })
    count += data.supplier.reviews.edges.length
    ;({ hasNextPage, endCursor } = data.supplier.reviews.pageInfo)
  }
}
