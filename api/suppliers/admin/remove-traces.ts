import { runSql, type Db } from '../../database/sql.ts'

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

/** Data that is not deleted with a supplier automatically, in an order in which each step still finds its rows. */
const steps = [
  `delete from outbox_mail where key in (
     select 'decision-' || id from decision where ${isAbout}
     union all select 'registration-' || id || '-received' from (${registrations}) registered
     union all select 'request-' || id || '-received' from (${requests}) requested
     union all select about || '-to-' || reader.id from app_user reader, (
       select 'registration-' || id about from (${registrations}) registered
       union all select 'request-' || id from (${requests}) requested
       union all select 'review-' || id from (${reviews}) reviewed
       union all select 'report-' || id from (${reports}) reported) told
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

/** Deletes traces of suppliers about to be removed that would otherwise stay, in their transaction. */
export const removeTraces = async (db: Db, ids: readonly number[]): Promise<void> => {
  for (const step of steps) await runSql(db, step, [ids])
}
