import { pino } from 'pino'
import { asWritten } from './as-written.ts'

/** Lines leave together, ten times a second or as soon as they are so many bytes: one at a time takes a request's tenth. */
const lines = pino.destination({ minLength: 4096, periodicFlush: 100, sync: false })
const warning = pino.levels.values.warn!

/** The log: one JSON object a line on standard output. Its level is LOG_LEVEL, set when the site starts. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err(error: Error) {
        const told = pino.stdSerializers.err(error)
        if (told?.stack) told.stack = asWritten(told.stack)
        return told
      },
    },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password'],
    hooks: {
      logMethod(given, write, level) {
        write.apply(this, given)
        if (level >= warning) lines.flush() // what may be the last words of a process waits for nothing
      },
    },
  },
  lines,
)
