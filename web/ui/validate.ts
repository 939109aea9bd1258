import type { z } from 'zod'

/** A form's `validate` from its rules: for each wrong field the first message. */
export const validate =
  (rules: z.ZodType) =>
  (values: object): Record<string, string> => {
    const errors: Record<string, string> = {}
    for (const { path, message } of rules.safeParse(values).error?.issues ?? []) errors[path.join('.')] ??= message
    return errors
  }
