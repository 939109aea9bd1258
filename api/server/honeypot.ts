import { PublicError } from './errors.ts'

export interface FormTrace {
  /** The value of the honeypot field, which people cannot see. */
  leaveEmpty?: string | undefined
  openForMs?: number | undefined
}

/** `openForMs=5000&leaveEmpty=1`. */
export const readFormTrace = (header: string): FormTrace => {
  const trace = new URLSearchParams(header)
  const openForMs = Number(trace.get('openForMs') || NaN)
  return { leaveEmpty: trace.get('leaveEmpty') ?? undefined, openForMs: openForMs >= 0 ? openForMs : undefined }
}

/** People take longer than two seconds to fill in a form. */
const minOpenMs = 2000

/** The messages help people whose browser filled in the hidden field. */
export const refuseBots = ({ leaveEmpty, openForMs }: FormTrace = {}) => {
  if (leaveEmpty)
    throw new PublicError('BAD_USER_INPUT', 'This looks like an automatic message. Please send the form again.')
  if (openForMs !== undefined && openForMs < minOpenMs)
    throw new PublicError('BAD_USER_INPUT', 'That was very quick. Please wait a moment and send the form again.')
}
