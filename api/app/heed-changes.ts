import type { PlacedChange } from '../changes/follow-changes.ts'
import { log } from '../server/log.ts'
import { within } from '../server/within.ts'

interface Options {
  /** What has changed since the last time; undefined for anything. */
  read: () => Promise<PlacedChange[] | undefined>
  /** Learns of changes; `isUnceasing` while they have been coming for a while, as during a scrape. */
  tell: (changes: readonly PlacedChange[] | undefined, isUnceasing: boolean) => void
  /** Between two readings. */
  gapMs?: number
  /** The longest that a page waits for what has been heard of to be read. */
  patienceMs?: number
  unceasingMs?: number
}

/** Changes that follow each other within so long, for longer than `unceasingMs`, are unceasing. */
const pauseMs = 300
/** A reading that failed is made again after this. */
const againMs = 1000

/** Whether changes have been following each other for longer than `unceasingMs`. */
const noticeUnceasing = (unceasingMs: number) => {
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

/** Reads the table of changes soon after each hint that something was written to it, one reading at a time. */
export const createHeed = ({ read, tell, gapMs = 100, patienceMs = 1000, unceasingMs = 2000 }: Options) => {
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isHintedAgain = false
  let isOver = false
  let lastRead = -Infinity
  /** Until all that was heard of has been read. */
  let waiting: { done: Promise<void>; end: () => void } | undefined
  const { note, isUnceasing } = noticeUnceasing(unceasingMs)

  const readAll = async (): Promise<void> => {
    const changes = await read()
    if (changes?.length !== 0) {
      note()
      tell(changes, isUnceasing())
    }
    if (!changes && !isOver) await readAll()
  }

  const begin = () => {
    timer = undefined
    isHintedAgain = false
    let delayMs = gapMs
    reading = readAll()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'what has changed was not read')
        isHintedAgain = true
        delayMs = againMs
      })
      .finally(() => {
        reading = undefined
        lastRead = performance.now()
        if (isHintedAgain && !isOver) plan(delayMs)
        if (!timer || delayMs === againMs) settle()
      })
  }

  const plan = (delayMs: number) => {
    timer ??= setTimeout(begin, delayMs).unref()
  }

  const settle = () => {
    waiting?.end()
    waiting = undefined
  }

  return {
    /** Something was written, or may have been. */
    hint: () => {
      if (isOver) return
      if (reading) isHintedAgain = true
      else if (!timer && performance.now() - lastRead >= gapMs) begin()
      else plan(gapMs) // or as planned: never two readings at once
      if (waiting) return
      let end = () => {}
      const done = new Promise<void>((resolve) => (end = resolve))
      waiting = { done, end }
    },
    /** Whether all that was heard of has been read; while changes are unceasing, nobody waits for the next ones. */
    isSettled: () => !waiting || isUnceasing(),
    /** Waits, not for long, until all that was heard of has been read. */
    settled: async (): Promise<void> => {
      if (waiting && !isUnceasing()) await within(patienceMs, waiting.done, undefined)
    },
    stop: async () => {
      isOver = true
      clearTimeout(timer)
      settle()
      await reading
    },
  }
}
export type Heed = ReturnType<typeof createHeed>
