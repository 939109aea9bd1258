import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'
import { countColumn } from '../table/table-column.tsx'
import { toCsv } from '../ui/to-csv.ts'

let queries: unknown[] = []
beforeEach(() => {
  queries = []
  answer(
    api.query('SiteReport', ({ variables }) => {
      queries.push(variables.range)
      const starts =
        variables.range === 'DAYS_30'
          ? Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
          : ['2026-10', '2026-11']
      const points = starts.map((start, index) => ({
        __typename: 'ReportPoint',
        start,
        newSuppliers: index,
        suppliers: 1200 + index,
        newReviews: 0,
        reviews: 4,
        views: 7,
        searches: 2,
      }))
      const tally = (query: string, times: number) => ({ __typename: 'SearchTally', query, times })
      return reply({
        siteReport: {
          __typename: 'SiteReport',
          points,
          previous: { __typename: 'ReportTotals', newSuppliers: 300, newReviews: 0, views: 210, searches: 80 },
          topSearches: [tally('roman blinds', 9)],
          emptySearches: variables.range === 'DAYS_30' ? [] : [nothingFound],
          mostViewed: [{ __typename: 'ViewTally', supplierId: '7', name: 'Honeybourne Blinds', times: 41 }],
          scrapeYield: [
            { __typename: 'ScrapeYield', source: 'Thomson Local', listings: 1320, added: 400, enriched: 75 },
          ],
        },
      })
    }),
  )
})

