import { expect, test } from 'vitest'
import { getIslandNames, isCountry } from './gazetteer/island-names.ts'
import { getQuarterPostcodes, getQuarterSpellings } from './gazetteer/numbered-quarters.ts'
import { clipRing } from './geometry/clip-ring.ts'
import { readDegrees } from './geometry/read-degrees.ts'
import { isJunctionName, withJunctionName } from './landmarks.ts'
import { isHamlet, isSaidToBeIn, isWithin, placeRank } from './place-rank.ts'
import type { PlaceRecord } from './place-record.ts'
import { isSaidSo, soundKey, soundsAlike } from './place-sound.ts'
import { bareText, isAddress, isRelative, splitPlaceText, withoutKind, withoutSide } from './place-text.ts'
import {
  eircodeIn,
  findPostcodeEnd,
  postcodeIn,
  readBrokenPostcode,
  readOutcode,
  readPostcodeCell,
  tidyOutcode,
  tidyPostcode,
  withoutEircode,
  withoutPostcode,
} from './postcodes/postcode-text.ts'
import { readForeignPostcode } from './postcodes/read-foreign-postcode.ts'
import { readPostcode } from './postcodes/read-postcode.ts'
import {
  countryNamed,
  findCountryOutside,
  getCountyCountry,
  isIrishCounty,
  readCountry,
  readCountryCell,
} from './read-country.ts'
import { countyNamed, fullCountyName, getCountyUrlName, getDistrictCounties, readCounty } from './read-county.ts'
import { inFull, withCompassPoint } from './short-names.ts'

/** Each text beside what is read of it. */
const expectEach = <T>(read: (text: string) => T, expected: Record<string, T>) => {
  for (const [text, result] of Object.entries(expected)) expect(read(text), text).toEqual(result)
}

test('British postcodes are mended, whole, in part or within a text', () => {
  expectEach(tidyPostcode, {
    ls14dy: 'LS1 4DY',
    'LS1-4DY.': 'LS1 4DY',
    'LSI 4DY': 'LS1 4DY',
    'LS1O ODY': 'LS10 0DY',
    '0X1 1AA': 'OX1 1AA',
    'EC1A IBB': 'EC1A 1BB',
    'W1A OAX': 'W1A 0AX',
    LS14D: undefined,
    'ZZ9 9ZZ': 'ZZ9 9ZZ',
    x: undefined,
  })
  expectEach(tidyOutcode, { ' gl50. ': 'GL50', QQ1: undefined, gl: undefined })
  expectEach(readBrokenPostcode, {
    'LS1 4': 'LS1',
    'LS1 4D.': 'LS1',
    M99X: undefined,
    'QQ1 4': undefined,
    'LS1 4DY': undefined,
    LS1: undefined,
  })
  expectEach(readOutcode, { 'LS1 4DY': 'LS1', LS1: 'LS1', 'LS1 4': 'LS1', x: undefined })
  expectEach(postcodeIn, { 'at LS1 4DY, Leeds': 'LS1 4DY', none: undefined })
  expectEach(eircodeIn, { 'Dublin d02x285': 'D02 X285', x: undefined })
  expect([withoutPostcode('at LS1 4DY x'), withoutEircode('at D02 X285 x')]).toEqual(['at , x', 'at , x'])
  expectEach(findPostcodeEnd, { 'at LS1 4DY x': 10, 'at D02 X285': 11, none: -1 })
  expectEach(readPostcode, {
    'ls1 4dy': { outcodes: ['LS1'], inward: '4DY' },
    LS1: { outcodes: ['LS1'] },
    'LS1 4': { outcodes: ['LS1'] },
    '0X1': { outcodes: ['OX1'] },
    EC1O: { outcodes: ['EC1O', 'EC10'] },
    LI8: { outcodes: ['LI8', 'L18'] },
    'W1A 1AA': { outcodes: ['W1A'], inward: '1AA' },
    'OX1 OAA': { outcodes: ['OX1'], inward: '0AA' },
    'SWIA 1AA': { outcodes: ['SW1A'], inward: '1AA' },
    '0LI1AA': { outcodes: ['OL1'], inward: '1AA' },
    GL5O1AA: { outcodes: ['GL5O', 'GL50'], inward: '1AA' },
    ' e1 ': { outcodes: ['E1'] },
    ABCD: undefined,
    '1234567': undefined,
    x: undefined,
    '1': undefined,
    LS14DYZ: undefined,
    'B-1000': undefined,
  })
})

