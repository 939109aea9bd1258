import { pino } from 'pino'

/** The log: one JSON object a line on standard output; its level is LOG_LEVEL. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['req.headers.cookie', 'req.headers.authorization', 'password'],
})
