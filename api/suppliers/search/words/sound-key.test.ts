import { expect, test } from 'vitest'
import { likeKeys, soundKeys } from './spelling.ts'

test.each([
  ['venishan', 'venetian'],
  ['plantayshun', 'plantation'],
  ['alterashuns', 'alterations'],
  ['consavatory', 'conservatory'],
  ['skilite', 'skylight'],
  ['mezuring', 'measuring'],
  ['kushions', 'cushions'],
  ['orning', 'awning'],
  ['apolstery', 'upholstery'],
  ['reperes', 'repairs'],
  ['quotashun', 'quotation'],
  ['fotograf', 'photograph'],
])('%s sounds like %s', (typed, word) => {
  expect(likeKeys(soundKeys(typed), soundKeys(word))).toBeGreaterThanOrEqual(3)
})

test.each([
  ['blinds', 'brands'],
  ['shutters', 'sitters'],
  ['awning', 'opening'],
])('%s does not sound like %s', (one, other) => {
  expect(likeKeys(soundKeys(one), soundKeys(other))).toBe(0)
})
