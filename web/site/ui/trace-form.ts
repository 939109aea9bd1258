import type { HoneypotValues } from './Honeypot.tsx'

/**
 * Separates a form's input from how it was filled in, which goes as a header so that the server can refuse bots.
 * `openForMs` is null if unknown.
 */
export const traceForm = <Values extends HoneypotValues>(
  { leaveEmpty, ...input }: Values,
  openForMs: number | null,
): { input: Omit<Values, 'leaveEmpty'>; context: { headers: Record<string, string> } } => {
  const trace = new URLSearchParams()
  if (openForMs !== null) trace.set('openForMs', String(openForMs))
  if (leaveEmpty) trace.set('leaveEmpty', '1')
  return { input, context: { headers: { 'x-form-trace': trace.toString() } } }
}
