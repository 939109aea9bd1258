import { Logger } from 'graphile-worker'
import { log } from './log.ts'

/** The job queue's messages in the site's own log; those about single jobs only at debug level. */
export const workerLog = new Logger(() => (level, message, meta) => {
  const at = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'
  log[at]({ err: meta?.error }, message)
})
