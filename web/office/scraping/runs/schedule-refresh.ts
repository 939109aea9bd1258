import type { ApolloClient } from '@apollo/client'
import { refetchFigures } from '../../../ui/refetch-figures.ts'

/** As specified: how long after the start of a Google Maps scrape the figures are reloaded. */
const refreshAfterMs = 5000

/** Reloads the dashboard's figures when the first results may have arrived. */
export const scheduleRefresh = (client: ApolloClient) => {
  setTimeout(() => void refetchFigures(client), refreshAfterMs)
}
