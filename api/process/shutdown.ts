import { log } from './log.ts'
import { createRefresher } from './refresher.ts'
import { withTimeout } from './with-timeout.ts'

type ShutdownHook = () => Promise<unknown>

/** The database's hooks are exempt. */
const hookTimeoutMs = 8000

export const createShutdownHooks = () => {
  const hooks: ShutdownHook[] = []
  const push = (hook: ShutdownHook) => void hooks.push(() => runWithTimeout(hook))
  return {
    push,
    pushWithoutTimeout: (hook: ShutdownHook) => void hooks.push(hook),
    /** Reads an in-memory copy of a small table now, and on each call of the returned function. */
    copy: async (name: string, read: () => Promise<void>) => {
      const { refresh, stop } = await createRefresher(name, read)
      push(stop)
      return refresh
    },
    stop: async () => {
      for (const hook of hooks.splice(0).toReversed())
        await hook().catch((error: unknown) => log.error({ err: error }, 'a shutdown hook failed'))
    },
  }
}
export type ShutdownHooks = ReturnType<typeof createShutdownHooks>

const runWithTimeout = async (hook: ShutdownHook) => {
  const ended = hook().then(() => true)
  if (!(await withTimeout(hookTimeoutMs, ended, false))) log.warn('a shutdown hook timed out')
}
