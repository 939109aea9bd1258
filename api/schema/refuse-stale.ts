import { PublicError } from '../server/errors.ts'

export const refuseStale = (current: { version: number }, version: number | null | undefined, message: string) => {
  if (version != null && version !== current.version) throw new PublicError('CONFLICT', message)
}
