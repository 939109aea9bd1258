import type { HTMLElement } from 'node-html-parser'
import { isNode, type JsonLdNode } from '../reading/json-ld.ts'
import { jsonLdPart, likeliestBusiness } from '../reading/json-ld-listing.ts'
import { toListing, mergeParts, numberIn, toListingPart, type ListingPart } from '../reading/listing-parts.ts'
import {
  getLinkUrl,
  pick,
  getTextPieces,
  getElementText,
  withoutQuery,
  type ScrapedPage,
} from '../reading/page-text.ts'
import { readDirectoryPage, type SiteShape } from '../reading/read-results.ts'
import type { Listing, Site, SourceReader } from '../source.ts'

// Last seen: 2025; class names change with each build, and only the form of links is stable.
const maxLinks = 1000
const isWhole = /^(?:body|main|html)$/i

const linksIn = (root: HTMLElement) =>
  root.querySelectorAll('a[href*="/trades/"]').filter((link) => profileSlug(link.getAttribute('href')))

/** The one profile that all links in an element lead to; null for several. */
const ownersIn = (links: HTMLElement[]) => {
  const owners = new Map<HTMLElement, string | null>()
  for (const link of links) {
    const slug = profileSlug(link.getAttribute('href'))!
    for (let element: HTMLElement | null = link; element; element = element.parentNode)
      owners.set(element, (owners.get(element) ?? slug) === slug && owners.get(element) !== null ? slug : null)
  }
  return owners
}

/** The largest element around a business's link without another business's. */
const findCards = (root: HTMLElement) => {
  const links = linksIn(root).slice(0, maxLinks)
  const owners = ownersIn(links)
  const cards = new Map<string, HTMLElement>()
  for (const link of links) {
    const slug = profileSlug(link.getAttribute('href'))!
    let card = link
    for (
      let parent = link.parentNode;
      parent && owners.get(parent) === slug && !isWhole.test(parent.rawTagName ?? 'html');
      parent = parent.parentNode
    )
      card = parent
    if (!cards.has(slug)) cards.set(slug, card)
  }
  return [...cards.values()]
}

