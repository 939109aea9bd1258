import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, delay, http } from 'msw'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../../app/apollo.ts'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { answer, api, refuse, reply, showPage, toastKind } from '../../app/show-page.tsx'
import { mockMap } from '../../app/mock-map.ts'
import { DirectoryDocument } from '../search/Directory.generated.ts'
import { emptyFilter } from '../search/directory-filter.ts'
import { useEarlierPages } from '../search/use-earlier-pages.ts'
import { buildList, buildPlace, buildSupplier } from '../suppliers/build-supplier.ts'
import { load } from './DirectoryPage.tsx'

const answerWith = (nodes: Record<string, unknown>[], overrides = {}) =>
  answer(api.query('Directory', () => reply(buildList(nodes, overrides))))

test('title, subtitle, and six skeletons while loading', async () => {
  answer(api.query('Directory', () => delay('infinite')))
  showPage('/directory')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blind & Curtain Supplier Directory' })).toBeTruthy()
  expect(screen.getByText('Find top-rated suppliers across the UK and Europe')).toBeTruthy()
  expect(screen.getAllByTestId('skeleton')).toHaveLength(6)
})

test('a card shows name, place, rating and services', async () => {
  answerWith([
    buildSupplier({
      isPremium: true,
      isVerified: true,
      distance: 3.24,
      reviewCount: 1,
      services: ['Blinds', 'Curtains', 'Repairs', 'Installation', 'Consultation'],
    }),
  ])
  showPage('/directory')
  const card = await screen.findByRole('article', { name: /Honeybourne Blinds/ })
  expect(card.textContent).toContain('Cheltenham, Gloucestershire')
  expect(card.textContent).toContain('3.2 miles')
  expect(card.textContent).toContain('4.3(1 review)')
  expect(card.textContent).toContain('Featured')
  expect(card.textContent).toContain('Verified')
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Blinds', 'Curtains', 'Repairs', '+2 more'])
  expect(within(card).getByRole('link', { name: 'View Profile of Honeybourne Blinds' }).getAttribute('href')).toBe(
    '/suppliers/7',
  )
})

test('a card with a logo, a name beyond two lines, and a young business', async () => {
  const year = new Date().getFullYear()
  const long = 'Honeybourne and Daughters Blinds and Curtains'
  const nodes = [
    buildSupplier({ name: long, logoUrl: '/logo.png', establishedYear: year - 9 }),
    buildSupplier({ id: '8', name: long.slice(1), establishedYear: year, distance: 0 }),
  ]
  answerWith(nodes)
  showPage('/directory')
  const [first, second] = await screen.findAllByRole('article')
  expect(first!.querySelector('img')!.getAttribute('src')).toBe('/logo.png')
  expect(second!.querySelector('img')).toBeNull()
  const titles = screen.getAllByRole('heading', { level: 3 }).map((name) => name.querySelector('a')!.title)
  expect(titles).toEqual([long, ''])
  expect(within(first!).getByText(`Since ${year - 9}`)).toBeTruthy()
  expect(second!.textContent).not.toMatch(/Since|Trading/)
  expect(within(second!).getByText('under 1 mile')).toBeTruthy()
})

test('a card helps to choose: the number to tap, opening status or years trading, and a line from a review', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-14T10:00:00Z'), toFake: ['Date'] }) // a Wednesday
  answerWith([
    buildSupplier({
      establishedYear: 2002,
      hoursText: 'Mo off; We 09:00-17:30; Th 09:00-17:30',
      reviewLine: 'Measured twice, fitted once.',
    }),
    buildSupplier({ id: '8', name: 'Quiet Blinds', phone: null }),
    buildSupplier({ id: '9', name: 'Old Blinds', establishedYear: 2002 }),
  ])
  showPage('/directory')
  const card = within(await screen.findByRole('article', { name: /Honeybourne Blinds/ }))
  // Text in any script and direction moves nothing beside it.
  expect(card.getByRole('link', { name: 'Honeybourne Blinds' }).innerHTML).toBe('<bdi>Honeybourne Blinds</bdi>')
  expect(card.getByText('Made to measure in Cheltenham.').dir).toBe('auto')
  expect(card.getByText('“Measured twice, fitted once.”').localName).toBe('bdi')
  expect(card.getByRole('link', { name: '01632 960123' }).getAttribute('href')).toBe('tel:01632960123')
  expect(await card.findByText('Open now · closes 5:30 pm')).toBeTruthy()
  expect(card.queryByText('Trading for 24 years')).toBeNull() // shown only if the hours are unknown
  expect(within(screen.getByRole('article', { name: 'Old Blinds' })).getByText('Trading for 24 years')).toBeTruthy()
  expect(card.getByText('“Measured twice, fitted once.”')).toBeTruthy()
  const quiet = screen.getByRole('article', { name: 'Quiet Blinds' })
  expect(quiet.textContent).not.toMatch(/Trading|Since|Open|Closed|“/)
  vi.useRealTimers()
})

