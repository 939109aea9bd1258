import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, showPage } from '../app/show-page.tsx'

beforeEach(() =>
  answer(
    api.query('Me', () =>
      HttpResponse.json({ data: { me: { __typename: 'User', id: '1', username: 'ada', isAdmin: true } } }),
    ),
  ),
)
const figures = () => {
  const list = screen.getByLabelText('Statistics')
  return [...list.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextElementSibling!.textContent}`)
}

test('five figures stand above the tabs', async () => {
  const adminStats = {
    __typename: 'AdminStats',
    suppliers: 12345,
    reviews: 678,
    blogPosts: 10,
    locations: 90,
    backlinks: 7,
    openRequests: 4,
  }
  answer(api.query('AdminStats', () => HttpResponse.json({ data: { adminStats } })))
  showPage('/admin')
  await waitFor(() =>
    expect(figures()).toEqual(['Suppliers 12,345', 'Reviews 678', 'Blog Posts 10', 'Locations 90', 'Backlinks 7']),
  )
})

test('administrators see that scheduled backups fail, since when, why, and when the last good one was made', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
  const failure = { __typename: 'BackupFailure', failedSince: ago(5), reason: 'No space left.', lastGoodAt: ago(49) }
  answer(
    api.query('BackupFailure', () => HttpResponse.json({ data: { backupFailure: failure } }), { once: true }),
    api.query('BackupFailure', () => HttpResponse.json({ data: { backupFailure: { ...failure, lastGoodAt: null } } })),
  )
  const text = async () => (await screen.findByRole('region', { name: 'Backups' })).textContent
  const { unmount } = showPage('/admin')
  expect(await text()).toBe(
    'Scheduled backups fail: the first one failed 5 hours ago. The last good one was made 2 days ago.It is tried again every hour. Reason: No space left.',
  )
  unmount()
  showPage('/admin')
  expect(await text()).toContain('5 hours ago. There is no good one yet.')
})

test('while backups are made nothing is said of them', async () => {
  showPage('/admin')
  await waitFor(() => expect(figures()[0]).toBe('Suppliers 0'))
  expect(screen.queryByRole('region', { name: 'Backups' })).toBeNull()
})

test('figures that do not come are zeros, and it is said', async () => {
  answer(api.query('AdminStats', () => HttpResponse.error()))
  showPage('/admin')
  expect(await screen.findByText('Error loading statistics')).toBeTruthy()
  expect(screen.getByText('Could not load admin statistics. Using default values.')).toBeTruthy()
  expect(figures()).toEqual(['Suppliers 0', 'Reviews 0', 'Blog Posts 0', 'Locations 0', 'Backlinks 0'])
})

test('the six tabs of the specification come first, in its order, and Reports is a real one', async () => {
  answer(
    api.query('AuditLog', () => HttpResponse.error()),
    api.query('AuditChoices', () => HttpResponse.error()),
  )
  showPage('/admin?tab=audit')
  const tabs = within(await screen.findByRole('tablist', { name: 'Administration' })).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Scraper Control',
    'Google Maps Scraper',
    'Manage Duplicates',
    'Add Supplier',
    'Backlinks',
    'Ad Management',
    'Requests',
    'Reports',
    'Suppliers',
    'Posts',
    'Audit Log',
    'API Keys',
    'Webhooks',
    'My Account',
  ])
  expect(tabs.some((tab) => tab.hasAttribute('disabled') || tab.getAttribute('aria-disabled') === 'true')).toBe(false)
})

test('the tab that is shown stands in the address, and the arrows move through them', async () => {
  answer(
    api.query('AuditLog', () =>
      HttpResponse.json({
        data: {
          auditLog: {
            __typename: 'AuditConnection',
            nodes: [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.query('AuditChoices', () =>
      HttpResponse.json({ data: { auditChoices: { __typename: 'AuditChoices', actions: [], usernames: [] } } }),
    ),
  )
  const { address } = showPage('/admin?tab=audit')
  const tabs = within(await screen.findByRole('tablist', { name: 'Administration' }))
  expect(tabs.getByRole('tab', { name: 'Audit Log', selected: true })).toBeTruthy()
  expect(await screen.findByText('Nobody has changed anything yet.')).toBeTruthy()
  tabs.getByRole('tab', { name: 'Audit Log' }).focus()
  await userEvent.keyboard('{Home}')
  const first = tabs.getAllByRole('tab')[0]!
  expect([document.activeElement, first.getAttribute('aria-selected')]).toEqual([first, 'true'])
  expect(address()).toMatch(/^\/admin\?tab=/)
})
