import { useConfig } from '../../ui/page/config.tsx'

export const FeedLink = () => {
  const { siteName } = useConfig()
  return <link rel="alternate" type="application/rss+xml" title={`${siteName} Blog`} href="/blog/feed.xml" />
}
