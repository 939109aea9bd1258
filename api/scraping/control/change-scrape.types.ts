import { Field, ID, InputType, Int } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { mapsKeyword, mapsRadius } from '../maps-search.rules.ts'
import { ScraperState } from '../runs/scrape-run.ts'
import { ScrapeSource } from '../runs/scrape-source.ts'
import { SupplierPreview } from './supplier-preview.ts'

@InputType({ description: 'A scrape of the directories.' })
export class RunScraperInput {
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
export class ScrapeMapsInput {
  @Field(() => String, { description: 'A town, county or postcode.' }) location!: string
  @Field(() => Int, { defaultValue: mapsRadius.default, description: 'Metres around it, from 1000 to 50000.' })
  radius!: number
  @Field(() => String, { defaultValue: mapsKeyword, description: 'What to search for.' }) keyword!: string
}

@InputType({ description: 'A search of Google Maps around many places.' })
export class BulkScrapeMapsInput {
  @Field(() => [String], { description: 'The places.' }) locations!: string[]
}

@InputType({ description: 'A stopped scrape.' })
export class ResumeScraperInput {
  @Field(() => ID, { nullable: true, description: 'The scrape; by default the last stopped one.' })
  runId?: string | null
}

@InputType({ description: 'A source of the running scrape.' })
export class PauseScrapeSourceInput {
  @Field(() => String, { description: 'Its name, such as `yell`.' }) sourceName!: string
}

@InputType({ description: 'A paused source of the running scrape.' })
export class ResumeScrapeSourceInput extends PauseScrapeSourceInput {}

@InputType({ description: 'The site of a supplier.' })
export class PreviewSupplierFromUrlInput {
  @Field(() => String, { description: 'The address of its website.' }) url!: string
  @Field(() => String, { nullable: true, description: 'Its name, if the site shows a different one or none.' })
  name?: string | null
  @Field(() => String, { nullable: true, description: 'Its town, if the site shows a different one or none.' })
  city?: string | null
}

@InputType({ description: 'The website of a supplier to add.' })
export class CreateSupplierFromUrlInput extends PreviewSupplierFromUrlInput {}

const statePayload = (name: `${string}Payload`) =>
  payloadType(name, 'state', () => ScraperState, 'The scraper’s present state.')

export const RunScraperPayload = statePayload('RunScraperPayload')
export const ScrapeMapsPayload = statePayload('ScrapeMapsPayload')
export const BulkScrapeMapsPayload = statePayload('BulkScrapeMapsPayload')
export const StopScraperPayload = statePayload('StopScraperPayload')
export const ResumeScraperPayload = statePayload('ResumeScraperPayload')
export const PauseScrapeSourcePayload = statePayload('PauseScrapeSourcePayload')
export const ResumeScrapeSourcePayload = statePayload('ResumeScrapeSourcePayload')
export const PreviewSupplierFromUrlPayload = payloadType(
  'PreviewSupplierFromUrlPayload',
  'preview',
  () => SupplierPreview,
  'The preview.',
)
export const CreateSupplierFromUrlPayload = payloadType(
  'CreateSupplierFromUrlPayload',
  'supplier',
  () => Supplier,
  'The supplier, new or completed.',
)
