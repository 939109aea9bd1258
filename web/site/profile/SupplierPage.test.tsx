import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { answer, api, refuse, reply, showPage, toastKind } from '../../app/show-page.tsx'
import { yearsInBusiness } from './ProfileFacts.tsx'
import { buildList, buildReviews, buildSupplier } from '../suppliers/build-supplier.ts'

const show = (overrides = {}, path = '/suppliers/7') => {
  answer(api.query('SupplierProfile', () => reply({ supplier: buildSupplier(overrides) })))
  return showPage(path)
}

test('name, rating, breadcrumbs and the tabs; Industry Info only with keywords', async () => {
  show()
  const title = await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  // In any script and direction, the name moves nothing beside it.
  expect(title.innerHTML).toBe('<bdi>Honeybourne Blinds</bdi>')
  for (const before of ['Contact', 'About'])
    expect(screen.getByRole('heading', { level: 2, name: `${before} Honeybourne Blinds` }).innerHTML).toBe(
      `${before} <bdi>Honeybourne Blinds</bdi>`,
    )
  expect(screen.getByText('Made to measure in Cheltenham.').dir).toBe('auto')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['About', 'Services 2', 'Reviews 3'])
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Directory', '/directory'],
    ['Gloucestershire', '/counties/gloucestershire'],
  ])
  // The sign is at the end, so that no line starts with it.
  expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
    'Home›',
    'Directory›',
    'Gloucestershire›',
    'Honeybourne Blinds',
  ])
  expect(crumbs.getByText('Honeybourne Blinds').getAttribute('aria-current')).toBe('page')
})

test('pictures stored here are shown, each in three sizes and two formats; other sites’ are not', async () => {
  const stored = (letter: string, size: string) => `/pictures/${letter.repeat(32)}-${size}.webp`
  const gallery = [{ __typename: 'GalleryPicture', url: stored('c', '800x601'), alt: 'A bay window' }]
  const { container } = show({ bannerUrl: '//example.com/banner.png', logoUrl: stored('a', '400x400'), gallery })
  const shown = await screen.findByRole('img', { name: 'A bay window' })
  expect(Object.fromEntries([...shown.attributes].map(({ name, value }) => [name, value]))).toMatchObject({
    src: stored('c', '400x301'),
    width: '800',
    height: '601',
    loading: 'lazy',
  })
  expect(shown.closest('a')!.getAttribute('href')).toBe(stored('c', '800x601'))
  // The gallery comes before the description.
  const order = shown.compareDocumentPosition(screen.getByText('Made to measure in Cheltenham.'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([...shown.parentElement!.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset])).toEqual(
    ['avif', 'webp'].map((type) => [
      `image/${type}`,
      ['200x150', '400x301', '800x601']
        .map((size) => `/pictures/${'c'.repeat(32)}-${size}.${type} ${size.split('x')[0]}w`)
        .join(', '),
    ]),
  )
  const logo = container.querySelector('.profile-logo img')!
  expect(['src', 'loading', 'fetchpriority'].map((name) => logo.getAttribute(name))).toEqual([
    stored('a', '200x200'),
    'eager',
    'high',
  ])
  expect(container.querySelector('.profile-logo source')!.getAttribute('sizes')).toBe('72px')
  expect(container.innerHTML).not.toContain('example.com/banner')
  expect(container.querySelector('.profile-banner img')!.getAttribute('src')).toBe('/pictures/suppliers/7.svg')
})

test('without a logo a drawn tile is shown', async () => {
  const { container } = show({ logoUrl: null, tile: '3 sea bay roman' })
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  const layers = container.querySelectorAll('.profile-name .supplier-tile[data-tone="3"] use')
  expect([...layers].map((layer) => layer.getAttribute('href')?.split('#')[1])).toEqual(['sea', 'bay', 'roman'])
})

test('a county without a page is not in the breadcrumbs', async () => {
  show({ county: 'Bavaria', countyUrlName: null })
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent?.replace('›', ''))).toEqual([
    'Home',
    'Directory',
    'Honeybourne Blinds',
  ])
})

test('keywords have a tab of their own, and are in the head', async () => {
  show({ keywords: ['motorised blinds', 'awnings'] })
  await userEvent.click(await screen.findByRole('tab', { name: 'Industry Info 2' }))
  expect(screen.getByText('motorised blinds')).toBeTruthy()
  expect(document.querySelector('meta[name="keywords"]')?.getAttribute('content')).toBe('motorised blinds, awnings')
  expect(screen.getByText('Customers find this supplier when searching for:')).toBeTruthy()
})

