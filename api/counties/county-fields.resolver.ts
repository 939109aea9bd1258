import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import type { Context } from '../server/context.ts'
import { perRequest } from '../schema/per-request.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import { Weight } from '../process/weight.ts'
import { sanitiseShortHtml } from '../blog/sanitise-html.ts'
import { Coordinates } from '../places/geometry/coordinates.ts'
import { Location } from '../places/location.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { CountyContent } from './county-content.ts'
import { County } from './county.ts'
import { toPlainText } from './county-guide.ts'
import { countiesBy } from './list-counties.ts'

const countyNamed = perRequest(countiesBy('name'))

@Resolver(() => Supplier)
export class SupplierCountyResolver {
  @Weight(2)
  @FieldResolver(() => County, nullable('Its county as an object; null when the county has no page, as abroad.'))
  countyPage(@Root() { county }: Supplier, @Ctx() context: Context): Promise<County | null> | null {
    return county ? countyNamed(context).load(county) : null
  }
}

@Resolver(() => County)
export class CountyFieldsResolver {
  @FieldResolver(() => String, { description: 'The absolute address of its page.' })
  url(@Root() { urlName }: County, @Ctx() { env }: Context): string {
    return `${getConfiguredSiteUrl(env)}/counties/${urlName}`
  }

  @FieldResolver(() => Coordinates, { description: 'Its centre on the map.' })
  position(@Root() { latitude, longitude }: County): Coordinates {
    return { latitude, longitude }
  }
}

@Resolver(() => Location)
export class LocationFieldsResolver {
  @FieldResolver(() => Coordinates, { description: 'Where it is on the map.' })
  position(@Root() { latitude, longitude }: Location): Coordinates {
    return { latitude, longitude }
  }
}

@Resolver(() => CountyContent)
export class CountyContentFieldsResolver {
  @FieldResolver(() => String, { description: 'About the county.' })
  overview(@Root() { overview }: CountyContent): string {
    return toPlainText(overview)
  }

  @FieldResolver(() => String, { description: 'About the county, as HTML: paragraphs, lists, emphasis and links.' })
  overviewHtml(@Root() { overview }: CountyContent): string {
    return sanitiseShortHtml(overview)
  }

  @FieldResolver(() => String, { description: 'Advice for buyers in the county.' })
  buyingGuide(@Root() { buyingGuide }: CountyContent): string {
    return toPlainText(buyingGuide)
  }

  @FieldResolver(() => String, {
    description: 'Advice for buyers in the county, as HTML: paragraphs, lists, emphasis and links.',
  })
  buyingGuideHtml(@Root() { buyingGuide }: CountyContent): string {
    return sanitiseShortHtml(buyingGuide)
  }
}
