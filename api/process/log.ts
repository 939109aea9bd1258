import { hostname } from 'node:os'
import { pino } from 'pino'
import { Logger } from 'graphile-worker'
import { mapStack } from '../text/map-stack.ts'
import { isDatabaseAway } from './database-errors.ts'

export const workerLog = new Logger(() => (level, message, meta) => {
  const at = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'
  log[at]({ err: meta?.error }, message)
})

/** Buffered: written singly, lines would take a tenth of a request’s time. */
const destination = pino.destination({ minLength: 4096, periodicFlush: 100, sync: false })
const { warn: warning = 0, error: failure = 0 } = pino.levels.values

/** A busy or unreachable database fails every request at once, so the stack is left out. */
const shortenIfAway = ([first, message]: [unknown, ...unknown[]]): [object, string] | undefined => {
  if (typeof first !== 'object' || first === null || !('err' in first) || !isDatabaseAway(first.err)) return undefined
  const { err, ...fields } = first
  return [{ ...fields, reason: err.message }, String(message)]
}

export const log = pino(
  {
    base: { host: hostname(), pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err(error: Error) {
        const serialized = pino.stdSerializers.err(error)
        if (serialized?.stack) serialized.stack = mapStack(serialized.stack)
        return serialized
      },
    },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password'],
    hooks: {
      logMethod(args, write, level) {
        const short = level === warning || level === failure ? shortenIfAway(args) : undefined
        if (short) return this.warn(...short)
        write.apply(this, args)
        if (level >= warning) destination.flush() // the last lines before a crash must not be lost
      },
    },
  },
  destination,
)
