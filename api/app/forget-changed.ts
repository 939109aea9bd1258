import { followChanges } from '../changes/follow-changes.ts'
import { listen } from '../database/listen.ts'
import type { Database } from '../database/orm.ts'
import { primaryOf } from '../database/primary-of.ts'
import { hasDemoData } from '../seed/has-demo-data.ts'
import type { Env } from '../server/env.ts'
import { createWebhookHint } from '../webhooks/webhook-hint.ts'
import { alsoOfDemo, dropChanged, type Keeps } from './drop-changed.ts'
import { createHeed } from './heed-changes.ts'
import { createPurge } from './purge-cdn.ts'
import type { Stops } from './stops.ts'
import { everything, tagOfTable } from './surrogate-keys.ts'

/** What has a small table read again. */
interface ReadAgain {
  readSite: () => Promise<void>
  readKeys: () => Promise<void>
  readRedirects: () => Promise<void>
  readAdNetwork: () => Promise<void>
}

/**
 * From now on what this process, and a network in front of it, keep of the database is forgotten as it changes, and partners
 * hear of it; what comes back knows whether all changes have been heeded.
 */
export const forgetChanged = async (
  { pool, url, replicas }: Database,
  env: Env,
  stops: Stops,
  kept: readonly Keeps[],
  { readSite, readKeys, readRedirects, readAdNetwork }: ReadAgain,
) => {
  const purge = env.CDN_PURGE_URL ? createPurge({ url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }) : undefined
  if (purge) stops.push(purge.stop)
  const webhooks = createWebhookHint(pool)
  stops.push(async () => webhooks.stop())
  const heed = createHeed({
    read: await alsoOfDemo(await followChanges(pool), () => hasDemoData(primaryOf(pool))),
    tell: (changes, isUnceasing) => dropChanged(kept, changes, isUnceasing),
  })
  stops.push(heed.stop)
  const forgetAll = () => {
    for (const each of kept) each.clear()
  }
  /** Of a table, or of any. */
  const forget = (table?: string) => {
    webhooks.changed()
    replicas?.changed()
    if (table === 'api_key') return void readKeys()
    if (table === 'redirect') return void readRedirects()
    if (!table || table === 'blog_post') void readRedirects()
    if (!table || table === 'site_settings' || table === 'legal_text') void readSite().then(forgetAll)
    const tag = tagOfTable(table)
    if (tag === 'suppliers') heed.hint()
    else if (tag === everything) forgetAll()
    else for (const each of kept) each.drop([tag])
    purge?.changed(table)
    if (!table) void readKeys()
    if (!table || table === 'ad_settings') void readAdNetwork()
  }
  const changes = await listen(url, 'changed', forget, () => forget())
  stops.push(changes.close)
  return heed
}
