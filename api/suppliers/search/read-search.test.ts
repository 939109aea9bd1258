import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { createSupplierClient } from '../../testing/build/query.fixtures.ts'
import { filterRules } from './filters/supplier-filter.ts'
import { build, buildTwoTowns } from '../../testing/build/supplier.factory.ts'
import { weigh } from './read-words.ts'
import { createLookups } from './words/word-stats.ts'

const database = await testDatabase('places')
const { pool } = database
const execute = createSupplierClient(pool)
afterAll(() => database.close())
beforeAll(() => buildTwoTowns(pool))

interface Place {
  name: string
  county: string | null
  slug: string
}
interface Answer {
  nodes: { name: string }[]
  edges: { node: { name: string }; matchedServices: string[] }[]
  totalCount: number
  correctedQuery: string | null
  droppedWords: string[]
  droppedService: boolean
  alternatives: { distance: number; node: { name: string } }[]
  reading: {
    words: string
    subject: string
    place: Place | null
    isPlaceFromWords: boolean
    isNearMe: boolean
    openNow: boolean
    minRating: number | null
    keepsUnrated: boolean
    radiusMiles: number | null
    isRadiusLimited: boolean
    suggestedQuery: string | null
    namesakes: Place[]
  }
}

const search = async (filter: Record<string, unknown>, rest: Record<string, unknown> = {}): Promise<Answer> => {
  const { data, errors } = await execute<{ suppliers: Answer }>(
    `query ($filter: SupplierFilter, $sort: SupplierSort) { suppliers(filter: $filter, sort: $sort) {
       nodes { name } edges { node { name } matchedServices } totalCount correctedQuery droppedWords droppedService: isServiceDropped
       alternatives { distance node { name } }
       reading { words subject place { name county slug } isPlaceFromWords isNearMe openNow: isOpenNow minRating keepsUnrated radiusMiles isRadiusLimited suggestedQuery
                 namesakes { name county slug } } } }`,
    { filter, ...rest },
  )
  if (errors) throw new Error(errors[0]!.message)
  return data.suppliers
}
const read = async (filter: Record<string, unknown>) => (await search(filter)).reading
const names = async (filter: Record<string, unknown>) => (await search(filter)).nodes.map(({ name }) => name)

