import type { HTMLElement } from 'node-html-parser'
import { toListing, mergeParts, numberIn, toListingPart } from '../reading/listing-parts.ts'
import { microdataPart } from '../reading/microdata.ts'
import {
  getLinkUrl,
  getTextLines,
  pick,
  pickAll,
  getElementText,
  withoutQuery,
  type ScrapedPage,
} from '../reading/page-text.ts'
import { readDirectoryPage, type SiteShape } from '../reading/read-results.ts'
import type { Listing, Site, SourceReader } from '../source.ts'

// Last seen: 2024; `ol.resultsBlock` 2021.
const cards = ['li.listing', 'ol.resultsBlock > li', 'div.listing']
const names = ['h2.businessName', 'h2[itemprop="name"]', '.businessName']
const links = ['li.listingHeadLink.infoLink a', '.infoLink a', 'a.businessNameLink', 'h2 a']
const phones = ['a.phoneCont[href^="tel:"]', 'a[href^="tel:"]', '.phoneCont']
const addresses = ['li.address', 'div.address', '[itemprop="address"]', '.address']
const nextLinks = ['.paginationBlock a.next', 'a[rel="next"]', 'link[rel="next"]', 'li.next a']
const totals = ['.paginationBlock .pageCount', 'span.totalResults']

/** /search/{what}/{area}/{slug}/{id}/{phone digits} */
const profileShape = /\/search\/[^/]+\/[^/]+\/[^/]+\/(\d+)(?:\/\d+)?\/?$/
const idIn = (url: string) => profileShape.exec(withoutQuery(url))?.[1]

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const readCardPart = (card: HTMLElement, page: ScrapedPage) => {
  const phone = pick(card, ...phones)
  const address = pick(card, ...addresses)
  return mergeParts(
    toListingPart('attribute', {
      website: getLinkUrl(pick(card, 'a[data-yext="url"]'), page.base),
      phone: phone?.getAttribute('href'),
    }),
    microdataPart(card),
    toListingPart('selector', {
      name: getElementText(pick(card, ...names, 'h1')),
      phone: getElementText(phone),
      email:
        pick(card, 'div.alternateEmailsBlock a', '.emailLink a')?.getAttribute('href') ??
        getElementText(pick(card, 'div.alternateEmailsBlock a')),
      website: getLinkUrl(pick(card, 'li.website a', 'a.websiteLink'), page.base),
      wholeAddress: address && getTextLines(address).join(', '),
      services: getElementText(pick(card, '.classification', '.businessCategory')).split(/[,;|]/),
      description: getElementText(pick(card, '.aboutUs p', '.businessDescription')),
    }),
  )
}

const readCard = (card: HTMLElement, page: ScrapedPage): Listing | undefined => {
  const shaped = card
    .querySelectorAll('a')
    .map((link) => getLinkUrl(link, page.base))
    .find((url) => url && idIn(url))
  const link = shaped ?? getLinkUrl(pick(card, ...links), page.base)
  return link ? toListing(readCardPart(card, page), { sourceUrl: withoutQuery(link), sourceId: idIn(link) }) : undefined
}

/** "1 - 25 of 99" */
const readTotal = ({ root }: ScrapedPage) => {
  const text = getElementText(pick(root, ...totals))
  return numberIn(/of\s+([\d,]+)/.exec(text)?.[1] ?? text)
}

/** Without a link to the next page, increments the page number if the count says that there is one. */
const nextUrl = (page: ScrapedPage) => {
  const linked = getLinkUrl(pick(page.root, ...nextLinks), page.base)
  if (linked) return linked
  const [, to, of] = /-\s*([\d,]+)\s+of\s+([\d,]+)/.exec(getElementText(pick(page.root, ...totals))) ?? []
  const [last, total] = [numberIn(to), numberIn(of)]
  if (last === undefined || total === undefined || last >= total) return undefined
  const next = new URL(page.url)
  next.searchParams.set('page', String((numberIn(next.searchParams.get('page') ?? '1') ?? 1) + 1))
  return next.href
}

const readProfile = (page: ScrapedPage): Listing | undefined => {
  const card = pick(page.root, '.businessProfile', '.listingDetails', 'main', 'body')
  if (!card || !pick(page.root, 'h1')) return undefined
  return toListing(readCardPart(card, page), { sourceUrl: withoutQuery(page.url), sourceId: idIn(page.url) })
}

const shape: SiteShape = {
  cards: ({ root }) => pickAll(root, ...cards),
  card: readCard,
  empty: /we (?:couldn['’]t|could not) find any (?:results|businesses)|sorry, there are no results/i,
  nextUrl,
  total: readTotal,
  isProfile: (url) => idIn(url) !== undefined,
  profile: readProfile,
}

/** thomsonlocal.com: class names only, values without spaces; 25 per page, and profiles add email addresses. */
export const thomson = ({ address, label }: Site): SourceReader => ({
  hasRicherProfiles: true,
  searchUrl: (what, where, page) => `${address}/search/${slug(what)}/${slug(where)}${page > 1 ? `?page=${page}` : ''}`,
  read: (html, url) => readDirectoryPage(html, url, label, () => shape),
})
