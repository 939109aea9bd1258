import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'
import { buildList, buildSupplier } from '../suppliers/build-supplier.ts'

const location = (id: number, name: string, supplierCount = 20) => ({
  __typename: 'Location',
  id: String(id),
  name,
  supplierCount,
})
const post = (id: number) => ({
  __typename: 'Post',
  id: String(id),
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: 'Of blinds.',
  category: 'Care',
  tags: [],
  imageUrl: null,
  publishedAt: '2026-10-01T08:00:00Z',
})
const locations = ['London', 'Birmingham', 'Liverpool', 'Nottingham', 'Sheffield', 'King’s Lynn'].map((name, index) =>
  location(index, name, index + 1),
)

const whole = {
  FeaturedSuppliers: { featuredSuppliers: [buildSupplier({ isPremium: true })] },
  PopularLocations: { popularLocations: locations },
  LatestPosts: { latestPosts: [post(1), post(2), post(3)] },
}
const answerWith = (data: Record<string, unknown>) =>
  answer(
    ...Object.entries(data).map(([name, result]) => api.query(name, () => reply(result as Record<string, unknown>))),
  )
beforeEach(() => answerWith(whole))

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('the sections are in order', async () => {
  showPage('/')
  await screen.findByRole('heading', { level: 1 })
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Featured Suppliers',
    'Popular Locations',
    'How It Works',
    'Latest from our Blog',
    'What Our Users Say',
    'Choosing the Right Window Treatments for Your Home',
    'Complete Guide to Window Treatments',
    'Window Treatment Comparison Guide',
    'Making Your Decision',
    'Window Treatment FAQ',
    'Register Your Business',
  ])
})

