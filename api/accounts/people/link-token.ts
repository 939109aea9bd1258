import { createHash, randomBytes } from 'node:crypto'

/** The secret of a link that is mailed: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tables hold only this, so that nobody who reads them can follow a link. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
