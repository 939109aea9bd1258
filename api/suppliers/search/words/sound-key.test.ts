import { expect, test } from 'vitest'
import { likeSound } from './spelling.ts'

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
  expect(likeSound(typed, word)).toBeGreaterThanOrEqual(3)
})

test.each([
  ['blinds', 'brands'],
  ['shutters', 'sitters'],
  ['awning', 'opening'],
])('%s does not sound like %s', (one, other) => {
  expect(likeSound(one, other)).toBe(0)
})
