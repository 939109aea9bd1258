import { act, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { answer, api, showPage } from '../app/show-page.tsx'

const settings = { __typename: 'AdSettings', isEnabled: true, publisher: 'google_adsense', publisherId: 'ca-pub-1', isTestMode: false }
const answerAds = (overrides = {}) =>
  answer(api.query('Ads', () => HttpResponse.json({ data: { adSettings: { ...settings, ...overrides }, adSlots: [] } })))
const adScripts = () => [...document.querySelectorAll('script')].map((script) => script.src).filter((src) => src.includes('://page') || src.includes('media.net'))

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('the banner asks with two equal buttons, and remembers the refusal', async () => {
  answerAds()
  showPage('/cookie-policy')
  const banner = await screen.findByRole('region', { name: 'Advertising consent' })
  const buttons = [...banner.querySelectorAll('button')]
  expect(buttons.map((button) => [button.textContent, button.className])).toEqual([['Refuse', 'outline-button'], ['Accept', 'outline-button']])
  await userEvent.click(buttons[0]!)
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
  expect(localStorage.getItem('advertising-consent')).toBe('refused')
  expect(screen.getByText('You have refused advertising cookies.')).toBeTruthy()
  expect(adScripts()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
  expect(await screen.findByRole('region', { name: 'Advertising consent' })).toBeTruthy()
})

test('nobody is asked where no network is set up', async () => {
  answerAds({ publisherId: '' })
  showPage('/cookie-policy')
  await screen.findByRole('heading', { level: 1 })
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(screen.queryByRole('region', { name: 'Advertising consent' })).toBeNull()
})
