import { Field, InputType, Int } from 'type-graphql'
import type { HoneypotFields } from '../server/honeypot.ts'

/** The full registration form, as it is sent; its rules are in registration.rules.ts. */
@InputType({ description: 'A business that registers itself for the directory.' })
export class RegistrationInput implements HoneypotFields {
  @Field(() => String, { description: 'The trading name, 2 to 120 characters.' }) name!: string
  @Field(() => String, { description: 'What the business does, in 20 to 2,000 characters of plain text.' })
  description!: string
  @Field(() => String, { description: 'The email address to be shown.' }) email!: string
  @Field(() => String, { description: 'The phone number to be shown, 6 to 40 characters.' }) phone!: string
  @Field(() => String, { nullable: true, description: 'The website; https:// is assumed where no scheme stands.' })
  website?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'When it is open, in any usual way of writing it, such as `Mon-Fri 9-5; Sat 10-4`; at most 500 characters.',
  })
  openingHours?: string | null
  @Field(() => String, { description: 'Street and house number, at least 5 characters.' }) address!: string
  @Field(() => String, { description: 'Town or city.' }) city!: string
  @Field(() => String, { description: 'County or region.' }) county!: string
  @Field(() => String, { description: 'Postcode.' }) postcode!: string
  @Field(() => String, {
    nullable: true,
    description:
      'United Kingdom (where none is given), France, Germany, Spain, Italy, Netherlands, Belgium or Ireland.',
  })
  country?: string | null
  @Field(() => [String], {
    nullable: true,
    description:
      'Any of Blinds, Curtains, Shutters, Vertical Blinds, Roller Blinds, Roman Blinds, Venetian Blinds, Wooden Blinds, Custom Designs, Installation, Repairs and Consultation.',
  })
  services?: string[] | null
  @Field(() => String, { nullable: true, description: 'Where the site itself writes to; never shown.' })
  contactEmail?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'For forms: a field hidden from people. What fills it in is refused.',
  })
  leaveEmpty?: string | null
  @Field(() => Int, {
    nullable: true,
    description: 'For forms: for how long it was open, in milliseconds. Under 2,000 is refused.',
  })
  openForMs?: number | null
}
