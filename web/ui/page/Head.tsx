import { useConfig } from './config.tsx'
import { StructuredData } from './StructuredData.tsx'

interface HeadProps {
  /** Followed by the site's name, unless it is whole. */
  title: string
  isWholeTitle?: boolean
  /** Cut to 155 characters at a word. */
  description: string
  keywords?: string
  /** Undefined for pages that search engines should skip. */
  canonicalPath?: string
  noIndex?: boolean
  /** Such as `supplier/12`; by default the site's. */
  picture?: string
  kind?: 'website' | 'article' | 'profile'
  structuredData?: object[]
}

export const Head = ({
  title: own,
  isWholeTitle,
  description,
  keywords,
  canonicalPath,
  noIndex,
  picture = 'site/card',
  kind = 'website',
  structuredData = [],
}: HeadProps) => {
  const { siteUrl, siteName } = useConfig()
  const title = isWholeTitle ? own : `${own} | ${siteName}`
  const summary = truncateAtWord(description)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={summary} />
      {keywords && <meta name="keywords" content={keywords} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonicalPath && <link rel="canonical" href={siteUrl + canonicalPath} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      {canonicalPath && <meta property="og:url" content={siteUrl + canonicalPath} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content={`${siteUrl}/pictures/${picture}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData items={structuredData} />
    </>
  )
}

const shownCharacters = 155

const truncateAtWord = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= shownCharacters) return line
  const start = line.slice(0, shownCharacters) // leaves room for the ellipsis
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start.slice(0, -1)
  // bounded: 155 characters
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
