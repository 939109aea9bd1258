import type { ParsedCronItem, Task } from 'graphile-worker'
import type { Database } from '../database/orm.ts'
import type { Env } from '../server/env.ts'

/** What a task works with. A task may be run twice, since a worker may end between doing and saying so. */
export interface JobContext {
  env: Env
  database: Database
}

/** What a worker does: tasks by their names, and which of them at set times. */
export interface Work {
  tasksFor: (context: JobContext) => Record<string, Task>
  cronItems: ParsedCronItem[]
}
