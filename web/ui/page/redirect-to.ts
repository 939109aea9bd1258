import { redirect } from 'react-router'

/** A permanent redirect to another path of the site, with the query of the address that was asked for. */
export const redirectTo = (path: string, { url }: Request): Response => redirect(path + new URL(url).search, 301)
