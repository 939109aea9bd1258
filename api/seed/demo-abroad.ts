import type { Random } from '../server/random.ts'

/**
 * The towns abroad that have demo suppliers: `town: postcodes | telephone number`, by hand. In Ireland a postcode is the routing
 * key, in the Netherlands its digits. The numbers are those kept for fiction: ARCEP (decision 2018-0881), the
 * Bundesnetzagentur (notice 148/2021) and ComReg (020 91). Spain, Italy, the Netherlands and Belgium keep none.
 */
const list: Record<string, string> = {
  IE: `
Dublin: D01 D02 D03 D06 D07 D08 D09 | +353 20 91# ####
Cork: T12 T23 | +353 20 91# ####
Limerick: V94 | +353 20 91# ####
Galway: H91 | +353 20 91# ####
Drogheda: A92 | +353 20 91# ####
Dundalk: A91 | +353 20 91# ####
Sligo: F91 | +353 20 91# ####
Kilkenny: R95 | +353 20 91# ####
Wexford: Y35 | +353 20 91# ####
Navan: C15 | +353 20 91# ####
Tralee: V92 | +353 20 91# ####`,
  FR: `
Paris: 75003 75004 75009 75011 75015 75017 | +33 1 99 00 ## ##
Marseille: 13001 13005 13006 13008 | +33 4 65 71 ## ##
Lyon: 69002 69003 69006 69007 | +33 4 65 71 ## ##
Toulouse: 31000 31200 31400 | +33 5 36 49 ## ##
Nice: 06000 06100 06200 | +33 4 65 71 ## ##
Nantes: 44000 44100 44200 | +33 2 61 91 ## ##
Strasbourg: 67000 67100 67200 | +33 3 53 01 ## ##
Bordeaux: 33000 33200 33800 | +33 5 36 49 ## ##
Lille: 59000 59800 | +33 3 53 01 ## ##
Rennes: 35000 35200 35700 | +33 2 61 91 ## ##
Dijon: 21000 | +33 3 53 01 ## ##`,
  DE: `
Berlin: 10115 10405 10437 10623 10961 12043 | +49 30 23125 ###
Hamburg: 20095 20144 20255 22303 22765 | +49 40 66969 ###
Munich: 80331 80469 80636 80799 81541 | +49 89 99998 ###
Cologne: 50667 50674 50733 50823 50937 | +49 221 4710 ###
Frankfurt am Main: 60311 60316 60322 60385 60594 | +49 69 90009 ###
Stuttgart: 70173 70176 70182
Leipzig: 04103 04107 04229
Dresden: 01067 01097 01309
Bremen: 28195 28203 28209
Nuremberg: 90402 90408 90443`,
  ES: `
Madrid: 28001 28004 28010 28012 28028
Barcelona: 08001 08008 08012 08025 08036
Valencia: 46001 46004 46021
Seville: 41001 41004 41013
Zaragoza: 50001 50005 50009
Málaga: 29001 29007 29016
Palma: 07001 07006 07013
Alicante: 03001 03004 03013
Bilbao: 48001 48009 48011`,
  IT: `
Rome: 00184 00185 00186 00193 00198
Milan: 20121 20122 20124 20144
Naples: 80121 80132 80136
Turin: 10121 10124 10138
Genoa: 16121 16128
Bologna: 40121 40124 40126
Florence: 50121 50122 50125
Verona: 37121 37122 37129
Palermo: 90133 90139 90141`,
  NL: `
Amsterdam: 1012 1013 1015 1016 1054 1071
Rotterdam: 3011 3012 3014 3021
The Hague: 2511 2512 2514 2518
Utrecht: 3511 3512 3514
Eindhoven: 5611 5613 5616
Groningen: 9711 9712 9718
Haarlem: 2011 2012
Maastricht: 6211 6221`,
  BE: `
Brussels: 1000 1030 1050 1060 1180
Antwerp: 2000 2018 2060
Ghent: 9000
Bruges: 8000
Liège: 4000 4020
Leuven: 3000
Namur: 5000
Mechelen: 2800`,
}

interface Abroad {
  postcodes: string[]
  /** With # for a digit; null where the country keeps no numbers for fiction, or none for this town. */
  phone: string | null
}

const towns = new Map(
  Object.entries(list).flatMap(([country, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line): [string, Abroad] => {
        const [town = '', codes = '', phone = null] = line.split(/: | \| /)
        return [`${country} ${town}`, { postcodes: codes.split(' '), phone }]
      }),
  ),
)

/** The town of this name, if it may have demo suppliers. */
export const townAbroad = (country: string, name: string): Abroad | undefined => towns.get(`${country} ${name}`)

/** `country town` of each. */
export const townsAbroad: readonly string[] = [...towns.keys()]

const eircodeSigns = '0123456789ACDEFHKNPRTVWXY'.split('')
/** No Dutch code ends in SA, SD or SS. */
const dutchLetters = 'ABCDEGHJKLMNPRTVWXZ'.split('')

/** A postcode of this town, as its country writes it; null in any other town. */
export const postcodeAbroad = (random: Random, country: string, name: string): string | null => {
  const town = townAbroad(country, name)
  if (!town) return null
  const code = random.pick(town.postcodes)
  if (country === 'NL') return `${code} ${random.pick(dutchLetters)}${random.pick(dutchLetters)}`
  if (country === 'IE') return `${code} ${Array.from({ length: 4 }, () => random.pick(eircodeSigns)).join('')}`
  return code
}
