import { timeText } from '../ui/time-text.ts'

export const shownTime = (date: string) => <time dateTime={date}>{timeText(date)}</time>
