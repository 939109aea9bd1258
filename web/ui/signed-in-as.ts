import { makeVar } from '@apollo/client'

/** A user without an office; null without one, undefined until known. */
export const signedInAs = makeVar<string | null | undefined>(undefined)
