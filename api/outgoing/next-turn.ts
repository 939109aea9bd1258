/** How a host stands. All times are milliseconds of one clock. */
export interface HostState {
  /** Nobody may ask before. */
  openAt: number
  /** Who is asking now. */
  holder: string | null
  /** A holder that has not ended its turn by then is gone. */
  heldUntil: number
  /** Who waits, in the order of asking, and when each will ask again. */
  waiting: { id: string; dueAt: number }[]
}

export const freshHost: HostState = { openAt: 0, holder: null, heldUntil: 0, waiting: [] }

/** A request takes 20 s at most, and redirects have turns of their own. */
const heldMs = 30_000
/** Who asks again so much later than it said is gone, and its place in the queue with it. */
const lateMs = 5000
const pollMs = 100
const longestWaitMs = 60_000
const longestGapMs = 30_000
const longestPauseMs = 24 * 60 * 60_000

export type Answer = 'yours' | { waitMs: number } | { closedMs: number }

/**
 * What becomes of somebody who asks for the turn: it is his when the host is open, nobody has it, and nobody who waits was
 * earlier; else he keeps his place in the queue and asks again after `waitMs`. A host that is closed for more than a minute
 * is not waited for.
 */
export const askForTurn = (host: HostState, id: string, now: number): { host: HostState; answer: Answer } => {
  const queue = host.waiting.filter((one) => one.id === id || one.dueAt + lateMs > now)
  const others = queue.filter((one) => one.id !== id)
  const closedMs = Math.ceil(host.openAt - now)
  if (closedMs > longestWaitMs) return { host: { ...host, waiting: others }, answer: { closedMs } }
  const at = queue.findIndex((one) => one.id === id)
  const ahead = at < 0 ? queue.length : at
  const isHeld = host.holder !== null && host.heldUntil > now
  if (!isHeld && closedMs <= 0 && ahead === 0)
    return { host: { ...host, holder: id, heldUntil: now + heldMs, waiting: others }, answer: 'yours' }
  const waitMs = Math.max(1, closedMs) + (isHeld ? pollMs : 0) + pollMs * ahead
  const mine = { id, dueAt: now + waitMs }
  return { host: { ...host, waiting: others.toSpliced(ahead, 0, mine) }, answer: { waitMs } }
}

/** The host without somebody who gave up waiting. */
export const leaveQueue = (host: HostState, id: string): HostState => ({
  ...host,
  waiting: host.waiting.filter((one) => one.id !== id),
})

/** How long a host is left alone after a request, from its end. */
export interface Rest {
  /** The least between two requests. */
  minGapMs: number
  /** What robots.txt asks for, as Crawl-delay; kept up to half a minute. */
  crawlDelayMs: number
  /** What the answer took: a slow host is asked twice as slowly as it answers, up to half a minute. */
  elapsedMs: number
  /** What Retry-After asks for; kept up to a day. */
  retryAfterMs: number
}

export const restAfter = ({ minGapMs, crawlDelayMs, elapsedMs, retryAfterMs }: Rest): number =>
  Math.min(
    longestPauseMs,
    Math.max(Math.min(longestGapMs, Math.max(minGapMs, crawlDelayMs, elapsedMs * 2)), retryAfterMs),
  )

/** The host after a turn; one that comes to its end too late still counts for the rest, but not for the turn. */
export const endTurn = (host: HostState, id: string, now: number, restMs: number): HostState => ({
  ...host,
  openAt: Math.max(host.openAt, now + restMs),
  ...(host.holder === id ? { holder: null } : {}),
})
