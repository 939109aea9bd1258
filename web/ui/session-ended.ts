import { makeVar } from '@apollo/client'

/** True if this page knows that its session has ended. */
export const sessionEnded = makeVar(false)
