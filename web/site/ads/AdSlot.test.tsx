import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
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

test('the banner asks with two equal buttons, and remembers a refusal', async () => {
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
  expect(await screen.findByRole('region', { name: 'Advertising consent' })).toBeTruthy()
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

test.each([
  ['switched off', { isEnabled: false }],
  ['in test mode', { isTestMode: true }],
  ['without consent', {}],
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
  expect(within(place).getByRole('link', { name: 'Ten per cent off' }).getAttribute('href')).toBe(
    'https://example.com/offer',
  )
  expect(within(place).getByText('Advertisement')).toBeTruthy() // paid advertisements are labelled
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
  cleanup()
  const tried = await showBanner(
    { ...settings, network: 'DIRECT_DEAL', isTestMode: true },
    { creativeText: 'Ten per cent off', creativeLink: 'https://example.com/offer' },
  )
  expect(within(tried).queryByText('Ten per cent off')).toBeNull()
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
})

test('without a network there is no consent banner', async () => {
  answerAds({ publisherId: '' })
  showPage('/cookie-policy')
  await screen.findByRole('heading', { level: 1 })
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
})
