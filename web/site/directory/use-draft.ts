import { useState } from 'react'
import type { DirectoryFilter } from '../search/directory-filter.ts'

/** When the requested filter changes, only the user's changes stay. */
export const useDraft = (filter: DirectoryFilter) => {
  const [state, set] = useState({ draft: filter, from: filter })
  const isStale = toJson(state.from) !== toJson(filter)
  const now = isStale ? { draft: { ...filter, ...changed(state) }, from: filter } : state
  if (isStale) set(now)
  return [
    now.draft,
    (some: Partial<DirectoryFilter>) => set((before) => ({ ...before, draft: { ...before.draft, ...some } })),
  ] as const
}

const toJson = (value: unknown) => JSON.stringify(value)

const changed = ({ draft, from }: Record<'draft' | 'from', DirectoryFilter>): Partial<DirectoryFilter> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => toJson(value) !== toJson(from[field as keyof DirectoryFilter])),
  )

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
