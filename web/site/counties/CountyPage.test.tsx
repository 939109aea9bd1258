import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, delay } from 'msw'
import { expect, test } from 'vitest'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'
import { buildSupplier } from '../suppliers/build-supplier.ts'
import { readArrangement } from './arrangement.ts'
import { buildAdvice, buildCounty, buildEmptyCounty, buildGuide } from './build-county.ts'

const answerWith = (county: Record<string, unknown> | null) => answer(api.query('County', () => reply({ county })))
const show = async (county: Record<string, unknown>) => {
  answerWith(county)
  const page = showPage('/counties/essex')
  await screen.findByRole('heading', { level: 1, name: 'Blinds & Curtains Suppliers in Essex' })
  return page
}
interface SchemaItem {
  name: string
  item?: string
  acceptedAnswer: { text: string }
}
const structured = () =>
  readStructuredData(document) as Record<string, unknown> as Partial<
    Record<string, { itemListElement: SchemaItem[]; mainEntity: SchemaItem[] }>
  >
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const getLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('while loading: heading, a line and six cards as skeletons, and the title by the slug', async () => {
  answer(api.query('County', () => delay('infinite')))
  showPage('/counties/tyne-and-wear')
  expect(await screen.findAllByTestId('skeleton')).toHaveLength(6)
  await waitFor(() =>
    expect(document.title).toBe('Blinds & Curtains Suppliers in Tyne And Wear | Blind & Curtain Directory'),
  )
})

test('title, description and keywords; FAQ and breadcrumbs as structured data until the visitor leaves', async () => {
  const { unmount } = await show(buildCounty())
  expect(document.title).toBe('Blinds & Curtains Suppliers in Essex | Blind & Curtain Directory')
  expect(meta('description')).toMatch(/ suppliers in Essex\. Compare 5 local suppliers by rating and reviews, /)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://directory.test/counties/essex',
  )
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://directory.test/pictures/county/essex.png',
  )
  expect(meta('keywords')).toContain('blinds Essex')
  expect(meta('robots')).toBeUndefined()
  expect(Object.keys(structured())).toEqual(['FAQPage', 'BreadcrumbList'])
  const { BreadcrumbList: crumbs, FAQPage: faq } = structured()
  expect(crumbs!.itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Home', 'https://directory.test/'],
    ['Counties', 'https://directory.test/counties'],
    ['Essex', undefined],
  ])
  expect(faq!.mainEntity).toHaveLength(5)
  unmount()
  expect(structured()).toEqual({})
})

test('hero with the count, featured suppliers, then groups by town, largest first', async () => {
  await show(buildCounty())
  expect(screen.getByText("We've found 5 trusted suppliers in Essex, England.")).toBeTruthy()
  expect(getLinks(screen.getByRole('navigation', { name: 'On this page' }))).toEqual([
    ['By town', '/counties/essex#suppliers'],
    ['Local guide', '/counties/essex#guide'],
    ['Questions', '/counties/essex#questions'],
    ['Map', '/directory?county=Essex&view=map'],
  ])
  const featured = screen.getByRole('region', { name: 'Featured Suppliers in Essex' })
  expect(
    within(featured)
      .getAllByRole('article')
      .map((card) => card.getAttribute('aria-label')),
  ).toEqual(['Marine Drapes'])
  const groups = within(screen.getByRole('region', { name: 'Suppliers by Town' }))
  const headings = groups.getAllByRole('heading', { level: 3 }).filter((heading) => !heading.closest('article'))
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Southend-on-Sea 3 suppliers',
    'Chelmsford 1 supplier',
    'Other Locations 1 supplier',
  ])
  const southend = headings[0]!.parentElement!
  expect(
    within(southend)
      .getAllByRole('article')
      .map((card) => card.getAttribute('aria-label')),
  ).toEqual(['Pier Blinds', 'Marine Drapes', 'Leigh Shutters'])
  expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull()
})

test('one supplier is singular; without premium suppliers there is no featured section', async () => {
  await show(buildCounty({ supplierCount: 1, topSuppliers: [buildSupplier()], featuredSuppliers: [], country: null }))
  expect(screen.getByText("We've found 1 trusted supplier in Essex.")).toBeTruthy()
  expect(meta('description')).toMatch(/ Compare local suppliers by rating and reviews, /)
  expect(screen.queryByRole('heading', { name: /^Featured Suppliers/ })).toBeNull()
})

