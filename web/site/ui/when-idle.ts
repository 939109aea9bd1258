/** Most pages have settled by then. */
const settledMs = 2000

/** Returns a function that cancels. */
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
