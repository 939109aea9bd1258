import { Authorized, Resolver, Field, ID, InputType, Int } from 'type-graphql'
import { nullable, PayloadMutation, type PayloadFields } from '../../schema/types.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { addSupplierFromUrl, previewSupplierFromUrl, SupplierPreview } from './add-supplier.ts'
import { pauseSource, resumeScraper, resumeSource, stopScraper } from '../runs/change-run.ts'
import { ScraperState } from '../runs/scrape-run.ts'
import { bulkScrapeMaps, runScraper, scrapeMaps } from '../runs/start-run.ts'
import { mapsKeyword, mapsRadius } from '../maps-search.rules.ts'
import { ScrapeSource } from '../runs/scrape-source.ts'

@InputType({ description: 'A scrape of the directories.' })
class RunScraperInput {
  @Field(() => ScrapeSource, { defaultValue: 'all', description: 'Which directories.' }) source!: ScrapeSource
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Reads one page of each source, shows what would be saved, and saves nothing.',
  })
  isTest!: boolean
  @Field(() => [String], { defaultValue: [], description: 'Addresses of more directories to read.' })
  directories!: string[]
}

@InputType({ description: 'A search of Google Maps around one place.' })
class ScrapeMapsInput {
  @Field(() => String, { description: 'A town, county or postcode.' }) location!: string
  @Field(() => Int, { defaultValue: mapsRadius.default, description: 'Metres around it, from 1000 to 50000.' })
  radius!: number
  @Field(() => String, { defaultValue: mapsKeyword, description: 'What to search for.' }) keyword!: string
}

@InputType({ description: 'A search of Google Maps around many places.' })
class BulkScrapeMapsInput {
  @Field(() => [String], { description: 'The places.' }) locations!: string[]
}

@InputType({ description: 'A stopped scrape.' })
class ResumeScraperInput {
  @Field(() => ID, nullable('The scrape; by default the last stopped one.')) runId?: string | null
}

@InputType({ description: 'A source of the running scrape.' })
class PauseScrapeSourceInput {
  @Field(() => String, { description: 'Its name, such as `yell`.' }) sourceName!: string
}

@InputType({ description: 'A paused source of the running scrape.' })
class ResumeScrapeSourceInput extends PauseScrapeSourceInput {}

@InputType({ description: 'The site of a supplier.' })
class PreviewSupplierFromUrlInput {
  @Field(() => String, { description: 'The address of its website.' }) url!: string
  @Field(() => String, nullable('Its name, if the site shows a different one or none.')) name?: string | null
  @Field(() => String, nullable('Its town, if the site shows a different one or none.')) city?: string | null
}

@InputType({ description: 'The website of a supplier to add.' })
class CreateSupplierFromUrlInput extends PreviewSupplierFromUrlInput {}

const stateFields: PayloadFields = { state: [() => ScraperState, 'The scraper’s present state.'] }

@Authorized('ADMIN')
@Resolver()
export class ChangeScrapeResolver {
  @PayloadMutation(
    'Starts a scrape of the directories. CONFLICT while one is running. For administrators.',
    RunScraperInput,
    stateFields,
  )
  runScraper = runScraper

  @PayloadMutation('Searches Google Maps around one place. For administrators.', ScrapeMapsInput, stateFields)
  scrapeMaps = scrapeMaps

  @PayloadMutation(
    'Searches Google Maps around each of many places. For administrators.',
    BulkScrapeMapsInput,
    stateFields,
  )
  bulkScrapeMaps = bulkScrapeMaps

  @PayloadMutation('Stops the running scrape, which can be resumed. For administrators.', null, stateFields)
  stopScraper = stopScraper

  @PayloadMutation('Resumes a stopped scrape. For administrators.', ResumeScraperInput, stateFields)
  resumeScraper = resumeScraper

  @PayloadMutation(
    'Pauses one source of the running scrape while the others continue. For administrators.',
    PauseScrapeSourceInput,
    stateFields,
  )
  pauseScrapeSource = pauseSource

  @PayloadMutation(
    'Resumes a paused source of the running scrape. For administrators.',
    ResumeScrapeSourceInput,
    stateFields,
  )
  resumeScrapeSource = resumeSource

  @PayloadMutation(
    'Reads a supplier’s own site and shows what would be saved; saves nothing. For administrators.',
    PreviewSupplierFromUrlInput,
    { preview: [() => SupplierPreview, 'The preview.'] },
  )
  previewSupplierFromUrl = previewSupplierFromUrl

  @PayloadMutation(
    'Adds a supplier from its own site, or completes the existing one. For administrators.',
    CreateSupplierFromUrlInput,
    { supplier: [() => Supplier, 'The supplier, new or completed.'] },
  )
  createSupplierFromUrl = addSupplierFromUrl
}
