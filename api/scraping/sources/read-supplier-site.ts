import { apart } from '../../outgoing/apart.ts'
import { fetchPage, type FetchOptions } from '../../outgoing/fetch-page.ts'
import type { ListingPart } from '../reading/listing-parts.ts'
import type { Listing } from '../source.ts'
import { Blocked, MarkupChanged, PageError } from '../../outgoing/page-errors.ts'
import { supplierListing, type readOwnPage } from './supplier-site.ts'

const readApart = apart<typeof readOwnPage>(new URL('./supplier-site.ts', import.meta.url), 'readOwnPage')

export interface SupplierSite {
  listing: Listing
  /** The pages that were read, in the order of the requests. */
  pages: string[]
  /** Pages that gave nothing; the listing holds what the others said. */
  failures: PageError[]
}

/** A pattern's guess on one page gives way to an explicit value on another: what each page says, then what is guessed. */
const guessesLast = (parts: ListingPart[]): ListingPart[] =>
  [false, true].flatMap((isGuess) =>
    parts.map((part) =>
      Object.fromEntries(Object.entries(part).filter(([, { layer }]) => (layer === 'pattern') === isGuess)),
    ),
  )

/** How often a home page may lead on by itself. */
const maxRefreshes = 3

const readHome = async (url: string, options: FetchOptions) => {
  for (let address = url, left = maxRefreshes; ; left--) {
    const home = await fetchPage(address, options)
    const read = await readApart(home.text, home.url)
    if (!read.refreshUrl || left === 0) return { home, ...read }
    address = read.refreshUrl
  }
}

/**
 * Reads a supplier's own site: its home page, or that which it leads to by itself, then its contact page, its imprint and
 * its about page, if any.
 * @throws Blocked, Disallowed, Gone, Unreachable, Unreadable for the home page; MarkupChanged where no page gives a name
 */
export const readSupplierSite = async (url: string, options: FetchOptions): Promise<SupplierSite> => {
  const { home, part, further } = await readHome(url, { ...options, validators: undefined })
  const parts = [part]
  const pages = [home.url]
  const failures: PageError[] = []
  for (const address of further) {
    try {
      const page = await fetchPage(address, { ...options, validators: undefined })
      parts.push((await readApart(page.text, page.url)).part)
      pages.push(page.url)
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      failures.push(error)
      if (error instanceof Blocked) break
    }
  }
  const listing = supplierListing(guessesLast(parts), home.url)
  if (!listing) throw new MarkupChanged(home.url, `${new URL(home.url).host}: no page tells the name of a business`)
  return { listing, pages, failures }
}
