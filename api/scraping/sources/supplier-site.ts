import type { SupplierCountry } from '../../places/areas/country.rules.ts'
import { decodePath } from '../../text/decode-path.rules.ts'
import { isChallenge } from '../../outgoing/challenge.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import {
  likeliestName,
  nameKey,
  namePart,
  namesOnPage,
  withoutPageName,
  type NameCandidate,
} from '../reading/business-name.ts'
import { domainWord } from '../reading/domain-name.ts'
import { findAddress } from '../reading/find-address.ts'
import { findEmail, hasNumber, findPhone } from '../reading/find-contacts.ts'
import { jsonLdNodes, pageDataNodes, getNodeTypes, type JsonLdNode } from '../reading/json-ld.ts'
import { jsonLdPart, ownNodes, type OwnSite } from '../reading/json-ld-listing.ts'
import {
  toListing,
  mergeParts,
  toListingPart,
  withoutForeignPlace,
  type ListingPart,
} from '../reading/listing-parts.ts'
import { ownMicrodata } from '../reading/microdata.ts'
import { absentSign, parkedSign, refreshUrl } from '../reading/no-business.ts'
import { findPageCountry } from '../reading/page-country.ts'
import {
  bareHost,
  getLinkUrl,
  isSameSite,
  getTextLines,
  openPage,
  pick,
  getTextPieces,
  decodeText,
  getElementText,
  withoutQuery,
  type ScrapedPage,
} from '../reading/page-text.ts'
import { recogniseServices } from '../reading/recognise-services.ts'
import { ownPage, visiblePage } from '../reading/visible.ts'
import type { Listing, Site, SourceReader } from '../source.ts'
import { Blocked, Gone, MarkupChanged, Unreachable } from '../../outgoing/page-errors.ts'
import type { HTMLElement } from 'node-html-parser'

const readPhone = (card: HTMLElement) => {
  const number = card.querySelectorAll('.tel, .p-tel').find((tel) => !/\bfax\b/i.test(getElementText(tel)))
  return number && getElementText(pick(number, '.value') ?? number)
}

const hcardPart = ({ root }: ScrapedPage, knownCountry: SupplierCountry | undefined): ListingPart => {
  const card = pick(root, '.vcard', '.h-card')
  if (!card) return {}
  const text = (...selectors: string[]) => getElementText(pick(card, ...selectors)) || undefined
  return toListingPart('microdata', {
    name: text('.fn', '.p-name', '.org', '.p-org'),
    phone: readPhone(card),
    email: pick(card, 'a.email, a.u-email')?.getAttribute('href') ?? text('.email', '.u-email'),
    street: text('.street-address', '.p-street-address'),
    city: text('.locality', '.p-locality'),
    county: text('.region', '.p-region'),
    postcode: text('.postal-code', '.p-postal-code'),
    country: text('.country-name', '.p-country-name'),
    knownCountry,
  })
}

const maxNodes = 20

/** Of the likeliest item, and of those with its name. */
const structuredPart = (page: ScrapedPage, nodes: JsonLdNode[], site: OwnSite): ListingPart => {
  const knownCountry = findPageCountry(page, '')
  const parts = [
    ...ownNodes(nodes, site)
      .slice(0, maxNodes)
      .map((node) => jsonLdPart(node, { isOwnSite: true, knownCountry })),
    ...ownMicrodata(page, site, knownCountry),
    hcardPart(page, knownCountry),
  ].map(({ name, website, ...part }) => ({
    ...part,
    ...(name && withoutPageName(name.value) ? { name } : {}),
    ...(website && isAddressOfSite(website.value, page.url) ? { website } : {}),
  }))
  const first = nameKey(parts.find(({ name }) => name)?.name?.value ?? '')
  return mergeParts(...parts.filter(({ name }) => !name || nameKey(name.value) === first || site.isOwnName(name.value)))
}

/** Whether an address is the whole site's, not only that of this page. */
const isAddressOfSite = (address: string, pageUrl: string) =>
  isSameSite(bareHost(address), bareHost(pageUrl)) &&
  (new URL(address).pathname === '/' || withoutQuery(address) !== withoutQuery(pageUrl))

/** Hours beside a phone number are its answering times if the page has the same days elsewhere. */
const readHours = (page: ScrapedPage, country: SupplierCountry | undefined) => {
  const lines = getTextLines(pick(page.root, 'body') ?? page.root)
    .slice(0, 3000)
    .filter((line) => line.length <= 300)
  const { hours } = readOpeningHours(lines.join('\n'))
  if (!hours) return undefined
  const others = readOpeningHours(lines.filter((line) => !hasNumber(line, country)).join('\n')).hours ?? []
  return hours.every(({ day }) => others.some((one) => one.day === day)) ? others : hours
}

const writtenPart = (page: ScrapedPage, names: string[]): ListingPart => {
  const body = pick(page.root, 'body') ?? page.root
  const text = getTextPieces(body).join(' ').slice(0, 100_000)
  const country = findPageCountry(page, text)
  const services = recogniseServices(`${getElementText(pick(page.root, 'title'))} ${text}`)
  return mergeParts(
    findPhone(page, country),
    findEmail(page),
    toListingPart('pattern', {
      wholeAddress: findAddress(page, names, country),
      knownCountry: country,
      services,
      openingHours: readHours(page, country),
    }),
  )
}

