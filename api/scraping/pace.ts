/** How one request at a host went, so that the next one can be later. */
export interface TurnResult {
  elapsedMs: number
  /** How long the site asked to be left alone. */
  retryAfterMs?: number
}

/** A host's turn; it must be ended, whatever happened. */
export interface Turn {
  end(result: TurnResult): void
}

/** When a host may be asked again. Implementations may share their state between processes. */
export interface Pace {
  /** Resolves when it is the caller's turn. @param gapMs what robots.txt asks for, as Crawl-delay */
  turn(host: string, options?: { gapMs?: number; signal?: AbortSignal }): Promise<Turn>
}

/** No waiting at all: for benchmarks and replicas. */
export const noPace: Pace = { turn: async () => ({ end: () => {} }) }
