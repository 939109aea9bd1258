import { afterAll, describe, expect, test } from 'vitest'
import { isLong } from '../testing/long.ts'
import { testDatabase } from '../testing/test-database.ts'
import { measurePlaces } from '../testing/quality/measure-places.ts'
import { resolvePlace } from './resolve-place.ts'

const database = await testDatabase('places')
afterAll(() => database.close())

const resolve = (text: string) => resolvePlace(database.pool, text)

describe('a stated county', () => {
  test.each([
    ['Brandon, Suffolk', 'Brandon', 'town', 'Suffolk'],
    ['Brandon, Durham', 'Brandon', 'town', 'County Durham'],
    ['Zxqvton, Suffolk', 'Suffolk', 'county', 'Suffolk'],
    ['Zxqvton Suffolk', 'Suffolk', 'county', 'Suffolk'],
    ['Cheltenham, Kent', 'Kent', 'county', 'Kent'],
    ['Cheltenam, Glos', 'Cheltenham', 'town', 'Gloucestershire'],
    ['Croydon, Surrey', 'Croydon', 'town', 'Greater London'],
  ])('beats size: %j is %s', async (text, name, type, county) => {
    expect(await resolve(text)).toMatchObject({ name, type, county })
  })
})

describe('Ireland', () => {
  test.each([
    ['Kilkenny', 'Kilkenny', 'town'],
    ['Westport', 'Westport', 'town'],
    ['Ranelagh', 'Ranelagh', 'town'],
    ['County Cork', 'County Cork', 'area'],
    ['Co Kerry', 'County Kerry', 'area'],
    ['Dublin 4', 'Dublin 4', 'outcode'],
    ['D04', 'Dublin 4', 'outcode'],
    ['D04 X285', 'Dublin 4', 'outcode'],
    ['H91', 'Galway', 'town'],
    ['E91 XY00', 'Clonmel', 'town'],
    ['A99 X285 Cork', 'Cork', 'town'],
    ['Killarney, Ireland', 'Killarney', 'town'],
    ['Bray, Co Wicklow', 'Bray', 'town'],
  ])('%j is %s', async (text, name, type) => {
    expect(await resolve(text)).toMatchObject({ name, type, country: 'IE' })
  })
})

describe('the continent', () => {
  test.each([
    ['Paris 11', 'Paris 11', 'FR'],
    ['75011', 'Paris 11', 'FR'],
    ['75011 Paris', 'Paris 11', 'FR'],
    ['10115 Berlin', 'Berlin', 'DE'],
    ['D-10115', 'Berlin', 'DE'],
    ['1012 Amsterdam', 'Amsterdam', 'NL'],
    ['1012 AB', 'Amsterdam', 'NL'],
    ['1000 Bruxelles', 'Brussels', 'BE'],
    ['28001 Madrid', 'Madrid', 'ES'],
    ['36201 Vigo', 'Vigo', 'ES'],
    ['99999 Vigo', 'Vigo', 'ES'],
    ['75011 Madrid', 'Madrid', 'ES'],
    ['00184 Roma', 'Rome', 'IT'],
    ['Bayern', 'Bavaria', 'DE'],
    ['Tuscany', 'Tuscany', 'IT'],
    ['Vejer', 'Vejer de la Frontera', 'ES'],
    ['Sarlat', 'Sarlat-la-Canéda', 'FR'],
    ['Puerto Banus', 'Puerto Banús', 'ES'],
  ])('%j is %s', async (text, name, country) => {
    expect(await resolve(text)).toMatchObject({ name, country })
  })
})

describe('countries without suppliers', () => {
  test.each([
    ['Vienna', 'Vienna', 'AT'],
    ['Wien', 'Vienna', 'AT'],
    ['Lisbon', 'Lisbon', 'PT'],
    ['The Algarve', 'Algarve', 'PT'],
    ['Zurich', 'Zürich', 'CH'],
    ['Prague', 'Prague', 'CZ'],
    ['Copenhagen', 'Copenhagen', 'DK'],
    ['Luxembourg', 'Luxembourg', 'LU'],
    ['Malta', 'Malta', 'MT'],
    ['Portugal', 'Portugal', 'PT'],
    ['Calpe', 'Calp', 'ES'],
  ])('%j is %s', async (text, name, country) => {
    expect(await resolve(text)).toMatchObject({ name, country })
  })
})

