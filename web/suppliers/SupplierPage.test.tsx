import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, showPage } from '../app/show-page.tsx'
import { buildReviews, buildSupplier } from './build-supplier.ts'

const show = (overrides = {}) => {
  answer(api.query('SupplierProfile', () => HttpResponse.json({ data: { supplier: buildSupplier(overrides) } })))
  return showPage('/suppliers/7')
}

test('name, rating, breadcrumbs and the tabs; Industry Info only with keywords', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Honeybourne Blinds' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['About', 'Services', 'Reviews'])
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'], ['Directory', '/directory'], ['Gloucestershire', '/counties/gloucestershire'],
  ])
})

test('keywords have a tab of their own', async () => {
  show({ keywords: ['motorised blinds'] })
  await userEvent.click(await screen.findByRole('tab', { name: 'Industry Info' }))
  expect(screen.getByText('motorised blinds')).toBeTruthy()
})

test('without ratings it says so; the usual hours come with their note', async () => {
  show({ averageRating: 0, reviewCount: 0 })
  expect((await screen.findAllByText('No ratings yet')).length).toBe(1)
  const hours = screen.getByText('Business Hours').parentElement!
  expect(hours.textContent).toContain('Mon-Fri9:00-5:30')
  expect(hours.textContent).toContain('Sat10:00-4:00')
  expect(hours.textContent).toContain('Sunclosed')
  expect(hours.textContent).toContain('hours may vary')
})

test("a supplier's own hours are shown, neighbouring days together", async () => {
  const hours = (day: string, opens: string | null, closes: string | null) => ({ __typename: 'OpeningHours', day, opens, closes })
  show({ openingHours: [hours('Mon', null, null), hours('Tue', '08:00', '16:30'), hours('Wed', '08:00', '16:30')] })
  const card = (await screen.findByText('Business Hours')).parentElement!
  expect(card.textContent).toContain('Monclosed')
  expect(card.textContent).toContain('Tue-Wed8:00-4:30')
})

test('about: years in business, website with https added, everything to copy', async () => {
  const { container } = show({ establishedYear: 2000, specialties: ['Bay windows'], serviceAreas: ['Tewkesbury'] })
  const years = new Date().getFullYear() - 2000
  await screen.findByText('Bay windows')
  expect(container.textContent).toContain(`Established in 2000 (${years} years in business)`)
  expect(screen.getByText('Tewkesbury')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'honeybourne.example.com' }).getAttribute('href')).toBe('https://honeybourne.example.com')
})

test('Call Now copies the phone number and says so', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: 'Call Now' }))
  expect(await navigator.clipboard.readText()).toBe('01632 960123')
  expect(await screen.findByText('Phone Copied')).toBeTruthy()
  expect(screen.getByText('Phone has been copied to your clipboard.')).toBeTruthy()
})

test('Copy All Contact Info takes every way to reach the supplier', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: 'Copy All Contact Info' }))
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Honeybourne Blinds', 'Phone: 01632 960123', 'Email: hello@honeybourne.example.com', 'Website: honeybourne.example.com',
      'Address: 12 High Street, Cheltenham, Gloucestershire, GL50 1AB',
    ].join('\n'),
  )
})

test('a copy that fails is told', async () => {
  const user = userEvent.setup()
  show()
  const button = await screen.findByRole('button', { name: 'Send Email' })
  navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  await user.click(button)
  expect(await screen.findByText('Copy Failed')).toBeTruthy()
  expect(screen.getByText('Unable to copy to clipboard. Please try again.')).toBeTruthy()
})

test('reviews with their stars, and how the stars are spread', async () => {
  show({ reviews: buildReviews([{ rating: 4, comment: 'Fitted in a day.', reviewerName: 'Tom' }]) })
  await userEvent.click(await screen.findByRole('tab', { name: 'Reviews' }))
  expect(screen.getByText('Fitted in a day.')).toBeTruthy()
  expect(screen.getByText('1 March 2026')).toBeTruthy()
  expect(screen.getByText('5 stars').nextElementSibling?.textContent).toBe('3')
})

test('the rating in the structured data comes from this site only', async () => {
  const outsideRatings = [
    { __typename: 'OutsideRating', id: '1', source: 'Checkatrade', rating: 9.8, bestRating: 10, reviewCount: 40, fetchedAt: '2026-05-01T00:00:00Z' },
  ]
  const { container } = show({ averageRating: 0, reviewCount: 0, outsideRatings })
  await screen.findByRole('heading', { level: 1 })
  const [business, crumbs] = [...container.querySelectorAll('script[type="application/ld+json"]')].map((node) => JSON.parse(node.textContent))
  expect(business.aggregateRating).toBeUndefined()
  expect(JSON.stringify(business)).not.toContain('9.8')
  expect(business.openingHoursSpecification[0]).toMatchObject({ dayOfWeek: 'Monday', opens: '09:00', closes: '17:30' })
  expect(crumbs['@type']).toBe('BreadcrumbList')
  expect(screen.getByText(/Checkatrade: 9.8 out of 10, 40 reviews/)).toBeTruthy()
})

test('an unknown supplier', async () => {
  answer(api.query('SupplierProfile', () => HttpResponse.json({ data: { supplier: null } })))
  showPage('/suppliers/999')
  expect(await screen.findByRole('heading', { name: 'Supplier Not Found' })).toBeTruthy()
  expect(screen.getByText("The supplier you're looking for doesn't exist or there was an error loading the data.")).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()
})

test('a failure is told in a toast', async () => {
  answer(api.query('SupplierProfile', () => HttpResponse.json({ errors: [{ message: 'x' }] })))
  showPage('/suppliers/7')
  await waitFor(() => expect(screen.getByText('Failed to load supplier details. Please try again.')).toBeTruthy())
})
