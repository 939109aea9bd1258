import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { listSuppliers } from '../../testing/build/query.fixtures.ts'
import { build, buildTwoTowns } from '../../testing/build/supplier.factory.ts'
import { searchSuppliers } from './search-suppliers.ts'

const database = await testDatabase('places')
const { pool } = database
const list = listSuppliers(pool)
const names = async (filter: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  (await list(filter, rest)).nodes.map(({ name }) => name)
afterAll(() => database.close())
beforeAll(async () => {
  await buildTwoTowns(pool)
})

describe('place', () => {
  test('suppliers outside the circle are never shown', async () => {
    const { nodes, place, totalCount } = await list({ near: 'gl501aa' })
    expect(place!.name).toBe('GL50')
    expect(nodes.map(({ name }) => name).toSorted()).toEqual([
      'Cotswold Drapes',
      'Promenade Shutters',
      'Regency Blinds',
    ])
    expect(totalCount).toBe(3)
  })
  test('a county’s suppliers, by its name, abbreviation or urlName', async () => {
    expect(await names({ near: 'Glos' })).toHaveLength(3)
    expect(await names({ county: 'west-yorkshire' })).toHaveLength(4)
    expect(await names({ county: 'WEST YORKSHIRE' })).toHaveLength(4)
    expect(await names({ county: 'Nowhereshire' })).toEqual([])
  })
  test('a nation and a country', async () => {
    expect(await names({ near: 'England' })).toHaveLength(7)
    expect(await names({ near: 'uk' })).toHaveLength(7)
    expect(await names({ near: 'Scotland' })).toEqual([])
    expect(await names({ near: 'France' })).toEqual([])
  })
  test('a region has all its counties’ suppliers', async () => {
    expect(await names({ near: 'Yorkshire' })).toEqual(await names({ county: 'west-yorkshire' }))
    expect(await names({ near: 'Avon' })).toHaveLength(3)
    expect(await names({ near: 'Sussex' })).toEqual([])
    expect(await names({ near: 'Yorkshire', county: 'Gloucestershire' })).toEqual([])
    const { place, nodes } = await list({ query: 'blinds in yorkshire' })
    expect(place).toMatchObject({ name: 'Yorkshire' })
    expect(nodes.length).toBeGreaterThan(0)
  })
  test('a two-word island is a place, a fabric is not', async () => {
    expect((await list({ query: 'blinds isle of man' })).place).toMatchObject({ name: 'IM' })
    expect((await list({ query: 'jersey curtains' })).place).toBeNull()
    expect((await list({ query: 'curtains in jersey' })).place).toMatchObject({ name: 'JE' })
  })
  test('a place in the text is removed from it', async () => {
    for (const query of ['blinds in Leeds', 'Leeds blinds', 'blinds leeds', 'blinds near LS1']) {
      const { nodes, place } = await list({ query })
      expect([query, place?.name]).toEqual([query, query.includes('LS1') ? 'LS1' : 'Leeds'])
      expect(nodes.map(({ name }) => name)).toEqual(['Briggate Blinds', 'Álvarez Shadés', 'Headrow Curtains'])
    }
    expect((await list({ query: 'blinds sale' })).place).toBeNull()
    expect((await list({ query: 'blinds in sale' })).place!.name).toBe('Sale')
  })
  test.each([
    ['blinds H91 E2R7', 'Galway'],
    ['blinds h91e2r7', 'Galway'],
    ['curtains T12 X7Y2', 'Cork'],
    ['blinds mk', 'MK'],
    ['mk blinds', 'MK'],
    ['shutters ne', 'NE'],
    ['blinds n/r diss', 'Diss'],
    ['blinds junction 9 m40', 'Bicester'],
    ['blinds near junction 9 of the M40', 'Bicester'],
    ['blinds m1 j24', 'Castle Donington'],
    ['blinds watford gap services', 'Daventry'],
    ['curtains county down', 'County Down'],
    ['curtains in down', 'County Down'],
    ['blinds m1 j99', undefined],
    ['blinds so', undefined],
    ['blinds stuck down', undefined],
    ['blinds near the M25', undefined],
    ['info@blinds.co.uk', undefined],
    ['blinds A1(M) j10', 'Baldock'],
    ['blinds st johns wood', "St John's Wood"],
    ['blinds black pool', 'Blackpool'],
    ['blinds tun wells', 'Royal Tunbridge Wells'],
    ['curtains haywards h', 'Haywards Heath'],
    ['shutters bourton on the w', 'Bourton on the Water'],
    ['blinds houghton le sp', 'Houghton-le-Spring'],
    ['blinds bishop stortford', "Bishop's Stortford"],
    ['blinds st tropez', 'Saint-Tropez'],
    ['blinds amalfi', 'Amalfi'],
    ['blinds alnick', 'Alnwick'],
    ['blinds march', 'March'],
    ['mold on my blind', undefined],
    ['flint grey blinds', undefined],
    ['jane churchill curtains', undefined],
    ['emma churchill curtains', undefined],
    ['kelly hoppen blinds', undefined],
    ['cole and son', undefined],
    ['blinds wootton basset', 'Royal Wootton Bassett'],
    ['blinds tees side', 'Teesside'],
    ['clarissa hulse curtains', undefined],
    ['march sale roller blinds', undefined],
    ['blinds market harb', 'Market Harborough'],
    ['pull down blinds', undefined],
    ['shutters fold down', undefined],
    ['roof blind will not go down', undefined],
  ])('%s is around %s', async (query, name) => {
    expect((await list({ query })).place?.name).toBe(name)
  })
  test('an ordinary word or a brand that nobody has is not offered as a place', async () => {
    const read = async (query: string) => (await searchSuppliers(pool, { filter: { query } })).search.misspeltPlace
    for (const query of [
      'mould resistant blinds',
      'boho curtains',
      'holland blinds',
      'luxaflex',
      'argos blinds',
      'remove blinds',
    ])
      expect.soft(await read(query), query).toBeUndefined()
    expect(await read('blinds levingtonn')).toBe('levingtonn')
  })
  test('a supplier’s name is not a place', async () => {
    const { nodes, place } = await list({ query: 'Bath Road Interiors' })
    expect(place).toBeNull()
    expect(nodes.map(({ name }) => name)).toEqual(['Bath Road Interiors'])
  })
  test('without suppliers nearby the circle grows, and a county becomes one', async () => {
    expect(await list({ near: 'Newcastle' })).toMatchObject({ widenedToMiles: 100, totalCount: 4 })
    expect(await list({ near: 'Dover' })).toMatchObject({ widenedToMiles: 200, totalCount: 3 })
    expect(await list({ near: 'South Yorkshire' })).toMatchObject({ widenedToMiles: 50, totalCount: 4 })
    expect(await list({ near: 'Lerwick' })).toMatchObject({ widenedToMiles: null, nodes: [] })
  })
  test('an unknown place is searched among suppliers’ texts', async () => {
    await build(pool).supplier({
      name: 'Hobbit Blinds',
      city: 'Hobbiton on Water',
      county: null,
      latitude: null,
      longitude: null,
    })
    expect(await names({ near: 'hobbiton on water' })).toEqual(['Hobbit Blinds'])
    expect(await names({ near: 'Zzyzx Xyzzy' })).toEqual([])
  })
})

describe('words', () => {
  test.each([
    ['drapes', 'Headrow Curtains'],
    ['net', 'Headrow Curtains'],
    ['pleated blinds', 'Álvarez Shadés'],
    ['mending', 'Briggate Blinds'],
    ['plantation', 'Promenade Shutters'],
    ['installer', 'Promenade Shutters'],
    ['made to measure', 'Bath Road Interiors'],
    ['made-to-measure', 'Cotswold Drapes'],
    ['venetians', 'Briggate Blinds'],
    ['shades', 'Regency Blinds'],
    ['camper van', 'Headrow Curtains'],
    ['alvarez', 'Álvarez Shadés'],
    ['ÁLVAREZ', 'Álvarez Shadés'],
    ['regencys', 'Regency Blinds'],
  ])('%s finds %s', async (query, name) => {
    const { nodes, correctedQuery } = await list({ query })
    expect(nodes.map(({ name }) => name)).toContain(name)
    expect(correctedQuery).toBeNull()
  })
  test('a misspelt word is corrected with a note', async () => {
    const { nodes, correctedQuery } = await list({ query: 'venetain blnids' })
    expect(correctedQuery).toBe('venetian blinds')
    expect(nodes.map(({ name }) => name)).toEqual(['Briggate Blinds'])
    expect((await list({ query: 'curtians in leeds' })).correctedQuery).toBe('curtains in leeds')
  })
  test('a nonsense word finds nothing; beside others it is dropped', async () => {
    expect(await list({ query: 'qwrtzxv' })).toMatchObject({ nodes: [], correctedQuery: null, droppedWords: [] })
    expect(await list({ query: 'qwrtzxv venetian' })).toMatchObject({ droppedWords: ['qwrtzxv'], totalCount: 1 })
  })
  test('filler words do not narrow the search', async () => {
    expect(await names({ query: 'best local curtains company near me' })).toHaveLength(2)
  })
  test('all conditions apply together', async () => {
    expect(await names({ query: 'blinds', near: 'Leeds', service: 'REPAIRS' })).toEqual(['Briggate Blinds'])
    expect(await names({ service: 'CUSTOM', county: 'Gloucestershire' })).toEqual(['Cotswold Drapes'])
    expect(await names({ verified: true })).toEqual(['Regency Blinds'])
    expect(await names({ verified: true, service: 'SHUTTERS' })).toEqual([])
  })
})
