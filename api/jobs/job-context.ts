import type { JobHelpers, ParsedCronItem, Task } from 'graphile-worker'
import type { Database } from '../database/orm.ts'
import type { Env } from '../process/env.ts'

/** Tasks must be idempotent, since a worker may die before recording its work. */
export interface JobContext {
  env: Env
  database: Database
}

export type JobTask = (context: JobContext, payload: never, helpers: JobHelpers) => unknown

export interface JobList {
  tasksFor: (context: JobContext) => Record<string, Task>
  cronItems: ParsedCronItem[]
}
