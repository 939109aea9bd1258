/** Pages have usually settled after this time. */
const settledMs = 2000

/** Calls back when the page has settled and is idle; returns a function that cancels. */
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
