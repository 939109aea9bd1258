import * as z from 'zod/mini'

export const validate =
  (rules: z.core.$ZodType) =>
  (values: object): Record<string, string> => {
    const errors: Record<string, string> = {}
    for (const { path, message } of z.safeParse(rules, values).error?.issues ?? []) errors[path.join('.')] ??= message
    return errors
  }
