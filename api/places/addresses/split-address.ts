import type { SupplierCountry } from '../areas/country.rules.ts'
import {
  eircodeIn,
  findPostcodeEnd,
  postcodeIn,
  readOutcode,
  withoutEircode,
  withoutPostcode,
} from '../postcodes/postcode-text.ts'
import { getCountyCountry, isIrishCounty, readCountry, readCountryCell } from '../read-country.ts'
import { countyNamed, readCounty, type CountyName } from '../read-county.ts'
import { oneLine } from '../../text/one-line.ts'
import { isEmptyCell } from '../../text/tidy-cell.ts'
import { trimMarks } from '../../text/trim-marks.ts'

export interface SplitAddress {
  address?: string
  city?: string
  /** As written: "Glos", "Yorkshire". */
  county?: string
  postcode?: string
  country?: SupplierCountry
  /** A country that suppliers are not listed in. */
  elsewhere?: string
  phone?: string
  email?: string
  website?: string
}

const street =
  /\d|\b(?:street|str|st|road|rd|lane|ln|avenue|ave|close|drive|dr|way|walk|court|ct|place|terrace|row|square|sq|hill|park|estate|unit|house|mews|parade|crescent|gardens|grove|green|yard|works|wharf|quay|promenade|prom|esplanade|centre|building|buildings|mill|mills|farm|arcade|lodge|barn|studio|maltings|precinct)\.?$/i
const building =
  /^(?:(?:the|old|unit|units|suite|studio|floor|shop|office|flat|workshop|showroom|block|rear of|first|ground|no\.?)\b|.*\b(?:floor|house|barn|barns|chapel|mill|mills|farm|court|yard|park|estate|centre|works|buildings?|hall|cottage|lodge|forge|dairy|maltings|granary|arcade|stables|schoolhouse|forge|business|industrial|trading)\b)/i

export const isBuilding = (line: string): boolean => building.test(line)

export const isStreet = (line: string): boolean => street.test(line) || building.test(line) || isForeignStreet(line)
const foreignStreets = {
  Germany: /(?:stra(?:ß|ss)e|str\.|gasse|platz|allee|weg)(?![a-zß])|(?:^|[,\n] ?)(?:am|im|zum|zur|an der|auf der) /i,
  Netherlands: /(?:straat|gracht|laan|plein|kade|dijk)\b/i,
  France:
    /(?:^|[,\n] ?)(?:\d+,? )?(?:rue|avenue|av\.|boulevard|bd|place|quai|cours|impasse|allée|chemin|route|z[ai]c?)\s/i,
  Italy: /(?:^|[,\n] ?)(?:via|viale|piazza|corso)\s/i,
  Spain: /(?:^|[,\n] ?)(?:calle|c\/|carrer|avenida|avda|paseo|plaza)\s/i,
} as const
const isForeignStreet = (line: string) => Object.values(foreignStreets).some((words) => words.test(line))

/** "Hauptstr. 12, 50667 Köln" is in Germany. */
const byStreet = (text: string): SupplierCountry | undefined =>
  /(?<!\d)\d{5} \p{Lu}/u.test(text)
    ? (['Germany', 'France', 'Italy', 'Spain'] as const).find((country) => foreignStreets[country].test(text))
    : undefined

/** "Co. Durham", "E. Yorks", or a borough without a town of its name. */
const countyPart = (text: string): CountyName | undefined => {
  const named = text.length > 60 ? undefined : readCounty(oneLine(text))
  return named?.kind === 'authority' && !/ (?:and|with) |&/i.test(text) ? undefined : named
}

/** "Glos" becomes the full name; former counties stay as written. */
export const countyWritten = (text: string): string | undefined => {
  const named = countyPart(text)
  return named && named.kind !== 'nation' ? (countyNamed(oneLine(text)) ?? oneLine(text)) : undefined
}

/** Also in its own language, or as a code in capitals. */
const countryPart = (text: string) => {
  const bare = trimMarks(text)
  const isCode = bare.replaceAll('.', '').length <= 3
  return bare.length > 60 || (isCode && bare !== bare.toUpperCase()) ? undefined : readCountry(bare)
}

export const countryWritten = (text: string): SupplierCountry | undefined => {
  const read = countryPart(text)
  return read && 'country' in read ? read.country : undefined
}

/** "Amsterdam (Noord)" is Amsterdam. */
export const withoutBracket = (town: string): string => town.replace(/ ?\([^()]{0,40}\)$/, '').trim()

