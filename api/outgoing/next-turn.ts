/** All times are milliseconds of one clock. */
export interface HostState {
  openAt: number
  holder: string | null
  /** A turn that has not ended by then is considered abandoned. */
  turnExpiresAt: number
  waiting: { id: string; dueAt: number }[]
}

export const newHost: HostState = { openAt: 0, holder: null, turnExpiresAt: 0, waiting: [] }

/** A request takes 20 s at most, and redirects have their own turns. */
const maxTurnMs = 30_000
/** A worker that polls this late loses its place in the queue. */
const lateMs = 5000
const pollMs = 100
const maxWaitMs = 60_000
const maxGapMs = 30_000
const maxPauseMs = 24 * 60 * 60_000

type TurnResponse = 'yours' | { waitMs: number } | { closedMs: number }

/** A waiting worker keeps its place and polls again after `waitMs`; a host closed for over a minute is refused. */
export const requestTurn = (host: HostState, id: string, now: number): { host: HostState; answer: TurnResponse } => {
  const queue = host.waiting.filter((one) => one.id === id || one.dueAt + lateMs > now)
  const others = queue.filter((one) => one.id !== id)
  const closedMs = Math.ceil(host.openAt - now)
  if (closedMs > maxWaitMs) return { host: { ...host, waiting: others }, answer: { closedMs } }
  const at = queue.findIndex((one) => one.id === id)
  const ahead = at < 0 ? queue.length : at
  const isTaken = host.holder !== null && host.turnExpiresAt > now
  if (!isTaken && closedMs <= 0 && ahead === 0)
    return { host: { ...host, holder: id, turnExpiresAt: now + maxTurnMs, waiting: others }, answer: 'yours' }
  const waitMs = Math.max(1, closedMs) + (isTaken ? pollMs : 0) + pollMs * ahead
  const mine = { id, dueAt: now + waitMs }
  return { host: { ...host, waiting: others.toSpliced(ahead, 0, mine) }, answer: { waitMs } }
}

export const leaveQueue = (host: HostState, id: string): HostState => ({
  ...host,
  waiting: host.waiting.filter((one) => one.id !== id),
})

export interface PauseFactors {
  minGapMs: number
  /** Crawl-delay from robots.txt, limited to 30 s. */
  crawlDelayMs: number
  /** The response time: slow hosts get twice as long a pause, limited to 30 s. */
  elapsedMs: number
  /** From Retry-After, limited to a day. */
  retryAfterMs: number
}

export const getPauseMs = ({ minGapMs, crawlDelayMs, elapsedMs, retryAfterMs }: PauseFactors): number =>
  Math.min(maxPauseMs, Math.max(Math.min(maxGapMs, Math.max(minGapMs, crawlDelayMs, elapsedMs * 2)), retryAfterMs))

/** A turn that ends too late still sets the pause. */
export const endTurn = (host: HostState, id: string, now: number, pauseMs: number): HostState => ({
  ...host,
  openAt: Math.max(host.openAt, now + pauseMs),
  ...(host.holder === id ? { holder: null } : {}),
})
