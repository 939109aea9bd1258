import { expect, test } from 'vitest'
import { isEnglish } from './english.ts'

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
