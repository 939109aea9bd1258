import { Extensions, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import type { Weighed } from '../../process/weight.ts'

export const TransferState = enumType('TransferStatus', 'How the export or the loading of a whole directory stands.', {
  RECEIVING: 'The file is being sent.',
  CHECKING: 'The file is being read; nothing is written.',
  CHECKED: 'What the file holds is known, and what stands in the way.',
  WORKING: 'It is being exported or loaded.',
  DONE: 'It is finished.',
  FAILED: 'It ended early and left nothing; `error` tells why.',
})
export type TransferState = keyof typeof TransferState

@ObjectType({ description: 'How many there are of one kind of thing.' })
export class TransferCount {
  @Field(() => String, { description: 'What they are, as lines of the file name it.' }) name!: string
  @Field(() => Int, { description: 'How many.' }) count!: number
}

@ObjectType({ description: 'An export of a whole directory that was made, or one that was sent to be loaded.' })
export class Transfer {
  @Field(() => ID, { description: 'Identifies it.' }) id!: number
  @Field(() => TransferState, { description: 'How it stands.' }) status!: TransferState
  @Field(() => String, { description: 'The name of the file.' }) fileName!: string
  @Field(() => Float, { description: 'The size of the file in bytes.' }) bytes!: number
  @Field(() => Int, { description: 'Lines of the file that are done.' }) linesDone!: number
  @Field(() => Int, { description: 'Lines that there are; 0 while that is not known.' }) linesTotal!: number
  @Extensions({ weight: 0, longest: 100 } satisfies Weighed)
  @Field(() => [TransferCount], { description: 'What the file holds.' })
  counts!: TransferCount[]
  @Extensions({ weight: 0, longest: 100 } satisfies Weighed)
  @Field(() => [String], { description: 'What stands in the way of loading it; none where it can be loaded.' })
  obstacles!: string[]
  @Field(() => String, { nullable: true, description: 'Why it ended early.' }) error!: string | null
  @Field(() => String, { description: 'Who began it.' }) username!: string
  @Field(() => Date, { description: 'When it was begun.' }) createdAt!: Date
  @Field(() => Date, { nullable: true, description: 'When it ended.' }) finishedAt!: Date | null
}

@ObjectType({ description: 'The last export and the last loading of a whole directory; they are kept for a day.' })
export class Transfers {
  @Field(() => Transfer, { nullable: true, description: 'The last export.' }) lastExport!: Transfer | null
  @Field(() => Transfer, { nullable: true, description: 'The last file that was sent to be loaded.' })
  lastLoad!: Transfer | null
}

@InputType({ description: 'Whether an export is wanted.' })
export class ExportEverythingInput {
  @Field(() => Boolean, { defaultValue: true, description: 'True makes one, false deletes the file of the last.' })
  isWanted?: boolean
}

@InputType({ description: 'A file that is to be loaded.' })
export class LoadExportInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
}

@InputType({ description: 'An export, a check or a loading that goes on.' })
export class StopTransferInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
}

export const ExportEverythingPayload = payloadType(
  'ExportEverythingPayload',
  'export',
  () => Transfer,
  'The export, which has begun, `transfers` tells how far it is; or the one whose file is gone.',
)
export const LoadExportPayload = payloadType(
  'LoadExportPayload',
  'load',
  () => Transfer,
  'The loading, which has begun; `transfers` tells how far it is.',
)
export const StopTransferPayload = payloadType('StopTransferPayload', 'transfer', () => Transfer, 'What was stopped.')
