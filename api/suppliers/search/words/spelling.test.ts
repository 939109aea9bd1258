import { expect, test } from 'vitest'
import { editDistance } from '../../../text/edit-distance.ts'
import { nearestWord, type WordCandidate } from './spelling.ts'

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

test.each<[string, WordCandidate['kind'], string[], string | undefined, string]>([
  ['blund', 'goods', ['bland', 'blind'], 'blind', 'a neighbouring key'],
  ['blxnd', 'goods', ['bland', 'blind'], 'bland', 'the more common of two'],
  ['cushins', 'goods', ['cushion', 'cushions'], 'cushions', 'fewer errors'],
  ['canope', 'goods', ['canopy', 'canape'], 'canape', 'the same last letter'],
  ['fitler', 'trade', ['fitter', 'filter'], 'filter', 'the same letters'],
  ['nett', 'goods', ['net'], 'net', 'a short name of goods'],
  ['net', 'goods', ['nets'], undefined, 'three letters are no error'],
  ['lbinds', 'goods', ['blinds'], 'blinds', 'goods, swapped at the beginning'],
  ['xlinds', 'goods', ['blinds'], 'blinds', 'goods with another first letter'],
  ['xlinds', 'trade', ['blinds'], undefined, 'other words keep their first letter'],
  ['mesurin', 'trade', ['measuring'], undefined, 'too many errors'],
  ['alterashuns', 'trade', ['alterations'], 'alterations', 'by its sound'],
  ['alterashuns', undefined, ['alterations'], undefined, 'not a name by its sound'],
  ['hartl', undefined, ['hartley'], undefined, 'a short name'],
  ['marly', undefined, ['marley'], undefined, 'a name of five letters'],
  ['fittr', 'trade', ['fitter'], 'fitter', 'a word of the trade of five letters'],
  ['fite', 'trade', ['fits'], undefined, 'a word of the trade of four letters'],
  ['bradfforb', undefined, ['bradford'], undefined, 'a name of nine letters with two errors'],
  ['bradfforb', 'trade', ['bradford'], 'bradford', 'a word of the trade of nine letters with two errors'],
  ['bradfforbs', undefined, ['bradfords'], 'bradfords', 'a name of ten letters with two errors'],
  ['bradfrob', 'trade', ['bradford'], undefined, 'a word of the trade of eight letters with two errors'],
  ['roler', 'goods', ['ruler', 'roller'], 'roller', 'a letter that should be double'],
  ['curtwins', 'goods', ['curtbins', 'curtains'], 'curtains', 'the key above'],
  ['curtzins', 'goods', ['curtbins', 'curtains'], 'curtains', 'the key below'],
  ['curtpins', 'goods', ['curtbins', 'curtains'], 'curtbins', 'no key beside either'],
  ['shutter', 'goods', ['shutter', 'shutters'], 'shutters', 'another word than the typed one'],
])('%s among %s words %j is %s: %s', (misspelt, kind, words, intended) => {
  const candidates = words.map((word, at) => ({ word, suppliers: words.length - at, ...(kind && { kind }) }))
  expect(nearestWord(misspelt, candidates)).toBe(intended)
})

test('of equal words the first of the alphabet is meant, goods before the trade, and the trade before names', () => {
  const among = (misspelt: string, ...words: WordCandidate[]) => [
    nearestWord(misspelt, words),
    nearestWord(misspelt, words.toReversed()),
  ]
  const [blinds, blends] = [
    { word: 'blinds', suppliers: 1 },
    { word: 'blends', suppliers: 1 },
  ]
  expect(among('blxnds', blinds, blends)).toEqual(['blends', 'blends'])
  const [linen, liner] = [
    { word: 'linen', suppliers: 9, kind: 'trade' },
    { word: 'liner', suppliers: 1, kind: 'goods' },
  ] as const
  expect(among('lined', linen, liner)).toEqual(['liner', 'liner'])
  const fitted = { word: 'fitted', suppliers: 1, kind: 'trade' } as const
  expect(among('fittex', fitted, { word: 'fitter', suppliers: 9 })).toEqual(['fitted', 'fitted'])
})
