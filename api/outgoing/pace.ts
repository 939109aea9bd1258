interface TurnResult {
  elapsedMs: number
  retryAfterMs?: number
}

/** Must be ended, whatever happens. */
export interface Turn {
  /** Resolves when the next turn may be granted; never rejects. */
  end(result: TurnResult): Promise<void>
}

export interface Pace {
  /** `gapMs` is the Crawl-delay of robots.txt. @throws HostClosed for a demanded pause of more than a minute. */
  turn(host: string, options?: { gapMs?: number; signal?: AbortSignal }): Promise<Turn>
}

export class HostClosed extends Error {
  override name = 'HostClosed'
  readonly retryAfterMs: number
  constructor(retryAfterMs: number) {
    super(`The host allows the next request in ${Math.ceil(retryAfterMs / 1000)} s`)
    this.retryAfterMs = retryAfterMs
  }
}

export const noPace: Pace = { turn: async () => ({ end: async () => {} }) }
