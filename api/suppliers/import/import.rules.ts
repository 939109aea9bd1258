import { z } from 'zod'
import { countryCodes, supplierCountries, type SupplierCountry } from '../../places/areas/country.rules.ts'
import { readPostcodeCell } from '../../places/postcodes/postcode-text.ts'
import { readDegrees } from '../../places/geometry/read-degrees.ts'
import { oneLine } from '../../text/one-line.ts'
import { fieldsWith, getFieldRow, type FieldsWith, type OfType } from '../rules/supplier-fields.rules.ts'
import type { StoredSpan } from '../opening-hours/opening-hours.rules.ts'
import { nationalPhone } from '../rules/national-phone.ts'
import { isPence, readPounds } from '../rules/pounds.rules.ts'
import type { TextShape } from '../rules/text-shapes.rules.ts'

export type ImportField = FieldsWith<'importable'>

const words = (max: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, `must have at most ${max} characters`))
const text = (max: number) => words(max).optional()

const list = (split: (cell: string) => string[]) =>
  z
    .string()
    .transform((cell) => {
      const items = split(cell).map(oneLine).filter(Boolean)
      return [...new Map(items.map((item) => [item.toLowerCase(), item])).values()]
    })
    .pipe(
      z.array(z.string().max(100, 'must hold items of at most 100 characters')).max(50, 'must hold at most 50 items'),
    )
    .optional()

/** Removes brackets and quotes from ['Blinds', 'Curtains'] and {Blinds,"Roller Blinds"}. */
const withoutArray = (cell: string) =>
  /^\[.*\]$|^\{.*\}$/s.test(cell) ? cell.slice(1, -1).replace(/(^|,)\s*["']|["']\s*(?=,|$)/g, '$1') : cell

/** Items may contain commas and slashes, so these separate only where nothing else does. */
const splitList = (given: string) => {
  const cell = withoutArray(given)
  return cell.split(/[;|\n]/.test(cell) ? /[;|\n]/ : /,|\s\/\s/)
}
const splitServices = (cell: string) => withoutArray(cell).split(/[;|,/\n•·]/)

const yesOrNo = z
  .stringbool({ truthy: ['true', 'yes', 'y', '1'], falsy: ['false', 'no', 'n', '0'], error: 'must be true or false' })
  .optional()

const shaped = (max: number, { read, must }: TextShape) =>
  words(max)
    .transform((cell, context) => {
      const value = read(cell)
      if (value === undefined) context.addIssue({ code: 'custom', message: must })
      return value ?? ''
    })
    .optional()

const degrees = (max: number) =>
  z
    .string()
    .transform(readDegrees)
    .refine((value) => !Number.isNaN(value), 'must be a number of degrees, such as 51.5074')
    .refine((value) => Number.isNaN(value) || Math.abs(value) <= max, `must be from -${max} to ${max}`)
    .optional()

const country = z.enum(supplierCountries).optional()

/** Whole numbers are pence; a small one was probably meant as pounds, so it is refused without a sign. */
const readMinimumOrder = (cell: string): number => {
  const pence = /^\d+$/.test(cell.trim()) ? Number(cell) : undefined
  return pence === undefined ? readPounds(cell) : pence && pence < minPlainPence ? NaN : pence
}
const minPlainPence = 1000
const minimumOrderMessage = 'must be pence, such as 5000, or pounds with their sign, such as £50: up to £100,000'

/** A number without a rule does not compile. */
const ownRules = {
  name: z
    .string({ error: 'is missing' })
    .transform(oneLine)
    .pipe(z.string().min(2, 'must have at least 2 characters').max(200, 'must have at most 200 characters')),
  description: z.string().trim().max(10_000, 'must have at most 10,000 characters').optional(),
  country,
  services: list(splitServices),
  openingHours: z.custom<StoredSpan[]>(Array.isArray).optional(),
  latitude: degrees(90),
  longitude: degrees(180),
  establishedYear: z
    .string()
    .trim()
    .regex(/^\d{4}$/, 'must be a year of four digits')
    .transform(Number)
    .refine((year) => year >= 1500 && year <= new Date().getFullYear(), 'must be from 1500 to this year')
    .optional(),
  minimumOrderPence: z.string().transform(readMinimumOrder).refine(isPence, minimumOrderMessage).optional(),
} satisfies { [F in OfType<ImportField, NeedsRule>]: z.ZodType } & { [F in ImportField]?: z.ZodType }

type NeedsRule = 'integer' | 'double precision' | 'jsonb' | 'timestamptz'
type OwnRules = typeof ownRules
type CellRules = {
  [F in ImportField]: F extends keyof OwnRules
    ? OwnRules[F]
    : F extends OfType<ImportField, 'text[]'>
      ? ReturnType<typeof list>
      : F extends OfType<ImportField, 'boolean'>
        ? typeof yesOrNo
        : ReturnType<typeof text>
}

const getFieldRule = (field: ImportField) => {
  const { type, shape, maxLength: max = 500 } = getFieldRow(field)
  if (field in ownRules) return ownRules[field as keyof OwnRules]
  if (type === 'text[]') return list(splitList)
  if (type === 'boolean') return yesOrNo
  return shape ? shaped(max, shape) : text(max)
}

const fields = z.object(
  Object.fromEntries(fieldsWith('importable').map((field) => [field, getFieldRule(field)])) as CellRules,
)

export const importRules = fields.transform((row, context) => {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const country: SupplierCountry = row.country ?? 'United Kingdom'
  const result = { ...row }
  if (row.phone) {
    const phone = nationalPhone(row.phone, countryCodes[country])
    if (phone) result.phone = phone
    else
      wrong(
        'phone',
        `must be a phone number of ${row.country ?? 'the United Kingdom'}, or start with + and the country code`,
      )
  }
  if (row.postcode) {
    const postcode = readPostcodeCell(row.postcode, country)
    if (postcode) result.postcode = postcode
    else wrong('postcode', country === 'United Kingdom' ? 'must be a UK postcode' : `must be a postcode of ${country}`)
  }
  if ((row.latitude === undefined) !== (row.longitude === undefined)) {
    wrong(row.latitude === undefined ? 'latitude' : 'longitude', 'is missing: give both coordinates or none')
  }
  return result
})
export type ImportRow = z.output<typeof importRules>
