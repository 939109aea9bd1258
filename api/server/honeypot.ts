import { badInput, PublicError } from './errors.ts'

/** Evidence of how a form was filled in; other clients leave both out. */
export interface HoneypotFields {
  /** A field that people cannot see. */
  leaveEmpty?: string | null | undefined
  /** Milliseconds from the form's appearance to its submission. */
  openForMs?: number | null | undefined
}

/** Nobody reads and fills in a form within two seconds. */
const leastOpenMs = 2000

/**
 * Refuses bots that fill in forms.
 * @throws BAD_USER_INPUT with a message that still helps a person whose browser filled it in.
 */
export const refuseBots = ({ leaveEmpty, openForMs }: HoneypotFields) => {
  if (leaveEmpty) throw badInput({ leaveEmpty: 'This looks like an automatic message. Please send the form again.' })
  if (openForMs != null && openForMs < leastOpenMs) {
    throw new PublicError('BAD_USER_INPUT', 'That was very quick. Please wait a moment and send the form again.')
  }
}
