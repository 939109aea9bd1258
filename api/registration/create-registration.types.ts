import { GraphQLCountryCode } from 'graphql-scalars'
import { Field, InputType } from 'type-graphql'
import { inTitleCase, nullable, storedEnum } from '../schema/types.ts'
import { countryCodes, supplierCountries } from '../places/areas/country.rules.ts'
import type { offeredServices } from '../suppliers/rules/offered-services.rules.ts'

export const OfferedService = storedEnum(
  'OfferedService',
  'A service that a business offers.',
  {
    BLINDS: 'Blinds of every kind.',
    CURTAINS: 'Curtains.',
    SHUTTERS: 'Shutters.',
    VERTICAL_BLINDS: 'Vertical blinds.',
    ROLLER_BLINDS: 'Roller blinds.',
    ROMAN_BLINDS: 'Roman blinds.',
    VENETIAN_BLINDS: 'Venetian blinds.',
    WOODEN_BLINDS: 'Wooden blinds.',
    CUSTOM_DESIGNS: 'Custom designs.',
    INSTALLATION: 'Installation.',
    REPAIRS: 'Repairs.',
    CONSULTATION: 'Consultation.',
  },
  inTitleCase,
)
export type OfferedService = (typeof offeredServices)[number]

/** An unknown code stays, and the rules refuse it. */
export const countryWithCode = (code: string): string =>
  supplierCountries.find((one) => countryCodes[one] === code) ?? code

@InputType({ description: 'A business that registers itself for the directory.' })
export class CreateRegistrationInput {
  @Field(() => String, { description: 'The trading name, 2 to 120 characters.' }) name!: string
  @Field(() => String, { description: 'What the business does, in 20 to 2,000 characters of plain text.' })
  description!: string
  @Field(() => String, { description: 'The public email address.' }) email!: string
  @Field(() => String, { description: 'The public phone number, 6 to 40 characters.' }) phone!: string
  @Field(() => String, nullable('The website; https:// is assumed if there is no scheme.')) website?: string | null
  @Field(
    () => String,
    nullable('Opening hours in any usual form, such as `Mon-Fri 9-5; Sat 10-4`; at most 500 characters.'),
  )
  openingHours?: string | null
  @Field(() => String, { description: 'Building number and street, at least 5 characters.' }) address!: string
  @Field(() => String, { description: 'Town or city.' }) city!: string
  @Field(() => String, { description: 'County or region.' }) county!: string
  @Field(() => String, { description: 'The postcode, in its country’s format.' }) postcode!: string
  @Field(() => GraphQLCountryCode, {
    defaultValue: 'GB',
    description: 'The country: GB, FR, DE, ES, IT, NL, BE or IE.',
  })
  country!: string
  @Field(() => [OfferedService], { defaultValue: [], description: 'The services that it offers.' })
  services!: OfferedService[]
  @Field(() => String, nullable('Where the site emails the business; never public.')) contactEmail?: string | null
}

@InputType({ description: 'A business that would like to be listed, and how to reach it.' })
export class CreateListingRequestInput {
  @Field(() => String, { description: 'The trading name, 2 to 120 characters.' }) businessName!: string
  @Field(() => String, { description: 'An email address to write to.' }) email!: string
  @Field(() => String, { description: 'A number to call, 6 to 40 characters.' }) phone!: string
}