test('a card shows Open now or Closed in its country’s time zone', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-14T10:00:00Z'), toFake: ['Date'] }) // a Wednesday, at eleven in Germany
  const hoursText = 'We 09:00-10:30'
  answerWith([
    buildSupplier({ name: 'Honeybourne Blinds', hoursText }),
    buildSupplier({ id: '8', name: 'Rollos am Ring', country: 'Germany', hoursText }),
    buildSupplier({ id: '9', name: 'Liffey Blinds', country: 'Ireland', hoursText }),
  ])
  showPage('/directory')
  const card = async (name: string) => within(await screen.findByRole('article', { name }))
  expect(await (await card('Honeybourne Blinds')).findByText('Open now · closes 10:30 am')).toBeTruthy()
  expect(await (await card('Rollos am Ring')).findByText('Closed')).toBeTruthy()
  expect(await (await card('Liffey Blinds')).findByText('Open now · closes 10:30 am')).toBeTruthy()
  vi.useRealTimers()
})

test('a card copies the phone, the email, the address or everything, and says which', async () => {
  const user = userEvent.setup()
  answerWith([buildSupplier()])
  showPage('/directory')
  const card = within(await screen.findByRole('article'))
  const phone = card.getByRole('button', { name: 'Copy phone of Honeybourne Blinds' })
  const icon = phone.innerHTML
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(phone)
  expect(await screen.findByText('Copy Failed')).toBeTruthy()
  expect(toastKind('Copy Failed')).toBe('error')
  expect(phone.innerHTML).toBe(icon) // no tick
  vi.restoreAllMocks()
  for (const [button, title, copied] of [
    ['Copy phone of Honeybourne Blinds', 'Phone Copied', '01632 960123'],
    ['Copy email of Honeybourne Blinds', 'Email Copied', 'hello@honeybourne.example.com'],
    ['Copy address of Honeybourne Blinds', 'Address Copied', '12 High Street, Cheltenham, Gloucestershire, GL50 1AB'],
    ['Copy contact info of Honeybourne Blinds', 'Contact Info Copied!', expect.stringContaining('01632 960123')],
  ] as const) {
    await user.click(card.getByRole('button', { name: button }))
    expect(await screen.findByText(title)).toBeTruthy()
    expect(toastKind(title)).toBe('success')
    expect(
      await screen.findByText(`${title.replace(/ Copied!?$/, '')} has been copied to your clipboard.`),
    ).toBeTruthy()
    expect(await navigator.clipboard.readText()).toEqual(copied)
    expect(title === 'Phone Copied' && phone.innerHTML === icon).toBe(false) // a tick
  }
  const menu = phone.closest('details')!
  menu.open = true
  screen.getByLabelText('Search').focus()
  await user.keyboard('{Escape}')
  expect([menu.open, document.activeElement]).toEqual([false, screen.getByLabelText('Search')])
  menu.open = true
  phone.focus()
  await user.keyboard('{Escape}')
  expect([menu.open, document.activeElement]).toEqual([false, menu.querySelector('summary')])
  menu.open = true
  fireEvent.pointerDown(phone)
  expect(menu.open).toBe(true)
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
  expect(menu.open).toBe(false)
})

