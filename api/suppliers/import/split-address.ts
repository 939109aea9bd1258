import { toNormalised } from 'postcode'
import { countyNamed } from '../../places/county-named.ts'
import type { SupplierCountry } from '../../places/country.rules.ts'
import { oneLine } from '../../server/one-line.ts'
import { countryNamed } from './import.rules.ts'
import { trimMarks } from './trim-marks.ts'

export interface SplitAddress {
  address?: string
  city?: string
  county?: string
  postcode?: string
  country?: SupplierCountry
}

const areas =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
const postcodeShape = /\b(GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? {0,3}\d[ABD-HJLNP-UW-Z]{2})\b/i
const outcodeShape = new RegExp(`^(?:${areas.replaceAll(' ', '|')})\\d(?:\\d|[A-HJKPS-Y])?$`)
const eircodeShape = /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?[0-9AC-FHKNPRTV-Y]{4}\b/

/** Words that a street, or a building on it, ends with or is called by. */
const street =
  /\d|\b(?:street|str|st|road|rd|lane|ln|avenue|ave|close|drive|dr|way|walk|court|ct|place|terrace|row|square|sq|hill|park|estate|unit|house|mews|parade|crescent|gardens|grove|green|yard|works|wharf|quay|promenade|prom|esplanade|centre|building|buildings|mill|mills|farm|arcade|lodge|barn|studio|maltings|precinct)\.?$/i
const building =
  /^(?:(?:the|old|unit|units|suite|studio|floor|shop|office|flat|workshop|showroom|block|rear of|first|ground|no\.?)\b|.*\b(?:house|barn|barns|chapel|mill|mills|farm|court|yard|park|estate|centre|works|buildings?|hall|cottage|lodge|forge|dairy|maltings|granary|arcade|stables|schoolhouse|forge|business|industrial|trading)\b)/i

/** Whether a line of an address names a building or a part of one. */
export const isBuilding = (line: string): boolean => building.test(line)

/** Whether a line of an address is about the street or the building, not about the place. */
export const isStreet = (line: string): boolean => street.test(line) || building.test(line) || foreignStreet.test(line)
const foreignStreet =
  /(?:stra(?:ß|ss)e|str\.|gasse|platz|allee|weg|straat|gracht|laan|plein|kade|dijk)\b|^(?:\d+,? )?(?:rue|avenue|av\.|boulevard|bd|place|quai|allée|chemin|route|via|viale|piazza|corso|calle|c\/|carrer|avenida|avda|paseo|plaza)\s/i

/** A county's full name, as addresses write it: "Glos", "Co. Durham". */
export const countyWritten = (text: string): string | undefined =>
  countyNamed(
    oneLine(text)
      .replace(/\.$/, '')
      .replace(/^co\.? /i, 'county ')
      .replace(/^([ewns])\. /i, '$1 '),
  )

/** A UK postcode with its space; undefined for anything else, 00000 included. */
export const tidyPostcode = (text: string): string | undefined => toNormalised(oneLine(text)) ?? undefined

/** A UK postcode's first half alone: "GL50"; undefined for anything else. */
export const tidyOutcode = (text: string): string | undefined => {
  const outcode = oneLine(text).toUpperCase()
  return outcodeShape.test(outcode) ? outcode : undefined
}

/** An Irish postcode, with its space. */
export const eircodeIn = (text: string): string | undefined =>
  eircodeShape.exec(text)?.[0].replace(/^(.{3})[ -]?(.{4})$/, '$1 $2')

/** The first UK postcode in a text. */
export const postcodeIn = (text: string): string | undefined => {
  const match = postcodeShape.exec(text)?.[0]
  return match ? tidyPostcode(match) : undefined
}

/** Where the first postcode of a text ends, a British or an Irish one; -1 without one. */
export const endOfPostcode = (text: string): number => {
  const match = (postcodeIn(text) ? postcodeShape : eircodeShape).exec(text)
  return match ? match.index + match[0].length : -1
}

const nativeNames: Record<string, SupplierCountry> = {
  deutschland: 'Germany',
  italia: 'Italy',
  españa: 'Spain',
  espana: 'Spain',
  nederland: 'Netherlands',
  belgië: 'Belgium',
  belgie: 'Belgium',
  belgique: 'Belgium',
  éire: 'Ireland',
  eire: 'Ireland',
}

/** A country as an address writes it, in English or its own language. */
export const countryWritten = (text: string): SupplierCountry | undefined => {
  const bare = trimMarks(text)
  return bare.length === 2 && bare !== bare.toUpperCase()
    ? undefined
    : (nativeNames[bare.toLowerCase()] ?? countryNamed(bare))
}

/** "10969 Berlin", "1015 CJ Amsterdam", "20121 Milano (MI)": the postcode before the town, as on the Continent. */
const continental = (part: string, country: SupplierCountry | undefined) => {
  const dutch = /^(?:NL-)?([1-9]\d{3}) ?([A-Z]{2}) (\D{2,60})$/.exec(part)
  if (dutch && (!country || country === 'Netherlands'))
    return { postcode: `${dutch[1]} ${dutch[2]}`, city: dutch[3]!, country: 'Netherlands' as const }
  const [, postcode, place] = /^(?:[A-Z]{1,2}-)?(\d{4,5}) (\D{2,60})$/.exec(part) ?? []
  if (!postcode || !place || !country || postcode.length !== (country === 'Belgium' ? 4 : 5)) return undefined
  const city = country === 'Italy' ? place.replace(/ \(?[A-Z]{2}\)?$/, '') : place
  return { postcode, city: city.trim(), country }
}

