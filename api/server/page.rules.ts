import type { GraphQLSchema } from 'graphql'

/** What the browser is told of the settings. */
export interface PublicConfig {
  siteName: string
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string
  mapboxToken?: string | undefined
  hasDemoData: boolean
}

/** What the renderer (web/server.tsx) is given for one page. */
export interface PageRequest {
  /** The full address of the page. */
  url: string
  schema: GraphQLSchema
  /** The resolvers' context, passed through untouched. */
  context: unknown
  config: PublicConfig
}

/** A rendered page, in the pieces that the template has room for; or where to go instead. */
export interface Page {
  status: number
  redirect?: string | undefined
  head: string
  styles: string
  body: string
  /** JSON for the browser to go on from, safe inside a script element. */
  data: string
}

/** What the built web/server.tsx exports. */
export interface Renderer {
  render(request: PageRequest): Promise<Page>
}
