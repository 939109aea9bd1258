interface WrittenTime {
  hour: number
  minute: number
  half?: 'a' | 'p'
  isOf24: boolean
}

const shape = /^(\d{1,2})(?:\s?[:.hu]\s?(\d{2}))?(?::\d{2})?\s?(?:([ap])\.?\s?m\b|[a-z.]*)/i
const noonWords = 'noon midday mezzogiorno mediodia'.split(' ')
const midnightWords = 'midnight minuit mezzanotte medianoche mitternacht middernacht'.split(' ')
export const isTimeWord = (text: string): boolean => noonWords.includes(text) || midnightWords.includes(text)

const written = (text: string): WrittenTime | undefined => {
  const tidy = text.trim().toLowerCase()
  if (isTimeWord(tidy)) return { hour: 12, minute: 0, half: noonWords.includes(tidy) ? 'p' : 'a', isOf24: false }
  const [, hour, minute = '0', half] = shape.exec(/^\d{3,4}(?!\d)/.test(tidy) ? inFour(tidy) : tidy) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined
  const isOf24 = !half && (hour.startsWith('0') || Number(hour) > 12)
  return { hour: Number(hour), minute: Number(minute), isOf24, ...(half && { half: half === 'p' ? 'p' : 'a' }) }
}

const inFour = (text: string) => text.replace(/^(\d{1,2})(\d{2})/, '$1:$2')

export const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const minutesBy = ({ hour, minute, half }: WrittenTime) =>
  ((half ? hour % 12 : hour) + (half === 'p' ? 12 : 0)) * 60 + minute

/** Reads "9am", "09:00:00", "5.30 pm" and "1730". */
export const clockTime = (text: string): string | undefined => {
  const time = written(text)
  return time && toClock(minutesBy(time))
}

/** Nobody in the trade opens before seven in the morning: "1-5" is the afternoon. */
const earliest = 7

const withHalf = (time: WrittenTime, half: 'a' | 'p'): WrittenTime =>
  time.hour > 12 || time.half ? time : { ...time, half }

/** Completes "9-5pm", "10am-12", "9-5.30" and "1-5". */
const halves = (from: WrittenTime, to: WrittenTime): [WrittenTime, WrittenTime] => {
  if (from.half && to.half) return [from, to]
  const isLater = to.hour % 12 > from.hour % 12 || (to.hour === from.hour && to.minute > from.minute)
  if (to.half) {
    if (from.isOf24) return [from, to]
    const isSame = to.half === 'p' ? from.hour === 12 || from.hour < earliest : isLater
    return [withHalf(from, isSame ? to.half : to.half === 'p' ? 'a' : 'p'), to]
  }
  if (from.half) {
    const isSame = to.hour === 12 ? false : isLater
    return [from, withHalf(to, isSame ? from.half : from.half === 'a' ? 'p' : 'a')]
  }
  if (from.hour < earliest && from.hour > 0 && !from.isOf24 && !to.isOf24 && isLater)
    return [withHalf(from, 'p'), withHalf(to, 'p')]
  const isTooEarly = to.hour < from.hour && from.hour <= 12 && (!to.isOf24 || to.hour > 3)
  return [from, isTooEarly && to.hour > 0 && to.hour <= 12 ? withHalf(to, 'p') : to]
}

export const timeRange = (
  from: string,
  to: string,
  isExact: boolean,
): { opens: string; closes: string } | undefined => {
  const [opens, closes] = [written(from), written(to)]
  if (!opens || !closes) return undefined
  const [first, last] = isExact ? [opens, closes] : halves(opens, closes)
  return { opens: toClock(minutesBy(first)), closes: toClock(minutesBy(last)) }
}
