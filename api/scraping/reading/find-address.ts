import type { SupplierCountry } from '../../places/country.rules.ts'
import { eircodeIn, postcodeIn, tidyOutcode } from '../../places/postcode-text.ts'
import { countryWritten, countyWritten, isStreet, splitAddress } from '../../places/addresses/split-address.ts'
import { trimMarks } from '../../text/trim-marks.ts'
import { addressPart, fromNumber, inSection, isNoAddress, label, registered, withoutName } from './address-lines.ts'
import { pickAll, getTextSections, type Page } from './page-text.ts'

const maxLineLength = 200

const findPostcode = (line: string) => postcodeIn(line) ?? eircodeIn(line)

/** Whether a line is about a registered office, a PO box, a web host or a customer. */
const isNoShop = (line: string) => registered.test(line) || noShop.test(line) || /["“”]/.test(line)
const noShop =
  /\b(?:p\.? ?o\.? ?box|postfach|postbus|apartado|casella postale|bo[iî]te postale|postadres|postanschrift|postal address|correspondence|h[eé]berg\w+|hosting|hoster|webhosting)\b/i

/** Addresses around postcodes; registered offices and customers come last. */
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

/** "Lindenstraße 14, 10969 Berlin": addresses in the format of the page's country. */
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

/** An address without a full postcode: from a labelled line, or by street and county or outcode. */
const withoutPostcode = (
  page: Page,
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
      const isOutcode = tidyOutcode(parts.at(-1)!) !== undefined && part.length <= 60 && outcodesIn(part) === 1
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

/** Whether a line ends with a county or an outcode. */
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

/**
 * The address in a page's text, on one line: by postcode, by the format of the page's country, or by a label, street
 * and county.
 * @param names of the business, which are no part of its address
 */
export const findAddress = (page: Page, names: string[], country: SupplierCountry | undefined): string | undefined => {
  const marked = pickAll(page.root, 'address')
    .slice(0, 5)
    .map((element) => getTextSections(element).flat())
  const sections = [...marked, ...getTextSections(page.root).map((lines) => lines.slice(0, 3000))]
  const isAbroad = country !== undefined && country !== 'United Kingdom'
  const [withCode, withForeignCode] = [
    () => withPostcode(sections, names)[0],
    () => continental(sections, names, country)[0],
  ] as const
  return (
    (isAbroad ? (withForeignCode() ?? withCode()) : (withCode() ?? withForeignCode())) ??
    withoutPostcode(page, sections, names, country)[0] ??
    outcodeInText(sections.flat().join('\n').slice(0, 50_000))
  )
}
