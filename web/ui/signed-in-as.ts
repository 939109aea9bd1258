import { makeVar } from '@apollo/client'

/** The name of a signed-in user who has no office; null for none, undefined while the page's own configuration tells. */
export const signedInAs = makeVar<string | null | undefined>(undefined)
