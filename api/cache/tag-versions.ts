/** `stale`: a list may have changed, which may be shown for a moment longer. `invalid`: must not be shown again. */
export type Freshness = 'fresh' | 'stale' | 'invalid'

/** So many tags are remembered; what was made before the oldest of them changed is invalid. */
const maxTags = 50_000

/**
 * When which tags were invalidated, counted in versions. An entry notes the version from which it was made, and is compared
 * when it is read: so nothing has to be searched for what shows a tag. One for all that a process caches.
 */
export const createTagVersions = ({ limit = maxTags, now = () => performance.now() } = {}) => {
  let version = 0
  /** What was made from an earlier version is invalid. */
  let oldest = 0
  /** In the order of their last changes. */
  const changed = new Map<string, { version: number; invalidVersion: number }>()
  let deafSince: number | undefined

  const change = (tags: Iterable<string>, isInvalid: boolean) => {
    version++
    for (const tag of tags) {
      const invalidVersion = isInvalid ? version : (changed.get(tag)?.invalidVersion ?? 0)
      changed.delete(tag)
      changed.set(tag, { version, invalidVersion })
    }
    while (changed.size > limit) {
      const [tag, first] = changed.entries().next().value!
      changed.delete(tag)
      oldest = Math.max(oldest, first.version)
    }
  }

  const invalidateAll = () => {
    oldest = ++version
    changed.clear()
  }

  return {
    current: () => version,
    /** What shows one of these is never shown again. */
    invalidate: (tags: Iterable<string>) => change(tags, true),
    /** What shows one of these may be shown for a moment longer, while it is made again. */
    makeStale: (tags: Iterable<string>) => change(tags, false),
    invalidateAll,
    /** The freshness of something with these tags that was made from `since`. */
    compare: (tags: readonly string[], since: number): Freshness => {
      if (since < oldest) return 'invalid'
      let isStale = false
      for (const tag of since === version ? [] : tags) {
        const last = changed.get(tag)
        if (!last || last.version <= since) continue
        if (last.invalidVersion > since) return 'invalid'
        isStale = true
      }
      return isStale ? 'stale' : 'fresh'
    },
    /** Changes are no longer heard of. */
    disconnect: () => {
      deafSince ??= now()
    },
    /** They are again; what changed meanwhile is not known. */
    reconnect: () => {
      deafSince = undefined
      invalidateAll()
    },
    /** For how long nothing would have been heard of a change of what was made at `madeAt`; 0 while changes are heard of. */
    deafMs: (madeAt: number): number => (deafSince === undefined ? 0 : now() - Math.max(deafSince, madeAt)),
    isDeaf: () => deafSince !== undefined,
  }
}
export type TagVersions = ReturnType<typeof createTagVersions>
