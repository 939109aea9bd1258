/** Centres to half a mile, thousands of inhabitants (census of 2021), by hand; GeoNames has Marseille's. */
const quarters: Record<string, string> = {
  Paris: `
48.863 2.336 16;48.868 2.343 21;48.863 2.36 33;48.854 2.358 28;48.844 2.351 57;48.849 2.333 40;48.856 2.312 47;
48.873 2.313 35;48.877 2.338 59;48.876 2.361 82;48.859 2.38 141;48.84 2.395 139;48.828 2.362 178;48.829 2.327 134;
48.84 2.293 227;48.86 2.271 161;48.887 2.307 162;48.893 2.348 186;48.887 2.385 181;48.864 2.401 188`,
  Lyon: `
45.77 4.828 29;45.753 4.827 30;45.758 4.856 102;45.78 4.823 35;45.759 4.807 50;45.772 4.852 51;45.733 4.842 86;
45.734 4.87 87;45.783 4.806 55`,
}

export const numberedQuarters = () =>
  Object.entries(quarters).flatMap(([city, list]) =>
    list.split(';').map((quarter, index) => {
      const [latitude = 0, longitude = 0, thousands = 0] = quarter.trim().split(' ').map(Number)
      return { name: `${city} ${index + 1}`, latitude, longitude, population: thousands * 1000 }
    }),
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