test('without ratings or services it says so; typical hours have their note', async () => {
  show({ averageRating: null, reviewCount: 0, services: [] })
  expect((await screen.findAllByText('No ratings yet')).length).toBe(1)
  const hours = screen.getByText('Business Hours').parentElement!
  expect(hours.textContent).toContain('Mon-Fri9:00-5:30')
  expect(hours.textContent).toContain('Sat10:00-4:00')
  expect(hours.textContent).toContain('Sunclosed')
  expect(hours.textContent).toContain('Typical hours, which may vary. Please check with the supplier.')
  await userEvent.click(screen.getByRole('tab', { name: 'Services' }))
  expect(screen.getByText('No services listed yet.')).toBeTruthy()
})

test("a supplier's own hours are shown, neighbouring days together", async () => {
  const hours = (day: string, opens: string | null, closes: string | null) => ({
    __typename: 'OpeningHours',
    day,
    opens,
    closes,
  })
  show({
    openingHours: [
      hours('MONDAY', null, null),
      hours('TUESDAY', '08:00', '16:30'),
      hours('WEDNESDAY', '08:00', '16:30'),
    ],
  })
  const card = (await screen.findByText('Business Hours')).parentElement!
  expect(card.textContent).toContain('Monclosed')
  expect(card.textContent).toContain('Tue-Wed8:00-4:30')
})

test.each([
  ['CLOSED_TEMPORARILY', 'Temporarily closed'],
  ['FUTURE_OPENING', 'Not open yet'],
])('a supplier that is %s is never open now, on the page and in its structured data', async (businessStatus, text) => {
  const always = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({
    __typename: 'OpeningHours',
    day,
    opens: '00:00',
    closes: '24:00',
  }))
  show({ businessStatus, openingHours: always })
  const card = (await screen.findByText('Business Hours')).parentElement!
  expect(card.textContent).toContain(text)
  expect(document.querySelector('.open-now')).toBeNull()
  const { HomeAndConstructionBusiness: business } = readStructuredData(document.head)
  expect(business).not.toHaveProperty('openingHoursSpecification')
})

test('About: years in business, website with https added, everything to copy', async () => {
  const { container } = show({ establishedYear: 2000, specialties: ['Bay windows'], serviceAreas: ['Tewkesbury'] })
  const years = new Date().getFullYear() - 2000
  await screen.findByText('Bay windows')
  expect(container.textContent).toContain(`Established in 2000 (${years} years in business)`)
  const thisYear = new Date().getFullYear()
  expect(yearsInBusiness(thisYear)).toBe('')
  expect(screen.getByText('Tewkesbury', { selector: '.badges li' })).toBeTruthy()
  for (const name of ['honeybourne.example.com', 'Visit Website']) {
    const link = screen.getByRole('link', { name })
    expect([name, link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      name,
      'https://honeybourne.example.com',
      'nofollow noopener', // the site vouches for no other
    ])
  }
  const contacts = within(container.querySelector<HTMLElement>('.profile-contacts')!)
  expect(contacts.getByRole('link', { name: '01632 960123' }).getAttribute('href')).toBe('tel:01632960123')
  expect(contacts.getByRole('link', { name: 'hello@honeybourne.example.com' }).getAttribute('href')).toBe(
    'mailto:hello@honeybourne.example.com',
  )
  cleanup()
  show({ establishedYear: thisYear })
  expect((await screen.findByText(/^Established in/)).textContent).toBe(`Established in ${thisYear}`)
})

test('About: the VAT number and the minimum order, if known', async () => {
  show({ vatNumber: 'GB123456789', minimumOrderPence: 4950 })
  expect((await screen.findByText('VAT number')).nextElementSibling?.textContent).toBe('GB123456789')
  expect(screen.getByText('Minimum order').nextElementSibling?.textContent).toBe('£49.50')
  cleanup()
  show({ minimumOrderPence: 0 })
  expect((await screen.findByText('Minimum order')).nextElementSibling?.textContent).toBe('£0')
  cleanup()
  show()
  await screen.findByRole('heading', { name: 'Location and contact' })
  expect(screen.queryByText('VAT number')).toBeNull()
  expect(screen.queryByText('Minimum order')).toBeNull()
})

test.each([
  ['in the bar of a phone', 'group', 'Call or email'],
  ['beside the profile', 'complementary', 'Contact and opening hours'],
])('Call Now and Send Email are links that copy too, %s', async (_, role, name) => {
  const user = userEvent.setup()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true }) // nothing can call here
  show({ phone: '+44 (0)1632 960123' })
  const place = within(await screen.findByRole(role, { name }))
  const call = place.getByRole('link', { name: 'Call Now +44 (0)1632 960123' })
  expect(call.getAttribute('href')).toBe('tel:+441632960123')
  await user.click(call)
  expect(await navigator.clipboard.readText()).toBe('+44 (0)1632 960123')
  expect(await screen.findByText('Phone Copied')).toBeTruthy()
  expect(screen.getByText('Phone has been copied to your clipboard.')).toBeTruthy()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const write = place.getByRole('link', { name: 'Send Email' })
  expect(write.getAttribute('href')).toBe('mailto:hello@honeybourne.example.com')
  await user.click(write)
  expect(await screen.findByText('Email has been copied to your clipboard.')).toBeTruthy()
})

test('of two numbers the first is called; without contact details there is no bar', async () => {
  show({ phone: '01632 960123 or 07700 900123' })
  const calls = await screen.findAllByRole('link', { name: /^Call Now/ })
  expect(calls.map((call) => call.getAttribute('href'))).toEqual(['tel:01632960123', 'tel:01632960123'])
  cleanup()
  show({ email: null })
  const bar = within(await screen.findByRole('group', { name: 'Call or email' }))
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual(['Call Now 01632 960123'])
  cleanup()
  show({ phone: null, email: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('group', { name: 'Call or email' })).toBeNull()
})

test('Copy All Contact Info copies all contact details', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: 'Copy All Contact Info' }))
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Honeybourne Blinds',
      'Phone: 01632 960123',
      'Email: hello@honeybourne.example.com',
      'Website: honeybourne.example.com',
      'Address: 12 High Street, Cheltenham, Gloucestershire, GL50 1AB',
    ].join('\n'),
  )
})

