import type { SupplierFilter } from '../../schema.generated.ts'
import { toSupplierFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'

/** Matches the list: the widened circle, without dropped words and services. Takes the understood filter. */
export const toMapFilter = (
  filter: DirectoryFilter,
  list?: Pick<SupplierList, 'place' | 'widenedToMiles' | 'droppedWords' | 'droppedService'>,
): SupplierFilter => {
  const { query, near, place: slug, services, ...rest } = toSupplierFilter(filter)
  const words =
    list?.droppedWords
      .reduce((text, word) => text.replace(new RegExp(`\\b${escaped(word)}\\b`, 'gi'), ' '), query ?? '')
      .trim() ?? query
  const { place, widenedToMiles } = list ?? {}
  const centre = widenedToMiles && place ? { latitude: place.latitude, longitude: place.longitude } : undefined
  return {
    ...rest,
    ...(words ? { query: words } : {}),
    ...(services && !list?.droppedService ? { services } : {}),
    ...(centre ? { around: centre } : { ...(near ? { near } : {}), ...(slug ? { place: slug } : {}) }),
    ...(widenedToMiles ? { radiusMiles: widenedToMiles } : {}),
  }
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
