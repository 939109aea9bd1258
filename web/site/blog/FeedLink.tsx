import { useConfig } from '../../ui/page/config.tsx'

/** Tells feed readers the feed's address; React moves it into the document's head. */
export const FeedLink = () => {
  const { siteName } = useConfig()
  return <link rel="alternate" type="application/rss+xml" title={`${siteName} Blog`} href="/blog/feed.xml" />
}
