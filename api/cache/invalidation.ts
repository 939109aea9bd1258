import { followChanges } from '../partners/changes/follow-changes.ts'
import { listen } from '../database/listen.ts'
import type { Database } from '../database/orm.ts'
import { primaryOf } from '../database/primary-of.ts'
import { createProbe } from '../database/probe.ts'
import { hasDemoData } from '../seed/has-demo-data.ts'
import type { Env } from '../process/env.ts'
import { createWebhookHint } from '../partners/webhooks/webhook-hint.ts'
import { createChangeReader, withDemoCheck, type ChangeReader } from './change-reader.ts'
import { createPurge } from './purge-cdn.ts'
import type { TagVersions } from './tag-versions.ts'
import { everything, tableTag } from './tags.ts'

/** The small tables of which each process has a copy in memory. */
type Copy = 'site' | 'keys' | 'redirects' | 'adNetwork'
/** Reads one of them again. */
export type Refresh = Record<Copy, () => Promise<void>>

const copiesByTable: Record<string, readonly Copy[]> = {
  api_key: ['keys'],
  redirect: ['redirects'],
  blog_post: ['redirects'], // none leads away from a published post
  site_settings: ['site'],
  legal_text: ['site'],
  ad_settings: ['adNetwork'],
}
const allCopies: readonly Copy[] = ['site', 'keys', 'redirects', 'adNetwork']
/** What stands in every response, or in its headers. */
const inEveryResponse = new Set<Copy>(['site', 'adNetwork'])
/** After LISTEN works again, how often it is tried whether the pool does. */
const retryMs = 1000
/** No response shows them. */
const hiddenTables = new Set(['api_key', 'redirect'])

/**
 * Invalidates what is cached in this process and in a CDN whenever the database changes, refreshes its copies of small tables, and
 * wakes webhooks. Returns what knows whether all changes have been applied.
 */
export const startInvalidation = async (
  { pool, url, replicas }: Database,
  env: Env,
  stops: { push: (step: () => Promise<unknown>) => void },
  tags: TagVersions,
  refresh: Refresh,
): Promise<ChangeReader> => {
  const purge = env.CDN_PURGE_URL ? createPurge({ url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }) : undefined
  if (purge) stops.push(purge.stop)
  const webhooks = createWebhookHint(pool)
  stops.push(async () => webhooks.stop())
  const read = await withDemoCheck(await followChanges(pool), () => hasDemoData(primaryOf(pool)))
  const reader = await createChangeReader(read, tags)
  stops.push(reader.stop)

  /** A table has changed; without a name, any may have. */
  const changed = (table?: string) => {
    webhooks.changed()
    replicas?.changed()
    for (const copy of table ? (copiesByTable[table] ?? []) : allCopies) {
      const refreshed = refresh[copy]()
      if (inEveryResponse.has(copy)) void refreshed.then(tags.invalidateAll)
    }
    if (table && hiddenTables.has(table)) return
    const tag = tableTag(table)
    if (tag === 'suppliers') reader.hint()
    else if (tag === everything) tags.invalidateAll()
    else tags.invalidate([tag])
    purge?.changed(table)
  }
  const answers = createProbe(pool)
  let retry: NodeJS.Timeout | undefined
  /** Cached pages are all there is while the pool has no connection: they are invalidated once it has one. */
  const reconnected = async (): Promise<void> => {
    clearTimeout(retry)
    if (!(await answers())) {
      retry = setTimeout(() => void reconnected(), retryMs).unref()
      return
    }
    tags.reconnect()
    changed()
  }
  const listening = await listen(url, 'changed', changed, () => void reconnected(), { onLost: tags.disconnect })
  stops.push(async () => {
    clearTimeout(retry)
    await listening.close()
  })
  return reader
}
