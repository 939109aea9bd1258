import { Logger } from 'graphile-worker'
import { log } from './log.ts'

/** What the job queue has to say, in the site's own log; the course of each job only when asked for details. */
export const workerLog = new Logger(() => (level, message, meta) => {
  const at = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'
  log[at]({ err: meta?.error }, message)
})
