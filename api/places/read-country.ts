import { readTable } from '../text/read-table.ts'
import { countryCodes, supplierCountries, type SupplierCountry } from './areas/country.rules.ts'
import { placeKey } from './place-key.ts'
import { readOutcode } from './postcodes/postcode-text.ts'
import { readCounty } from './read-county.ts'

type CountryRead = { country: SupplierCountry } | { elsewhere: string }

const countryNames = readTable(new URL('areas/country-names.txt', import.meta.url), ['country', 'names', 'regions'])

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl']

/** Codes of groups of countries and for tests. */
const noCountry = /^(?:E[UZ]|UN|QO|X[AB]|ZZ)$/

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const buildNames = () => {
  const tables = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  const names = new Map<string, string>()
  for (const written of letters.flatMap((first) => letters.map((second) => first + second))) {
    const code = new Intl.Locale(`und-${written}`).region! // DE for DD
    if (!english.of(code) || noCountry.test(code)) continue
    for (const name of [written, ...tables.map((table) => table.of(code))]) if (name) names.set(placeKey(name), code)
  }
  for (const { country, names: more } of countryNames)
    for (const name of more.split(', ').filter(Boolean)) names.set(placeKey(name), country)
  return names
}

let names: Map<string, string> | undefined

const listed = new Map<string, SupplierCountry>(
  Object.entries(countryCodes).map(([name, code]) => [code, name as SupplierCountry]),
)

export const readCountry = (text: string): CountryRead | undefined => {
  names ??= buildNames()
  const code = names.get(placeKey(text).replace(/^the /, ''))
  if (!code) return undefined
  const country = listed.get(code)
  return country ? { country } : { elsewhere: english.of(code)! }
}

let regions: Map<string, string> | undefined

/** Understands a region of it too. */
export const getCountyCountry = (text: string): string | undefined => {
  regions ??= new Map(
    countryNames.flatMap(({ country, regions: list }) =>
      list
        .split(', ')
        .filter(Boolean)
        .map((name) => [placeKey(name), country]),
    ),
  )
  const region = regions.get(placeKey(text))
  if (region) return english.of(region)
  const named = text.trim().length > 3 ? readCountry(text) : undefined // "MA" is Massachusetts as well as Morocco
  return named && 'elsewhere' in named ? named.elsewhere : undefined
}

const irishCounties = new Set(
  'carlow cavan clare cork donegal dublin galway kerry kildare kilkenny laois leitrim limerick longford louth mayo meath monaghan offaly roscommon sligo tipperary waterford westmeath wexford wicklow'.split(
    ' ',
  ),
)
/** No town, here or in Britain, shares these names. */
const irishCountiesAlone = new Set('kerry laois leitrim mayo meath offaly westmeath'.split(' '))

/** "Co. Wexford" and "Kerry" are, but "Cork" may be the town. */
export const isIrishCounty = (text: string): boolean => {
  const key = placeKey(text)
  const county = /^(?:co|county) (\w+)$/.exec(key)?.[1]
  return county ? irishCounties.has(county) : irishCountiesAlone.has(key)
}

/** Islands with British postcodes outside the United Kingdom. */
const crownDependencies: Record<string, string> = { IM: 'Isle of Man', JE: 'Jersey', GY: 'Guernsey' }

const findPostcodeIsland = (postcode: string): string | undefined => {
  const [, area = ''] = /^\s*([a-z]{2})\d/i.exec(postcode) ?? []
  return crownDependencies[area.toUpperCase()]
}

/** Lists count the Crown dependencies as the United Kingdom. */
export const findCountryOutside = (
  { postcode, county }: { postcode?: string | null | undefined; county?: string | null | undefined },
  isBritish: boolean,
): string | undefined => {
  const outcode = readOutcode(postcode ?? '')
  if (outcode) return findPostcodeIsland(outcode)
  const named = !county || readCounty(county) ? undefined : getCountyCountry(county)
  return named && (!isBritish || Object.values(crownDependencies).includes(named)) ? named : undefined
}

export const describeOutside = (country: string): string =>
  `${country} is not in the directory, which lists suppliers in ${supplierCountries.join(', ')}`

/** Continental lists use vehicle registration codes. */
const carCodes: Record<string, string> = { A: 'AT', B: 'BE', D: 'DE', E: 'ES', F: 'FR', I: 'IT', L: 'LU', P: 'PT' }

export const readCountryCell = (text: string): CountryRead | undefined =>
  readCountry(carCodes[text.trim().toUpperCase()] ?? text)

export const countryNamed = (text: string): SupplierCountry | undefined => {
  const read = readCountry(text)
  return read && 'country' in read ? read.country : undefined
}
