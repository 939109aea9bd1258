import { expect, test } from 'vitest'
import { toNameQuery, toTerms, toTextQuery, tokenize, toTsquery } from './read-query.ts'

const asked = (text: string, isFrenchTown = false) =>
  toTerms(tokenize(text), isFrenchTown)
    .map(({ alternatives }) => toTsquery(alternatives))
    .join(' & ')

test.each([
  ["King's Lynn & St. Ives", ['kings', 'lynn', 'and', 'st', 'ives']],
  ['Café-Nets  (NEW!)', ['cafe', 'nets', 'new']],
  ['💥 %_\\ \'"', []],
])('the words of %s', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens)
})

test('no more than sixteen words are read', () => {
  expect(tokenize('a '.repeat(100))).toHaveLength(16)
})

test.each([
  ['drapes', '(curtain | drape | drapery)'],
  [
    'made to measure voiles',
    '(made <-> to <-> measure | made <-> to <-> order | custom | bespoke | tailored | handmade | hand <-> made | maker) & (voile | net | sheer)',
  ],
  ['vertical blind weights', '(vertical) & (weights)'],
  [
    'ggl sk06',
    '(SKY) & (SKY)'.replaceAll(
      'SKY',
      'skylight | sky <-> light | roof <-> window | rooflight | roof <-> light | roof <-> lantern | lantern <-> roof | velux',
    ),
  ],
  [
    'gardinen nahen lassen',
    '(gardinen | curtain) & (nahen <-> lassen | made <-> to <-> measure | made <-> to <-> order | custom | bespoke)',
  ],
  ['perfect fit', '(perfect <-> fit | no <-> drill | clip <-> in | clip <-> fit)'],
  ['best hartley shop near me', '(hartley)'],
  ['velvet velvet', '(velvet)'],
  ['who fixes it', '(repair | mend | fix | restring)'],
  ['pull down curtains', '(pull <-> down) & (curtain | drape | drapery)'],
  ['rollos', '(rollos | roller)'],
  ['tende a rullo', '(tende <-> a <-> rullo | roller)'],
  ['jalousien', '(jalousien | venetian)'],
  ['store', ''],
  ['velvet that will go with a bay window', '(velvet) & (will) & (bay)'],
])('%s asks for %s', (text, tsquery) => {
  expect(asked(text)).toBe(tsquery)
})

test.each([
  ['stores', '(stores | blind)'],
  ['pose de stores', '(pose | installation | fitting | fitter) & (de) & (stores | blind)'],
  ['curtain stores', '(curtain | drape | drapery)'],
])('in a French town %s asks for %s', (text, tsquery) => {
  expect(asked(text, true)).toBe(tsquery)
})

test('a verb with its particle is neither part of a name nor of a description', () => {
  const [verb] = toTerms(tokenize('stick on blinds'))
  expect([toTextQuery(verb!), toNameQuery(verb!)]).toEqual(['(stick:B <-> on:B)', '(stick:A <-> on:A)'])
})
