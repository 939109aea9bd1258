/** So long after a page begins it is no longer busy with itself. */
const settledMs = 2000

/** Calls back once the page has settled and its main thread has nothing to do; returns what calls it off. */
export const whenIdle = (call: () => void) => {
  let idle: number | undefined
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(call)
    else call() // Safari
  }, settledMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
