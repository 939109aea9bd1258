import type { MouseEvent } from 'react'
import { readFilter, readView, writeFilter, type DirectoryFilter, type View } from '../search/directory-filter.ts'

interface LinkFilter {
  next: DirectoryFilter
  view: View
}

/** What a click on a link to the directory asks for; undefined for all other clicks, for more of the list, on the map, and for a new window. */
export const readLinkFilter = (event: MouseEvent): LinkFilter | undefined => {
  const link = (event.target as Element).closest('a')
  if (!link || link.host !== window.location.host || link.pathname !== '/directory') return undefined
  if (link.closest('.load-more, .supplier-map')) return undefined
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const params = new URLSearchParams(link.search)
  return { next: readFilter(params), view: readView(params, 'list') }
}

/** Whether both have the same address. */
export const isSameFilter = (a: DirectoryFilter, b: DirectoryFilter) =>
  String(writeFilter(a)) === String(writeFilter(b))
