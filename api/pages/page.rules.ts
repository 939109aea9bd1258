import type { ShownSite } from '../office/site/shown-site.rules.ts'

/** What draws streets on maps, by the setting that names it. */
export type Streets =
  | { from: 'Mapbox'; token: string }
  /** Tiles that the site passes on at /map-tiles. */
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
  /** The site's address, without a slash at the end. */
  siteUrl: string
  /** Without it maps are the site's own. */
  streets?: Streets | undefined
  hasDemoData: boolean
  /** The name of a signed-in user who has no office. */
  signedInAs?: string
}

/** Runs a query as if it had come over HTTP: with the same limits, error messages and log. */
export type RunQuery = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>

/** What the renderer (web/server.tsx) receives for one page. */
export interface PageRequest {
  /** The page's absolute address. */
  url: string
  execute: RunQuery
  config: PublicConfig
}

/** Text, or the bytes of what many pages show. */
export type PagePart = string | Uint8Array

/** A rendered page, in the parts that the template has placeholders for; or a redirect. */
export interface Page {
  /** 503 when its data could not be loaded: then the body is empty, and the browser retries. */
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
  /** What it keeps of pages for the next ones, in bytes. */
  cachedBytes: () => number
}
