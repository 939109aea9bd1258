import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { expect, test } from 'vitest'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'

const county = (name: string, supplierCount: number, country = 'ENGLAND') => ({
  __typename: 'County',
  id: name,
  name,
  urlName: name.toLowerCase().replaceAll(' ', '-'),
  country,
  supplierCount,
})
const france = { __typename: 'Country', id: 'france', name: 'France', urlName: 'france', supplierCount: 61 }
const answerWith = (...counties: ReturnType<typeof county>[]) =>
  answer(api.query('Counties', () => reply({ counties, countries: [france] })))
const getLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('counties under their first letter, with the number of suppliers or Coming soon', async () => {
  answerWith(county('Angus', 0, 'SCOTLAND'), county('Essex', 12), county('East Sussex', 1), county('Tyne and Wear', 3))
  showPage('/counties')
  const letter = await screen.findByRole('region', { name: 'E' })
  expect(getLinks(letter)).toEqual([
    ['EssexEngland12 suppliers', '/counties/essex'],
    ['East SussexEngland1 supplier', '/counties/east-sussex'],
  ])
  expect(getLinks(screen.getByRole('region', { name: 'A' }))).toEqual([['AngusScotlandComing soon', '/counties/angus']])
  expect(document.title).toBe('Blinds & Curtains Suppliers by County | Blind & Curtain Directory')
})

test('the bar has the letters that exist, and jumps to them', async () => {
  answerWith(county('Angus', 0), county('Essex', 12))
  const { container } = showPage('/counties')
  const bar = await screen.findByRole('navigation', { name: 'Counties by first letter' })
  expect(getLinks(bar)).toEqual([
    ['A', '#letter-A'],
    ['E', '#letter-E'],
  ])
  expect(bar.textContent).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(container.querySelector('#letter-E')).toBeTruthy()
})

test('Top Supplier Locations: the six with most suppliers, none without any', async () => {
  answerWith(...[3, 9, 0, 5, 7, 1, 2, 8].map((count, index) => county(`County ${'ABCDEFGH'[index]}`, count)))
  showPage('/counties')
  const top = await screen.findByRole('region', { name: 'Top Supplier Locations' })
  expect(
    within(top)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'County B9 suppliers',
    'County H8 suppliers',
    'County E7 suppliers',
    'County D5 suppliers',
    'County A3 suppliers',
    'County G2 suppliers',
  ])
  expect(top.querySelector('img')!.getAttribute('src')).toBe('/pictures/counties/county-b.svg')
})

test('without suppliers there are no top locations, without countries no list of them', async () => {
  answer(api.query('Counties', () => reply({ counties: [county('Angus', 0)], countries: [] })))
  showPage('/counties')
  await screen.findByRole('region', { name: 'A' })
  expect(screen.queryByText('Top Supplier Locations')).toBeNull()
  expect(screen.queryByText('Outside the UK')).toBeNull()
})

test('breadcrumbs and the counties with suppliers as structured data', async () => {
  answerWith(county('Angus', 0, 'SCOTLAND'), county('Essex', 12), county('East Sussex', 1))
  showPage('/counties')
  await screen.findByRole('region', { name: 'E' })
  const { BreadcrumbList, ItemList } = readStructuredData(document.head)
  expect(BreadcrumbList!.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://directory.test/' },
    { '@type': 'ListItem', position: 2, name: 'Counties' },
  ])
  expect(ItemList!.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: 'https://directory.test/counties/essex' },
    { '@type': 'ListItem', position: 2, url: 'https://directory.test/counties/east-sussex' },
  ])
})

test('without suppliers only the breadcrumbs are structured data', async () => {
  answerWith(county('Angus', 0, 'SCOTLAND'))
  showPage('/counties')
  await screen.findByRole('region', { name: 'A' })
  expect(Object.keys(readStructuredData(document.head))).toEqual(['BreadcrumbList'])
})

test('skeletons while loading', async () => {
  answer(api.query('Counties', () => delay('infinite')))
  showPage('/counties')
  expect(await screen.findAllByTestId('skeleton')).toHaveLength(6)
})

test('a failure is reported, and the button retries', async () => {
  answer(api.query('Counties', () => refuse('x')))
  showPage('/counties')
  expect(await screen.findByRole('heading', { name: 'Unable to Load Counties' })).toBeTruthy()
  expect(
    screen.getByText('We encountered an error while loading the county data. Please try again later.'),
  ).toBeTruthy()
  answerWith(county('Essex', 12))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('region', { name: 'E' })).toBeTruthy()
})

test('suppliers outside the counties are linked by country', async () => {
  answerWith(county('Essex', 12))
  showPage('/counties')
  expect(getLinks(await screen.findByRole('region', { name: 'Outside the UK' }))).toEqual([
    ['France61 suppliers', '/countries/france'],
  ])
})