test('a failed copy is reported', async () => {
  const user = userEvent.setup()
  show()
  const button = await screen.findByRole('button', { name: 'Copy email of Honeybourne Blinds' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(button)
  expect(await screen.findByText('Copy Failed')).toBeTruthy()
  expect(screen.getByText('Unable to copy to clipboard. Please try again.')).toBeTruthy()
})

test('stars are labelled with the average, to tenths, and the figure beside them is not read out again', async () => {
  const { container } = show({ averageRating: 4.8, reviews: buildReviews([{ rating: 4 }]) }, '/suppliers/7?tab=reviews')
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  expect(screen.getAllByRole('img', { name: /stars/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    '4.8 out of 5 stars',
    '4.8 out of 5 stars',
    '4 out of 5 stars',
  ])
  for (const figure of screen.getAllByText('4.8')) expect(figure.ariaHidden).toBe('true')
  expect(container.querySelector<HTMLElement>('.stars')!.style.getPropertyValue('--stars-fill')).toBe('100%')
})

test('reviews with their stars and age, in months below two years, and the distribution of stars', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-15T10:00:00Z'), toFake: ['Date'] })
  const bare = { comment: null, reviewerName: null, isVerified: true, createdAt: '2027-05-14T09:00:00Z' }
  show({ reviews: buildReviews([{ rating: 4, comment: 'Fitted in a day.', reviewerName: 'Tom' }, bare]) })
  await userEvent.click(await screen.findByRole('tab', { name: 'Reviews 3' }))
  const reviews = within(screen.getByRole('tabpanel', { name: 'Reviews 3' }))
  expect(reviews.getByText('Fitted in a day.')).toBeTruthy()
  expect(reviews.getByText('14 months ago').title).toBe('1 March 2026')
  expect(reviews.getByText('A customer').closest('li')!.textContent).toBe('A customer1 day agoVerified customer')
  expect(reviews.getByText('Tom').closest('li')!.textContent).toBe('Tom14 months agoFitted in a day.')
  expect(reviews.getByRole('link', { name: '5 stars 3' }).getAttribute('href')).toBe(
    '/suppliers/7?tab=reviews&stars=5#reviews',
  )
  expect(reviews.getByRole('link', { name: '5 stars 3' }).getAttribute('rel')).toBe('nofollow')
  const [all, none] = ['5 stars', '1 star'].map((text) => reviews.getByText(text).closest('li')!)
  expect([all, none].map((row) => row!.querySelector<HTMLElement>('.star-spread-bar span')!.style.width)).toEqual([
    '100%',
    '0%',
  ])
  expect(reviews.getByText('1 star').closest('li')!.textContent).toBe('1 star 0')
  expect(reviews.queryByRole('link', { name: '1 star 0' })).toBeNull()
  vi.useRealTimers()
})

test('About shows the distribution of stars and the two newest reviews, and links to all', async () => {
  const reviews = buildReviews([{ comment: 'One.' }, { comment: 'Two.' }, { comment: 'Three.' }])
  const { address } = show({ reviewCount: 16, reviews })
  const about = within(await screen.findByRole('tabpanel', { name: 'About' }))
  expect(about.getByRole('list', { name: 'Reviews by stars' })).toBeTruthy()
  expect(about.getByText('Two.')).toBeTruthy()
  expect(about.queryByText('Three.')).toBeNull()
  await userEvent.click(about.getByRole('link', { name: 'All 16 reviews' }))
  await waitFor(() => expect(address()).toBe('/suppliers/7?tab=reviews'))
  cleanup()
  show({ reviewCount: 1, reviews: buildReviews([{}]) })
  expect((await screen.findByRole('link', { name: 'Read the review' })).getAttribute('href')).toBe(
    '/suppliers/7?tab=reviews#reviews',
  )
  cleanup()
  show({ averageRating: null, reviewCount: 0 })
  await screen.findByRole('tabpanel', { name: 'About' })
  expect(screen.queryByText('What customers say')).toBeNull()
})

const verified = 'We’ve confirmed this business and its contact details'

test.each([
  [
    {
      establishedYear: 1980,
      reviewCount: 16,
      serviceAreas: ['A', 'B', 'C', 'D'],
      isVerified: true,
      verifiedAt: '2026-11-03T10:00:00Z',
    },
    [
      'Trading since 198047 years in business',
      '16 reviews4.3 out of 5',
      '4 areasA, B, C…',
      `Verified November 2026${verified}`,
    ],
  ],
  [
    { reviewCount: 1, serviceAreas: ['A'], isVerified: true },
    ['1 review4.3 out of 5', '1 areaA', `Verified${verified}`],
  ],
  [{ reviewCount: 2, serviceAreas: ['A', 'B', 'C'] }, ['2 reviews4.3 out of 5', '3 areasA, B, C']],
  [{ averageRating: null, reviewCount: 0 }, undefined],
])('the known facts in its favour', async (fields, facts) => {
  vi.useFakeTimers({ now: new Date('2027-01-14T10:00:00Z'), toFake: ['Date'] })
  const { container } = show(fields)
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  const strip = container.querySelector('.profile-strip')
  expect(
    strip
      ? within(strip as HTMLElement)
          .getAllByRole('listitem')
          .map((item) => item.textContent)
      : undefined,
  ).toEqual(facts)
  const review = strip?.querySelector('a')?.getAttribute('href')
  expect(review).toBe(facts && '/suppliers/7?tab=reviews#reviews')
  vi.useRealTimers()
})

test('the rating in the structured data comes from this site only', async () => {
  const externalRatings = [
    {
      __typename: 'ExternalRating',
      id: '1',
      source: 'Checkatrade',
      rating: 9.8,
      bestRating: 10,
      reviewCount: 40,
      fetchedAt: '2026-05-01T00:00:00Z',
    },
  ]
  show({ averageRating: null, reviewCount: 0, externalRatings })
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  const { HomeAndConstructionBusiness: business } = readStructuredData(document.head)
  expect(business).not.toHaveProperty('aggregateRating')
  expect(JSON.stringify(business)).not.toContain('9.8')
  expect(screen.getByText(/Checkatrade: 9.8 out of 10, 40 reviews/)).toBeTruthy()
})

test('an unknown supplier', async () => {
  answer(api.query('SupplierProfile', () => reply({ supplier: null })))
  showPage('/suppliers/999')
  expect(await screen.findByRole('heading', { name: 'Supplier Not Found' })).toBeTruthy()
  expect(
    screen.getByText("The supplier you're looking for doesn't exist or there was an error loading the data."),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test.each([
  ['back, if the visitor has come from a page', 2, '/contact'],
  ['to the directory, if the browser has no page before', 1, '/directory'],
])('Go Back leads %s', async (_, length, path) => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(length)
  answer(
    api.query('SupplierProfile', () => reply({ supplier: null })),
    api.query('Directory', () => reply(buildList([]))),
  )
  const { address, goTo } = showPage('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await goTo('/suppliers/999')
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(address()).toBe(path))
  vi.restoreAllMocks()
})

test('a failure is shown in a toast, and can be retried', async () => {
  answer(api.query('SupplierProfile', () => refuse('x')))
  showPage('/suppliers/7')
  await waitFor(() => expect(toastKind('Failed to load supplier details. Please try again.')).toBe('error'))
  answer(api.query('SupplierProfile', () => reply({ supplier: buildSupplier() })))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })).toBeTruthy()
})

test('the structured data matches the page', async () => {
  const hours = (day: string, opens: string | null, closes: string | null) => ({
    __typename: 'OpeningHours',
    day,
    opens,
    closes,
  })
  const own = {
    establishedYear: 1998,
    longitude: 0, // at Greenwich
    country: 'England',
    reviews: buildReviews([{}, ...Array.from({ length: 10 }, () => ({ reviewerName: null, comment: null }))]),
    bannerUrl: 'https://honeybourne.example.com/banner.jpg',
    openingHours: [hours('MONDAY', null, null), hours('TUESDAY', '08:00', '12:00'), hours('TUESDAY', '13:00', '24:00')],
  }
  show(own)
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  const { HomeAndConstructionBusiness: business, BreadcrumbList: crumbs } = readStructuredData(document.head)
  expect(business).toMatchObject({
    '@id': 'https://directory.test/suppliers/7',
    name: 'Honeybourne Blinds',
    description: 'Made to measure in Cheltenham.',
    telephone: '01632 960123',
    email: 'hello@honeybourne.example.com',
    geo: { latitude: 51.9, longitude: 0 },
    sameAs: 'https://honeybourne.example.com',
    image: 'https://honeybourne.example.com/banner.jpg',
    foundingDate: '1998',
    address: {
      streetAddress: '12 High Street',
      addressLocality: 'Cheltenham',
      addressRegion: 'Gloucestershire',
      postalCode: 'GL50 1AB',
      addressCountry: 'GB',
    },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Sarah M.' },
        datePublished: '2026-03-01T10:00:00Z',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        reviewBody: 'Neat work.',
      },
      ...Array.from({ length: 9 }, () => ({ author: { '@type': 'Person', name: 'A customer' } })),
    ],
    openingHoursSpecification: [
      { dayOfWeek: 'Tuesday', opens: '08:00', closes: '12:00' },
      { dayOfWeek: 'Tuesday', opens: '13:00', closes: '23:59' },
    ],
    priceRange: '££',
    paymentAccepted: 'Cash, Credit Card',
    aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5, worstRating: 1 },
  })
  expect((business!.review as object[])[1]).not.toHaveProperty('reviewBody')
  expect(crumbs!.itemListElement).toHaveLength(4)
  const property = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(['title', 'description', 'url', 'type', 'image'].map(property)).toEqual([
    'Honeybourne Blinds, Cheltenham | Blind & Curtain Directory',
    'Made to measure in Cheltenham.',
    'https://directory.test/suppliers/7',
    'profile',
    'https://directory.test/pictures/supplier/7.png',
  ])
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://directory.test/suppliers/7',
  )
})

