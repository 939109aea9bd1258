import type { ComponentProps } from 'react'
import { useHydrated } from './hooks/use-hydrated.ts'
import { longDate } from './long-date.ts'

const dayMs = 86_400_000
/** Units, their length, and the age from which they apply. */
const steps = [
  ['year', 365 * dayMs, 2 * 365 * dayMs],
  ['month', (365 / 12) * dayMs],
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Such as "3 days ago"; in months below two years. The future counts as now. */
export const timeAgo = (date: string, now: number): string => {
  const passedMs = now - Date.parse(date)
  const step = steps.find(([, lengthMs, fromMs = lengthMs]) => passedMs >= fromMs)
  if (!step) return 'just now'
  const [unit, lengthMs] = step
  return new Intl.RelativeTimeFormat('en-GB').format(-Math.floor(passedMs / lengthMs), unit)
}

interface PlainTimeAgoProps extends ComponentProps<'time'> {
  date: string
  toText?: (date: string) => string
}

/** The server shows the date, since pages are cached. */
export const PlainTimeAgo = ({ date, toText = longDate, ...rest }: PlainTimeAgoProps) => {
  const text = useHydrated() ? timeAgo(date, Date.now()) : toText(date)
  return (
    <time dateTime={date} title={toText(date)} {...rest}>
      {text}
    </time>
  )
}
