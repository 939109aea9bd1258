import { log } from './log.ts'
import { createRefresher } from './refresher.ts'
import { within } from './within.ts'

type Step = () => Promise<unknown>

/** A step that takes longer is left behind: the process ends after the last one. The database has steps of its own. */
const stepWithinMs = 8000

/** What is to be stopped, in the order in which it was started. */
export const createStops = () => {
  const steps: Step[] = []
  const push = (step: Step) => void steps.push(() => endInTime(step))
  return {
    push,
    /** A step that is waited for however long it takes. */
    pushPatiently: (step: Step) => void steps.push(step),
    /** Has a copy of a small table read now, and whenever the function that it returns is called. */
    copy: async (name: string, read: () => Promise<void>) => {
      const { refresh, stop } = await createRefresher(name, read)
      push(stop)
      return refresh
    },
    /** Ends everything, the last first. */
    stop: async () => {
      for (const step of steps.splice(0).toReversed())
        await step().catch((error: unknown) => log.error({ err: error }, 'a part of the site did not stop'))
    },
  }
}
export type Stops = ReturnType<typeof createStops>

/** Waits for a step, but not for longer than `stepWithinMs`. */
const endInTime = async (step: Step) => {
  const ended = step().then(() => true)
  if (!(await within(stepWithinMs, ended, false))) log.warn('a part of the site did not stop in time')
}
