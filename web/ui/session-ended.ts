import { makeVar } from '@apollo/client'

/** Whether this page's session is known to be over: by an answer, by a socket that was closed for it, or by asking. */
export const sessionEnded = makeVar(false)
