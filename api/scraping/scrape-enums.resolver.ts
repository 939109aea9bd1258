import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { perRequest } from '../server/per-request.ts'
import type { Weighed } from '../server/weight.ts'
import { IntakeChange } from '../suppliers/intakes/intake.types.ts'
import { lastChanges } from '../suppliers/intakes/list-imports.ts'
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

const lastChangeOf = perRequest((pool: Context['pool'], ids: readonly number[]) => lastChanges(pool, ids, 'run_id'))

@Resolver(() => ScrapeRun)
export class ScrapeRunResolver {
  @FieldResolver(() => ScrapedPlaces, { description: 'Where it searches.' })
  searched(@Root() { kind }: ScrapeRun): ScrapedPlaces {
    return kind.toUpperCase() as Uppercase<typeof kind>
  }

  @Extensions({ weight: 2 } satisfies Weighed)
  @FieldResolver(() => IntakeChange, {
    nullable: true,
    description: 'What was done last with all that it brought; null where nothing was.',
  })
  lastChange(@Root() { id }: ScrapeRun, @Ctx() context: Context): Promise<IntakeChange | null> {
    return lastChangeOf(context).load(id)
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
