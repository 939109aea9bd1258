/** "23 Nov 2026, 07:10". */
export const formatTime = (text: string) =>
  new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })
