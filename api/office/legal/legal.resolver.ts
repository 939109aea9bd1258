import { Arg, Authorized, Ctx, Query, Resolver, Field, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, PayloadMutation, enumType, refuseStale } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { Weight } from '../../process/weight.ts'
import { legalRules } from './legal.rules.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { toContent } from '../../blog/admin/save-post.ts'
import { findRow, lockByKey, runSql, type Db } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { createFacts, withFacts } from './legal-marks.rules.ts'

const LegalPage = enumType('LegalPage', 'A page with an editable text.', {
  PRIVACY: 'The privacy policy.',
  TERMS: 'The terms of service.',
  COOKIES: 'The cookie policy.',
})
type LegalPage = keyof typeof LegalPage

@ObjectType({ description: 'The operator’s text of a legal page.' })
class LegalText {
  @Field(() => String, { description: 'Safe HTML with all facts filled in.' }) contentHtml!: string
  @Field(() => String, { description: 'The day of its last change, YYYY-MM-DD.' }) changedOn!: string
}

@ObjectType({ description: 'The text of a legal page, to be edited.' })
class AdminLegalText {
  @Field(() => LegalPage, { description: 'The page.' }) page!: LegalPage
  @Field(() => String, { description: 'Safe HTML with placeholders for facts; empty for the built-in text.' })
  content!: string
  @Field(() => String, nullable('The day of its last change, YYYY-MM-DD.')) changedOn!: string | null
  @Field(() => Int, { description: 'Increases with each change; 0 for the built-in text.' }) version!: number
}

@InputType({ description: 'A legal page to reset to the built-in text.' })
class ResetLegalTextInput {
  @Field(() => LegalPage, { description: 'The page.' }) page!: LegalPage
  @Field(() => Int, { description: 'The version you read: CONFLICT if it has changed since.' }) version!: number
}

@InputType({ description: 'A legal page’s new text.' })
class UpdateLegalTextInput extends ResetLegalTextInput {
  @Field(() => String, { description: 'Text or HTML; unsafe HTML is removed.' }) content!: string
  @Field(() => String, { description: 'The day of the change, YYYY-MM-DD.' }) changedOn!: string
}

/** Empty with version 0 if the page uses the built-in text. */
export const readLegalText = async (db: Db, page: LegalPage): Promise<AdminLegalText> => {
  const text = `select page, content, to_char(changed_on, 'YYYY-MM-DD') "changedOn", version from legal_text where page = $1`
  return (await findRow<AdminLegalText>(db, text, [page])) ?? { page, content: '', changedOn: null, version: 0 }
}

const shownText = (content: string, { SITE_NAME, CONTACT_EMAIL = '' }: Env): string =>
  withFacts(toContent(content), createFacts(SITE_NAME, CONTACT_EMAIL), escapeHtml)

/** Null if the page uses the built-in text. */
export const findLegalText = async (db: Db, page: LegalPage, env: Env): Promise<LegalText | null> => {
  const { content, changedOn } = await readLegalText(db, page)
  return changedOn === null ? null : { contentHtml: shownText(content, env), changedOn }
}

/** Visitors see the text within a second, and the audit log keeps the previous one. Undefined restores the built-in text. */
const change = (
  context: Context,
  { page, version }: ResetLegalTextInput,
  after?: { content: string; changedOn: string },
): Promise<AdminLegalText> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    await lockByKey(em, `legal_text ${page}`)
    const { content, changedOn, version: current } = await readLegalText(em, page)
    refuseStale(current, version, 'This text has since been changed by someone else.')
    if (after)
      await runSql(
        em,
        `insert into legal_text (page, content, changed_on) values ($1, $2, $3)
         on conflict (page) do update set content = $2, changed_on = $3, version = legal_text.version + 1`,
        [page, after.content, after.changedOn],
      )
    else await runSql(em, 'delete from legal_text where page = $1', [page])
    const action = after ? 'legal_text.edit' : 'legal_text.reset'
    if (after || current)
      await recordAction(em, admin, { action, subjectId: page, before: { content, changedOn }, after })
    return readLegalText(em, page)
  })

export const saveLegalText = async (context: Context, { page, version, ...typed }: UpdateLegalTextInput) => {
  const { content, changedOn } = check(legalRules, typed)
  return change(context, { page, version }, { content: toContent(content), changedOn })
}

export const resetLegalText = (context: Context, input: ResetLegalTextInput) => change(context, input)

const which = { description: 'The page.' }

@Resolver()
export class LegalResolver {
  @Weight(5)
  @Query(() => LegalText, nullable('The operator’s text of a legal page; null for the built-in one.'))
  legalText(
    @Ctx() { pool, env }: Context,
    @Arg('of', () => LegalPage, which) page: LegalPage,
  ): Promise<LegalText | null> {
    return findLegalText(pool, page, env)
  }

  @Authorized('ADMIN')
  @Query(() => AdminLegalText, nullable('The text of a legal page. For administrators.'))
  adminLegalText(
    @Ctx() { pool }: Context,
    @Arg('of', () => LegalPage, which) page: LegalPage,
  ): Promise<AdminLegalText> {
    return readLegalText(pool, page)
  }

  @Authorized('ADMIN')
  @Query(() => LegalText, nullable('How a text would be shown. For administrators.'))
  legalPreview(
    @Ctx() { env }: Context,
    @Arg('content', () => String, { description: 'Text or HTML, as in UpdateLegalTextInput.' }) content: string,
    @Arg('changedOn', () => String, { description: 'The day of the change, YYYY-MM-DD.' }) changedOn: string,
  ): LegalText {
    const checked = check(legalRules, { content, changedOn })
    return { contentHtml: shownText(checked.content, env), changedOn: checked.changedOn }
  }

  @Authorized('ADMIN')
  @PayloadMutation('Saves the text of a legal page. For administrators.', UpdateLegalTextInput, {
    text: [() => AdminLegalText, 'The changed text.'],
  })
  updateLegalText = saveLegalText

  @Authorized('ADMIN')
  @PayloadMutation('Restores a legal page’s built-in text. For administrators.', ResetLegalTextInput, {
    text: [() => AdminLegalText, 'The changed text.'],
  })
  resetLegalText = resetLegalText
}
