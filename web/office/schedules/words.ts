import { rhythmWords, weekdays } from '../../../api/office/schedules/schedule.rules.ts'
import type { ScheduleRow_ScheduleFragment } from '../../graphql.generated.ts'

/** "Tue 24 Nov 2026, 02:30", London time. */
export const timeText = (date: string) =>
  new Date(date).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  })

/** "Every week on Monday at 02:30". */
export const rhythmText = ({ every, day, time }: ScheduleRow_ScheduleFragment): string => {
  const on = every === 'WEEK' ? ` on ${weekdays[day! - 1]}` : every === 'MONTH' ? ` on day ${day}` : ''
  return `${rhythmWords[every]}${on} at ${time}`
}
