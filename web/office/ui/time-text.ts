const london = { dateStyle: 'medium', timeZone: 'Europe/London' } as const

/** Such as "23 Nov 2026, 09:30", London time. */
export const timeText = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', { ...london, timeStyle: 'short' })

/** Such as "23 Nov 2026", London time. */
export const shortDay = (day: string): string => new Date(day).toLocaleDateString('en-GB', london)
