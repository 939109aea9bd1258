import type { ComponentProps } from 'react'
import { useHydrated } from './use-hydrated.ts'
import { longDate } from './long-date.ts'

const steps = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago: "3 days ago". A time in the future, by clocks that differ a little, counts as now. */
export const timeAgo = (date: string, now: number): string => {
  const passedMs = now - Date.parse(date)
  const step = steps.find(([, lengthMs]) => passedMs >= lengthMs)
  if (!step) return 'just now'
  const [unit, lengthMs] = step
  return new Intl.RelativeTimeFormat('en-GB').format(-Math.floor(passedMs / lengthMs), unit)
}

/** "3 days ago" by the visitor's clock; the server, and so a cached page, shows the date instead. */
export const PlainTimeAgo = ({ date, ...rest }: { date: string } & ComponentProps<'time'>) => {
  const text = useHydrated() ? timeAgo(date, Date.now()) : longDate(date)
  return (
    <time dateTime={date} title={longDate(date)} {...rest}>
      {text}
    </time>
  )
}
