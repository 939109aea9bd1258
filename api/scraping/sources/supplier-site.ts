import { isChallenge } from '../engine/challenge.ts'
import { jsonLdNodes, typesOf } from '../reading/json-ld.ts'
import { businessScore, jsonLdPart } from '../reading/json-ld-listing.ts'
import { listingOf, mergeParts, partOf, type ListingPart } from '../reading/listing-parts.ts'
import { microdataPart } from '../reading/microdata.ts'
import { hoursFromText } from '../reading/opening-hours.ts'
import {
  hrefOf,
  linesOf,
  openPage,
  pick,
  pickAll,
  piecesOf,
  sectionsOf,
  textOf,
  withoutQuery,
  type Page,
} from '../reading/page-text.ts'
import { recogniseServices } from '../reading/recognise-services.ts'
import { Blocked, MarkupChanged, type Listing, type Site, type SourceReader } from '../source.ts'
import { postcodeIn } from '../../suppliers/import/split-address.ts'

const mostNodes = 20
const phoneShape = /(?:\+44\s?(?:\(0\)\s?)?|\b0)(?:\d[\s().-]{0,2}){8,10}\d\b/g
const emailShape = /[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,100}\.[a-z]{2,24}/gi

/** Contact details from links that are meant to be used. */
const linkedPart = ({ root }: Page): ListingPart => {
  const first = (scheme: string, field: 'phone' | 'email') => {
    for (const link of root.querySelectorAll(`a[href^="${scheme}:" i]`).slice(0, 20)) {
      const part = partOf('link', { [field]: link.getAttribute('href') })
      if (part[field]) return part
    }
    return {}
  }
  return mergeParts(first('tel', 'phone'), first('mailto', 'email'))
}

const metaContent = ({ root }: Page, ...selectors: string[]) => pick(root, ...selectors)?.getAttribute('content')

/** Names of pages, not of businesses. */
const pageName = /^(?:home|home ?page|welcome|contact(?: us)?|about(?: us)?|get in touch|our story|find us)[.!]?$/i

/** A site's name, without the words around it in the title: "Home | Sunny Blinds of Elgin". */
const titleName = (page: Page) => {
  const parts = textOf(pick(page.root, 'title'))
    .split(/\s+[|–—·:-]\s+/)
    .filter((part) => part && !pageName.test(part))
  return parts.find((part) => !/\b(?:in|near|made to measure)\b/i.test(part) && part.length <= 60) ?? parts[0]
}

const metaPart = (page: Page): ListingPart => {
  const heading = textOf(pick(page.root, 'h1'))
  return mergeParts(
    partOf('meta', {
      name: metaContent(page, 'meta[property="og:site_name"]'),
      description: metaContent(page, 'meta[name="description"]', 'meta[property="og:description"]'),
    }),
    partOf('meta', { name: titleName(page) }),
    partOf('selector', { name: pageName.test(heading) ? undefined : heading }),
  )
}

/** The line with the postcode, and up to three short lines before it, but not beyond the heading above. */
const addressIn = (page: Page): string | undefined => {
  for (const element of pickAll(page.root, 'address').slice(0, 5)) {
    const lines = sectionsOf(element)
      .flat()
      .filter((line) => !/@|\btel\b|\d{5,}/i.test(line))
    if (postcodeIn(lines.join(', '))) return lines.join(', ')
  }
  const tells = (line: string) => line.length <= 160 && postcodeIn(line) !== undefined
  const lines = sectionsOf(page.root).find((section) => section.some(tells)) ?? []
  const at = lines.findIndex(tells)
  if (at < 0) return undefined
  const line = lines[at]!.replace(/^.*\b(?:address|visit us(?: at)?|find us(?: at)?|based at|showroom)\s*:?\s+/i, '')
  if (line.includes(',')) return line
  const before = lines.slice(Math.max(0, at - 3), at).toReversed()
  const stop = before.findIndex(
    (text) =>
      text.length > 40 ||
      /[:@?!.]|\b(?:address|contact|visit|find|call|tel|phone|email|showroom|opening)\b/i.test(text),
  )
  return [...(stop < 0 ? before : before.slice(0, stop)).toReversed(), line].join(', ')
}

