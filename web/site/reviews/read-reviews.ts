import type { ApolloClient } from '@apollo/client'
import { MoreReviewsDocument } from '../../graphql.generated.ts'

/** What a request may ask for at once. */
const pageSize = 100
/** What one page shows. */
const shownAtMost = 1000

interface FirstReviews {
  edges: readonly unknown[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Where a supplier's page shows a hundred reviews more than these, scrolled to the last of them; undefined where it may not. */
export const moreReviewsAddress = (shown: readonly { node: { id: string } }[]): string | undefined =>
  shown.length < shownAtMost
    ? `?tab=reviews&reviews=${Math.min(shown.length + pageSize, shownAtMost)}#review-${shown.at(-1)?.node.id}`
    : undefined

/** The number of reviews that an address asks for, or NaN. */
const readWanted = (params: URLSearchParams) => Math.round(Number(params.get('reviews') || NaN))

/** Whether an address asks for a number of reviews that no page shows. */
export const isBeyondPage = (params: URLSearchParams): boolean => {
  const wanted = readWanted(params)
  return wanted < 1 || wanted > shownAtMost
}

/** Reads on behind the first reviews until there are as many as the address asks for. */
export const readReviews = async (client: ApolloClient, id: string, first: FirstReviews, address: URL) => {
  const wanted = Math.min(readWanted(address.searchParams), shownAtMost)
  let count = first.edges.length
  let { hasNextPage, endCursor } = first.pageInfo
  while (hasNextPage && count < wanted) {
    const variables = { id, after: endCursor, first: Math.min(wanted - count, pageSize) }
    // Past the cache, which a client on the server prefers and which has reviews of this supplier: into it by hand.
    const { data } = await client.query({ query: MoreReviewsDocument, variables, fetchPolicy: 'no-cache' })
    if (!data?.supplier) return
    client.writeQuery({ query: MoreReviewsDocument, variables, data })
    count += data.supplier.reviews.edges.length
    ;({ hasNextPage, endCursor } = data.supplier.reviews.pageInfo)
  }
}
