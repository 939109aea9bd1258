import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'

export const LegalPage = enumType('LegalPage', 'A page with an editable text.', {
  PRIVACY: 'The privacy policy.',
  TERMS: 'The terms of service.',
  COOKIES: 'The cookie policy.',
})
export type LegalPage = keyof typeof LegalPage

@ObjectType({ description: 'The operator’s text of a legal page.' })
export class LegalText {
  @Field(() => String, { description: 'Safe HTML with all facts filled in.' }) contentHtml!: string
  @Field(() => String, { description: 'The day of its last change, YYYY-MM-DD.' }) changedOn!: string
}

@ObjectType({ description: 'The text of a legal page, to be edited.' })
export class AdminLegalText {
  @Field(() => LegalPage, { description: 'The page.' }) page!: LegalPage
  @Field(() => String, { description: 'Safe HTML with placeholders for facts; empty for the built-in text.' })
  content!: string
  @Field(() => String, { nullable: true, description: 'The day of its last change, YYYY-MM-DD.' })
  changedOn!: string | null
  @Field(() => Int, { description: 'Increases with each change; 0 for the built-in text.' }) version!: number
}

const version = { description: 'The version you read: CONFLICT if it has changed since.' }

@InputType({ description: 'A legal page’s new text.' })
export class UpdateLegalTextInput {
  @Field(() => LegalPage, { description: 'The page.' }) page!: LegalPage
  @Field(() => String, { description: 'Text or HTML; unsafe HTML is removed.' }) content!: string
  @Field(() => String, { description: 'The day of the change, YYYY-MM-DD.' }) changedOn!: string
  @Field(() => Int, version) version!: number
}

@InputType({ description: 'A legal page to reset to the built-in text.' })
export class ResetLegalTextInput {
  @Field(() => LegalPage, { description: 'The page.' }) page!: LegalPage
  @Field(() => Int, version) version!: number
}

const legalPayload = (name: `${string}Payload`) => payloadType(name, 'text', () => AdminLegalText, 'The changed text.')
export const UpdateLegalTextPayload = legalPayload('UpdateLegalTextPayload')
export const ResetLegalTextPayload = legalPayload('ResetLegalTextPayload')
