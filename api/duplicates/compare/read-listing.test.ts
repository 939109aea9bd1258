import { expect, test } from 'vitest'
import {
  normaliseEmail,
  isNational,
  getMailHost,
  parsePhones,
  normalisePlaceId,
  getWebsiteHost,
} from './contact-keys.ts'
import { readLocation, areOneTown, readTown } from './read-location.ts'
import { readName } from '../../suppliers/names/read-name.ts'

test('a word that every object of JavaScript has is a name like any other', () =>
  expect(readName('Constructor Blinds').words).toEqual(['constructor', 'blind']))

test.each([
  ['0113 496 0123', 'United Kingdom', ['+441134960123']],
  ['+44 (0)113 496 0123', null, ['+441134960123']],
  ['0044 113 4960123', null, ['+441134960123']],
  ['0113 496 0123 / 07700 900123', null, ['+441134960123', '+447700900123']],
  ['O113 496 O123', null, ['+441134960123']],
  ['0113 496 0123 ext 4', null, ['+441134960123']],
  ['01 99 00 01 41', 'France', ['+33199000141']],
  ['0113 496 0123 07700 900123', null, ['+441134960123', '+447700900123']],
  ['T: 0113 496 0123 M: (07700) 900123', null, ['+441134960123', '+447700900123']],
  ['Call 0113 496 0123 (9-5)', null, ['+441134960123']],
  ['44 113 496 0123', null, ['+441134960123']],
  ['113 496 0123', null, ['+441134960123']],
  ['07151 960123', 'Germany', ['+497151960123']],
  ['call us', null, []],
  [null, null, []],
])('the phone %s of %s is %j', (phone, country, expected) => expect(parsePhones(phone, country)).toEqual(expected))

test.each([
  ['https://www.threlfall.co.uk/blinds?x=1', 'threlfall.co.uk'],
  ['HTTP://Shop.Threlfall.CO.UK:8080', 'threlfall.co.uk'],
  ['threlfall.com/', 'threlfall.com'],
  ['http://http://threlfall.com', 'threlfall.com'],
  ['windrush.example.com', 'windrush.example.com'],
  ['https://www.facebook.com/threlfall', undefined],
  ['m.facebook.com/threlfall', undefined],
  ['threlfall.wixsite.com/home', undefined],
  ['co.uk', undefined],
  ['localhost', undefined],
  ['http://192.0.2.1/', undefined],
  ['not a site', undefined],
  ['', undefined],
])('the website %s is %s', (website, expected) => expect(getWebsiteHost(website)).toBe(expected))