test("the title has the name and place, with the site's name if that fits in 60 characters; an editor's own wins", async () => {
  const titleWith = async (fields: Record<string, unknown>) => {
    const { unmount } = show(fields)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.title).not.toMatch(/^Loading/))
    const { title } = document
    unmount()
    return title
  }
  const [name, long] = ['Honeybourne Blinds', 'Honeybourne and Daughters Blinds']
  expect(await titleWith({ name })).toBe('Honeybourne Blinds, Cheltenham | Blind & Curtain Directory')
  expect(await titleWith({ name: long })).toBe('Honeybourne and Daughters Blinds, Cheltenham')
  expect(await titleWith({ name: 'Bay Blinds', namesakesBefore: 1 })).toBe(
    'Bay Blinds, Cheltenham (2) | Blind & Curtain Directory',
  )
  expect(await titleWith({ name, city: null })).toBe('Honeybourne Blinds, Gloucestershire')
  expect(await titleWith({ name, city: null, county: null })).toBe('Honeybourne Blinds | Blind & Curtain Directory')
  expect(await titleWith({ name, metaTitle: 'Blinds by the racecourse' })).toBe('Blinds by the racecourse')
})

test('a long description for search engines ends at a whole word', async () => {
  const { unmount } = show({ description: `${'made to measure, '.repeat(9)}and more` })
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  const description = document.querySelector('meta[name="description"]')!.getAttribute('content')!
  expect(description).toBe(`${'made to measure, '.repeat(9).slice(0, -2)}…`)
  expect(description.length).toBeLessThanOrEqual(155)
  unmount()
  const whole = 'made to measure, '.repeat(10).slice(0, 155)
  show({ description: whole })
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  expect(document.querySelector('meta[name="description"]')!.getAttribute('content')).toBe(whole)
  cleanup()
  show({ metaDescription: 'Blinds by the racecourse.' })
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  expect(document.querySelector('meta[name="description"]')!.getAttribute('content')).toBe('Blinds by the racecourse.')
})

