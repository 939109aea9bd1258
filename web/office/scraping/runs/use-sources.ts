import { useScraperStateQuery } from './Scraper.generated.ts'

export const useSources = () => {
  const sources = useScraperStateQuery({ fetchPolicy: 'cache-only' }).data?.scrapeSources ?? []
  const getLabel = (name: string) => sources.find((one) => one.name === name)?.label ?? name
  return { sources, getLabel }
}
