import { expect, test } from 'vitest'
import { compactHours } from '../../testing/written-hours.ts'
import { microdataPart } from './microdata.ts'
import { openPage } from './page-text.ts'

const read = (html: string) => {
  const { root } = openPage(
    `<body itemscope itemtype="https://schema.org/WebPage">${html}</body>`,
    'https://a.example/',
  )
  const part = microdataPart(root.querySelector('article')!)
  return Object.fromEntries(Object.entries(part).map(([field, { value }]) => [field, value]))
}
const item = (name: string, parts: Record<string, string>) =>
  `<div itemprop="${name}" itemscope>${Object.entries(parts)
    .map(([key, value]) => `<meta itemprop="${key}" content="${value}">`)
    .join('')}</div>`

test('a card has its own name and those parts of its point and rating, but not of its reviews', () => {
  const review = item('review', { name: 'Great!', telephone: '020 7946 0000' })
  const geo = item('geo', { latitude: '57.6', longitude: '-3.3' })
  const rating = item('aggregateRating', { ratingValue: '4.5', ratingCount: '40' })
  expect(read(`<article>${review}<b itemprop="name">Sunny Blinds</b>${geo}${rating}</article>`)).toEqual({
    name: 'Sunny Blinds',
    latitude: 57.6,
    longitude: -3.3,
    rating: { value: 4.5, best: 5, count: 40 },
  })
})

test('a point may be its own; reviews are counted before ratings, on the scale of the site', () => {
  const rating = item('aggregateRating', { ratingValue: '9.4', bestRating: '10', ratingCount: '40', reviewCount: '31' })
  const point = '<meta itemprop="latitude" content="57.6"><meta itemprop="longitude" content="-3.3">'
  expect(read(`<article>${point}${rating}</article>`)).toEqual({
    latitude: 57.6,
    longitude: -3.3,
    rating: { value: 9.4, best: 10, count: 31 },
  })
})

test('its hours are those that are valid, or a text', () => {
  const on = (day: string, more = {}) =>
    item('openingHoursSpecification', {
      dayOfWeek: `https://schema.org/${day}`,
      opens: '09:00',
      closes: '17:00',
      ...more,
    })
  const hours = (parts: string) => compactHours(read(`<article>${parts}</article>`)['openingHours'] as never)
  const past = on('Sunday', { validFrom: '2018-01-01', validThrough: '2019-12-31' })
  const text = '<meta itemprop="openingHours" content="Mo-Fr 08:00-16:00">'
  expect([hours(`${on('Monday')}${past}${text}`), hours(`${past}${text}`)]).toEqual([
    'Mo 09:00-17:00',
    'Mo-Fr 08:00-16:00',
  ])
})
