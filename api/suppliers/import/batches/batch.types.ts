import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../../../schema/types.ts'

const BatchStep = lowerCaseEnum('BatchStep', 'Actions on all suppliers of an import or a scrape.', {
  HIDE: 'Hides every supplier that it added.',
  SHOW: 'Lists every supplier that it added, including those awaiting approval.',
  UNDO: 'Removes added suppliers and restores changed values; later edits stay.',
})
export type BatchStep = Lowercase<keyof typeof BatchStep>

@ObjectType({ description: 'An action on everything from an import or a scrape, executed in chunks.' })
export class BatchChange {
  @Field(() => ID, { description: 'Identifies the change.' }) id!: number
  @Field(() => BatchStep, { description: 'The action.' }) step!: BatchStep
  @Field(() => String, { description: 'The person who started it.' }) username!: string
  @Field(() => Int, { description: 'Suppliers changed, removed or restored so far.' }) done!: number
  @Field(() => Int, { description: 'Suppliers skipped so far, in whole or in part.' }) skipped!: number
  @Field(() => Date, { description: 'When it was started.' }) startedAt!: Date
  @Field(() => Date, nullable('When it finished; null while it is running.')) finishedAt!: Date | null
}

export const ImportState = lowerCaseEnum('ImportStatus', 'The status of an import.', {
  RUNNING: 'Lines are being imported.',
  STOPPED: 'It was interrupted, and can be resumed.',
  FINISHED: 'Every line was read.',
  FAILED: 'It ended early.',
})
export type ImportState = Lowercase<keyof typeof ImportState>

@ObjectType({ description: 'The import of a file of suppliers.' })
export class SupplierImport {
  @Field(() => ID, { description: 'Identifies the import; ids increase.' }) id!: number
  @Field(() => String, { description: 'The name of the file.' }) fileName!: string
  @Field(() => ImportState, { description: 'Its status.' }) status!: ImportState
  @Field(() => String, { description: 'Who imported it.' }) username!: string
  @Field(() => Date, { description: 'When it was started.' }) startedAt!: Date
  @Field(() => Date, nullable('When it ended.')) finishedAt!: Date | null
  @Field(() => Int, { description: 'Suppliers that were added.' }) added!: number
  @Field(() => Int, { description: 'Suppliers that were changed.' }) changed!: number
  @Field(() => Int, { description: 'Lines that changed nothing.' }) unchanged!: number
  @Field(() => Int, { description: 'Lines that were refused.' }) refused!: number
}

@ObjectType({ description: 'A supplier that an undo skipped, in whole or in part.' })
export class SkippedSupplier {
  @Field(() => ID, { description: 'Identifies the entry.' }) id!: number
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: number
  @Field(() => String, { description: 'The name of the supplier.' }) name!: string
  @Field(() => String, { description: 'Why it was skipped.' }) explanation!: string
}

@ObjectType({ description: 'An import or a scrape that has changed suppliers after another one.' })
export class LaterBatch {
  @Field(() => ID, nullable('The import; null for a scrape.')) importId!: number | null
  @Field(() => ID, nullable('The scrape; null for an import.')) runId!: number | null
  @Field(() => Int, { description: 'How many of the other’s suppliers it changed.' }) supplierCount!: number
}

@InputType({ description: 'An import or a scrape, and the action on its suppliers.' })
export class ChangeBatchInput {
  @Field(() => ID, nullable('The import, instead of `runId`.')) importId?: string | null
  @Field(() => ID, nullable('The scrape, instead of `importId`.')) runId?: string | null
  @Field(() => BatchStep, { description: 'The action.' }) step!: BatchStep
}

@InputType({ description: 'An import to stop.' })
export class StopSupplierImportInput {
  @Field(() => ID, { description: 'The import.' }) id!: string
}
