import { FieldResolver, Resolver, Root } from 'type-graphql'
import { ScrapeListing, ScrapeRun } from './runs/scrape-run.ts'
import { ListingFate, ScrapedPlaces, ValueOrigin } from './scrape-enums.ts'
import { PreviewField, SupplierPreview } from './supplier-preview.ts'

@Resolver(() => ScrapeListing)
export class ScrapeListingResolver {
  @FieldResolver(() => ListingFate, { description: 'What became of it; in a test, what would.' })
  fate(@Root() { verdict }: ScrapeListing): ListingFate {
    return verdict.toUpperCase() as Uppercase<typeof verdict>
  }
}

@Resolver(() => ScrapeRun)
export class ScrapeRunResolver {
  @FieldResolver(() => ScrapedPlaces, { description: 'Where it searches.' })
  searched(@Root() { kind }: ScrapeRun): ScrapedPlaces {
    return kind.toUpperCase() as Uppercase<typeof kind>
  }
}

@Resolver(() => SupplierPreview)
export class SupplierPreviewResolver {
  @FieldResolver(() => ListingFate, { description: 'What would become of it.' })
  fate(@Root() { verdict }: SupplierPreview): ListingFate {
    return verdict.toUpperCase() as Uppercase<typeof verdict>
  }
}

@Resolver(() => PreviewField)
export class PreviewFieldResolver {
  @FieldResolver(() => ValueOrigin, { description: 'What gave it.' })
  origin(@Root() { layer }: PreviewField): ValueOrigin {
    return layer === 'json-ld' ? 'JSON_LD' : (layer.toUpperCase() as Uppercase<typeof layer>)
  }
}
