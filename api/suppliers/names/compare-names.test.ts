import { expect, test } from 'vitest'
import { compareNames, mayBeOtherTrades } from './compare-names.ts'
import { readName, readPlaceWords } from './read-name.ts'

const compare = (a: string, b: string, place = '', rarity = 1) =>
  compareNames(readName(a), readName(b), [readPlaceWords(place)], () => rarity)

test('names are one despite a typing error from five letters on, and two from nine on', () => {
  const areOne = (a: string, b: string) => !compare(`${a} Blinds`, `${b} Blinds`).haveDifferentWords
  expect(areOne('Marley', 'Marlay')).toBe(true)
  expect(areOne('Marley', 'Merlay')).toBe(false)
  expect(areOne('Threlfall', 'Threfell')).toBe(false)
  expect(areOne('Threlfallow', 'Threfallew')).toBe(true)
  expect(areOne('Hart', 'Hard')).toBe(false)
  expect(areOne('Marley', 'Harley')).toBe(false)
})

test('a firm is also compared by the person or the name before', () => {
  expect(compare('J Smith t/a Oak Blinds', 'J Smith').likeness).toBe(1)
  expect(compare('Oak Blinds (formerly Elm Drapes)', 'Elm Drapes').likeness).toBe(1)
  expect(compare('Oak Blinds', 'Elm Drapes').likeness).toBeLessThan(0.3)
})

test('a parent differs from its shops, but not from itself under another name', () => {
  expect(compare('Marley Holdings', 'Marley Blinds').isParent).toBe(true)
  expect(compare('Marley Head Office', 'Marley Holdings').isParent).toBe(false)
  expect(compare('Marley Curtains', 'Marley Blinds').isParent).toBe(false)
})

test('a town of the address, a word of the trade and a common word prove little', () => {
  const proof = (place: string, rarity = 1) => compare('Thirsk Blinds', 'Thirsk Blinds Direct', place, rarity).proof
  expect(proof('1 Mill Row, Thirsk')).toBeLessThan(0.4)
  expect(proof('1 Mill Row, York')).toBeGreaterThan(1)
  expect(proof('1 Mill Row, York', 0)).toBeLessThan(proof('1 Mill Row, York'))
  expect(compare('Blinds', 'Blinds Shop').proof).toBeLessThan(0.2)
})

test('two trades at one door may be two firms', () => {
  const names = ['Marley Weddings', 'Marley Plumbing', 'Marley Blinds']
  expect(names.map((name) => mayBeOtherTrades(name, 'Marley Curtains', 'Thirsk'))).toEqual([true, true, false])
})
