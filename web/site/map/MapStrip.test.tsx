import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createClient } from '../../app/apollo.ts'
import { answer } from '../../app/mock-api.ts'
import { Root } from '../../app/Root.tsx'
import { buildSupplier } from '../suppliers/build-supplier.ts'
import type { Spot } from './frame/map-point.ts'
import { MapStrip } from './MapStrip.tsx'
import { ProfileMap } from './ProfileMap.tsx'

const config = { siteName: 'Blind & Curtain Directory', siteUrl: 'https://directory.test', hasDemoData: false }
const show = (element: React.ReactNode) =>
  render(
    <Root client={createClient({ sendsText: true })} config={config}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Root>,
  )
const edge = (overrides: Record<string, unknown>, distance: number | null = null) => ({
  distance,
  node: { ...buildSupplier(overrides), serviceGroups: ['BLINDS', 'CUSTOM'] } as never,
})

test('the row below the map: name, place and rating; a card points at its position', async () => {
  const onPoint = vi.fn<(spot: Spot | undefined) => void>()
  const suppliers = [edge({ id: '7' }, 2), edge({ id: '8', name: 'Stroud Shutters', latitude: 51.7 })]
  show(<MapStrip suppliers={suppliers} selectedId="8" onPoint={onPoint} />)
  const row = within(screen.getByRole('region', { name: 'On this map' }))
  const [first, second] = row.getAllByRole('listitem')
  expect(first!.textContent).toBe(
    'Honeybourne BlindsCheltenham, Gloucestershire · 2 miles4.3(3 reviews)Blinds · Custom Designs',
  )
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/suppliers/7')
  expect([first, second].map((card) => card!.getAttribute('aria-current'))).toEqual([null, 'true'])
  await userEvent.tab()
  await userEvent.tab()
  expect(onPoint).toHaveBeenLastCalledWith({ latitude: 51.7, longitude: -2.07 })
  await userEvent.tab()
  expect(onPoint).toHaveBeenLastCalledWith(undefined)
})

test('a card swiped to the front points at its position', async () => {
  const onPoint = vi.fn<(spot: Spot | undefined) => void>()
  show(
    <MapStrip
      suppliers={[edge({ id: '7' }), edge({ id: '8', latitude: 51.7 })]}
      selectedId={undefined}
      onPoint={onPoint}
    />,
  )
  const list = screen.getByRole('list')
  ;[...list.children].forEach((card, index) =>
    Object.defineProperties(card, { offsetLeft: { value: index * 270 }, offsetWidth: { value: 260 } }),
  )
  list.scrollLeft = 268
  fireEvent.scroll(list)
  await waitFor(() => expect(onPoint).toHaveBeenLastCalledWith({ latitude: 51.7, longitude: -2.07 }))
})

test('the row keeps its scroll position while its suppliers are the same', async () => {
  const Asking = () => {
    const [ids, setIds] = useState(['7', '8'])
    const suppliers = ids.map((id) => edge({ id }))
    return (
      <>
        <button type="button" onClick={() => setIds([...ids])}>
          Same
        </button>
        <button type="button" onClick={() => setIds(['9'])}>
          Others
        </button>
        <MapStrip suppliers={suppliers} selectedId={undefined} onPoint={() => {}} />
      </>
    )
  }
  show(<Asking />)
  const scrollTo = vi.fn<() => void>()
  Object.assign(screen.getByRole('list'), { scrollTo })
  await userEvent.click(screen.getByRole('button', { name: 'Same' }))
  expect(scrollTo).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Others' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 })
})

test('the row while loading, and without suppliers', () => {
  const waiting = show(<MapStrip suppliers={undefined} selectedId={undefined} onPoint={() => {}} />)
  expect(waiting.getAllByTestId('skeleton')).toHaveLength(3)
  waiting.unmount()
  show(<MapStrip suppliers={[]} selectedId={undefined} onPoint={() => {}} />)
  expect(screen.getByText('No suppliers here. Move the map or zoom out.')).toBeTruthy()
})

test('a profile’s map that cannot be loaded says so in both sentences, and can be retried', async () => {
  answer(http.get('*/base-map.json', () => HttpResponse.error()))
  show(<ProfileMap name="Honeybourne Blinds" latitude={51.9} longitude={-2.07} county={null} />)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to load the map service. Please try again later.Please check your internet connection or try again later.',
  )
  const map = within(screen.getByRole('region', { name: 'Map: where Honeybourne Blinds is' }))
  expect(map.getByRole('button', { name: 'Try Again' })).toBeTruthy()
})
