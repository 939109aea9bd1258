import type { HTMLElement } from 'node-html-parser'
import { toListing, mergeParts, toListingPart } from '../reading/listing-parts.ts'
import { microdataPart } from '../reading/microdata.ts'
import { getLinkUrl, pick, pickAll, getElementText, withoutQuery, type ScrapedPage } from '../reading/page-text.ts'
import { readDirectoryPage, type SiteShape } from '../reading/read-results.ts'
import type { Listing, Site, SourceReader } from '../source.ts'

// Last seen: result pages and profiles 2026, older class names 2020.
const cards = ['article.businessCapsule', 'div.businessCapsule', '.js-LocalBusiness']
const names = ['.businessCapsule--name', 'h2[itemprop="name"]', '.businessCapsule--title h2']
const links = ['a.businessCapsule--title', 'a[href*="/biz/"]']
const phones = ['.business--telephoneNumber', 'span[itemprop="telephone"]', 'a[href^="tel:"]']
const websites = [
  'a[data-tracking$="WL:CLOSED"]',
  'a[data-test="localBusiness--website"]',
  'a.businessCapsule--ctaItem[rel~="nofollow"][target="_blank"]',
]
const profileWebsites = [
  'a.businessCard--callToAction[itemprop="url"]',
  'a[data-tracking$="WL:CLOSED"]',
  'a[data-test="localBusiness--website"]',
]
const nextLinks = [
  'a.pagination--next',
  'a[data-tracking="DISPLAY:PAGINATION:NEXT"]',
  'a[rel="next"]',
  'link[rel="next"]',
]
const profileCards = ['.businessCard', 'main', 'body']

/** "/biz/sunny-blinds-elgin-8812345/" has the id 8812345. */
const idIn = (url: string) => /\/biz\/[^/?#]*?-(\d+)\/?$/.exec(withoutQuery(url))?.[1]

/** Firms without premises: "We serve Aberdeen|Elgin,IV30". */
const areasServed = (card: HTMLElement) => {
  const [, areas] =
    /\bWe serve\s+([^.<>]{2,300})/.exec(
      getElementText(pick(card, '[itemprop="address"]', '.businessCapsule--address', '.businessCapsule--servesArea')),
    ) ?? []
  // bounded: `areas` has at most 300 characters
  return areas?.split('|').map((area) => area.replace(/,?\s*[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\s*$/, ''))
}

const website = (card: HTMLElement, page: ScrapedPage, selectors: string[]) => {
  const url = getLinkUrl(pick(card, ...selectors), page.base)
  return url && new URL(url).host !== new URL(page.url).host ? url : undefined
}

const readCardPart = (card: HTMLElement, page: ScrapedPage, websiteSelectors: string[]) => {
  const areas = areasServed(card)
  const category = getElementText(pick(card, '.businessCapsule--classification', '.businessCard--classification'))
  return mergeParts(
    toListingPart('attribute', { website: website(card, page, websiteSelectors) }),
    areas ? { ...microdataPart(card), address: undefined, city: undefined } : microdataPart(card),
    toListingPart('selector', {
      name: getElementText(pick(card, ...names, 'h1.businessCard--businessName', 'h1')),
      phone: getElementText(pick(card, ...phones)),
      wholeAddress: areas
        ? undefined
        : getElementText(pick(card, '[itemprop="address"]', 'span.address', '.businessCapsule--address')),
      serviceAreas: areas,
      services: category ? category.split(/[,;|•]/) : undefined,
      rating: {
        value: getElementText(pick(card, '.starRating--average')),
        best: 5,
        count: getElementText(pick(card, '.starRating--total')),
      },
    }),
  )
}

const readCard = (card: HTMLElement, page: ScrapedPage): Listing | undefined => {
  const link = getLinkUrl(pick(card, ...links), page.base)
  if (!link) return undefined
  const isSponsored = Boolean(pick(card, 'p.businessCapsule--sponsored', '.businessCapsule--sponsored'))
  return toListing(readCardPart(card, page, websites), {
    sourceUrl: withoutQuery(link),
    sourceId: idIn(link),
    isSponsored,
  })
}

const readProfile = (page: ScrapedPage): Listing | undefined => {
  const card = pick(page.root, ...profileCards)
  if (!card || !pick(page.root, 'h1[itemprop="name"]', 'h1.businessCard--businessName')) return undefined
  return toListing(readCardPart(card, page, profileWebsites), {
    sourceUrl: withoutQuery(page.url),
    sourceId: idIn(page.url),
  })
}

const shape: SiteShape = {
  cards: ({ root }) => pickAll(root, ...cards),
  card: readCard,
  empty: /sorry, no results|we couldn['’]t find any results|no businesses matching/i,
  nextUrl: ({ root, base }) => getLinkUrl(pick(root, ...nextLinks), base),
  isProfile: (url) => url.includes('/biz/'),
  profile: readProfile,
}

/** yell.com: microdata on cards and profiles, no JSON-LD; about 25 per page. */
export const yell = ({ address, label }: Site): SourceReader => ({
  hasRicherProfiles: false,
  searchUrl: (what, where, page) =>
    `${address}/ucs/UcsSearchAction.do?${new URLSearchParams({ keywords: what, location: where, pageNum: String(page) })}`,
  read: (html, url) => readDirectoryPage(html, url, label, () => shape),
})
