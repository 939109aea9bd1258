import { randomUUID } from 'node:crypto'

/** A request's id in the log: the one that a proxy sent, if it is safe to repeat. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
