import type { ApolloClient } from '@apollo/client'
import { refetchFigures } from '../../../ui/refetch-figures.ts'

/** As specified: the time from the start of a Google Maps scrape to the reload. */
const refreshAfterMs = 5000

export const scheduleRefresh = (client: ApolloClient) => {
  setTimeout(() => void refetchFigures(client), refreshAfterMs)
}
