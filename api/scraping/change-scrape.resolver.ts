import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import { inPayload, type Payload } from '../server/payload.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import { addSupplierFromUrl, previewSupplierFromUrl } from './add-supplier.ts'
import {
  CreateSupplierFromUrlInput,
  CreateSupplierFromUrlPayload,
  PauseScrapeSourceInput,
  PauseScrapeSourcePayload,
  PreviewSupplierInput,
  PreviewSupplierPayload,
  ResumeScrapeInput,
  ResumeScrapePayload,
  ResumeScrapeSourceInput,
  ResumeScrapeSourcePayload,
} from './change-scrape.types.ts'
import { pauseSource, resumeSource } from './runs/pause-source.ts'
import { readState } from './runs/read-state.ts'
import type { ScraperState } from './runs/scrape-run.ts'
import { resumeScraper } from './runs/stop-run.ts'
import { idRules } from './scraping.rules.ts'
import type { SupplierPreview } from './supplier-preview.ts'

const sourceArg = { description: 'Which source.' }
const site = { description: 'The site.' }

/** What administrators have the scraper do, beside the mutations that answer its state. */
@Resolver()
export class ChangeScrapeResolver {
  @Authorized('ADMIN')
  @Mutation(() => ResumeScrapePayload, {
    nullable: true,
    description: 'Goes on with a scrape that was stopped. For administrators.',
  })
  resumeScrape(
    @Ctx() context: Context,
    @Arg('input', () => ResumeScrapeInput, { description: 'Which scrape.' }) { runId }: ResumeScrapeInput,
  ): Promise<Payload<'state', ScraperState>> {
    return inPayload('state', async () => {
      await resumeScraper(context, runId == null ? undefined : check(idRules, { id: runId }).id)
      return readState(context.pool)
    })
  }

  @Authorized('ADMIN')
  @Mutation(() => PauseScrapeSourcePayload, {
    nullable: true,
    description: 'Has the pages of one source of the running scrape wait, while the others go on. For administrators.',
  })
  pauseScrapeSource(
    @Ctx() context: Context,
    @Arg('input', () => PauseScrapeSourceInput, sourceArg) { sourceName }: PauseScrapeSourceInput,
  ): Promise<Payload<'state', ScraperState>> {
    return inPayload('state', async () => {
      await pauseSource(context, sourceName)
      return readState(context.pool)
    })
  }

  @Authorized('ADMIN')
  @Mutation(() => ResumeScrapeSourcePayload, {
    nullable: true,
    description: 'Goes on with a source of the running scrape that was paused. For administrators.',
  })
  resumeScrapeSource(
    @Ctx() context: Context,
    @Arg('input', () => ResumeScrapeSourceInput, sourceArg) { sourceName }: ResumeScrapeSourceInput,
  ): Promise<Payload<'state', ScraperState>> {
    return inPayload('state', async () => {
      await resumeSource(context, sourceName)
      return readState(context.pool)
    })
  }

  @Authorized('ADMIN')
  @Mutation(() => PreviewSupplierPayload, {
    nullable: true,
    description: 'Reads a supplier’s own site and shows what would be saved; saves nothing. For administrators.',
  })
  previewSupplier(
    @Ctx() context: Context,
    @Arg('input', () => PreviewSupplierInput, site) input: PreviewSupplierInput,
  ): Promise<Payload<'preview', SupplierPreview>> {
    return inPayload('preview', () => previewSupplierFromUrl(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => CreateSupplierFromUrlPayload, {
    nullable: true,
    description: 'Adds a supplier from its own site, or completes the one that we have. For administrators.',
  })
  createSupplierFromUrl(
    @Ctx() context: Context,
    @Arg('input', () => CreateSupplierFromUrlInput, site) input: CreateSupplierFromUrlInput,
  ): Promise<Payload<'supplier', Supplier>> {
    return inPayload('supplier', () => addSupplierFromUrl(context, input))
  }
}