test('a card shows the searched service in bold, and marks the searched words', async () => {
  answerWith(
    [
      buildSupplier({
        services: ['Blinds', 'Curtains', 'Repairs', 'Installation'],
        matchedServices: ['Roman Blinds'],
        description: 'Blinds and curtains, Romans above all, Neoromans too.',
        reviewLine: 'The roman blind fits.',
      }),
    ],
    { reading: { words: 'the roman blinds and' } },
  )
  showPage('/directory?search=roman+blinds')
  const card = await screen.findByRole('article')
  const read = (selector: string) => [...card.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(read('.badges li')).toEqual(['Roman Blinds', 'Blinds', 'Curtains', '+2 more'])
  expect(read('.badges b')).toEqual(['Roman Blinds'])
  expect(read('mark')).toEqual(['Blinds', 'Romans', 'roman', 'blind'])
})

test.each([
  [
    ['Made to Measure Curtains', 'Venetian Blinds', 'Repairs', 'Installation'],
    ['Made to Measure Curtains', 'Venetian Blinds', '+2 more'],
  ],
  [
    ['Roman Blinds', 'Curtains', 'Installation', 'Repairs'],
    ['Roman Blinds', 'Curtains', 'Installation (roomy-only)', '+1 more (roomy-only)', '+2 more (narrow-only)'],
  ],
])('a card with the services %j has as many as fit, and counts the rest', async (services, shown) => {
  answerWith([buildSupplier({ services })])
  showPage('/directory')
  const badges = within(await screen.findByRole('article')).getByRole('list', { name: 'Services' })
  expect(
    [...badges.children].map(({ textContent, className }) => textContent + (className && ` (${className})`)),
  ).toEqual(shown)
})

test('a card without rating or description says so, and shows no stars and the fallback text', async () => {
  answerWith([buildSupplier({ averageRating: null, reviewCount: 0, description: null })])
  showPage('/directory')
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Specialist supplier of blinds and curtains.')
  expect(card.textContent).toContain('No reviews yet')
  expect(within(card).queryByRole('img', { name: /out of 5/ })).toBeNull()
})

test('the address fills the filters, and applying them updates it', async () => {
  const queries: unknown[] = []
  answer(
    api.query('Directory', ({ variables }) => {
      queries.push(variables)
      return reply(buildList([buildSupplier()]))
    }),
    api.query('Suggest', () => reply({ suggest: [] })),
  )
  const user = userEvent.setup()
  const { address, goTo } = showPage('/directory?location=GL50&service=blinds')
  const location = await screen.findByLabelText<HTMLInputElement>('Location')
  expect(location.value).toBe('GL50')
  expect(screen.getByLabelText<HTMLSelectElement>('Service').value).toBe('blinds')
  await waitFor(() =>
    expect(queries).toEqual([{ filter: { near: 'GL50', services: ['BLINDS'] }, sort: 'BEST', first: 20 }]),
  )
  await user.clear(location)
  await user.type(location, 'Bath')
  await user.selectOptions(screen.getByLabelText('Service'), 'Custom Designs')
  await user.type(screen.getByLabelText('Search'), 'roman')
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  await waitFor(() => expect(address()).toBe('/directory?search=roman&location=Bath&service=custom'))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(address()).toBe('/directory'))
  await goTo('/directory?area=-3,51,-2,52')
  await user.type(await screen.findByLabelText('Location'), 'Bath{Enter}')
  await waitFor(() => expect(address()).toBe('/directory?location=Bath')) // which is elsewhere
})

test("the footer's links with city and a service of their own are understood", async () => {
  const queries: unknown[] = []
  answer(
    api.query('Directory', ({ variables }) => {
      queries.push(variables.filter)
      return reply(buildList([]))
    }),
  )
  showPage('/directory?city=London&service=Blinds')
  await waitFor(() => expect(queries).toEqual([{ near: 'London', services: ['BLINDS'] }]))
  showPage('/directory?service=Venetian+Blinds')
  await waitFor(() => expect(queries.at(-1)).toEqual({ query: 'Venetian Blinds' }))
})

test('no results: the specified text and a link to all suppliers', async () => {
  answerWith([])
  showPage('/directory?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No suppliers found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View All Suppliers' }).getAttribute('href')).toBe('/directory')
})

test('a failure is shown in a toast and on the page, and the button retries', async () => {
  answer(api.query('Directory', () => refuse('x')))
  const { address } = showPage('/directory?search=velvet')
  await screen.findByRole('button', { name: 'Try Again' })
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(address()).toBe('/directory'))
  expect((await screen.findAllByText('Failed to load suppliers. Please try again.')).length).toBeGreaterThan(0)
  answerWith([buildSupplier()])
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('the list as structured data: full addresses in the page’s order, and none for an empty list', async () => {
  answerWith([buildSupplier(), buildSupplier({ id: '9', name: 'Evesham Curtains' })])
  const { unmount } = showPage('/directory')
  await screen.findAllByRole('article')
  expect(readStructuredData(document.head)).toEqual({
    ItemList: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: 'https://directory.test/suppliers/7' },
        { '@type': 'ListItem', position: 2, url: 'https://directory.test/suppliers/9' },
      ],
    },
  })
  unmount()
  answerWith([])
  showPage('/directory?search=zzz')
  await screen.findByRole('heading', { name: 'No suppliers found' })
  expect(readStructuredData(document.head)).toEqual({})
})

const place = buildPlace({ name: 'GL50', slug: 'gl50', town: 'Cheltenham', kind: 'OUTCODE' })

test('it says how a misspelling was read', async () => {
  answerWith([buildSupplier()], { correctedQuery: 'shutters' })
  showPage('/directory?search=shuters')
  expect((await screen.findByText(/Showing results for/)).textContent).toBe(
    'Showing results for shutters instead of “shuters”.',
  )
})

