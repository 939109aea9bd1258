import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../server/payload.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { ScraperState } from './runs/scrape-run.ts'
import { SupplierPreview } from './supplier-preview.ts'

@InputType({ description: 'A scrape that was stopped.' })
export class ResumeScrapeInput {
  @Field(() => ID, { nullable: true, description: 'Which one; without it the last one that was stopped.' })
  runId?: string | null
}

@InputType({ description: 'A source of the scrape that runs.' })
export class PauseScrapeSourceInput {
  @Field(() => String, { description: 'Its name, such as `yell`.' }) sourceName!: string
}

@InputType({ description: 'A source of the scrape that was paused.' })
export class ResumeScrapeSourceInput extends PauseScrapeSourceInput {}

@InputType({ description: 'The site of a supplier.' })
export class PreviewSupplierInput {
  @Field(() => String, { description: 'The address of its website.' }) url!: string
  @Field(() => String, { nullable: true, description: 'Its name, where the site tells another or none.' }) name?:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Its town, where the site tells another or none.' }) city?:
    | string
    | null
}

@InputType({ description: 'The site of a supplier that is to be listed.' })
export class CreateSupplierFromUrlInput extends PreviewSupplierInput {}

export const ResumeScrapePayload = payloadType(
  'ResumeScrapePayload',
  'state',
  () => ScraperState,
  'How the scraper stands now.',
)
export const PauseScrapeSourcePayload = payloadType(
  'PauseScrapeSourcePayload',
  'state',
  () => ScraperState,
  'How the scraper stands now.',
)
export const ResumeScrapeSourcePayload = payloadType(
  'ResumeScrapeSourcePayload',
  'state',
  () => ScraperState,
  'How the scraper stands now.',
)
export const PreviewSupplierPayload = payloadType(
  'PreviewSupplierPayload',
  'preview',
  () => SupplierPreview,
  'What would be saved.',
)
export const CreateSupplierFromUrlPayload = payloadType(
  'CreateSupplierFromUrlPayload',
  'supplier',
  () => Supplier,
  'The supplier, new or completed.',
)