test('title, description, and structured data of site, search, organisation and questions', async () => {
  showPage('/', {
    logoUrl: '/pictures/logo.png',
    email: 'desk@directory.test',
    phone: '020 7946 0123',
    address: '1 High Street\nDover',
    social: { facebook: 'https://www.facebook.com/directory' },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe("Blind & Curtain Directory | UK & Europe's Trusted Suppliers")
  expect(document.querySelector('meta[name="description"]')!.getAttribute('content')).toMatch(
    /^Find and compare local suppliers of blinds, curtains and shutters/,
  )
  const data = readStructuredData(document.head)
  expect(Object.keys(data)).toEqual(['WebSite', 'Organization', 'FAQPage'])
  expect(data.WebSite!.potentialAction).toEqual({
    '@type': 'SearchAction',
    'query-input': 'required name=location',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://directory.test/directory?location={location}' },
  })
  expect(data.WebSite!.publisher).toEqual({ '@id': data.Organization!['@id'] })
  expect(data.Organization).toMatchObject({
    logo: 'https://directory.test/pictures/logo.png',
    email: 'desk@directory.test',
    telephone: '020 7946 0123',
    address: '1 High Street, Dover',
    sameAs: ['https://www.facebook.com/directory'],
  })
  const questions = data.FAQPage!.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  const shown = await section('Window Treatment FAQ')
  for (const { name, acceptedAnswer } of questions) {
    expect(shown.getByText(name)).toBeTruthy()
    expect(shown.getByText((text) => text.startsWith(acceptedAnswer.text))).toBeTruthy()
  }
  expect(questions).toHaveLength(5)
  expect(JSON.stringify(data)).not.toMatch(/Review|Rating/i)
})

test('six illustrated services link to their suppliers', async () => {
  showPage('/')
  const links = within(await screen.findByRole('list', { name: 'Services' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Blinds', '/directory?service=blinds'],
    ['Curtains', '/directory?service=curtains'],
    ['Shutters', '/directory?service=shutters'],
    ['Installation', '/directory?service=installation'],
    ['Repairs', '/directory?service=repairs'],
    ['Custom Designs', '/directory?service=custom'],
  ])
  const drawn = links.map((link) => link.querySelector('svg')!.innerHTML)
  expect(new Set(drawn).size).toBe(6)
})

test('the search: its choices, and only filled fields are sent to the directory', async () => {
  const user = userEvent.setup()
  const { address } = showPage('/')
  const field = await screen.findByLabelText('Location')
  expect(field.getAttribute('placeholder')).toBe('City, county or postcode')
  const service = screen.getByLabelText<HTMLSelectElement>('Service Type')
  expect([...service.options].map(({ value, text }) => [value, text])).toEqual([
    ['all', 'All Services'],
    ['blinds', 'Blinds'],
    ['curtains', 'Curtains'],
    ['shutters', 'Shutters'],
    ['installation', 'Installation Only'],
    ['custom', 'Custom Solutions'],
  ])
  await user.type(field, ' Bath & Wells ')
  await user.selectOptions(service, 'Custom Solutions')
  await user.click(screen.getByRole('button', { name: 'Search Now' }))
  await waitFor(() => expect(address()).toBe('/directory?location=Bath+%26+Wells&service=custom'))
  await waitFor(() => expect(localStorage.getItem('recent-searches')).toContain('location=Bath+%26+Wells'))
})

test('recent searches on this device come first, five suggestions at most, and none after a refusal', async () => {
  localStorage.clear()
  answerWith({
    Directory: buildList([]),
    Suggest: {
      suggest: ['Bath', 'Bathgate', 'Bathford', 'Batheaston', 'Bathampton'].map((text) => ({
        __typename: 'Suggestion',
        type: 'PLACE',
        text,
        detail: null,
        slug: text.toLowerCase(),
        service: null,
        supplierId: null,
      })),
    },
  })
  const user = userEvent.setup()
  const { address, goTo } = showPage('/')
  const options = async () =>
    within(await screen.findByRole('listbox', { name: 'Suggestions' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  const search = async (location: string, service: string, query: string) => {
    await user.clear(await screen.findByLabelText('Location'))
    await user.type(screen.getByLabelText('Location'), location)
    await user.selectOptions(screen.getByLabelText('Service Type'), service)
    expect(screen.getByLabelText<HTMLSelectElement>('Service Type').selectedOptions[0]?.text).toBe(service)
    await user.click(screen.getByRole('button', { name: 'Search Now' }))
    await waitFor(() => expect(address()).toBe(`/directory?${query}`))
    await goTo('/')
  }
  await user.type(await screen.findByLabelText('Location'), 'bat')
  await user.click(await screen.findByRole('option', { name: 'Bathgate' }))
  await search('Leeds', 'All Services', 'location=Leeds') // no longer the place that was chosen before
  await search('Bath', 'Shutters', 'location=Bath&service=shutters')
  await screen.findByLabelText('Service Type')
  await user.click(screen.getByLabelText('Location'))
  expect(await options()).toEqual(['BathShutters', 'LeedsAll Services'])
  await user.type(screen.getByLabelText('Location'), 'bat')
  await waitFor(async () =>
    expect(await options()).toEqual(['BathShutters', 'Bath', 'Bathgate', 'Bathford', 'Batheaston']),
  )
  await user.click(screen.getByRole('option', { name: /Bath.*Shutters/ }))
  await waitFor(() => expect(address()).toBe('/directory?location=Bath&service=shutters'))
  localStorage.setItem('advertising-consent', 'refused')
  await goTo('/')
  await screen.findByLabelText('Service Type')
  await user.click(screen.getByLabelText('Location'))
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
  expect(localStorage.getItem('recent-searches')).toBeNull()
  localStorage.clear()
})

test('on a phone the search fills the screen while in use', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const user = userEvent.setup()
  showPage('/')
  const field = await screen.findByLabelText('Location')
  const isWhole = () => field.parentElement!.dataset['sheet'] === 'true'
  expect(isWhole()).toBe(false)
  await user.click(field)
  expect(isWhole()).toBe(true)
  await user.keyboard('{Escape}')
  expect([isWhole(), document.activeElement]).toEqual([false, field])
  await user.click(field)
  await user.click(screen.getByRole('button', { name: 'Close search' }))
  expect(isWhole()).toBe(false)
  vi.unstubAllGlobals()
})

test('an empty search opens the whole directory, and is not stored as a recent one', async () => {
  localStorage.clear()
  const { address } = showPage('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Search Now' }))
  await waitFor(() => expect(address()).toBe('/directory'))
  await new Promise((done) => setTimeout(done, 50))
  expect(localStorage.getItem('recent-searches')).toBeNull()
})

test('without JavaScript the search is a plain form', async () => {
  showPage('/')
  const form = await screen.findByRole<HTMLFormElement>('search')
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/directory'])
  expect([...new FormData(form).keys()]).toEqual(['location', 'service'])
})

test('while loading: 3 suppliers, 8 locations and 3 articles as skeletons', async () => {
  answer(...Object.keys(whole).map((name) => api.query(name, () => delay('infinite'))))
  showPage('/')
  expect((await section('Featured Suppliers')).getAllByTestId('skeleton')).toHaveLength(3)
  expect((await section('Popular Locations')).getAllByTestId('skeleton')).toHaveLength(8)
  expect(screen.getByRole('list', { name: 'Popular locations' }).ariaBusy).toBe('true')
  expect(screen.getAllByRole('list', { name: 'Loading' }).map((list) => list.ariaBusy)).toEqual(['true', 'true'])
  expect((await section('Latest from our Blog')).getAllByTestId('skeleton')).toHaveLength(3)
})

const failures = [
  [
    'Featured Suppliers',
    'FeaturedSuppliers',
    'Failed to load featured suppliers. Please try again later.',
    'Honeybourne Blinds',
  ],
  ['Popular Locations', 'PopularLocations', 'Failed to load popular locations. Please try again later.', 'London'],
  ['Latest from our Blog', 'LatestPosts', 'Failed to load blog posts. Please try again later.', 'Post 1'],
] as const

for (const [name, query, message, found] of failures) {
  test(`${name}: a failure is reported only there, and its button retries`, async () => {
    answer(api.query(query, () => refuse('x')))
    showPage('/')
    const part = await section(name)
    expect((await part.findByRole('alert')).textContent).toContain(message)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    answerWith(whole)
    await userEvent.click(part.getByRole('button', { name: 'Try Again' }))
    expect(await part.findByText(found)).toBeTruthy()
    expect(part.queryByRole('alert')).toBeNull()
  })
}

test('featured suppliers as cards, and a link to all', async () => {
  showPage('/')
  const part = await section('Featured Suppliers')
  expect(await part.findByRole('article', { name: /Honeybourne Blinds/ })).toBeTruthy()
  expect(part.getByRole('link', { name: 'View all suppliers' }).getAttribute('href')).toBe('/directory')
})

test('no featured suppliers, no articles', async () => {
  answerWith({ FeaturedSuppliers: { featuredSuppliers: [] }, LatestPosts: { latestPosts: [] } })
  showPage('/')
  expect(await screen.findByText('No suppliers are featured at the moment.')).toBeTruthy()
  expect(await screen.findByText('There are no articles yet.')).toBeTruthy()
})

test('each location links to its suppliers; two more tiles link to all places', async () => {
  showPage('/')
  const part = await section('Popular Locations')
  await part.findByText('London')
  expect(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['London 1 supplier', '/directory?location=London'],
    ['Birmingham 2 suppliers', '/directory?location=Birmingham'],
    ['Liverpool 3 suppliers', '/directory?location=Liverpool'],
    ['Nottingham 4 suppliers', '/directory?location=Nottingham'],
    ['Sheffield 5 suppliers', '/directory?location=Sheffield'],
    ['King’s Lynn 6 suppliers', '/directory?location=King%E2%80%99s%20Lynn'],
    ['Browse by County All UK counties', '/counties'],
    ['View All Locations Browse all suppliers', '/directory'],
  ])
})

test('how it works, in three steps', async () => {
  showPage('/')
  const part = await section('How It Works')
  expect(part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent.trim())).toEqual([
    '1 Search',
    '2 Compare',
    '3 Connect',
  ])
})

test('the newest articles, and a link to the blog', async () => {
  showPage('/')
  const part = await section('Latest from our Blog')
  expect(await part.findAllByRole('article')).toHaveLength(3)
  expect(part.getByRole('link', { name: 'View all articles' }).getAttribute('href')).toBe('/blog')
  expect(part.getByRole('link', { name: 'Post 2' }).getAttribute('href')).toBe('/blog/post-2')
})

test('three testimonials with half stars, labelled as examples', async () => {
  showPage('/')
  const part = await section('What Our Users Say')
  expect(part.getByRole('list', { name: 'Examples' }).tabIndex).toBe(0) // the keyboard scrolls it
  expect(part.getByText(/^These are illustrative quotes\./)).toBeTruthy()
  expect(
    part.getAllByRole('figure').map((figure) => within(figure).getByRole('img').getAttribute('aria-label')),
  ).toEqual(['5 out of 5 stars', '4.5 out of 5 stars', '4 out of 5 stars'])
  expect(part.getByText('David Thompson').parentElement!.textContent).toBe('David Thompson Bristol')
})

test('the three advertisement slots', async () => {
  const adSlots = ['home-top-banner', 'home-mid-section', 'home-bottom-banner'].map((id) => ({
    __typename: 'AdSlot',
    id,
    name: id,
    format: 'HORIZONTAL',
    location: 'Homepage',
    isActive: true,
    isFixed: true,
    creativeUrl: null,
    creativeLink: null,
    creativeText: null,
  }))
  const adSettings = {
    __typename: 'AdSettings',
    isEnabled: false,
    network: 'DIRECT_DEAL',
    publisherId: '',
    isTestMode: false,
  }
  answer(api.query('Ads', () => reply({ adSettings, adSlots })))
  showPage('/')
  const places = await screen.findAllByRole('complementary', { name: /^Advertisement/ })
  expect(places.map((place) => place.getAttribute('aria-label'))).toEqual([
    'Advertisement: home-top-banner',
    'Advertisement: home-mid-section',
    'Advertisement: home-bottom-banner',
  ])
})
