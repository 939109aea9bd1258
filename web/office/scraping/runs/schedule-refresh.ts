import type { ApolloClient } from '@apollo/client'
import { refetchFigures } from '../../../ui/refetch-figures.ts'

/** As specified: how long after the start of a Google Maps scrape the figures are reloaded. */
const refreshAfterMs = 5000

/** Reloads the dashboard's figures, once the first results may be there. */
export const scheduleRefresh = (client: ApolloClient) => {
  setTimeout(() => void refetchFigures(client), refreshAfterMs)
}
