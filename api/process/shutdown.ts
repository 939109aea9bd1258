import { log } from './log.ts'
import { createRefresher } from './refresher.ts'
import { withTimeout } from './with-timeout.ts'

type ShutdownHook = () => Promise<unknown>

/** The database's hooks are exempt. */
const stepWithinMs = 8000

export const createShutdownHooks = () => {
  const steps: ShutdownHook[] = []
  const push = (step: ShutdownHook) => void steps.push(() => endInTime(step))
  return {
    push,
    pushPatiently: (step: ShutdownHook) => void steps.push(step),
    /** Reads an in-memory copy of a small table now, and on each call of the returned function. */
    copy: async (name: string, read: () => Promise<void>) => {
      const { refresh, stop } = await createRefresher(name, read)
      push(stop)
      return refresh
    },
    stop: async () => {
      for (const step of steps.splice(0).toReversed())
        await step().catch((error: unknown) => log.error({ err: error }, 'a shutdown step failed'))
    },
  }
}
export type ShutdownHooks = ReturnType<typeof createShutdownHooks>

const endInTime = async (step: ShutdownHook) => {
  const ended = step().then(() => true)
  if (!(await withTimeout(stepWithinMs, ended, false))) log.warn('a shutdown step timed out')
}
