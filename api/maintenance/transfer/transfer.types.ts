import { Extensions, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import type { WeightedField } from '../../process/weight.ts'

const TransferState = enumType('TransferStatus', 'The status of an export or import of a whole directory.', {
  RECEIVING: 'The file is being uploaded.',
  CHECKING: 'The file is being read; nothing is written.',
  CHECKED: 'The file has been checked.',
  WORKING: 'It is being exported or imported.',
  DONE: 'It is finished.',
  FAILED: 'It failed and was undone; see `error`.',
})
type TransferState = keyof typeof TransferState

@ObjectType({ description: 'The number of objects of one kind.' })
class TransferCount {
  @Field(() => String, { description: 'The kind, as named in the file.' }) name!: string
  @Field(() => Int, { description: 'The number.' }) count!: number
}

@ObjectType({ description: 'An export of a whole directory, or an uploaded one to import.' })
export class Transfer {
  @Field(() => ID, { description: 'Identifies it.' }) id!: number
  @Field(() => TransferState, { description: 'Its status.' }) status!: TransferState
  @Field(() => String, { description: 'The name of the file.' }) fileName!: string
  @Field(() => Float, { description: 'The size of the file in bytes.' }) bytes!: number
  @Field(() => Int, { description: 'Processed lines of the file.' }) linesDone!: number
  @Field(() => Int, { description: 'Total lines; 0 while unknown.' }) linesTotal!: number
  @Extensions({ weight: 0, longest: 100 } satisfies WeightedField)
  @Field(() => [TransferCount], { description: 'The contents of the file.' })
  counts!: TransferCount[]
  @Extensions({ weight: 0, longest: 100 } satisfies WeightedField)
  @Field(() => [String], { description: 'What prevents its import; empty if nothing does.' })
  obstacles!: string[]
  @Field(() => String, { nullable: true, description: 'Why it ended early.' }) error!: string | null
  @Field(() => String, { description: 'Who started it.' }) username!: string
  @Field(() => Date, { description: 'When it was started.' }) createdAt!: Date
  @Field(() => Date, { nullable: true, description: 'When it ended.' }) finishedAt!: Date | null
}

@ObjectType({ description: 'The last export and the last import of a whole directory; stored for a day.' })
export class Transfers {
  @Field(() => Transfer, { nullable: true, description: 'The last export.' }) lastExport!: Transfer | null
  @Field(() => Transfer, { nullable: true, description: 'The last uploaded file.' }) lastLoad!: Transfer | null
}

@InputType({ description: 'Whether an export is wanted.' })
export class ExportEverythingInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'True starts an export, false deletes the last export’s file.',
  })
  isWanted?: boolean
}

@InputType({ description: 'A file to import.' })
export class LoadExportInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
}

@InputType({ description: 'A running export, check or import.' })
export class StopTransferInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
}

export const ExportEverythingPayload = payloadType(
  'ExportEverythingPayload',
  'export',
  () => Transfer,
  'The started export, whose progress is in `transfers`; or the deleted one.',
)
export const LoadExportPayload = payloadType(
  'LoadExportPayload',
  'load',
  () => Transfer,
  'The started import; its progress is in `transfers`.',
)
export const StopTransferPayload = payloadType(
  'StopTransferPayload',
  'transfer',
  () => Transfer,
  'The stopped transfer.',
)
