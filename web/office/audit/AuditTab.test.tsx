import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'
import { listChanges } from './AuditTab.tsx'

const entry = (id: string, more = {}) => ({
  __typename: 'AuditEntry',
  id,
  at: '2026-07-01T12:00:00Z',
  username: 'ada',
  action: 'supplier.edit',
  subject: 'supplier',
  subjectId: '7',
  before: { name: 'A', isPremium: false },
  after: { name: 'B', isPremium: true },
  ...more,
})
let queries: Record<string, unknown>[] = []

beforeEach(() => {
  queries = []
  answer(
    api.query('AuditChoices', () =>
      reply({
        auditChoices: {
          __typename: 'AuditChoices',
          actions: ['ad_settings.edit', 'supplier.edit'],
          usernames: ['ada', 'bea'],
        },
      }),
    ),
    api.query('AuditLog', ({ variables }) => {
      queries.push(variables)
      const nodes = variables.after
        ? [entry('1', { action: 'ad_settings.edit', subject: 'ad_settings', subjectId: null, username: 'bea' })]
        : [entry('2')]
      const pageInfo = {
        __typename: 'PageInfo',
        hasNextPage: !variables.after,
        endCursor: variables.after ? 'second' : 'first',
      }
      return reply({ auditLog: { __typename: 'AuditConnection', nodes, pageInfo } })
    }),
  )
})

test('each entry has who, what, when, and each value before and after', async () => {
  showPage('/admin/audit')
  const item = within(within(await screen.findByRole('table', { name: 'Audit log' })).getAllByRole('row')[1]!)
  expect(item.getByText('ada')).toBeTruthy()
  expect(item.getByRole('link', { name: 'Supplier 7' }).getAttribute('href')).toBe('/suppliers/7')
  expect(item.getByText('1 Jul 2026, 13:00:00')).toBeTruthy() // British summer time
  const changes = item
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`)
  expect(changes).toEqual(['Name: before: Aafter: B', 'Is premium: before: noafter: yes'])
})

test('an entry leads to its item if that has a screen; the file has each change; a filter without results says so', async () => {
  const items = [
    ['import', '4', '/admin/suppliers?import=4'],
    ['scrape_run', '5', '/admin/suppliers?run=5'],
    ['guide', 'kent', '/admin/guides?guide=kent'],
    ['legal_text', 'TERMS', '/admin/legal?page=TERMS'],
    ['duplicate_run', '6', undefined],
  ] as const
  const nodes = items.map(([subject, subjectId], at) => entry(String(at + 1), { subject, subjectId }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  answer(
    api.query(/^Audit(Log|ForFile)$/, ({ variables }) =>
      reply({ auditLog: { __typename: 'AuditConnection', nodes: variables.action ? [] : nodes, pageInfo } }),
    ),
  )
  const saved: Blob[] = []
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  onTestFinished(() => saving.mockRestore())
  showPage('/admin/audit')
  const rows = within(await screen.findByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(items.map(([, , path]) => path))
  await userEvent.click(screen.getByRole('button', { name: 'Download Audit log as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]!.text()).split('\r\n')[1]).toBe(
    '1,"ada","supplier.edit","import","4","2026-07-01T12:00:00Z","Name: before: A after: B; Is premium: before: no after: yes"',
  )
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Supplier edit')
  expect(await screen.findByText('No matching entries.')).toBeTruthy()
})

test('older entries are appended', async () => {
  showPage('/admin/audit?user=cal')
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }))
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'Audit log' })).getAllByRole('row')).toHaveLength(1 + 2),
  )
  expect(queries.at(-1)).toMatchObject({ after: 'first' })
  expect(screen.getByRole('link', { name: 'Ad settings' }).getAttribute('href')).toBe('/admin/ads')
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Who').value).toBe('cal') // though no entry is by cal
})

test('entries are filtered by action and person, in the address too', async () => {
  const { address } = showPage('/admin/audit')
  await screen.findByRole('option', { name: 'Ad settings edit' })
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Ad settings edit')
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'bea')
  expect(within(screen.getByLabelText('Who')).getAllByRole('option', { name: 'bea' })).toHaveLength(1)
  await waitFor(() => expect(queries.at(-1)).toEqual({ action: 'ad_settings.edit', username: 'bea' }))
  expect(address()).toBe('/admin/audit?action=ad_settings.edit&user=bea')
  await userEvent.click(await screen.findByRole('button', { name: 'When' }))
  await waitFor(() =>
    expect(queries.at(-1)).toEqual({ action: 'ad_settings.edit', username: 'bea', oldestFirst: true }),
  )
  expect(address()).toBe('/admin/audit?action=ad_settings.edit&user=bea&sort=OLDEST')
  expect(screen.queryByRole('checkbox')).toBeNull() // entries have no actions
})

test('if the log cannot be loaded it says so, and can be retried', async () => {
  answer(api.query('AuditLog', () => HttpResponse.error(), { once: true }))
  showPage('/admin/audit')
  expect(await screen.findByText('Failed to load the audit log. Please try again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('table', { name: 'Audit log' })).toBeTruthy()
})

test('values are shown in words: lists, nothing, nested values', () => {
  expect(
    listChanges(
      { services: ['Blinds', 'Curtains'], address: { postTown: 'Bath' }, hours: [{ days: 'Mo', opens: '9' }] },
      { services: [], website: null, phone: '' },
    ),
  ).toEqual([
    { label: 'Services', before: 'Blinds; Curtains', after: 'none' },
    { label: 'Address post town', before: 'Bath', after: undefined },
    { label: 'Hours', before: 'Days Mo, Opens 9', after: undefined },
    { label: 'Website', before: undefined, after: 'none' },
    { label: 'Phone', before: undefined, after: 'none' },
  ])
  expect(listChanges(null, 'merged')).toEqual([{ label: 'Value', before: undefined, after: 'merged' }])
})
