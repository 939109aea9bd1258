import { followChanges, type PlacedChange } from '../partners/changes/follow-changes.ts'
import { listen } from '../database/listen.ts'
import type { Database } from '../database/orm.ts'
import { getPrimary } from '../database/connection/pools.ts'
import { createProbe } from '../database/probe.ts'
import { hasDemoData } from '../seed/has-demo-data.ts'
import type { Env } from '../process/env.ts'
import { createWebhookHint } from '../partners/webhooks/queue-webhooks.ts'
import { createRefresher } from '../process/refresher.ts'
import { withTimeout } from '../process/with-timeout.ts'
import { createPurge } from './purge-cdn.ts'
import type { TagVersions } from './cache.ts'
import { everything, tableTag, changeTags } from './tags.ts'

/** The changes since the last call; undefined if anything may have changed, and more may follow. */
type ReadChanges = () => Promise<readonly PlacedChange[] | undefined>

/** Changes with shorter pauses, for longer than `continuousMs`, count as continuous. */
const pauseMs = 300

const createStormDetector = (continuousMs: number) => {
  let last = -Infinity
  let since = 0
  return {
    recordChange: () => {
      const now = performance.now()
      if (now - last >= pauseMs) since = now
      last = now
    },
    isContinuous: () => {
      const now = performance.now()
      return now - last < pauseMs && now - since > continuousMs
    },
  }
}

/** When the first demo supplier appears or the last one goes, every page changes, since each shows a notice. */
export const withDemoCheck = async (read: ReadChanges, hasDemoData: () => Promise<boolean>): Promise<ReadChanges> => {
  let had: boolean | undefined = await hasDemoData()
  return async () => {
    const changes = await read()
    const has = changes?.length ? await hasDemoData().catch(() => undefined) : had
    if (has === had) return changes
    had = has
    return undefined
  }
}

/** Continuous changes only make entries stale. */
export const createChangeReader = async (
  read: ReadChanges,
  tags: TagVersions,
  { gapMs = 100, maxWaitMs = 1000, continuousMs = 2000 } = {},
) => {
  const storm = createStormDetector(continuousMs)

  const invalidate = (changes: readonly PlacedChange[]) => {
    const changed = changes.map(changeTags)
    const lists = new Set(changed.flatMap((one) => one.lists))
    tags.invalidate(changed.flatMap((one) => one.own))
    if (storm.isContinuous()) tags.makeStale(lists)
    else tags.invalidate(lists)
  }

  const readAll = async (): Promise<void> => {
    const changes = await read()
    if (changes?.length === 0) return
    storm.recordChange()
    if (changes) invalidate(changes)
    else {
      tags.invalidateAll()
      await readAll()
    }
  }
  const { refresh, pending, stop } = await createRefresher('the change log', readAll, { gapMs })

  return {
    hint: () => void refresh(),
    /** Also true during continuous changes, which only make lists stale. */
    isCaughtUp: () => !pending() || storm.isContinuous(),
    catchUp: async (): Promise<void> => {
      const reading = pending()
      if (reading && !storm.isContinuous()) await withTimeout(maxWaitMs, reading, undefined)
    },
    stop,
  }
}
type Copy = 'site' | 'keys' | 'redirects' | 'adNetwork'
const copiesByTable: Record<string, readonly Copy[]> = {
  api_key: ['keys'],
  redirect: ['redirects'],
  blog_post: ['redirects'], // redirects never apply to a published post's address
  site_settings: ['site'],
  legal_text: ['site'],
  ad_settings: ['adNetwork'],
}
const allCopies: readonly Copy[] = ['site', 'keys', 'redirects', 'adNetwork']
const inEveryResponse = new Set<Copy>(['site', 'adNetwork'])
/** How often the pool is tested once LISTEN works again. */
const retryMs = 1000
const hiddenTables = new Set(['api_key', 'redirect'])

export const startInvalidation = async (
  { pool, url, replicas }: Database,
  env: Env,
  stops: { push: (step: () => Promise<unknown>) => void },
  tags: TagVersions,
  refresh: Record<Copy, () => Promise<void>>,
): ReturnType<typeof createChangeReader> => {
  const purge = env.CDN_PURGE_URL ? createPurge({ url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }) : undefined
  if (purge) stops.push(purge.stop)
  const webhooks = createWebhookHint(pool)
  stops.push(async () => webhooks.stop())
  const read = await withDemoCheck(await followChanges(pool), () => hasDemoData(getPrimary(pool)))
  const reader = await createChangeReader(read, tags)
  stops.push(reader.stop)

  /** Without a name, any table may have changed. */
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
  /** While the pool has no connection, cached pages are all there is, so they stay. */
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
