import { badInput, PublicError } from './errors.ts'

/** What a form tells of how it was filled in; other clients leave both out. */
export interface FormTrace {
  /** A field that people do not see. */
  leaveEmpty?: string | null | undefined
  /** From the form's appearing to its sending, in milliseconds. */
  openForMs?: number | null | undefined
}

/** Nobody reads a form and fills it in within two seconds. */
const leastOpenMs = 2000

/**
 * Turns away what fills in forms by itself.
 * @throws BAD_USER_INPUT with a message that still helps a person whose browser did it.
 */
export const refuseMachines = ({ leaveEmpty, openForMs }: FormTrace) => {
  if (leaveEmpty) throw badInput({ leaveEmpty: 'This looks like an automatic message. Please send the form again.' })
  if (openForMs != null && openForMs < leastOpenMs) {
    throw new PublicError('BAD_USER_INPUT', 'That was very quick. Please wait a moment and send the form again.')
  }
}
