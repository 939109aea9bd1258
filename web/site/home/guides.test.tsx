import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'

beforeEach(() => {
  const empty = { featuredSuppliers: [], popularLocations: [], latestPosts: [] }
  answer(...['FeaturedSuppliers', 'PopularLocations', 'LatestPosts'].map((name) => api.query(name, () => reply(empty))))
})

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('two cards and five closed questions, of which the browser opens one at a time', async () => {
  const { container } = showPage('/')
  const part = await section('Choosing the Right Window Treatments for Your Home')
  expect(part.getByRole('heading', { level: 3, name: 'Start with the room' })).toBeTruthy()
  expect(part.getByRole('heading', { level: 3, name: 'Then look at the window' })).toBeTruthy()
  const questions = [...container.querySelectorAll<HTMLDetailsElement>('details[name="choosing"]')]
  expect(questions.map(({ open }) => open)).toEqual([false, false, false, false, false])
  await userEvent.click(within(questions[0]!).getByText('Should a blind hang inside or outside the recess?'))
  expect(questions[0]!.open).toBe(true)
  await userEvent.click(within(questions[0]!).getByText('Should a blind hang inside or outside the recess?'))
  expect(questions[0]!.open).toBe(false)
})

test('the guide: Blinds first, then Curtains & Drapes and Shutters, each type with what it is best for', async () => {
  showPage('/')
  const part = await section('Complete Guide to Window Treatments')
  expect(part.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Blinds', 'true'],
    ['Curtains & Drapes', 'false'],
    ['Shutters', 'false'],
  ])
  expect(part.getByRole('heading', { name: 'Roller blinds' })).toBeTruthy()
  for (const [tab, kind] of [
    ['Curtains & Drapes', 'Pencil pleat curtains'],
    ['Shutters', 'Tier-on-tier shutters'],
  ] as const) {
    await userEvent.click(part.getByRole('tab', { name: tab }))
    const panel = within(part.getByRole('tabpanel', { name: tab }))
    expect(panel.getByRole('heading', { name: kind })).toBeTruthy()
    expect(panel.getAllByText('Best for:')).toHaveLength(panel.getAllByRole('listitem').length)
    await waitFor(() => expect(part.queryByRole('heading', { name: 'Roller blinds' })).toBeNull())
  }
})

test('the comparison with its price ranges', async () => {
  showPage('/')
  const table = within(await screen.findByRole('table'))
  expect(screen.getByRole('region', { name: 'Comparison table' }).tabIndex).toBe(0) // the keyboard scrolls it
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Type',
    'Best For',
    'Pros',
    'Cons',
    'Price Range',
  ])
  const rows = table.getAllByRole('row').slice(1)
  expect(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getAllByRole('cell').at(-1)!.textContent,
    ]),
  ).toEqual([
    ['Venetian Blinds', '£20-£120'],
    ['Roller Blinds', '£15-£180'],
    ['Roman Blinds', '£40-£250'],
    ['Vertical Blinds', '£30-£200'],
    ['Curtains', '£50-£500+'],
    ['Cellular/Honeycomb', '£40-£300'],
    ['Plantation Shutters', '£200-£700'],
  ])
})

test('the checklist, and questions on energy, measuring, large windows, children and cleaning', async () => {
  showPage('/')
  expect((await section('Making Your Decision')).getAllByRole('listitem')).toHaveLength(6)
  const faq = await section('Window Treatment FAQ')
  for (const question of [
    'Which window treatments are the most energy-efficient?',
    'How do I measure my windows?',
    'What works best on large windows and patio doors?',
    'Which options are safe for children?',
    'How do I clean blinds and curtains?',
  ])
    expect(faq.getByRole('heading', { level: 3, name: question })).toBeTruthy()
  expect(faq.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/blog/keep-your-house-warm-with-window-treatments',
    '/blog/how-to-measure-a-window-for-blinds',
    '/blog/child-safe-blinds-rules-and-home-checks',
    '/blog/cleaning-and-mending-blinds-and-curtains',
  ])
})

test('on a phone each guide is folded under its heading', async () => {
  const { container } = showPage('/')
  await section('Making Your Decision')
  expect(
    [...container.querySelectorAll('main .phone-fold > summary')].map(({ textContent }) => textContent.trim()),
  ).toEqual([
    'Read this guide: Choosing the Right Window Treatments for Your Home',
    'Read this guide: Complete Guide to Window Treatments',
    'Show the table: Window Treatment Comparison Guide',
    'Show the checklist: Making Your Decision',
  ])
  expect(container.querySelector('main .phone-fold h2')).toBeNull()
})