describe('every field is parsed in the same way', () => {
  test.each([
    ['roman blinds in Stroud', 'roman blinds', 'Stroud'],
    ['Erpingham blinds', 'blinds', 'Erpingham'],
    ['Stroud roman blinds', 'roman blinds', 'Stroud'],
    ['blinds leeds cheap', 'blinds cheap', 'Leeds'],
    ['shutters richmond surrey', 'shutters', 'Richmond'],
    ['made to measure curtains around Bath', 'made to measure curtains', 'Bath'],
    ['curtains GL50 1AA', 'curtains', 'GL50'],
    ['blinds near ME14', 'blinds', 'ME14'],
    ['blinds near me14 1ab', 'blinds', 'ME14'],
    ['blinds near me 14', 'blinds', 'ME14'],
    ['blinds in Brandon, Suffolk', 'blinds', 'Brandon'],
    ['velvet curtains in kent', 'velvet curtains', 'Kent'],
    ['blinds barrow in furness', 'blinds', 'Barrow in Furness'],
    ['perth curtains scotland', 'curtains', 'Perth'],
    ['blinds leeds city centre', 'blinds', 'Leeds'],
    ['blinds central manchester', 'blinds', 'Manchester'],
    ['blinds ls6 leeds', 'blinds', 'LS6'],
    ['curtains open on Sundays in Leeds', 'curtains', 'Leeds'],
    ['blinds open late evenings and weekends Leeds', 'blinds', 'Leeds'],
    ['blinds 24 high street oxford', 'blinds', 'Oxford'],
    ['blinds s shields', 'blinds', 'South Shields'],
    ['curtains W. Kirby', 'curtains', 'West Kirby'],
    ['blinds within -5 miles of leeds', 'blinds', 'Leeds'],
    ['curtains waterford', 'curtains', 'Waterford'],
    ['blinds warick', 'blinds', 'Warwick'],
    ['blinds in milton keyns', 'blinds', 'Milton Keynes'],
    ['curtains dublin 4', 'curtains', 'Dublin 4'],
    ['blinds in nowheretown, devon', 'blinds', 'Devon'],
    ['stow on wold blinds', 'blinds', 'Stow on the Wold'],
    ['stow on the wold curtains', 'curtains', 'Stow on the Wold'],
    ['blinds killarny', 'blinds', 'Killarney'],
    ['killarney blinds', 'blinds', 'Killarney'],
    ['leeds near ls6 blinds', 'blinds', 'LS6'],
    ['malmsbury curtains', 'curtains', 'Malmesbury'],
    ['curtains benidrom', 'curtains', 'Benidorm'],
  ])('%s', async (text, words, place) => {
    for (const filter of [{ query: text }, { near: text }])
      expect(await read(filter)).toMatchObject({
        words,
        place: { name: place },
        isPlaceFromWords: true,
        isNearMe: false,
      })
  })
  test.each([
    ['gordijnen 1012 AB', 'gordijnen', 'Amsterdam'],
    ['cortinas 28013', 'cortinas', 'Madrid'],
    ['gardinen D-10115', 'gardinen', 'Berlin'],
    ['06250 volets', 'volets', 'Mougins'],
  ])('the postcode abroad in %j', async (query, words, name) => {
    expect(await read({ query })).toMatchObject({ words, place: { name } })
  })
  test('a size of blinds is neither a postcode nor a place', async () => {
    for (const query of ['velux mk04', 'curtains 1200 mm']) expect((await read({ query })).place).toBeNull()
  })
  test('goods and place in one word', async () => {
    const { reading, correctedQuery } = await search({ query: 'blindsleeds' })
    expect([correctedQuery, reading.words, reading.place?.name]).toEqual(['blinds leeds', 'blinds', 'Leeds'])
  })
  test('words and place in the wrong fields', async () => {
    expect(await read({ query: 'Stroud', near: 'roman blinds' })).toMatchObject({
      words: 'roman blinds',
      place: { name: 'Stroud' },
    })
  })
  test('the place of the place field is no word, even before the words', async () => {
    for (const query of ['Stroud roman blinds', 'roman blinds Stroud'])
      expect((await read({ query, near: 'Stroud' })).words).toBe('roman blinds')
  })
  test('words in the place field are searched', async () => {
    expect(await names({ near: 'shutters in Cheltenham' })).toEqual(['Promenade Shutters'])
    expect(await names({ near: 'blinds', query: 'repairs' })).toEqual(['Briggate Blinds'])
  })
  test('a radius applies to a place in the words, and may be in them', async () => {
    expect((await search({ query: 'blinds in Leeds', radiusMiles: 5 })).totalCount).toBe(2)
    expect((await search({ query: 'blinds within 5 miles of Leeds' })).reading).toMatchObject({
      radiusMiles: 5,
      words: 'blinds',
    })
    const around = { latitude: 51.9, longitude: -2.08 }
    expect((await read({ query: 'blinds within 5 miles', around })).radiusMiles).toBe(5)
  })
  test('a landscape is searched to its edge, if that is farther than usual', async () => {
    expect((await read({ near: 'Bavaria' })).radiusMiles).toBe(112)
    expect((await read({ near: 'Bavaria', radiusMiles: 20 })).radiusMiles).toBe(20)
    expect((await read({ near: 'Cotswolds' })).radiusMiles).toBe(50)
  })
  test('a corrected search has the words of Location only if they are about something else', async () => {
    const correct = async (filter: Record<string, unknown>) => (await search(filter)).correctedQuery
    expect(await correct({ query: 'blnids', near: 'Leeds' })).toBe('blinds')
    expect(await correct({ query: 'repairs', near: 'roller blnids in Leeds' })).toBe('repairs roller blinds in leeds')
  })
  test('a place in the words beats a point or part of the map', async () => {
    const cheltenham = { around: { latitude: 51.9, longitude: -2.08 } }
    const gloucestershire = { within: { west: -3, south: 51, east: -1.7, north: 52.1 } }
    for (const where of [cheltenham, gloucestershire]) {
      expect(await names({ query: 'curtains leeds', ...where })).toEqual(['Headrow Curtains'])
      expect(await read({ query: 'blinds leeds', ...where })).toMatchObject({
        words: 'blinds',
        place: { name: 'Leeds' },
      })
      expect(await names({ query: 'drapes', ...where })).toEqual(['Cotswold Drapes'])
    }
    expect((await read({ query: 'venetian crook', ...cheltenham })).place).toBeNull()
  })
  test('a place in the words is not searched beside a county that was chosen', async () => {
    for (const county of [{ county: 'West Yorkshire' }, { counties: ['West Yorkshire'] }])
      expect((await read({ query: 'blinds leeds', ...county })).place).toBeNull()
  })
  test('beside a place, known or not, no other is suggested or searched', async () => {
    const { place, suggestedQuery } = await read({ query: 'blinds machester', near: 'Leeds' })
    expect([place?.name, suggestedQuery]).toEqual(['Leeds', null])
    expect((await read({ query: 'venetian machester blinds', near: 'Zzyzx Xyzzy' })).place).toBeNull()
  })
  test('a supplier’s full name is only searched as such if it is listed and more than a place and goods', async () => {
    const make = build(pool)
    const given = [
      { name: 'Leeds Blinds' },
      { name: 'Leeds Velvet', status: 'hidden' },
      { name: 'Five Star Drapery' },
      { name: 'Brocade Room' },
      { name: 'Weaver', specialties: ['Brocade'] },
    ]
    const ids = await Promise.all(given.map((one) => make.supplier(one)))
    expect((await read({ query: 'leeds blinds' })).place).toMatchObject({ name: 'Leeds' })
    expect((await read({ query: 'leeds velvet' })).place).toMatchObject({ name: 'Leeds' })
    expect(await read({ query: ' Five Star Drapery ' })).toMatchObject({ words: 'Five Star Drapery', minRating: null })
    expect((await names({ query: 'brocade' })).toSorted()).toEqual(['Brocade Room', 'Weaver'])
    await pool.query('delete from supplier where id = any($1)', [ids])
  })
  test('a street is not the town it is named after', async () => {
    expect((await read({ query: 'blinds bath road' })).place).toBeNull()
    expect((await read({ query: 'blinds bath road somerset' })).place).toMatchObject({ name: 'Somerset' })
  })
  test('a town is never guessed from a word, but suggested', async () => {
    for (const query of ['cheap blinds', 'cream blinds', 'leather blinds', 'laura ashley blinds'])
      expect(await search({ query })).toMatchObject({
        correctedQuery: null,
        reading: { place: null, suggestedQuery: null },
      })
    expect((await read({ near: 'cheap' })).place).toBeNull()
    const { reading } = await search({ query: 'blinds machester', asTyped: true })
    expect([reading.place, reading.suggestedQuery]).toEqual([null, 'blinds manchester'])
    for (const query of ['blinds machester', 'lodnon shuters'])
      expect((await search({ query })).reading.place?.name).toBe(query.startsWith('b') ? 'Manchester' : 'London')
    expect(await search({ query: 'lodnon' })).toMatchObject({
      correctedQuery: 'london',
      reading: { place: { name: 'London' } },
    })
  })
  test('a dictionary word is not a misspelt town, except with its county', async () => {
    for (const near of ['cheap', 'leather', 'wicked', 'harbour', 'window'])
      expect([near, (await read({ near })).place]).toEqual([near, null])
    expect((await read({ near: 'Machester' })).place).toMatchObject({ name: 'Manchester' })
    for (const [typed, name] of [
      ['pool dorset', 'Poole'],
      ['leads west yorkshire', 'Leeds'],
      ['redding berkshire', 'Reading'],
    ]) {
      expect((await read({ near: typed })).place).toMatchObject({ name })
      const { correctedQuery, reading } = await search({ query: `blinds ${typed}` })
      expect(reading).toMatchObject({ place: { name }, words: 'blinds' })
      expect(correctedQuery).toBe(`blinds ${typed!.replace(/^\w+/, name!.toLowerCase())}`)
    }
    for (const words of ['wooden', 'direct', 'leather', 'stroud'])
      expect((await read({ query: `blinds ${words} kent` })).place).toMatchObject({ name: 'Kent' })
  })
  test.each([
    ['sutton colfield', 'Sutton Coldfield'],
    ['newcastle under lyne', 'Newcastle under Lyme'],
    ['hebdon bridge', 'Hebden Bridge'],
    ['welwin garden city', 'Welwyn Garden City'],
    ['weston super mere', 'Weston-super-Mare'],
    ['herne baye', 'Herne Bay'],
    ['stratford upon avan', 'Stratford-upon-Avon'],
    ['hay on wey', 'Hay-on-Wye'],
    ['kirkby lonsdail', 'Kirkby Lonsdale'],
    ['great malvurn', 'Great Malvern'],
    ['sutton bonnington', 'Sutton Bonington'],
    ['leyton buzzard', 'Leighton Buzzard'],
    ['carrick furgus', 'Carrickfergus'],
    ['clangollen', 'Llangollen'],
    ['felixtoe', 'Felixstowe'],
  ])('%s is %s in both boxes, and said to be misspelt', async (typed, name) => {
    expect((await read({ near: typed })).place).toMatchObject({ name })
    const { correctedQuery, reading } = await search({ query: `blinds ${typed}` })
    expect(reading).toMatchObject({ place: { name }, words: 'blinds' })
    expect(correctedQuery).toContain(`blinds ${name.toLowerCase().replaceAll('-', ' ')}`)
  })
  test.each([
    ['bury suffolk', 'Bury St Edmunds'],
    ['bradford wilts', 'Bradford-on-Avon'],
    ['walton essex', 'Walton-on-the-Naze'],
    ['sutton surrey', 'Sutton'],
    ['south essex', 'Essex'],
    ['velvet kent', 'Kent'],
    ["w'hampton", 'Wolverhampton'],
    ['peak district', 'Peak District'],
    ['harrow', 'Harrow'],
    ['albufeira', 'Albufeira'],
    ['mijas costa', 'Mijas'],
    ['newton abbot s devon', 'Newton Abbot'],
    ['kirkby lons', 'Kirkby Lonsdale'],
    ['bradford on a', 'Bradford-on-Avon'],
    ['chester le st', 'Chester-le-Street'],
    ['gatwick airport', 'Crawley'],
    ['gibraltar', 'Gibraltar'],
    ['i want to sell in my own shop who is it that supplies near widnes', 'Widnes'],
  ])('%s is %s in both boxes', async (typed, name) => {
    expect((await read({ near: typed })).place).toMatchObject({ name })
    expect((await read({ query: `blinds ${typed}` })).place).toMatchObject({ name })
  })
  test('a landscape may come first, but words of goods are no place', async () => {
    expect((await read({ query: 'peak district blinds' })).place).toMatchObject({ name: 'Peak District' })
    expect((await read({ query: 'blinds shutters zxqv kent' })).place).toMatchObject({ name: 'Kent' })
    for (const query of [
      'garden room blinds',
      'cross stitch curtains',
      'brunswick green shutters',
      'nottingham lace panels',
    ])
      expect([query, (await read({ query })).place]).toEqual([query, null])
  })
  test('of several places in Location the largest is meant, and a town by its last word', async () => {
    expect((await read({ near: 'Bristol Temple Meads' })).place).toMatchObject({ name: 'Bristol' })
    expect((await read({ near: 'Lavington' })).place).toMatchObject({ name: 'Market Lavington' })
  })
  test('a text without results is parsed again', async () => {
    expect((await read({ query: 'qwrtzxv venetian' })).place).toBeNull()
    expect((await read({ query: 'venetian levington blinds velvet' })).place, 'a hamlet').toBeNull()
    expect((await read({ query: 'venetian crook' })).place).toMatchObject({ name: 'Crook' })
  })
  test('a second parse is searched in full before an adjective is dropped', async () => {
    const nearCrook = {
      city: 'Bishop Auckland',
      county: 'County Durham',
      postcode: 'DL14 6AA',
      latitude: 54.71,
      longitude: -1.75,
    }
    const make = build(pool)
    await make.supplier({ ...nearCrook, name: 'Weardale', average_rating: 4.5, review_count: 9 })
    await make.supplier({ ...nearCrook, name: 'Bishop', description: 'Blinds in cream.' })
    const { nodes, reading, droppedWords } = await search({ query: 'cream blinds crook' })
    expect([reading.place?.name, nodes, droppedWords]).toEqual(['Crook', [{ name: 'Bishop' }], []])
  })
  test('a given county beats size, even misspelt, and replaces a town outside it', async () => {
    expect((await read({ near: 'Brandon, Suffolk' })).place).toMatchObject({ county: 'Suffolk', name: 'Brandon' })
    expect((await read({ near: 'Brandon, Sufolk' })).place).toMatchObject({ county: 'Suffolk', name: 'Brandon' })
    expect((await read({ near: 'Stroud, Kent' })).place).toMatchObject({ name: 'Kent' })
    expect((await read({ near: 'Nowheretown, Devon' })).place).toMatchObject({ name: 'Devon' })
  })
  test('exactly as typed, nothing is interpreted', async () => {
    const { reading, correctedQuery } = await search({ query: 'top rated blnids in Leeds', asTyped: true })
    expect(reading).toMatchObject({ words: 'top rated blnids in leeds', place: null, minRating: null })
    expect([correctedQuery, reading.suggestedQuery]).toEqual([null, 'top rated blinds in leeds'])
  })
})

