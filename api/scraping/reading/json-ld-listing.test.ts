import { expect, test } from 'vitest'
import { compactHours } from '../../testing/written-hours.ts'
import { businessScore, jsonLdPart, likeliestBusiness, siteScore } from './json-ld-listing.ts'
import type { JsonLdNode } from './json-ld.ts'
import { openPage } from './page-text.ts'

const read = (node: JsonLdNode, options = {}) =>
  Object.fromEntries(Object.entries(jsonLdPart(node, options)).map(([field, { value }]) => [field, value]))

test('a trading name comes before the legal one, own contacts before those of a department', () => {
  const legal = { legalName: 'Sunny Trading Ltd' }
  expect([read({ ...legal, name: 'Sunny Blinds' })['name'], read(legal)['name']]).toEqual([
    'Sunny Blinds',
    'Sunny Trading Ltd',
  ])
  const contactPoint = [{ '@type': 'ContactPoint', telephone: '01632 960101', email: 'sales@sunny.example' }]
  const own = { telephone: '01632 960199', email: 'info@sunny.example' }
  expect(read({ contactPoint })).toEqual({ phone: '01632 960101', email: 'sales@sunny.example' })
  expect(read({ contactPoint, ...own })).toEqual({ phone: '01632 960199', email: 'info@sunny.example' })
})

test('reviews are counted before ratings, and offers before what a business knows about', () => {
  const rating = (counts: object) =>
    read({ aggregateRating: { ratingValue: '4.5', bestRating: '5', ...counts } })['rating']
  expect(rating({ reviewCount: '31', ratingCount: '40' })).toEqual({ value: 4.5, best: 5, count: 31 })
  expect(rating({ ratingCount: 40 })).toEqual({ value: 4.5, best: 5, count: 40 })
  expect(rating({ ratingValue: 9.4, bestRating: 10, ratingCount: 40 })).toEqual({ value: 9.4, best: 10, count: 40 })
  const [makesOffer, knowsAbout] = [[{ itemOffered: { name: 'Roller Blinds' } }], ['Curtains']]
  expect([read({ makesOffer, knowsAbout })['services'], read({ knowsAbout })['services']]).toEqual([
    ['Roller Blinds'],
    ['Curtains'],
  ])
  const named = [{ name: 'Spring sale', itemOffered: { name: 'Awnings' } }]
  expect(read({ makesOffer: named })['services']).toEqual(['Awnings'])
  const hasOfferCatalog = { '@type': 'OfferCatalog', itemListElement: [{ name: 'Shutters' }] }
  expect(read({ hasOfferCatalog, makesOffer })['services']).toEqual(['Shutters'])
})

test('hours are those of the week, also as a text beside those of holidays; a url is the website only on its own site', () => {
  const holiday = {
    dayOfWeek: 'Sunday',
    opens: '10:00',
    closes: '12:00',
    validFrom: '2020-12-20',
    validThrough: '2020-12-20',
  }
  const hours = (openingHours: string | string[]) =>
    compactHours(read({ openingHoursSpecification: [holiday], openingHours })['openingHours'] as never)
  expect([hours('Mo-Fr 09:00-17:00'), hours(['Mo-Fr 09:00-17:00', 'Sa 10:00-16:00'])]).toEqual([
    'Mo-Fr 09:00-17:00',
    'Mo-Fr 09:00-17:00; Sa 10:00-16:00',
  ])
  expect(hours('Mo , Tu 10:00-16:00')).toBe('Tu 10:00-16:00')
  const url = 'https://sunny.example'
  expect([read({ url }), read({ url }, { isOwnSite: true })]).toEqual([{}, { website: url }])
})

test('a street has several lines, and a business serves several areas', () => {
  const business = { address: { streetAddress: ['Unit 4', '12 Mill Lane'] }, areaServed: ['Leeds', { name: 'York' }] }
  expect(read(business)).toEqual({ address: 'Unit 4, 12 Mill Lane', serviceAreas: ['Leeds', 'York'] })
})

test('a business comes before an organisation, and the one that says more before another', () => {
  const types = [
    'LocalBusiness',
    'https://schema.org/HomeGoodsStore',
    ['Thing', 'schema:Store'],
    'schema:Organization',
    'Place',
  ]
  expect(types.map((type) => businessScore({ '@type': type }))).toEqual([10, 10, 10, 3, 0])
  const likeliest = (...nodes: JsonLdNode[]) =>
    likeliestBusiness(
      openPage(`<script type="application/ld+json">${JSON.stringify(nodes)}</script>`, 'https://a.example/'),
    )?.['name']
  const guild = { '@type': 'Organization', name: 'Guild', telephone: '1', address: 'Leeds', email: 'a@b.example' }
  const [sunny, shady] = ['Sunny', 'Shady'].map((name) => ({ '@type': 'LocalBusiness', name }))
  expect(likeliest(guild, sunny!, { ...shady!, telephone: '01632 960101' })).toBe('Shady')
  expect(likeliest(guild)).toBeUndefined()
})

test('an address at a social network identifies no owner', () => {
  const site = { url: 'https://sunny.example/', isOwnName: () => false }
  const networks = ['https://www.facebook.com/sunny', 'https://x.com/sunny']
  expect(
    [networks, [...networks, 'https://www.sunny.example/'], ['https://other.example/']].map((urls) =>
      siteScore('Sunny', urls, site),
    ),
  ).toEqual([0, 20, undefined])
})
