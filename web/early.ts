/** What `begin.ts` offers to the page's code; undefined in development. */
export interface Early {
  /** Returns each pressed element once; from then on only `[data-late]` records presses. */
  takeTaps: () => HTMLElement[]
  copied: Set<string>
  /**
   * Opens `address`, or reloads if `isRetry`, since browsers remember failed imports.
   * Otherwise reloads once per release and tab if a release has replaced this one and nothing is typed.
   * Returns whether it does.
   */
  reloadIfUseful: (options?: { address?: string; isRetry?: boolean }) => Promise<boolean>
  /** Reloads if that helps; otherwise the page works as without scripts, and `error` is reported. */
  fail: (error: unknown) => Promise<void>
}

declare global {
  interface Window {
    early?: Early
  }
}