test('if hardly anything is known, page and structured data leave it out, and have the typical hours', async () => {
  const nothing = {
    description: null,
    phone: null,
    email: null,
    website: null,
    address: null,
    city: null,
    county: null,
    postcode: null,
    latitude: null,
    longitude: null,
  }
  const { container } = show({ ...nothing, country: 'France' })
  await screen.findByText('We don’t have contact details for this supplier.')
  expect(screen.getByText('Specialist supplier of blinds and curtains.')).toBeTruthy()
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Honeybourne Blinds: blinds, curtains and shutters in United Kingdom.',
  )
  expect(container.querySelector('.profile-contacts')!.children).toHaveLength(0)
  for (const one of ['.profile-map', '.profile-gallery', '.profile-established', '[data-panel="about"] .text-list'])
    expect([one, container.querySelector(one)]).toEqual([one, null])
  expect(screen.queryByText(/^Select to call or email/)).toBeNull()
  const { HomeAndConstructionBusiness: business } = readStructuredData(document.head)
  expect(business!.openingHoursSpecification).toHaveLength(6)
  expect(business!.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'FR' })
  expect(business!.image).toBe('https://directory.test/pictures/supplier/7.png')
  expect(business).not.toHaveProperty('geo')
})

test('the tab is in the address, both ways', async () => {
  const { address, goTo, goBack } = show({ keywords: ['motorised blinds'] }, '/contact')
  await goTo('/suppliers/7?tab=industry')
  expect((await screen.findByRole('tab', { name: 'Industry Info 1' })).getAttribute('aria-selected')).toBe('true')
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews 3' }))
  await waitFor(() => expect(address()).toBe('/suppliers/7?tab=reviews'))
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'About' }))
  await waitFor(() => expect(address()).toBe('/suppliers/7'))
  for (const [key, name] of [
    ['ArrowLeft', 'Industry Info 1'],
    ['ArrowRight', 'About'],
    ['ArrowRight', 'Services 2'],
    ['End', 'Industry Info 1'],
    ['x', 'Industry Info 1'],
    ['Home', 'About'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    const tab = screen.getByRole('tab', { selected: true })
    expect([key, tab.textContent, document.activeElement === tab, tab.tabIndex]).toEqual([key, name, true, 0])
  }
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  await goBack()
  await waitFor(() => expect(address()).toBe('/contact'))
})

test('an unknown tab shows About', async () => {
  show({}, '/suppliers/7?tab=%3Cscript%3E')
  expect((await screen.findByRole('tab', { name: 'About' })).getAttribute('aria-selected')).toBe('true')
})

test('open now is shown for a supplier’s own hours, not for typical ones', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-14T10:00:00Z'), toFake: ['Date'] })
  const wednesday = [{ __typename: 'OpeningHours', day: 'WEDNESDAY', opens: '09:00', closes: '17:30' }]
  const own = show({ openingHours: wednesday })
  expect(await screen.findByText('Open now · closes 5:30 pm')).toBeTruthy()
  own.unmount()
  show()
  await screen.findByText('Business Hours')
  expect(screen.queryByText(/Open now|Closed ·/)).toBeNull()
  vi.useRealTimers()
})

