import { PublicError } from './errors.ts'

/** How a form was filled in; programs leave both out. */
export interface FormTrace {
  /** Something, where a field that people cannot see was filled in. */
  leaveEmpty?: string | undefined
  /** Milliseconds from the form's appearance to its submission. */
  openForMs?: number | undefined
}

/** The header in which a form of our screens sends its trace: `openForMs=5000&leaveEmpty=1`. */
export const readFormTrace = (header: string): FormTrace => {
  const trace = new URLSearchParams(header)
  const openForMs = Number(trace.get('openForMs') || NaN)
  return { leaveEmpty: trace.get('leaveEmpty') ?? undefined, openForMs: openForMs >= 0 ? openForMs : undefined }
}

/** Nobody reads and fills in a form within two seconds. */
const minOpenMs = 2000

/**
 * Refuses bots that fill in forms.
 * @throws BAD_USER_INPUT with a message that still helps a person whose browser filled it in.
 */
export const refuseBots = ({ leaveEmpty, openForMs }: FormTrace = {}) => {
  if (leaveEmpty)
    throw new PublicError('BAD_USER_INPUT', 'This looks like an automatic message. Please send the form again.')
  if (openForMs !== undefined && openForMs < minOpenMs) {
    throw new PublicError('BAD_USER_INPUT', 'That was very quick. Please wait a moment and send the form again.')
  }
}
