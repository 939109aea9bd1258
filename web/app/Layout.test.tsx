import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildList, buildPlace, buildSupplier } from '../site/suppliers/build-supplier.ts'
import { buildPostData } from '../site/blog/build-post.ts'
import { answer, api, reply, showPage } from './show-page.tsx'

test('an unknown path is a 404 page', async () => {
  showPage('/no/such/page')
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
})

test('the 404 page searches for the words of the address, and suggests results', async () => {
  const { suppliers } = buildList([buildSupplier()], { droppedWords: ['html'], reading: { words: 'roman blinds' } })
  const nodes = suppliers.edges.map(({ node }) => node)
  answer(
    api.query('Directory', () => reply(buildList([]))),
    api.query('SearchInstead', () => reply({ suppliers: { ...suppliers, nodes } })),
  )
  const { address, goTo } = showPage('/velvet%E9')
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('velvet E9') // not UTF-8
  await goTo('/old-site/roman_blinds%20Leeds.html')
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search suppliers' })
  expect(box.value).toBe('old site roman blinds Leeds html')
  expect((await screen.findByText(/Did you mean/)).textContent).toBe('Did you mean old site roman blinds Leeds?')
  const choices = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Honeybourne BlindsCheltenham, Gloucestershire',
    'All suppliersSearch by name, place or service',
    'CountiesSuppliers by county and town',
  ])
  const near = buildList([], { place: buildPlace() }).suppliers
  answer(api.query('SearchInstead', () => reply({ suppliers: { ...near, nodes } })))
  await goTo('/shops/strowd')
  await waitFor(() => expect(screen.getByText(/Did you mean/).textContent).toBe('Did you mean Stroud?'))
  expect(screen.getByRole('link', { name: 'Stroud' }).getAttribute('href')).toBe('/directory?search=Stroud')
  const both = { correctedQuery: 'roman stroud', reading: { ...near.reading, words: 'roman' } }
  answer(api.query('SearchInstead', () => reply({ suppliers: { ...near, ...both, nodes } })))
  await goTo('/romen-strowd')
  await waitFor(() => expect(screen.getByText(/Did you mean/).textContent).toBe('Did you mean roman stroud?'))
  answer(
    api.query('SearchInstead', () => reply({ suppliers: { ...near, place: null, correctedQuery: 'velvet', nodes } })),
  )
  await goTo('/velvit')
  await waitFor(() => expect(screen.getByText(/Did you mean/).textContent).toBe('Did you mean velvet?'))
  await goTo('/Velvet') // as it is known
  await screen.findByText('Honeybourne Blinds')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  let isAnswered = false
  answer(
    api.query('SearchInstead', () => {
      isAnswered = true
      return reply({ suppliers: { ...near, place: null, correctedQuery: 'zebra', nodes: [] } })
    }),
  )
  await goTo('/zebro') // which finds nobody either way
  await waitFor(() => expect(isAnswered).toBe(true))
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'roman{Enter}')
  expect(await screen.findByText('No suppliers found')).toBeTruthy()
  expect(address()).toBe('/directory?search=roman')
})

test('a broken link within the site is checked on the server, which may redirect', async () => {
  const reload = vi.fn<() => void>()
  const at = (pathname: string) => {
    const href = `http://localhost:3000${pathname}`
    vi.stubGlobal('location', { href, origin: 'http://localhost:3000', pathname, search: '', hash: '', reload })
  }
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  let leadsOn = true
  let pending: Promise<void> | undefined
  const requests: string[] = []
  const answerHead = http.head('http://localhost:3000/*', async ({ request }) => {
    requests.push(new URL(request.url).pathname + request.headers.get('x-asks-redirect'))
    await pending
    return new HttpResponse(null, { status: leadsOn ? 200 : 204 })
  })
  answer(answerHead)
  at(location.pathname) // as the server has answered it
  showPage('/old-page')
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  for (const [path, query, heading] of [
    ['/old-page', 'Ads', '404 Page Not Found'],
    ['/suppliers/999', 'SupplierProfile', 'Supplier Not Found'],
    ['/blog/gone', 'BlogPost', 'Blog Post Not Found'],
    ['/counties/nowhere', 'County', 'County Not Found'],
    ['/counties/kent/nowhere', 'Area', 'No Suppliers Found'],
  ] as const) {
    cleanup()
    expect(reload).not.toHaveBeenCalled()
    at(path)
    const data = { supplier: null, post: null, county: null, supplierArea: null }
    if (query !== 'Ads') answer(api.query(query, () => reply(data)))
    showPage(path)
    await screen.findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect([path, reload.mock.calls.length]).toEqual([path, 1]))
    reload.mockClear()
  }
  cleanup()
  leadsOn = false
  at('/nothing')
  showPage('/nothing')
  await waitFor(() => expect(requests.at(-1)).toBe('/nothing1'))
  cleanup()
  answer(api.query('BlogPost', () => HttpResponse.error()))
  at('/blog/away')
  showPage('/blog/away')
  await screen.findByRole('button', { name: 'Try Again' })
  expect(reload).not.toHaveBeenCalled()
  cleanup()
  leadsOn = true
  let release = () => {}
  pending = new Promise((done) => (release = done))
  at('/left')
  showPage('/left')
  await waitFor(() => expect(requests.at(-1)).toBe('/left1'))
  cleanup()
  release()
  await new Promise((done) => setTimeout(done, 20))
  expect(reload, 'a page that was left').not.toHaveBeenCalled()
  expect(requests).toHaveLength(7) // neither the first page, nor one that failed to load
})

