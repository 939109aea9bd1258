import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, delay, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'
import { buildList, buildPlace, buildSupplier } from '../suppliers/build-supplier.ts'
import { mockMap } from '../../app/mock-map.ts'
import { ownBaseMap } from '../map/own-base-map.ts'
import { areaText } from '../map/frame/map-view.ts'
import { getInitials } from './SupplierRow.tsx'

let queries: unknown[]
const facets = {
  __typename: 'SupplierFacets',
  services: [
    { __typename: 'ServiceCount', service: 'BLINDS', count: 40 },
    { __typename: 'ServiceCount', service: 'CUSTOM', count: 1 },
  ],
  counties: [
    { __typename: 'CountyCount', county: 'Devon', count: 41 },
    { __typename: 'CountyCount', county: 'Cornwall', count: 9 },
  ],
}
const answerWith = (nodes: Record<string, unknown>[], overrides = {}) =>
  answer(
    api.query('MapPage', ({ variables }) => {
      queries.push(variables)
      return reply(buildList(nodes, { facets, ...overrides }))
    }),
  )

beforeEach(() => {
  mockMap()
  queries = []
  answer(http.get('*/base-map.json', () => delay('infinite')))
})

test('the map is the default; counties and services have counts, and the total is shown', async () => {
  answerWith([buildSupplier()], { totalCount: 1234 })
  showPage('/map')
  expect(await screen.findByRole('region', { name: 'Map of suppliers' })).toBeTruthy()
  const found = await screen.findByText('Suppliers found')
  expect([found.textContent, found.getAttribute('role')]).toEqual(['1,234 Suppliers found', 'status'])
  const counties = screen.getByRole('group', { name: 'Counties' })
  expect(
    within(counties)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')!.textContent),
  ).toEqual(['Cornwall 9 suppliers', 'Devon 41 suppliers'])
  await userEvent.click(screen.getByRole('tab', { name: 'Services' }))
  const services = screen.getByRole('group', { name: 'Services' })
  expect(
    within(services)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')!.textContent),
  ).toEqual([
    'Blinds 40 suppliers',
    'Curtains 0 suppliers',
    'Shutters 0 suppliers',
    'Installation 0 suppliers',
    'Repairs 0 suppliers',
    'Custom Designs 1 supplier',
  ])
  expect(screen.getByText('Skip to the map').getAttribute('href')).toBe('#map')
  expect(document.getElementById('map')).toBeTruthy()
  expect(await screen.findByText('No locations found')).toBeTruthy()
  expect(screen.getByText('Try adjusting your search filters to see more results')).toBeTruthy()
})

const point = (latitude: number, longitude: number, count: number, supplier: object | null = null) => ({
  __typename: 'MapPoint',
  latitude,
  longitude,
  count,
  supplier,
})

test('without a renderer the map is a picture with land, names, and links that search the area', async () => {
  answerWith([buildSupplier()])
  mockMap({
    phone: [point(54, -2.6, 1234)],
    wide: [point(54, -2.5, 1200), point(51.9, -2.07, 1, buildSupplier())],
    suppliers: buildList([buildSupplier({ serviceGroups: ['BLINDS'] })]).suppliers,
  })
  answer(http.get('*/base-map.json', () => HttpResponse.json(ownBaseMap)))
  const { address, container } = showPage('/map')
  const cluster = await screen.findByRole('link', { name: '1,200 suppliers here: zoom in' })
  await waitFor(() => expect(container.querySelector('.map-land')).toBeTruthy())
  expect([...container.querySelectorAll('.map-wide .map-town')].map(({ textContent }) => textContent)).toContain(
    'Leeds',
  )
  expect([Number.parseFloat(cluster.style.left), Number.parseFloat(cluster.style.top)]).toEqual([
    expect.closeTo(50, 1),
    expect.closeTo(50, 1),
  ])
  const pin = screen.getByRole('link', { name: 'Honeybourne Blinds, Cheltenham, Gloucestershire' })
  expect(pin.getAttribute('href')).toBe('/suppliers/7')
  expect(within(screen.getByRole('region', { name: 'On this map' })).getAllByRole('listitem')).toHaveLength(1)
  const [west, south, east, north] = new URL((cluster as HTMLAnchorElement).href).searchParams
    .get('area')!
    .split(',')
    .map(Number)
  expect([(west! + east!) / 2, (south! + north!) / 2]).toEqual([expect.closeTo(-2.5, 2), expect.closeTo(54, 0)])
  await userEvent.click(cluster)
  await waitFor(() => expect(address()).toContain('/map?area='))
  expect(container.querySelector('.map-live')).toBeNull()
})

