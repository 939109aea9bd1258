import { randomUUID } from 'node:crypto'

/** The number under which a request stands in the log: the one that a proxy gave it, if that is safe to repeat. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
