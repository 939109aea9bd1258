import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'
import { PlainTimeAgo, timeAgo } from './PlainTimeAgo.tsx'

const day = 86_400_000

test.each([
  [20_000, 'just now'],
  [-20_000, 'just now'],
  [60_000, '1 minute ago'],
  [5 * 3_600_000, '5 hours ago'],
  [day, '1 day ago'],
  [29 * day, '29 days ago'],
  [31 * day, '1 month ago'],
  [430 * day, '14 months ago'],
  [729 * day, '23 months ago'],
  [730 * day, '2 years ago'],
  [800 * day, '2 years ago'],
])('%i ms ago is %s', (passedMs, text) => {
  const now = Date.parse('2026-09-14T08:00:00Z')
  expect(timeAgo(new Date(now - passedMs).toISOString(), now)).toBe(text)
})

test('the server renders the date, which stays true in a cache', () => {
  expect(renderToString(<PlainTimeAgo date="2026-09-14T23:30:00Z" />)).toBe(
    '<time dateTime="2026-09-14T23:30:00Z" title="September 15, 2026">September 15, 2026</time>',
  )
})

test('a day is London’s', () => {
  expect(dayText('2026-07-31T23:30:00Z')).toBe('1 August 2026')
})
