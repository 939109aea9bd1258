import { GraphQLEmailAddress, GraphQLPostalCode, GraphQLURL } from 'graphql-scalars'
import { FieldResolver, Resolver, Root } from 'type-graphql'
import { countryCodes } from '../places/country.rules.ts'
import { Coordinates, coordinatesOf } from '../places/coordinates.ts'
import { validOrNull } from '../server/valid-or-null.ts'
import { PostalAddress, SupplierContact, SupplierRating } from './supplier-details.ts'
import { OpeningHours, Supplier } from './supplier.entity.ts'
import { Weekday, weekdayOf } from './weekday.ts'

const codes: Readonly<Record<string, string>> = countryCodes

/** A supplier's columns in the forms that programs ask for; each is made from the row that is there. */
@Resolver(() => Supplier)
export class SupplierDetailsResolver {
  @FieldResolver(() => SupplierRating, {
    nullable: true,
    description: 'The reviews of this site in figures; null while there are none.',
  })
  rating(@Root() { averageRating, reviewCount }: Supplier): SupplierRating | null {
    return reviewCount ? { average: averageRating, count: reviewCount } : null
  }

  @FieldResolver(() => Coordinates, { nullable: true, description: 'Where it is on the map; null when not known.' })
  position(@Root() supplier: Supplier): Coordinates | null {
    return coordinatesOf(supplier)
  }

  @FieldResolver(() => PostalAddress, { description: 'Where it is, in parts.' })
  postalAddress(@Root() { address, city, county, postcode, country }: Supplier): PostalAddress {
    return {
      streetAddress: address,
      city,
      county,
      postalCode: validOrNull(GraphQLPostalCode, postcode),
      countryCode: codes[country] ?? null,
    }
  }

  @FieldResolver(() => SupplierContact, { description: 'How to reach it.' })
  contact(@Root() { email, phone, website }: Supplier): SupplierContact {
    return { email: validOrNull(GraphQLEmailAddress, email), phone, website: validOrNull(GraphQLURL, website) }
  }
}

@Resolver(() => OpeningHours)
export class OpeningHoursResolver {
  @FieldResolver(() => Weekday, { nullable: true, description: 'The day of the week.' })
  weekday(@Root() { day }: OpeningHours): Weekday | null {
    return weekdayOf(day)
  }
}
