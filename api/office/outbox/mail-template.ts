import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { versionField, versionInput } from '../../process/content-version.ts'
import { payloadType } from '../../schema/payload.ts'
import { MailKind } from './outbox-mail.ts'

@ObjectType({ description: 'The template of a kind of email.' })
export class MailTemplate {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => Int, versionField) version!: number
  @Field(() => String, { description: 'The subject, with placeholders such as {{businessName}}.' }) subject!: string
  @Field(() => String, { description: 'The text, with placeholders such as {{businessName}}.' }) text!: string
  @Field(() => Boolean, { description: 'Whether emails of this kind are sent.' }) isOn!: boolean
  @Field(() => Boolean, { description: 'Whether it differs from the default.' }) isChanged!: boolean
}

@InputType({ description: 'A kind of email’s new template.' })
export class UpdateMailTemplateInput {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => String, { description: 'The subject, up to 200 characters.' }) subject!: string
  @Field(() => String, {
    description: 'The plain text, up to 5,000 characters, with an empty line between paragraphs.',
  })
  text!: string
  @Field(() => Boolean, { defaultValue: true, description: 'Whether emails of this kind are sent.' }) isOn!: boolean
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A kind of email to reset to its default template.' })
export class ResetMailTemplateInput {
  @Field(() => MailKind, { description: 'The kind of email.' }) kind!: MailKind
  @Field(() => Int, versionInput) version?: number | null
}

const done = 'The changed template.'
export const UpdateMailTemplatePayload = payloadType('UpdateMailTemplatePayload', 'template', () => MailTemplate, done)
export const ResetMailTemplatePayload = payloadType('ResetMailTemplatePayload', 'template', () => MailTemplate, done)
