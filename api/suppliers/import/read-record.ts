import { getSeparator, type ImportColumn } from './import-columns.ts'
import type { ImportRow } from './import.rules.ts'
import type { PlaceFinder } from './import-places.ts'
import type { CsvRecord } from './import-records.ts'
import type { RefusedLine } from './import-write.ts'
import { cleanCells, readCells, type Cells } from './read-cells.ts'
import { isEmptyCell } from '../../text/tidy-cell.ts'
import { postcodeIn, withoutPostcode, tidyOutcode } from '../../places/postcodes/postcode-text.ts'
import { placeKey } from '../../places/place-key.ts'
import { readOpeningHours } from '../opening-hours/read-opening-hours.ts'
import { readCountryCell } from '../../places/read-country.ts'
import { splitAddress, withoutBracket, firstTownName, type SplitAddress } from '../../places/addresses/split-address.ts'

export type RecordRead = { at: number; row: ImportRow; notes: string[]; id?: number } | RefusedLine

const isTotal =
  /^(?:(?:(?:grand |sub-?)?totals?|sum|count|average|summe|total général|end of (?:list|file|report))(?:\s*[:=(].{0,40})?|page \d+ of \d+|\d+ (?:records?|rows?|entries|results))$/i

export const readRecord = async (
  columns: readonly (ImportColumn | undefined)[],
  record: CsvRecord,
  places: PlaceFinder,
): Promise<RecordRead> => {
  const { at } = record
  if ('error' in record) return { at, name: '', kind: 'refused', why: record.error }
  const total = record.cells.find((cell) => cell.trim())?.trim() ?? ''
  if (isTotal.test(total)) return { at, name: total, kind: 'refused', why: 'is a line of totals, not a supplier' }
  const given: Cells = {}
  columns.forEach((column, index) => {
    const cell = record.cells[index]?.trim()
    if (!column || !cell) return
    const before = given[column]
    given[column] =
      before && !isEmptyCell(before) ? `${before}${isEmptyCell(cell) ? '' : `${getSeparator(column)}${cell}`}` : cell
  })
  if (given.address) given.address = joinAddress(columns, record.cells, given)
  const letters: string[] = []
  const { supplierId = '', ...cells } = cleanCells(given, letters)
  const number = supplierId.replace(/\.0+$/, '')
  const id = /^\d{1,9}$/.test(number) ? { id: Number(number) } : {}
  const read = readCells(await splitWholeAddress(cells, places))
  if ('refusal' in read) return { at, name: given.name ?? '', kind: 'refused', why: read.refusal }
  const wrongId =
    supplierId && !('id' in id)
      ? [`left out: supplierId must be the number of a supplier (it is "${supplierId.slice(0, 60)}")`]
      : []
  return { at, ...id, ...read, notes: [...letters, ...read.notes, ...wrongId] }
}

const maxParts = 12

/** Compares consecutive parts of `whole`, whatever the punctuation. */
const holds = (whole: string, line: string): boolean => {
  const [parts, key] = [whole.split(/[,;\n]/, maxParts).map(placeKey), placeKey(line)]
  return parts.some((_, from) => parts.some((_end, to) => parts.slice(from, to + 1).join(' ') === key))
}

/** A cell that repeats the whole address keeps only what other cells lack. */
const joinAddress = (
  columns: readonly (ImportColumn | undefined)[],
  cells: readonly string[],
  given: Cells,
): string => {
  const written = columns.flatMap((column, index) => (column === 'address' ? [cells[index]?.trim() ?? ''] : []))
  const lines = [...new Set(written.filter((line) => !isEmptyCell(line)))]
  const { city, postcode } = given
  const isWhole = (line: string) =>
    Boolean((city && holds(withoutPostcode(line), city)) || (postcode && postcodeIn(line)))
  const left = lines.filter(
    (line) =>
      !lines.some(
        (other) => other !== line && (isWhole(line) ? holds(line, other) : holds(other, line) && !isWhole(other)),
      ),
  )
  return left.join(getSeparator('address'))
}

const streetEnd =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|place|terrace|row|square|parade|crescent|park|estate)\b\.?\s+/gi

/** "MA 02110" and "Ontario N6A 3K7" at the end of an address. */
const overseas: [country: string, code: RegExp][] = [
  ['Canada', /,.{2,20} [A-Z]\d[A-Z] ?\d[A-Z]\d$/],
  [
    'United States',
    /,\s?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.? \d{5}(?:-\d{4})?$/,
  ],
]

/** Villages may be called "West End" or "Bridge Gate". */
const likeStreet =
  /\b(?:end|gate|side|green|hill|bank|cross|row|place|bridge|top|bottom|fold|brow|common|park|wharf|quay)$/i

