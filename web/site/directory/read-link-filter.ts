import type { MouseEvent } from 'react'
import { readFilter, readView, writeFilter, type DirectoryFilter, type View } from '../search/directory-filter.ts'

interface LinkFilter {
  next: DirectoryFilter
  view: View
}

/** The filter of a clicked directory link; undefined for other clicks, paging, the map and new windows. */
export const readLinkFilter = (event: MouseEvent): LinkFilter | undefined => {
  const link = (event.target as Element).closest('a')
  if (!link || link.host !== window.location.host || link.pathname !== '/directory') return undefined
  if (link.closest('.load-more, .supplier-map')) return undefined
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const params = new URLSearchParams(link.search)
  return { next: readFilter(params), view: readView(params, 'list') }
}

export const isSameFilter = (a: DirectoryFilter, b: DirectoryFilter) =>
  String(writeFilter(a)) === String(writeFilter(b))
