import { createHash, randomBytes } from 'node:crypto'

/** The secret of an emailed link: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tables store only this hash, so that database access is not enough to follow a link. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