test.each([
  ['United Kingdom', { ls14dy: 'LS1 4DY', LS1: 'LS1', 'at LS1 4DY': 'LS1 4DY', 'LS1 4': 'LS1', x: undefined }],
  ['Ireland', { d02x285: 'D02 X285', ' Dublin  2': 'Dublin 2', Dublin: undefined }],
  ['Netherlands', { '1012ab': '1012 AB', 'NL-1012 AB': '1012 AB' }],
  ['France', { '1000': '01000', 'F-75011': '75011', '75 011': '75011' }],
  ['Belgium', { '1000': '1000', 'B-1000': '1000' }],
  ['Germany', { 'D 10115': '10115', none: undefined }],
] as const)('a cell for a postcode of %s', (country, cells) =>
  expectEach((cell) => readPostcodeCell(cell, country), cells as Record<string, string | undefined>),
)

test('foreign postcodes are looked for by their beginnings too', () => {
  const [french, words] = [
    [
      ['75011', 'es 750', 'it 750'],
      ['fr 750', 'de 750'],
      ['fr 75', 'de 75', 'es 75', 'it 75'],
    ],
    'Paris',
  ]
  expectEach(readForeignPostcode, {
    '75011 Paris': { keys: french, words },
    'Paris 75011': { keys: french, words },
    '75011 AB': { keys: french, words: 'AB' },
    'D-10115': { keys: [['10115'], ['de 101'], ['de 10']], words: '' },
    'DE 10115': { keys: [['10115'], ['de 101'], ['de 10']], words: '' },
    'e 28001 Madrid': { keys: [['28001', 'es 280'], [], ['es 28']], words: 'Madrid' },
    'X-75011': undefined,
    '1012 AB Amsterdam': { keys: [[], ['nl 101'], ['nl 10'], []], words: 'Amsterdam' },
    'D02 X285, Dublin': { keys: [['d02']], words: 'Dublin' },
    'B-1000': { keys: [['1000'], [], [], ['be 10']], words: '' },
    '1000': { keys: [['1000'], ['nl 100'], ['nl 10'], ['be 10']], words: '' },
    x: undefined,
  })
})

test('counties by any of their names, and nations and former counties by theirs', () => {
  expectEach((text) => readCounty(text)?.kind, {
    'county of kent': 'county',
    Notts: 'county',
    'N E Lincs': 'county',
    'E.Sussex': 'county',
    'Kent County Council': 'county',
    'Co Durham': 'county',
    'Rutland County': 'county',
    'London Borough of Camden': 'authority',
    London: 'county',
    Avon: 'former county',
    Leeds: 'authority',
    England: 'nation',
    UK: 'nation',
    nowhere: undefined,
  })
  expect(readCounty('London')!.counties).toEqual(['Greater London', 'City of London'])
  expect(readCounty('Avon')!.counties).toEqual(['Bristol', 'Gloucestershire', 'Somerset'])
  expect(readCounty('England')!.counties).not.toContain('Fife')
  expectEach(countyNamed, {
    Notts: 'Nottinghamshire',
    London: 'Greater London',
    Leeds: 'West Yorkshire',
    Avon: undefined,
    England: undefined,
    x: undefined,
  })
  expectEach(fullCountyName, {
    'KENT ': 'Kent',
    'tyne-and-wear': 'Tyne and Wear',
    'Tyne_and  Wear': 'Tyne and Wear',
    notts: undefined,
  })
  expectEach(getCountyUrlName, { 'Tyne and Wear': 'tyne-and-wear', kent: undefined })
  expect([getDistrictCounties('GL50'), getDistrictCounties('ZZ1')]).toEqual([['Gloucestershire'], []])
})

