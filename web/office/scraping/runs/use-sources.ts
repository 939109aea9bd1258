import { useCallback } from 'react'
import { useScraperStateQuery } from '../../../graphql.generated.ts'

const none: never[] = []

/** The server's sources with their labels, from the scraper's state. */
export const useSources = () => {
  const sources = useScraperStateQuery({ fetchPolicy: 'cache-only' }).data?.scrapeSources ?? none
  const getLabel = useCallback((name: string) => sources.find((one) => one.name === name)?.label ?? name, [sources])
  return { sources, labelOf: getLabel }
}
