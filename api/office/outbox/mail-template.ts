import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { versionField, versionInput } from '../../process/content-version.ts'
import { payloadType } from '../../schema/payload.ts'
import { MailKind } from './outbox-mail.ts'

@ObjectType({ description: 'The words of a kind of email.' })
export class MailTemplate {
  @Field(() => MailKind, { description: 'Of which emails.' }) kind!: MailKind
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { description: 'The subject, with placeholders such as {{businessName}}.' }) subject!: string
  @Field(() => String, { description: 'The text, with placeholders such as {{businessName}}.' }) text!: string
  @Field(() => Boolean, { description: 'Whether emails of this kind are written at all.' }) isOn!: boolean
  @Field(() => Boolean, { description: 'Whether it is not as it comes with the site.' }) isChanged!: boolean
}

@InputType({ description: 'The words that a kind of email shall have.' })
export class UpdateMailTemplateInput {
  @Field(() => MailKind, { description: 'Of which emails.' }) kind!: MailKind
  @Field(() => String, { description: 'The subject, up to 200 characters.' }) subject!: string
  @Field(() => String, {
    description: 'The text, up to 5,000 characters; plain, with an empty line between paragraphs.',
  })
  text!: string
  @Field(() => Boolean, { defaultValue: true, description: 'Whether emails of this kind are sent.' }) isOn!: boolean
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'The kind of email that shall be as it comes with the site.' })
export class ResetMailTemplateInput {
  @Field(() => MailKind, { description: 'Of which emails.' }) kind!: MailKind
  @Field(() => Int, versionInput) version?: number | null
}

const done = 'The words as they are now.'
export const UpdateMailTemplatePayload = payloadType('UpdateMailTemplatePayload', 'template', () => MailTemplate, done)
export const ResetMailTemplatePayload = payloadType('ResetMailTemplatePayload', 'template', () => MailTemplate, done)
