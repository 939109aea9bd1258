import * as z from 'zod/mini' // forms carry their rules to the browser

/** A last day as it is typed, YYYY-MM-DD; empty for none. */
export const lastDayRule = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((day) => day?.trim() ?? ''),
  ),
  z.string().check(z.refine((day) => day === '' || z.safeParse(z.iso.date(), day).success, 'Please give a date.')),
)
