import { toContent } from '../../blog/admin/save-post.ts'
import { runSql, type Db } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { createFacts, withFacts } from './legal-marks.rules.ts'
import type { AdminLegalText, LegalPage, LegalText } from './legal.types.ts'

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