test('if no supplier is near, the nearest wider circle is shown and offered', async () => {
  answerWith([buildSupplier()], { widenedToMiles: 15, totalCount: 12, place, reading: { radiusMiles: 15 } })
  const { address } = showPage('/directory?location=GL50&radius=5&service=shutters')
  expect((await screen.findByText(/No suppliers within/)).parentElement!.textContent).toBe(
    'No suppliers within 5 miles of GL50. Showing the nearest: 12 within 15 miles. Search within 15 miles',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Search within 15 miles' }))
  await waitFor(() => expect(address()).toBe('/directory?location=GL50&radius=15&service=shutters'))
})

test('the distance from a place can be chosen', async () => {
  const queries: unknown[] = []
  answer(
    api.query('Directory', ({ variables }) => {
      queries.push(variables.filter)
      return reply(buildList([buildSupplier()], { place, reading: { radiusMiles: 50 } }))
    }),
  )
  const { goTo } = showPage('/directory?location=GL50')
  const orders = () => [...screen.getByLabelText<HTMLSelectElement>('Sort by').options].map(({ text }) => text)
  await userEvent.click(await screen.findByRole('link', { name: '5 miles' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ near: 'GL50', radiusMiles: 5 }))
  expect(screen.getAllByRole('link', { name: /^\d+ miles$/ }).map((link) => link.textContent.trim())).toEqual([
    '5 miles',
    '10 miles',
    '15 miles',
    '25 miles',
    '50 miles',
  ])
  expect(orders()).toContain('Nearest')
  answerWith([buildSupplier()], { place: buildPlace({ kind: 'COUNTY' }), reading: { radiusMiles: 50 } })
  await goTo('/directory?location=Gloucestershire')
  await waitFor(() => expect(screen.queryByRole('link', { name: '5 miles' })).toBeNull()) // a county has no centre
  answerWith([buildSupplier()])
  await goTo('/directory')
  await waitFor(() => expect(orders()).toEqual(['Best match', 'Highest rated', 'Most reviews', 'Name A–Z']))
})

test('services and counties, with counts, filter the search, one or several, and update the address', async () => {
  const facets = {
    __typename: 'SupplierFacets',
    services: [{ __typename: 'ServiceCount', service: 'CUSTOM', count: 1204 }],
    counties: [
      { __typename: 'CountyCount', county: 'Devon', count: 41 },
      { __typename: 'CountyCount', county: 'Cornwall', count: 9 },
    ],
  }
  answerWith([buildSupplier()], { facets })
  const { address, goBack } = showPage('/directory')
  const custom = await screen.findByRole('link', { name: 'Custom Designs 1,204' })
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }) // no tabs can be opened here
    fireEvent.click(custom, { [key]: true })
  }
  expect([address(), document.querySelector('.card-grid')!.ariaBusy]).toEqual(['/directory', 'false'])
  expect(custom.getAttribute('rel')).toBe('nofollow')
  await userEvent.click(custom)
  await waitFor(() => expect(address()).toBe('/directory?service=custom'))
  expect([custom.getAttribute('aria-current'), custom.getAttribute('href')]).toEqual(['true', '/directory'])
  await userEvent.click(screen.getByRole('link', { name: 'Devon 41' }))
  await waitFor(() => expect(address()).toBe('/directory?service=custom&county=Devon'))
  await userEvent.click(screen.getByRole('link', { name: 'Cornwall 9' }))
  await waitFor(() => expect(address()).toBe('/directory?service=custom&county=Devon&county=Cornwall'))
  expect(screen.getByRole('link', { name: 'Devon 41' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: 'All counties' }).getAttribute('href')).toBe(
    '/map?service=custom&county=Devon&county=Cornwall',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Devon 41' }))
  await waitFor(() => expect(address()).toBe('/directory?service=custom&county=Cornwall'))
  answer(api.query('SupplierProfile', () => delay('infinite')))
  await userEvent.click(screen.getByRole('link', { name: 'View Profile of Honeybourne Blinds' }))
  await screen.findByRole('heading', { level: 1, name: 'Loading the supplier…' })
  expect(address()).toBe('/suppliers/7')
  for (const before of ['county=Cornwall', 'county=Devon&county=Cornwall', 'county=Devon']) {
    await goBack()
    await waitFor(() => expect(address()).toBe(`/directory?service=custom&${before}`))
  }
})

test('a chosen county outside the top counties can be removed', async () => {
  answerWith([buildSupplier()], {
    facets: {
      __typename: 'SupplierFacets',
      services: [],
      counties: [{ __typename: 'CountyCount', county: 'Devon', count: 41 }],
    },
  })
  showPage('/directory?county=Rutland')
  const chosen = await screen.findByRole('link', { name: 'Rutland' })
  expect([chosen.getAttribute('aria-current'), chosen.getAttribute('href')]).toEqual(['true', '/directory'])
})

