/** What the script in the head of each page (`begin.ts`) has noted, and does, for the page's code. Undefined in development. */
export interface Early {
  /** Ends the noting; returns what was pressed and could not answer yet, each once. */
  takeTaps: () => HTMLElement[]
  /** The texts that were copied when they were asked for. */
  copied: Set<string>
  /**
   * After code did not arrive although the site answers: opens `address`, or reloads the page if this `isRetry`, since browsers
   * remember what did not arrive. Without either, it reloads where a release has replaced this page's code, once for each release
   * in a tab, and not where somebody has typed. Returns whether it does.
   */
  reloadIfUseful: (options?: { address?: string; isRetry?: boolean }) => Promise<boolean>
}

declare global {
  interface Window {
    early?: Early
  }
}
