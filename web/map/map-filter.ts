import type { SupplierFilter } from '../graphql.generated.ts'
import { supplierFilterOf, type DirectoryFilter } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'

/**
 * The filter that makes the map show what the list shows: with the widened circle, and without the words that were left
 * out.
 */
export const mapFilterOf = (
  filter: DirectoryFilter,
  list?: Pick<SupplierList, 'place' | 'widenedToMiles' | 'droppedWords'>,
): SupplierFilter => {
  const { query, near, ...rest } = supplierFilterOf(filter)
  const words =
    list?.droppedWords
      .reduce((text, word) => text.replace(new RegExp(`\\b${escaped(word)}\\b`, 'gi'), ' '), query ?? '')
      .trim() ?? query
  const { place, widenedToMiles } = list ?? {}
  return {
    ...rest,
    ...(words ? { query: words } : {}),
    ...(near && !(widenedToMiles && place) ? { near } : {}),
    ...(widenedToMiles ? { radiusMiles: widenedToMiles } : {}),
    ...(widenedToMiles && place ? { around: { latitude: place.latitude, longitude: place.longitude } } : {}),
  }
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