describe('how', () => {
  test.each([
    'blinds near me',
    'blinds nearby',
    'blinds close to me',
    'blinds in my area',
    'blinds around here',
    'local blinds',
    'nearest blinds',
    'blinds near my house',
    'blinds within 10 miles',
  ])('%s asks for the location, and searches the rest', async (query) => {
    const { reading, totalCount } = await search({ query })
    expect(reading).toMatchObject({ isNearMe: true, words: 'blinds', place: null })
    expect(totalCount).toBe((await search({ query: 'blinds' })).totalCount)
    expect((await read({ query, around: { latitude: 51.9, longitude: -2.08 } })).isNearMe).toBe(false)
  })
  test('near me in the place field, but with a place', async () => {
    expect(await read({ query: 'blinds', near: 'near me' })).toMatchObject({ isNearMe: true, words: 'blinds' })
    expect(await read({ query: 'local blinds leeds' })).toMatchObject({ isNearMe: false, place: { name: 'Leeds' } })
    expect(await read({ query: 'blinds close to Leeds' })).toMatchObject({ isNearMe: false, place: { name: 'Leeds' } })
  })
  test.each([
    ['top rated blinds', 4],
    ['highly rated blinds in leeds', 4],
    ['best blinds', 4],
    ['4 star blinds', 4],
    ['4.5 stars and up blinds', 4.5],
    ['five star blinds', 5],
    ['best price blinds', null],
    ['top down blinds', null],
  ])('%s: %s stars', async (query, minRating) => {
    expect((await read({ query })).minRating).toBe(minRating)
  })
  test('a minimum rating excludes suppliers without reviews, "best" does not', async () => {
    expect(await names({ minRating: 4.8 })).toEqual(['Briggate Blinds', 'Cotswold Drapes'])
    expect(await names({ query: 'top rated curtains' })).toEqual(['Cotswold Drapes'])
    expect([await read({ query: 'best blinds' }), await read({ query: 'top rated blinds' })]).toMatchObject([
      { keepsUnrated: true },
      { keepsUnrated: false },
    ])
    expect((await names({ query: 'best curtains' })).toSorted()).toEqual(['Cotswold Drapes', 'Headrow Curtains'])
    expect(await names({ minRating: 1e-300 })).toEqual(await names({ minRating: 0 }))
    await expect(search({ query: '\uFDFA'.repeat(12) })).rejects.toThrow(
      'Please use at most 200 characters for the search',
    )
    await expect(search({ minRating: 6 })).rejects.toThrow('The rating must be from 0 to 5 stars')
  })
  test('a filter is stronger than the words; words as typed are no filters', async () => {
    expect(await read({ query: 'blinds open now', openNow: false })).toMatchObject({ openNow: false, words: 'blinds' })
    expect(await read({ query: 'best blinds', minRating: 3 })).toMatchObject({ minRating: 3, keepsUnrated: false })
    const wide = { query: 'blinds within 900 miles of Leeds' }
    expect(await read(wide)).toMatchObject({ radiusMiles: 200, isRadiusLimited: true })
    expect(await read({ ...wide, radiusMiles: 30 })).toMatchObject({ radiusMiles: 30, isRadiusLimited: false })
    for (const near of ['Leeds +20', 'Leeds + 20 miles', 'LS1±20'])
      expect([near, await read({ near })]).toMatchObject([near, { radiusMiles: 20, isNearMe: false }])
    expect(await read({ query: 'best blinds', near: 'within 10 km of Leeds open now' })).toMatchObject({
      place: { name: 'Leeds' },
      radiusMiles: expect.closeTo(6.21, 2),
      openNow: true,
      minRating: 4,
      keepsUnrated: true,
    })
    expect(await read({ near: 'top rated in Leeds' })).toMatchObject({ minRating: 4, keepsUnrated: false })
    expect((await read({ near: '10 KM from Leeds' })).radiusMiles).toBeCloseTo(6.21, 2)
    expect(await read({ query: 'best blinds near me open now', asTyped: true })).toMatchObject({
      isNearMe: false,
      openNow: false,
      minRating: null,
    })
  })
  test('each filter has its limits', () => {
    const counties = Array.from({ length: 200 }, (_, at) => `County ${at}`)
    const services = Array.from({ length: 20 }, () => 'BLINDS')
    const allowed = [
      { radiusMiles: 1, minRating: 0, maxMinimumOrderPence: 0, near: 'x'.repeat(200) },
      { radiusMiles: 200, minRating: 5, maxMinimumOrderPence: 10_000_000, counties, services },
    ]
    for (const filter of allowed) expect(filterRules.safeParse(filter).error).toBeUndefined()
    const wrong = {
      radiusMiles: [0.9, 200.1],
      minRating: [-0.1, 5.1],
      maxMinimumOrderPence: [-1, 10_000_001, 0.5],
      counties: [[...counties, 'Kent']],
      services: [[...services, 'BLINDS'], ['CARPETS']],
      near: ['x'.repeat(201)],
      place: ['x'.repeat(201)],
      county: ['x'.repeat(201)],
    }
    for (const [name, values] of Object.entries(wrong))
      for (const value of values)
        expect(filterRules.safeParse({ [name]: value }).error?.issues[0]?.path[0], `${name} ${String(value)}`).toBe(
          name,
        )
  })
  test('open now, in each country’s own time', async () => {
    const make = build(pool)
    const hours = (...spans: string[]) =>
      JSON.stringify(spans.map((span) => ({ day: 'Mon', opens: span.slice(0, 5), closes: span.slice(6) })))
    const added = [
      await make.supplier({ name: 'Early', opening_hours: hours('09:00-12:00') }),
      await make.supplier({ name: 'Split', opening_hours: hours('08:00-09:30', '13:00-17:00') }),
      await make.supplier({
        name: 'Closed',
        opening_hours: hours('00:00-24:00'),
        business_status: 'CLOSED_TEMPORARILY',
      }),
      await make.supplier({ name: 'To come', opening_hours: hours('00:00-24:00'), business_status: 'FUTURE_OPENING' }),
      await make.supplier({ name: 'Late', opening_hours: hours('20:00-02:00') }),
      await make.supplier({ name: 'Parisian', country: 'France', opening_hours: hours('09:00-12:00') }),
    ]
    vi.useFakeTimers({ toFake: ['Date'] })
    const at = async (time: string) => {
      vi.setSystemTime(new Date(time))
      expect((await read({ query: 'blinds open now' })).openNow).toBe(true)
      return (await names({ openNow: true })).toSorted()
    }
    expect(await at('2026-11-16T09:30:00Z')).toEqual(['Early', 'Parisian'])
    expect(await at('2026-11-16T09:29:00Z')).toEqual(['Early', 'Parisian', 'Split'])
    expect(await at('2026-11-16T12:30:00Z')).toEqual([])
    expect(await at('2026-11-16T16:59:00Z')).toEqual(['Split'])
    expect(await at('2026-11-16T11:30:00Z')).toEqual(['Early'])
    expect(await at('2026-07-13T08:30:00Z')).toEqual(['Early', 'Parisian'])
    expect(await at('2026-11-17T01:59:00Z')).toEqual(['Late'])
    expect(await at('2026-11-17T02:00:00Z')).toEqual([])
    vi.useRealTimers()
    await pool.query('delete from supplier where id = any($1)', [added])
  })
})

