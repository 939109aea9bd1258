import { Arg, Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import type { WeightedField } from '../../process/weight.ts'
import { legalRules } from './legal.rules.ts'
import {
  AdminLegalText,
  LegalPage,
  LegalText,
  ResetLegalTextInput,
  UpdateLegalTextInput,
  findLegalText,
  readLegalText,
  shownText,
} from './read-legal.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { toContent } from '../../blog/admin/save-post.ts'
import { lockByKey, runSql } from '../../database/sql.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'

const changed = 'This text has since been changed by someone else.'

/** Visitors see the text within a second, and the audit log keeps the previous one. */
export const saveLegalText = async (context: Context, input: UpdateLegalTextInput): Promise<AdminLegalText> => {
  const admin = requireAdmin(context)
  const { page, version, ...typed } = input
  const { content: written, changedOn } = check(legalRules, typed)
  const content = toContent(written)
  return context.em.transactional(async (em) => {
    await lockByKey(em, `legal_text ${page}`)
    const before = await readLegalText(em, page)
    refuseStale(before, version, changed)
    await runSql(
      em,
      `insert into legal_text (page, content, changed_on) values ($1, $2, $3)
       on conflict (page) do update set content = $2, changed_on = $3, version = legal_text.version + 1`,
      [page, content, changedOn],
    )
    const auditAction = { action: 'legal_text.edit', subjectId: page }
    const was = { content: before.content, changedOn: before.changedOn }
    await recordAction(em, admin, { ...auditAction, before: was, after: { content, changedOn } })
    return readLegalText(em, page)
  })
}

export const resetLegalText = async (
  context: Context,
  { page, version }: ResetLegalTextInput,
): Promise<AdminLegalText> => {
  const admin = requireAdmin(context)
  return context.em.transactional(async (em) => {
    await lockByKey(em, `legal_text ${page}`)
    const { content, changedOn, version: current } = await readLegalText(em, page)
    refuseStale({ version: current }, version, changed)
    await runSql(em, 'delete from legal_text where page = $1', [page])
    const auditAction = { action: 'legal_text.reset', subjectId: page }
    if (current) await recordAction(em, admin, { ...auditAction, before: { content, changedOn } })
    return readLegalText(em, page)
  })
}

type Answer = Promise<AdminLegalText>

const which = { description: 'The page.' }

@Resolver()
export class LegalResolver {
  @Extensions({ weight: 5 } satisfies WeightedField)
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
  updateLegalText(context: Context, input: UpdateLegalTextInput): Answer {
    return saveLegalText(context, input)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Restores a legal page’s built-in text. For administrators.', ResetLegalTextInput, {
    text: [() => AdminLegalText, 'The changed text.'],
  })
  resetLegalText(context: Context, input: ResetLegalTextInput): Answer {
    return resetLegalText(context, input)
  }
}