describe('short forms', () => {
  test.each([
    ["s'oaks kent", 'Sevenoaks', 'Kent'],
    ['Poulton', 'Poulton-le-Fylde', 'Lancashire'],
    ['Reading station', 'Reading', 'Berkshire'],
    ['Gt Snoring', 'Great Snoring', 'Norfolk'],
    ['Lt. Chalfont', 'Little Chalfont', 'Buckinghamshire'],
    ['Mkt Drayton', 'Market Drayton', 'Shropshire'],
    ['Burton u Trent', 'Burton upon Trent', 'Staffordshire'],
    ['Sth Shields', 'South Shields', 'Tyne and Wear'],
    ['nr Diss', 'Diss', 'Norfolk'],
    ['n/r Diss', 'Diss', 'Norfolk'],
    ['stratford warks', 'Stratford-upon-Avon', 'Warwickshire'],
    ['temple gloucestershire', 'Temple Guiting', 'Gloucestershire'],
    ['hemel herts', 'Hemel Hempstead', 'Hertfordshire'],
    ['bognor west sussex', 'Bognor Regis', 'West Sussex'],
    ['ashby leics', 'Ashby-de-la-Zouch', 'Leicestershire'],
    ['hemel', 'Hemel Hempstead', 'Hertfordshire'],
    ['T Wells', 'Royal Tunbridge Wells', 'Kent'],
    ['weston s mare', 'Weston-super-Mare', 'Somerset'],
    ['Welwyn Gdn City', 'Welwyn Garden City', 'Hertfordshire'],
    ['gerrards x', 'Gerrards Cross', 'Buckinghamshire'],
    ['st leonards on sea', 'St Leonards-on-Sea', 'East Sussex'],
    ['richmond nr catterick', 'Richmond', 'North Yorkshire'],
    ['chiping nortan', 'Chipping Norton', 'Oxfordshire'],
    ['Stow on Wold', 'Stow on the Wold', 'Gloucestershire'],
    ['bourton water', 'Bourton on the Water', 'Gloucestershire'],
    ['Wells next Sea', 'Wells-next-the-Sea', 'Norfolk'],
    ['chapel frith', 'Chapel en le Frith', 'Derbyshire'],
    ["W'ton", 'Wolverhampton', 'West Midlands'],
    ["M'cr", 'Manchester', 'Greater Manchester'],
    ["M'bro", 'Middlesbrough', 'North Yorkshire'],
    ["L'boro", 'Loughborough', 'Leicestershire'],
    ['Gainsboro', 'Gainsborough', 'Lincolnshire'],
    ['High Wyc', 'High Wycombe', 'Buckinghamshire'],
    ['Ches-le-St', 'Chester-le-Street', 'County Durham'],
    ['Brad on Avon', 'Bradford-on-Avon', 'Wiltshire'],
    ['Wotton u Edge', 'Wotton-under-Edge', 'Gloucestershire'],
    ['A1(M) junction 6', 'Welwyn', 'Hertfordshire'],
    ['A1M J10', 'Baldock', 'Hertfordshire'],
    ['M3 exit 4', 'Farnborough', 'Hampshire'],
    ['Edimbourg', 'Edinburgh', 'City of Edinburgh'],
    ["B'mouth", 'Bournemouth', 'Dorset'],
  ])('%j is %s', async (text, name, county) => {
    expect(await resolve(text)).toMatchObject({ name, county })
  })

  test('namesakes are those of the name in full', async () => {
    expect(await resolve('High Wyc')).toMatchObject({ nameKey: 'high wycombe' })
  })

  test.each(['market', 'royal', 'wooden', 'kings'])('%j alone is ambiguous, and no place', async (text) => {
    expect(await resolve(text)).toBeNull()
  })

  test('for exact names, a prefix is no match', async () => {
    for (const text of ['hemel', 'ches le st'])
      expect(await resolvePlace(database.pool, text, { allowMisspelling: false })).toBeNull()
  })
})

test.each([
  ['Levington', 'Suffolk'],
  ['Lochdon', 'Argyll and Bute'],
  ['Erpingham', 'Norfolk'],
  ['Great Snoring', 'Norfolk'],
  ['Bishops Itchington', 'Warwickshire'],
])('a village is itself, not a similarly spelt town: %j', async (text, county) => {
  expect(await resolve(text)).toMatchObject({ type: 'town', county })
})

test.each([
  ['Leeds city centre', 'Leeds'],
  ['the city of Lincoln', 'Lincoln'],
  ['Brighton and surrounding areas', 'Brighton'],
  ['within 10 miles of Oxford', 'Oxford'],
  ['Dinbych-y-Pysgod', 'Tenby'],
  ['An t-Òban', 'Oban'],
  ['the North East', 'North East'],
])('%j is %s', async (text, name) => {
  expect(await resolve(text)).toMatchObject({ name })
})

test('near me is not a place: it asks for the visitor’s location', async () => {
  expect(await resolve('near me')).toBeNull()
})

test('at least 95 % of labelled and held-out places are recognised', async () => {
  const shares = await measurePlaces(database.pool, { every: isLong ? 1 : 2 })
  const sum = (of: (share: (typeof shares)[number]) => number) => shares.reduce((total, share) => total + of(share), 0)
  expect(sum(({ asked: total }) => total)).toBeGreaterThan(300)
  expect(sum(({ understood }) => understood) / sum(({ asked: total }) => total)).toBeGreaterThanOrEqual(0.95)
  expect(
    sum(({ heldOutUnderstood }) => heldOutUnderstood) / sum(({ heldOutAsked: heldOutTotal }) => heldOutTotal),
  ).toBeGreaterThanOrEqual(0.95)
})
