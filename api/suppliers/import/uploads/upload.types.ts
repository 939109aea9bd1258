import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../../../schema/types.ts'
import { SupplierImport } from '../batches/batch.types.ts'
import type { Outcome } from '../import-write.ts'

const UploadState = lowerCaseEnum('ImportUploadStatus', 'The status of an upload.', {
  WAITING: 'No column is known to hold the name: the columns must be chosen.',
  CHECKING: 'Its lines are being read; nothing is written.',
  CHECKED: 'It has been checked.',
  FAILED: 'It could not be read; see `error`.',
})

const PlannedKind = lowerCaseEnum('ImportLineKind', 'The preview of a line.', {
  ADDED: 'Adds a supplier.',
  CHANGED: 'Completes or changes an existing supplier.',
  UNCHANGED: 'Changes nothing.',
  REFUSED: 'Refused.',
})

@ObjectType({ description: 'A column of an uploaded file.' })
export class UploadColumn {
  @Field(() => String, { description: 'Its heading in the first line.' }) heading!: string
  @Field(() => [String], { description: 'Sample values from the first records.' }) samples!: string[]
  @Field(() => String, nullable('Its field; null if it is ignored.')) field!: string | null
  @Field(() => String, nullable('The field that the heading probably means.')) suggestion!: string | null
}

@ObjectType({ description: 'An unknown service in a file.' })
export class UnknownService {
  @Field(() => String, { description: 'The name in the file.' }) name!: string
  @Field(() => Int, { description: 'The number of lines with it.' }) lines!: number
  @Field(() => [String], { description: 'Known services that may be meant, most similar first; at most three.' })
  suggestions!: string[]
}

@ObjectType({ description: 'The replacement of an unknown service.' })
@InputType('ChosenServiceInput', { description: 'The replacement of an unknown service.' })
class ChosenService {
  @Field(() => String, { description: 'The name in the file.' }) name!: string
  @Field(() => String, { description: 'The intended service; empty to leave it out.' }) readAs!: string
}

@ObjectType({ description: 'An uploaded file of suppliers, with the preview of its import.' })
export class ImportUpload {
  @Field(() => ID, { description: 'Identifies the file.' }) id!: number
  @Field(() => String, { description: 'The name of the file.' }) fileName!: string
  @Field(() => Int, { description: 'Its size in bytes.' }) bytes!: number
  @Field(() => UploadState, { description: 'Its status.' }) status!: Lowercase<keyof typeof UploadState>
  @Field(() => Int, { description: 'How many bytes have been checked so far.' }) checkedBytes!: number
  @Field(() => String, nullable('Why it cannot be read, or why its import broke off.')) error!: string | null
  @Field(() => String, { description: 'Who sent it.' }) username!: string
  @Field(() => [UploadColumn], { description: 'Its columns in order; at most 200.' }) columns!: UploadColumn[]
  @Field(() => Int, { description: 'Suppliers that would be added.' }) added!: number
  @Field(() => Int, { description: 'Suppliers that would be completed or changed.' }) changed!: number
  @Field(() => Int, { description: 'Lines that change nothing.' }) unchanged!: number
  @Field(() => Int, { description: 'Lines that would be refused.' }) refused!: number
  @Field(() => [UnknownService], { description: 'Unknown services, most frequent first; at most 100.' })
  unknownServices!: UnknownService[]
  @Field(() => [ChosenService], { description: 'The replacements of unknown services; at most 100.' })
  services!: ChosenService[]
  importId!: number | null
  @Field(() => SupplierImport, nullable('The import of the file, once started.')) import?: SupplierImport | null
}

@ObjectType({ description: 'The preview of a line.' })
export class ImportUploadLine {
  /** Its position in the list: refused lines first, then those with notes. */
  id!: number
  @Field(() => Int, { description: 'The number of the line in the file.' }) line!: number
  @Field(() => PlannedKind, { description: 'Its effect.' }) kind!: Outcome['kind']
  @Field(() => String, { description: 'Its name; empty if there is none.' }) name!: string
  @Field(() => ID, nullable('The existing supplier that it matches.')) supplierId!: number | null
  @Field(() => [String], { description: 'Why it is refused, or what would be changed or left out, by column.' })
  notes!: string[]
}

@ObjectType({ description: 'A column that a file of suppliers may have.' })
export class ImportColumnGuide {
  @Field(() => String, { description: 'Its heading, and the name of the field.' }) field!: string
  @Field(() => String, { description: 'The field’s label in the office.' }) label!: string
  @Field(() => String, { description: 'Its allowed values.' }) takes!: string
  @Field(() => Boolean, { description: 'Whether a file must have it.' }) isRequired!: boolean
}

@InputType({ description: 'How a file is to be read.' })
export class CheckImportInput {
  @Field(() => ID, { description: 'The file.' }) uploadId!: string
  @Field(() => [String], { description: 'The field of each column, in order; empty to ignore it.' }) columns!: string[]
  @Field(() => [ChosenService], { defaultValue: [], description: 'At most 100.' }) services!: ChosenService[]
}

@InputType({ description: 'A file to import.' })
export class StartImportInput {
  @Field(() => ID, { description: 'The file.' }) uploadId!: string
}
