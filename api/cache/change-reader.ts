import type { PlacedChange } from '../partners/changes/follow-changes.ts'
import { createRefresher } from '../process/refresher.ts'
import { withTimeout } from '../process/with-timeout.ts'
import type { TagVersions } from './tag-versions.ts'
import { changeTags } from './tags.ts'

/** The changes since the last call; undefined if anything may have changed, and more may follow. */
type ReadChanges = () => Promise<readonly PlacedChange[] | undefined>

/** Changes with shorter pauses, for longer than `unceasingMs`, count as continuous. */
const pauseMs = 300

/** Detects continuous changes, as during a scrape. */
const createStormWatch = (unceasingMs: number) => {
  let last = -Infinity
  let since = 0
  return {
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

/**
 * Reads changes. When the first demo supplier appears or the last one goes, everything may have changed, since each
 * page shows a notice.
 */
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
 * Reads the change log after each hint. Invalidates responses that show the changed suppliers, and lists that include,
 * included or count them.
 * During continuous changes, lists only become stale.
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
    /** Call when something was written, or may have been. */
    hint: () => void refresh(),
    /** Whether all known changes are applied. During continuous changes nobody waits for the next ones. */
    isSettled: () => !pending() || storm.isUnceasing(),
    /** Waits briefly until all known changes are applied. */
    settled: async (): Promise<void> => {
      const reading = pending()
      if (reading && !storm.isUnceasing()) await withTimeout(maxWaitMs, reading, undefined)
    },
    stop,
  }
}
export type ChangeReader = Awaited<ReturnType<typeof createChangeReader>>
