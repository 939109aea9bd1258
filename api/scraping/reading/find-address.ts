import type { SupplierCountry } from '../../places/areas/country.rules.ts'
import { eircodeIn, postcodeIn, tidyOutcode, findPostcodeEnd } from '../../places/postcodes/postcode-text.ts'
import {
  countryWritten,
  countyWritten,
  isStreet,
  splitAddress,
  isBuilding,
} from '../../places/addresses/split-address.ts'
import { trimMarks } from '../../text/trim-marks.ts'
import { nameKey } from './business-name.ts'
import { pickAll, getTextSections, type ScrapedPage } from './page-text.ts'

const maxLineLength = 200

const findPostcode = (line: string) => postcodeIn(line) ?? eircodeIn(line)

const isNoShop = (line: string) => registered.test(line) || noShop.test(line) || /["“”]/.test(line)
const noShop =
  /\b(?:p\.? ?o\.? ?box|postfach|postbus|apartado|casella postale|bo[iî]te postale|postadres|postanschrift|postal address|correspondence|h[eé]berg\w+|hosting|hoster|webhosting)\b/i

/** Registered offices and customers come last. */
const withPostcode = (sections: string[][], names: string[]): string[] => {
  const found = sections.flatMap((section) =>
    section.flatMap((line, at) => {
      if (line.length > maxLineLength || !findPostcode(line)) return []
      const before = section[at - 1] ?? ''
      const isDoubtful = isNoShop(line) || (isNoShop(before) && !findPostcode(before))
      return [{ text: inSection(section, at, names), isDoubtful }]
    }),
  )
  const streetFirst = (text: string) => (splitAddress(text).address ? 0 : 1)
  return found
    .toSorted((a, b) => Number(a.isDoubtful) - Number(b.isDoubtful) || streetFirst(a.text) - streetFirst(b.text))
    .map(({ text }) => text)
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** "Lindenstraße 14, 10969 Berlin". */
const continental = (sections: string[][], names: string[], country: SupplierCountry | undefined): string[] => {
  const found = sections.flatMap((section) =>
    section.flatMap((line, at) => {
      if (line.length > maxLineLength || !/\b\d{4}/.test(line)) return []
      const text = inSection(section, at, names)
      const written = [...text.split(','), section[at + 1] ?? ''].map(countryWritten).find(Boolean)
      const named = country ?? written
      const split = named && named !== 'United Kingdom' ? splitAddress(text, named) : splitAddress(text)
      if (!split.postcode || !split.country || split.country === 'United Kingdom') return []
      if (!withoutSpaces(line).includes(withoutSpaces(split.postcode))) return [] // a phone number below the address
      const isNamed = countryWritten(text.split(',').at(-1)!) !== undefined
      const before = section[at - 1] ?? ''
      const isDoubtful = isNoShop(line) || (isNoShop(before) && !/\b\d{4,5}\b/.test(before))
      return [{ text: isNamed ? text : `${text}, ${split.country}`, isDoubtful }]
    }),
  )
  return found.toSorted((a, b) => Number(a.isDoubtful) - Number(b.isDoubtful)).map(({ text }) => text)
}

/** From a labelled line, or by street and county or outcode. */
const withoutPostcode = (
  page: ScrapedPage,
  sections: string[][],
  names: string[],
  country: SupplierCountry | undefined,
): string[] => {
  const marked = pickAll(page.root, 'address, [class*="address" i], [data-aid*="ADDRESS"], [id*="address" i]')
    .slice(0, 10)
    .map((element) => getTextSections(element).flat())
    .map((lines) =>
      withoutName(
        lines.filter((line) => !isNoAddress.test(line)),
        names,
      ),
    )
    .map((lines) => addressPart(lines.join(', ')))
  const written = sections.flatMap((section) =>
    section.flatMap((line, at) => {
      if (line.length > maxLineLength || /["“”]/.test(line)) return []
      const part = fromNumber(addressPart(line)).slice(0, 120)
      const parts = part.split(/,\s?/)
      const isLabelled = label.test(line) || /\baddress\W{0,3}$/i.test(section[at - 1] ?? '')
      const isPlaced = endsWithPlace(parts.at(-1)!)
      if (parts.length === 1 || outcodesIn(part) > 1)
        return isPlaced && outcodesIn(part) < 2 ? [inSection(section, at, names)] : []
      const isOutcode = tidyOutcode(parts.at(-1)!) !== undefined && part.length <= 60
      return (isStreet(parts[0]!) && (isLabelled || isPlaced)) || isOutcode ? [part] : []
    }),
  )
  return [...marked, ...written].filter((text) => {
    const { address, city, postcode } = splitAddress(text, country)
    return city && text.length <= 160 && (address ? isStreet(address) : postcode)
  })
}

/** More than one outcode is a service area. */
const outcodesIn = (text: string) => text.split(/[\s,]/).filter((word) => tidyOutcode(word)).length

const endsWithPlace = (text: string) => {
  const bare = trimMarks(text)
  const isCounty = countyWritten(bare) !== undefined || /^(?:co\.?|county) \p{Lu}/iu.test(bare)
  return isCounty || tidyOutcode(bare.split(' ').at(-1)!) !== undefined
}

/** "Based in Kendal, LA9" and "serving DA5 and DA6": an outcode in a sentence. */
const sentence =
  /\b(?:[Ss]erving|[Cc]overing|[Cc]over|[Aa]reas?|[Pp]ostcodes?|[Aa]round|[Nn]ear|[Bb]ased in|[Ii]n|[Oo]f)\s(?:(\p{Lu}[\p{L}'-]{2,20}(?:[ -]\p{L}{2,20}){0,2}),?\s\(?)?([A-Z]{1,2}\d[A-Z\d]?)\b(?!\s?\d[A-Z]{2})/gu
const outcodeInText = (text: string): string | undefined => {
  for (const [, town, outcode] of text.matchAll(sentence))
    if (tidyOutcode(outcode!)) return [town, outcode].filter(Boolean).join(', ')
  return undefined
}

/** By postcode, by the country's format, or by a label, street and county; `names` are no part of it. */
export const findAddress = (
  page: ScrapedPage,
  names: string[],
  country: SupplierCountry | undefined,
): string | undefined => {
  const marked = pickAll(page.root, 'address')
    .slice(0, 5)
    .map((element) => getTextSections(element).flat())
  const sections = [...marked, ...getTextSections(page.root).map((lines) => lines.slice(0, 3000))]
  const isAbroad = country !== undefined && country !== 'United Kingdom'
  const withCode = () => withPostcode(sections, names)[0]
  const withForeignCode = () => continental(sections, names, country)[0]
  return (
    (isAbroad ? (withForeignCode() ?? withCode()) : (withCode() ?? withForeignCode())) ??
    withoutPostcode(page, sections, names, country)[0] ??
    outcodeInText(sections.flat().join('\n').slice(0, 50_000))
  )
}

const maxBefore = 7
/** Labels in front of an address, in the languages of the directory. */
const label = new RegExp(
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
const isNoAddress =
  /[@?!"“”]|\b(?:tel|telephone|telefon|téléphone|tél|phone|mobile|mob|fax|e-?mail|call|contact|open|opening|hours|address|visit|find|copyright|inhaber(?:in)?|gesch[aä]ftsf[uü]hr\w+|vertreten|eigenaar|g[eé]rante?|titular|titolare|proprietor|www)\b|[©§]|\d{5,}/i
const registered = /\bregistered (?:office|address|in|company)\b|\bcompany (?:no|number|reg)/i

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

const addressPart = (line: string): string => {
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
const fromNumber = (line: string): string => {
  const sentence = /^.{0,120}?\b(?:at|on|in|to|from|near|is)\s+(?=\d|(?:unit|flat|suite|the old)\b)/i.exec(line)
  return sentence ? line.slice(sentence[0].length) : line
}

const nameEnd = /,\s|\.\s(?=\d)|\s[-–|•·]\s/

const withoutName = (lines: string[], names: string[]) => {
  const known = new Set(names.map(nameKey))
  return lines.flatMap((line) => {
    const mark = nameEnd.exec(line)
    const first = mark ? line.slice(0, mark.index) : line
    if (!known.has(nameKey(first))) return [line]
    return mark ? [line.slice(mark.index + mark[0].length).replace(/\s[-–|•·]\s/g, ', ')] : []
  })
}

const isSentence = (line: string) => line.endsWith(':') || (line.length > 30 && line.endsWith('.'))

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

const inSection = (section: string[], at: number, names: string[]) => {
  const line = fromNumber(addressPart(section[at]!))
  const isWhole = line.split(/[,|]/).length > 2 || (line.includes(',') && isStreet(line.split(',')[0]!))
  const before = isWhole ? [] : linesBefore(section, at)
  return withoutName([...before, line, ...countryAfter(section, at)], names).join(', ')
}
