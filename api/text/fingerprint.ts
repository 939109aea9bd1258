import { createHash } from 'node:crypto'

/** A hash of a form's input, to recognise duplicates. */
export const createFingerprint = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')
