import { findPostcodeEnd } from '../../places/postcode-text.ts'
import { countryWritten, countyWritten, isBuilding, isStreet } from '../../places/addresses/split-address.ts'
import { trimMarks } from '../../text/trim-marks.ts'
import { nameKey } from './business-name.ts'

const maxBefore = 7
/** Labels in front of an address, in the languages of the directory. */
export const label = new RegExp(
  `^.{0,80}?\\b(?:${[
    String.raw`(?:[a-z]{0,10}(?:address|adresse|adres|anschrift)|indirizzo|direcci[oó]n|domicilio|sede(?: legale)?|si[eè]ge(?: social)?|standort|(?:registered|head|main) office)\s?[:–-]?\s+`,
    String.raw`(?:visit us|find us|see us|showroom|shop|workshop|studio)(?:\s?[:–-]| at| in| on)\s+`,
    String.raw`(?:visit us|find us|see us)\s+(?=\d)`,
    String.raw`(?:based|located) at\s+`,
  ].join('|')})(?=\\S)`,
  'i',
)
const copyright = /^[^\p{L}\p{N}]{0,5}(?:©|\(c\)|copyright\b)[\s\d©,.–-]*(?:by\s)?/iu
/** Pictograms at the start of a line. */
const signs = /^[^\p{L}\p{N}("'“‘]+/u
/** A line that is no part of an address. */
export const isNoAddress =
  /[@?!"“”]|\b(?:tel|telephone|telefon|téléphone|tél|phone|mobile|mob|fax|e-?mail|call|contact|open|opening|hours|address|visit|find|copyright|inhaber(?:in)?|gesch[aä]ftsf[uü]hr\w+|vertreten|eigenaar|g[eé]rante?|titular|titolare|proprietor|www)\b|[©§]|\d{5,}/i
/** A company's registered address, which need not be its shop's. */
export const registered = /\bregistered (?:office|address|in|company)\b|\bcompany (?:no|number|reg)/i

/** Text after an address in its line: a phone number, an email address, another sentence. */
const rest =
  /\s?(?:\||•|·|\b(?:or (?:call|ring|phone)|(?:call|ring|phone|contact|e-?mail|text|message) (?:us|me))\b|\b(?:tel|telf|tfno|tlf|telefon[oe]?|telephone|phone|t|ph|call|bel|fax|e-?mail|mob|mobile)\b\s?[.:+(\d]|[\w.+-]{1,60}@)/i

/** "10969 Berlin" in a line of several parts. */
const codeAndTown = /[|•·,–]\s((?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})? \p{Lu}[\p{L}'’. -]{2,40}?)(?=\s?(?:[|•·,(–]|$))/u

const afterPostcode = /^[\s,.]*([\p{L} ]{2,20})/u

/** "12 Mill Lane in Elgin (IV30 1AB" with commas. */
const withPlainTown = (address: string) =>
  address
    .replace(
      /\b([Ss]treet|[Rr]oad|[Ll]ane|[Aa]venue|[Cc]lose|[Dd]rive|[Ww]ay|[Pp]lace|[Tt]errace|[Rr]ow|[Ss]quare) in (?=\p{Lu})/u,
      '$1, ',
    )
    .replace(/\s?\((?=[^()]*$)/, ', ')

/** The line up to its postcode and country, or up to a phone number and the like. */
export const addressPart = (line: string): string => {
  const bare = line.replace(copyright, '').replace(signs, '').replace(label, '')
  const end = findPostcodeEnd(bare)
  if (end > 0) {
    const more = afterPostcode.exec(bare.slice(end))?.[1]
    return `${withPlainTown(bare.slice(0, end))}${more && (countyWritten(more) ?? countryWritten(more)) ? `, ${more}` : ''}`
  }
  const town = codeAndTown.exec(bare)
  if (town) return bare.slice(0, town.index + town[0].length).replace(/\s[|•·]\s/g, ', ')
  const cut = bare.search(rest)
  return trimMarks(cut > 0 ? bare.slice(0, cut) : bare)
}

/** "12 Newton Road, Mumbles" from "Come and see us at 12 Newton Road, Mumbles". */
export const fromNumber = (line: string): string => {
  const sentence = /^.{0,120}?\b(?:at|on|in|to|from|near|is)\s+(?=\d|(?:unit|flat|suite|the old)\b)/i.exec(line)
  return sentence ? line.slice(sentence[0].length) : line
}

/** The end of a name in front of an address. */
const nameEnd = /,\s|\.\s(?=\d)|\s[-–|•·]\s/

/** The lines without the business's own name. */
export const withoutName = (lines: string[], names: string[]) => {
  const known = new Set(names.map(nameKey))
  return lines.flatMap((line) => {
    const mark = nameEnd.exec(line)
    const first = mark ? line.slice(0, mark.index) : line
    if (!known.has(nameKey(first))) return [line]
    return mark ? [line.slice(mark.index + mark[0].length).replace(/\s[-–|•·]\s/g, ', ')] : []
  })
}

const isSentence = (line: string) => line.endsWith(':') || (line.length > 30 && line.endsWith('.'))

/** Lines of the address above its postcode, from the street or the building on. */
const linesBefore = (lines: string[], at: number): string[] => {
  const before: string[] = []
  for (let index = at - 1; index >= Math.max(0, at - maxBefore); index--) {
    const line = trimMarks(lines[index]!.replace(label, ''))
    if (!line || line.length > 60 || isNoAddress.test(line) || isSentence(lines[index]!.trim())) break
    before.unshift(line)
  }
  const numbered = before.findIndex((line) => /^\d/.test(line))
  const first = before.findIndex((line, index) => isStreet(line) && (index >= numbered || isBuilding(line)))
  if (first >= 0) return before.slice(first)
  const place = before.at(-1)
  if (place && countyWritten(place) && before.length > 1) return before.slice(-2)
  return place && /^\p{Lu}[\p{L}'-]*(?: [\p{L}'-]+){0,2}$/u.test(place) ? [place] : []
}

/** "…, Ireland" on the line after a foreign postcode. */
const countryAfter = (lines: string[], at: number) => (countryWritten(lines[at + 1] ?? '') ? [lines[at + 1]!] : [])

/** The address that ends with line `at` of a section, on one line. */
export const inSection = (section: string[], at: number, names: string[]) => {
  const line = fromNumber(addressPart(section[at]!))
  const isWhole = line.split(/[,|]/).length > 2 || (line.includes(',') && isStreet(line.split(',')[0]!))
  const before = isWhole ? [] : linesBefore(section, at)
  return withoutName([...before, line, ...countryAfter(section, at)], names).join(', ')
}
