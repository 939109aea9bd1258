import { toContent } from '../../blog/save-post.ts'
import { runSql, type Db } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { escapeHtml } from '../../text/escape-html.rules.ts'
import { factsOf, withFacts } from './legal-marks.rules.ts'
import type { AdminLegalText, LegalPage, LegalText } from './legal.types.ts'

/** The text of a page as it is edited; version 0 and nothing where it is that of the software. */
export const readLegalText = async (db: Db, page: LegalPage): Promise<AdminLegalText> => {
  const text = `select page, content, to_char(changed_on, 'YYYY-MM-DD') "changedOn", version from legal_text where page = $1`
  const { rows } = await runSql<AdminLegalText>(db, text, [page])
  return rows[0] ?? { page, content: '', changedOn: null, version: 0 }
}

/** A text as visitors see it: harmless, and with the facts that the software knows. */
export const shownText = (content: string, { SITE_NAME, CONTACT_EMAIL = '' }: Env): string =>
  withFacts(toContent(content), factsOf(SITE_NAME, CONTACT_EMAIL), escapeHtml)

/** The operator's text of a page; null where it is that of the software. */
export const findLegalText = async (db: Db, page: LegalPage, env: Env): Promise<LegalText | null> => {
  const { content, changedOn } = await readLegalText(db, page)
  return changedOn === null ? null : { contentHtml: shownText(content, env), changedOn }
}
