import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Extensions, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import type { WeightedField } from '../../process/weight.ts'
import { OutsideRating } from '../outside-rating.entity.ts'
import { loadOutsideRatings } from '../outside-ratings.ts'
import { getCountyUrlName } from '../../places/read-county.ts'
import { perRequest } from '../../schema/per-request.ts'
import { countEarlierNamesakes } from '../same-name-suppliers.ts'
import { getItemFields } from '../search/requested-fields.ts'
import { similarSuppliers } from './similar-suppliers.ts'
import { checkFirst } from '../../schema/check-first.ts'
import { formatOpeningHours } from '../opening-hours/opening-hours.rules.ts'
import { columnsFor } from '../supplier-columns.ts'
import { Supplier } from '../supplier.entity.ts'

const namesakesLoader = perRequest(countEarlierNamesakes)
const outsideRatingsLoader = perRequest(loadOutsideRatings)
const similarTo = perRequest(similarSuppliers)

@Resolver(() => Supplier)
export class SupplierRelationsResolver {
  @Extensions({ weight: 2 } satisfies WeightedField)
  @FieldResolver(() => [OutsideRating], { description: 'Ratings on other sites, each with its source and date.' })
  outsideRatings(@Root() supplier: Supplier, @Ctx() context: Context): Promise<OutsideRating[]> {
    return outsideRatingsLoader(context).load(supplier.id)
  }

  @Extensions({ weight: 5 } satisfies WeightedField)
  @FieldResolver(() => Int, {
    description:
      'How many listed suppliers of the same name and town were there before it: two may be called the same.',
  })
  namesakesBefore(@Root() { id }: Supplier, @Ctx() context: Context): Promise<number> {
    return namesakesLoader(context).load(id)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its county’s part of the address in /counties/{urlName}; null if the county has no page, as abroad.',
  })
  countyUrlName(@Root() { county }: Supplier): string | null {
    return (county && getCountyUrlName(county)) ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its opening hours on one line, as OpenStreetMap writes them: `Mo 09:00-17:30; Su off`.',
  })
  hoursText(@Root() { openingHours }: Supplier): string | null {
    return formatOpeningHours(openingHours)
  }

  @Extensions({ weight: 15 } satisfies WeightedField)
  @FieldResolver(() => [Supplier], {
    description: 'The nearest suppliers of the same services, best reviewed first.',
  })
  similar(
    @Root() { id }: Supplier,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3, description: 'How many, from 1 to 100.' })
    first?: number,
  ): Promise<Supplier[]> {
    return similarTo(context, { first: checkFirst(first, 3), columns: columnsFor(getItemFields(info)) }).load(id)
  }
}
