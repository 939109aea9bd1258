import type { Pool } from 'pg'
import { inTransaction } from '../../api/database/transaction.ts'
import { runSql } from '../../api/database/sql.ts'

/** There are 20 scrapes a month. */
const busy = { visits: 50_000, searches: 4000, messages: 20, reviews: 40, signIns: 15, changes: 100, decisions: 60 }

const days = (from: number) =>
  `generate_series(current_date - $1::int, current_date - ${from}, interval '1 day') d(day)`
const at = (perDay: number, n = 'n') => `d.day + ${n} * interval '1 day' / ${perDay}`
const some = (perDay: number) => `${days(1)}, generate_series(1, ${perDay}) n`
const supplier = (n: string) => `(1 + (${n}) % $2::int)`

/** Rows for each of $1 days and $2 suppliers, whose ids start at 1. */
const fillings: Record<string, string> = {
  view_count: `insert into view_count (day, supplier_id, times)
    select d.day, id, 1 + ${busy.visits} / $2::int from ${days(1)}, generate_series(1, least($2::int, ${busy.visits})) id`,
  search_count: `insert into search_count (day, query, found, times)
    select d.day, case when n % 2 = 0 then 'blinds ' || n else 'rare ' || d.day || n end, n % 10 > 0, 1 + (n % 2 = 0)::int * 5
      from ${some(busy.searches / 10)}`,
  tally: `insert into tally (kind, key, times)
    select kind, to_char(d.day, 'YYYY-MM-DD'), times
      from ${days(1)}, (values ('view', ${busy.visits}), ('search', ${busy.searches})) kinds(kind, times)
    on conflict do nothing`,
  contact_message: `insert into contact_message (name, email, reason, subject, message, status, created_at)
    select 'Ann', 'ann@example.com', 'other', 'Blinds', 'How long does it take?', 'answered', ${at(busy.messages)}
      from ${some(busy.messages)}`,
  review: `insert into review (supplier_id, rating, comment, reviewer_name, status, created_at)
    select ${supplier(`d.day - date '2000-01-01' + n * 7`)}, 1 + n % 5, 'Well made and well fitted.', 'Ann', 'published', ${at(busy.reviews)}
      from (select day::date as day from ${days(1)}) d, generate_series(1, ${busy.reviews}) n`,
  user_session: `insert into user_session (key_hash, user_id, created_at, last_seen_at, user_agent, address)
    select sha256((d.day || '/' || n)::bytea), (select min(id) from app_user), ${at(busy.signIns)}, ${at(busy.signIns)}, 'Firefox', '192.0.2.x'
      from ${some(busy.signIns)}`,
  sign_in_attempt: `insert into sign_in_attempt (username, network, at) select 'ada', '192.0.2.' || n, ${at(busy.signIns)} from ${some(busy.signIns)}`,
  audit_entry: `insert into audit_entry (at, username, action, subject, subject_id, after)
    select ${at(busy.changes)}, case when n % 3 = 0 then 'bea' else 'ada' end, (array['supplier.edit', 'review.approve', 'post.edit'])[1 + n % 3],
           'supplier', n, '{"name": "A"}' from ${some(busy.changes)}`,
  decision: `insert into decision (kind, item_id, from_status, to_status, username, decided_at)
    select 'REVIEW', (d.day - date '2000-01-01') * 1000 + n, 'pending', 'published', 'ada', ${at(busy.decisions)}
      from (select day::date as day from ${days(1)}) d, generate_series(1, ${busy.decisions}) n`,
  scrape_run: `with run as (
      insert into scrape_run (kind, source, username, status, started_at, finished_at)
      select 'directories', 'all', 'ada', 'finished', d.day, d.day from ${days(1)}, generate_series(1, 2) n
       where extract(day from d.day)::int % 3 = 1 returning id)
    insert into scrape_progress (run_id, source, listings, added) select id, source, 500, 20 from run, unnest(array['yell', 'thomson']) source`,
}

/** As if nothing had ever been deleted. */
export const fillYears = async (pool: Pool, dayCount: number, suppliers: number, report: (table: string) => void) => {
  for (const [table, text] of Object.entries(fillings)) {
    report(table)
    const values = /\$2/.test(text) ? [dayCount, suppliers] : [dayCount]
    await inTransaction(pool, (client) => runSql(client, text, values), { statementTimeoutMs: 0 })
  }
}