/** "Carmarthen / Caerfyrddin" is Carmarthen, "Nr Radstock" is Radstock. */
export const firstTownName = (town: string): string => town.split(/\s\/\s/, 1)[0]!.replace(/^(?:near|nr\b\.?)\s+/i, '')

/** "10969 Berlin", "1015 CJ Amsterdam", "20121 Milano (MI)": the postcode precedes the town. */
const continental = (given: string, country: SupplierCountry | undefined) => {
  const part = withoutBracket(given).replace(/ cedex(?: \d{1,2})?$/i, '')
  const dutch = /^(?:NL-)?([1-9]\d{3}) ?([A-Z]{2}) (\D{2,60})$/.exec(part)
  if (dutch && (!country || country === 'Netherlands'))
    return { postcode: `${dutch[1]} ${dutch[2]}`, city: dutch[3]!, country: 'Netherlands' as const }
  const [, postcode, place] = /^(?:[A-Z]{1,2}-)?(\d{4,5}) (\D{2,60})$/.exec(part) ?? []
  if (!postcode || !place || !country || postcode.length !== (country === 'Belgium' ? 4 : 5)) return undefined
  const city = country === 'Italy' ? place.replace(/ [A-Z]{2}$/, '') : place
  return { postcode, city: city.trim(), country }
}

