import type { ShownSite } from '../office/site/shown-site.rules.ts'

/** The source of street maps, by setting. */
export type Streets =
  | { from: 'Mapbox'; token: string }
  /** Tiles that the site serves at /map-tiles. */
  | {
      from: 'tiles'
      minZoom: number
      maxZoom: number
      bounds: [west: number, south: number, east: number, north: number]
    }
  /** Another site's style, for visitors who have agreed. */
  | { from: 'style'; url: string; host: string }

/** The settings that the browser may know. */
export interface PublicConfig extends ShownSite {
  siteName: string
  /** The site's address without a trailing slash. */
  siteUrl: string
  /** Without it maps have no streets. */
  streets?: Streets | undefined
  hasDemoData: boolean
  /** The name of a signed-in user without access to the office. */
  signedInAs?: string
}

/** Runs a query as if it had come over HTTP: with the same limits, error messages and log. */
export type RunQuery = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>

/** The renderer's input for one page (web/server.tsx). */
export interface PageRequest {
  url: string
  execute: RunQuery
  config: PublicConfig
}

/** Text, or the bytes of a shared part. */
export type PagePart = string | Uint8Array

/** A rendered page in parts for the template's placeholders, or a redirect. */
export interface Page {
  /** 503 if its data could not be loaded: then the body is empty, and the browser retries. */
  status: number
  redirect?: string | undefined
  head: string
  styles: string
  body: readonly PagePart[]
  /** JSON for the browser to hydrate from, safe inside a script element. */
  data: string
  /** The source files of the screens shown, whose styles and scripts the page needs. */
  modules: string[]
}

/** What the built web/server.tsx exports. */
export interface Renderer {
  render: (request: PageRequest) => Promise<Page>
  /** The memory of its caches. */
  cachedBytes: () => number
}