const description = ({ root }: ScrapedPage) =>
  toListingPart('meta', {
    description: pick(root, 'meta[name="description" i]', 'meta[property="og:description"]')?.getAttribute('content'),
  })

const websiteNames = (nodes: JsonLdNode[]): NameCandidate[] =>
  nodes
    .filter((node) => getNodeTypes(node).includes('WebSite'))
    .flatMap(({ name }) => {
      const text = typeof name === 'string' ? withoutPageName(decodeText(name).slice(0, 200)) : undefined
      return text ? [{ text, layer: 'json-ld', weight: 6 }] : []
    })

const isReachable = ({ phone, email, postcode }: ListingPart) => Boolean(phone ?? email ?? postcode)

/** @throws Blocked for a challenge; Gone for a parked domain; Unreachable for a site that is missing or offline. */
export const readSupplierPage = (html: string, url: string): ListingPart => readPage(openPage(html, url))

const readPage = (page: ScrapedPage): ListingPart => {
  const { html, url } = page
  const { host } = new URL(url)
  if (isChallenge(html)) throw new Blocked(url, `${host} shows a CAPTCHA`)
  const parked = parkedSign(page)
  if (parked) throw new Gone(url, `${host} shows no business: “${parked}”`)
  const own = ownPage(page)
  const visible = visiblePage(page)
  const nodes = jsonLdNodes(page)
  const candidates = [...websiteNames(nodes), ...namesOnPage(page)]
  const known = new Set([...candidates.map(({ text }) => nameKey(text)), domainWord(url)])
  const isOwnName = (name: unknown) => typeof name === 'string' && known.has(nameKey(name))
  const data = pageDataNodes(page).filter(({ name }) => isOwnName(name))
  const structured = structuredPart(page, [...nodes, ...data], { url, isOwnName })
  const names = [structured.name?.value, likeliestName(candidates, url)?.text, ...candidates.map(({ text }) => text)]
  const called = names.filter((name) => name !== undefined)
  const shown = writtenPart(visible, called)
  const ofSite = withoutForeignPlace(
    structured,
    shown,
    getTextPieces(pick(visible.root, 'body') ?? visible.root).join(' '),
  )
  const parts = mergeParts(ofSite, shown, description(page), writtenPart(own, called))
  const absent = isReachable(parts) ? undefined : absentSign(page)
  if (absent) throw new Unreachable(url, `${host} shows no business: “${absent}”`)
  return mergeParts(parts, namePart(candidates, page, isReachable(parts)))
}

/** Without accents; one page of each kind is read. */
const furtherKinds = [
  /\b(?:contact|find[ -]us|get[ -]in[ -]touch|kontakt|anfahrt|nous[ -](?:contacter|trouver)|contatt|dove[ -]siamo|donde[ -]estamos|contacto|bereikbaarheid)/,
  /\b(?:impressum|mentions[ -]legales|aviso[ -]legal|note[ -]legali)/,
  /\b(?:about|who[ -]we[ -]are|our[ -]story|ue?ber[ -]?uns|a[ -]propos|qui[ -]sommes|chi[ -]siamo|quienes[ -]somos|sobre[ -]nosotros|over[ -]ons)/,
]

const withoutAccents = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const furtherPages = ({ root, url, base }: ScrapedPage): string[] => {
  const here = withoutQuery(url)
  const links = root
    .querySelectorAll('a[href]')
    .slice(0, 2000)
    .flatMap((link) => {
      const href = getLinkUrl(link, base)
      if (!href || new URL(href).host !== new URL(url).host || withoutQuery(href) === here) return []
      const words = `${getElementText(link).slice(0, 100)} ${decodePath(new URL(href).pathname)}`
      return [{ url: withoutQuery(href), words: withoutAccents(words) }]
    })
  const found = furtherKinds.map((kind) => links.find(({ words }) => kind.test(words))?.url)
  return [...new Set(found.filter((address) => address !== undefined))]
}

interface OwnPage {
  part: ListingPart
  further: string[]
  refreshUrl?: string
}

export const readOwnPage = (html: string, url: string): OwnPage => {
  const page = openPage(html, url)
  const next = refreshUrl(page)
  if (next) return { part: {}, further: [], refreshUrl: next }
  return { part: readPage(page), further: furtherPages(page) }
}

export const supplierListing = (parts: ListingPart[], url: string): Listing | undefined =>
  toListing(mergeParts(...parts, toListingPart('link', { website: new URL(url).origin })), { sourceUrl: url })

export const supplierSite = ({ address }: Pick<Site, 'address'>): SourceReader => ({
  hasRicherProfiles: false,
  searchUrl: () => address,
  read: (html, url) => {
    const listing = supplierListing([readSupplierPage(html, url)], url)
    if (!listing) throw new MarkupChanged(url, `${new URL(url).host}: the page has no name`)
    return { kind: 'profile', listings: [listing] }
  },
})
