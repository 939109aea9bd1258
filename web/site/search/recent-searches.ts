import type { RecentSearch } from './SuggestField.tsx'

const key = 'recent-searches'
const limit = 5

/** They stay on the device, and none are stored if advertising cookies are refused. */
const readRecentSearches = (): string[] => {
  try {
    if (localStorage.getItem('advertising-consent') === 'refused') localStorage.removeItem(key)
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, limit) : []
  } catch {
    return [] // no storage, or other content
  }
}

export const addRecentSearch = (query: string) => {
  try {
    if (localStorage.getItem('advertising-consent') === 'refused') return
    const others = readRecentSearches().filter((other) => other !== query)
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, limit)))
  } catch {
    // Without storage, there are none.
  }
}

/** Leaves out searches without a place. */
export const suggestRecent = (services: readonly (readonly [value: string, label: string])[]): RecentSearch[] =>
  readRecentSearches().flatMap((query) => {
    const params = new URLSearchParams(query)
    const text = params.get('location')
    const detail = services.find(([value]) => value === (params.get('service') ?? 'all'))?.[1] ?? null
    return text ? [{ id: query, text, detail, icon: 'clock', query }] : []
  })
