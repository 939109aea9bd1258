import type { RecentSearch } from './SuggestField.tsx'
import { readStored, readStoredJson, store } from '../../ui/hooks/storage.ts'

const key = 'recent-searches'
const limit = 5

/** They stay on the device, and none are stored if advertising cookies are refused. */
const isRefused = () => readStored('advertising-consent') === 'refused'

const readRecentSearches = (): string[] => {
  if (isRefused()) store(key, null)
  const stored = readStoredJson(key)
  return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : []
}

export const addRecentSearch = (query: string) => {
  const others = readRecentSearches().filter((other) => other !== query)
  if (!isRefused()) store(key, JSON.stringify([query, ...others].slice(0, limit)))
}

/** Leaves out searches without a place. */
export const suggestRecent = (services: readonly { value: string; label: string }[]): RecentSearch[] =>
  readRecentSearches().flatMap((query) => {
    const params = new URLSearchParams(query)
    const text = params.get('location')
    const detail = services.find(({ value }) => value === (params.get('service') ?? 'all'))?.label ?? null
    return text ? [{ id: query, text, detail, icon: 'clock', query }] : []
  })
