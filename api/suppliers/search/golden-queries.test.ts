import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { CheckedFilter } from './filters/supplier-filter.ts'
import { mainServices } from './best-order.rules.ts'
import { searchSuppliers } from './search-suppliers.ts'
import type { Supplier } from '../supplier.entity.ts'

const database = await testDatabase('demo')
afterAll(() => database.close())

/** Must be true of each of the first three. */
type Truth = (supplier: Supplier) => boolean
interface Golden {
  filter: CheckedFilter
  truths: Truth[]
  correctedQuery?: string
}

const miles = (a: [number, number], [latitude, longitude]: [number, number]) => {
  const radians = Math.PI / 180
  const height = Math.sin(((latitude - a[0]) * radians) / 2) ** 2
  const width =
    Math.cos(latitude * radians) * Math.cos(a[0] * radians) * Math.sin(((longitude - a[1]) * radians) / 2) ** 2
  return 7917.5 * Math.asin(Math.sqrt(height + width))
}
const near =
  (latitude: number, longitude: number, radius = 52): Truth =>
  (one) =>
    one.latitude !== null &&
    one.longitude !== null &&
    miles([latitude, longitude], [one.latitude, one.longitude]) <= radius
const inCounty =
  (...counties: string[]): Truth =>
  ({ county }) =>
    county !== null && counties.includes(county)
const says =
  (pattern: RegExp): Truth =>
  ({ name, description, services, specialties, keywords }) =>
    pattern.test([name, description, ...services, ...specialties, ...keywords].join(' | '))
/** In the name, the main services or the specialities. */
const isAbout =
  (pattern: RegExp): Truth =>
  ({ name, services, specialties }) =>
    pattern.test([name, ...services.slice(0, mainServices), ...specialties].join(' | '))
const offers =
  (group: string): Truth =>
  ({ serviceGroups }) =>
    serviceGroups.some((own) => own === group)
const inCountry =
  (name: string): Truth =>
  ({ country }) =>
    country === name

const blinds = says(/blind|shade/i)
const curtains = says(/curtain|drape/i)
const shutters = says(/shutter/i)
const leeds = near(53.8, -1.55)
const bath = near(51.38, -2.36)
const cheltenham = near(51.9, -2.08)
const newcastle = near(54.97, -1.61)
const manchester = near(53.48, -2.24)
const brighton = near(50.83, -0.14)
const london = near(51.51, -0.12)

const say = (query: string, ...truths: Truth[]): Golden => ({ filter: { query }, truths })
const at = (place: string, ...truths: Truth[]): Golden => ({ filter: { near: place }, truths })
const mean = (query: string, correctedQuery: string, ...truths: Truth[]): Golden => ({
  ...say(query, ...truths),
  correctedQuery,
})