test('a screen that fails says so between header and footer, and leads to the directory by a new document', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  answer(api.query('BlogPost', () => reply({ post: buildPostData({ contentHtml: null }) })))
  showPage('/blog/measuring-a-bay')
  const failure = within(await screen.findByRole('alert'))
  expect(failure.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy()
  const link = failure.getByRole('link', { name: 'Browse the Directory' })
  let isLeftToBrowser = false
  const leave = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', leave, { once: true })
  await userEvent.click(link)
  expect([link.getAttribute('href'), isLeftToBrowser]).toEqual(['/directory', true])
  expect(screen.getByRole('contentinfo')).toBeTruthy()
})

test('a demonstration is labelled, and the keyboard can skip to the content', async () => {
  const { container, unmount } = showPage('/sitemap', { hasDemoData: true })
  expect((await screen.findByRole('complementary', { name: 'Demonstration' })).textContent).toBe(
    'Demo site: these suppliers and reviews are made up.',
  )
  const skip = container.querySelector('a')!
  expect([skip.textContent, skip.getAttribute('href'), document.getElementById('main')!.localName]).toEqual([
    'Skip to the main content',
    '#main',
    'main',
  ])
  unmount()
  showPage('/sitemap')
  await screen.findByRole('heading', { level: 1, name: 'Sitemap' })
  expect(screen.queryByRole('complementary', { name: 'Demonstration' })).toBeNull()
  const main = within(screen.getByRole('main'))
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/',
    '/directory',
    ...['blinds', 'curtains', 'shutters', 'installation', 'repairs', 'custom'].map(
      (one) => `/directory?service=${one}`,
    ),
    '/map',
    '/counties',
    '/blog',
    '/register-business',
    '/contact',
    '/partners',
    '/partners/widget',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
  ])
})

