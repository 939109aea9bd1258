import { systemClock, type Clock } from './clock.ts'

/** How one request to a host went, so that the next one can be delayed. */
export interface TurnResult {
  elapsedMs: number
  /** How long the site asked to be left alone. */
  retryAfterMs?: number
}

/** A turn to ask a host; it must be ended, whatever happened. */
export interface Turn {
  end(result: TurnResult): void
}

/** Decides when a host may be asked again. Implementations may share their state between processes. */
export interface Pace {
  /**
   * Resolves when it is the caller's turn.
   * @param gapMs what robots.txt asks for, as Crawl-delay
   * @throws HostClosed where the host asked to be left alone for more than a minute
   */
  turn(host: string, options?: { gapMs?: number; signal?: AbortSignal }): Promise<Turn>
}

/** The host asked to be left alone for longer than anybody should wait. */
export class HostClosed extends Error {
  override name = 'HostClosed'
  readonly retryAfterMs: number
  constructor(retryAfterMs: number) {
    super(`The host is to be left alone for another ${Math.ceil(retryAfterMs / 1000)} s`)
    this.retryAfterMs = retryAfterMs
  }
}

/** No delay at all: for benchmarks and replicas. */
export const noPace: Pace = { turn: async () => ({ end: () => {} }) }

interface HostState {
  /** Resolves when the host's last queued turn has ended. */
  last: Promise<void>
  waiting: number
  openAt: number
}

const longestGapMs = 30_000
const longestPauseMs = 24 * 60 * 60_000
const longestWaitMs = 60_000
const hostsKept = 5000

/**
 * One request at a time per host; between the end of one and the start of the next at least `minGapMs`, the Crawl-delay
 * (up to 30 s), twice the last response time, and what Retry-After asks for. First come, first served. Holds within
 * this process.
 */
export const politePace = ({
  minGapMs = 1000,
  clock = systemClock,
}: { minGapMs?: number; clock?: Clock } = {}): Pace => {
  const hosts = new Map<string, HostState>()

  const forgetIdle = () => {
    if (hosts.size <= hostsKept) return
    for (const [host, { waiting, openAt }] of hosts) if (!waiting && openAt <= clock.now()) hosts.delete(host)
  }

  return {
    turn: async (host, { gapMs = 0, signal } = {}) => {
      forgetIdle()
      const state = hosts.get(host) ?? { last: Promise.resolve(), waiting: 0, openAt: 0 }
      hosts.set(host, state)
      const before = state.last
      let resolveEnded = () => {}
      state.last = new Promise((resolve) => {
        resolveEnded = resolve
      })
      state.waiting++
      const leave = () => {
        state.waiting--
        resolveEnded()
      }
      try {
        await before
        signal?.throwIfAborted()
        const waitMs = state.openAt - clock.now()
        if (waitMs > longestWaitMs) throw new HostClosed(waitMs)
        if (waitMs > 0) await clock.wait(waitMs, signal)
      } catch (error) {
        leave()
        throw error
      }
      return {
        end: ({ elapsedMs, retryAfterMs = 0 }) => {
          const gap = Math.min(longestGapMs, Math.max(minGapMs, gapMs, elapsedMs * 2))
          const pause = Math.min(longestPauseMs, Math.max(gap, retryAfterMs))
          state.openAt = Math.max(state.openAt, clock.now() + pause)
          leave()
        },
      }
    },
  }
}
