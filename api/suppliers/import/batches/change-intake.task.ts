import type { Task } from 'graphile-worker'
import { z } from 'zod'
import type { JobContext } from '../../../jobs/job-context.ts'
import { continueChange } from './change-intake.ts'

const payloadRules = z.object({ changeId: z.int() })

/** `change_intake`: hides, lists or undoes what an import or a run brought. After an interruption it goes on where it was. */
export const changeIntakeTask =
  ({ database }: JobContext): Task =>
  async (payload) => {
    const { changeId } = payloadRules.parse(payload)
    while (await continueChange(database.orm.em.fork(), changeId));
  }
