import { readRows, runSql, type Db } from '../../database/sql.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { lockSupplier } from './save-supplier.ts'
import { suppressSuppliers } from '../suppression.ts'
import { deletionRules } from '../rules/supplier.rules.ts'

/** SQL: includes the duplicates merged into the supplier. */
const family = `
  with recursive family as (
    select id from supplier where id = $1
    union select s.id from family f join supplier s on s.merged_into_id = f.id
  ) select id from family`

/** No import or scrape adds it again. @throws BAD_USER_INPUT naming `reason`; NOT_FOUND. */
export const deleteSupplier = (
  { em }: Context,
  admin: Viewer,
  { id, isOnRequest, ...input }: { id: string; reason: string; isOnRequest?: boolean | null },
): Promise<string> => {
  const { reason } = check(deletionRules, input)
  return em.transactional(async (em) => {
    const { id: number, name, postcode, phone, website, email, status } = await lockSupplier(em, id)
    const ids = (await readRows<{ id: number }>(em, family, [number])).map((row) => row.id)
    await suppressSuppliers(em, ids, { reason, by: admin.username, isOnRequest: isOnRequest ?? false })
    if (isOnRequest) await removeTraces(em, ids)
    await runSql(em, 'delete from supplier where id = any($1)', [ids])
    await recordAction(em, admin, {
      ...(isOnRequest
        ? { action: 'supplier.remove_on_request' }
        : { action: 'supplier.delete', before: { name, postcode, phone, website, email, status } }),
      subject: 'supplier',
      subjectId: number,
      after: { reason },
    })
    return id
  })
}

const registrations = `select r.id from registration r where r.supplier_id = any($1)`
const requests = `select q.id from business_request q where q.supplier_id = any($1)`
const reviews = `select w.id from review w where w.supplier_id = any($1)`
const reports = `select p.id from supplier_report p where p.supplier_id = any($1)`

const isAbout = `(kind = 'REGISTRATION' and item_id in (${registrations})) or (kind = 'FIND' and item_id = any($1))
      or (kind = 'REQUEST' and item_id in (${requests}))
      or (kind = 'REVIEW' and item_id in (${reviews})) or (kind = 'REPORT' and item_id in (${reports}))`

/** A file line that adds a supplier is linked to it by name only. */
const isPlanned = `supplier_id = any($1)
      or search_key(name) in (select search_key(left(s.name, 200)) from supplier s where s.id = any($1))`

/** Rows that no cascade deletes, in an order in which each step still finds its rows. */
const steps = [
  `delete from outbox_mail where key in (
     select 'decision-' || id from decision where ${isAbout}
     union all select 'registration-' || id || '-received' from (${registrations}) registered
     union all select 'request-' || id || '-received' from (${requests}) requested
     union all select about || '-to-' || reader.id from app_user reader, (
       select 'registration-' || id about from (${registrations}) registered
       union all select 'request-' || id from (${requests}) requested
       union all select 'review-' || id from (${reviews}) reviewed
       union all select 'report-' || id from (${reports}) reported) subject
      where reader.mail_choices is not null)`,
  `delete from decision where ${isAbout}`,
  `delete from business_request where supplier_id = any($1)`,
  `delete from scraped_page where url in (
     select url from supplier_source where supplier_id = any($1) union all select website from supplier where id = any($1))`,
  `update scrape_page set card = null
    where card is not null and id in (select page_id from scrape_listing where supplier_id = any($1))`,
  `update import_upload set samples = '[]' where id in (select upload_id from import_upload_line where ${isPlanned})`,
  `delete from import_upload_line where ${isPlanned}`,
  `delete from scrape_listing where supplier_id = any($1)`,
]

const removeTraces = async (db: Db, ids: readonly number[]): Promise<void> => {
  for (const step of steps) await runSql(db, step, [ids])
}