test('a county with more suppliers than a page holds links to all of them, and to those of each town', async () => {
  const cities = [{ __typename: 'CityCount', city: 'Southend-on-Sea', urlName: 'southend-on-sea', supplierCount: 1100 }]
  await show(buildCounty({ supplierCount: 1234, cities }))
  expect(screen.getByRole('link', { name: 'See all 1,234 suppliers in Essex' }).getAttribute('href')).toBe(
    '/counties/essex/all',
  )
  expect(screen.getByRole('link', { name: 'See all 1,100 suppliers in Southend-on-Sea' }).getAttribute('href')).toBe(
    '/counties/essex/southend-on-sea',
  )
})

test('the Featured section links to all premium suppliers of the county, unless it shows them all', async () => {
  const { unmount } = await show(buildCounty({ featuredCount: 15 }))
  const featured = () => within(screen.getByRole('region', { name: 'Featured Suppliers in Essex' }))
  expect(featured().getByText('See all 15 featured suppliers in Essex').getAttribute('href')).toBe(
    '/counties/essex/featured',
  )
  unmount()
  await show(buildCounty())
  expect(featured().queryByText(/^See all/)).toBeNull()
})

test('services and orders are links that work without code, and cover the whole county', async () => {
  const queries: unknown[] = []
  const names = ['Pier Blinds', 'Abbey Blinds']
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  answer(
    api.query('CountySuppliers', async ({ variables }) => {
      queries.push(variables)
      if (variables.sort === 'NAME') await released
      const nodes = names.map((name) => buildSupplier({ id: name, name, county: 'Essex' }))
      const suppliers = { __typename: 'SupplierConnection', totalCount: 100, nodes }
      return reply({ county: { __typename: 'County', id: '15', suppliers } })
    }),
  )
  await show(buildCounty({ supplierCount: 388 }))
  const part = within(screen.getByRole('region', { name: 'Suppliers by Town' }))
  const shown = () => part.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  expect(getLinks(part.getByRole('navigation', { name: 'Service' }))).toEqual([
    ['All Services', '/counties/essex#suppliers'],
    ['Blinds', '/counties/essex?service=blinds#suppliers'],
    ['Custom Designs', '/counties/essex?service=custom#suppliers'],
  ])
  expect(getLinks(part.getByRole('navigation', { name: 'Sort by' })).map(([name]) => name)).toEqual([
    'Best match',
    'Highest rated',
    'Most reviews',
    'Name A–Z',
  ])
  expect(part.getByRole('link', { name: 'All Services' }).getAttribute('aria-current')).toBe('true')
  expect(part.getByRole('link', { name: 'Blinds' }).getAttribute('rel')).toBe('nofollow')
  await userEvent.click(part.getByRole('link', { name: 'Blinds' }))
  await waitFor(() => expect(shown()).toEqual(names))
  expect(part.getByRole('status').textContent).toBe('100 suppliers for Blinds in Essex · Best match')
  await userEvent.click(part.getByRole('link', { name: 'Name A–Z' }))
  expect(await part.findByText('Looking for suppliers…')).toBeTruthy()
  expect([shown(), part.queryByRole('link', { name: /^See all/ })]).toEqual([names, null]) // the list before stays
  expect(document.querySelector('.county-arranged')!.ariaBusy).toBe('true')
  release()
  await waitFor(() => expect(part.getByRole('status').textContent).toBe('100 suppliers for Blinds in Essex · Name A–Z'))
  expect(part.getByRole('link', { name: 'Name A–Z' }).getAttribute('aria-current')).toBe('true')
  expect(part.getByRole('link', { name: 'See all 100 suppliers' }).getAttribute('href')).toBe(
    '/directory?service=blinds&county=Essex&sort=name',
  )
  expect(queries).toEqual([
    { urlName: 'essex', service: 'BLINDS', sort: 'BEST' },
    { urlName: 'essex', service: 'BLINDS', sort: 'NAME' },
  ])
  const unknown = new URLSearchParams('service=roofs&sort=distance') // nothing is nearest to a county
  expect(readArrangement(unknown)).toEqual({ service: '', sort: '' })
})

