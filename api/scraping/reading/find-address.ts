import type { SupplierCountry } from '../../places/country.rules.ts'
import { pickAll, sectionsOf, type Page } from './page-text.ts'
import { trimMarks } from '../../suppliers/import/trim-marks.ts'
import {
  countryWritten,
  countyWritten,
  eircodeIn,
  endOfPostcode,
  isStreet,
  postcodeIn,
  splitAddress,
  tidyOutcode,
} from '../../suppliers/import/split-address.ts'

const longestLine = 200
const mostBefore = 7
const label =
  /^.{0,80}?\b(?:(?:address|adresse)\s?:?\s+|(?:visit us|find us|see us|showroom|shop|workshop|studio)(?:\s?:| at)\s+|(?:based|located) at\s+)(?=\S)/i
const isNoAddress =
  /[@?!]|\b(?:tel|telephone|telefon|téléphone|tél|phone|mobile|mob|fax|e-?mail|call|contact|open|opening|hours|address|visit|find|copyright|inhaber|www)\b|©|\d{5,}/i
const registered = /\bregistered (?:office|address|in|company)\b|\bcompany (?:no|number|reg)/i

/** What follows an address in a line: a number to ring, an e-mail address, another sentence. */
const rest =
  /\s*(?:\||•|·|\bor (?:call|ring|phone)\b|\b(?:tel|telephone|phone|t|ph|call|bel|fax|e-?mail|mob|mobile)\b\s?[.:+(\d]|[\w.+-]{1,60}@).*$/i

const afterPostcode = /^[\s,.]*([\p{L} ]{2,20})/u

/** The line up to its postcode and country, or to the telephone number and the like behind it. */
const addressPart = (line: string): string => {
  const bare = line.replace(label, '')
  const end = endOfPostcode(bare)
  if (end > 0) {
    const more = afterPostcode.exec(bare.slice(end))?.[1]
    return `${bare.slice(0, end)}${more && (countyWritten(more) ?? countryWritten(more)) ? `, ${more}` : ''}`
  }
  const cut = bare.search(rest)
  return trimMarks(cut > 0 ? bare.slice(0, cut) : bare)
}

/** "12 Newton Road, Mumbles" out of "Come and see us at 12 Newton Road, Mumbles". */
const fromNumber = (line: string): string => {
  const sentence = /^.{0,120}?\b(?:at|on|in|to|from|near|is)\s+(?=(?:\d|unit|flat|suite|the old)\b)/i.exec(line)
  return sentence ? line.slice(sentence[0].length) : line
}

const withoutName = (lines: string[], names: string[]) => {
  const known = new Set(names.map((name) => letters(name)))
  return lines.flatMap((line) => {
    const parts = line.split(/,\s|\s[-–|•·]\s/)
    return known.has(letters(parts[0]!)) ? (parts.length > 1 ? [parts.slice(1).join(', ')] : []) : [line]
  })
}
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')

/** The lines before one with a postcode that belong to the address: from the street or the building on. */
const linesBefore = (lines: string[], at: number): string[] => {
  const before: string[] = []
  for (let index = at - 1; index >= Math.max(0, at - mostBefore); index--) {
    const line = trimMarks(lines[index]!)
    if (!line || line.length > 60 || isNoAddress.test(line) || /[:.]$/.test(lines[index]!.trim())) break
    before.unshift(line)
  }
  const first = before.findIndex((line) => isStreet(line))
  if (first >= 0) return before.slice(first)
  const place = before.at(-1)
  if (place && countyWritten(place) && before.length > 1) return before.slice(-2)
  return place && /^\p{Lu}[\p{L}'-]*(?: [\p{L}'-]+){0,2}$/u.test(place) ? [place] : []
}

const postcodeOf = (line: string) => postcodeIn(line) ?? eircodeIn(line)

/** "…, Ireland" on the line after a foreign postcode. */
const countryAfter = (lines: string[], at: number) => (countryWritten(lines[at + 1] ?? '') ? [lines[at + 1]!] : [])

const inSection = (section: string[], at: number, names: string[]) => {
  const line = fromNumber(addressPart(section[at]!))
  const isWhole = line.split(/[,|]/).length > 2 || (line.includes(',') && isStreet(line.split(',')[0]!))
  const before = isWhole ? [] : linesBefore(section, at)
  return withoutName([...before, line, ...countryAfter(section, at)], names).join(', ')
}

