import type { Pool } from 'pg'
import { log } from '../process/log.ts'
import { getDirectUrl } from './connection/pools.ts'
import { listen } from './listen.ts'

/** At most five updates a second. */
const throttleMs = 200
/** A client that receives nothing for longer knows that its connection is lost. */
const refreshMs = 5000

/** Returns the function that ends it. */
type Watch<Value> = (watcher: (value: Value) => void) => () => void

export interface LiveOptions<Value> {
  channel: string
  read: (pool: Pool) => Promise<Value>
}

/** A slow reader skips values. */
export const createLiveValue = <Value>(options: LiveOptions<Value>) => {
  const watches = new WeakMap<Pool, Watch<Value>>()
  return (pool: Pool): AsyncIterableIterator<Value> => {
    const watch = watches.get(pool) ?? createWatch(pool, options)
    watches.set(pool, watch)
    return watchLatest(watch, () => options.read(pool))
  }
}

const createWatch = <Value>(pool: Pool, { channel, read }: LiveOptions<Value>): Watch<Value> => {
  const watchers = new Set<(value: Value) => void>()
  let isDue = false
  let timer: NodeJS.Timeout | undefined
  let listening: Promise<{ close: () => Promise<void> }> | undefined
  let refresh: NodeJS.Timeout | undefined

  const notifyWatchers = async () => {
    isDue = false
    if (!watchers.size) return
    try {
      const value = await read(pool)
      for (const watcher of watchers) watcher(value)
    } catch (error) {
      log.warn({ err: error, channel }, 'could not read a live value')
    }
  }
  /** Sends the first change at once, and groups those of the next 200 ms. */
  const hint = () => {
    isDue = true
    if (timer) return
    const run = () => {
      timer = undefined
      if (!isDue) return
      timer = setTimeout(run, throttleMs)
      void notifyWatchers()
    }
    run()
  }
  const begin = () => {
    const url = getDirectUrl(pool)
    listening = url ? listen(url, channel, hint, hint) : undefined
    listening?.then(hint, (error: unknown) => log.warn({ err: error, channel }, 'LISTEN connection failed'))
    refresh = setInterval(hint, refreshMs)
    refresh.unref()
  }
  const end = () => {
    clearInterval(refresh)
    listening?.then(({ close }) => close()).catch(() => {})
    listening = undefined
  }

  return (watcher) => {
    watchers.add(watcher)
    if (watchers.size === 1) begin()
    return () => {
      if (watchers.delete(watcher) && !watchers.size) end()
    }
  }
}

const watchLatest = <Value>(watch: Watch<Value>, read: () => Promise<Value>): AsyncIterableIterator<Value> => {
  let latest: Value | undefined
  let isFirst = true
  let isOver = false
  let wake = () => {}
  const stop = watch((value) => {
    latest = value
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
        try {
          return { done: false, value: await read() }
        } catch (error) {
          log.warn({ err: error }, 'could not read the first value of a subscription; waiting for the next')
        }
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
