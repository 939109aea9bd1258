import { useState } from 'react'
import type { DirectoryFilter } from '../search/directory-filter.ts'

/**
 * The one state behind all controls of the filter: what is in force and, until the address changes, what was typed or
 * chosen since.
 */
export const useDraft = (filter: DirectoryFilter) => {
  const [{ draft, from }, set] = useState({ draft: filter, from: filter })
  const isStale = JSON.stringify(from) !== JSON.stringify(filter)
  if (isStale) set({ draft: filter, from: filter })
  return [
    isStale ? filter : draft,
    (some: Partial<DirectoryFilter>) => set((state) => ({ ...state, draft: { ...state.draft, ...some } })),
  ] as const
}

/** A draft as it is searched for: a place that is new goes before a spot or an area. */
export const applied = (draft: DirectoryFilter, filter: DirectoryFilter): DirectoryFilter => {
  const [search, location] = [draft.search.trim(), draft.location.trim()]
  return {
    ...draft,
    search,
    location,
    place: location && draft.place,
    exact: search === filter.search ? draft.exact : '',
    ...(location && location !== filter.location ? { at: '', area: '' } : {}),
  }
}
