import { GraphQLCountryCode, GraphQLEmailAddress, GraphQLPostalCode, GraphQLURL } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Where a supplier is, in parts. What is not known is null.' })
export class PostalAddress {
  @Field(() => String, { nullable: true, description: 'Street and house number.' }) streetAddress!: string | null
  @Field(() => String, { nullable: true, description: 'Town or city.' }) city!: string | null
  @Field(() => String, { nullable: true, description: 'The county or region, by its full name.' })
  county!: string | null
  @Field(() => GraphQLPostalCode, {
    nullable: true,
    description: 'The whole postcode. Null for a part of one and for an Irish Eircode: `Supplier.postcode` has those.',
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
