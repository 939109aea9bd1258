import type { Pool } from 'pg'
import { directUrlOf } from '../../database/direct-url.ts'
import { listen } from '../../database/listen.ts'
import { log } from '../../server/log.ts'
import { readState } from './read-state.ts'
import type { ScraperState } from './scrape-run.ts'

/** At most five updates a second. */
const throttleMs = 200
/** While somebody watches, the rate and the remaining time are updated even when nothing happens. */
const refreshMs = 5000

type Watcher = (state: ScraperState) => void

/** The scraper's state for all watchers in this process; the state itself is in the database. */
interface Live {
  watch(watcher: Watcher): () => void
}

const lives = new WeakMap<Pool, Live>()

/** Listens to the database while somebody watches, and reads the state once for all watchers. */
const liveState = (pool: Pool): Live => {
  const known = lives.get(pool)
  if (known) return known
  const live = createLive(pool)
  lives.set(pool, live)
  return live
}

const createLive = (pool: Pool): Live => {
  const watchers = new Set<Watcher>()
  let isDue = false
  let timer: NodeJS.Timeout | undefined
  let listening: Promise<{ close: () => Promise<void> }> | undefined
  let refresh: NodeJS.Timeout | undefined

  const tell = async () => {
    isDue = false
    if (!watchers.size) return
    try {
      const state = await readState(pool)
      for (const watcher of watchers) watcher(state)
    } catch (error) {
      log.warn({ err: error }, 'the state of the scraper could not be read')
    }
  }
  /** The first change is sent at once; those within the next fifth of a second together. */
  const hint = () => {
    isDue = true
    if (timer) return
    const run = () => {
      timer = undefined
      if (!isDue) return
      timer = setTimeout(run, throttleMs)
      void tell()
    }
    run()
  }
  const begin = () => {
    const url = directUrlOf(pool)
    listening = url ? listen(url, 'scraper', hint, hint) : undefined
    listening?.then(hint, (error: unknown) => log.warn({ err: error }, 'changes of the scraper are not heard'))
    refresh = setInterval(hint, refreshMs)
    refresh.unref()
  }
  const end = () => {
    clearInterval(refresh)
    listening?.then(({ close }) => close()).catch(() => {})
    listening = undefined
  }

  return {
    watch: (watcher) => {
      watchers.add(watcher)
      if (watchers.size === 1) begin()
      return () => {
        if (watchers.delete(watcher) && !watchers.size) end()
      }
    },
  }
}

/**
 * Yields the whole state first, then the latest one each time the reader is ready: a slow reader misses those in
 * between.
 */
export const watchState = (pool: Pool): AsyncIterableIterator<ScraperState> => {
  let latest: ScraperState | undefined
  let isFirst = true
  let isOver = false
  let wake = () => {}
  const stop = liveState(pool).watch((state) => {
    latest = state
    wake()
  })
  const end = async () => {
    isOver = true
    stop()
    wake()
    return { done: true as const, value: undefined }
  }
  return {
    next: async () => {
      if (isFirst) {
        isFirst = false
        return { done: false, value: await readState(pool) }
      }
      if (!latest && !isOver) {
        await new Promise<void>((done) => {
          wake = done
        })
      }
      const value = latest
      latest = undefined
      return value && !isOver ? { done: false, value } : { done: true, value: undefined }
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
