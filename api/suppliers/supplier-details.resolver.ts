import { GraphQLEmailAddress, GraphQLPostalCode, GraphQLURL, GraphQLCountryCode } from 'graphql-scalars'
import { Ctx, FieldResolver, Float, Resolver, Root, Field, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { countryCodes } from '../places/areas/country.rules.ts'
import { Coordinates, toCoordinates } from '../places/geometry/coordinates.ts'
import type { Context } from '../server/context.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import { Supplier } from './supplier.entity.ts'
import { describeTile } from './supplier-tile.ts'
import type { GraphQLScalarType } from 'graphql'

const validOrNull = (scalar: GraphQLScalarType, value: string | null): string | null => {
  if (!value) return null
  try {
    scalar.serialize(value)
    return value
  } catch {
    return null
  }
}

@ObjectType({ description: 'A supplier’s address in parts. Unknown parts are null.' })
class PostalAddress {
  @Field(() => String, nullable('Building number and street.')) streetAddress!: string | null
  @Field(() => String, nullable('Town or city.')) city!: string | null
  @Field(() => String, nullable('The county or region, by its full name.')) county!: string | null
  @Field(
    () => GraphQLPostalCode,
    nullable('The full postcode. Null for a partial one and for an Irish Eircode, which `Supplier.postcode` has.'),
  )
  postalCode!: string | null
  @Field(() => GraphQLCountryCode, nullable('The country, by its ISO 3166 code.')) countryCode!: string | null
}

@ObjectType({ description: 'A supplier’s contact details. Unknown and malformed values are null.' })
class SupplierContact {
  @Field(() => GraphQLEmailAddress, nullable('The public email address.')) email!: string | null
  @Field(() => String, nullable('The public phone number, in national format, such as `01242 555 0123`.')) phone!:
    | string
    | null
  @Field(() => GraphQLURL, nullable('The website.')) website!: string | null
}

const codes: Readonly<Record<string, string>> = countryCodes

@Resolver(() => Supplier)
export class SupplierDetailsResolver {
  @FieldResolver(
    () => Float,
    nullable('Mean of this site’s published reviews, from 1 to 5 with one decimal; null without reviews.'),
  )
  averageRating(@Root() { averageRating, reviewCount }: Supplier): number | null {
    return reviewCount ? averageRating : null
  }

  @FieldResolver(() => String, { description: 'The absolute address of its page.' })
  url(@Root() { id }: Supplier, @Ctx() { env }: Context): string {
    return `${getConfiguredSiteUrl(env)}/suppliers/${id}`
  }

  @FieldResolver(() => Coordinates, nullable('Its location; null if unknown.'))
  position(@Root() supplier: Supplier): Coordinates | null {
    return toCoordinates(supplier)
  }

  @FieldResolver(() => String, {
    description:
      'Its drawn picture, used without a logo: two digits for the colours of its wall (0 to 5) and its cloth (0 to 7), a view, a window and its main service, such as "27 sea bay roman".',
  })
  tile(@Root() supplier: Supplier): string {
    return describeTile(supplier)
  }

  @FieldResolver(() => PostalAddress, { description: 'Its address in parts.' })
  postalAddress(@Root() { address, city, county, postcode, country }: Supplier): PostalAddress {
    return {
      streetAddress: address,
      city,
      county,
      postalCode: validOrNull(GraphQLPostalCode, postcode),
      countryCode: codes[country] ?? null,
    }
  }

  @FieldResolver(() => SupplierContact, { description: 'Its contact details.' })
  contact(@Root() { email, phone, website }: Supplier): SupplierContact {
    return { email: validOrNull(GraphQLEmailAddress, email), phone, website: validOrNull(GraphQLURL, website) }
  }
}
