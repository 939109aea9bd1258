import { createHash } from 'node:crypto'

/** Recognises forms sent twice. */
export const createFingerprint = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')
