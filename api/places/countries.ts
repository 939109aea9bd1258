export interface CountryPlace {
  name: string
  /** ISO 3166 code. */
  country: string
  latitude: number
  longitude: number
  aliases: string[]
}

/** The countries that suppliers are listed in, followed by the four nations of the United Kingdom. */
export const countries: CountryPlace[] = [
  {
    name: 'United Kingdom',
    country: 'GB',
    latitude: 54.0,
    longitude: -2.5,
    aliases: ['UK', 'GB', 'Great Britain', 'Britain', 'U.K.'],
  },
  { name: 'England', country: 'GB', latitude: 52.6, longitude: -1.5, aliases: ['ENG'] },
  { name: 'Scotland', country: 'GB', latitude: 56.8, longitude: -4.2, aliases: ['SCO'] },
  { name: 'Wales', country: 'GB', latitude: 52.4, longitude: -3.7, aliases: ['Cymru'] },
  { name: 'Northern Ireland', country: 'GB', latitude: 54.6, longitude: -6.7, aliases: ['N Ireland', 'NI', 'Ulster'] },
  {
    name: 'Ireland',
    country: 'IE',
    latitude: 53.2,
    longitude: -7.8,
    aliases: ['Republic of Ireland', 'Eire', 'Éire', 'ROI', 'Southern Ireland'],
  },
  { name: 'France', country: 'FR', latitude: 46.6, longitude: 2.5, aliases: [] },
  { name: 'Germany', country: 'DE', latitude: 51.1, longitude: 10.4, aliases: ['Deutschland'] },
  { name: 'Spain', country: 'ES', latitude: 40.2, longitude: -3.6, aliases: ['España'] },
  { name: 'Italy', country: 'IT', latitude: 42.8, longitude: 12.6, aliases: ['Italia'] },
  {
    name: 'Netherlands',
    country: 'NL',
    latitude: 52.2,
    longitude: 5.4,
    aliases: ['The Netherlands', 'Holland', 'Nederland'],
  },
  { name: 'Belgium', country: 'BE', latitude: 50.6, longitude: 4.7, aliases: ['Belgique', 'België'] },
]
