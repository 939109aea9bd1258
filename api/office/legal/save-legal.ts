import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { toContent } from '../../blog/admin/save-post.ts'
import { lockByKey, runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'
import { legalRules } from './legal.rules.ts'
import type { AdminLegalText, ResetLegalTextInput, UpdateLegalTextInput } from './legal.types.ts'
import { readLegalText } from './read-legal.ts'

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
    const auditAction = { action: 'legal_text.edit', subject: 'legal_text', subjectId: page }
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
    const auditAction = { action: 'legal_text.reset', subject: 'legal_text', subjectId: page }
    if (current) await recordAction(em, admin, { ...auditAction, before: { content, changedOn } })
    return readLegalText(em, page)
  })
}
