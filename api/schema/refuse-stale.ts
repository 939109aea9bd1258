import { PublicError } from '../server/errors.ts'

export const refuseStale = (current: number, version: number | null | undefined, message: string) => {
  if (version != null && version !== current) throw new PublicError('CONFLICT', message)
}
