import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { createSupplierClient } from '../../../testing/build/query.fixtures.ts'
import { build } from '../../../testing/build/supplier.factory.ts'

const { pool, close } = await testDatabase('places')
const make = build(pool)
afterAll(() => close())

const leeds = { city: 'Leeds', county: 'West Yorkshire', latitude: 53.8, longitude: -1.55 }
const paris = { city: 'Paris', county: null, country: 'France', latitude: 48.86, longitude: 2.35 }
const madrid = { city: 'Madrid', county: null, country: 'Spain', latitude: 40.42, longitude: -3.7 }
beforeAll(async () => {
  await make.supplier({ name: 'Briggate', ...leeds, services: ['Roller Blinds', 'Shutters'] })
  await make.supplier({ name: 'Headrow', ...leeds, services: ['Curtains'], specialties: ['Motorised tracks'] })
  await make.supplier({
    name: 'Roof Light',
    ...leeds,
    services: ['Blinds'],
    specialties: ['Skylight and Venetian blinds'],
  })
  await make.supplier({ name: 'Promenade', services: ['Awnings'], description: 'A Luxaflex and Silent Gliss dealer.' })
  await make.supplier({ name: 'Casa', ...madrid, services: ['Curtains', 'Blinds'] })
})

interface Answer {
  suppliers: {
    nodes: { name: string }[]
    droppedWords: string[]
    place: { name: string } | null
    reading: { brandNote: string | null }
  }
}
const search = async (query: string, near: string | null = null) => {
  const asked = `query ($query: String, $near: String) { suppliers(filter: { query: $query, near: $near }) {
    nodes { name } droppedWords place { name } reading { brandNote } } }`
  const { data } = await createSupplierClient(pool)<Answer>(asked, { query, near })
  const { nodes, droppedWords, place, reading } = data.suppliers
  return {
    names: nodes.map(({ name }) => name).toSorted(),
    left: droppedWords,
    place: place?.name,
    note: reading.brandNote,
  }
}

describe('brands', () => {
  test('suppliers that say they sell or fit one', async () => {
    expect(await search('luxaflex')).toMatchObject({
      names: ['Promenade'],
      note: 'Luxaflex makes blinds, awnings and shutters to measure. These suppliers say that they sell or fit Luxaflex.',
    })
    expect((await search('silent gliss tracks cheltenham')).names).toEqual(['Promenade'])
  })
  test('none nearby: what it makes, and who offers that', async () => {
    expect(await search('luxaflex leeds')).toEqual({
      names: ['Briggate', 'Roof Light'],
      left: ['luxaflex'],
      place: 'Leeds',
      note: 'Luxaflex makes blinds, awnings and shutters to measure. No supplier within 50 miles of Leeds says that they sell or fit Luxaflex. These offer blinds: please ask them which makes they sell.',
    })
  })
  test('the note names the county or region that was searched', async () => {
    expect((await search('luxaflex', 'Yorkshire')).note).toContain(' No supplier in Yorkshire says ')
    expect((await search('fakro', 'Kent')).note).toContain(' No supplier in Kent says ')
  })
  test.each([
    ['somfy', ['Headrow'], 'Somfy'],
    ['hillarys', ['Briggate', 'Casa', 'Roof Light'], 'Hillarys'],
    ["Hillary's blinds leeds", ['Briggate', 'Roof Light'], 'Hillarys'],
    ['thomas sanderson', ['Briggate', 'Casa', 'Roof Light'], 'Thomas Sanderson'],
    ['blinds 2 go', ['Briggate', 'Casa', 'Roof Light'], 'Blinds 2go'],
    ['Blinds2go', ['Briggate', 'Casa', 'Roof Light'], 'Blinds 2go'],
    ['velux leeds', ['Roof Light'], 'Velux'],
    ['fakro', ['Roof Light'], 'Fakro'],
    ['john lewis blinds', ['Briggate', 'Casa', 'Roof Light'], 'John Lewis'],
  ])('%s', async (query, found, brand) => {
    const { names, note } = await search(query)
    expect(names).toEqual(found)
    expect(note).toMatch(new RegExp(`^${brand} .*please ask them which makes they sell\\.$`))
  })
  test('nobody sells what it makes: what it is, and that no supplier says so', async () => {
    await pool.query(`update supplier set status = 'hidden' where name = 'Promenade'`)
    for (const query of ['warema leeds', 'markilux', 'markilux awnings'])
      expect(await search(query)).toMatchObject({
        names: [],
        note: expect.stringMatching(/^(Warema|Markilux) makes .* that they sell or fit \1\.$/),
      })
    await pool.query(`update supplier set status = 'listed' where name = 'Promenade'`)
    expect((await search('markilux')).note).toMatch(/ask them which makes they sell\.$/)
  })
  test.each([
    ['hilarys', 'Hillarys'],
    ['hillary curtains', 'Hillarys'],
    ['silent glis', 'Silent Gliss'],
    ['thomas sandersen', 'Thomas Sanderson'],
    ['villa novva curtains', 'Villa Nova'],
    ['wickes shutters', 'Wickes'],
    ['romo', 'Romo'],
    ['sunway', 'Sunway'],
    ['B&Q blinds', 'B&Q'],
  ])('%s is %s, and no place', async (query, brand) => {
    await make.supplier({ name: 'Castle', ...leeds, services: ['Shutters'], description: 'From Wick to Thurso.' })
    const { note, place } = await search(query)
    expect(note).toMatch(new RegExp(`^${brand} `))
    expect(note!.includes('please ask them')).toBe(brand !== 'Silent Gliss')
    expect(place).toBeUndefined()
    await pool.query(`delete from supplier where name = 'Castle'`)
  })
  test('an ordinary word is no misspelt brand', async () => {
    expect((await search('normal shutters')).note).toBeNull()
    expect((await search('silent glass')).note).toBeNull()
  })
  test('other words have no note', async () => {
    expect((await search('blinds')).note).toBeNull()
  })
})

describe('words of the continent', () => {
  beforeAll(async () => {
    await make.supplier({ name: 'Lumière', ...paris, services: ['Vertical Blinds'] })
    await make.supplier({ name: 'Drapeaux', ...paris, services: ['Curtains'] })
  })
  test.each([
    ['rolety', ['Briggate']],
    ['żaluzje leeds', ['Roof Light']],
    ['zasłony leeds', ['Headrow']],
    ['volets', ['Briggate']],
    ['stores', ['Briggate', 'Casa', 'Drapeaux', 'Headrow', 'Lumière', 'Promenade', 'Roof Light']],
    ['stores paris', ['Lumière']],
    ['volets roulants', ['Briggate']],
    ['persianas', ['Briggate']],
    ['jalousien leeds', ['Roof Light']],
    ['rollos leeds', ['Briggate']],
    ['Vorhänge leeds', ['Headrow']],
    ['gordijnen leeds', ['Headrow']],
    ['tende leeds', ['Headrow']],
    ['cortinas madrid', ['Casa']],
    ['toldos', ['Promenade']],
    ['llenni leeds', ['Headrow']],
    ['cuirtíní', ['Casa', 'Drapeaux', 'Headrow']],
  ])('%s', async (query, found) => {
    expect(await search(query)).toMatchObject({ names: found, left: [] })
  })
  test('an English stop word is ignored beside others', async () => {
    expect((await search('curtain stores leeds')).names).toEqual(['Headrow'])
    expect((await search('curtain stores paris')).names).toEqual(['Drapeaux'])
  })
})
