import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { queueJob } from '../jobs/queue-job.ts'
import { runInWorker } from '../outgoing/run-in-worker.ts'
import { Blocked, Disallowed, Gone, Unreachable, Unreadable, type FetchedPage } from '../outgoing/page-errors.ts'
import { Backlink, type BacklinkStatus } from './backlink.entity.ts'
import type { findBacklink } from './find-link.ts'
import type { JobHelpers } from 'graphile-worker'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { fetchPage, type FetchSettings } from '../outgoing/fetch-page.ts'
import { scrapeTools } from '../scraping/runs/scrape-tools.ts'

const findLinkInWorker = runInWorker<typeof findBacklink>(new URL('./find-link.ts', import.meta.url), 'findBacklink')

const maxFailures = 3
const retryMs = 6 * 3_600_000

interface CheckSettings {
  read: (url: string) => Promise<Pick<FetchedPage, 'url' | 'text'>>
  siteUrl: string | undefined
}

/** Keeps the status that an administrator set during the check. */
const checkBacklink = async (em: EntityManager, id: number, check: CheckSettings) => {
  const seen = await em.fork().findOne(Backlink, id)
  if (!seen) return
  const finding = await inspectLink(seen, check)
  await em.transactional(async (em) => {
    const backlink = await em.findOne(Backlink, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!backlink) return
    backlink.checkedAt = new Date()
    backlink.checkResult = finding.result.slice(0, 300)
    backlink.failedChecks = finding.isUnreachable ? backlink.failedChecks + 1 : 0
    if (backlink.status !== seen.status) return
    const isLost = backlink.failedChecks >= maxFailures
    if (isLost)
      backlink.checkResult = `No response to ${backlink.failedChecks} checks in a row: ${finding.result}`.slice(0, 300)
    backlink.status = finding.status ?? (isLost ? 'broken' : backlink.status)
    if (finding.isUnreachable && !isLost) await queueBacklinkCheck(em, id, new Date(Date.now() + retryMs))
  })
}

export const queueBacklinkCheck = (em: EntityManager, id: number, runAt?: Date) =>
  queueJob(
    em,
    'check_backlink',
    { id },
    { key: `backlink-${id}`, queue: 'backlinks', maxAttempts: 3, ...(runAt ? { runAt } : {}) },
  )

const inspectLink = async (
  { sourcePage, targetUrl, anchorText }: Backlink,
  { read, siteUrl }: CheckSettings,
): Promise<{ status?: BacklinkStatus; result: string; isUnreachable?: boolean }> => {
  if (!siteUrl) return { result: 'Not checked: set SITE_URL so that links to this site can be recognised.' }
  try {
    const { text, url } = await read(sourcePage)
    const link = await findLinkInWorker(text, url, siteUrl, targetUrl)
    if (!link) return { status: 'broken', result: `The page has no link to ${targetUrl}.` }
    const difference =
      link.text.toLowerCase() === anchorText.toLowerCase() ? '' : `, with different text: “${link.text.slice(0, 100)}”`
    return { status: 'active', result: `The link is there${difference}${link.isFollowed ? '' : ', marked nofollow'}.` }
  } catch (error) {
    if (error instanceof Gone) return { status: 'broken', result: `The page is gone: ${error.message}.` }
    if (error instanceof Blocked || error instanceof Disallowed || error instanceof Unreadable)
      return { result: `Could not be checked: ${error.message}.` }
    if (error instanceof Unreachable) return { result: `${error.message}.`, isUnreachable: true }
    throw error
  }
}

export const checkBacklinkTask = async (
  { env, database }: JobContext,
  { id }: { id: number },
  { abortSignal }: JobHelpers,
  overrides?: FetchSettings,
) => {
  const settings = overrides ?? scrapeTools(database.pool, env).settings
  const read = (url: string) => fetchPage(url, { ...settings, signal: abortSignal })
  await checkBacklink(database.orm.em.fork(), id, { read, siteUrl: env.SITE_URL })
}

export const checkBacklinksTask = async ({ database }: JobContext) => {
  await runSql(
    database.pool,
    `
  select graphile_worker.add_job('check_backlink', json_build_object('id', id), queue_name := 'backlinks', max_attempts := 3,
                                 job_key := 'backlink-' || id, job_key_mode := 'preserve_run_at', priority := 10)
    from backlink`,
  )
}
