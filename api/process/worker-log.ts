import { Logger } from 'graphile-worker'
import { log } from './log.ts'

/** Writes the job queue's messages to the site's log; those about single jobs at debug level. */
export const workerLog = new Logger(() => (level, message, meta) => {
  const at = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'
  log[at]({ err: meta?.error }, message)
})
