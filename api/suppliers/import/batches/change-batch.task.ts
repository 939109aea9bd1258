import type { Task } from 'graphile-worker'
import { z } from 'zod'
import type { JobContext } from '../../../jobs/job-context.ts'
import { continueChange } from './change-batch.ts'

const payloadRules = z.object({ changeId: z.int() })

export const changeBatchTask =
  ({ database }: JobContext): Task =>
  async (payload) => {
    const { changeId } = payloadRules.parse(payload)
    while (await continueChange(database.orm.em.fork(), changeId));
  }