test('similar suppliers: name, place, distance and rating; nothing if there are none', async () => {
  const other = buildSupplier({
    id: '8',
    name: 'Tewkesbury Shutters',
    city: 'Tewkesbury',
    latitude: 51.99,
    reviewCount: 1,
    services: ['Shutters', 'Blinds', 'Repairs', 'Curtains'],
  })
  const elsewhere = buildSupplier({ id: '9', name: 'Drapes', latitude: null, averageRating: null, services: [] })
  const page = show({ similar: [other, elsewhere] })
  const similar = within(await screen.findByRole('region', { name: 'Similar suppliers nearby' }))
  expect(similar.getByRole('link', { name: 'Tewkesbury Shutters' }).getAttribute('href')).toBe('/suppliers/8')
  expect(similar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tewkesbury ShuttersTewkesbury, Gloucestershire · 6.2 miles4.3(1 review)Shutters, Blinds, Repairs',
    'DrapesCheltenham, Gloucestershire ',
  ])
  page.unmount()
  show()
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  expect(screen.queryByText('Similar suppliers nearby')).toBeNull()
})

test('an example and a premium listing are labelled, others are not', async () => {
  show({ isDemo: true, isPremium: true })
  expect(await screen.findByText('Example listing, not a real business')).toBeTruthy()
  expect(screen.getByText('Featured')).toBeTruthy()
  cleanup()
  show()
  await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })
  expect(screen.queryByText(/Verified|Example listing|Featured/)).toBeNull()
})

/** The last cursor leads on if there are more. */
const reviewsPage = (from: number, to: number, hasNextPage: boolean) => ({
  ...buildReviews(Array.from({ length: to - from + 1 }, (_, index) => ({ id: `r${from + index}` }))),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `after ${to}` },
})
const reviewsShown = () => screen.getByRole('tabpanel', { name: /^Reviews/ }).querySelectorAll('.reviews time').length

test('More reviews loads the rest, page by page, with skeletons meanwhile', async () => {
  const queries: unknown[] = []
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  answer(
    api.query('Reviews', async ({ variables }) => {
      queries.push(variables)
      await released
      const reviews = variables.after === 'after 10' ? reviewsPage(11, 20, true) : reviewsPage(21, 23, false)
      return reply({ supplier: { __typename: 'Supplier', id: '7', reviews } })
    }),
  )
  show({ reviewCount: 23, reviews: reviewsPage(1, 10, true) }, '/suppliers/7?tab=reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Load More Reviews' }))
  expect(await screen.findAllByTestId('skeleton')).toHaveLength(3)
  expect(reviewsShown()).toBe(10)
  release()
  await waitFor(() => expect(reviewsShown()).toBe(20))
  await userEvent.click(screen.getByRole('button', { name: 'Load More Reviews' }))
  const end = await screen.findByText('All 23 reviews are shown.')
  expect(document.activeElement).toBe(end) // the button, which had the focus, is gone
  expect(reviewsShown()).toBe(23)
  expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull()
  expect(queries).toEqual([
    { id: '7', after: 'after 10' },
    { id: '7', after: 'after 20' },
  ])
})

const pageOfReviews = (count: number, comment: string) => ({
  ...buildReviews([{ id: 'f1', comment }]),
  pageInfo: { __typename: 'PageInfo', hasNextPage: count > 1, endCursor: 'after f1' },
  totalCount: count,
})
const answerReviews = (queries: unknown[]) =>
  answer(
    api.query('Reviews', ({ variables }) => {
      if (variables.after) return HttpResponse.error()
      queries.push(variables)
      const reviews = pageOfReviews(variables.query ? 1 : 7, variables.query ? 'A blackout blind.' : 'Fine.')
      return reply({ supplier: { __typename: 'Supplier', id: '7', reviews } })
    }),
  )