const partsOf = (text: string) =>
  text
    .split(/[,\n|•·]| [-–] /)
    .map((part) => trimMarks(oneLine(part)))
    .filter((part) => part && part !== '00000')

const streetWord =
  /\b(?:street|st|road|rd|lane|avenue|ave|close|drive|way|court|place|terrace|row|square|hill|parade|crescent|gardens|grove|mews|estate|park|house|unit|mill|works|yard|centre|building)\b\.?/gi

/** "12 High Street Cheltenham" without a comma: the street ends where no more words for streets follow. */
const streetAndTown = (text: string): string[] => {
  if (!/^(?:\d|unit|flat|suite)/i.test(text)) return [text]
  for (const { 0: word, index } of text.matchAll(streetWord)) {
    const town = text.slice(index + word.length).trim()
    const isTown = /^\p{L}[\p{L}' -]{2,40}$/u.test(town) && town.replace(/^st /i, '').search(streetWord) < 0
    if (isTown) return [text.slice(0, index + word.length), town]
  }
  return [text]
}

/** Counties that are called like a town: "East London" is no town of East. */
const townCounty = /^(?:london|bristol|durham|swansea|cardiff|aberdeen|dundee|edinburgh|glasgow|york|newport|wrexham)$/i

/** "Redhill Surrey" without a comma. */
const townAndCounty = (text: string): string[] => {
  const words = text.split(' ')
  for (let at = Math.max(1, words.length - 3); at < words.length; at++) {
    const county = words.slice(at).join(' ')
    if (countyWritten(county) && !townCounty.test(county)) return [words.slice(0, at).join(' '), county]
  }
  return [text]
}

/** Splits an address of the Continent or Ireland; undefined where it is none. */
const splitAbroad = (text: string, known: SupplierCountry | undefined): SplitAddress | undefined => {
  const eircode = eircodeIn(text)
  const parts = partsOf(eircode ? text.replace(eircodeShape, ',') : text)
  const last = parts.length > 1 || eircode ? countryWritten(parts.at(-1) ?? '') : undefined
  if (last) parts.pop()
  const country = last ?? (eircode ? 'Ireland' : known)
  if (country === 'United Kingdom') return undefined
  const at = parts.findIndex((part) => continental(part, country))
  if (at >= 0) {
    const found = continental(parts[at]!, country)!
    return { ...found, address: parts.slice(0, at).join(', ') || undefined }
  }
  if (country !== 'Ireland') return undefined
  const county = /^(?:co\.?|county) /i.test(parts.at(-1) ?? '') ? parts.pop() : undefined
  const city = parts.length > 1 || (parts[0] && /^dublin \d|^\D+$/i.test(parts[0])) ? parts.pop() : undefined
  return { address: parts.join(', ') || undefined, city, county, postcode: eircode, country }
}

/**
 * Splits an address as it is written in Britain: "Unit 4, 12 High Street, Cheltenham, Glos, GL50 1AA, UK", also with
 * half a postcode or none; or on the Continent, where its country is told or `known`: "Lindenstr. 4, 10969 Berlin".
 */
export const splitAddress = (text: string, known?: SupplierCountry): SplitAddress => {
  const bounded = text.slice(0, 1000)
  const postcode = postcodeIn(bounded)
  const abroad = postcode ? undefined : splitAbroad(bounded, known)
  if (abroad) return abroad
  const parts = partsOf(postcode ? bounded.replace(postcodeShape, ',') : bounded)
  const country = parts.length > 1 || postcode ? countryWritten(parts.at(-1) ?? '') : undefined
  if (country) parts.pop()
  const outcode = postcode ? undefined : takeOutcode(parts)
  if (parts.length > 2 && /^isle of /i.test(parts.at(-1)!) && !countyWritten(parts.at(-1)!)) parts.pop()
  if (parts.length && !countyWritten(parts.at(-1)!)) parts.push(...townAndCounty(parts.pop()!))
  const last = parts.at(-1)
  const before = parts.at(-2)
  const county =
    last && before && (!street.test(before) || streetAndTown(before).length > 1) ? countyWritten(last) : undefined
  if (county) parts.pop()
  if (parts.length === 1) parts.push(...streetAndTown(parts.pop()!))
  const isTown = parts.length > 1 ? !/^\d+[a-z]?(?:-\d+)? /i.test(parts.at(-1)!) : parts[0] && !street.test(parts[0])
  const city = isTown ? parts.pop() : undefined
  return { address: parts.join(', ') || undefined, city, county, postcode: postcode ?? outcode, country }
}

/** Takes "NE1" off the end: "Newcastle upon Tyne NE1". */
const takeOutcode = (parts: string[]): string | undefined => {
  const words = (parts.at(-1) ?? '').split(' ')
  const outcode = words.at(-1) === words.at(-1)!.toUpperCase() ? tidyOutcode(words.at(-1)!) : undefined
  if (!outcode) return undefined
  parts.pop()
  const rest = trimMarks(words.slice(0, -1).join(' '))
  if (rest) parts.push(rest)
  return outcode
}
