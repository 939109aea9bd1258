import { expect, test } from 'vitest'
import { toTerms, tokenize, toTsquery } from './read-query.ts'

test.each([
  ["King's Lynn & St. Ives", ['kings', 'lynn', 'and', 'st', 'ives']],
  ['Café-Nets  (NEW!)', ['cafe', 'nets', 'new']],
  ['💥 %_\\ \'"', []],
])('the words of %s', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens)
})

test('no more than twelve words are read', () => {
  expect(tokenize('a '.repeat(100))).toHaveLength(12)
})

test.each([
  ['drapes', '(curtain | drape | drapery)'],
  [
    'made to measure voiles',
    '(made <-> to <-> measure | made <-> to <-> order | custom | bespoke | tailored | handmade | hand <-> made | maker) & (voile | net | sheer)',
  ],
  ['perfect fit', '(perfect <-> fit | no <-> drill | clip <-> in | clip <-> fit)'],
  ['best hartley shop near me', '(hartley)'],
  ['velvet velvet', '(velvet)'],
  ['who fixes it', '(repair | mend | fix | restring)'],
  ['velvet that will go with a bay window', '(velvet) & (will) & (bay)'],
])('%s asks for %s', (text, tsquery) => {
  expect(toTsquery(toTerms(tokenize(text)))).toBe(tsquery)
})
