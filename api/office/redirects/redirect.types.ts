import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { versionInput } from '../../process/content-version.ts'
import { connectionType } from '../../schema/connection.ts'
import { Weight } from '../../process/weight.ts'
import { maxFaults } from './redirect.rules.ts'

@ObjectType({ description: 'A redirect.' })
export class Redirect {
  @Field(() => ID, { description: 'Identifies the redirect.' }) id!: string
  @Field(() => String, { description: 'The requested path, without a query.' }) fromPath!: string
  @Field(() => String, { description: 'The target: a path of this site or a whole address.' }) toAddress!: string
  @Field(() => Boolean, { description: 'True for 301, which search engines follow permanently; false for 302.' })
  isPermanent!: boolean
  @Field(() => Date, { description: 'When it was created.' }) createdAt!: Date
  @Field(() => Float, { description: 'How often it was used.' }) hits!: number
  @Field(() => Date, nullable('When it was used last.')) lastHitAt!: Date | null
}

export const RedirectConnection = connectionType(Redirect, 'A page of redirects, by path.')

@InputType({ description: 'A redirect to save.' })
export class CreateRedirectInput {
  @Field(() => String, { description: 'The path, such as /old-page.' }) fromPath!: string
  @Field(() => String, { description: 'A path of this site, or an address with https.' }) toAddress!: string
  @Field(() => Boolean, { defaultValue: true, description: 'True for 301, false for 302.' }) isPermanent?: boolean
}

@InputType({ description: 'A redirect’s new values.' })
export class UpdateRedirectInput extends CreateRedirectInput {
  @Field(() => ID, { description: 'The `id` of the redirect.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A redirect to delete.' })
export class DeleteRedirectInput {
  @Field(() => ID, { description: 'The `id` of the redirect.' }) id!: string
}

@InputType({ description: 'A CSV file of redirects.' })
export class ImportRedirectsInput {
  @Field(() => String, {
    description:
      'The file. Its first line names the columns From, To and, optionally, Permanent (yes or no); at most 900,000 characters and 5,000 lines.',
  })
  csv!: string
  @Field(() => Boolean, { description: 'True previews each line without writing anything.' }) isTrial!: boolean
}

@ObjectType({ description: 'A refused line of a file.' })
export class RedirectFault {
  @Field(() => Int, { description: 'The number of the line in the file.' }) line!: number
  @Field(() => String, { description: 'The reason, in a sentence.' }) message!: string
}

@ObjectType({ description: 'The result of importing redirects.' })
export class RedirectImport {
  @Field(() => Int, { description: 'Redirects that were added.' }) added!: number
  @Field(() => Int, { description: 'Redirects with a new target.' }) changed!: number
  @Field(() => Int, { description: 'Lines that change nothing.' }) unchanged!: number
  @Field(() => Int, { description: 'Lines that were refused.' }) refused!: number
  @Weight(0, maxFaults)
  @Field(() => [RedirectFault], { description: 'The first 100 refused lines.' })
  faults!: RedirectFault[]
}