test('if a county’s filtered list fails, it says so there, and can be retried', async () => {
  answer(api.query('CountySuppliers', () => HttpResponse.error()))
  answerWith(buildCounty())
  showPage('/counties/essex?sort=reviews')
  expect(await screen.findByText('Failed to load suppliers. Please try again.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Blinds & Curtains Suppliers in Essex' })).toBeTruthy()
  const suppliers = { __typename: 'SupplierConnection', totalCount: 1, nodes: [buildSupplier({ name: 'Pier Blinds' })] }
  answer(api.query('CountySuppliers', () => reply({ county: { __typename: 'County', id: '15', suppliers } })))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await screen.findByText('1 supplier in Essex')).getAttribute('role')).toBe('status')
})

test('while a county’s filtered list loads, no suppliers of another county are shown', async () => {
  const suppliers = { __typename: 'SupplierConnection', totalCount: 1, nodes: [buildSupplier({ name: 'Only Essex' })] }
  answer(
    api.query('County', ({ variables: { urlName } }) => {
      const name = urlName === 'kent' ? 'Kent' : 'Essex'
      return reply({ county: buildCounty({ id: name, name, urlName }) })
    }),
    api.query('CountySuppliers', ({ variables: { urlName } }) =>
      urlName === 'kent' ? delay('infinite') : reply({ county: { __typename: 'County', id: 'Essex', suppliers } }),
    ),
  )
  const { goTo } = showPage('/counties/kent')
  await screen.findByRole('heading', { level: 1, name: 'Blinds & Curtains Suppliers in Kent' })
  await goTo('/counties/essex?sort=reviews')
  await screen.findByRole('article', { name: 'Only Essex' })
  await goTo('/counties/kent?sort=reviews')
  await screen.findByRole('heading', { level: 2, name: 'Suppliers in Kent' })
  expect(screen.queryByRole('article', { name: 'Only Essex' })).toBeNull()
})

test('on a phone a town beyond six suppliers, and towns after the first five suppliers, are folded; all are in the page', async () => {
  const suppliers = Array.from({ length: 12 }, (_, index) =>
    buildSupplier({
      id: `${index}`,
      name: `Blinds ${index}`,
      city: index === 0 ? 'Witham' : index < 9 ? 'Harlow' : 'Maldon',
    }),
  )
  await show(buildCounty({ supplierCount: 12, topSuppliers: suppliers, cities: [] }))
  const part = screen.getByRole('region', { name: 'Suppliers by Town' })
  const folds = [...part.querySelectorAll('.county-groups details:not(.menu)')]
  expect(folds.map((fold) => fold.querySelector('summary')!.textContent.trim())).toEqual([
    'Show all 8: Harlow',
    'Show all 12',
    'Maldon 3 suppliers',
    'Witham 1 supplier',
  ])
  expect(folds.map((fold) => fold.querySelectorAll('article').length)).toEqual([2, 4, 3, 1])
  expect(part.querySelectorAll('article')).toHaveLength(12)
})

test('after the first towns, those with up to three suppliers, or none here, are one line each, in their places', async () => {
  const suppliers = Array.from({ length: 8 }, (_, index) =>
    buildSupplier({ id: `${index}`, name: `Blinds ${index}`, city: index < 6 ? 'Harlow' : 'Maldon' }),
  )
  const counts = [
    ['Harlow', 6],
    ['Epping', 4],
    ['Maldon', 3],
    ['Witham', 1],
  ].map(([city, supplierCount]) => ({
    __typename: 'CityCount',
    city,
    urlName: String(city).toLowerCase(),
    supplierCount,
  }))
  await show(buildCounty({ supplierCount: 14, topSuppliers: suppliers, cities: counts }))
  const part = screen.getByRole('region', { name: 'Suppliers by Town' })
  const headings = [...part.querySelectorAll('h3')].filter((heading) => !heading.closest('article'))
  expect(headings.map((heading) => [heading.textContent.trim(), Boolean(heading.closest('.county-line'))])).toEqual([
    ['Harlow 6 suppliers', false],
    ['Epping 4 suppliers', true],
    ['Maldon 3 suppliers', true],
    ['Witham 1 supplier', true],
  ])
  const [, maldon, witham] = part.querySelectorAll<HTMLElement>('.county-line')
  expect(maldon!.querySelectorAll('article')).toHaveLength(2)
  expect(within(maldon!).getByText('See all 3 suppliers in Maldon').getAttribute('href')).toBe('/counties/essex/maldon')
  expect(within(witham!).getByText('Witham').getAttribute('href')).toBe('/counties/essex/witham')
})

