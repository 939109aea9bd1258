import type { HoneypotValues } from './Honeypot.tsx'

/** Separates the input from the header by which the server refuses bots. `openForMs` may be unknown. */
export const traceForm = <Values extends HoneypotValues>(
  { leaveEmpty, ...input }: Values,
  openForMs: number | null,
): { input: Omit<Values, 'leaveEmpty'>; context: { headers: Record<string, string> } } => {
  const trace = new URLSearchParams()
  if (openForMs !== null) trace.set('openForMs', String(openForMs))
  if (leaveEmpty) trace.set('leaveEmpty', '1')
  return { input, context: { headers: { 'x-form-trace': trace.toString() } } }
}
