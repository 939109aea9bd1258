import * as z from 'zod/mini'

// small, since forms load their rules in the browser

/** YYYY-MM-DD; may be empty. */
export const lastDayRule = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((day) => day?.trim() ?? ''),
  ),
  z.string().check(z.refine((day) => day === '' || z.safeParse(z.iso.date(), day).success, 'Please enter a date.')),
)

/** With summer time. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' })

/** As a datetime field holds it: 2026-12-01T09:00. */
export const toLondon = (moment: Date): string => clock.format(moment).replace(' ', 'T')

/** Undefined if invalid; a time skipped in spring moves an hour later, a repeated one in autumn is the first. */
export const fromLondon = (shown: string): Date | undefined => {
  const asUtc = Date.parse(`${shown}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) || Number.isNaN(asUtc)) return undefined
  const inSummer = new Date(asUtc - 3_600_000)
  return toLondon(inSummer) === shown ? inSummer : new Date(asUtc)
}

/** "1 December 2026 at 09:00". */
export const inLondon = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' })
