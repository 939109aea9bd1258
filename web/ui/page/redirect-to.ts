import { redirect } from 'react-router'

/** Keeps the query. */
export const redirectTo = (path: string, { url }: Request): Response => redirect(path + new URL(url).search, 301)
