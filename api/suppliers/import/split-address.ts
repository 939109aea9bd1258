import { toNormalised } from 'postcode'
import { countyNamed } from '../../places/county-named.ts'
import { countryNamed } from './import.rules.ts'

export interface SplitAddress {
  address?: string
  city?: string
  county?: string
  postcode?: string
  country?: string
}

const postcodeShape = /\b(GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})\b/i
const street =
  /\d|\b(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|court|place|terrace|row|square|hill|park|estate|unit|house|mews|parade|crescent|gardens|grove|yard|works|centre|building|mill|farm)\.?$/i

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** A county's full name, as addresses write it: "Glos", "Co. Durham". */
export const countyWritten = (text: string): string | undefined =>
  countyNamed(oneLine(text).replace(/^co\.? /i, 'county '))

/** A UK postcode with its space; undefined for anything else, 00000 included. */
export const tidyPostcode = (text: string): string | undefined => toNormalised(oneLine(text)) ?? undefined

/** The first UK postcode in a text. */
export const postcodeIn = (text: string): string | undefined => {
  const match = postcodeShape.exec(text)?.[0]
  return match ? tidyPostcode(match) : undefined
}

/** Splits an address as it is written in Britain: "Unit 4, 12 High Street, Cheltenham, Glos, GL50 1AA, UK". */
export const splitAddress = (text: string): SplitAddress => {
  const postcode = postcodeIn(text)
  const rest = text.replace(postcodeShape, ',')
  const parts = rest
    .split(/[,\n|]/)
    .map((part) => oneLine(part).replace(/^[\s.,;-]+|[\s.,;-]+$/g, ''))
    .filter((part) => part && part !== '00000')
  const country = parts.length > 1 || postcode ? countryNamed(parts.at(-1) ?? '') : undefined
  if (country) parts.pop()
  const last = parts.at(-1)
  const before = parts.at(-2)
  const county = last && before && !street.test(before) ? countyWritten(last) : undefined
  if (county) parts.pop()
  const city = parts.length > 1 || (parts[0] && !street.test(parts[0])) ? parts.pop() : undefined
  return { address: parts.join(', ') || undefined, city, county, postcode, country }
}
