const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

/** A date and time, formatted. */
export const shownTime = (date: string) => <time dateTime={date}>{day.format(new Date(date))}</time>
