import type { HTMLElement } from 'node-html-parser'
import { isChallenge } from '../../outgoing/challenge.ts'
import { openPage, getTextPieces, type ScrapedPage } from './page-text.ts'
import type { Listing, ReadPage } from '../source.ts'
import { Blocked, MarkupChanged } from '../../outgoing/page-errors.ts'

/** How a listing site shows its results and profiles. */
export interface SiteShape {
  cards: (page: ScrapedPage) => HTMLElement[]
  card: (card: HTMLElement, page: ScrapedPage) => Listing | undefined
  empty: RegExp
  nextUrl: (page: ScrapedPage) => string | undefined
  total?: (page: ScrapedPage) => number | undefined
  isProfile: (url: string) => boolean
  profile: (page: ScrapedPage) => Listing | undefined
}

const nothingFound =
  /\b(?:no results|0 results|no (?:businesses|listings|companies|matches|tradespeople|trades) (?:were )?found|nothing (?:was )?found|(?:couldn['’]t|could not|didn['’]t|did not) find any|did not match any|no matching)\b/i

/** Some cards are advertisements; if fewer than this share can be read, the markup has changed. */
const minReadable = 0.5

const oncePerBusiness = (listings: Listing[]) =>
  [
    ...new Map(listings.toReversed().map((listing) => [listing.sourceId ?? listing.sourceUrl, listing])).values(),
  ].toReversed()

/** A card that appears twice, first as an advertisement, counts once. @throws Blocked, MarkupChanged. */
const readResults = (page: ScrapedPage, label: string, shape: SiteShape): ReadPage => {
  const cards = shape.cards(page)
  const listings = cards.map((card) => shape.card(card, page)).filter((listing) => listing !== undefined)
  if (cards.length && listings.length < cards.length * minReadable) {
    throw new MarkupChanged(
      page.url,
      `${label}: ${cards.length - listings.length} of ${cards.length} listings on the page could not be read`,
    )
  }
  if (!listings.length) return readEmpty(page, label, shape.empty)
  const nextUrl = shape.nextUrl(page)
  return {
    kind: 'results',
    listings: oncePerBusiness(listings),
    nextUrl: nextUrl === page.url ? undefined : nextUrl,
    total: shape.total?.(page),
  }
}

/** A page without cards: a challenge, a real "nothing found", or unknown markup. */
export const readEmpty = (page: ScrapedPage, label: string, empty: RegExp): ReadPage => {
  if (isChallenge(page.html, { isBare: true })) throw new Blocked(page.url, `${label} shows a CAPTCHA`)
  const text = getTextPieces(page.root).join(' ')
  if (empty.test(text) || nothingFound.test(text)) return { kind: 'empty', listings: [], total: 0 }
  throw new MarkupChanged(page.url, `${label}: the page has neither listings nor a "no results" text`)
}

/** @throws Blocked for a challenge. */
export const openListing = (html: string, url: string, label: string): ScrapedPage => {
  if (isChallenge(html)) throw new Blocked(url, `${label} shows a CAPTCHA`)
  return openPage(html, url)
}

/** A profile if its address is one, otherwise results. @throws Blocked, MarkupChanged. */
export const readDirectoryPage = (
  html: string,
  url: string,
  label: string,
  shapeFor: (page: ScrapedPage) => SiteShape,
): ReadPage => {
  const page = openListing(html, url, label)
  const shape = shapeFor(page)
  if (!shape.isProfile(url)) return readResults(page, label, shape)
  const listing = shape.profile(page)
  return listing ? { kind: 'profile', listings: [listing] } : readEmpty(page, label, shape.empty)
}
