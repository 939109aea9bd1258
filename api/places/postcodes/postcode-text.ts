import { toNormalised, toOutcode } from 'postcode'
import { oneLine } from '../../text/one-line.ts'
import type { SupplierCountry } from '../areas/country.rules.ts'
import { readPostcode } from './read-postcode.ts'

const areas =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
const postcodeShape = /\b(GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?[ -]{0,3}\d[ABD-HJLNP-UW-Z]{2})\b/i
const outcodeShape = new RegExp(`^(?:${areas.replaceAll(' ', '|')})\\d(?:\\d|[A-HJKMNPR-Y])?$`)
const eircodeShape = /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?[0-9AC-FHKNPRTV-Y]{4}\b/i

/** Corrects look-alike letters and digits: "LSI 4DY", "LS1O ODY". */
const mendCompact = (compact: string): string => {
  const [, digit, letters] = /^.{2,4}([0-9OI])([ABD-HJLNP-UW-Z]{2})$/i.exec(compact) ?? []
  const outcode = readPostcode(compact)?.outcodes.find((one) => outcodeShape.test(one))
  return outcode && digit ? `${outcode}${digit.replace(/o/i, '0').replace(/i/i, '1')}${letters}` : ''
}

/** With its space, also from "LS1-4DY." and "LSI 4DY". */
export const tidyPostcode = (text: string): string | undefined => {
  const compact = text.replace(/[^\p{L}\p{N}]+/gu, '')
  const whole = toNormalised(compact) ?? undefined
  const isKnown = whole && outcodeShape.test(whole.slice(0, -4))
  return isKnown ? whole : (toNormalised(mendCompact(compact)) ?? whole)
}

export const tidyOutcode = (text: string): string | undefined => {
  const outcode = oneLine(text).replace(/\.$/, '').toUpperCase()
  return outcodeShape.test(outcode) ? outcode : undefined
}

const broken = /^\s*[a-z]{1,2}\d[a-z\d]?[ -]+\d[a-z]?\.?\s*$/i

/** "LS1" for "LS1 4" and "LS1 4D"; undefined for "M99X", which may be in M9 or M99. */
export const readBrokenPostcode = (text: string): string | undefined => {
  if (!broken.test(text) || tidyPostcode(text) || tidyOutcode(text)) return undefined
  const read = readPostcode(text.replace(/\.$/, ''))
  return read && !read.inward ? tidyOutcode(read.outcodes[0]!) : undefined
}

/** "LS1" for "LS1 4DY", also for a truncated postcode. */
export const readOutcode = (text: string): string | undefined =>
  toOutcode(tidyPostcode(text) ?? '') ?? tidyOutcode(text) ?? readBrokenPostcode(text)

export const eircodeIn = (text: string): string | undefined =>
  eircodeShape
    .exec(text)?.[0]
    .replace(/^(.{3})[ -]?(.{4})$/, '$1 $2')
    .toUpperCase()

export const postcodeIn = (text: string): string | undefined => {
  const match = postcodeShape.exec(text)?.[0]
  return match ? tidyPostcode(match) : undefined
}

export const withoutPostcode = (text: string): string => text.replace(postcodeShape, ',')

export const withoutEircode = (text: string): string => text.replace(eircodeShape, ',')

/** Finds the first British or Irish one; -1 if there is none. */
export const findPostcodeEnd = (text: string): number => {
  const match = (postcodeIn(text) ? postcodeShape : eircodeShape).exec(text)
  return match ? match.index + match[0].length : -1
}

/** Spreadsheets drop a leading zero here. */
const fiveDigits = new Set<SupplierCountry>(['France', 'Germany', 'Spain', 'Italy'])

/** In its country's format, or a UK district. */
export const readPostcodeCell = (text: string, country: SupplierCountry): string | undefined => {
  if (country === 'United Kingdom')
    return tidyPostcode(text) ?? tidyOutcode(text) ?? postcodeIn(text) ?? readBrokenPostcode(text)
  if (country === 'Ireland') return eircodeIn(text) ?? (/\d/.test(text) ? oneLine(text) : undefined)
  const bare = oneLine(text)
    .replace(/^[A-Z]{1,2}[ -](?=\d)/i, '')
    .replace(/^(\d{2}) (?=\d{3}$)/, '$1')
  if (!/\d/.test(bare)) return undefined
  if (country === 'Netherlands') return bare.toUpperCase().replace(/^(\d{4})[ -]?([A-Z]{2})$/, '$1 $2')
  return fiveDigits.has(country) && /^\d{4}$/.test(bare) ? `0${bare}` : bare
}
