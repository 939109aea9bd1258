import { expect, test } from 'vitest'
import { z } from 'zod'
import { fromCursor, idCursor, readAfterId, toConnection, toCursor } from './connection.ts'
import { beginsPostcode, checkSearch, literally, searchWords, visibleText } from './search-text.ts'
import { parseId, refuseStale } from './types.ts'

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

test('a page says where it is in its list: of none, of all, or with others before and behind it', () => {
  const [one, two] = [1, 2].map((id) => idCursor({ id }))
  const page = (length: number, after?: string) => {
    const rows = Array.from({ length }, (_, at) => ({ id: at + 1 }))
    return toConnection(rows, 2, after, idCursor).pageInfo
  }
  const whole = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
  expect(page(0)).toEqual(whole)
  expect(page(1)).toEqual({ ...whole, startCursor: one, endCursor: one })
  expect(page(2)).toEqual({ ...whole, startCursor: one, endCursor: two })
  expect(page(3, 'x')).toEqual({ hasNextPage: true, hasPreviousPage: true, startCursor: one, endCursor: two })
})

test('a cursor of another list, one that is too long and nonsense are refused; without one a list begins', () => {
  expect([undefined, null, '', idCursor({ id: 7 })].map(readAfterId)).toEqual([null, null, null, 7])
  for (const wrong of ['x', toCursor(['text']), toCursor([2 ** 31]), toCursor([1, 2])])
    expect(() => readAfterId(wrong), wrong).toThrow('after is not a cursor of this list')
  const texts = z.tuple([z.string()])
  expect(fromCursor(texts, toCursor(['x'.repeat(700)]))[0]).toHaveLength(700)
  expect(() => fromCursor(texts, toCursor(['x'.repeat(800)]))).toThrow('after is not a cursor of this list')
})

test('an id is a whole number up to the database’s largest; a version that has passed is refused', () => {
  expect(['1', '2147483647'].map(parseId)).toEqual([1, 2_147_483_647])
  for (const wrong of ['', '0', '01', '-1', '1.5', ' 1', '1e3', '2147483648', '99999999999'])
    expect(parseId(wrong), wrong).toBeUndefined()
  for (const seen of [undefined, null, 3]) expect(() => refuseStale(3, seen, 'Changed since.')).not.toThrow()
  for (const seen of [0, 2, 4]) expect(() => refuseStale(3, seen, 'Changed since.')).toThrow('Changed since.')
})