const golden: Golden[] = [
  // words and what the trade calls the same
  say('blinds', blinds),
  say('curtains', curtains),
  say('shutters', shutters),
  say('drapes', curtains),
  say('Drapery', curtains),
  say('plantation', shutters),
  say('plantation shutters', shutters),
  say('venetians', says(/venetian/i)),
  say('romans', says(/roman/i)),
  say('roller', says(/roller/i)),
  say('net curtains', says(/voile|net|sheer/i), curtains),
  say('voiles', says(/voile|net|sheer/i)),
  say('honeycomb', says(/honeycomb|cellular|duette|pleated/i)),
  say('pleated blinds', says(/honeycomb|cellular|duette|pleated/i)),
  say('blind repairs', says(/repair|mend|restring|fix/i), blinds),
  say('mending', says(/repair|mend|restring|fix/i)),
  say('curtain fitter', says(/fit|install/i), curtains),
  say('installers', says(/fit|install/i)),
  say('made to measure', says(/made.to.measure|bespoke|custom|tailor/i)),
  say('made-to-measure blinds', blinds),
  say('bespoke curtains', says(/made.to.measure|made.to.order|bespoke|custom|tailor/i), curtains),
  say('motorised blinds', says(/motor|electric|automat|remote|smart/i), blinds),
  say('electric blinds', says(/motor|electric|automat|remote|smart/i)),
  say('blackout blinds', says(/blackout|darken/i), blinds),
  say('perfect fit', says(/perfect.fit|clip|no.drill/i)),
  say('wooden blinds', says(/wood|timber/i)),
  say('conservatory blinds', says(/conservator|orangery/i)),
  say('skylight', says(/skylight|roof|velux/i)),
  say('child safe blinds', says(/child|cordless/i)),
  say('best cheap blinds near me', blinds),
  say('curtain poles', says(/pole|track|rail/i), curtains),
  // misspelt
  mean('blnids', 'blinds', blinds),
  mean('curtians', 'curtains', curtains),
  mean('shuters', 'shutters', shutters),
  mean('venitian blinds', 'venetian blinds', says(/venetian/i)),
  mean('plantaton shutters', 'plantation shutters', shutters),
  mean('rollar blinds', 'roller blinds', says(/roller/i)),
  mean('motorisd blinds', 'motorised blinds', blinds),
  mean('conservatry blinds', 'conservatory blinds', says(/conservator|orangery/i)),
  mean('repiars', 'repairs', says(/repair|mend/i)),
  mean('blinds in mancester', 'blinds in manchester', blinds, manchester),
  // postcodes in every spelling
  at('GL50 1AA', cheltenham),
  at('gl501aa', cheltenham),
  at('GL50', cheltenham),
  at('gl50 1', cheltenham),
  at(' Gl50  1aA ', cheltenham),
  at('GL', near(51.86, -2.24, 75)),
  at('LS1 4DY', leeds),
  at('sw1a1aa', london),
  at('EC1A 1BB', london),
  at('bt1 5gs', near(54.6, -5.93)),
  at('EH1', near(55.95, -3.19)),
  at('M1', manchester),
  say('shutters gl50', shutters, cheltenham),
  say('blinds LS1 4DY', blinds, leeds),
  say('ne1 curtains', curtains, newcastle),
  say('sw1a 1aa', london),
  // towns, counties, nations, and what people call them
  at('Glos', inCounty('Gloucestershire')),
  at('W Sussex', inCounty('West Sussex')),
  at('Newcastle', newcastle),
  at('Kent', inCounty('Kent')),
  at('Herts', inCounty('Hertfordshire')),
  at('leeds', leeds),
  at('LEEDS, West Yorkshire', leeds),
  at('St Albans', near(51.75, -0.34)),
  at('saint albans', near(51.75, -0.34)),
  at("King's Lynn", near(52.75, 0.4)),
  at('kings lynn', near(52.75, 0.4)),
  at('Stoke on Trent', near(53, -2.18)),
  at('Brighton', brighton),
  at('Mancester', manchester),
  at('Birmingam', near(52.48, -1.9)),
  at('Scotland', ({ latitude }) => latitude! > 54.6),
  at('Ireland', inCountry('Ireland')),
  at('Dublin', inCountry('Ireland')),
  at('Paris', inCountry('France')),
  // words and a place in one text
  say('blinds in Leeds', blinds, leeds),
  say('Leeds blinds', blinds, leeds),
  say('curtains near Bath', curtains, bath),
  say('bath curtains', curtains, bath),
  say('glos shutters', shutters, inCounty('Gloucestershire')),
  say('w sussex curtains', curtains, inCounty('West Sussex')),
  say('roman blinds newcastle', says(/roman/i), newcastle),
  say('plantation shutters in Brighton', shutters, brighton),
  say('curtain fitter kent', curtains, inCounty('Kent')),
  say('made to measure blinds manchester', blinds, manchester),
  say('blinds st albans', blinds, near(51.75, -0.34)),
  say('blinds stoke on trent', blinds, near(53, -2.18)),
  say('blind repair cardiff', says(/repair|mend/i), near(51.48, -3.18)),
  say('london shutters', shutters, london),
  say('motorised blinds edinburgh', blinds, near(55.95, -3.19)),
  say('blinds sale', blinds),
  say('john lewis blinds', blinds),
  say('dublin blinds', blinds, inCountry('Ireland')),
  // the same in the box for the place, in any order, in the middle, and with a county behind
  at('roman blinds in Leeds', says(/roman/i), leeds),
  at('Brighton shutters', shutters, brighton),
  at('curtains ne1', curtains, newcastle),
  say('blinds leeds cheap', blinds, leeds),
  say('affordable shutters bath please', shutters, bath),
  say('curtains richmond north yorkshire', curtains, near(54.4, -1.74)),
  say('curtains richmond surrey', curtains, near(51.46, -0.3)),
  say('blinds newport shropshire', blinds, near(52.77, -2.38)),
  say('blinds M1 manchester city centre', blinds, manchester),
  say('shutters 12 high street cheltenham', shutters, cheltenham),
  say('blinds near me', blinds),
  say('local curtain fitter', says(/fit|install/i), curtains),
  say('top rated blinds in leeds', blinds, leeds, ({ averageRating }) => averageRating >= 4),
  mean('shuters in cheltenam', 'shutters in cheltenham', shutters, cheltenham),
  mean('blinds machester', 'blinds manchester', blinds, manchester),
  // what suppliers are about comes before what they mention
  say('blind repair glasgow', isAbout(/repair|mend|restring/i), near(55.86, -4.25, 26)),
  say('top rated shutters guildford', isAbout(/shutter/i), near(51.24, -0.57, 26)),
  say('curtain maker norwich', isAbout(/curtain|drape/i)),
  say('interior designer', isAbout(/interior design/i)),
  say('upholsterer', isAbout(/upholster/i)),
  say('roman blinds bristol', isAbout(/roman/i)),
  say('motorised blinds', isAbout(/motor|electric|automat|remote|smart/i)),
  say('upholstery', isAbout(/upholster/i)),
  // all conditions together
  {
    filter: { query: 'velvet', near: 'Leeds', service: 'CURTAINS' },
    truths: [says(/velvet/i), leeds, offers('CURTAINS')],
  },
  { filter: { county: 'kent', service: 'SHUTTERS' }, truths: [inCounty('Kent'), offers('SHUTTERS')] },
  { filter: { query: 'blackout', county: 'Essex' }, truths: [says(/blackout|darken/i), inCounty('Essex')] },
  {
    filter: { near: 'York', service: 'REPAIRS', verified: true },
    truths: [near(53.96, -1.08), offers('REPAIRS'), ({ isVerified }) => isVerified],
  },
]

