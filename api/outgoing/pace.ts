/** Callers must end it, also after an error. */
export interface Turn {
  /** Resolves when the next turn may be granted; never rejects. */
  end(result: { elapsedMs: number; retryAfterMs?: number }): Promise<void>
}

export interface Pace {
  /** `gapMs` is the Crawl-delay of robots.txt. @throws HostClosed if the host demands a pause of more than a minute. */
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