/** Without a postcode or county, the last part is a town only if one of that name exists. */
const splitWholeAddress = async (given: Cells, { isTown }: PlaceFinder): Promise<Cells> => {
  const named = given.country ? readCountryCell(given.country) : undefined
  const known = named ? ('country' in named ? named.country : undefined) : given.country ? undefined : 'United Kingdom'
  const cells = splitTown(splitBadPostcode(tidyTown(splitHours(given), known), known))
  const { address, city, postcode } = cells
  if (!address || !known) return cells
  const beyond = given.country || postcode ? undefined : overseas.find(([, code]) => code.test(address))
  if (beyond) return { ...cells, country: beyond[0] }
  const { elsewhere, ...parts } = splitAddress(address, known === 'United Kingdom' ? undefined : known)
  if (city && !parts.address && placeKey(parts.city ?? '') === placeKey(city)) {
    const { address: _, ...rest } = cells
    return withCells({ ...parts, ...rest }, contacts(cells, parts))
  }
  if (city && postcode)
    return repeats(parts, city, postcode)
      ? withCells(cells, { address: parts.address, ...contacts(cells, parts) })
      : cells
  const isAbroad = (parts.country ?? known) !== 'United Kingdom'
  if (elsewhere) return { country: elsewhere, ...cells }
  const isSure = parts.postcode !== undefined || parts.county !== undefined
  if (isAbroad && !isSure) return { ...cells, ...(parts.country && { country: parts.country }) }
  const isLone = !isSure && parts.address === undefined
  if (isLone && (cells.latitude !== undefined || likeStreet.test(address))) return cells
  const [street, town] = parts.city
    ? isSure || (await isTown(parts.city))
      ? [parts.address, parts.city]
      : [joined(parts.address, parts.city), undefined]
    : await parted(parts.address, isTown)
  if (!isSure && !town && !parts.phone) return cells
  const isOtherTown = city !== undefined && town !== undefined && placeKey(city) !== placeKey(town)
  const { address: _, ...rest } = cells
  const streetLine = isOtherTown ? joined(street, town) : street
  return withCells({ ...parts, city: town, ...rest }, { address: streetLine, ...contacts(cells, parts) })
}

/** The row's own web address wins. */
const contacts = (cells: Cells, parts: Pick<SplitAddress, 'phone' | 'email' | 'website'>) => {
  const both = (kind: 'phone' | 'email') => [...new Set([cells[kind], parts[kind]].filter(Boolean))].join(' / ')
  return { phone: both('phone'), email: both('email'), website: cells.website ?? parts.website }
}

const withCells = (cells: { [column in keyof Cells]: string | undefined }, others: typeof cells): Cells =>
  Object.fromEntries(Object.entries({ ...cells, ...others }).filter(([, cell]) => cell))

const repeats = (parts: { city?: string; postcode?: string }, city: string, postcode: string): boolean =>
  placeKey(parts.postcode ?? '') === placeKey(postcode) && (!parts.city || placeKey(parts.city) === placeKey(city))

const hoursBehind =
  /[,;.\n(]\s{0,3}((?:open(?:ing)?(?: hours| times)?[\s:]{0,3})?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\s?(?:[-–&/:]|to\b|\d)[^)]{0,300})\)?$/i
/** Moves hours to their own cell, if that is empty. */
const splitHours = (given: Cells): Cells => {
  const { address = '' } = given
  // bounded: an address
  const [behind, hours] = (address.length <= 1000 && hoursBehind.exec(address)) || []
  if (!behind || !hours || postcodeIn(hours) || !readOpeningHours(hours).hours) return given
  return { openingHours: hours, ...given, address: address.slice(0, -behind.length) }
}

/** Abroad, brackets hold the province: "Verona (VR)". */
const tidyTown = (given: Cells, known: string | undefined): Cells => {
  if (!given.city) return given
  const town = firstTownName(given.city)
  return { ...given, city: known === 'United Kingdom' ? town : withoutBracket(town) || town }
}

/** With missing or extra letters at the end of an address or a town. */
const badPostcode = /(?:^|[,\s]\s?)(([a-z]{1,2}\d[a-z\d]?) ?\d[a-z]{0,4})\s?$/i
const splitBadPostcode = (given: Cells, known: string | undefined): Cells => {
  if (known !== 'United Kingdom' || given.postcode) return given
  for (const column of ['address', 'city'] as const) {
    const text = given[column] ?? ''
    const [all = '', code, outcode = ''] = badPostcode.exec(text) ?? []
    if (code && !postcodeIn(text) && tidyOutcode(outcode))
      return { ...given, [column]: text.slice(0, -all.length), postcode: code }
  }
  return given
}

/** "Leeds, West Yorkshire, LS1 4DY" in the town's cell. */
const splitTown = (given: Cells): Cells => {
  if (!given.city || !/[,\n]/.test(given.city)) return given
  const { address, city, county, postcode, elsewhere, country = elsewhere, ...parts } = splitAddress(given.city)
  if (!city || !(county ?? postcode ?? country)) return given
  return withCells({ county, postcode, country, ...given }, { city: joined(address, city), ...contacts(given, parts) })
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ') || undefined

/** "12 High Street Cheltenham" without a comma: the street ends where a town begins. */
const parted = async (
  address = '',
  isTown: PlaceFinder['isTown'],
): Promise<[street: string | undefined, town?: string]> => {
  for (const { 0: end, index } of address.matchAll(streetEnd)) {
    const town = address.slice(index + end.length)
    if (/\d/.test(address) && (await isTown(town))) return [address.slice(0, index + end.length).trim(), town]
  }
  return [address || undefined]
}
