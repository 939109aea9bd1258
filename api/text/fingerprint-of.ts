import { createHash } from 'node:crypto'

/** A hash of the input, by which a form that was sent twice is recognised. */
export const fingerprintOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')
