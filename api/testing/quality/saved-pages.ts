import { readdir, readFile } from 'node:fs/promises'
import { plainListing, type PlainListing } from '../plain-listing.ts'
import { readEnv } from '../../process/env.ts'
import type { PageKind, ReadPage } from '../../scraping/source.ts'
import { PageError, type FetchOutcome } from '../../outgoing/page-errors.ts'
import { getReader, sourceNames, type SourceName } from '../../scraping/sources/registry.ts'

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

const folder = new URL('../../scraping/sources/saved/', import.meta.url)

const env = readEnv({})

/** Like the real sites; every business on them is fictional. */
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

export const readAs = (source: SourceName, text: string, url: string): ReadPage =>
  getReader(source, env, url).read(text, url)

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
