import * as z from 'zod/mini' // small, since forms load their rules in the browser
import { supplierCountries } from '../../places/areas/country.rules.ts'
import { readPostcodeCell } from '../../places/postcodes/postcode-text.ts'
import { maxAltLength, maxGalleryPictures, findStoredPicture } from '../../pictures/picture.rules.ts'
import { checkedText, listText, readText, typedText } from '../../server/form.rules.ts'
import { lastDayRule, toLondon } from '../../text/london-time.rules.ts'
import { oneLine } from '../../text/one-line.ts'
import { businessStatus } from './read-business-status.rules.ts'
import { editableFields, getFieldRow, type EditableField, type OfType } from './supplier-fields.rules.ts'
import type { TextShape } from './text-shapes.rules.ts'
import { isPence, readPounds } from './pounds.rules.ts'
import { findHoursProblem, tidySpans } from '../opening-hours/check-hours.rules.ts'
import { weekdays } from '../opening-hours/weekdays.rules.ts'
import { businessStatusNames } from './business-status.rules.ts'

const text = (max: number) => typedText({ max })

const shaped = (max: number, { read, please }: TextShape) => readText(text(max), read, please)

const list = listText(50, 100)

const readNumber = (typed: string) => Number(typed.trim().replace(',', '.'))

const number = (message: string, isRight: (value: number) => boolean, read = readNumber) =>
  z.pipe(
    z.pipe(
      z.nullish(z.union([z.number(), z.string()])),
      z.transform((given) => (given == null || given === '' ? null : typeof given === 'string' ? read(given) : given)),
    ),
    z
      .nullable(z.any())
      .check(z.refine((value: number | null) => value === null || (Number.isFinite(value) && isRight(value)), message)),
  ) as unknown as z.ZodMiniType<number | null, number | string | null | undefined>

/** Pounds typed into a form, or pence from the API. */
const pounds = number('Please enter pounds from 0 to 100,000, such as 49.50.', isPence, readPounds)

/** Null if unknown; otherwise Monday first. */
const openingHours = z.pipe(
  z.nullish(
    z
      .array(
        z.object({
          day: z.enum(weekdays, 'Please name the days Mon to Sun.'),
          opens: z.nullish(z.string()),
          closes: z.nullish(z.string()),
        }),
      )
      .check(z.maxLength(100, 'Please enter at most 100 spans of time.')),
  ),
  z.transform((spans, context) => {
    if (!spans?.length) return null
    const message = findHoursProblem(spans)
    if (message) context.issues.push({ code: 'custom', message, input: spans, path: [] })
    return message ? null : tidySpans(spans)
  }),
)

const gallery = z.pipe(
  z.pipe(
    z.nullish(z.array(z.object({ url: z.string(), alt: z.string() }))),
    z.transform((pictures) => [
      ...new Map((pictures ?? []).map(({ url, alt }) => [url, { url, alt: oneLine(alt) }])).values(),
    ]),
  ),
  z.array(z.object({ url: z.string(), alt: z.string() })).check(
    z.maxLength(maxGalleryPictures, `Please choose at most ${maxGalleryPictures} pictures.`),
    z.refine((pictures) => pictures.every(({ url }) => findStoredPicture(url)), 'Please upload each picture.'),
    z.refine((pictures) => pictures.every(({ alt }) => alt), 'Please describe each picture in a few words.'),
    z.refine(
      (pictures) => pictures.every(({ alt }) => alt.length <= maxAltLength),
      `Please use at most ${maxAltLength} characters to describe a picture.`,
    ),
  ),
)

const phoneMessage = 'Please enter a phone number, or leave the field empty.'

/** A number or opening hours without a rule do not compile. */
const ownRules = {
  name: typedText({ min: [2, 'Please use at least 2 characters.'], max: 200 }),
  phone: checkedText(text(60), z.regex(/^$|^(?=(?:\D*\d){6})[\d\s+().\-/]+(?:(?:ext|x)[. ]*\d+)?$/i, phoneMessage)),
  country: z.enum(supplierCountries, 'Please choose a country.'),
  establishedYear: number(
    'Please enter a year from 1500 to this year.',
    (year) => Number.isInteger(year) && year >= 1500 && year <= new Date().getFullYear(),
  ),
  minimumOrderPence: pounds,
  latitude: number('Please enter degrees from -90 to 90.', (degrees) => Math.abs(degrees) <= 90),
  longitude: number('Please enter degrees from -180 to 180.', (degrees) => Math.abs(degrees) <= 180),
  businessStatus: z.pipe(
    z.nullish(z.enum([...businessStatusNames, ''], businessStatus.please)),
    z.transform((status) => status ?? ''),
  ),
  openingHours,
  gallery,
} satisfies { [F in OfType<EditableField, NeedsRule>]: z.ZodMiniType } & { [F in EditableField]?: z.ZodMiniType }

type NeedsRule = 'integer' | 'double precision' | 'boolean' | 'jsonb' | 'timestamptz'
type OwnRules = typeof ownRules

type SupplierRules = {
  [F in EditableField]: F extends keyof OwnRules
    ? OwnRules[F]
    : F extends OfType<EditableField, 'text[]'>
      ? typeof list
      : ReturnType<typeof text>
}

const getFieldRule = (field: EditableField) => {
  const { type, shape, maxLength: max = 500 } = getFieldRow(field)
  return field in ownRules
    ? ownRules[field as keyof OwnRules]
    : type === 'text[]'
      ? list
      : shape
        ? shaped(max, shape)
        : text(max)
}

const rules = Object.fromEntries(editableFields.map((field) => [field, getFieldRule(field)])) as SupplierRules

export const supplierRules = z.pipe(
  z.object(rules),
  z.transform((supplier, context) => {
    const wrong = (field: string, message: string) =>
      context.issues.push({ code: 'custom', message, input: supplier, path: [field] })
    const { latitude, longitude, country } = supplier
    if ((latitude === null) !== (longitude === null))
      wrong(latitude === null ? 'latitude' : 'longitude', 'Please enter both coordinates or neither.')
    const postcode = supplier.postcode && readPostcodeCell(supplier.postcode, country)
    if (postcode === undefined && country === 'United Kingdom')
      wrong('postcode', 'Please enter a UK postcode, such as GL50 1AB.')
    return { ...supplier, postcode: postcode ?? supplier.postcode }
  }),
)
export type SupplierValues = z.output<typeof supplierRules>

export const verificationRules = z.object({
  source: typedText({ min: [3, 'Please say how you checked it, such as Companies House 01234567.'], max: 500 }),
  on: z
    .string()
    .check(
      z.refine(
        (day) => z.safeParse(z.iso.date(), day).success && day <= toLondon(new Date()),
        'Please enter a day that is not in the future.',
      ),
    ),
})

export const featuringRules = z.object({ featuredUntil: lastDayRule })

/** Anyone who tries to add the supplier again sees the reason. */
export const deletionRules = z.object({
  reason: typedText({ min: [3, 'Please enter a reason of at least 3 characters.'], max: 500 }),
})
