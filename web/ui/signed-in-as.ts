import { makeVar } from '@apollo/client'

/** The name of a signed-in user without an office; null without one, undefined until known. */
export const signedInAs = makeVar<string | null | undefined>(undefined)
