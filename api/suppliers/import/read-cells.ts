import { countryCodes, supplierCountries, type SupplierCountry } from '../../places/areas/country.rules.ts'
import { eircodeIn, postcodeIn, readBrokenPostcode, tidyPostcode } from '../../places/postcodes/postcode-text.ts'
import { describeOutside, findCountryOutside, isIrishCounty, readCountryCell } from '../../places/read-country.ts'
import { readCounty } from '../../places/read-county.ts'
import { emailAddress, webAddress } from '../rules/text-shapes.rules.ts'
import { isClosedForGood } from '../rules/read-business-status.rules.ts'
import { getFieldRow } from '../rules/supplier-fields.rules.ts'
import { isField, type ImportColumn } from './import-columns.ts'
import { readHoursCells } from './hours-columns.ts'
import { importRules, type ImportRow } from './import.rules.ts'
import { nationalPhone } from '../rules/national-phone.ts'
import { splitPhones } from '../split-phones.ts'
import { tidyCapitals, tidyPlaceName } from './tidy-capitals.ts'
import { revealEmails } from '../../text/reveal-email.ts'
import { repairMojibake } from '../../text/repair-mojibake.ts'
import { isEmptyCell, tidyCell } from '../../text/tidy-cell.ts'
import { trimMarks } from '../../text/trim-marks.ts'

export type Cells = { [column in ImportColumn]?: string }

/** `row` lacks invalid cells, which `notes` explains. */
export type RowRead = { row: ImportRow; notes: string[] } | { refusal: string }

const tidyCapitalEmail = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text)

