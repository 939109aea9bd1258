import { readPoint, readTable } from '../../text/read-table.ts'
export const numberedQuarters = () =>
  readTable(new URL('quarters.txt', import.meta.url), ['country', 'name', 'point', 'inhabitants']).map(
    ({ point, inhabitants, ...named }) => ({ ...named, ...readPoint(point), population: Number(inhabitants) || null }),
  )

const numbered = /^(Paris|Lyon|Marseille) 0?(\d+)$/
const firstCodes: Record<string, number> = { Paris: 75000, Lyon: 69000, Marseille: 13000 }
/** The second postcode of Paris 16 is for its north. */
const secondCodes: Record<string, string> = { 'Paris 16': '75116' }

/** "Lyon 3e", "Paris 11ème arrondissement", "11th arrondissement Paris". */
export const getQuarterSpellings = (name: string): string[] => {
  const [, city = '', number = ''] = numbered.exec(name) ?? []
  if (!city) return []
  const ordinals =
    number === '1' ? ['1er', '1st'] : [`${number}e`, `${number}eme`, `${number}${english(Number(number))}`]
  return [
    `${city} ${number}`,
    `${city} ${number.padStart(2, '0')}`,
    ...ordinals.flatMap((ordinal) => [
      `${city} ${ordinal}`,
      `${city} ${ordinal} arrondissement`,
      `${ordinal} arrondissement ${city}`,
      `${ordinal} arrondissement de ${city}`,
      `${ordinal} arrondissement of ${city}`,
    ]),
  ]
}

const english = (number: number) => (number === 2 ? 'nd' : number === 3 ? 'rd' : 'th')

export const getQuarterPostcodes = (name: string): string[] => {
  const [, city = '', number = ''] = numbered.exec(name) ?? []
  if (!city) return []
  const second = secondCodes[name]
  return [String(firstCodes[city]! + Number(number)), ...(second ? [second] : [])]
}
