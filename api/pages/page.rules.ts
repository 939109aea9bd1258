import type { ShownSite } from '../office/site/shown-site.rules.ts'

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
  streets?: Streets | undefined
  hasDemoData: boolean
  /** The name of a signed-in user without access to the office. */
  signedInAs?: string
}

/** With the limits, error messages and log of HTTP. */
export type RunQuery = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>

export interface PageRequest {
  url: string
  execute: RunQuery
  config: PublicConfig
}

export interface Page {
  /** 503 if its data could not be loaded: then the body is empty, and the browser retries. */
  status: number
  redirect?: string | undefined
  head: string
  styles: string
  body: string
  /** JSON for the browser to hydrate from, safe inside a script element. */
  data: string
  /** The source files of the screens shown, whose styles and scripts the page needs. */
  modules: string[]
}

export interface Renderer {
  render: (request: PageRequest) => Promise<Page>
  cachedBytes: () => number
}