describe('places with an identity', () => {
  test('a slug is exactly that place, an unknown one is parsed as text', async () => {
    expect((await read({ place: 'richmond-north-yorkshire' })).place).toMatchObject({ county: 'North Yorkshire' })
    expect((await read({ place: 'richmond-greater-london' })).place).toMatchObject({ county: 'Greater London' })
    expect((await read({ place: 'paris-france' })).place).toMatchObject({ name: 'Paris' })
    expect((await read({ place: 'newport-shropshire-uk' })).place).toMatchObject({ slug: 'newport-shropshire' })
    expect((await read({ place: 'Richmond-North-Yorkshire', near: 'Leeds' })).place).toMatchObject({ name: 'Richmond' })
    expect((await read({ place: 'newport-shropshire-uk', near: 'Leeds' })).place).toMatchObject({ name: 'Leeds' })
  })
  test('every place has a unique slug', async () => {
    const { rows } = await pool.query(
      `select count(*)::int places, count(distinct slug)::int slugs, count(*) filter (where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$')::int odd from location`,
    )
    expect(rows[0]).toEqual({ places: rows[0].places, slugs: rows[0].places, odd: 0 })
  })
  test('place suggestions have one', async () => {
    const { data } = await execute<{ suggest: { type: string; slug: string | null }[] }>(
      '{ suggest(text: "chelten") { type slug } }',
    )
    expect(data.suggest).toContainEqual({ type: 'PLACE', slug: 'cheltenham-gloucestershire' })
    for (const { type, slug } of data.suggest) expect(slug !== null).toBe(type === 'PLACE')
  })
  test('namesakes are suggested for a name alone', async () => {
    const { namesakes, place } = await read({ near: 'Richmond' })
    expect(place).toMatchObject({ county: 'Greater London' })
    expect(namesakes.map(({ slug }) => slug)).toContain('richmond-north-yorkshire')
    expect((await read({ query: 'blinds in newport' })).namesakes.length).toBeGreaterThan(1)
    expect((await read({ near: 'Richmond, Surrey' })).namesakes).toEqual([])
    expect((await read({ near: 'Leeds' })).namesakes).toEqual([])
    const douglas = await read({ near: 'Douglas' })
    expect(douglas.place).toMatchObject({ slug: 'douglas-isle-of-man' })
    expect(douglas.namesakes.map(({ slug }) => slug)).toEqual(['douglas-ireland', 'douglas-south-lanarkshire'])
    expect((await read({ near: 'Sherbourne' })).namesakes).toContainEqual(
      expect.objectContaining({ slug: 'sherborne-dorset' }),
    )
    expect((await read({ near: 'Whitchurch' })).namesakes).toHaveLength(3)
    expect((await read({ near: 'Halle' })).namesakes, 'abroad only cities').toEqual([])
    expect((await read({ place: 'richmond-greater-london' })).namesakes).toEqual([])
  })
})