test('email addresses, their sites and place ids', () => {
  expect(normaliseEmail(' Anna@Threlfall.co.uk ')).toBe('anna@threlfall.co.uk')
  expect(normaliseEmail('none')).toBeUndefined()
  expect(getMailHost('anna@mail.threlfall.co.uk')).toBe('threlfall.co.uk')
  expect(getMailHost('anna@gmail.com')).toBeUndefined()
  expect(getMailHost('anna@btinternet.com')).toBeUndefined()
  expect(normalisePlaceId(' places/ChIJx ')).toBe('ChIJx')
  expect([isNational('+448001234567'), isNational('+443001234567'), isNational('+441134960123')]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['Threlfall Blinds Ltd.', 'THRELFALL BLIND (LIMITED)'],
  ['Smith & Sons', 'Smith and Son'],
  ["Maisie's Curtains", 'Maisies Curtains'],
  ['J. R. Inskip', 'JR Inskip'],
  ['The Blind Company', 'Blinds Co'],
  ['Álvarez Shadés', 'Alvarez Shades'],
  ['First 4 Shutters', '1st four shutter'],
  ['P Crabtree t/a Crabtree Blinds', 'Crabtree Blinds'],
  ['A1 Blinds', 'A 1 Blinds'],
  ['A-1 Blinds', 'A One Blinds'],
  ['B 52 Shutters', 'B52 Shutters'],
  ['Blinds 4 U', 'Blinds For You'],
  ['Blinds4U', 'Blinds for U'],
  ['Blinds 2 U', 'Blinds To You'],
  ['Curtains 4 Less', 'Curtains For Less'],
  ['Shutters R Us', 'Shutters Are Us'],
  ["Blinds 'n' Things", 'Blinds & Things'],
  ['H&D Curtains', 'H and D Curtains'],
  ['A & J Blinds', 'A. J. Blinds'],
  ['A+ Blinds', 'A Plus Blinds'],
  ['No. 1 Blinds', 'Number One Blinds'],
  ['Wm Thwaite & Sons', 'William Thwaite and Son'],
  ['A to Z Blinds', 'A-Z Blinds'],
  ['M2M Curtains', 'Made-to-Measure Curtains'],
  ['Vorhänge Weiß', 'Vorhaenge Weiss GmbH'],
  ['Yorkshire Blind Mfg Co', 'Yorkshire Blind Manufacturing Company'],
])('%s and %s are one name', (a, b) => expect(readName(a).text).toBe(readName(b).text))

test.each([
  ['Blinds 4 U', 'Blinds 2 U'],
  ['A & J Blinds', 'J & J Blinds'],
  ['Shop 1', 'Shop 2'],
])('%s and %s are two names', (a, b) => expect(readName(a).text).not.toBe(readName(b).text))

test('the names before "trading as" and before a change are compared too', () => {
  expect(readName('P Crabtree t/a Crabtree Blinds').others.map(({ text }) => text)).toEqual(['pcrabtree'])
  expect(readName("The Loft (formerly Bennett's Blinds)")).toMatchObject({
    words: ['loft'],
    others: [{ text: 'bennettsblind' }],
  })
})

test.each([
  ['Newcastle', 'Newcastle upon Tyne', true],
  ['Newcastle-on-Tyne', 'Newcastle Upon Tyne', true],
  ['Hull', 'Kingston upon Hull', true],
  ['Nr. Ripon, North Yorkshire', 'Ripon', true],
  ['Gt Yarmouth', 'Great Yarmouth', true],
  ['Wells', 'Wells-next-the-Sea', true],
  ['Casnewydd', 'Newport', true],
  ['Köln', 'Cologne', true],
  ['Newcastle', 'Newcastle-under-Lyme', false],
  ['Newton', 'Newton Abbot', false],
])('%s and %s are one town: %s', (a, b, expected) => {
  const country = a === 'Köln' ? 'DE' : 'GB'
  const [one, other] = [readTown(a, country)!, readTown(b, country)!]
  expect([areOneTown(one, other), areOneTown(other, one)]).toEqual([expected, expected])
})

test('a name of filler words only stays whole', () => {
  expect(readName('The Company Ltd').words).toEqual(['the', 'company', 'ltd'])
  expect(readName('窗帘店').words).toEqual(['窗帘店'])
  expect(readName('…').words).toEqual([])
})

test.each([
  ['gl501aa', 'GB GL50 1AA'],
  ['GL5O 1AA', 'GB GL50 1AA'],
  ['0X4 1RB', 'GB OX4 1RB'],
  ['L18 2AA', 'GB L18 2AA'],
  ['l1 8aa', 'GB L1 8AA'],
  ['EC1A 1BB', 'GB EC1A 1BB'],
  ['GL50', undefined],
  ['nonsense', undefined],
])('the postcode %s is %s', (postcode, expected) =>
  expect(readLocation({ name: 'x', postcode }).postcode).toBe(expected),
)

test('a French postcode is a town, a Dutch one a street', () => {
  expect(readLocation({ name: 'x', postcode: '75009', country: 'France' })).toMatchObject({ district: 'FR 75009' })
  expect(readLocation({ name: 'x', postcode: '75009', country: 'France' }).postcode).toBeUndefined()
  expect(readLocation({ name: 'x', postcode: '1015 dv', country: 'Netherlands' })).toMatchObject({
    district: 'NL 1015',
    postcode: 'NL 1015DV',
  })
  const read = (postcode: string, country: string) => readLocation({ name: 'x', postcode, country })
  expect([read('1015', 'Netherlands'), read('D02 X285', 'Ireland'), read('D02', 'Ireland')]).toEqual([
    { district: 'NL 1015', street: [] },
    { district: 'IE D02', postcode: 'IE D02X285', street: [] },
    { district: 'IE D02', street: [] },
  ])
  for (const none of [read('-', 'France'), read('nonsense', 'United Kingdom'), read('', 'France')])
    expect(none).toEqual({ street: [] })
})

test('a place has its house, its street in full and a measured point', () => {
  const there = { address: 'Flat 2b, 14 Mill Rd, Leeds', city: 'Leeds', latitude: 53.8, longitude: -1.5 }
  const read = (listing: object) => readLocation({ name: 'x', ...listing })
  expect(read(there)).toEqual({
    town: { key: 'leeds', commonName: 'leeds', head: 'leeds' },
    house: '2b',
    street: ['flat', 'mill', 'road'],
    point: { latitude: 53.8, longitude: -1.5 },
  })
  const none = { address: null, city: null }
  for (const one of [{ isPointDerived: true }, { latitude: null }, { longitude: null }])
    expect(read({ ...there, ...none, ...one })).toEqual({ street: [] })
})