const nothingFound = {
  __typename: 'SearchTally',
  query: 'awnings near st ives',
  times: 1200,
  words: 'awnings',
  near: 'st ives',
  firstDay: '2026-09-03',
  lastDay: '2026-11-21',
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const cells = (row: HTMLElement | undefined) => [...row!.querySelectorAll('th, td')].map((cell) => cell.textContent)

test('four totals and their change from the previous period; no chart without data', async () => {
  showPage('/admin/reports')
  const totals = await screen.findByLabelText('Totals')
  expect(
    [...totals.querySelectorAll('div')].map((one) => [...one.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['New suppliers', '435', '+45% from 300 in the 30 days before'],
    ['New reviews', '0', 'None in the 30 days before'],
    ['Views of suppliers', '210', '±0% from 210 in the 30 days before'],
    ['Searches', '60', '−25% from 80 in the 30 days before'],
  ])
  expect((await region('New Reviews')).getByText('None in this period.')).toBeTruthy()
})

test('a column shows its value on hover and focus, and by arrow keys', async () => {
  showPage('/admin/reports')
  const user = userEvent.setup()
  const chart = await (await region('New Suppliers')).findByRole('slider', { name: 'New Suppliers' })
  chart.focus()
  expect(await within(chart).findByText('30 Nov: 29')).toBeTruthy()
  const texts = (kind: string) => [...chart.parentElement!.querySelectorAll(kind)].map(({ textContent }) => textContent)
  expect(texts('.chart-line')).toEqual(['0', '20', '40'])
  expect(texts('.chart-label')).toEqual(['1 Nov', '7 Nov', '13 Nov', '19 Nov', '25 Nov'])
  await user.keyboard('{Home}{ArrowLeft}')
  expect(within(chart).getByText('1 Nov: 0')).toBeTruthy()
  await user.keyboard('{End}')
  await user.keyboard('{ArrowRight}')
  expect(within(chart).getByText('30 Nov: 29')).toBeTruthy() // the last one
  await user.keyboard('{ArrowLeft}')
  expect(within(chart).getByText('29 Nov: 28')).toBeTruthy()
  expect(chart.getAttribute('aria-valuetext')).toBe('29 Nov: 28')
  chart.blur()
  await waitFor(() => expect(within(chart).queryByText('29 Nov: 28')).toBeNull())
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
  await user.pointer({ target: chart, coords: { clientX: 18 } })
  expect(within(chart).getByText('2 Nov: 1')).toBeTruthy()
  fireEvent.pointerLeave(chart)
  expect(within(chart).queryByText('2 Nov: 1')).toBeNull()
})

test('charts, and the same numbers as a table for screen readers', async () => {
  const user = userEvent.setup()
  showPage('/admin/reports')
  const suppliers = await region('New Suppliers')
  const rows = suppliers.getAllByRole('row')
  expect([cells(rows[0]), cells(rows.at(-1))]).toEqual([
    ['Day', 'New', 'Total'],
    ['30 Nov', '29', '1,229'],
  ])
  const isHidden = () => suppliers.getByRole('table').parentElement!.className === 'visually-hidden'
  expect([isHidden(), document.querySelectorAll('.column-chart').length]).toEqual([true, 3])
  await user.click(screen.getByRole('button', { name: 'Show as Table' }))
  expect([isHidden(), document.querySelectorAll('.column-chart').length]).toEqual([false, 0])
  expect(screen.getByRole('button', { name: 'Show as Table' }).getAttribute('aria-pressed')).toBe('true')
})

test('top searches, searches without results and the most viewed suppliers', async () => {
  showPage('/admin/reports')
  expect((await region('Top Searches')).getByRole('row', { name: 'roman blinds 9' })).toBeTruthy()
  const nothing = await region('Searches without Results')
  expect(nothing.getByText('No repeated searches without results yet.')).toBeTruthy()
  expect(nothing.queryByRole('button')).toBeNull() // an empty file
  expect(
    (await region('Most Viewed Suppliers')).getByRole('link', { name: 'Honeybourne Blinds' }).getAttribute('href'),
  ).toBe('/suppliers/7')
  expect(screen.getByText(/Anonymous totals, without cookies\./)).toBeTruthy()
})

test('searches without results: how often, since when, when last, a link to the same search, and a file', async () => {
  showPage('/admin/reports?range=12-months')
  const nothing = await region('Searches without Results')
  expect(nothing.getAllByRole('row').map(cells)).toEqual([
    ['Search', 'Times', 'Since', 'Last'],
    ['awnings near st ives', '1,200', '3 Sept 2026', '21 Nov 2026'],
  ])
  const suppliers = await region('New Suppliers')
  expect(suppliers.getAllByRole('row').map(cells)).toEqual([
    ['Month', 'New', 'Total'],
    ['Oct 2026', '0', '1,200'],
    ['Nov 2026', '1', '1,201'],
  ])
  const lines = suppliers.getByRole('slider').parentElement!.querySelectorAll('.chart-line')
  expect([...lines].map(({ textContent }) => textContent)).toEqual(['0', '1']) // there are no half suppliers
  expect(screen.getByText('None in the 12 months before')).toBeTruthy()
  expect(nothing.getByRole('link').getAttribute('href')).toBe('/directory?search=awnings&location=st+ives')
  expect(nothing.getByRole('button', { name: 'Download Searches without Results as CSV' })).toBeTruthy()
})

test('each source’s scrape results, as a chart, a table and a file', async () => {
  showPage('/admin/reports')
  const yields = await region('Scrape Results by Source')
  expect(yields.getAllByRole('row').map(cells)).toEqual([
    ['Source', 'Listings', 'Added', 'Updated'],
    ['Thomson Local', '1,320', '400', '75'],
  ])
  expect(yields.getByText('Listings read by scrapes in the last 30 days, excluding test scrapes.')).toBeTruthy()
  const saved: (Blob | string)[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await userEvent.click(yields.getByRole('button', { name: 'Download Scrape Results by Source as CSV' }))
  expect((await (saved[0] as Blob).text()).split('\r\n').slice(1)).toEqual(['"Thomson Local",1320,400,75', ''])
  expect(saved[1]).toBe('scrape-results-by-source.csv')
})

test('the range is in the address', async () => {
  const user = userEvent.setup()
  const { address } = showPage('/admin/reports')
  await region('Searches')
  await user.click(screen.getByRole('button', { name: '12 Months' }))
  expect(await screen.findAllByRole('columnheader', { name: 'Month' })).toHaveLength(4)
  expect([address(), queries]).toEqual(['/admin/reports?range=12-months', ['DAYS_30', 'MONTHS_12']])
  await user.click(screen.getByRole('button', { name: '30 Days' }))
  expect(address()).toBe('/admin/reports')
})

test('no cell of an exported file can be a formula, and counts stay numbers', () => {
  const { value } = countColumn('added', 'Added', (count: number) => count).csv[0]!
  expect(value(1200)).toBe(1200)
  expect(
    toCsv([
      ['Search', 'Times'],
      ['=HYPERLINK("x")', 3],
      ['+44', -1],
      ['@a', 1],
      [' -1', 1],
      ['＝1+1', 1],
      [' ＋1', 1],
      ['－1', 1],
      ['＠a', 1],
      ['plain, "quoted"', 2],
    ]),
  ).toBe(
    '\uFEFF"Search","Times"\r\n"\'=HYPERLINK(""x"")",3\r\n"\'+44",-1\r\n"\'@a",1\r\n"\' -1",1\r\n"\'＝1+1",1\r\n"\' ＋1",1\r\n"\'－1",1\r\n"\'＠a",1\r\n"plain, ""quoted""",2\r\n',
  )
})
