import { expect, test } from 'vitest'
import { termsOf, tokensOf, tsqueryOf } from './read-query.ts'
import { nearestWord, typingErrors } from './spelling.ts'

test.each([
  ["King's Lynn & St. Ives", ['kings', 'lynn', 'and', 'st', 'ives']],
  ['Café-Nets  (NEW!)', ['cafe', 'nets', 'new']],
  ['💥 %_\\ \'"', []],
])('the words of %s', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens)
})

test('no more than twelve words are read', () => {
  expect(tokensOf('a '.repeat(100))).toHaveLength(12)
})

test.each([
  ['drapes', '(curtain | drape | drapery)'],
  [
    'made to measure voiles',
    '(made <-> to <-> measure | made <-> to <-> order | custom | bespoke | tailored) & (voile | net | sheer)',
  ],
  ['perfect fit', '(perfect <-> fit | no <-> drill | clip <-> in | clip <-> fit)'],
  ['best hartley shop near me', '(hartley)'],
  ['velvet velvet', '(velvet)'],
])('%s asks for %s', (text, tsquery) => {
  expect(tsqueryOf(termsOf(tokensOf(text)))).toBe(tsquery)
})

test('letters that are wrong, missing, too many or swapped are one error each', () => {
  expect(['blimds', 'blnds', 'bliinds', 'blnids', 'curtain'].map((word) => typingErrors(word, 'blinds'))).toEqual([
    1, 1, 1, 1, 7,
  ])
})

test('a word is corrected to the nearest, the same first letter and the more common one before others', () => {
  const words = [
    { word: 'blends', suppliers: 900 },
    { word: 'blinds', suppliers: 1000 },
    { word: 'clinds', suppliers: 5000 },
  ]
  expect(nearestWord('blonds', words)).toBe('blinds')
  expect(nearestWord('xyzzy', words)).toBeUndefined()
  expect(nearestWord('bln', [{ word: 'bin', suppliers: 1 }])).toBeUndefined()
})
