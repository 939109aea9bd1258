import { expect, test } from 'vitest'
import { beginsPostcode, checkSearch, literally, searchWords, visibleText } from './search-text.ts'

test('searched text is taken literally, without invisible marks, and within a length', () => {
  expect(literally('50%_off\\')).toBe('50\\%\\_off\\\\')
  expect(visibleText('so\u00adlar\u200b\0')).toBe('solar')
  expect(checkSearch(` ${'a'.repeat(198)} `)).toBe('a'.repeat(198))
  expect(() => checkSearch('a'.repeat(201))).toThrow('Please use at most 200 characters')
  expect([checkSearch(null), checkSearch(undefined)]).toEqual(['', ''])
  expect(searchWords('  one two\tthree four five six seven')).toEqual('one two three four five six'.split(' '))
})

test('the beginning of a postcode is recognised', () => {
  const begun = ['m1', 'GL50', 'gl50 1', 'GL501AA', 'EC1A 1BB', 'w1a']
  const others = ['m', 'GL', 'blinds', '50', 'GL50 1AAA', 'GL5011AA', 'kent m1']
  expect([...begun, ...others].filter(beginsPostcode)).toEqual(begun)
})
