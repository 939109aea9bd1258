const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

export const shownTime = (date: string) => <time dateTime={date}>{day.format(new Date(date))}</time>
