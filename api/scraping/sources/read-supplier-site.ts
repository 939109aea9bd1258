import { runInWorker } from '../../outgoing/run-in-worker.ts'
import { fetchPage, type FetchOptions } from '../../outgoing/fetch-page.ts'
import type { ListingPart } from '../reading/listing-parts.ts'
import type { Listing } from '../source.ts'
import { Blocked, MarkupChanged, PageError } from '../../outgoing/page-errors.ts'
import { supplierListing, type readOwnPage } from './supplier-site.ts'

const readInWorker = runInWorker<typeof readOwnPage>(new URL('./supplier-site.ts', import.meta.url), 'readOwnPage')

interface SupplierSite {
  listing: Listing
  pages: string[]
  failures: PageError[]
}

/** Explicit values of other pages come before patterns' guesses. */
const guessesLast = (parts: ListingPart[]): ListingPart[] =>
  [false, true].flatMap((isGuess) =>
    parts.map((part) =>
      Object.fromEntries(Object.entries(part).filter(([, { layer }]) => (layer === 'pattern') === isGuess)),
    ),
  )

const maxRefreshes = 3

const readHome = async (url: string, options: FetchOptions) => {
  for (let address = url, left = maxRefreshes; ; left--) {
    const home = await fetchPage(address, options)
    const read = await readInWorker(home.text, home.url)
    if (!read.refreshUrl || left === 0) return { home, ...read }
    address = read.refreshUrl
  }
}

/** The home page, then contact page, imprint and about page. @throws PageError for the home page. */
export const readSupplierSite = async (url: string, options: FetchOptions): Promise<SupplierSite> => {
  const { home, part, further } = await readHome(url, options)
  const parts = [part]
  const pages = [home.url]
  const failures: PageError[] = []
  for (const address of further) {
    try {
      const page = await fetchPage(address, options)
      parts.push((await readInWorker(page.text, page.url)).part)
      pages.push(page.url)
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      failures.push(error)
      if (error instanceof Blocked) break
    }
  }
  const listing = supplierListing(guessesLast(parts), home.url)
  if (!listing) throw new MarkupChanged(home.url, `${new URL(home.url).host}: no page has the name of a business`)
  return { listing, pages, failures }
}
