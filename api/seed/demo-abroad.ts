import type { Random } from '../process/random.ts'
import { readTable } from '../text/read-table.ts'

interface Abroad {
  postcodes: string[]
  /** With # for a digit; null if no numbers are reserved for fiction in the country or town. */
  phone: string | null
}

const towns = new Map(
  readTable(new URL('demo-abroad.txt', import.meta.url), ['country', 'town', 'postcodes', 'phone']).map(
    ({ country, town, postcodes, phone }): [string, Abroad] => [
      `${country} ${town}`,
      { postcodes: postcodes.split(' '), phone: phone || null },
    ],
  ),
)

export const townAbroad = (country: string, name: string): Abroad | undefined => towns.get(`${country} ${name}`)

export const demoTownsAbroad: readonly string[] = [...towns.keys()]

const eircodeSigns = '0123456789ACDEFHKNPRTVWXY'.split('')
/** No Dutch code ends in SA, SD or SS. */
const dutchLetters = 'ABCDEGHJKLMNPRTVWXZ'.split('')

export const postcodeAbroad = (random: Random, country: string, name: string): string | null => {
  const town = townAbroad(country, name)
  if (!town) return null
  const code = random.pick(town.postcodes)
  if (country === 'NL') return `${code} ${random.pick(dutchLetters)}${random.pick(dutchLetters)}`
  if (country === 'IE') return `${code} ${Array.from({ length: 4 }, () => random.pick(eircodeSigns)).join('')}`
  return code
}
