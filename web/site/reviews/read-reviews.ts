import type { ApolloClient } from '@apollo/client'
import { ReviewsDocument } from '../../graphql.generated.ts'
import { addressOfReviews, filterVariables, isFiltered, readReviewFilter, type ReviewFilter } from './review-filter.ts'

/** What a request may ask for at once. */
const pageSize = 100
/** What one page shows. */
const maxShown = 1000

interface FirstReviews {
  edges: readonly unknown[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Where a supplier's page shows a hundred reviews more than these, scrolled to the last of them; undefined where it may not. */
export const moreReviewsAddress = (
  shown: readonly { node: { id: string } }[],
  filter: ReviewFilter,
): string | undefined =>
  shown.length < maxShown
    ? `${addressOfReviews(filter, { reviews: String(Math.min(shown.length + pageSize, maxShown)) })}#review-${shown.at(-1)?.node.id}`
    : undefined

/** The number of reviews that an address asks for, or NaN. */
const readWanted = (params: URLSearchParams) => Math.round(Number(params.get('reviews') || NaN))

/** Whether an address asks for a number of reviews that no page shows. */
export const isBeyondPage = (params: URLSearchParams): boolean => {
  const wanted = readWanted(params)
  return wanted < 1 || wanted > maxShown
}

/** Reads the reviews that the address asks for: those of its filter, and on until there are as many as it wants. */
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
    // Past the cache, which a client on the server prefers and which has reviews of this supplier: into it by hand.
    const { data } = await client.query({ query: ReviewsDocument, variables, fetchPolicy: 'no-cache' })
    if (!data?.supplier) return
    client.writeQuery({ query: ReviewsDocument, variables, data })
    count += data.supplier.reviews.edges.length
    ;({ hasNextPage, endCursor } = data.supplier.reviews.pageInfo)
  }
}
