import * as z from 'zod/mini' // forms ship their rules to the browser

/** A typed last day, YYYY-MM-DD; may be empty. */
export const lastDayRule = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((day) => day?.trim() ?? ''),
  ),
  z.string().check(z.refine((day) => day === '' || z.safeParse(z.iso.date(), day).success, 'Please enter a date.')),
)
