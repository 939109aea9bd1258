import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, delay, http } from 'msw'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mockMap } from '../../app/mock-map.ts'
import { createClient } from '../../app/apollo.ts'
import { answer } from '../../app/mock-api.ts'
import { Root } from '../../app/Root.tsx'
import type { SupplierFilter } from '../../schema.generated.ts'
import { emptyFilter } from '../search/directory-filter.ts'
import { buildList, buildSupplier } from '../suppliers/build-supplier.ts'
import { getViewBox } from './draw-base.ts'
import { detectGpu } from './gpu.ts'
import { loadMap } from './load-map.ts'
import { defaultArea, toFrame } from './frame/map-frame.ts'
import { ownBaseMap } from './own-base-map.ts'
import { SupplierMap } from './SupplierMap.tsx'

const config = { siteName: 'Blind & Curtain Directory', siteUrl: 'https://directory.test', hasDemoData: false }

const FilteredMap = () => {
  const [filter, setFilter] = useState<SupplierFilter>({})
  return (
    <>
      <button type="button" onClick={() => setFilter({ counties: ['Devon'] })}>
        Devon
      </button>
      <button type="button" onClick={() => setFilter({})}>
        Clear
      </button>
      <SupplierMap filter={filter} toAreaAddress={(area) => `/?area=${area}`} />
    </>
  )
}

const cluster = { __typename: 'MapPoint', latitude: 52.5, longitude: -1.9, count: 1234, supplier: null }
const devon = { west: -5, south: 50, east: 1, north: 56 }

const readMap = async () => {
  mockMap({
    phone: [cluster],
    wide: [],
    suppliers: buildList([buildSupplier({ serviceGroups: ['BLINDS'] })]).suppliers,
  })
  const client = createClient({ sendsText: true })
  await loadMap(client, emptyFilter, undefined)
  const router = createMemoryRouter([{ path: '*', element: <FilteredMap /> }])
  const page = (
    <Root client={client} config={config}>
      <RouterProvider router={router} />
    </Root>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  container.querySelector('.map-base')!.innerHTML = `<svg viewBox="${getViewBox(toFrame(defaultArea))}"></svg>`
  const viewBox = () => container.querySelector('.map-base svg')?.getAttribute('viewBox')
  return { container, viewBox, takeOver: () => render(page, { container, hydrate: true }) }
}

/** jsdom has no WebGL. Browsers name the card to an extension only, and old ones lack WebGL 2. */
const drawWith = (renderer: string) => {
  const context = {
    RENDERER: 7937,
    getExtension: (name: string) => (name.includes('renderer') ? { UNMASKED_RENDERER_WEBGL: 37_446 } : null),
    getParameter: (name: number) => (name === 37_446 ? renderer : 'WebKit WebGL'),
  }
  const getContext = (kind: string) => (kind === 'webgl' ? context : null)
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  onTestFinished(() => {
    spy.mockRestore()
    vi.unstubAllGlobals()
  })
}

test('after a filter and Back the base map is the search’s, drawn by the browser', async () => {
  answer(http.get('*/base-map.json', () => HttpResponse.json(ownBaseMap)))
  const { viewBox, takeOver } = await readMap()
  takeOver()
  const [whole, part] = [defaultArea, devon].map((area) => getViewBox(toFrame(area)))
  expect(viewBox()).toBe(whole)
  await userEvent.click(screen.getByRole('button', { name: 'Devon' }))
  await waitFor(() => expect(viewBox()).toBe(part))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(viewBox()).toBe(whole))
})

test.each([
  ['ANGLE (NVIDIA GeForce RTX 3060)', 'card'],
  ['ANGLE (Google, SwiftShader)', 'processor'],
])('%s is a %s', (renderer, expected) => {
  expect(detectGpu()()).toBe('nothing')
  drawWith(renderer)
  expect(detectGpu()()).toBe(expected)
})

test('with a graphics card the map starts automatically, once the page is idle', async () => {
  drawWith('ANGLE (NVIDIA GeForce RTX 3060)')
  const happened: string[] = []
  answer(
    http.get('*/base-map.json', async () => {
      happened.push('begun')
      await delay('infinite')
    }),
  )
  const { takeOver } = await readMap()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  takeOver()
  happened.push('idle')
  act(() => void vi.advanceTimersByTime(2000))
  vi.useRealTimers()
  await waitFor(() => expect(happened).toEqual(['idle', 'begun']))
})

test.each([
  ['the map can be retried', 'Try Again', 2],
  ['the note can be closed', 'Close', 1],
])('if the map cannot be loaded its picture stays, with links and cards; %s', async (_, button, times) => {
  drawWith('ANGLE (Google, SwiftShader)')
  let requests = 0
  answer(
    http.get('*/base-map.json', async () => {
      if (++requests > 1) await delay('infinite')
      return HttpResponse.error()
    }),
  )
  const { takeOver, viewBox } = await readMap()
  takeOver()
  const link = screen.getByRole('link', { name: '1,234 suppliers here: zoom in' })
  fireEvent.focusIn(link)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to load the map service. Please try again later.Please check your internet connection or try again later.',
  )
  expect([link.isConnected, viewBox()]).toEqual([true, getViewBox(toFrame(defaultArea))])
  const map = screen.getByRole('region', { name: 'Map of suppliers' })
  expect(within(map).queryByRole('alert')).toBeNull() // it covers none of the picture
  expect(within(screen.getByRole('region', { name: 'On this map' })).getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, map])
  await waitFor(() => expect(requests).toBe(times))
})

test('a moved picture belongs to one search, not to the next', async () => {
  drawWith('ANGLE (Google, SwiftShader)')
  let requests = 0
  answer(
    http.get('*/base-map.json', async () => {
      requests++
      await delay('infinite')
    }),
  )
  const { container, takeOver } = await readMap()
  takeOver()
  const moved = () => container.querySelector<HTMLElement>('.map-frame')?.style.transform
  fireEvent.wheel(screen.getByRole('region', { name: 'Map of suppliers' }), { ctrlKey: true, deltaY: -300 })
  expect(moved()).toBe('translate(0px, 0px) scale(2)')
  await userEvent.click(screen.getByRole('button', { name: 'Devon' }))
  await waitFor(() => expect([moved(), requests]).toEqual(['', 2])) // for the map and for the other picture
})
