import { PublicError } from '../server/errors.ts'

/** @throws CONFLICT when what is to be changed is no longer what the caller saw. */
export const refuseStale = (current: { version: number }, version: number | null | undefined, message: string) => {
  if (version != null && version !== current.version) throw new PublicError('CONFLICT', message)
}
