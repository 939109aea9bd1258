import { readdir, readFile } from 'node:fs/promises'
import { plainListing, type PlainListing } from '../reading/plain-listing.ts'
import { PageError, sourceNames, type FetchOutcome, type PageKind, type ReadPage, type SourceName } from '../source.ts'
import { checkatrade } from '../sources/checkatrade.ts'
import { directory } from '../sources/directory.ts'
import { freeindex } from '../sources/freeindex.ts'
import { readPlaces } from '../sources/google-places.ts'
import { supplierSite } from '../sources/supplier-site.ts'
import { thomson } from '../sources/thomson.ts'
import { yell } from '../sources/yell.ts'

/** What should be read from a saved page; it stands beside the page, under the same name. */
export interface ExpectedPage {
  url: string
  kind?: PageKind
  listings?: PlainListing[]
  nextUrl?: string
  total?: number
  error?: FetchOutcome
}

export interface SavedPage {
  source: SourceName
  name: string
  text: string
  expected: ExpectedPage
}

const folder = new URL('../sources/saved/', import.meta.url)

const readers: Record<SourceName, (text: string, url: string) => ReadPage> = {
  yell: (text, url) => yell().read(text, url),
  thomson: (text, url) => thomson().read(text, url),
  freeindex: (text, url) => freeindex().read(text, url),
  checkatrade: (text, url) => checkatrade().read(text, url),
  google_places: readPlaces,
  directory: (text, url) => directory(url).read(text, url),
  supplier_site: (text, url) => supplierSite(url).read(text, url),
}

/** The pages that the sources are tested with, in the shapes of the real sites; every business on them is fictional. */
export const savedPages = async (): Promise<SavedPage[]> => {
  const bySource = sourceNames.map(async (source) => {
    const files = await readdir(new URL(`${source}/`, folder))
    const pages = files.filter((file) => !file.endsWith('.json')).toSorted()
    return Promise.all(
      pages.map(async (file) => {
        const name = file.replace(/\.\w+$/, '')
        const [text, expected] = await Promise.all(
          [file, `${name}.json`].map((path) => readFile(new URL(`${source}/${path}`, folder), 'utf8')),
        )
        return { source, name, text: text!, expected: JSON.parse(expected!) as ExpectedPage }
      }),
    )
  })
  return (await Promise.all(bySource)).flat()
}

/** Reads a text as a page of a source. @throws PageError */
export const readAs = (source: SourceName, text: string, url: string): ReadPage => readers[source](text, url)

/** What is read from a saved page, in the form that its expectation has. */
export const readSaved = ({ source, text, expected: { url } }: SavedPage): ExpectedPage => {
  try {
    const { kind, listings, nextUrl, total } = readAs(source, text, url)
    return {
      url,
      kind,
      listings: listings.map(plainListing),
      ...(nextUrl && { nextUrl }),
      ...(total !== undefined && { total }),
    }
  } catch (error) {
    if (error instanceof PageError) return { url, error: error.outcome }
    throw error
  }
}