test('reviews are filtered by a bar of stars, searched and sorted, all in the address', async () => {
  const queries: unknown[] = []
  answerReviews(queries)
  const { address, goTo, goBack } = show({ reviewCount: 10, reviews: reviewsPage(1, 10, false) }, '/contact')
  await goTo('/suppliers/7?tab=reviews')
  const panel = within(await screen.findByRole('tabpanel', { name: 'Reviews 10' }))
  await userEvent.click(panel.getByRole('link', { name: '5 stars 3' }))
  expect(await panel.findByText('7 reviews with 5 stars.')).toBeTruthy()
  expect(panel.getByRole('link', { name: '5 stars 3' }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(panel.getByRole('button', { name: 'Load More Reviews' }))
  await panel.findByText('Failed to load supplier reviews. Please try again.')
  await userEvent.type(panel.getByRole('searchbox', { name: 'Search reviews' }), ' blackout {Enter}')
  expect(await panel.findByText('1 review with 5 stars that mentions “blackout”.')).toBeTruthy()
  expect(panel.queryByText('Failed to load supplier reviews. Please try again.')).toBeNull()
  expect((await panel.findByText(/^blackout$/i)).tagName).toBe('MARK')
  expect(address()).toBe('/suppliers/7?tab=reviews&stars=5&words=blackout')
  await userEvent.click(panel.getByRole('link', { name: '5 stars 3' }))
  expect(await panel.findByText('1 review that mentions “blackout”.')).toBeTruthy()
  await userEvent.click(panel.getByRole('link', { name: 'Show all 10 reviews' }))
  await waitFor(() => expect(reviewsShown()).toBe(10))
  expect(panel.getByRole<HTMLInputElement>('searchbox', { name: 'Search reviews' }).value).toBe('')
  await userEvent.click(panel.getByRole('link', { name: 'Lowest rated' }))
  await panel.findByText('Fine.')
  expect(address()).toBe('/suppliers/7?tab=reviews&sort=lowest')
  await userEvent.click(panel.getByRole('link', { name: 'Newest' }))
  await waitFor(() => expect(reviewsShown()).toBe(10))
  expect(queries).toEqual([
    { id: '7', stars: 5 },
    { id: '7', stars: 5, query: 'blackout' },
    { id: '7', query: 'blackout' },
    { id: '7', sort: 'LOWEST' },
  ])
  await goBack()
  await waitFor(() => expect(address()).toBe('/contact')) // one step, however many filters were tried
})

test('if filtered reviews do not load, it can be retried; if none matches it says so, and links to all', async () => {
  answer(
    api.query('Reviews', () => HttpResponse.error(), { once: true }),
    api.query('Reviews', () =>
      reply({ supplier: { __typename: 'Supplier', id: '7', reviews: { ...buildReviews([]), totalCount: 0 } } }),
    ),
  )
  show({ reviewCount: 10, reviews: reviewsPage(1, 10, false) }, '/suppliers/7?tab=reviews&words=zzz&stars=9&sort=x')
  expect(await screen.findByText('Failed to load supplier reviews. Please try again.')).toBeTruthy()
  expect(screen.queryByTestId('skeleton')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No reviews that mention “zzz”.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all 10 reviews' })).toBeTruthy()
})

test('a short list of reviews has no search or sorting', async () => {
  show({}, '/suppliers/7?tab=reviews')
  await screen.findByRole('tabpanel', { name: 'Reviews 3' })
  expect(screen.queryByRole('searchbox', { name: 'Search reviews' })).toBeNull()
  cleanup()
  show({ reviewCount: 4 }, '/suppliers/7?tab=reviews')
  expect(await screen.findByRole('searchbox', { name: 'Search reviews' })).toBeTruthy()
})

test.each([
  ['5000', true],
  ['0', true],
  ['-3', true],
  ['30', false],
  ['', false],
  ['many', false],
])(
  'reviews=%s in the address: if no page has that many, the list reports how many it shows',
  async (number, isReported) => {
    show({ reviewCount: 10, reviews: reviewsPage(1, 10, false) }, `/suppliers/7?tab=reviews&reviews=${number}`)
    await waitFor(() => expect(reviewsShown()).toBe(10))
    expect(screen.queryByText('A page can show 1 to 1,000 reviews. Showing 10.') !== null).toBe(isReported)
  },
)

test('if more filtered reviews do not load, the current ones stay, and it can be retried there; only those are counted', async () => {
  const answerFiltered = (page: object) =>
    reply({ supplier: { __typename: 'Supplier', id: '7', reviews: { ...page, totalCount: 12 } } })
  answer(
    api.query('Reviews', ({ variables }) =>
      variables.after ? HttpResponse.error() : answerFiltered(reviewsPage(1, 10, true)),
    ),
  )
  show({ reviewCount: 40, reviews: reviewsPage(1, 8, true) }, '/suppliers/7?tab=reviews&stars=5')
  await userEvent.click(await screen.findByRole('button', { name: 'Load More Reviews' }))
  expect(await screen.findByText('Failed to load supplier reviews. Please try again.')).toBeTruthy()
  expect(reviewsShown()).toBe(10)
  answer(api.query('Reviews', () => answerFiltered(reviewsPage(11, 12, false))))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(reviewsShown()).toBe(12))
  await screen.findByText('All 12 reviews are shown.')
  expect(screen.queryByText('Failed to load supplier reviews. Please try again.')).toBeNull()
})