test('more suppliers by a link, in steps of 20 up to 100, then on a page of their own', async () => {
  const queries: unknown[] = []
  answer(
    api.query('Directory', ({ variables: { first, after } }) => {
      queries.push({ first, after })
      return reply(
        buildList([buildSupplier()], { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c1' } }),
      )
    }),
  )
  const { address } = showPage('/directory?county=Devon')
  const link = await screen.findByRole('link', { name: 'Load More Suppliers' })
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }) // no tabs can be opened here
    fireEvent.click(link, { [key]: true })
  }
  expect(queries).toEqual([{ first: 20 }])
  expect(link.getAttribute('rel')).toBe('nofollow')
  await userEvent.dblClick(link)
  await waitFor(() => expect(queries).toEqual([{ first: 20 }, { first: 40 }]))
  expect(address()).toBe('/directory?county=Devon&shown=40')
  expect((await screen.findByText('The first 40 suppliers are shown.')).getAttribute('aria-live')).toBe('polite') // announced
  showPage('/directory?shown=100')
  await waitFor(() => expect(queries.at(-1)).toEqual({ first: 100 }))
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Load More Suppliers' }).at(-1)!.getAttribute('href')).toBe(
      '/directory?after=c1',
    ),
  )
})

test('beyond a hundred, the loaded ones stay, with the focus; the last move it to the end of the list', async () => {
  const counts = new Map([
    ['100', 5],
    ['20 c1', 2],
    ['40 c1', 3],
  ])
  answer(
    api.query('Directory', ({ variables: { first, after = '' } }) => {
      const count = counts.get(`${first} ${after}`.trim())!
      const pageInfo = { __typename: 'PageInfo', hasNextPage: first !== 40, endCursor: 'c1' }
      const nodes = Array.from({ length: count }, (_, at) => buildSupplier({ id: `${after} ${at}` }))
      return reply(buildList(nodes, { pageInfo }))
    }),
  )
  const { address, goBack, goTo } = showPage('/directory?shown=100')
  const cards = () => screen.getAllByRole('article').length
  const more = await screen.findByRole('link', { name: 'Load More Suppliers' })
  await userEvent.click(more)
  await waitFor(() => expect(cards()).toBe(7))
  expect(address()).toBe('/directory?after=c1')
  expect(document.activeElement).toBe(more)
  expect(screen.getByText('The first 120 suppliers are shown.')).toBeTruthy()
  await goTo('/contact')
  await goBack()
  await waitFor(() => expect(cards()).toBe(7))
  await userEvent.click(screen.getByRole('link', { name: 'Load More Suppliers' }))
  await waitFor(() => expect(cards()).toBe(8))
  expect(address()).toBe('/directory?after=c1&shown=40')
  expect(document.activeElement).toBe(screen.getByText('All suppliers are shown.'))
  expect(screen.queryByRole('link', { name: 'Back to the first suppliers' })).toBeNull()
})

test('after a reload, pages that are no longer stored do not count as shown', () => {
  const { result } = renderHook(() => useEarlierPages(DirectoryDocument, emptyFilter), {
    wrapper: ({ children }) => (
      <ApolloProvider client={createClient({ sendsText: true })}>
        <MemoryRouter initialEntries={[{ pathname: '/directory', state: { earlier: ['', 'c1'] } }]}>
          {children}
        </MemoryRouter>
      </ApolloProvider>
    ),
  })
  expect(result.current).toEqual({ earlier: [], edges: [] })
})

test('a page of a list that has changed opens the same search from its start', async () => {
  answer(api.query('Directory', ({ variables }) => (variables.after ? refuse('Unknown cursor') : reply(buildList([])))))
  const open = (query: string) =>
    load(createClient({ sendsText: true }), {
      request: new Request(`https://directory.test/directory?search=velvet${query}`),
      params: {},
    })
  expect(await open('')).toBeNull()
  expect(((await open('&after=old')) as Response).headers.get('location')).toBe('/directory?search=velvet')
})

test('a further page opened by its address links back to the first', async () => {
  answerWith([buildSupplier()])
  showPage('/directory?county=Devon&after=c1')
  expect((await screen.findByRole('link', { name: 'Back to the first suppliers' })).getAttribute('href')).toBe(
    '/directory?county=Devon',
  )
})

test('no results: each filter that is in the way can be removed', async () => {
  answerWith([], {
    facets: {
      __typename: 'SupplierFacets',
      services: [{ __typename: 'ServiceCount', service: 'BLINDS', count: 3 }],
      counties: [],
    },
  })
  showPage('/directory?service=shutters&county=Rutland')
  expect((await screen.findByRole('link', { name: 'Show all services' })).getAttribute('href')).toBe(
    '/directory?county=Rutland',
  )
  expect(screen.queryByRole('link', { name: 'Show all counties' })).toBeNull()
})

