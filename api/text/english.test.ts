import { expect, test } from 'vitest'
import { isEnglish, isOrdinaryWord } from './english.ts'

test.each([
  ['curtain', 'curtains', 'curtaining', 'unpainted', 'cheapest', 'quickly', 'fitted', 'reupholstering'],
  ['colour', 'color', 'grey', 'gray', 'theatre', 'theater', 'organised', 'organized'],
  ['london', 'robinson', 'germany'],
])('%s and others are English', (...words) => {
  expect(words.filter((word) => !isEnglish(word))).toEqual([])
})

test.each([
  ['curtian', 'shuters', 'venitian', 'blidns', 'plantaton', 'lodnon', 'curtainly', 'unblind', 'constructorr', ''],
])('%s and others are not', (...words) => {
  expect(words.filter(isEnglish)).toEqual([])
})

test('names are English, but no ordinary words', () => {
  const ordinary = ['sandy', 'barking', 'grey', 'louvres', 'reading', 'blinds', 'unpainted', 'cheapest']
  expect([...ordinary, 'london', 'nottingham', 'robinson', 'curtian'].filter(isOrdinaryWord)).toEqual(ordinary)
})
