import * as z from 'zod/mini'
import { supplierCountries } from '../places/areas/country.rules.ts'
import { emailText, lineText, optionalEmail, readText, typedText } from '../server/form.rules.ts'
import { readOpeningHours } from '../suppliers/opening-hours/read-opening-hours.ts'
import type { FieldsWith } from '../suppliers/rules/supplier-fields.rules.ts'
import { webAddress } from '../suppliers/rules/text-shapes.rules.ts'
import { offeredServices } from '../suppliers/rules/offered-services.rules.ts'

const emailMessage = 'Please enter a valid email address.'
const phoneMessage = 'Please enter a valid phone number.'
const websiteMessage = 'Please enter a valid website address, or leave the field empty.'

const line = (name: string, min: number, max: number, message: string) =>
  lineText({ min: [min, message], max: [max, `${name} must be at most ${max} characters.`] })

const website = readText(lineText({ max: [300, websiteMessage] }), webAddress.read, websiteMessage)

const services = z.pipe(
  z.nullish(z.array(z.enum(offeredServices, 'Please choose services from the list.'))),
  z.transform((chosen) => offeredServices.filter((service) => chosen?.includes(service))),
)

const country = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text?.trim() || 'United Kingdom'),
  ),
  z.enum(supplierCountries, 'Please choose a country from the list.'),
)

const hoursMessage = 'Please write your hours like Mon-Fri 9-5; Sat 10-4, or leave the field empty.'

const openingHours = z.pipe(
  typedText({ max: [500, 'Opening hours must be at most 500 characters.'] }),
  z.transform((text, context) => {
    const { hours = null } = text ? readOpeningHours(text, { isAlone: true }) : {}
    if (text && !hours) context.issues.push({ code: 'custom', message: hoursMessage, input: text })
    return hours
  }),
)

const details = {
  name: line('Business name', 2, 120, 'Business name must be at least 2 characters.'),
  description: typedText({
    min: [20, 'Description must be at least 20 characters.'],
    max: [2000, 'Description must be at most 2,000 characters.'],
  }),
  email: emailText(emailMessage),
  phone: lineText({ min: [6, phoneMessage], max: [40, phoneMessage] }).check(
    z.regex(/^[\d\s+().\-/]+(?:(?:ext|x)[. ]*\d+)?$/i, phoneMessage),
  ),
  website,
  openingHours,
}

const contact = {
  address: line('Address', 5, 300, 'Please enter a valid address.'),
  city: line('City', 2, 100, 'Please enter a valid city.'),
  county: line('County', 2, 100, 'Please enter a valid county.'),
  postcode: line('Postcode', 2, 20, 'Please enter a valid postcode.'),
  country,
  contactEmail: optionalEmail(emailMessage),
}

export const registrationRules = z.object({ ...details, services, ...contact } satisfies OwnedRules)
/** Every field that the field table marks as the business's own needs a rule. */
type OwnedRules = Record<FieldsWith<'owned'>, z.ZodMiniType>
export type RegistrationValues = z.output<typeof registrationRules>

const accepted = (message: string) => z.literal(true, message)

/** Accepting the terms is checked in the form only. */
export const registrationSteps = {
  details: z.object(details),
  services: z.object({ services }),
  contact: z.object({
    ...contact,
    terms: accepted('You must accept the terms and conditions.'),
    privacy: accepted('You must accept the privacy policy.'),
  }),
}
export type RegistrationStep = keyof typeof registrationSteps

const maybe = (name: string, max: number) => lineText({ max: [max, `${name} must be at most ${max} characters.`] })

/** For listing a business from the short form: only the name is required. */
export const listingRules = z.object({
  name: details.name,
  description: typedText({ max: [2000, 'Description must be at most 2,000 characters.'] }),
  email: optionalEmail(emailMessage),
  phone: z.union([
    z.pipe(
      z.nullish(z.literal('')),
      z.transform(() => ''),
    ),
    details.phone,
  ]),
  website,
  services,
  address: maybe('Address', 300),
  city: maybe('City', 100),
  county: maybe('County', 100),
  postcode: maybe('Postcode', 20),
  country,
} satisfies Omit<OwnedRules, 'contactEmail' | 'openingHours'>)
export type ListingValues = z.output<typeof listingRules>
