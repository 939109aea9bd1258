/** Such as "14 September 2026", London time. */
export const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