const contact =
  /(?:^|[\s(])(?:(?:tel|telephone|phone|ph|call|mob|mobile|fax|t|m|f)\b[.:]*\s*(?:no\.?:?\s*)?)?\(?(?:\+\d|0\d)[\d\s()-]{7,20}\)?$/i
const isFax = /^[\s(]*f(?:ax)?\b/i
const label = /^(?:e-?mail|web(?:site)?)\b[\s.:]*/i
const webAddress = /^(?:www\.|https?:)/i

type Contacts = Record<'phone' | 'email' | 'website', Set<string>>

/** Moves phone numbers, emails and web addresses to `contacts`. */
const splitAddressParts = (text: string, contacts: Contacts) =>
  text
    .split(/[,;\n|•·]| [-–] |\.?\s(?=www\.|https?:)/)
    .map((part) => trimMarks(oneLine(part)))
    .map((part) => {
      let rest = part.slice(0, 200)
      const numbers: string[] = []
      // bounded: a part of an address
      for (let found = contact.exec(rest); found; found = contact.exec(rest)) {
        if (!isFax.test(found[0])) numbers.unshift(trimMarks(found[0].replace(/^[^\d+(]+/, '')))
        rest = trimMarks(rest.slice(0, found.index), ' .,;:/&-–')
      }
      for (const number of numbers) contacts.phone.add(number)
      return rest.length < part.length && part.length <= 200 ? rest : part
    })
    .filter((part) => {
      const bare = part.replace(label, '')
      const kind = bare.includes('@') ? 'email' : webAddress.test(bare) ? 'website' : undefined
      if (kind) contacts[kind].add(bare)
      return bare && bare !== '00000' && !kind && !label.test(part) && !/^\([^()]*\)$/.test(part) && !isEmptyCell(part)
    })

const streetWord =
  /\b(?:street|st|road|rd|lane|avenue|ave|close|drive|way|court|place|terrace|row|square|hill|parade|crescent|gardens|grove|mews|estate|park|house|unit|mill|works|yard|centre|building)\b\.?/gi

/** "12 High Street Cheltenham" without a comma: the street ends after the last word for a street. */
const streetAndTown = (text: string): string[] => {
  if (!/^(?:\d|unit|flat|suite)/i.test(text)) return [text]
  for (const { 0: word, index } of text.matchAll(streetWord)) {
    const town = text.slice(index + word.length).trim()
    const isTown = /^\p{L}[\p{L}' -]{2,40}$/u.test(town) && town.replace(/^st /i, '').search(streetWord) < 0
    if (isTown) return [text.slice(0, index + word.length), town]
  }
  return [text]
}

/** These look like towns: "East London" is not a town called East. */
const townCounty =
  /^(?:london|bristol|durham|swansea|cardiff|caerdydd|abertawe|aberdeen|dundee|edinburgh|glasgow|york|newport|wrexham|bridgend|caerphilly|conwy|conway|falkirk|stirling|moray|down|tyrone|rutland|flint)$/i

/** Splits "Redhill Surrey" without a comma. */
const townAndCounty = (text: string): string[] => {
  const words = text.split(' ')
  for (let at = Math.max(1, words.length - 4); at < words.length; at++) {
    const county = words.slice(at).join(' ')
    const town = words.slice(0, at).join(' ')
    if (countyPart(county) && !townCounty.test(county) && !/\bisles? of$/i.test(town)) return [town, county]
  }
  return [text]
}

/** For "Kerkstraat 12 1017 GP Amsterdam" without a comma. */
const codeBehindStreet: { [country in SupplierCountry]?: RegExp } = {
  Netherlands: /^(.{3,80}?) ([1-9]\d{3} ?[A-Z]{2} \D{2,60})$/,
  Belgium: /^(.{3,80} \d{1,4}[a-z]?) (\d{4} \D{2,60})$/i,
  France: /^(.{3,80}?)[.,]? (\d{5} \D{2,60})$/,
  Germany: /^(.{3,80}?)[.,]? (\d{5} \D{2,60})$/,
  Spain: /^(.{3,80}?)[.,]? (\d{5} \D{2,60})$/,
  Italy: /^(.{3,80}?)[.,]? (\d{5} \D{2,60})$/,
}
const streetAndCode = (part: string, country: SupplierCountry | undefined): string[] => {
  const found = country && !continental(part, country) ? codeBehindStreet[country]?.exec(part) : undefined
  return found ? [found[1]!, found[2]!] : [part]
}

/** Turns a final "Paris 75001" into "75001 Paris". */
const turnCode = (parts: string[], country: SupplierCountry | undefined): string[] => {
  const last = parts.at(-1) ?? ''
  const [, town, code] = (country && country !== 'Belgium' && /^(\D{2,60}) (\d{5})$/.exec(last)) || []
  return town && !parts.some((part) => continental(part, country)) ? [...parts.slice(0, -1), `${code} ${town}`] : parts
}

/** "F-69003 Lyon" is in France. */
const byPrefix = (text: string) => {
  const [, prefix] = /(?:^|[,\n])\s?([A-Z]{1,2})-\d{4,5} \p{Lu}/u.exec(text) ?? []
  return prefix ? readCountryCell(prefix) : undefined
}

/** "1017 GP, Amsterdam" becomes one part. */
const joinCode = (parts: string[]): string[] => {
  const at = parts.findIndex((part) => /^(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?$/.test(part))
  const town = parts[at + 1]
  return at >= 0 && town && /^\D{2,60}$/.test(town) ? parts.toSpliced(at, 2, `${parts[at]} ${town}`) : parts
}

const splitAbroad = (
  text: string,
  known: SupplierCountry | undefined,
  contacts: Contacts,
): SplitAddress | undefined => {
  const eircode = eircodeIn(text)
  const written = splitAddressParts(eircode ? withoutEircode(text) : text, contacts)
  const last = written.length > 1 || eircode ? countryWritten(written.at(-1) ?? '') : undefined
  if (last) written.pop()
  const isIrish = eircode !== undefined || (written.length > 2 && isIrishCounty(written.at(-1)!))
  const prefixed = last || isIrish || known ? undefined : byPrefix(text)
  if (prefixed && 'elsewhere' in prefixed) return prefixed
  const country = last ?? (isIrish ? 'Ireland' : known) ?? prefixed?.country ?? byStreet(text)
  const parts = turnCode(joinCode(written.flatMap((part) => streetAndCode(part, country))), country)
  if (country === 'United Kingdom') return undefined
  const at = parts.findIndex((part) => continental(part, country))
  if (at >= 0) {
    const found = continental(parts[at]!, country)!
    return { ...found, address: parts.slice(0, at).join(', ') || undefined }
  }
  if (country !== 'Ireland') return undefined
  const isCounty = /^(?:co\.?|county) /i.test(parts.at(-1) ?? '') || (parts.length > 2 && isIrishCounty(parts.at(-1)!))
  const county = isCounty ? parts.pop() : undefined
  const city = parts.length > 1 || (parts[0] && /^dublin \d|^\D+$/i.test(parts[0])) ? parts.pop() : undefined
  return { address: parts.join(', ') || undefined, city, county, postcode: eircode, country }
}

const island =
  /^(?:(?:the )?isles? of |(?:skye|mull|islay|jura|arran|bute|lewis|harris|tiree|iona|north uist|south uist|barra|anglesey|sheppey|hebrides|europe|british isles)$)/i
// bounded: a part of an address of at most 1,000 characters
const nationBehind = /[\s,]+(?:england|scotland|wales|northern ireland|united kingdom|great britain|u\.?k\.?|gb)$/i

const landmark = /^(?:opposite|opp\.?|next (?:door )?to|behind|above|adjacent to)\s/i

const takeAreas = (parts: string[], postcode: string | undefined): SplitAddress => {
  const taken: SplitAddress = {}
  let county: CountyName | undefined
  for (;;) {
    const last = parts.at(-1)
    if (!last) return taken
    const isWhole = parts.length === 1 && !postcode
    const named = countyPart(last)
    const region = postcode || named ? undefined : getCountyCountry(last)
    const country = countryPart(last) ?? (region && { elsewhere: region })
    const before = parts.at(-2)
    const isBehindTown = before !== undefined && (!isStreet(before) || streetAndTown(before).length > 1)
    const isTown = townCounty.test(last) && !(isBehindTown && county?.kind !== 'county')
    if (!isWhole && country && (!named || named.kind === 'nation') && !('elsewhere' in country && taken.country)) {
      if ('country' in country) taken.country ??= country.country
      else taken.elsewhere ??= country.elsewhere
      parts.pop()
    } else if (!isWhole && named && !isTown) {
      if (!county || (county.kind !== 'county' && named.kind === 'county')) [county, taken.county] = [named, last]
      parts.pop()
    } else if (parts.length > (postcode ? 1 : 2) && island.test(last)) {
      parts.pop()
    } else {
      const outcode = postcode || taken.postcode ? undefined : takeOutcode(parts)
      if (outcode) taken.postcode = outcode
      else {
        const split = townAndCounty(last.replace(nationBehind, ''))
        if (split.join(' ') === last && split.length === 1) return taken
        parts.splice(-1, 1, ...split)
      }
    }
  }
}

// bounded: addresses are cut at 1000 characters
/** "10 - 24 Mill Lane" is one house; "Unit 4 - 12 Mill Lane" has two parts. */
const houseRange = /(^|[,\n]\s*)(\d{1,4}[a-z]?) ?[-–] ?(\d{1,4}[a-z]?)(?= \p{L})/giu

/** Splits British addresses, and Continental ones with a country; the postcode may be partial or missing. */
export const splitAddress = (text: string, known?: SupplierCountry): SplitAddress => {
  const bounded = text.slice(0, 1000).replace(houseRange, '$1$2-$3')
  const contacts: Contacts = { phone: new Set(), email: new Set(), website: new Set() }
  const split = splitParts(bounded, known, contacts)
  const written = Object.entries(contacts).flatMap(([kind, texts]) =>
    texts.size ? [[kind, [...texts].join(' / ')]] : [],
  )
  return { ...split, ...Object.fromEntries(written) }
}

const splitParts = (bounded: string, known: SupplierCountry | undefined, contacts: Contacts): SplitAddress => {
  const postcode = postcodeIn(bounded)
  const end = findPostcodeEnd(bounded)
  if (postcode && postcodeIn(bounded.slice(end))) {
    const first = splitParts(bounded.slice(0, end), known, contacts)
    return { ...first, address: [first.address, trimMarks(bounded.slice(end), ' ,;.&/|\n')].filter(Boolean).join('; ') }
  }
  const abroad = postcode ? undefined : splitAbroad(bounded, known, contacts)
  if (abroad) return abroad
  const parts = splitAddressParts(postcode ? withoutPostcode(bounded) : bounded, contacts)
  const taken = takeAreas(parts, postcode)
  const landmarks: string[] = []
  while (parts.length > 2 && landmark.test(parts.at(-1)!)) landmarks.unshift(parts.pop()!)
  if (parts.length === 1) parts.push(...streetAndTown(parts.pop()!))
  const isTown =
    parts.length > 1
      ? !/^\d+[a-z]?(?:-\d+)? /i.test(parts.at(-1)!) && !(parts.length === 2 && /^\d+[a-z]?(?:-\d+)?$/i.test(parts[0]!))
      : parts[0] && !street.test(parts[0])
  const city = isTown ? withoutBracket(firstTownName(parts.pop()!)).replace(/(?<!^Dublin) \d{1,2}$/i, '') : undefined
  return {
    ...taken,
    county: taken.county && countyWritten(taken.county),
    address: [...parts, ...landmarks].join(', ') || undefined,
    city,
    postcode: postcode ?? taken.postcode,
  }
}

/** Takes the district of "Newcastle upon Tyne NE1" or "Leeds LS1 4". */
const takeOutcode = (parts: string[]): string | undefined => {
  const words = withoutBracket(parts.at(-1) ?? '').split(' ')
  for (const count of [2, 1]) {
    const written = words.slice(-count).join(' ')
    const outcode = written === written.toUpperCase() && words.length >= count ? readOutcode(written) : undefined
    if (!outcode) continue
    parts.pop()
    const rest = trimMarks(words.slice(0, -count).join(' '))
    if (rest) parts.push(rest)
    return outcode
  }
  return undefined
}
