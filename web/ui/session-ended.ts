import { makeVar } from '@apollo/client'

/** Whether this page knows that its session has ended. */
export const sessionEnded = makeVar(false)
