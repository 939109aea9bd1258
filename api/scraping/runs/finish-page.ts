import type { EntityManager } from '@mikro-orm/postgresql'
import { findRow, runSql, type Db } from '../../database/sql.ts'
import type { PageToVisit } from './begin-page.ts'
import { finishRun, markStopped, notifyState } from './finish-run.ts'
import { failures, maxConsecutiveFailures, ScrapeOutcome } from './outcome.ts'
import { setCurrentBatch } from '../../suppliers/import/batches/set-current-batch.ts'
import type { PreparedListing } from '../saving/prepare-listing.ts'
import { maxUrlLength } from '../../outgoing/public-address.ts'
import { queuePages } from './queue-pages.ts'
import { saveListings, type SavedListing } from '../saving/save-listings.ts'
import { sourceLabel } from '../sources/registry.ts'
import type { Links, VisitResult } from './visit-page.ts'

/** In one transaction, so that a killed worker leaves all or nothing. */
export const finishPage = (
  em: EntityManager,
  page: PageToVisit,
  visited: VisitResult,
  prepared: readonly PreparedListing[],
  needsApproval: boolean,
): Promise<void> =>
  em.transactional(async (em) => {
    const { rows: open } = await runSql(
      em,
      `select from scrape_page where id = $1 and status <> 'done' for no key update`,
      [page.id],
    )
    if (!open.length) return
    await setCurrentBatch(em, { column: 'run_id', id: page.runId })
    const saved = await saveListings(em, prepared, { isTest: page.isTest, needsApproval })
    const counted = await recordListings(em, page, saved, prepared)
    const added = page.isTest ? [] : await addPages(em, page, visited)
    await queuePages(em, page.runId, added)
    await runSql(
      em,
      `update scrape_page set status = 'done', outcome = $2, message = $3, listings = $4, done_at = now(), card = null where id = $1`,
      [page.id, visited.outcome, visited.message?.slice(0, 1000) ?? null, counted.length],
    )
    await rememberPage(em, page, visited)
    const isDone = await count(em, page, visited, counted, added.length)
    await reportSkipped(em, page, visited)
    if (isDone) await finishRun(em, page.runId)
    await markStopped(em, page.runId)
    await notifyState(em, page.runId)
  })

/** A repeated business does not count again. */
const recordListings = async (
  db: Db,
  { runId, id }: PageToVisit,
  saved: readonly SavedListing[],
  prepared: readonly PreparedListing[],
): Promise<SavedListing[]> => {
  if (!saved.length) return []
  const listings = new Map(prepared.map(({ key, listing }) => [key, listing]))
  const records = saved.map(({ source, key, name, verdict, reason, changed, supplierId, isUnwanted }) => ({
    source,
    source_key: key,
    name: name.slice(0, 200),
    verdict,
    reason: reason?.slice(0, 1000) ?? null,
    changed,
    supplier_id: supplierId ?? null,
    found: isUnwanted ? {} : listings.get(key),
  }))
  const { rows } = await runSql<{ source_key: string }>(
    db,
    `insert into scrape_listing (run_id, page_id, source, source_key, name, found, verdict, reason, changed, supplier_id)
     select $1, $2, source, source_key, name, found, verdict, reason, changed, supplier_id
       from jsonb_to_recordset($3::jsonb) as given(source text, source_key text, name text, found jsonb, verdict text, reason text, changed text[], supplier_id integer)
     on conflict (run_id, source, source_key) do nothing returning source_key`,
    [runId, id, JSON.stringify(records).replaceAll('\\u0000', '')],
  )
  const fresh = new Set(rows.map(({ source_key }) => source_key))
  return saved.filter(({ key }) => fresh.delete(key))
}

const addPages = async (db: Db, page: PageToVisit, { links }: VisitResult): Promise<number[]> => {
  const { nextUrl, profiles } = links
  const next =
    nextUrl && page.page < page.settings.pagesPerSearch
      ? [{ kind: 'search', page: page.page + 1, url: nextUrl, card: null }]
      : []
  const wanted = [
    ...next,
    ...profiles.map(({ url, card }) => ({ kind: 'profile', page: page.page, url, card })),
  ].filter(({ url }) => isAddress(url))
  if (!wanted.length) return []
  const { rows } = await runSql<{ id: number }>(
    db,
    `insert into scrape_page (run_id, search_id, source, kind, page, url, host, card)
     select $1, $2, $3, kind, page, url, host, card from jsonb_to_recordset($4::jsonb) as given(kind text, page integer, url text, host text, card jsonb)
     on conflict (run_id, source, url) do nothing returning id`,
    [
      page.runId,
      page.searchId,
      page.source,
      JSON.stringify(wanted.map((one) => ({ ...one, host: new URL(one.url).hostname }))),
    ],
  )
  return rows.map(({ id }) => id)
}

