export interface Refusal {
  code: string
  message: string
  /** Messages by field path, such as `services.0`. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  data?: any
  errors?: readonly { message: string; extensions: Record<string, unknown> }[] | undefined
}
type UserError = { field: string[] | null; message: string; code: string }

/** From `errors` or `userErrors`; undefined if it succeeded. */
export const findRefusal = (mutation: string, { data, errors }: Answer): Refusal | undefined => {
  if (errors?.[0]) return { message: errors[0].message, ...errors[0].extensions } as Refusal
  const wrong = data[mutation].userErrors as UserError[]
  if (!wrong[0]) return undefined
  const fields = wrong.flatMap(({ field, message }) => (field ? [[field.join('.'), message]] : []))
  const { code, message } = wrong[0]
  return { code, message, ...(fields.length ? { fields: Object.fromEntries(fields) } : {}) }
}
