import { fromLondon, toLondon } from './london-time.rules.ts'

export interface Rhythm {
  every: 'DAY' | 'WEEK' | 'MONTH'
  /** Weekday from Monday as 1, or day of the month (the last day in shorter months). */
  day: number | null
  time: string
}

const dayMs = 86_400_000

const isOn = (date: Date, { every, day }: Rhythm): boolean => {
  if (every === 'DAY') return true
  if (every === 'WEEK') return (date.getUTCDay() || 7) === day
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.getUTCDate() === Math.min(day ?? 1, lastDay)
}

export const nextTimes = (rhythm: Rhythm, after: Date, count = 1): Date[] => {
  const found: Date[] = []
  let date = Date.parse(`${toLondon(after).slice(0, 10)}T00:00Z`)
  for (let days = 0; days < 32 * (count + 1) && found.length < count; days++, date += dayMs) {
    const day = new Date(date)
    if (!isOn(day, rhythm)) continue
    const at = fromLondon(`${day.toISOString().slice(0, 10)}T${rhythm.time}`)
    if (at && at > after) found.push(at)
  }
  return found
}

/** Undefined outside the quiet hours, which may span midnight. */
export const quietEnd = (from: string, until: string, moment: Date): Date | undefined => {
  const time = toLondon(moment).slice(11)
  const isQuiet = from < until ? time >= from && time < until : time >= from || time < until
  return isQuiet ? nextTimes({ every: 'DAY', day: null, time: until }, moment)[0] : undefined
}
