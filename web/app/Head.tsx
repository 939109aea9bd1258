import { useConfig } from './config.tsx'

interface HeadProps {
  title: string
  description: string
  keywords?: string
  /** Path of the page's one true address; none for pages that search engines should leave out. */
  canonicalPath?: string
  noIndex?: boolean
  /** Structured data, one schema.org object each. */
  structuredData?: object[]
}

/** Title, description and structured data of a page; they go when the page does. */
export const Head = ({ title, description, keywords, canonicalPath, noIndex, structuredData = [] }: HeadProps) => {
  const { siteUrl } = useConfig()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonicalPath && <link rel="canonical" href={siteUrl + canonicalPath} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonicalPath && <meta property="og:url" content={siteUrl + canonicalPath} />}
      {structuredData.map((item) => (
        <script
          key={JSON.stringify(item)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replace(/</g, '\\u003c') }}
        />
      ))}
    </>
  )
}
