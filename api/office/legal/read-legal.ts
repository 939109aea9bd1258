import { toContent } from '../../blog/admin/save-post.ts'
import { runSql, type Db } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { createFacts, withFacts } from './legal-marks.rules.ts'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, enumType } from '../../schema/types.ts'

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
  @Field(() => String, nullable('The day of its last change, YYYY-MM-DD.')) changedOn!: string | null
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

/** Empty with version 0 if the page uses the built-in text. */
export const readLegalText = async (db: Db, page: LegalPage): Promise<AdminLegalText> => {
  const text = `select page, content, to_char(changed_on, 'YYYY-MM-DD') "changedOn", version from legal_text where page = $1`
  const { rows } = await runSql<AdminLegalText>(db, text, [page])
  return rows[0] ?? { page, content: '', changedOn: null, version: 0 }
}

export const shownText = (content: string, { SITE_NAME, CONTACT_EMAIL = '' }: Env): string =>
  withFacts(toContent(content), createFacts(SITE_NAME, CONTACT_EMAIL), escapeHtml)

/** Null if the page uses the built-in text. */
export const findLegalText = async (db: Db, page: LegalPage, env: Env): Promise<LegalText | null> => {
  const { content, changedOn } = await readLegalText(db, page)
  return changedOn === null ? null : { contentHtml: shownText(content, env), changedOn }
}
