/** The outcome of one request to a host, for the next delay. */
export interface TurnResult {
  elapsedMs: number
  retryAfterMs?: number
}

/** A turn to send a request to a host; it must be ended, whatever happens. */
export interface Turn {
  /** Resolves when the next turn may be granted; never rejects. */
  end(result: TurnResult): Promise<void>
}

export interface Pace {
  /**
   * Resolves when it is the caller's turn.
   * @param gapMs Crawl-delay of robots.txt
   * @throws HostClosed if the host demands a pause of more than a minute
   */
  turn(host: string, options?: { gapMs?: number; signal?: AbortSignal }): Promise<Turn>
}

/** The host demands a longer pause than is worth waiting for. */
export class HostClosed extends Error {
  override name = 'HostClosed'
  readonly retryAfterMs: number
  constructor(retryAfterMs: number) {
    super(`The host allows the next request in ${Math.ceil(retryAfterMs / 1000)} s`)
    this.retryAfterMs = retryAfterMs
  }
}

/** No delays: for benchmarks and replicas. */
export const noPace: Pace = { turn: async () => ({ end: async () => {} }) }
