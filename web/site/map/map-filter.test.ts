import { expect, test } from 'vitest'
import { emptyFilter } from '../search/directory-filter.ts'
import { asUnderstood } from '../search/understood.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { buildList, buildPlace } from '../suppliers/build-supplier.ts'
import { toMapFilter } from './map-filter.ts'

const createList = (overrides: Parameters<typeof buildList>[1]) =>
  buildList([], overrides).suppliers as unknown as SupplierList

test('the map shows the widened circle around a place read from the words', () => {
  const list = createList({
    place: buildPlace(),
    widenedToMiles: 100,
    reading: { words: 'zebra blinds', isPlaceFromWords: true, radiusMiles: 100 },
  })
  const shown = asUnderstood({ ...emptyFilter, search: 'zebra blinds in stroud' }, list)
  expect(shown.radius).toBe('') // nobody chose it
  expect(toMapFilter(shown, list)).toEqual({
    query: 'zebra blinds',
    around: { latitude: 51.9, longitude: -2.1 },
    radiusMiles: 100,
  })
})

test('the map leaves out the same words as the list, in any case', () => {
  const list = createList({ droppedWords: ['cheap', 'c++'] })
  expect(toMapFilter({ ...emptyFilter, search: 'Cheap blinds' }, list)).toEqual({ query: 'blinds' })
})

test('if nobody offers the service the map shows others, near exactly the chosen place', () => {
  const list = createList({ place: buildPlace(), droppedService: true })
  const filter = { ...emptyFilter, place: 'stroud-gloucestershire', services: ['shutters'] }
  expect(toMapFilter(asUnderstood(filter, list), list)).toEqual({
    near: 'Stroud, Gloucestershire',
    place: 'stroud-gloucestershire',
  })
})