const tidied: { [column in ImportColumn]?: (text: string) => string } = {
  name: tidyCapitals,
  address: tidyCapitals,
  city: tidyPlaceName,
  county: tidyPlaceName,
  email: tidyCapitalEmail,
  contactEmail: tidyCapitalEmail,
  website: (text) => text.replace(/^(?:https?:\/\/[^/?#\s]+|[^/?#@\s]+\.[A-Z]{2,})/gi, (host) => host.toLowerCase()),
}

/** Other programs write 0 or false for empty, in columns that are neither a number nor yes/no. */
const isZero = (column: ImportColumn, cell: string) =>
  /^(?:0|false)$/i.test(cell) && isField(column) && /^(?:text|integer)/.test(getFieldRow(column).type)

/** Removes other programs' quoting; notes undecodable letters. */
export const cleanCells = (given: Cells, notes: string[] = []): Cells =>
  Object.fromEntries(
    Object.entries(given).flatMap(([column, raw]) => {
      const { text, isDamaged } = repairMojibake(raw)
      if (isDamaged) notes.push(`${column} has wrong letters that cannot be corrected${shown(raw)}`)
      else if (text !== raw) notes.push(`${column} had wrong letters, which were corrected${shown(raw)}`)
      const cell = tidyCell(text)
      return isEmptyCell(cell) || isZero(column as ImportColumn, cell)
        ? []
        : [[column, tidied[column as ImportColumn]?.(cell) ?? cell]]
    }),
  )

export const readCells = (given: Cells): RowRead => {
  const notes: string[] = []
  const cells = cleanCells(given)
  const refusal = isClosedForGood(cells.businessStatus ?? '') ? closedForGood : settleCountry(cells, notes)
  if (refusal) return { refusal }
  takeDistrict(cells, notes)
  takeFirstPhone(cells, notes)
  takeFirstEmail(cells, notes)
  takeFirstWebsite(cells, notes)
  const openingHours = readHoursCells(cells, notes)
  for (;;) {
    const result = importRules.safeParse({ ...cells, openingHours })
    if (result.success) return { row: result.data, notes }
    const wrong = result.error.issues.map(({ path: [field], message }) => ({ column: field as ImportColumn, message }))
    const why = wrong.map(({ column, message }) => `${column} ${message}${shown(given[column])}`)
    const left = wrong.flatMap(({ column }) => (coordinates.includes(column) ? coordinates : [column]))
    const hasLeft = left.some((column) => cells[column] !== undefined)
    if (left.includes('name') || !hasLeft) return { refusal: [...new Set(why)].join('; ') }
    for (const column of left) delete cells[column]
    notes.push(...new Set(why.map((one) => `left out: ${one}`)))
  }
}

const closedForGood = 'has permanently closed, and is not listed'

const coordinates: readonly ImportColumn[] = ['latitude', 'longitude']

/** Prefers the postcode's country; returns the reason for refusing the row. */
const settleCountry = (cells: Cells, notes: string[]): string | undefined => {
  const { country, postcode = '' } = cells
  const byPostcode: SupplierCountry | undefined =
    tidyPostcode(postcode) || postcodeIn(postcode) ? 'United Kingdom' : eircodeIn(postcode) ? 'Ireland' : undefined
  const read = country ? readCountryCell(country) : undefined
  const isBritish = read && 'country' in read && read.country === 'United Kingdom'
  const elsewhere =
    read && 'elsewhere' in read
      ? read.elsewhere
      : !read || isBritish
        ? findCountryOutside(cells, Boolean(isBritish))
        : undefined
  if (elsewhere) return describeOutside(elsewhere)
  if (read && 'country' in read) {
    cells.country = read.country
    return undefined
  }
  if (country) {
    const must = `country must be one of ${countryList}${shown(country)}`
    if (!byPostcode) return must
    notes.push(`left out: ${must}`)
  }
  delete cells.country
  if (byPostcode === 'Ireland' || (!country && !byPostcode && isIrishCounty(cells.county ?? '')))
    cells.country = 'Ireland'
  return country || !isForeign(cells)
    ? undefined
    : `has no country, and ${postcode.trim()} is not a postcode of the United Kingdom`
}

/** The row names no country, but its postcode begins with digits, and nothing else is British. */
const isForeign = ({ postcode = '', county = '', phone = '' }: Cells) =>
  /^\s*\d{2,5}(?:[ -]?\d{2,4})?\s?(?:[A-Z]{2})?\s*$/i.test(postcode) &&
  !readCounty(county) &&
  !splitPhones(phone).some((number) => nationalPhone(number, 'GB')?.startsWith('0'))

const countryList = supplierCountries.join(', ')

const takeDistrict = (cells: Cells, notes: string[]) => {
  const { postcode = '', country = 'United Kingdom' } = cells
  const district = country === 'United Kingdom' ? readBrokenPostcode(postcode) : undefined
  if (!district) return
  cells.postcode = district
  notes.push(`postcode is not whole, and its district is used${shown(postcode)}`)
}

const takeFirstPhone = (cells: Cells, notes: string[]) => {
  const { phone, country = 'United Kingdom' } = cells
  const code = countryCodes[country as SupplierCountry]
  const isFax = /\bfax\b/i.test(phone ?? '')
  if (!phone || (nationalPhone(phone, code) && !isFax)) return
  const numbers = splitPhones(phone).filter(Boolean)
  const first = numbers.find((one) => nationalPhone(one, code))
  if (!first && isFax) {
    delete cells.phone
    notes.push(`left out: phone is a fax number${shown(phone)}`)
  }
  if (!first) return
  cells.phone = first
  const isRepeated = numbers.every((one) => nationalPhone(one, code) === nationalPhone(first, code))
  if (!isRepeated) notes.push(`phone has several numbers; the first valid one is used${shown(phone)}`)
}

const takeFirstEmail = (cells: Cells, notes: string[]) => {
  for (const column of ['email', 'contactEmail'] as const) {
    const cell = cells[column]
    if (!cell || emailAddress.read(cell)) continue
    const parts = splitCell(revealEmails(cell), /[\s,;|/<>?]+|mailto:/i)
    const first = parts.find((one) => emailAddress.read(one))
    if (first) cells[column] = first
    if (first && parts.filter(isEmail).length > 1) notes.push(severalAddresses(column, cell))
  }
}

const takeFirstWebsite = (cells: Cells, notes: string[]) => {
  const { website } = cells
  if (!website || (webAddress.read(website) && !secondWebsite.test(website))) return
  const parts = splitCell(website, /[\s,;|]+(?:(?:and|or|&|\/)\s)?/i)
  const first = parts.find((one) => webAddress.read(one))
  if (!first || parts.length < 2 || !parts.every((one) => isEmail(one) || webAddress.read(one))) return
  cells.website = first
  notes.push(severalAddresses('website', website))
}

const splitCell = (cell: string, marks: RegExp) =>
  cell
    .split(marks)
    .map((part) => trimMarks(part, `.:"'()`))
    .filter(Boolean)

const isEmail = (text: string) => text.includes('@')

const severalAddresses = (column: ImportColumn, cell: string) =>
  `${column} has several addresses; the first valid one is used${shown(cell)}`

const secondWebsite = /[,;|](?:https?:|www\.)/i

const shown = (cell: string | undefined) => (cell?.trim() ? ` (it is "${cell.trim().slice(0, 60)}")` : '')