const isAddress = (url: string) => url.length <= maxUrlLength && URL.canParse(url)

const leftOutMessage = ({ source, what, place, settings }: PageToVisit, { total }: Links) => {
  const search = source === 'directory' ? place : `${what} in ${place}`
  return `${search}: there are more than ${settings.pagesPerSearch} pages of results${total ? ` (${total} results in all)` : ''}; the rest was skipped.`
}

/** Once per search, as a problem of the run. */
const reportSkipped = async (db: Db, page: PageToVisit, { links }: VisitResult) => {
  const { nextUrl } = links
  if (page.isTest || page.page < page.settings.pagesPerSearch || !nextUrl || !isAddress(nextUrl)) return
  await runSql(
    db,
    `with reported as (
       insert into scrape_page (run_id, search_id, source, kind, page, url, host, status, outcome, message, done_at)
       values ($1, $2, $3, 'search', $4, $5, $6, 'done', $7, $8, now()) on conflict (run_id, source, url) do nothing returning 1
     )
     update scrape_progress set pages = pages + 1, pages_done = pages_done + 1, outcomes = jsonb_set(outcomes, array[$7::text], to_jsonb(coalesce((outcomes ->> $7)::int, 0) + 1))
      where run_id = $1 and source = $3 and exists (select from reported)`,
    [
      page.runId,
      page.searchId,
      page.source,
      page.page + 1,
      nextUrl,
      new URL(nextUrl).hostname,
      ScrapeOutcome.SKIPPED,
      leftOutMessage(page, links),
    ],
  )
}

/** Stores a page's cache validators only if it was saved, so that "unchanged" means that we have its data. */
const rememberPage = async (db: Db, { isTest, url }: PageToVisit, { validators, links }: VisitResult) => {
  if (isTest || !validators) return
  await runSql(
    db,
    `insert into scraped_page (url, etag, last_modified, links) values ($1, $2, $3, $4)
     on conflict (url) do update set etag = excluded.etag, last_modified = excluded.last_modified, links = excluded.links, fetched_at = now()`,
    [url, validators.etag ?? null, validators.lastModified ?? null, JSON.stringify(links)],
  )
}

const countSql = `
  with search as (
    update scrape_search set pages_open = pages_open - 1 + $4 where id = $3 returning (pages_open = 0)::int as is_done
  )
  update scrape_progress g
     set pages = g.pages + $4, pages_done = g.pages_done + 1, searches_done = g.searches_done + (select is_done from search),
         listings = g.listings + $5, added = g.added + $6, enriched = g.enriched + $7, unchanged = g.unchanged + $8, refused = g.refused + $9,
         outcomes = jsonb_set(g.outcomes, array[$10::text], to_jsonb(coalesce((g.outcomes ->> $10)::int, 0) + 1)),
         failures_in_a_row = case when $11::boolean then g.failures_in_a_row + 1 when $10 in ('ok', 'empty', 'unchanged') then 0 else g.failures_in_a_row end,
         skip_reason = case when $11 and g.failures_in_a_row + 1 >= ${maxConsecutiveFailures} and g.source <> 'directory' then $12 else g.skip_reason end
   where run_id = $1 and source = $2
  returning g.pages_done >= g.pages as is_done`

const count = async (
  db: Db,
  page: PageToVisit,
  { outcome, message }: VisitResult,
  saved: readonly SavedListing[],
  pagesAdded: number,
): Promise<boolean> => {
  const of = (verdict: SavedListing['verdict']) => saved.filter((one) => one.verdict === verdict).length
  const reason = `${sourceLabel(page.source)} is skipped for the rest of this run: ${message ?? outcome}`
  const row = await findRow<{ is_done: boolean }>(db, countSql, [
    page.runId,
    page.source,
    page.searchId,
    pagesAdded,
    saved.length,
    of('added'),
    of('enriched'),
    of('unchanged'),
    of('refused'),
    outcome,
    failures.includes(outcome),
    reason.slice(0, 500),
  ])
  return row?.is_done ?? false
}
