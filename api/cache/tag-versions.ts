type Freshness = 'fresh' | 'stale' | 'invalid'

/** Responses older than the oldest tag's change are invalid. */
const maxTags = 50_000

export const createTagVersions = ({ limit = maxTags, now = () => performance.now() } = {}) => {
  let version = 0
  let oldest = 0
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
    invalidate: (tags: Iterable<string>) => change(tags, true),
    makeStale: (tags: Iterable<string>) => change(tags, false),
    invalidateAll,
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
    disconnect: () => {
      deafSince ??= now()
    },
    /** Changes in between are unknown. */
    reconnect: () => {
      deafSince = undefined
      invalidateAll()
    },
    /** 0 while notifications arrive. */
    deafMs: (madeAt: number): number => (deafSince === undefined ? 0 : now() - Math.max(deafSince, madeAt)),
    isDeaf: () => deafSince !== undefined,
  }
}
export type TagVersions = ReturnType<typeof createTagVersions>