test('the first three results of typical searches are right, with very few exceptions', async () => {
  const wrong: string[] = []
  for (const { filter, truths, correctedQuery } of golden) {
    const {
      nodes,
      search,
      correctedQuery: corrected,
      droppedWords,
    } = await searchSuppliers(database.pool, { filter, first: 3 })
    const isRight =
      nodes.length > 0 && nodes.every((node) => truths.every((isTrue) => isTrue(node))) && !droppedWords.length
    if (isRight && (correctedQuery ?? null) === corrected) continue
    const shown = nodes.map(({ name, city, county }) => `${name}, ${city}, ${county}`).join('; ')
    wrong.push(
      `${JSON.stringify(filter)} near ${search.place?.name}, read as ${corrected}, less ${droppedWords.join()}: ${shown}`,
    )
  }
  expect(golden.length).toBeGreaterThanOrEqual(60)
  expect(wrong.length / golden.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
})

test('a supplier’s full name finds it, even if it contains a place', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from supplier s where not exists (select from supplier where name = s.name and id <> s.id)
      order by md5(id::text) limit 60`,
  )
  const missed: string[] = []
  for (const { name } of rows) {
    const { nodes } = await searchSuppliers(database.pool, { filter: { query: name }, sort: 'RELEVANCE', first: 10 })
    if (!nodes.some((node) => node.name === name)) missed.push(name)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(rows.length * 0.05)
})