const patternPart = (page: Page): ListingPart => {
  const body = pick(page.root, 'body') ?? page.root
  const text = piecesOf(body).join(' ')
  const phones = [...text.matchAll(phoneShape)].slice(0, 20).map(([match]) => partOf('pattern', { phone: match }))
  const emails = [...text.matchAll(emailShape)].slice(0, 20).map(([match]) => partOf('pattern', { email: match }))
  const services = recogniseServices(`${textOf(pick(page.root, 'title'))} ${text}`.slice(0, 100_000))
  const address = addressIn(page)
  return mergeParts(
    ...phones,
    ...emails,
    partOf('pattern', {
      wholeAddress: address && postcodeIn(address) ? address : undefined,
      services,
      openingHours: hoursFromText(hoursText(page)),
    }),
  )
}

const hoursText = (page: Page) =>
  linesOf(page.root)
    .slice(0, 3000)
    .filter((line) => line.length <= 200 && /\d|closed/i.test(line))
    .join(', ')
    .slice(0, 20_000)
    .split(', ')
    .filter((line) => /\b(?:mon|tue|wed|thu|fri|sat|sun)/i.test(line))
    .join(', ')

/** What one page of a supplier's own site says, each field with its layer; a page without a name gives none. */
export const readSupplierPage = (html: string, url: string): ListingPart => {
  if (isChallenge(html)) throw new Blocked(url, `${new URL(url).host} asks for a proof that a person is there`)
  const page = openPage(html, url)
  const all = jsonLdNodes(page)
  const website = all.find((node) => typesOf(node).includes('WebSite'))?.['name']
  const scored = all.map((node) => ({ node, score: businessScore(node) })).filter(({ score }) => score > 0)
  const nodes = scored.toSorted((a, b) => b.score - a.score).slice(0, mostNodes)
  return mergeParts(
    ...nodes.map(({ node }) => jsonLdPart(node, { isOwnSite: true })),
    ...page.root
      .querySelectorAll('[itemscope][itemtype*="schema.org"]')
      .filter((scope) => /Business|Store|Organization|Service/i.test(scope.getAttribute('itemtype') ?? ''))
      .slice(0, mostNodes)
      .map((scope) => microdataPart(scope, { isOwnSite: true })),
    linkedPart(page),
    partOf('json-ld', { name: typeof website === 'string' ? website : undefined }),
    metaPart(page),
    patternPart(page),
  )
}

/** Addresses of the contact and the about page that a home page links to, at most one of each. */
export const furtherPages = (html: string, url: string): string[] => {
  const page = openPage(html, url)
  const links = page.root
    .querySelectorAll('a[href]')
    .slice(0, 2000)
    .flatMap((link) => {
      const href = hrefOf(link, url)
      return href && new URL(href).host === new URL(url).host
        ? [{ url: withoutQuery(href), text: `${textOf(link)} ${new URL(href).pathname}` }]
        : []
    })
  const one = (words: RegExp) =>
    links.find(({ text, url: address }) => words.test(text) && address !== withoutQuery(url))?.url
  return [
    ...new Set([one(/contact|find[\s-]us|get[\s-]in[\s-]touch/i), one(/about|who[\s-]we[\s-]are|our[\s-]story/i)]),
  ].filter((address) => address !== undefined)
}

/** A listing from the parts of a site's pages, the home page's first. */
export const supplierListing = (parts: ListingPart[], url: string): Listing | undefined =>
  listingOf(mergeParts(...parts, partOf('link', { website: new URL(url).origin })), { sourceUrl: url })

/** One supplier's own site; `readSupplierSite` reads all of its relevant pages. */
export const supplierSite = ({ address }: Pick<Site, 'address'>): SourceReader => ({
  hasRicherProfiles: false,
  searchUrl: () => address,
  read: (html, url) => {
    const listing = supplierListing([readSupplierPage(html, url)], url)
    if (!listing) throw new MarkupChanged(url, `${new URL(url).host}: the page tells no name`)
    return { kind: 'profile', listings: [listing] }
  },
})
