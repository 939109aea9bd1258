import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import type { Supplier } from '../../suppliers/supplier.entity.ts'
import { addSupplierFromUrl, previewSupplierFromUrl } from './add-supplier.ts'
import {
  BulkScrapeMapsInput,
  BulkScrapeMapsPayload,
  CreateSupplierFromUrlInput,
  CreateSupplierFromUrlPayload,
  PauseScrapeSourceInput,
  PauseScrapeSourcePayload,
  PreviewSupplierFromUrlInput,
  PreviewSupplierFromUrlPayload,
  ResumeScraperInput,
  ResumeScraperPayload,
  ResumeScrapeSourceInput,
  ResumeScrapeSourcePayload,
  RunScraperInput,
  RunScraperPayload,
  ScrapeMapsInput,
  ScrapeMapsPayload,
  StopScraperPayload,
} from './change-scrape.types.ts'
import { pauseSource, resumeScraper, resumeSource, stopScraper } from '../runs/change-run.ts'
import { readState } from '../runs/read-state.ts'
import type { ScraperState } from '../runs/scrape-run.ts'
import { bulkScrapeMaps, runScraper, scrapeMaps } from '../runs/start-run.ts'
import { idRules } from '../scraping.rules.ts'
import type { SupplierPreview } from './supplier-preview.ts'

const sourceArg = { description: 'Which source.' }
const site = { description: 'The site.' }

type StatePayload = Promise<Payload<'state', ScraperState>>

const answerState = (context: Context, work: () => Promise<unknown>): StatePayload =>
  inPayload('state', async () => {
    await work()
    return readState(context.pool)
  })

@Resolver()
export class ChangeScrapeResolver {
  @Authorized('ADMIN')
  @Mutation(() => RunScraperPayload, {
    nullable: true,
    description: 'Starts a scrape of the directories. CONFLICT while one is running. For administrators.',
  })
  runScraper(
    @Ctx() context: Context,
    @Arg('input', () => RunScraperInput, { description: 'What to read.' })
    { source, isTest, directories }: RunScraperInput,
  ): StatePayload {
    return answerState(context, () => runScraper(context, source, isTest, directories))
  }

  @Authorized('ADMIN')
  @Mutation(() => ScrapeMapsPayload, {
    nullable: true,
    description: 'Searches Google Maps around one place. For administrators.',
  })
  scrapeMaps(
    @Ctx() context: Context,
    @Arg('input', () => ScrapeMapsInput, { description: 'The search.' }) input: ScrapeMapsInput,
  ): StatePayload {
    return answerState(context, () => scrapeMaps(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => BulkScrapeMapsPayload, {
    nullable: true,
    description: 'Searches Google Maps around each of many places. For administrators.',
  })
  bulkScrapeMaps(
    @Ctx() context: Context,
    @Arg('input', () => BulkScrapeMapsInput, { description: 'The search.' }) input: BulkScrapeMapsInput,
  ): StatePayload {
    return answerState(context, () => bulkScrapeMaps(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => StopScraperPayload, {
    nullable: true,
    description: 'Stops the running scrape, which can be resumed. For administrators.',
  })
  stopScraper(@Ctx() context: Context): StatePayload {
    return answerState(context, () => stopScraper(context))
  }

  @Authorized('ADMIN')
  @Mutation(() => ResumeScraperPayload, {
    nullable: true,
    description: 'Resumes a stopped scrape. For administrators.',
  })
  resumeScraper(
    @Ctx() context: Context,
    @Arg('input', () => ResumeScraperInput, { description: 'Which scrape.' }) { runId }: ResumeScraperInput,
  ): StatePayload {
    return answerState(context, () =>
      resumeScraper(context, runId == null ? undefined : check(idRules, { id: runId }).id),
    )
  }

  @Authorized('ADMIN')
  @Mutation(() => PauseScrapeSourcePayload, {
    nullable: true,
    description: 'Pauses one source of the running scrape while the others continue. For administrators.',
  })
  pauseScrapeSource(
    @Ctx() context: Context,
    @Arg('input', () => PauseScrapeSourceInput, sourceArg) { sourceName }: PauseScrapeSourceInput,
  ): StatePayload {
    return answerState(context, () => pauseSource(context, sourceName))
  }

  @Authorized('ADMIN')
  @Mutation(() => ResumeScrapeSourcePayload, {
    nullable: true,
    description: 'Resumes a paused source of the running scrape. For administrators.',
  })
  resumeScrapeSource(
    @Ctx() context: Context,
    @Arg('input', () => ResumeScrapeSourceInput, sourceArg) { sourceName }: ResumeScrapeSourceInput,
  ): StatePayload {
    return answerState(context, () => resumeSource(context, sourceName))
  }

  @Authorized('ADMIN')
  @Mutation(() => PreviewSupplierFromUrlPayload, {
    nullable: true,
    description: 'Reads a supplier’s own site and shows what would be saved; saves nothing. For administrators.',
  })
  previewSupplierFromUrl(
    @Ctx() context: Context,
    @Arg('input', () => PreviewSupplierFromUrlInput, site) input: PreviewSupplierFromUrlInput,
  ): Promise<Payload<'preview', SupplierPreview>> {
    return inPayload('preview', () => previewSupplierFromUrl(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => CreateSupplierFromUrlPayload, {
    nullable: true,
    description: 'Adds a supplier from its own site, or completes the existing one. For administrators.',
  })
  createSupplierFromUrl(
    @Ctx() context: Context,
    @Arg('input', () => CreateSupplierFromUrlInput, site) input: CreateSupplierFromUrlInput,
  ): Promise<Payload<'supplier', Supplier>> {
    return inPayload('supplier', () => addSupplierFromUrl(context, input))
  }
}
