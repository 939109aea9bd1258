import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { buildArea } from './build-county.ts'

const queries: unknown[] = []
const mockPageStart = (pageCursor: string | null) => [
  api.query('AreaPageStart', ({ variables }) => {
    queries.push(variables)
    const supplierArea = { __typename: 'SupplierArea', id: 'countries/france/all', pageCursor }
    return reply({ supplierArea })
  }),
]
const mockArea = (overrides = {}) => [
  api.query('Area', ({ variables }) => {
    queries.push(variables)
    return reply({ supplierArea: buildArea(overrides) })
  }),
]
const show = async (path: string, overrides = {}) => {
  answer(...mockPageStart('c60'), ...mockArea(overrides))
  const page = showPage(path)
  await screen.findByRole('article')
  return page
}
const getLinks = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])

test('a country links to its towns and, page by page, to all its suppliers', async () => {
  await show('/countries/france')
  expect(document.title).toBe('Blinds & Curtains Suppliers in France | Blind & Curtain Directory')
  expect(getLinks('Towns in France')).toEqual([
    ['Paris60 suppliers', '/countries/france/paris', null],
    ['Other Locations1 supplier', '/countries/france/other', null],
  ])
  expect(getLinks('Pages')).toEqual([['Next page', '/countries/france?page=2', null]])
  expect(queries.at(-1)).toEqual({ county: null, country: 'france', town: null, after: null })
  expect(document.querySelector('meta[name="robots"]')).toBeNull()
})

test('a later page has its own title and address, and links back; if its start does not load, it can be retried', async () => {
  answer(...mockPageStart('c60'), ...mockArea())
  answer(api.query('AreaPageStart', () => HttpResponse.error(), { once: true }))
  showPage('/countries/france?page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await screen.findByRole('article')
  expect(queries.at(-1)).toMatchObject({ after: 'c60' })
  expect(document.title).toBe('Blinds & Curtains Suppliers in France, page 2 | Blind & Curtain Directory')
  expect(getLinks('Pages')).toEqual([['Previous page', '/countries/france', null]])
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://directory.test/countries/france?page=2',
  )
  cleanup()
  await show('/countries/france?page=3', { supplierCount: 181 })
  expect(getLinks('Pages')).toEqual([
    ['Previous page', '/countries/france?page=2', null],
    ['Next page', '/countries/france?page=4', null],
  ])
})

test('a town is below its county, in the breadcrumbs too', async () => {
  await show('/counties/kent/ashford', { name: 'Kent', city: 'Ashford', supplierCount: 4 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blinds & Curtains Suppliers in Ashford, Kent')
  expect(getLinks('Breadcrumb').map(([text, path]) => [text, path])).toEqual([
    ['Home', '/'],
    ['Counties', '/counties'],
    ['Kent', '/counties/kent'],
  ])
  expect(Object.keys(readStructuredData(document.head))).toEqual(['ItemList', 'BreadcrumbList'])
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  cleanup()
  await show('/counties/kent/other', { name: 'Kent', city: null, supplierCount: 60 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Blinds & Curtains Suppliers in other places in Kent',
  )
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Other places')).toBeTruthy()
  expect(screen.getByText('60 suppliers, best match first')).toBeTruthy() // one page
  cleanup()
  await show('/countries/france/paris', { city: 'Paris', supplierCount: 60 })
  expect(getLinks('Breadcrumb').at(-1)).toEqual(['France', '/countries/france', null])
  expect(screen.queryByRole('navigation', { name: 'Towns in France' })).toBeNull()
  cleanup()
  await show('/counties/kent/all', { name: 'Kent', supplierCount: 61 })
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('All suppliers')).toBeTruthy()
  expect(screen.getByText('61 suppliers, best match first: page 1 of 2')).toBeTruthy()
})

test('a list that does not load can be retried; without suppliers it says so', async () => {
  answer(api.query('Area', () => HttpResponse.error()))
  showPage('/countries/france')
  expect(await screen.findByText('Failed to load suppliers. Please try again.')).toBeTruthy()
  answer(...mockArea())
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('article')
  cleanup()
  answer(api.query('Area', () => reply({ supplierArea: null })))
  showPage('/countries/atlantis')
  expect(await screen.findByRole('heading', { name: 'No Suppliers Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse All Counties' }).getAttribute('href')).toBe('/counties')
})

test('a page number out of range shows the nearest page and says so', async () => {
  answer(...mockPageStart('c60'), ...mockArea())
  const { goTo } = showPage('/countries/france?page=999')
  expect(await screen.findByText('This list has 2 pages. Showing page 2.')).toBeTruthy()
  expect(queries.slice(-2)).toMatchObject([{ number: 999 }, { after: 'c60' }])
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(getLinks('Pages')).toEqual([['Previous page', '/countries/france', null]])
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://directory.test/countries/france?page=2',
  )
  await goTo('/countries/france?page=0')
  expect(await screen.findByText('This list has 2 pages. Showing page 1.')).toBeTruthy()
  await goTo('/countries/france?page=1e9')
  expect(await screen.findByText('This list has 2 pages. Showing page 2.')).toBeTruthy()
  await goTo('/countries/france?page=x')
  expect(await screen.findByText('This list has 2 pages. Showing page 1.')).toBeTruthy()
  await goTo('/countries/france?page=2')
  await waitFor(() => expect(screen.queryByText(/^This list has/)).toBeNull())
})

test('a county’s premium suppliers have a page', async () => {
  await show('/counties/kent/featured', { name: 'Kent', supplierCount: 15 })
  expect(document.title).toBe('Featured Blinds & Curtains Suppliers in Kent | Blind & Curtain Directory')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Featured Blinds & Curtains Suppliers in Kent')
  expect(screen.getByText('15 suppliers, best reviewed first')).toBeTruthy()
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Featured suppliers')).toBeTruthy()
})