test('list and map are one tap apart and share the filters; the list is the default', async () => {
  answerWith([buildSupplier()])
  mockMap()
  answer(http.get('*/base-map.json', () => HttpResponse.error()))
  const { address } = showPage('/directory?location=GL50')
  const views = await screen.findByRole('navigation', { name: 'View' })
  const current = () =>
    within(views)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-current'))
  expect(current()).toEqual(['true', null])
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  expect(screen.queryByRole('link', { name: 'Skip to the map' })).toBeNull()
  await userEvent.click(within(views).getByRole('link', { name: 'Map' }))
  await waitFor(() => expect(address()).toBe('/directory?location=GL50&view=map'))
  expect(current()).toEqual([null, 'true'])
  expect(screen.getByText('Skip to the map').getAttribute('href')).toBe('#map')
  expect(screen.getByText('Filter by county and service on the full map').getAttribute('href')).toBe(
    '/map?location=GL50',
  )
  scrollY.mockReturnValue(40)
  expect(await screen.findByText('Failed to load the map service. Please try again later.')).toBeTruthy()
  expect(screen.getByText('Please check your internet connection or try again later.')).toBeTruthy()
  await userEvent.click(within(views).getByRole('link', { name: 'List' }))
  await waitFor(() => expect(address()).toBe('/directory?location=GL50'))
  expect(scrollTo.mock.lastCall).toEqual([{ top: 700, behavior: 'instant' }]) // where the list was left
})

test.each([
  ['more', () => userEvent.click(screen.getByRole('link', { name: 'Load More Suppliers' })), '?county=Devon&shown=40'],
  [
    'another order',
    () => userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name A–Z'),
    '?county=Devon&sort=name',
  ],
  [
    'a choice in a menu',
    () => userEvent.click(screen.getByRole('link', { name: 'Open now' })),
    '?county=Devon&open=now',
  ],
  [
    'what was chosen in the form',
    async () => {
      await userEvent.selectOptions(screen.getByLabelText('Service'), 'Shutters')
      await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }))
    },
    '?service=shutters&county=Devon',
  ],
  ['the list without a chip', () => userEvent.click(screen.getByRole('link', { name: 'Remove Devon' })), ''],
  ['the list without filters', () => userEvent.click(screen.getByRole('button', { name: 'Reset' })), ''],
])('when %s does not load, list and address stay, and it can be retried in place', async (_, retry, then) => {
  const more = { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c1' } }
  answerWith([buildSupplier()], more)
  const { address } = showPage('/directory?county=Devon')
  await screen.findByRole('article')
  answer(api.query('Directory', () => HttpResponse.error()))
  const online = vi.spyOn(navigator, 'onLine', 'get')
  for (const [isOnline, text] of [
    [true, 'Failed to load suppliers. Please try again.'],
    [false, 'You are offline. Please check your internet connection and try again.'],
  ] as const) {
    online.mockReturnValue(isOnline)
    if (isOnline) await retry()
    else await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link')
    expect(chips.map(({ ariaLabel }) => ariaLabel)).toEqual(['Remove Devon']) // of the list that is shown
    expect(address()).toBe('/directory?county=Devon')
  }
  online.mockRestore()
  answerWith([buildSupplier(), buildSupplier({ id: '8' })], more)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(address()).toBe(`/directory${then}`))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test.each([
  [
    '?location=Bath&place=bath&radius=10&county=Devon',
    [
      'Bath ?county=Devon',
      'Within 10 miles ?location=Bath&place=bath&county=Devon',
      'Devon ?location=Bath&place=bath&radius=10',
    ],
  ],
  [
    '?at=51.9,-2.1&radius=10&open=now',
    ['Near your location ?open=now', 'Within 10 miles ?at=51.9%2C-2.1&open=now', 'Open now ?at=51.9%2C-2.1&radius=10'],
  ],
  [
    '?search=velvet&area=-3,51,-2,52&rating=4',
    ['This area ?search=velvet&rating=4', '4+ stars ?search=velvet&area=-3%2C51%2C-2%2C52'],
  ],
])('each filter of %s has a chip that removes only it; a place takes its distance along', async (query, expected) => {
  answerWith([buildSupplier()])
  showPage(`/directory${query}`)
  await screen.findByRole('article')
  const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link')
  expect(
    chips.map((chip) => `${chip.textContent.trim()} ${chip.getAttribute('href')!.replace('/directory', '')}`),
  ).toEqual(expected)
})

test('on a phone all filters are in one sheet: a choice applies at once, the count is announced, and chips remove filters', async () => {
  const devon = { __typename: 'CountyCount', county: 'Devon', count: 41 }
  answer(
    api.query('Directory', ({ variables: { filter } }) =>
      reply(
        buildList([buildSupplier()], {
          totalCount: filter.services ? 9 : 76,
          facets: { __typename: 'SupplierFacets', services: [], counties: [devon] },
        }),
      ),
    ),
  )
  const { address } = showPage('/directory?search=roman')
  await screen.findByRole('article')
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }))
  expect(sheet.getByText('76 suppliers').getAttribute('role')).toBe('status')
  expect([...document.querySelectorAll('dialog .menu')].map((menu) => menu.hasAttribute('open'))).toEqual([false, true])
  await userEvent.selectOptions(sheet.getByLabelText('Service'), 'Shutters')
  await waitFor(() => expect(address()).toBe('/directory?search=roman&service=shutters'))
  expect(await sheet.findByText('9 suppliers')).toBeTruthy()
  await userEvent.click(sheet.getByRole('link', { name: 'Devon 41' }))
  await waitFor(() => expect(address()).toBe('/directory?search=roman&service=shutters&county=Devon'))
  await userEvent.click(sheet.getByRole('button', { name: 'Apply Filters' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('button', { name: /^Filters 2 ?set$/ })).toBeTruthy()
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getAllByRole('link').map((chip) => chip.textContent?.trim())).toEqual(['Shutters', 'Devon'])
  expect(chips.getByRole('link', { name: 'Remove Shutters' }).getAttribute('rel')).toBe('nofollow')
  await userEvent.click(chips.getByRole('link', { name: 'Remove Shutters' }))
  await waitFor(() => expect(address()).toBe('/directory?search=roman&county=Devon'))
})

