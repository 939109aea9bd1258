import type { PlacedChange } from '../partners/changes/follow-changes.ts'
import { createRefresher } from '../process/refresher.ts'
import { within } from '../process/within.ts'
import type { TagVersions } from './tag-versions.ts'
import { changeTags } from './tags.ts'

/** What has changed since the last time; undefined for anything, where there may be more to be read. */
type ReadChanges = () => Promise<readonly PlacedChange[] | undefined>

/** Changes that follow each other within so long, for longer than `unceasingMs`, are unceasing. */
const pauseMs = 300

/** Whether changes have been following each other for longer than `unceasingMs`, as during a scrape. */
const createStormWatch = (unceasingMs: number) => {
  let last = -Infinity
  let since = 0
  return {
    /** There is a change now. */
    note: () => {
      const now = performance.now()
      if (now - last >= pauseMs) since = now
      last = now
    },
    isUnceasing: () => {
      const now = performance.now()
      return now - last < pauseMs && now - since > unceasingMs
    },
  }
}

/** Reads changes, and reports that anything may have changed when the first demo supplier came or the last one went: each page says so. */
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

/**
 * Reads the change log after each hint that something was written to it, and invalidates what shows the changed suppliers and the
 * lists that hold, held or count them. While changes do not cease, lists only become stale.
 */
export const createChangeReader = async (
  read: ReadChanges,
  tags: TagVersions,
  { gapMs = 100, maxWaitMs = 1000, unceasingMs = 2000 } = {},
) => {
  const storm = createStormWatch(unceasingMs)

  const invalidate = (changes: readonly PlacedChange[]) => {
    const changed = changes.map(changeTags)
    const lists = new Set(changed.flatMap((one) => one.lists))
    tags.invalidate(changed.flatMap((one) => one.own))
    if (storm.isUnceasing()) tags.makeStale(lists)
    else tags.invalidate(lists)
  }

  const readAll = async (): Promise<void> => {
    const changes = await read()
    if (changes?.length === 0) return
    storm.note()
    if (changes) invalidate(changes)
    else {
      tags.invalidateAll()
      await readAll()
    }
  }
  const { refresh, pending, stop } = await createRefresher('the change log', readAll, { gapMs })

  return {
    /** Something was written, or may have been. */
    hint: () => void refresh(),
    /** Whether all changes that were heard of are applied; while they do not cease, nobody waits for the next ones. */
    isSettled: () => !pending() || storm.isUnceasing(),
    /** Waits, not for long, until all changes that were heard of are applied. */
    settled: async (): Promise<void> => {
      const reading = pending()
      if (reading && !storm.isUnceasing()) await within(maxWaitMs, reading, undefined)
    },
    stop,
  }
}
export type ChangeReader = Awaited<ReturnType<typeof createChangeReader>>
