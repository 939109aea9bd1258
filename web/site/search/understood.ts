import type { DirectoryQuery } from './Directory.generated.ts'
import { defaultRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'
import type { DirectoryFilter } from './directory-filter.ts'

type QueryReading = Pick<DirectoryQuery['suppliers'], 'place' | 'reading' | 'widenedToMiles'>

export const nearMe = 'near me'

/** A place in Search moves to Location; "open now" and "4 stars" become filters. Finds the same suppliers. */
export const asUnderstood = (filter: DirectoryFilter, list: QueryReading | undefined): DirectoryFilter => {
  if (!list) return filter
  const named = filter.place && list.place ? { ...filter, location: wholeName(list.place) } : filter
  return hasReadWords(filter, list) ? { ...named, ...toFields(filter, list) } : named
}

/** True if words were read as a place or filter, which can be undone. */
const hasReadWords = (filter: DirectoryFilter, { reading }: Pick<QueryReading, 'reading'>): boolean =>
  reading.isPlaceFromWords ||
  reading.isNearMe ||
  (reading.openNow && !filter.openNow) ||
  (reading.minRating !== null && !filter.minRating && !reading.keepsUnrated)

const toFields = (
  filter: DirectoryFilter,
  { place, reading, widenedToMiles }: QueryReading,
): Partial<DirectoryFilter> => {
  const { words, isPlaceFromWords, postcode, isNearMe, openNow, minRating, keepsUnrated, radiusMiles, namesakes } =
    reading
  const miles = Math.round(radiusMiles ?? defaultRadiusMiles)
  return {
    search: keepsUnrated ? `best ${words}`.trim() : words,
    openNow: filter.openNow || (openNow ? 'now' : ''),
    minRating: filter.minRating || (minRating === null || keepsUnrated ? '' : String(minRating)),
    ...(isNearMe ? { location: nearMe, place: '' } : {}),
    ...(isPlaceFromWords && place
      ? {
          location: postcode ?? (saysCounty(filter, place) ? wholeName(place) : place.name),
          at: '',
          area: '',
          place: postcode || namesakes.length ? '' : place.slug, // a name alone is understood as this place again
          radius: widenedToMiles || miles === defaultRadiusMiles ? filter.radius : String(miles),
        }
      : {}),
    ...(isPlaceFromWords && !place && !isNearMe ? { location: '', place: '' } : {}),
  }
}

/** Then "Richmond, North Yorkshire" stays whole. */
const saysCounty = ({ search, location }: DirectoryFilter, { county }: { county: string | null }) =>
  county !== null && `${search} ${location}`.toLowerCase().includes(county.toLowerCase())

/** Such as "Richmond, Greater London". */
export const wholeName = ({ name, county, country }: { name: string; county: string | null; country: string }) =>
  [...new Set([name, county ?? (country === 'GB' ? null : countryName(country))].filter(Boolean))].join(', ')

const countryName = (code: string) => new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code
