import type { ApolloClient } from '@apollo/client'
import { AdminStatsDocument } from '../graphql.generated.ts'

/** As specified: figures are read anew this long after a scrape of Google Maps was started. */
const refreshAfterMs = 5000

/** Reads the dashboard's figures anew, once the first finds may be there. */
export const refreshSoon = (client: ApolloClient) => {
  setTimeout(() => void client.refetchQueries({ include: [AdminStatsDocument] }), refreshAfterMs)
}
