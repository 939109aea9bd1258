import { cleanup, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Head } from './Head.tsx'

const texts = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent)

test('the browser’s structured data replaces the server’s once the page is shown, and ends with the page', async () => {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/ld+json', textContent: '{"of":"the server"}' })
  script.dataset['from'] = 'server'
  document.head.append(script)
  onTestFinished(() => script.remove())
  const { rerender } = render(<Head title="Kent" description="" structuredData={[{ of: 'Kent' }]} />)
  expect(texts()).toEqual(['{"of":"the server"}'])
  await vi.waitFor(() => expect(texts()).toEqual(['{"of":"Kent"}']))
  rerender(<Head title="Rutland" description="" structuredData={[{ of: 'Rutland' }, { of: 'others' }]} />)
  expect(texts()).toEqual(['{"of":"Rutland"}', '{"of":"others"}'])
  cleanup()
  expect(texts()).toEqual([])
})

test('a short description is shown in full, and one of one endless word is cut; what is not given is not in the head', () => {
  const { rerender } = render(<Head title="Kent" description="Blinds in Kent" />)
  const meta = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  expect(meta('description')).toBe('Blinds in Kent')
  rerender(<Head title="Kent" description={'x'.repeat(200)} />)
  expect(meta('description')).toBe(`${'x'.repeat(154)}…`)
  expect(['keywords', 'robots', 'og:url'].map(meta)).toEqual([undefined, undefined, undefined])
  expect(['og:type', 'og:image'].map(meta)).toEqual(['website', '/pictures/site/card.png'])
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull()
})
