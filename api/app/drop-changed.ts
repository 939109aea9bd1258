import type { PlacedChange } from '../changes/follow-changes.ts'
import { tagsOfChange } from './shown-tags.ts'

/** What a process keeps, by tags. */
export interface Keeps {
  drop: (tags: Iterable<string>, isGentle?: boolean) => void
  clear: () => void
}

/**
 * Drops what shows the changed suppliers, and lists that hold, held or count them; while changes are unceasing lists are
 * dropped gently. Everything, where it is not known what has changed.
 */
export const dropChanged = (
  keeps: readonly Keeps[],
  changes: readonly PlacedChange[] | undefined,
  isUnceasing: boolean,
): void => {
  const told = changes?.map(tagsOfChange)
  const own = new Set(told?.flatMap((one) => one.own))
  const lists = new Set(told?.flatMap((one) => one.lists))
  for (const each of keeps) {
    if (!told) each.clear()
    else {
      each.drop(own)
      each.drop(lists, isUnceasing)
    }
  }
}

type ReadChanges = () => Promise<PlacedChange[] | undefined>

/** Reads changes, and answers that anything may have changed when the last fictional supplier went, or one came: each page says so. */
export const alsoOfDemo = async (read: ReadChanges, hasDemoData: () => Promise<boolean>): Promise<ReadChanges> => {
  let had: boolean | undefined = await hasDemoData()
  return async () => {
    const changes = await read()
    const has = changes?.length ? await hasDemoData().catch(() => undefined) : had
    if (has === had) return changes
    had = has
    return undefined
  }
}
