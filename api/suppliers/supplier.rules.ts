import { toNormalised } from 'postcode'
import * as z from 'zod/mini' // forms carry their rules to the browser
import { optionalEmail, typedText } from '../server/form.rules.ts'

/** The countries that suppliers may be in, by their English names. */
export const supplierCountries = [
  'United Kingdom',
  'France',
  'Germany',
  'Spain',
  'Italy',
  'Netherlands',
  'Belgium',
  'Ireland',
] as const

/** The days of opening hours, in their order. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const text = (most: number) =>
  typedText({ min: [0, ''], max: [most, `Please use at most ${most.toLocaleString('en-GB')} characters.`] })

const phoneMessage = 'Please enter a telephone number, or leave the field empty.'
const addressMessage = 'Please enter an address that starts with https:// or http://, or leave the field empty.'

/** Adds https:// where no scheme is given; allows no user names, and requires a dot in the host. */
const webAddress = z.pipe(
  z.pipe(
    text(500),
    z.transform((typed) => (!typed || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)),
  ),
  z.string().check(
    z.refine((address) => {
      if (!address) return true
      const url = URL.parse(address)
      return (
        !/\s/.test(address) &&
        url !== null &&
        /^https?:$/.test(url.protocol) &&
        url.hostname.includes('.') &&
        !url.username
      )
    }, addressMessage),
  ),
)

/** Trimmed items without duplicates, ignoring case. */
const list = z.pipe(
  z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((items) => {
      const tidy = (items ?? []).map((item) => item.replace(/[\s\p{Cc}]+/gu, ' ').trim()).filter(Boolean)
      return [...new Map(tidy.toReversed().map((item) => [item.toLowerCase(), item])).values()].toReversed()
    }),
  ),
  z.array(z.string()).check(
    z.maxLength(50, 'Please give at most 50.'),
    z.refine((items) => items.every((item) => item.length <= 100), 'Please use at most 100 characters for each.'),
  ),
)

/** A number from a form or the API; null for none. */
const number = (message: string, isRight: (value: number) => boolean) =>
  z.pipe(
    z.pipe(
      z.nullish(z.union([z.number(), z.string()])),
      z.transform((given) => (given == null || given === '' ? null : Number(String(given).trim().replace(',', '.')))),
    ),
    z
      .nullable(z.any())
      .check(z.refine((value: number | null) => value === null || (Number.isFinite(value) && isRight(value)), message)),
  ) as unknown as z.ZodMiniType<number | null, number | string | null | undefined>

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
const dayNames: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

/** Null where not known; else seven days, Monday first, each with both times or closed. */
const openingHours = z.pipe(
  z.nullish(
    z.array(
      z.object({
        day: z.enum(weekdays, 'Please name the days Mon to Sun.'),
        opens: z.nullish(z.string()),
        closes: z.nullish(z.string()),
      }),
    ),
  ),
  z.transform((days, context) => {
    if (!days) return null
    const wrong = days.find(
      ({ opens, closes }) =>
        Boolean(opens) !== Boolean(closes) || (opens && closes && !(isTime(opens) && isTime(closes) && opens < closes)),
    )
    if (wrong) {
      const message = `${dayNames[wrong.day]}: please give an opening time before the closing time, or neither for closed.`
      context.issues.push({ code: 'custom', message, input: days, path: [] })
      return null
    }
    const times = new Map(days.map(({ day, opens, closes }) => [day, { opens: opens || null, closes: closes || null }]))
    return weekdays.map((day) => ({ day, ...(times.get(day) ?? { opens: null, closes: null }) }))
  }),
)

/** What an administrator may edit, field by field; an empty text counts as none. */
export const supplierFields = {
  name: typedText({ min: [2, 'Please use at least 2 characters.'], max: [200, 'Please use at most 200 characters.'] }),
  description: text(10_000),
  email: optionalEmail('Please enter a valid email address, or leave the field empty.'),
  contactEmail: optionalEmail('Please enter a valid email address, or leave the field empty.'),
  phone: z.pipe(
    text(60),
    z.string().check(z.regex(/^$|^(?=(?:\D*\d){6})[\d\s+().\-/]+(?:(?:ext|x)[. ]*\d+)?$/i, phoneMessage)),
  ),
  website: webAddress,
  address: text(300),
  city: text(100),
  county: text(100),
  postcode: text(20),
  country: z.enum(supplierCountries, 'Please choose a country.'),
  services: list,
  specialties: list,
  serviceAreas: list,
  keywords: list,
  establishedYear: number(
    'Please enter a year from 1500 to this year.',
    (year) => Number.isInteger(year) && year >= 1500 && year <= new Date().getFullYear(),
  ),
  latitude: number('Please enter degrees from -90 to 90.', (degrees) => Math.abs(degrees) <= 90),
  longitude: number('Please enter degrees from -180 to 180.', (degrees) => Math.abs(degrees) <= 180),
  openingHours,
  logoUrl: webAddress,
  bannerUrl: webAddress,
  imageUrl: webAddress,
  metaTitle: text(200),
  metaDescription: text(500),
}

/** A supplier as the editor saves it. */
export const supplierRules = z.pipe(
  z.object(supplierFields),
  z.transform((supplier, context) => {
    const wrong = (field: string, message: string) =>
      context.issues.push({ code: 'custom', message, input: supplier, path: [field] })
    const { latitude, longitude, country } = supplier
    if ((latitude === null) !== (longitude === null))
      wrong(latitude === null ? 'latitude' : 'longitude', 'Please give both coordinates or neither.')
    const postcode =
      country === 'United Kingdom' && supplier.postcode ? toNormalised(supplier.postcode) : supplier.postcode
    if (postcode === null) wrong('postcode', 'Please enter a UK postcode, such as GL50 1AB.')
    return { ...supplier, postcode: postcode ?? '' }
  }),
)
export type SupplierValues = z.output<typeof supplierRules>

/** On what evidence a supplier was verified, and on which day. */
export const verificationRules = z.object({
  source: typedText({
    min: [3, 'Please say where you checked it, such as Companies House 01234567.'],
    max: [500, 'Please use at most 500 characters.'],
  }),
  on: z
    .string()
    .check(
      z.refine(
        (day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && Date.parse(day) <= Date.now(),
        'Please enter a day that is not in the future.',
      ),
    ),
})
export type VerificationValues = z.output<typeof verificationRules>

/** Why a supplier is deleted: shown to whoever tries to add it again. */
export const deletionRules = z.object({
  reason: typedText({
    min: [3, 'Please say why, in at least 3 characters.'],
    max: [500, 'Please use at most 500 characters.'],
  }),
})