test('at the picture’s closest zoom, several suppliers and the button open a list, and say so', async () => {
  answerWith([buildSupplier()])
  mockMap({ wide: [point(51.9, -2.07, 3)], suppliers: buildList([buildSupplier({ serviceGroups: [] })]).suppliers })
  const mark = showPage('/map?area=-2.08,51.89,-2.06,51.91')
  await userEvent.click(await screen.findByRole('link', { name: '3 suppliers here: list them' }))
  await waitFor(() => expect(mark.address()).toContain('view=list'))
  expect(mark.address()).toContain('area=-2.1')
  mark.unmount()
  const button = showPage('/map?area=-2.08,51.89,-2.06,51.91')
  await userEvent.click(await screen.findByRole('button', { name: 'List the suppliers here' }))
  await waitFor(() => expect(button.address()).toContain('view=list'))
})

test('the map’s size on the screen decides when it opens a list, like the zoom', async () => {
  let notifyResize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback)
        notifyResize = () => act(() => callback([], this))
      }
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(598)
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  onTestFinished(() => {
    for (const spy of [width, height]) spy.mockRestore()
    vi.unstubAllGlobals()
  })
  answerWith([buildSupplier()])
  mockMap({ wide: [point(51.9, -2.07, 3)] })
  const { address } = showPage('/map?area=-2.13,51.87,-2.01,51.93') // 350 by 283 pixels, at the base map's closest zoom
  const mark = await screen.findByRole('link', { name: /^3 suppliers here/ })
  notifyResize()
  expect([mark.ariaLabel, mark.getAttribute('href')]).toEqual([
    '3 suppliers here: zoom in',
    expect.not.stringContaining('view=list'),
  ])
  width.mockReturnValue(500)
  notifyResize()
  expect([mark.ariaLabel, mark.getAttribute('href')]).toEqual([
    '3 suppliers here: list them',
    expect.stringContaining('view=list'),
  ])
  width.mockReturnValue(400)
  notifyResize()
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await waitFor(() => expect(address()).toBe('/map?area=-2.1%2C51.869%2C-2.04%2C51.931'))
})

test('several counties and services are chosen together, are in the address, and are cleared together', async () => {
  answerWith([buildSupplier()])
  const { address } = showPage('/map')
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Devon/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Cornwall/ }))
  await userEvent.click(screen.getByRole('tab', { name: 'Services' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Custom Designs/ }))
  await waitFor(() => expect(address()).toBe('/map?service=custom&county=Devon&county=Cornwall'))
  await waitFor(() =>
    expect(queries.at(-1)).toMatchObject({ filter: { counties: ['Devon', 'Cornwall'], services: ['CUSTOM'] } }),
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Custom Designs/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(address()).toBe('/map'))
})

test('open now and four stars are chosen, and how the search was read is shown below the count', async () => {
  answerWith([buildSupplier()], {
    place: buildPlace(),
    totalCount: 71,
    reading: { words: 'roman blinds', subject: 'roman blind', isPlaceFromWords: true, radiusMiles: 50 },
  })
  const { address } = showPage('/map?search=roman+blinds+in+stroud')
  expect(await screen.findByText('roman blind suppliers within 50 miles of Stroud')).toBeTruthy()
  expect(screen.getByText('Suppliers found').textContent).toBe('71 Suppliers found')
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search suppliers' })
  expect(box.value).toBe('roman blinds in stroud')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open now' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '4 stars and up' }))
  await waitFor(() =>
    expect(address()).toBe('/map?search=roman+blinds&location=Stroud&place=stroud-gloucestershire&open=now&rating=4'),
  )
  expect(box.value).toBe('roman blinds in Stroud')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open now' }))
  await waitFor(() => expect(address()).not.toContain('open=now'))
})

test.each([
  ['PLACE', { slug: 'shute-devon' }, '/map?location=Shute&place=shute-devon&open=now'],
  ['SERVICE', { service: 'SHUTTERS' }, '/map?location=Bath&service=shutters&open=now'],
  ['SUPPLIER', { supplierId: '7' }, '/suppliers/7'],
])('a %s chosen in the search box is searched for exactly, and keeps the other filters', async (type, ids, path) => {
  const suggestion = { __typename: 'Suggestion', type, text: 'Shute', detail: 'Devon' }
  answer(
    api.query('Suggest', () =>
      reply({ suggest: [{ ...suggestion, slug: null, service: null, supplierId: null, ...ids }] }),
    ),
    api.query('SupplierProfile', () => reply({ supplier: null })),
  )
  answerWith([buildSupplier()])
  const { address } = showPage('/map?location=Bath&open=now')
  const box = await screen.findByRole('combobox', { name: 'Search suppliers' })
  await userEvent.clear(box)
  await userEvent.type(box, 'shute')
  await userEvent.click(await screen.findByRole('option', { name: /Shute/ }))
  await waitFor(() => expect(address()).toBe(path))
})

