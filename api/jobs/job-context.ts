import type { ParsedCronItem, Task } from 'graphile-worker'
import type { Database } from '../database/orm.ts'
import type { Env } from '../process/env.ts'

/** What a task works with. Tasks must be idempotent: a worker may die after the work and before recording it. */
export interface JobContext {
  env: Env
  database: Database
}

export interface Work {
  tasksFor: (context: JobContext) => Record<string, Task>
  cronItems: ParsedCronItem[]
}
