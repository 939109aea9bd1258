import { redirect } from 'react-router'

/** A permanent redirect to another path, keeping the query. */
export const redirectTo = (path: string, { url }: Request): Response => redirect(path + new URL(url).search, 301)
