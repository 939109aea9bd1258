import { pino } from 'pino'

/** The log: one JSON object a line on standard output. Its level is LOG_LEVEL, set when the site starts. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['req.headers.cookie', 'req.headers.authorization', 'password'],
})
