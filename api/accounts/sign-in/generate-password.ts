import { randomBytes } from 'node:crypto'

/** A password of 96 random bits, for the first sign-in only. */
export const generatePassword = () => randomBytes(12).toString('base64url')
