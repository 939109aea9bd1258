/** Such as "September 14, 2026", London time. */
export const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'Europe/London' })