describe('results', () => {
  test.each([
    [{ query: 'roman blinds' }, 'roman blind'],
    [{ query: 'cheap plantation shutters in leeds' }, 'plantation shutter'],
    [{ query: 'curtain fitters' }, 'curtain fitter'],
    [{ query: 'Regency Blinds' }, ''],
    [{ query: 'blinds for conservatories in poole' }, 'conservatory blind'],
    [{ query: 'who fits blinds' }, 'blind fitting'],
    [{ query: 'blidns' }, 'blind'],
    [{ query: 'hillarys' }, ''],
    [{ service: 'SHUTTERS' }, 'shutter'],
    [{ services: ['BLINDS', 'CURTAINS'] }, ''],
    [{}, ''],
  ])('%o are %s suppliers', async (filter, subject) => {
    expect((await read(filter)).subject).toBe(subject)
  })
  test('the matches’ services', async () => {
    const matched = async (filter: Record<string, unknown>, name: string) =>
      (await search(filter)).edges.find(({ node }) => node.name === name)?.matchedServices
    expect(await matched({ query: 'venetian blinds' }, 'Briggate Blinds')).toEqual(['Venetian Blinds'])
    expect(await matched({ query: 'installers' }, 'Promenade Shutters')).toEqual(['Fitting'])
    expect(await matched({ service: 'REPAIRS' }, 'Briggate Blinds')).toEqual(['Repairs'])
    expect(await matched({}, 'Briggate Blinds')).toEqual([])
    const id = await build(pool).supplier({
      name: 'Many Services',
      services: ['Curtains', 'Roman blinds'],
      specialties: ['ROMAN BLINDS', 'Wool roman blinds', 'Linen roman blinds', 'Silk roman blinds'],
    })
    expect(await matched({ query: 'silk roman blinds' }, 'Many Services')).toEqual([
      'Silk roman blinds',
      'ROMAN BLINDS',
      'Wool roman blinds',
    ])
    await pool.query('delete from supplier where id = $1', [id])
  })
  test('without the service, others; without anyone, the three nearest', async () => {
    const { nodes, droppedService } = await search({ near: 'Cheltenham', query: 'drapes', service: 'REPAIRS' })
    expect([nodes[0]?.name, droppedService]).toEqual(['Cotswold Drapes', true])
    const inCounty = await search({ near: 'Gloucestershire', query: 'drapes', service: 'REPAIRS' })
    expect([inCounty.nodes, inCounty.droppedService]).toEqual([[{ name: 'Cotswold Drapes' }], true])
    const none = await search({ near: 'Lerwick' })
    expect(none.nodes).toEqual([])
    expect(none.alternatives).toHaveLength(3)
    expect(none.alternatives[0]!.distance).toBeGreaterThan(200)
    expect((await search({ near: 'Leeds' })).alternatives).toEqual([])
  })
})

