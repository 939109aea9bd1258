import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { perRequest } from '../../schema/per-request.ts'
import type { WeightedField } from '../../process/weight.ts'
import { IntakeChange } from '../../suppliers/import/batches/batch.types.ts'
import { lastChanges } from '../../suppliers/import/batches/list-imports.ts'
import { ScrapeListing, ScrapeRun } from '../runs/scrape-run.ts'
import { ListingVerdict, ScrapeKind, ValueOrigin } from './scrape-enums.ts'
import { PreviewField, SupplierPreview } from './supplier-preview.ts'

@Resolver(() => ScrapeListing)
export class ScrapeListingResolver {
  @FieldResolver(() => ListingVerdict, { description: 'The verdict; in a test, the one it would get.' })
  verdict(@Root() { verdict }: ScrapeListing): ListingVerdict {
    return verdict.toUpperCase() as Uppercase<typeof verdict>
  }
}

const lastChangeLoader = perRequest((pool: Context['pool'], ids: readonly number[]) => lastChanges(pool, ids, 'run_id'))

@Resolver(() => ScrapeRun)
export class ScrapeRunResolver {
  @FieldResolver(() => ScrapeKind, { description: 'Where it searches.' })
  kind(@Root() { kind }: ScrapeRun): ScrapeKind {
    return kind.toUpperCase() as Uppercase<typeof kind>
  }

  @Extensions({ weight: 2 } satisfies WeightedField)
  @FieldResolver(() => IntakeChange, {
    nullable: true,
    description: 'The last change of its suppliers as a whole; null if there was none.',
  })
  lastChange(@Root() { id }: ScrapeRun, @Ctx() context: Context): Promise<IntakeChange | null> {
    return lastChangeLoader(context).load(id)
  }
}

@Resolver(() => SupplierPreview)
export class SupplierPreviewResolver {
  @FieldResolver(() => ListingVerdict, { description: 'The expected verdict.' })
  verdict(@Root() { verdict }: SupplierPreview): ListingVerdict {
    return verdict.toUpperCase() as Uppercase<typeof verdict>
  }
}

@Resolver(() => PreviewField)
export class PreviewFieldResolver {
  @FieldResolver(() => ValueOrigin, { description: 'The part of the page that it came from.' })
  origin(@Root() { layer }: PreviewField): ValueOrigin {
    return layer === 'json-ld' ? 'JSON_LD' : (layer.toUpperCase() as Uppercase<typeof layer>)
  }
}
