import { useScraperStateQuery } from '../graphql.generated.ts'

/** The sources that the server knows, which come with the scraper's state, and what people read for each. */
export const useSources = () => {
  const sources = useScraperStateQuery({ fetchPolicy: 'cache-only' }).data?.scrapeSources ?? []
  return {
    sources,
    labelOf: (name: string) => sources.find((one) => one.name === name)?.label ?? name,
  }
}
