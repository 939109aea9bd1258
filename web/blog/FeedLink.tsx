import { useConfig } from '../page/config.tsx'

/** Tells feed readers where the blog's feed is; React puts it in the document's head. */
export const FeedLink = () => {
  const { siteName } = useConfig()
  return <link rel="alternate" type="application/rss+xml" title={`${siteName} Blog`} href="/blog/feed.xml" />
}
