import { expect, test } from 'vitest'
import { editDistance } from '../../../text/edit-distance.ts'
import { nearestWord } from './spelling.ts'

test('a wrong, missing, extra or swapped letter is one error each', () => {
  expect(['blimds', 'blnds', 'bliinds', 'blnids', 'curtain'].map((word) => editDistance(word, 'blinds'))).toEqual([
    1, 1, 1, 1, 7,
  ])
})

test('the nearest word wins, then the same first letter and the more common one', () => {
  const words = [
    { word: 'blends', suppliers: 900 },
    { word: 'blinds', suppliers: 1000 },
    { word: 'clinds', suppliers: 5000 },
  ]
  expect(nearestWord('blonds', words)).toBe('blinds')
  expect(nearestWord('xyzzy', words)).toBeUndefined()
  expect(nearestWord('bln', [{ word: 'bin', suppliers: 1 }])).toBeUndefined()
})

test.each([
  ['it sounds alike', 'rolla', ['roman', 'roller'], 'roller'],
  ['it sounds alike', 'curtens', ['curtains', 'cushions'], 'curtains'],
  ['it has the same letters', 'bindls', ['blinds', 'handles'], 'blinds'],
  ['two errors in a short word are too many', 'blandy', ['blinds'], undefined],
  ['m is beside n on the keyboard', 'linem', ['linen', 'lined'], 'linen'],
  ['the first letter is hardly ever wrong', 'peltmet', ['pelmet', 'helmet'], 'pelmet'],
  ['it is spelt by sound', 'skilite', ['slate', 'skylight'], 'skylight'],
  ['it is spelt by sound', 'conservatree', ['conservatory', 'concert'], 'conservatory'],
  ['it is spelt by sound', 'reperes', ['repairs', 'papers'], 'repairs'],
  ['a slip of the hand is likelier than a sound', 'vanetion', ['venetian', 'vanation'], 'vanation'],
  ['few consonants are those of many words', 'rauly', ['rail', 'roller'], undefined],
])('%s: %s among %j is %s', (_, misspelt, words, intended) => {
  expect(
    nearestWord(
      misspelt,
      words.map((word) => ({ word, suppliers: 1, kind: 'goods' })),
    ),
  ).toBe(intended)
})

test('a word outside the trade may be a name, and must be nearer', () => {
  const names = ['whitley', 'hartley'].map((word) => ({ word, suppliers: 9 }))
  expect(nearestWord('hartely', names)).toBe('hartley')
  expect(nearestWord('hartnell', names)).toBeUndefined()
  expect(nearestWord('wheatly', names)).toBeUndefined()
})