test('header: the six links, and a menu that opens and closes', async () => {
  const { container } = showPage('/no/such/page')
  await screen.findByRole('banner')
  const menu = container.querySelector<HTMLElement>('nav[aria-label="Main"]')!
  expect(
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Directory', '/directory'],
    ['Counties', '/counties'],
    ['Blog', '/blog'],
    ['For Businesses', '/register-business'],
    ['Contact', '/contact'],
  ])
  const button = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  expect([button.getAttribute('aria-expanded'), button.ariaLabel]).toEqual(['true', 'Close menu'])
  expect(document.getElementById(button.getAttribute('aria-controls')!)).toBe(menu)
  await userEvent.keyboard('x{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  await userEvent.click(within(menu).getByRole('link', { name: 'Blog', hidden: true }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('header: the logo links home, and the current page’s link is marked', async () => {
  const { container } = showPage('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  expect(container.querySelector('header a')!.getAttribute('href')).toBe('/')
  expect([...container.querySelectorAll('header [aria-current="page"]')].map(({ textContent }) => textContent)).toEqual(
    ['Contact'],
  )
})

test('footer: tagline, three groups of links, legal links and the year', async () => {
  const { container } = showPage('/no/such/page')
  await screen.findByRole('contentinfo')
  expect(container.textContent).toContain("The UK & Europe's leading directory for blind and curtain suppliers.")
  const getLinks = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(getLinks('Quick Links')).toEqual([
    ['Home', '/'],
    ['Search Directory', '/directory'],
    ['Top Rated Suppliers', '/directory?filter=top-rated'],
    ['Blog', '/blog'],
    ['For Businesses', '/register-business'],
    ['Contact', '/contact'],
  ])
  expect(getLinks('Popular Searches')).toEqual([
    ['Blinds in London', '/directory?city=London&service=Blinds'],
    ['Curtains in Manchester', '/directory?city=Manchester&service=Curtains'],
    ['Venetian Blinds', '/directory?service=Venetian+Blinds'],
    ['Roman Blinds Installation', '/directory?service=Roman+Blinds+Installation'],
    ['Made to Measure Curtains', '/directory?service=Made+to+Measure+Curtains'],
    ['Vertical Blinds Repair', '/directory?service=Vertical+Blinds+Repair'],
  ])
  expect(getLinks('Resources')).toEqual([
    ['Blog', '/blog'],
    ['Add Your Business', '/register-business'],
    ['Counties', '/counties'],
    ['Sitemap', '/sitemap'],
  ])
  expect(getLinks('Legal')).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
    ['Sitemap', '/sitemap'],
  ])
  const networks = within(screen.getByRole('list', { name: 'Social Networks' })).getAllByRole('link')
  expect(networks.map((link) => [link.ariaLabel, link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    ['Facebook', 'X', 'Instagram', 'LinkedIn'].map((name) => [`${name} (not linked yet)`, '#main', 'me']),
  )
  for (const name of ['Quick Links', 'Popular Searches', 'Resources'])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
})

test('the operator’s settings: logo, social links and contact details', async () => {
  const { container } = showPage('/contact', {
    logoUrl: '/pictures/logo.png',
    email: 'desk@directory.test',
    phone: '020 7946 0123',
    address: '1 High Street\nDover',
    social: { facebook: 'https://www.facebook.com/directory' },
  })
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  expect(container.querySelector('header .wordmark img')!.getAttribute('src')).toBe('/pictures/logo.png')
  const networks = within(screen.getByRole('list', { name: 'Social Networks' })).getAllByRole('link')
  expect(networks.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Facebook', 'https://www.facebook.com/directory'],
  ])
  const reach = screen.getByRole('complementary', { name: 'Contact details' })
  expect(within(reach).getByText('desk@directory.test').getAttribute('href')).toBe('mailto:desk@directory.test')
  expect(within(reach).getByText('020 7946 0123').getAttribute('href')).toBe('tel:02079460123')
  expect(reach.querySelector('address')!.textContent).toBe('Blind & Curtain Directory\n1 High Street\nDover')
})

const getAnnouncement = (container: HTMLElement) => container.querySelector(':scope > p[aria-live="polite"]')!

test('a new page: the focus moves to its heading, and its title is announced', async () => {
  const { container, goTo } = showPage('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  expect([document.activeElement, getAnnouncement(container).textContent]).toEqual([document.body, '']) // the browser announces it
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Legal' })).getByText('Privacy Policy'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(getAnnouncement(container).textContent).toBe(document.title))
  expect(document.title).toMatch(/^Privacy Policy/)
  await goTo('/contact#form')
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await waitFor(() => expect(getAnnouncement(container).textContent).toMatch(/^Contact Us/))
  expect(document.activeElement, 'a fragment has its own place').not.toBe(screen.getByRole('heading', { level: 1 }))
})

test('a loading page is announced when ready, and Back returns to the link', async () => {
  const suppliers = ['6', '7', '8'].map((id) => buildSupplier({ id, name: `Honeybourne ${id}` }))
  let show = () => {}
  const released = new Promise<void>((done) => (show = done))
  answer(
    api.query('Directory', () => reply(buildList(suppliers))),
    api.query('SupplierProfile', async () => {
      await released
      return reply({ supplier: suppliers[1] })
    }),
  )
  const { container, goBack } = showPage('/directory')
  await userEvent.click(await screen.findByRole('link', { name: 'View Profile of Honeybourne 7' }))
  await screen.findByRole('heading', { level: 1, name: 'Loading the supplier…' })
  expect(getAnnouncement(container).textContent).toBe('')
  show()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Honeybourne 7' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(getAnnouncement(container).textContent).toMatch(/^Honeybourne 7/))
  await goBack()
  const link = await screen.findByRole('link', { name: 'View Profile of Honeybourne 7' })
  await waitFor(() => expect(document.activeElement).toBe(link))
  await waitFor(() => expect(getAnnouncement(container).textContent).toBe(document.title))
})