test('rows show the searched services first; without matches, the nearest suppliers of any kind', async () => {
  answerWith([buildSupplier({ services: ['Blinds', 'Curtains'], matchedServices: ['Roman Blinds'] })])
  const found = showPage('/map?view=list&search=roman')
  const row = within(await screen.findByRole('article', { name: 'Honeybourne Blinds' }))
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Roman Blinds',
    'Blinds',
    'Curtains',
  ])
  found.unmount()
  answerWith([], { place: buildPlace(), alternatives: [buildSupplier({ distance: 210 })] })
  showPage('/map?view=list&location=Stroud&search=zzz')
  expect(await screen.findByText('No suppliers found matching your criteria.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Nearest suppliers for any service' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Honeybourne Blinds' }).textContent).toContain('210 miles')
})

test('the search box keeps the chosen counties', async () => {
  answer(api.query('Suggest', () => reply({ suggest: [] })))
  answerWith([buildSupplier()])
  const { address, goTo } = showPage('/map?search=blinds&location=near+Stroud&radius=5')
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search suppliers' })
  expect(box.value).toBe('blinds near Stroud')
  await userEvent.type(box, '{Enter}')
  expect(address()).toBe('/map?search=blinds&location=near+Stroud&radius=5') // nothing was changed
  await userEvent.type(box, ' green{Enter}')
  await waitFor(() => expect(address()).toBe('/map?search=blinds+near+Stroud+green')) // other words have no radius
  await goTo('/map?county=Devon')
  expect(box.value).toBe('')
  await userEvent.type(box, 'roman{Enter}')
  await waitFor(() => expect(address()).toBe('/map?search=roman&county=Devon'))
})

test('list rows: initials, name, place, description, three services and a link', async () => {
  answerWith([
    buildSupplier({ services: ['Blinds', 'Curtains', 'Repairs', 'Installation'] }),
    buildSupplier({ id: '8', name: 'Logo Ltd', logoUrl: '/logo.png', description: null }),
  ])
  const { container } = showPage('/map?view=list')
  const row = await screen.findByRole('article', { name: 'Honeybourne Blinds' })
  expect(row.textContent).toContain('HB')
  expect(row.textContent).toContain('Cheltenham, Gloucestershire')
  expect(row.textContent).toContain('Made to measure in Cheltenham.')
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Blinds', 'Curtains', 'Repairs', '+1 more'])
  expect(within(row).getByRole('link', { name: 'View Details of Honeybourne Blinds' }).getAttribute('href')).toBe(
    '/suppliers/7',
  )
  expect(container.querySelector('.supplier-row img')!.getAttribute('src')).toBe('/logo.png')
  expect(screen.getByText('Specialist supplier of blinds and curtains.')).toBeTruthy()
})

test('no matches, loading, and a failure that can be retried', async () => {
  answerWith([])
  showPage('/map?view=list&search=zzz')
  expect(await screen.findByText('No suppliers found matching your criteria.')).toBeTruthy()
  answer(api.query('MapPage', () => delay('infinite')))
  const loading = showPage('/map?view=list&search=slow')
  expect(await within(loading.container).findAllByTestId('skeleton')).toHaveLength(6)
  loading.unmount()
  answer(api.query('MapPage', () => refuse('x')))
  const broken = showPage('/map?view=list&search=broken')
  const again = await within(broken.container).findByRole('button', { name: 'Try Again' })
  answerWith([buildSupplier()])
  await userEvent.click(again)
  expect(await screen.findByRole('article', { name: 'Honeybourne Blinds' })).toBeTruthy()
})

test('two-letter initials', () => {
  expect(['Honeybourne Blinds', 'Öland', '3 Counties Curtains', 'The & Co', 'X'].map(getInitials)).toEqual([
    'HB',
    'ÖL',
    '3C',
    'TC',
    'X',
  ])
})

test('an area in the address is exact to about 100 m', () => {
  expect(areaText({ west: -2.123456, south: 51, east: -1.5, north: 52.98765 })).toBe('-2.123,51,-1.5,52.988')
})