describe('words beside a place', () => {
  test('a colour is not the place with its name, and is dropped before distant suppliers are shown', async () => {
    await build(pool).supplier({
      name: 'Quayside Blinds',
      city: 'Grays',
      latitude: 51.476,
      longitude: 0.326,
      service_areas: ['Grays'],
    })
    const found = await search({ query: 'grey blinds leeds' })
    expect(found.nodes.map(({ name }) => name)).toContain('Briggate Blinds')
    expect(found.nodes.map(({ name }) => name)).not.toContain('Quayside Blinds')
    expect(found.reading).toMatchObject({ radiusMiles: 50, place: { name: 'Leeds' } })
  })

  test('in Location, other words are no condition', async () => {
    expect(await read({ near: 'Leeds station' })).toMatchObject({ words: '', place: { name: 'Leeds' } })
    expect(await names({ near: 'I live in Leeds' })).toContain('Briggate Blinds')
  })

  test.each([
    ['blinds within five miles of Leeds', 5, false],
    ['blinds 7.5 miles Leeds', 7.5, false],
    ['within 0.5 miles of Leeds', 1, true],
    ['within 900 miles of Leeds', 200, true],
    ['blinds within 100000 miles of Leeds', 200, true],
  ])('%s: the distance is parsed, and limits are reported', async (query, radiusMiles, isRadiusLimited) => {
    const reading = { radiusMiles, isRadiusLimited, place: { name: 'Leeds' }, isNearMe: false }
    expect([await read({ query }), await read({ near: query })]).toMatchObject([reading, reading])
    expect(await read({ query, radiusMiles: 20 })).toMatchObject({ radiusMiles: 20, isRadiusLimited: false })
  })

  test('a county has no radius that could be limited', async () => {
    expect(await read({ near: 'within 900 miles of Gloucestershire' })).toMatchObject({
      radiusMiles: null,
      isRadiusLimited: false,
    })
  })

  test('a repeated word counts once', async () => {
    expect((await read({ query: 'blinds blinds blinds' })).subject).toBe('blind')
  })
})

