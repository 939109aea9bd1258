import type { HTMLElement } from 'node-html-parser'
import { isChallenge } from '../../outgoing/challenge.ts'
import { openPage, pickAll, getTextPieces, type ScrapedPage } from './page-text.ts'
import type { Listing, ReadPage } from '../source.ts'
import { Blocked, MarkupChanged } from '../../outgoing/page-errors.ts'

export interface ResultsShape {
  label: string
  cards: string[]
  card: (card: HTMLElement, page: ScrapedPage) => Listing | undefined
  empty: RegExp
  nextUrl: (page: ScrapedPage) => string | undefined
  total?: (page: ScrapedPage) => number | undefined
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
export const readResults = (
  page: ScrapedPage,
  shape: ResultsShape,
  cards = pickAll(page.root, ...shape.cards),
): ReadPage => {
  const listings = cards.map((card) => shape.card(card, page)).filter((listing) => listing !== undefined)
  if (cards.length && listings.length < cards.length * minReadable) {
    throw new MarkupChanged(
      page.url,
      `${shape.label}: ${cards.length - listings.length} of ${cards.length} listings on the page could not be read`,
    )
  }
  if (!listings.length) return readEmpty(page, shape)
  const nextUrl = shape.nextUrl(page)
  return {
    kind: 'results',
    listings: oncePerBusiness(listings),
    nextUrl: nextUrl === page.url ? undefined : nextUrl,
    total: shape.total?.(page),
  }
}

/** A page without cards: a challenge, a real "nothing found", or unknown markup. */
export const readEmpty = (page: ScrapedPage, { label, empty }: Pick<ResultsShape, 'label' | 'empty'>): ReadPage => {
  if (isChallenge(page.html, { isBare: true })) throw new Blocked(page.url, `${label} shows a CAPTCHA`)
  const text = getTextPieces(page.root).join(' ')
  if (empty.test(text) || nothingFound.test(text)) return { kind: 'empty', listings: [], total: 0 }
  throw new MarkupChanged(page.url, `${label}: the page has neither listings nor a "no results" text`)
}

/** A profile if its address is one, otherwise results. @throws Blocked, MarkupChanged. */
export const readDirectoryPage = (
  html: string,
  url: string,
  how: Pick<ResultsShape, 'label' | 'empty'> & {
    isProfile: boolean
    profile: (page: ScrapedPage) => Listing | undefined
    results: (page: ScrapedPage) => ReadPage
  },
): ReadPage => {
  const page = openPage(html, url)
  if (isChallenge(html)) throw new Blocked(url, `${how.label} shows a CAPTCHA`)
  if (!how.isProfile) return how.results(page)
  const listing = how.profile(page)
  return listing ? { kind: 'profile', listings: [listing] } : readEmpty(page, how)
}
