import { GraphQLCountryCode, GraphQLEmailAddress, GraphQLPostalCode, GraphQLURL } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A supplier’s address in parts. Unknown parts are null.' })
export class PostalAddress {
  @Field(() => String, { nullable: true, description: 'Street and house number.' }) streetAddress!: string | null
  @Field(() => String, { nullable: true, description: 'Town or city.' }) city!: string | null
  @Field(() => String, { nullable: true, description: 'The county or region, by its full name.' })
  county!: string | null
  @Field(() => GraphQLPostalCode, {
    nullable: true,
    description: 'The full postcode. Null for a partial one and for an Irish Eircode, which `Supplier.postcode` has.',
  })
  postalCode!: string | null
  @Field(() => GraphQLCountryCode, { nullable: true, description: 'The country, by its ISO 3166 code.' })
  countryCode!: string | null
}

@ObjectType({ description: 'A supplier’s contact details. Unknown and malformed values are null.' })
export class SupplierContact {
  @Field(() => GraphQLEmailAddress, { nullable: true, description: 'The public email address.' }) email!: string | null
  @Field(() => String, { nullable: true, description: 'The public phone number, in national format.' })
  phone!: string | null
  @Field(() => GraphQLURL, { nullable: true, description: 'The website.' }) website!: string | null
}
