/** The clock that the site's people read; the United Kingdom's, in summer and winter. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as London's clocks show it, as a field for a time holds it: 2026-12-01T09:00. */
export const toLondon = (moment: Date): string => clock.format(moment).replace(' ', 'T')

/**
 * The moment at which London's clocks show 2026-12-01T09:00; undefined for what is no time. A time that is skipped in
 * spring is an hour later, of one that comes twice in autumn the first is meant.
 */
export const fromLondon = (shown: string): Date | undefined => {
  const asUtc = Date.parse(`${shown}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) || Number.isNaN(asUtc)) return undefined
  const inSummer = new Date(asUtc - 3_600_000)
  return toLondon(inSummer) === shown ? inSummer : new Date(asUtc)
}

/** "1 December 2026 at 09:00", in London's time. */
export const inLondon = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' })
