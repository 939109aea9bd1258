import type { ParsedCronItem, Task } from 'graphile-worker'
import type { Database } from '../database/orm.ts'
import type { Env } from '../process/env.ts'

/** What a task works with. A task must be idempotent: a worker may die after doing it and before saying so. */
export interface JobContext {
  env: Env
  database: Database
}

/** What a worker does: tasks by name, and which of them run at set times. */
export interface Work {
  tasksFor: (context: JobContext) => Record<string, Task>
  cronItems: ParsedCronItem[]
}
