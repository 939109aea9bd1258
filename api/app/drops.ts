/** `touched`: a list that it is may have changed, which is tolerable for a moment. `gone`: it must not be shown again. */
export type Freshness = 'fresh' | 'touched' | 'gone'

/** As many tags are remembered; what was made before the oldest of them was dropped counts as gone. */
const mostTags = 50_000

/**
 * Remembers when which tags were dropped. What is kept, or being made, notes the version from which it was made, and asks
 * whether anything that it shows was dropped since: so nothing has to be searched for what shows it.
 */
export const createDrops = (most = mostTags) => {
  let version = 0
  /** What was made from an earlier version is gone. */
  let floor = 0
  /** In the order of their last drops. */
  const dropped = new Map<string, { at: number; goneAt: number }>()

  const forgetOldest = () => {
    const [tag, { at }] = dropped.entries().next().value!
    dropped.delete(tag)
    floor = Math.max(floor, at)
  }

  return {
    version: () => version,
    /** Drops what shows one of these; gently, it may be shown for a moment longer. */
    drop: (tags: Iterable<string>, isGentle = false) => {
      version++
      for (const tag of tags) {
        const goneAt = isGentle ? (dropped.get(tag)?.goneAt ?? 0) : version
        dropped.delete(tag)
        dropped.set(tag, { at: version, goneAt })
      }
      while (dropped.size > most) forgetOldest()
    },
    /** Drops everything. */
    clear: () => {
      floor = ++version
      dropped.clear()
    },
    /** What has become of something with these tags that was made from the version `since`. */
    freshness: (tags: readonly string[], since: number): Freshness => {
      if (since < floor) return 'gone'
      let isTouched = false
      for (const tag of since === version ? [] : tags) {
        const last = dropped.get(tag)
        if (!last || last.at <= since) continue
        if (last.goneAt > since) return 'gone'
        isTouched = true
      }
      return isTouched ? 'touched' : 'fresh'
    },
  }
}