/** The last number before "(123 reviews)", a score out of 10. */
const ratingIn = (text: string) => {
  const count = /\(?\b([\d,]{1,12})\s+reviews?\b/i.exec(text)
  const before = text
    .slice(0, count?.index ?? 0)
    .slice(-60)
    .replace(/\/\s*10\b/g, '')
  const value = [...before.matchAll(/\b\d+(?:\.\d+)?/g)].at(-1)?.[0]
  return { value, best: 10, count: count?.[1] }
}

const basedIn = (text: string) =>
  /\b(?:[Bb]ased in|[Ll]ocated in)\s+([A-Z][A-Za-z' -]{1,40}?)(?=\s?(?:$|[\n,.(•|]|\d|\b(?:and|with|covers|serves)\b))/.exec(
    text,
  )?.[1]

const readCard = (card: HTMLElement, page: ScrapedPage, extra: Map<string, ListingPart>): Listing | undefined => {
  const link = linksIn(card)[0] ?? card
  const url = getLinkUrl(link, page.base)
  const slug = profileSlug(url)
  const text = getTextPieces(card).join('\n')
  const name =
    getElementText(pick(card, 'h2', 'h3', '[data-testid*="name"]', '[class*="name" i]')) || getElementText(link)
  if (!url || !slug || !name || !(/reviews?\b/i.test(text) || pick(card, 'h2', 'h3'))) return undefined
  const part = mergeParts(
    toListingPart('selector', {
      name,
      services: card.querySelectorAll('[data-testid*="categor"] li, [class*="categor" i] li').map(getElementText),
      phone: pick(card, 'a[href^="tel:"]')?.getAttribute('href'),
    }),
    toListingPart('pattern', { city: basedIn(text), rating: ratingIn(text) }),
    extra.get(slug),
  )
  return toListing(part, { sourceUrl: new URL(`/trades/${slug}`, url).href, sourceId: slug })
}

const readProfile = (page: ScrapedPage, extra: Map<string, ListingPart>): Listing | undefined => {
  const { root, url } = page
  const heading = pick(root, 'main h1', 'h1')
  if (!heading) return undefined
  const slug = profileSlug(url)
  const node = likeliestBusiness(page)
  const body = pick(root, 'main') ?? root
  const text = getTextPieces(body).join('\n')
  const outside = body
    .querySelectorAll('a[rel~="nofollow"][href^="http"], a[data-testid*="website"][href^="http"]')
    .map((link) => getLinkUrl(link, page.base))
  const part = mergeParts(
    node && jsonLdPart(node),
    toListingPart('attribute', { website: outside.find((href) => href && new URL(href).host !== new URL(url).host) }),
    toListingPart('selector', {
      name: getElementText(heading),
      phone: pick(body, 'a[href^="tel:"]')?.getAttribute('href'),
      services: body.querySelectorAll('[data-testid*="categor"] li, [data-testid*="skill"] li').map(getElementText),
    }),
    toListingPart('pattern', { city: basedIn(text), rating: ratingIn(text) }),
    slug ? extra.get(slug) : undefined,
  )
  return toListing(part, { sourceUrl: withoutQuery(url), sourceId: slug })
}

const shapeFor = (page: ScrapedPage): SiteShape => {
  const extra = nextData(page)
  return {
    cards: ({ root }) => findCards(root),
    card: (card) => readCard(card, page, extra),
    empty: /no (?:trades|tradespeople|members) (?:found|match)|we (?:couldn['’]t|could not) find any/i,
    nextUrl: ({ root, base }) =>
      getLinkUrl(
        pick(root, 'a[rel="next"]', 'link[rel="next"]', 'a[aria-label*="Next" i]', 'a[data-testid*="next" i]'),
        base,
      ),
    total: ({ root }) =>
      numberIn(
        /\b([\d,]{1,12})\s+(?:trades|tradespeople|results)\b/i.exec(getElementText(pick(root, 'h1', 'main')))?.[1],
      ),
    isProfile: (url) => /\/trades\//i.test(url),
    profile: () => readProfile(page, extra),
  }
}

/** checkatrade.com: only links to /trades/{slug} are stable; scores are out of 10, and challenges are common. */
export const checkatrade = ({ address, label }: Site): SourceReader => ({
  hasRicherProfiles: true,
  searchUrl: (what, where, page) =>
    `${address}/Search/${encodeURIComponent(what)}/in/${encodeURIComponent(where)}${page > 1 ? `?page=${page}` : ''}`,
  read: (html, url) => readDirectoryPage(html, url, label, shapeFor),
})

const keys = {
  name: /^(?:name|companyName|tradingName|displayName)$/i,
  phone: /^(?:phone|telephone|phoneNumber|contactNumber)$/i,
  website: /^(?:website|websiteUrl)$/i,
  description: /^(?:description|about|bio|companyDescription)$/i,
  city: /^(?:town|city|location|baseTown)$/i,
  postcode: /^(?:postcode|postalCode)$/i,
  slug: /^(?:uniqueName|slug|profileUrl|url|href)$/i,
}

/** Next.js's page data has an undocumented structure. */
const nextData = ({ root }: ScrapedPage): Map<string, ListingPart> => {
  const found = new Map<string, ListingPart>()
  let data: unknown
  try {
    data = JSON.parse(root.querySelector('script#__NEXT_DATA__')?.rawText ?? '')
  } catch {
    return found
  }
  const one = (node: JsonLdNode, shape: RegExp) => {
    const value = Object.entries(node).find(
      ([key, value]) => shape.test(key) && typeof value === 'string' && value,
    )?.[1]
    return typeof value === 'string' ? value : undefined
  }
  const walk = (value: unknown, depth: number): void => {
    if (depth > 14 || found.size > 500 || typeof value !== 'object' || value === null) return
    if (isNode(value)) {
      const address = one(value, keys.slug)
      const slug = profileSlug(address) ?? address?.toLowerCase()
      const name = one(value, keys.name)
      if (slug && name && !found.has(slug)) {
        found.set(
          slug,
          toListingPart('pattern', {
            name,
            phone: one(value, keys.phone),
            website: one(value, keys.website),
            description: one(value, keys.description),
            city: one(value, keys.city),
            postcode: one(value, keys.postcode),
          }),
        )
      }
    }
    for (const item of Object.values(value)) walk(item, depth + 1)
  }
  walk(data, 0)
  return found
}

const profileSlug = (url: string | undefined): string | undefined =>
  /\/trades\/([\w.%-]+)/i.exec(url ?? '')?.[1]?.toLowerCase()
