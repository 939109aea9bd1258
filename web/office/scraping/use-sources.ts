import { useCallback } from 'react'
import { useScraperStateQuery } from '../../graphql.generated.ts'

const none: never[] = []

/** The sources that the server knows, which come with the scraper's state, and what people read for each. */
export const useSources = () => {
  const sources = useScraperStateQuery({ fetchPolicy: 'cache-only' }).data?.scrapeSources ?? none
  const labelOf = useCallback((name: string) => sources.find((one) => one.name === name)?.label ?? name, [sources])
  return { sources, labelOf }
}
