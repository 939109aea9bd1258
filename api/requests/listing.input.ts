import { Field, InputType } from 'type-graphql'

/** The supplier to create from a short request; its rules are listingRules. */
@InputType({ description: 'The supplier to be made of a short request. Only the name must be there.' })
export class ListingInput {
  @Field(() => String, { description: 'The trading name, 2 to 120 characters.' }) name!: string
  @Field(() => String, {
    nullable: true,
    description: 'What the business does, in plain text of up to 2,000 characters.',
  })
  description?: string | null
  @Field(() => String, { nullable: true, description: 'The email address to be shown.' }) email?: string | null
  @Field(() => String, { nullable: true, description: 'The phone number to be shown.' }) phone?: string | null
  @Field(() => String, { nullable: true, description: 'The website; https:// is assumed where no scheme stands.' })
  website?: string | null
  @Field(() => String, { nullable: true, description: 'Street and house number.' }) address?: string | null
  @Field(() => String, { nullable: true, description: 'Town or city.' }) city?: string | null
  @Field(() => String, { nullable: true, description: 'County or region.' }) county?: string | null
  @Field(() => String, { nullable: true, description: 'Postcode.' }) postcode?: string | null
  @Field(() => String, { nullable: true, description: 'The country, as in RegistrationInput.' }) country?: string | null
  @Field(() => [String], { nullable: true, description: 'Services, as in RegistrationInput.' })
  services?: string[] | null
}
