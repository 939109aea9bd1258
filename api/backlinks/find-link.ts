import { parsePage } from '../scraping/reading/parse-page.ts'
import { trimSlashes } from '../text/trim-slashes.ts'

interface FoundLink {
  text: string
  /** False for rel="nofollow" and the like. */
  isFollowed: boolean
}

/** Ignores www, the query and a trailing slash. */
export const findBacklink = (html: string, pageUrl: string, siteUrl: string, path: string): FoundLink | undefined => {
  const page = parsePage(html)
  const base = page.querySelector('base[href]')?.getAttribute('href')
  const from = base && URL.canParse(base, pageUrl) ? new URL(base, pageUrl).href : pageUrl
  for (const link of page.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (!URL.canParse(href, from)) continue
    const url = new URL(href, from)
    if (bare(url) !== bare(new URL(siteUrl)) || tidy(url.pathname) !== tidy(path)) continue
    const rel = link.getAttribute('rel')?.toLowerCase().split(/\s+/) ?? []
    const text = link.textContent.replace(/\s+/g, ' ').trim()
    return { text, isFollowed: !rel.some((word) => ['nofollow', 'ugc', 'sponsored'].includes(word)) }
  }
  return undefined
}

const bare = ({ host }: URL) => host.replace(/^www\./, '')
const tidy = (path: string) => trimSlashes(path).toLowerCase()