test('countries in several languages, and those outside the directory', () => {
  expectEach(readCountry, {
    UK: { country: 'United Kingdom' },
    'the Netherlands': { country: 'Netherlands' },
    Deutschland: { country: 'Germany' },
    DD: { country: 'Germany' },
    USA: { elsewhere: 'United States' },
    EU: undefined,
    x: undefined,
  })
  expectEach(readCountryCell, {
    D: { country: 'Germany' },
    'e ': { country: 'Spain' },
    A: { elsewhere: 'Austria' },
    GB: { country: 'United Kingdom' },
  })
  expectEach(countryNamed, { Belgien: 'Belgium', USA: undefined, x: undefined })
  expectEach(getCountyCountry, {
    Poland: 'Poland',
    California: 'United States',
    Ontario: 'Canada',
    ' MA ': undefined,
    Kent: undefined,
    France: undefined,
  })
  expectEach(isIrishCounty, { 'Co. Wexford': true, Kerry: true, Cork: false, 'County Kent': false })
  expect(findCountryOutside({ postcode: 'JE2 4UH', county: 'Kent' }, true)).toBe('Jersey')
  expect(findCountryOutside({ county: 'Jersey' }, true)).toBe('Jersey')
  expect(findCountryOutside({ postcode: 'im1 1aa' }, true)).toBe('Isle of Man')
  expect(findCountryOutside({ postcode: 'LS1', county: 'Jersey' }, true), 'the postcode counts').toBeUndefined()
  const named = ['Poland', 'Kent', ''].map((county) => [true, false].map((is) => findCountryOutside({ county }, is)))
  expect(named).toEqual([
    [undefined, 'Poland'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('what people write around a place, and where its parts may begin', () => {
  expectEach(bareText, {
    'near Bath, UK': 'Bath',
    'somewhere in Leeds': 'Leeds',
    'within 10 miles of York': 'York',
    'the London borough of Camden': 'Camden',
    'the UK': 'the UK',
    'Bath UK.': 'Bath',
  })
  expectEach((text) => withoutKind(text)[0], {
    'the isle of wight': 'isle of wight',
    'leeds city centre': 'leeds',
    'city of bath': 'bath',
    'greater london': 'london',
    'county durham': undefined,
  })
  expectEach(withoutSide, { 'north leeds': 'leeds', leeds: undefined, northleach: undefined })
  expectEach(isRelative, { south: true, 'the south': true, southend: false })
  expectEach(isAddress, { '12 high street': true, 'bath road': true, bath: false, 'roadside bath': false })
  const comma = { isAtComma: true }
  const [newport, ludlow] = [
    { head: 'newport', tail: 'shropshire' },
    { head: 'newport', tail: 'ludlow' },
  ]
  expectEach(splitPlaceText, {
    'Newport, Shropshire': [
      { ...newport, ...comma },
      { ...newport, isAtComma: false },
    ],
    'Newport nr Ludlow': [
      { ...ludlow, ...comma },
      { head: 'newport nr', tail: 'ludlow', isAtComma: false },
      { head: 'newport', tail: 'nr ludlow', isAtComma: false },
    ],
    Bath: [],
  })
  expect(withoutKind('the city of bath area')).toEqual(['city of bath area', 'the city of bath', 'bath area', 'bath'])
  expect([splitPlaceText('a b c d e f g h i').at(-1)!.tail, splitPlaceText(', Bath')]).toEqual(['b c d e f g h', []])
  const places = splitPlaceText('Newport, Ludlow, Shropshire')
  expect(places.filter(({ isAtComma }) => isAtComma).map(({ tail }) => tail)).toEqual([
    'ludlow shropshire',
    'ludlow',
    'shropshire',
  ])
  expectEach(inFull, {
    'Burton u Trent': 'Burton upon Trent',
    Gainsboro: 'Gainsborough',
    'Ashton u lyne': 'Ashton under lyne',
  })
  expectEach(withCompassPoint, {
    'S Shields': 'south Shields',
    'N. Berwick': 'north Berwick',
    Nth: 'Nth',
    'E x': 'E x',
  })
  expectEach(withJunctionName, {
    'Jct 9 of the M40': 'M40 junction 9',
    'M40 J9': 'M40 junction 9',
    'A1(M) junction 45': 'A1M junction 45',
    Bath: 'Bath',
  })
  expectEach(isJunctionName, {
    'm40 junction 9': true,
    'a1m junction 45': true,
    m40: false,
    'm40 junction 9 bath': false,
  })
})

test('names that are heard as one', () => {
  expectEach(soundKey, {
    towcester: 'tstr',
    keswick: 'ksk',
    loughborough: 'lbr',
    plymouth: 'plmt',
    llandudno: 'klnddn',
  })
  const pairs = ['towcester towster', 'keswick kesick', 'cavan kavanagh', 'ely eli', 'leicester lester']
  expect(pairs.filter((pair) => soundsAlike(...(pair.split(' ') as [string, string])))).toEqual(pairs.slice(0, 2))
  expect(soundsAlike('carrickfergus', 'carrick furgus')).toBe(true)
  expect([soundsAlike('wolverhampton', 'wolvarhamptin'), soundsAlike('wolverhampton', 'walvarhamptin')]).toEqual([
    true,
    false,
  ])
  expect([soundsAlike('kirkby', 'kurkby'), soundsAlike('kirkby', 'kurkbe')]).toEqual([true, false])
  const [town, county] = [{ type: 'town' }, { type: 'county', country: 'GB' }]
  const kinds = [...['GB', 'IE', 'FR'].map((country) => ({ ...town, country })), county]
  expect(kinds.map(isSaidSo)).toEqual([true, true, false, false])
  for (const [name, typed] of [
    ['heacham', 'high wickham'],
    ['newport tay', 'newport iow'],
    ['chester le street', 'chester street'],
  ] as const)
    expect(soundsAlike(name, typed), typed).toBe(false)
})

test('degrees as people write them', () =>
  expectEach(readDegrees, {
    '53.796': 53.796,
    '53,796N': 53.796,
    'W 1.545': -1.545,
    '53°47\'46"N': 53.7961111,
    '- 1.5': -1.5,
    '1.5S': -1.5,
    '180°': 180,
    '53 47': 53.7833333,
    '−1.5': -1.5,
    ' 53.5 n ': 53.5,
    '53º': 53,
    "53°47''": 53.0686111,
    '-53.5S': -53.5,
    "53°70'": NaN,
    '53°10\'70"': NaN,
    x: NaN,
  }))

test('quarters of French cities, and islands, by their other names', () => {
  expect(getQuarterSpellings('Lyon 3')).toEqual(
    expect.arrayContaining(['Lyon 3', 'Lyon 03', 'Lyon 3e', '3rd arrondissement of Lyon', 'Lyon 3eme arrondissement']),
  )
  expect([1, 2, 11].map((number) => getQuarterSpellings(`Paris ${number}`).includes(`Paris ${number}th`))).toEqual([
    false,
    false,
    true,
  ])
  expect([getQuarterSpellings('Paris 1').includes('Paris 1er'), getQuarterSpellings('Paris')]).toEqual([true, []])
  expectEach(getQuarterPostcodes, { 'Paris 16': ['75016', '75116'], 'Lyon 3': ['69003'], Bath: [] })
  expect([isCountry('GB'), isCountry('Kent')]).toEqual([true, false])
  const saintMartins = { name: 'Saint Martins', latitude: 49.962, longitude: -6.287 }
  expect(getIslandNames(saintMartins, 'Cornwall')).toContain('Brechiek')
  expect(getIslandNames({ name: 'Nowhere', latitude: 50, longitude: -1 }, 'Kent')).toEqual([])
})

const place = (more: Partial<PlaceRecord> = {}): PlaceRecord => ({
  id: 1,
  type: 'town',
  name: 'x',
  county: 'Kent',
  country: 'GB',
  latitude: 51.2,
  longitude: 0.7,
  population: null,
  ...more,
})

test.each([
  [{ type: 'country' }, 1e10],
  [{ type: 'outcode' }, 1e9],
  [{ type: 'postcode_area' }, 1e9],
  [{ type: 'county' }, 100_000],
  [{ type: 'area' }, 90_000],
  [{ type: 'area', country: 'FR' }, 300_000],
  [{ country: 'FR', population: 50_000 }, 50_000],
  [{ country: 'IE', population: 5000 }, 50_000],
  [{ country: 'FR' }, 0],
  [{ population: 2000 }, 100_000],
  [{ population: 500 }, 50_000],
  [{}, 50_000],
  [{ county: 'Greater London', population: 8360 }, 1_000_000],
  [{ county: 'Greater London' }, 150_000],
  [{ county: 'Merseyside' }, 150_000],
] as [Partial<PlaceRecord>, number][])('the rank of %j is %d', (more, rank) =>
  expect(placeRank(place(more))).toBe(rank),
)

test('what lies within a county, a landscape, a town or a country, and what is said to', () => {
  const within = (one: Partial<PlaceRecord>, where: Partial<PlaceRecord>) =>
    isWithin(place({ id: 2, ...one }), place(where))
  const county = { type: 'county' } as const
  expect([within({}, county), within({}, { ...county, county: 'Essex' }), within(county, county)]).toEqual([
    true,
    false,
    false,
  ])
  expect(isWithin(place(), place()), 'itself').toBe(false)
  const area = { type: 'area', radiusMiles: 1 } as const
  expect([0.05, 0.1].map((north) => within({ latitude: 51.2 + north }, area))).toEqual([true, false])
  expect([0.3, 0.4].map((north) => within({ latitude: 51.2 + north }, { type: 'area' }))).toEqual([true, false])
  expect([0.25, 0.3].map((north) => within({ latitude: 51.2 + north }, {}))).toEqual([true, false])
  const country = (name: string) => ({ type: 'country', name }) as const
  expect(['England', 'Scotland', 'United Kingdom', 'Yorkshire'].map((name) => within({}, country(name)))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(within({ county: 'North Yorkshire' }, country('Yorkshire'))).toBe(true)
  expect(within({ country: 'FR', county: null }, country('United Kingdom'))).toBe(false)
  expect(
    [{}, { population: 3 }, { county: 'Greater London' }, { country: 'FR' }, county].map((one) => isHamlet(place(one))),
  ).toEqual([true, false, false, false, false])
  const said = (where: Partial<PlaceRecord>, one: Partial<PlaceRecord> = {}) => isSaidToBeIn(place(one), place(where))
  expect([
    said({ ...county, name: 'Kent' }),
    said({ ...county, name: 'Essex' }),
    said({}),
    said(county, { country: 'FR' }),
  ]).toEqual([true, false, false, false])
  expect(said({ ...county, name: 'East Sussex' }, { latitude: 51, longitude: 0.6 }), 'across the border').toBe(true)
  expect(said({ ...county, name: 'Berkshire' }, { county: 'Oxfordshire' }), 'formerly').toBe(true)
  const york = { latitude: 53.96, longitude: -1.08 }
  expect([said(country('Yorkshire'), york), said({ ...country('Yorkshire'), type: 'area' }, york)]).toEqual([
    true,
    false,
  ])
  const kent = { ...county, name: 'Kent' }
  for (const one of [{ type: 'outcode' as const }, { country: 'FR' }, { county: null }])
    expect(said(kent, one)).toBe(false)
  expect(said({ ...kent, country: 'FR' })).toBe(false)
})

test('a ring is clipped to a window', () => {
  const window = [0, 0, 2, 2] as const
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ]
  expect(clipRing(square(-1, 3), window)).toEqual([
    [0, 2],
    [0, 0],
    [2, 0],
    [2, 2],
  ])
  expect([clipRing(square(5, 6), window), clipRing(square(0.5, 1), window)]).toEqual([[], square(0.5, 1).slice(0, -1)])
})