test('after the first towns, one with more than three suppliers shows them', async () => {
  const suppliers = Array.from({ length: 11 }, (_, index) =>
    buildSupplier({ id: `${index}`, city: index < 6 ? 'Harlow' : index < 10 ? 'Maldon' : 'Witham' }),
  )
  await show(buildCounty({ supplierCount: 11, topSuppliers: suppliers, cities: [] }))
  const part = within(screen.getByRole('region', { name: 'Suppliers by Town' }))
  const isLine = (town: RegExp) => part.getByRole('heading', { name: town }).closest('.county-line') !== null
  expect([/^Harlow 6/, /^Maldon 4/, /^Witham 1/].map(isLine)).toEqual([false, false, true])
})

test('a search box searches within the county, and its picture opens the map', async () => {
  const { address } = await show(buildCounty())
  expect(screen.getByRole('link', { name: 'Open the map of suppliers in Essex' }).getAttribute('href')).toBe(
    '/directory?county=Essex&view=map',
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in Essex' }), 'roman{Enter}')
  await waitFor(() => expect(address()).toBe('/directory?county=Essex&search=roman'))
})

test('on a phone, towns without a supplier on the page are folded like others', async () => {
  const cities = ['Harlow', ...Array.from({ length: 9 }, (_, index) => `Town ${index}`)]
  const counts = cities.map((city) => ({
    __typename: 'CityCount',
    city,
    urlName: city.toLowerCase(),
    supplierCount: 6,
  }))
  const inHarlow = Array.from({ length: 6 }, (_, index) => buildSupplier({ id: `${index}`, city: 'Harlow' }))
  await show(buildCounty({ supplierCount: 60, topSuppliers: inHarlow, cities: counts }))
  const fold = screen.getByRole('region', { name: 'Suppliers by Town' }).querySelector('.county-groups .phone-fold')!
  expect(fold.querySelector('summary')!.textContent).toBe('Show all 10 towns')
  expect([...fold.querySelectorAll('h3')].map((town) => town.textContent)).toHaveLength(9)
})

test('statistics; a population has its source, or is left out', async () => {
  const { unmount } = await show(buildCounty())
  const figures = screen.getByRole('region', { name: 'Essex in Figures' })
  expect(figures.textContent).toContain('Suppliers5')
  expect(figures.textContent).toContain('Average Rating4.3')
  expect(figures.textContent).toContain('Population1,859,800Census 2021, Office for National Statistics')
  expect(
    within(figures)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Southend-on-Sea 3 suppliers', 'Chelmsford 1 supplier'])
  unmount()
  const stats = {
    __typename: 'CountyStats',
    supplierCount: 5,
    averageRating: null,
    populationEstimate: null,
    topCities: [],
  }
  const bare = await show(buildCounty({ stats }))
  expect(screen.queryByText('Population')).toBeNull()
  expect(screen.queryByText('Average Rating')).toBeNull()
  expect(screen.queryByText('Top Cities')).toBeNull()
  bare.unmount()
  const populationEstimate = { __typename: 'Population', people: 1200, year: 2022, source: 'Scottish Government' }
  await show(buildCounty({ stats: { ...stats, populationEstimate } }))
  expect(screen.getByText('Scottish Government, 2022')).toBeTruthy()
})

test('expert advice with its tags, and why it matters; supplied tips replace the others', async () => {
  const { unmount } = await show(buildCounty())
  const advice = screen.getByRole('region', { name: 'Expert Advice for Essex' })
  expect(
    within(advice)
      .getAllByRole('listitem')
      .map((tag) => tag.textContent),
  ).toEqual(['period properties', 'energy efficiency', 'smart home', 'child and pet safety', 'natural light'])
  expect(within(advice).getAllByRole('heading', { level: 3 }).at(-1)!.textContent).toBe('Why Expert Advice Matters')
  unmount()
  await show(buildCounty({ advice: [buildAdvice('Mind the estuary wind', 'weather')] }))
  expect(screen.getByRole('heading', { name: 'Mind the estuary wind' })).toBeTruthy()
  expect(screen.queryByText('period properties')).toBeNull()
})

test('the guide: overview, buying guide, seasons, styles, materials, weather', async () => {
  const { container } = await show(buildCounty())
  for (const heading of [
    'About Blinds & Curtains in Essex',
    'Buying Guide',
    'Seasonal Guide',
    'Spring',
    'Summer',
    'Autumn',
    'Winter',
    'Popular Styles',
    'Recommended Materials',
    'Weather Considerations',
  ]) {
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
  }
  for (const text of [
    'Flint cottages and seaside terraces.',
    'Measure every bay on its own.',
    'Wash the nets.',
    'Draw them early.',
    'Wool curtains',
    'Aluminium',
    'Salt stiffens cheap tracks.',
    'Average Installation Time: 3-5 Days',
  ]) {
    expect(container.textContent).toContain(text)
  }
})

test('each major city shows its text and its suppliers, whatever the case and hyphens; Back opens it again', async () => {
  const { unmount } = await show(buildCounty())
  const cities = screen.getByRole('region', { name: 'Major Cities' })
  const [southend, harlow] = [...cities.querySelectorAll('details')]
  expect(southend!.open).toBe(false)
  expect([southend!, harlow!].map((city) => city.getAttribute('name'))).toEqual(['cities', 'cities'])
  history.replaceState({ idx: 3 }, '') // the router's
  await userEvent.click(within(southend!).getByText('Southend on Sea'))
  expect(southend!.open).toBe(true)
  await waitFor(() => expect(history.state).toEqual({ idx: 3, openFolds: ['cities: Southend on Sea'] }))
  expect(southend!.textContent).toContain('Tall bays face the pier.')
  expect(getLinks(southend!)).toEqual([
    ['Pier Blinds', '/suppliers/1'],
    ['Marine Drapes', '/suppliers/2'],
    ['Leigh Shutters', '/suppliers/3'],
  ])
  await userEvent.click(within(southend!).getByText('Southend on Sea'))
  expect(southend!.open).toBe(false)
  await waitFor(() => expect(history.state).toEqual({ idx: 3, openFolds: [] }))
  expect(within(harlow!).queryByRole('link', { hidden: true })).toBeNull()
  unmount()
  history.replaceState({ openFolds: ['cities: Harlow'] }, '')
  await show(buildCounty())
  const again = [...screen.getByRole('region', { name: 'Major Cities' }).querySelectorAll('details')]
  expect(again.map(({ open }) => open)).toEqual([false, true])
  history.replaceState(null, '')
})

test('a major city links to all its suppliers, including those not on the page', async () => {
  const cities = [
    { __typename: 'CityCount', city: 'Southend-on-Sea', urlName: 'southend-on-sea', supplierCount: 70 },
    { __typename: 'CityCount', city: 'Harlow', urlName: 'harlow', supplierCount: 1 },
  ]
  await show(buildCounty({ cities }))
  const [southend, harlow] = [...screen.getByRole('region', { name: 'Major Cities' }).querySelectorAll('details')]
  await userEvent.click(within(southend!).getByText('Southend on Sea'))
  expect(getLinks(southend!).at(-1)).toEqual(['All 70 suppliers in Southend on Sea', '/counties/essex/southend-on-sea'])
  await userEvent.click(within(harlow!).getByText('Harlow'))
  expect(getLinks(harlow!)).toEqual([['1 supplier in Harlow', '/counties/essex/harlow']])
})

test('a major city’s suppliers are found behind those of larger towns, at most twenty', async () => {
  const topSuppliers = [...Array.from({ length: 25 }, () => 'Southend-on-Sea'), 'Harlow'].map((city, id) =>
    buildSupplier({ id: `${id}`, name: `Number ${id}`, city }),
  )
  await show(buildCounty({ supplierCount: 26, topSuppliers, cities: [] }))
  const [southend, harlow] = [...screen.getByRole('region', { name: 'Major Cities' }).querySelectorAll('details')]
  await userEvent.click(within(southend!).getByText('Southend on Sea'))
  expect(getLinks(southend!)).toHaveLength(20)
  await userEvent.click(within(harlow!).getByText('Harlow'))
  expect(getLinks(harlow!)).toEqual([['Number 25', '/suppliers/25']])
})

test('five questions, from the first three styles and materials, with the usual prices and times', async () => {
  await show(buildCounty())
  const questions = [...screen.getByRole('region', { name: 'Frequently Asked Questions' }).querySelectorAll('details')]
  expect(questions.map((item) => item.querySelector('summary')?.textContent.trim())).toEqual([
    'What are the most popular blinds in Essex?',
    'What are the best materials for window treatments in Essex?',
    'How do the seasons affect window treatments in Essex?',
    'How much do blinds and curtains cost in Essex?',
    'How long does installation take in Essex?',
  ])
  const answers = questions.map((item) => item.querySelector('p')!.textContent)
  expect(answers[0]).toContain('Roman blinds; Half shutters; Sheer panels.')
  expect(answers[0]).not.toContain('Wool curtains')
  expect(answers[1]).toContain('Sailcloth; Vinyl; Lined linen.')
  expect(answers[3]).toContain(
    'basic roller blinds cost about £20-£40 per window and custom-made curtains about £100-£500+',
  )
  expect(answers[4]).toContain('Average Installation Time: 3-5 Days')
  expect(structured().FAQPage!.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(answers)
})

test('without a guide there are neither questions nor FAQ data', async () => {
  const { unmount } = await show(buildCounty({ description: 'On the estuary.' }))
  const about = () => screen.getByText('On the estuary.').closest('section, header')!.localName
  expect(about()).toBe('section') // of the guide
  unmount()
  await show(buildCounty({ content: null, description: 'On the estuary.', neighbours: [], services: [] }))
  expect(about()).toBe('header')
  expect(screen.queryByRole('heading', { name: 'Neighbouring Counties' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Services in Essex' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Frequently Asked Questions' })).toBeNull()
  expect(Object.keys(structured())).toEqual(['BreadcrumbList'])
})

test('links to the county’s suppliers of each service, as in the sitemap', async () => {
  await show(buildCounty())
  expect(getLinks(screen.getByRole('navigation', { name: 'Services in Essex' }))).toEqual([
    ['Blinds in Essex', '/directory?service=blinds&county=Essex'],
    ['Custom Designs in Essex', '/directory?service=custom&county=Essex'],
  ])
})

test('neighbouring counties', async () => {
  await show(buildCounty({ content: buildGuide({ cities: [] }) }))
  expect(getLinks(screen.getByRole('region', { name: 'Neighbouring Counties' }))).toEqual([
    ['Kent1 supplier', '/counties/kent'],
    ['RutlandComing soon', '/counties/rutland'],
  ])
})

test('a county without suppliers says so, and is not indexed', async () => {
  await show(buildEmptyCounty())
  expect(screen.getByRole('heading', { name: 'No Suppliers Found' })).toBeTruthy()
  expect(
    screen.getByText(
      "We couldn't find any blind or curtain suppliers in Essex. Please try another county or check back later.",
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse All Counties' }).getAttribute('href')).toBe('/counties')
  expect(meta('robots')).toBe('noindex')
  for (const name of ['Essex in Figures', 'Suppliers by Town', 'Expert Advice for Essex'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
  expect(screen.queryByText(/^We've found/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^Open the map/ })).toBeNull()
})

test('an unknown county', async () => {
  answerWith(null)
  showPage('/counties/middle-earth')
  expect(await screen.findByRole('heading', { name: 'County Not Found' })).toBeTruthy()
  expect(
    screen.getByText(
      "We couldn't find any suppliers in Middle Earth. Please check the county name or try another location.",
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse All Counties' }).getAttribute('href')).toBe('/counties')
})

test('no county at all', async () => {
  showPage('/counties/%20')
  expect(await screen.findByText('Please specify a county to view suppliers.')).toBeTruthy()
})

test('a failure is shown in a toast and as County Not Found, and can be retried', async () => {
  answer(api.query('County', () => refuse('x')))
  showPage('/counties/essex')
  expect(await screen.findByText('Failed to load suppliers. Please try again.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'County Not Found' })).toBeTruthy()
  answerWith(buildCounty())
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Blinds & Curtains Suppliers in Essex' })).toBeTruthy()
})

test('other spellings and old addresses redirect to the county’s address', async () => {
  answerWith(buildCounty())
  const { address, unmount } = showPage('/counties/County-Essex?from=mail')
  await waitFor(() => expect(address()).toBe('/counties/essex?from=mail'))
  unmount()
  const old = showPage('/county-suppliers/essex?from=mail')
  await waitFor(() => expect(old.address()).toBe('/counties/essex?from=mail'))
})