/** Addresses around postcodes in a page's sections; those of registered offices last. */
const withPostcode = (sections: string[][], names: string[]): string[] => {
  const found = sections.flatMap((section) =>
    section.flatMap((line, at) => {
      if (line.length > longestLine || !postcodeOf(line)) return []
      const isRegistered = registered.test(line) || registered.test(section[at - 1] ?? '')
      return [{ text: inSection(section, at, names), isRegistered }]
    }),
  )
  const streetFirst = (text: string) => (splitAddress(text).address ? 0 : 1)
  return found
    .toSorted((a, b) => Number(a.isRegistered) - Number(b.isRegistered) || streetFirst(a.text) - streetFirst(b.text))
    .map(({ text }) => text)
}

/** "Lindenstraße 14, 10969 Berlin": addresses as they are written in the country of the page. */
const continental = (sections: string[][], names: string[], country: SupplierCountry | undefined): string[] =>
  sections.flatMap((section) =>
    section.flatMap((line, at) => {
      if (line.length > longestLine || !/\b\d{4}/.test(line)) return []
      const text = inSection(section, at, names)
      const named = country ?? [...text.split(','), section[at + 1] ?? ''].map(countryWritten).find(Boolean)
      const split = named && named !== 'United Kingdom' ? splitAddress(text, named) : splitAddress(text)
      return split.postcode && split.country && split.country !== 'United Kingdom' ? [`${text}, ${split.country}`] : []
    }),
  )

/** An address without a whole postcode: in a line that is labelled as one, or by its street and county or outcode. */
const withoutPostcode = (page: Page, sections: string[][], names: string[]): string[] => {
  const marked = pickAll(page.root, 'address, [class*="address" i], [data-aid*="ADDRESS"], [id*="address" i]')
    .slice(0, 10)
    .map((element) => sectionsOf(element).flat())
    .map((lines) =>
      withoutName(
        lines.filter((line) => !isNoAddress.test(line)),
        names,
      ),
    )
    .map((lines) => addressPart(lines.join(', ')))
  const written = sections.flatMap((section) =>
    section.flatMap((line, at) => {
      if (line.length > longestLine) return []
      const part = fromNumber(addressPart(line)).slice(0, 120)
      const parts = part.split(/,\s?/)
      const isLabelled = label.test(line) || /\baddress\W{0,3}$/i.test(section[at - 1] ?? '')
      const last = parts.at(-1)!
      const isPlaced = countyWritten(last) !== undefined || tidyOutcode(last.split(' ').at(-1)!) !== undefined
      return parts.length > 1 && isStreet(parts[0]!) && (isLabelled || isPlaced) ? [part] : []
    }),
  )
  return [...marked, ...written].filter((text) => {
    const { address, city } = splitAddress(text)
    return address && city && isStreet(address) && text.length <= 160
  })
}

/** "Based in Kendal, LA9" and "serving DA5 and DA6": the first half of a postcode in a sentence. */
const sentence =
  /\b(?:[Ss]erving|[Cc]overing|[Cc]over|[Aa]reas?|[Pp]ostcodes?|[Aa]round|[Nn]ear|[Bb]ased in|[Ii]n|[Oo]f)\s(?:(\p{Lu}[\p{L}'-]{2,20}(?:[ -]\p{L}{2,20}){0,2}),?\s\(?)?([A-Z]{1,2}\d[A-Z\d]?)\b(?!\s?\d[A-Z]{2})/gu
const outcodeInText = (text: string): string | undefined => {
  for (const [, town, outcode] of text.matchAll(sentence))
    if (tidyOutcode(outcode!)) return [town, outcode].filter(Boolean).join(', ')
  return undefined
}

/**
 * The address in a page's text, on one line: by its postcode, by the habits of the page's country, or by a label, a
 * street and a county. Undefined where none is told.
 * @param names what the business is called, which is no part of its address
 */
export const findAddress = (page: Page, names: string[], country: SupplierCountry | undefined): string | undefined => {
  const marked = pickAll(page.root, 'address')
    .slice(0, 5)
    .map((element) => sectionsOf(element).flat())
  const sections = [...marked, ...sectionsOf(page.root).map((lines) => lines.slice(0, 3000))]
  const isAbroad = country !== undefined && country !== 'United Kingdom'
  const [withCode, foreign] = [
    () => withPostcode(sections, names)[0],
    () => continental(sections, names, country)[0],
  ] as const
  return (
    (isAbroad ? (foreign() ?? withCode()) : (withCode() ?? foreign())) ??
    withoutPostcode(page, sections, names)[0] ??
    outcodeInText(sections.flat().join('\n').slice(0, 50_000))
  )
}