test('a phrase has as many suppliers as its rarest word that is counted', async () => {
  await build(pool).supplier({ name: 'Owl', description: 'Day and night', city: 'Ely' })
  const terms = ['day and night', 'night', 'and'].map((typed) => ({ typed, alternatives: [typed] }))
  expect(await weigh(createLookups(pool), terms)).toMatchObject([
    { typed: 'day and night', suppliers: 1 },
    { typed: 'night', suppliers: 1 },
  ])
})

describe('a misspelt place', () => {
  const placesIn = async (filter: Record<string, unknown>) => {
    const asked = `query ($filter: SupplierFilter) { suppliers(filter: $filter) {
      place { name } reading { misspeltPlace namesakes { name } } } }`
    const { data } = await execute<{
      suppliers: {
        place: { name: string } | null
        reading: { misspeltPlace: string | null; namesakes: { name: string }[] }
      }
    }>(asked, { filter })
    const { place, reading } = data.suppliers
    return [place?.name ?? null, reading.misspeltPlace, ...reading.namesakes.map(({ name }) => name)]
  }
  test.each([
    ['is read and told where it is plausible', { near: 'chelteham' }, ['Cheltenham', 'chelteham']],
    [
      'is read and told, and one spelt alike is offered',
      { near: 'lemingtn' },
      ['Royal Leamington Spa', 'lemingtn', 'Lemington'],
    ],
    ['is only offered where that is a village', { near: 'levingtn' }, [null, 'levingtn', 'Levington']],
    ['is only offered where that is a hamlet', { near: 'erpinham' }, [null, 'erpinham', 'Erpingham']],
    ['is only offered beside words', { query: 'blinds lochdn' }, [null, 'lochdn', 'Lochdon']],
    ['is said to be so with its county', { near: 'Cheltenam, Glos' }, ['Cheltenham', 'Cheltenam, Glos']],
    ['may be its county', { near: 'Nowheretown, Devon' }, ['Devon', 'Nowheretown, Devon']],
    ['is none with a compass point', { near: 'north kent' }, ['Kent', null]],
    ['may be another with strange words beside it', { near: 'Sint-Pieters-Rode' }, ['Rode', 'Sint-Pieters-Rode']],
    ['may be another with strange words behind it', { near: 'leyton orient' }, ['Leyton', 'leyton orient']],
    ['is none that is spelt right', { near: 'Leeds' }, ['Leeds', null]],
    ['is none for everywhere', { near: 'Nationwide' }, [null, null]],
    ['is none that is also a room', { query: 'bath blinds' }, ['Bath', null]],
    ['is none with its station', { near: 'Leeds station' }, ['Leeds', null]],
    ['is none behind an address', { near: '12 High Street, Thame' }, ['Thame', null]],
    ['is none behind "in" if it is spelt right', { query: 'blinds in beer' }, ['Beer', null]],
    ['is that of its county rather than a hamlet', { near: 'Sherbourne dorset' }, ['Sherborne', 'Sherbourne dorset']],
    ['is no town for a foreign word', { query: 'horren' }, [null, null]],
    ['is none that is in short', { near: 'gt yarmouth' }, ['Great Yarmouth', null]],
    ['is none that is shortened', { near: "b'ham" }, ['Birmingham', null]],
    ['is none with its county', { near: 'stratford warks' }, ['Stratford-upon-Avon', null]],
    ['is none beside goods', { query: 'blinds' }, [null, null]],
    ['is none for misspelt goods', { query: 'venetain' }, [null, null]],
  ])('%s: %j', async (_, filter, expected) => {
    const [place, typed, ...offered] = await placesIn(filter)
    const [wantedPlace, wantedTyped, ...wantedOffers] = expected
    expect([place, typed]).toEqual([wantedPlace, wantedTyped])
    expect(offered).toEqual(expect.arrayContaining(wantedOffers))
    expect(offered).not.toContain(place)
  })
})
