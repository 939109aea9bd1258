/** What `begin.ts` offers to the page's code; undefined in development. */
export interface Early {
  /** Stops recording; returns each pressed element once. */
  takeTaps: () => HTMLElement[]
  copied: Set<string>
  /**
   * Opens `address`, or reloads if `isRetry`, since browsers remember failed imports.
   * Otherwise reloads once per release and tab if a release has replaced this one and nothing is typed.
   * Returns whether it does.
   */
  reloadIfUseful: (options?: { address?: string; isRetry?: boolean }) => Promise<boolean>
}

declare global {
  interface Window {
    early?: Early
  }
}
