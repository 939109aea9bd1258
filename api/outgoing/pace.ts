/** How one request to a host went, so that the next one can be delayed. */
export interface TurnResult {
  elapsedMs: number
  /** How long the site asked to be left alone. */
  retryAfterMs?: number
}

/** A turn to ask a host; it must be ended, whatever happened. */
export interface Turn {
  /** Resolves when the next one may be given out; never rejects. */
  end(result: TurnResult): Promise<void>
}

/** Decides when a host may be asked again. */
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
export const noPace: Pace = { turn: async () => ({ end: async () => {} }) }
