import { expect, test } from 'vitest'
import { likeliestName, nameKey } from './business-name.ts'

test.each([
  ['Sunny Blinds GmbH & Co. KG', 'SUNNY BLINDS'],
  ['Sunny Blinds, Ltd.', 'Sunny-Blinds'],
  ['Sunny Blinds Ltd & Sons', 'Sunny Blinds and Sons'],
  ['Café Blinds', 'Cafe Blinds'],
])('%s and %s are one name', (name, other) => expect(nameKey(name)).toBe(nameKey(other)))

test.each([
  ['has the initials', 'abc', ['Sunny Blinds', 5], ['Acme Bolton Curtains', 4]],
  ['has the initials and no more', 'abc', ['Acme Bolton Curtains Direct', 4], ['Acme Bolton Curtains', 4]],
  ['has the first initials', 'abc', ['Sunny Blinds', 5], ['Acme Bolton Curtains Direct', 3]],
  ['has the initials without its legal form', 'abc', ['Sunny Blinds', 5], ['Acme (Bolton) Ltd Curtains', 4]],
  ['has the name without "and"', 'sunnyshady', ['Moon Curtains', 7], ['Sunny & Shady', 4]],
  ['has the name with "and"', 'sunnyandshady', ['Moon Curtains', 7], ['Sunny Shady', 4]],
  ['has three letters within the other name', 'abc', ['Fabco Blinds', 4], ['Moon Curtains', 5]],
  ['is another, of goods alone', 'elm', ['Vertical Blinds', 7], ['Moon Curtains', 4]],
  ['is another, of a place', 'elm', ['Blinds of Note in Elgin', 6], ['Moon Curtains', 4]],
  ['is another, of a text of eight words', 'elm', ['The Old Mill at the End of Town', 7], ['Moon Curtains', 4]],
  [
    'is another, of a text of 46 characters',
    'elm',
    ['Wonderfully Handsome Windowdressings Northwards', 7],
    ['Moon Curtains', 4],
  ],
] as const)('the likeliest name where the domain %s', (_, domain, other, likeliest) => {
  const candidates = [other, likeliest].map(([text, weight]) => ({ text, weight, layer: 'meta' as const }))
  expect(likeliestName(candidates, `https://${domain}.co.uk/`)?.text).toBe(likeliest[0])
})

test('of two spellings of a name the better one stays', () => {
  const candidates = ['sunny blinds', 'Sunny Blinds'].map((text) => ({ text, weight: 4, layer: 'meta' as const }))
  expect(likeliestName(candidates, 'https://elm.co.uk/')?.text).toBe('Sunny Blinds')
})

test('of two names the one that more places agree on is likelier', () => {
  const weights = { 'Moon Curtains': [5], 'Sunny Blinds': [4, 3] }
  const candidates = Object.entries(weights).flatMap(([text, all]) =>
    all.map((weight) => ({ text, weight, layer: 'meta' as const })),
  )
  expect(likeliestName(candidates, 'https://elm.co.uk/')?.text).toBe('Sunny Blinds')
})