test('several services are one choice of the sheet, which ends by All Services; the sheet can be closed', async () => {
  answerWith([buildSupplier()])
  const { address } = showPage('/directory?service=blinds&service=curtains')
  await screen.findByRole('article')
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }))
  const select = sheet.getByLabelText<HTMLSelectElement>('Service')
  expect([select.value, select.selectedOptions[0]!.text]).toEqual(['blinds,curtains', '2 services'])
  await userEvent.selectOptions(select, 'All Services')
  await waitFor(() => expect(address()).toBe('/directory'))
  expect(select.value).toBe('all')
  await userEvent.click(sheet.getByRole('button', { name: 'Close filters' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  fireEvent(screen.getByRole('dialog', { name: 'Filters' }), new Event('cancel')) // Escape
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('text that is not applied yet survives every other control', async () => {
  answerWith([buildSupplier()])
  const { address } = showPage('/directory')
  await screen.findByRole('article')
  await userEvent.type(screen.getByLabelText('Search'), 'voile')
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Curtains')
  await userEvent.click(screen.getByRole('link', { name: 'Open now' }))
  await waitFor(() => expect(address()).toBe('/directory?search=voile&service=curtains&open=now'))
})

test('the last choice counts, though the list of an earlier one comes later', async () => {
  answerWith([buildSupplier()])
  const { address } = showPage('/directory')
  await screen.findByRole('article')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  answer(
    api.query('Directory', async ({ variables: { filter } }) => {
      if (filter.openNow && !filter.verified) await released
      const name = Object.keys(filter as object).join()
      return reply(buildList([buildSupplier({ id: name, name })]))
    }),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Open now' }))
  await userEvent.click(screen.getByRole('link', { name: 'Verified' }))
  expect(await screen.findByRole('article', { name: 'openNow,verified' })).toBeTruthy()
  release()
  await new Promise((done) => setTimeout(done, 50))
  expect(address()).toBe('/directory?open=now&verified=1')
  expect(screen.getByRole('article', { name: 'openNow,verified' })).toBeTruthy()
})

test('a list that comes after the visitor has left changes nothing', async () => {
  answerWith([buildSupplier()])
  const { address } = showPage('/directory')
  await screen.findByRole('article')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  answer(
    api.query('Directory', async () => {
      await released
      return reply(buildList([]))
    }),
  )
  const isBusy = () => document.querySelector('.card-grid')!.getAttribute('aria-busy')
  await userEvent.click(screen.getByRole('link', { name: 'Open now' }))
  expect(isBusy()).toBe('true')
  expect(screen.getByRole('link', { name: 'Remove Open now' })).toBeTruthy() // at once
  const here = location.href
  history.replaceState(history.state, '', '/contact')
  release()
  await waitFor(() => expect(isBusy()).toBe('false'))
  expect(address()).toBe('/directory')
  history.replaceState(history.state, '', here)
})

test('search engines index only searches that are worth finding', async () => {
  answerWith([buildSupplier()])
  const robotsAt = async (path: string) => {
    const { unmount } = showPage(path)
    await screen.findByRole('article')
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content')
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    unmount()
    return [robots, canonical]
  }
  expect(await robotsAt('/directory')).toEqual([undefined, 'https://directory.test/directory'])
  expect(await robotsAt('/directory?county=Kent&service=blinds')).toEqual([
    undefined,
    'https://directory.test/directory?service=blinds&county=Kent',
  ])
  expect((await robotsAt('/directory?service=blinds'))[0]).toBe('noindex')
  expect((await robotsAt('/directory?location=GL50&service=blinds'))[0]).toBe('noindex')
  expect((await robotsAt('/directory?search=roman'))[0]).toBe('noindex')
  expect(await robotsAt('/directory?after=c1')).toEqual(['noindex', 'https://directory.test/directory'])
  answerWith([])
  showPage('/directory?county=Rutland&service=blinds')
  await screen.findByRole('heading', { name: 'No suppliers found' })
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test('without JavaScript the form sends the chosen order, once, and the other filters without the exact place', async () => {
  answerWith([buildSupplier()])
  showPage('/directory?sort=name&location=GL50&place=gl50&radius=5&county=Devon&open=now&service=blinds')
  await screen.findByRole('article')
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Suppliers' })
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/directory'])
  const fields = [...new FormData(form)].map(([name, value]) => `${name}=${value as string}`)
  expect(fields.sort()).toEqual([
    'county=Devon',
    'location=GL50',
    'open=now',
    'radius=5',
    'search=',
    'service=blinds',
    'sort=name',
  ])
})

test('numbers in the address that are out of range become the limit, with a note', async () => {
  const queries: unknown[] = []
  answer(
    api.query('Directory', ({ variables }) => {
      queries.push([variables.first, variables.filter.radiusMiles, variables.filter.minRating])
      return reply(buildList([buildSupplier()]))
    }),
  )
  const { goTo } = showPage('/directory?location=GL50&radius=500&shown=1000&rating=7&minimum=1e9')
  expect(await screen.findByText('The radius must be a whole number of miles from 1 to 200. Showing 200.')).toBeTruthy()
  expect(screen.getByText('A page can show 1 to 100 suppliers. Showing 100.')).toBeTruthy()
  expect(screen.getByText('The rating must be from 0 to 5 stars. Showing 5.')).toBeTruthy()
  expect(
    screen.getByText('The minimum order must be a whole number of pounds from 1 to 99,999. Showing 99,999.'),
  ).toBeTruthy()
  await goTo('/directory?location=GL50&radius=-3&shown=0&rating=-1')
  expect(await screen.findByText('The radius must be a whole number of miles from 1 to 200. Showing 1.')).toBeTruthy()
  expect(screen.getAllByText(/^Within 1 mile$/).length).toBeGreaterThan(0)
  expect(screen.getByText('A page can show 1 to 100 suppliers. Showing 1.')).toBeTruthy()
  expect(screen.getByText('The rating must be from 0 to 5 stars. Showing 0.')).toBeTruthy()
  await goTo('/directory?location=GL50&radius=12.5&shown=30&rating=4.5')
  expect(await screen.findByText('The radius must be a whole number of miles from 1 to 200. Showing 13.')).toBeTruthy()
  await goTo('/directory?location=GL51&radius=200&shown=100&rating=5')
  await waitFor(() => expect(screen.queryByText(/^A (radius|page|rating|minimum)/)).toBeNull())
  await goTo('/directory?radius=far&shown=some&rating=good&minimum=low&at=nonsense&area=1,2,x')
  const ignored = [
    'The radius must be a whole number of miles from 1 to 200. Ignored: “far”.',
    'The rating must be from 0 to 5 stars. Ignored: “good”.',
    'The minimum order must be a whole number of pounds from 1 to 99,999. Ignored: “low”.',
    'A page can show 1 to 100 suppliers. Ignored: “some”.',
    'A position needs a latitude and a longitude, such as 51.9,-2.1. Ignored: “nonsense”.',
    'An area needs its west, south, east and north in degrees, such as -2.5,51.5,-1.5,52.5. Ignored: “1,2,x”.',
  ]
  for (const note of ignored) expect(await screen.findByText(note)).toBeTruthy()
  await waitFor(() =>
    expect(queries).toEqual([
      [100, 200, 5],
      [1, 1, undefined],
      [30, 13, 4.5],
      [100, 200, 5],
      [20, undefined, undefined],
    ]),
  )
  await goTo('/directory?radius=25&shown=30&rating=4&at=51.9,-2.1&area=-2.5,51.5,-1.5,52.5')
  await waitFor(() => expect(screen.queryByText(/^An? (radius|page|rating|position|area) /)).toBeNull())
})
