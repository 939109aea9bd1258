import { useConfig } from '../../ui/page/config.tsx'

/** The feed's address for feed readers, in the document's head. */
export const FeedLink = () => {
  const { siteName } = useConfig()
  return <link rel="alternate" type="application/rss+xml" title={`${siteName} Blog`} href="/blog/feed.xml" />
}
