/** What the browser is told of the settings. */
export interface PublicConfig {
  siteName: string
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string
  mapboxToken?: string | undefined
  hasDemoData: boolean
}

/** Runs a query as one that came over HTTP: the same limits, error messages and log. */
export type RunQuery = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>

/** What the renderer (web/server.tsx) is given for one page. */
export interface PageRequest {
  /** The full address of the page. */
  url: string
  execute: RunQuery
  config: PublicConfig
}

/** A rendered page, in the pieces that the template has room for; or where to go instead. */
export interface Page {
  /** 503 when its data could not be read: the body is empty then, and the browser tries for itself. */
  status: number
  redirect?: string | undefined
  head: string
  styles: string
  body: string
  /** JSON for the browser to go on from, safe inside a script element. */
  data: string
  /** The source file of each screen shown, whose styles and scripts the page will want. */
  modules: string[]
  /** What the page shows, as `Type:id`: when one changes, so does the page. */
  tags: string[]
}

/** What the built web/server.tsx exports. */
export interface Renderer {
  render: (request: PageRequest) => Promise<Page>
}
