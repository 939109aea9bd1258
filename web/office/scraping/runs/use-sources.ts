import { useCallback } from 'react'
import { useScraperStateQuery } from './Scraper.generated.ts'

const none: never[] = []

export const useSources = () => {
  const sources = useScraperStateQuery({ fetchPolicy: 'cache-only' }).data?.scrapeSources ?? none
  const getLabel = useCallback((name: string) => sources.find((one) => one.name === name)?.label ?? name, [sources])
  return { sources, getLabel }
}
