import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { loadNetwork } from './networks.ts'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'

const settings = {
  __typename: 'AdSettings',
  isEnabled: true,
  network: 'GOOGLE_ADSENSE',
  publisherId: 'ca-pub-1',
  isTestMode: false,
}
const answerAds = (overrides = {}) =>
  answer(api.query('Ads', () => reply({ adSettings: { ...settings, ...overrides }, adSlots: [] })))
const adScripts = () =>
  [...document.querySelectorAll('script')]
    .map((script) => script.src)
    .filter((src) => src.includes('://page') || src.includes('media.net'))

beforeEach(() => {
  localStorage.clear()
  for (const script of document.querySelectorAll('script')) script.remove()
})
afterEach(() => vi.useRealTimers())

test('the banner asks with two equal buttons, and remembers the choice, which can be changed on the page of cookies', async () => {
  answerAds()
  showPage('/cookie-policy')
  const banner = await screen.findByRole('region', { name: 'Advertising consent' })
  const buttons = [...banner.querySelectorAll('button')]
  expect(buttons.map((button) => [button.textContent, button.className])).toEqual([
    ['Refuse', 'outline-button'],
    ['Accept', 'outline-button'],
  ])
  await userEvent.click(buttons[0]!)
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
  expect(localStorage.getItem('advertising-consent')).toBe('refused')
  expect(screen.getByText('You have refused advertising cookies.')).toBeTruthy()
  expect(adScripts()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
  const again = await screen.findByRole('region', { name: 'Advertising consent' })
  expect(screen.getByText('You haven’t chosen yet, so advertising cookies are off.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
  await userEvent.click(within(again).getByRole('button', { name: 'Accept' }))
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
  const page = within(screen.getByRole('main'))
  for (const [button, choice] of [
    ['Refuse', 'refused'],
    ['Accept', 'accepted'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name: button }))
    expect(page.getByText(`You have ${choice} advertising cookies.`)).toBeTruthy()
    expect(localStorage.getItem('advertising-consent')).toBe(choice)
  }
})

const banner = {
  __typename: 'AdSlot',
  id: 'counties-top-banner',
  name: 'Top Banner',
  format: 'HORIZONTAL',
  location: 'Counties',
  isActive: true,
  isFixed: true,
  creativeUrl: null,
  creativeLink: null,
  creativeText: null,
}
const showBanner = async (adSettings: object, slot: object = {}) => {
  answer(
    api.query('Ads', () => reply({ adSettings, adSlots: [{ ...banner, ...slot }] })),
    api.query('Counties', () => reply({ counties: [], countries: [] })),
  )
  showPage('/counties')
  return screen.findByRole('complementary', { name: 'Advertisement: Top Banner' })
}

test('an advertisement that does not load says so', async () => {
  localStorage.setItem('advertising-consent', 'accepted')
  const place = await showBanner(settings)
  await waitFor(() => expect(adScripts()).toHaveLength(1))
  expect(within(place).getByText('Advertisement')).toBeTruthy()
  document.querySelector('script[src^="https://pagead2.googlesyndication.com/"]')!.dispatchEvent(new Event('error'))
  await waitFor(() =>
    expect(within(place).getByText('Failed to load advertisement. Please refresh or try again later.')).toBeTruthy(),
  )
  expect(within(place).getByRole('link')).toBeTruthy()
  cleanup()
  await showBanner(settings) // tries again
  await waitFor(() => expect(adScripts()).toHaveLength(2))
})

test('a network that does not answer within ten seconds has failed', async () => {
  vi.useFakeTimers()
  let failure = ''
  const place = document.createElement('div')
  const slot = { ...banner, format: 'SQUARE' as const }
  loadNetwork({ ...settings, network: 'MEDIA_NET', publisherId: 'silent' }, slot, place).catch(
    (error: Error) => (failure = error.message),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(failure).toBe('the ad network does not answer')
})

test.each([
  ['switched off', { isEnabled: false }],
  ['in test mode', { isTestMode: true }],
  ['without consent', {}],
  ['for a direct deal without a creative', { network: 'DIRECT_DEAL' }],
])('%s, one of the site’s own tips is shown with its label, and nothing is loaded', async (_, overrides) => {
  const place = await showBanner({ ...settings, ...overrides })
  await act(() => new Promise((done) => setTimeout(done, 600))) // longer than an advertisement's delay
  expect(within(place).getByText('Advertisement')).toBeTruthy()
  expect(within(place).getByRole('link').getAttribute('href')).toMatch(/^\/(blog|directory|register-business)$/) // not itself
  expect(adScripts()).toEqual([])
})

test('a direct deal shows the slot’s creative, without consent', async () => {
  const place = await showBanner(
    { ...settings, network: 'DIRECT_DEAL' },
    { creativeText: 'Ten per cent off', creativeLink: 'https://example.com/offer' },
  )
  const link = within(place).getByRole('link', { name: 'Ten per cent off' })
  expect(link.getAttribute('href')).toBe('https://example.com/offer')
  expect(link.getAttribute('rel')).toBe('sponsored noopener')
  expect(within(place).getByText('Advertisement')).toBeTruthy() // paid advertisements are labelled
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
  cleanup()
  const tried = await showBanner(
    { ...settings, network: 'DIRECT_DEAL', isTestMode: true },
    { creativeText: 'Ten per cent off', creativeLink: 'https://example.com/offer' },
  )
  expect(within(tried).queryByText('Ten per cent off')).toBeNull()
})

test('slots that were added are at the end of their own page; one that is off is nowhere', async () => {
  const added = { ...banner, isFixed: false }
  const adSlots = [
    { ...added, id: 'added', name: 'Added' },
    { ...added, id: 'off', name: 'Off', isActive: false },
    { ...added, id: 'other', name: 'Other', location: 'Blog' },
    banner,
    { ...banner, id: 'counties-bottom-banner', isActive: false },
  ]
  answer(
    api.query('Ads', () => reply({ adSettings: settings, adSlots })),
    api.query('Counties', () => reply({ counties: [], countries: [] })),
  )
  showPage('/counties')
  await screen.findByRole('complementary', { name: 'Advertisement: Added' })
  const shown = screen.getAllByRole('complementary').map((slot) => slot.getAttribute('aria-label'))
  expect(shown).toEqual(['Advertisement: Top Banner', 'Advertisement: Added'])
})

test.each([
  [728, '728x90', 'horizontal'],
  [727, '300x250', 'auto'],
])('in a place %d pixels wide a network shows an advertisement that fits', async (width, size, format) => {
  const place = document.createElement('div')
  Object.defineProperty(place, 'clientWidth', { value: width })
  const slot = { ...banner, format: 'HORIZONTAL' as const }
  const load = async (network: 'GOOGLE_ADSENSE' | 'MEDIA_NET') => {
    const load = (where: HTMLElement) => loadNetwork({ ...settings, network, publisherId: `${width}&x` }, slot, where)
    const loading = Promise.all([load(document.createElement('div')), load(place)])
    expect(document.querySelectorAll(`script[src$="=${width}%26x"]`), 'for all slots').toHaveLength(1)
    document.querySelector(`script[src$="=${width}%26x"]`)!.dispatchEvent(new Event('load'))
    await loading
    document.querySelector(`script[src$="=${width}%26x"]`)!.remove()
  }
  const ads = window as { adsbygoogle?: object[]; _mNHandle?: { queue: (() => void)[] }; _mNDetails?: object }
  await load('GOOGLE_ADSENSE')
  expect(place.querySelector<HTMLElement>('ins.adsbygoogle')!.dataset).toMatchObject({
    adClient: `${width}&x`,
    adSlot: 'counties-top-banner',
    adFormat: format,
  })
  expect(ads.adsbygoogle).toEqual([{}, {}])
  const loaded: string[][] = []
  ads._mNDetails = { loadTag: (...call: string[]) => loaded.push(call) }
  await load('MEDIA_NET')
  for (const show of ads._mNHandle!.queue) show()
  expect(loaded.at(-1)).toEqual(['counties-top-banner', size, 'media-net-counties-top-banner'])
  for (const name of ['adsbygoogle', '_mNHandle', '_mNDetails'] as const) delete ads[name]
})

test('a creative has the exact size of its format', async () => {
  const creativeUrl = `/pictures/${'a'.repeat(32)}-1456x180.webp`
  const place = await showBanner(
    { ...settings, network: 'DIRECT_DEAL' },
    { creativeUrl, creativeText: 'Ten per cent off', format: 'HORIZONTAL' },
  )
  const shown = within(place).getByRole<HTMLImageElement>('img', { name: 'Ten per cent off' })
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['728', '90'])
  expect(shown.parentElement!.querySelector('source')!.srcset).toContain('-728x90.avif 728w')
  cleanup()
  const bare = await showBanner({ ...settings, network: 'DIRECT_DEAL' }, { creativeUrl })
  expect(within(bare).getByRole('img', { name: 'Advertisement' })).toBeTruthy()
  expect(within(bare).queryByRole('link')).toBeNull()
})

test('the page of cookies, in any spelling, names the service of streets, if it is an outside one', async () => {
  answerAds({ publisherId: '' })
  const { unmount } = showPage('/Cookie-Policy/', { streets: { from: 'style', host: 'tiles.example' } as never })
  const row = (await screen.findByText('map-consent')).closest('tr')!
  expect(row.textContent).toContain('They come from tiles.example, which then sees your IP address')
  expect(document.querySelector('link[rel="canonical"]')!.getAttribute('href')).toBe(
    'https://directory.test/cookie-policy',
  )
  expect(screen.getByText(/^Last changed on \d+ \w+ \d{4}$/)).toBeTruthy()
  unmount()
  showPage('/cookie-policy')
  await screen.findByText('advertising-consent')
  expect(screen.queryByText('map-consent')).toBeNull()
})

test('without a network there is no consent banner', async () => {
  answerAds({ publisherId: '' })
  showPage('/cookie-policy')
  await screen.findByRole('heading', { level: 1 })
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
})
