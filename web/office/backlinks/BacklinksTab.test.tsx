import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, done, refuse, reply, showPage, mockConnection } from '../../app/show-page.tsx'

const backlink = {
  __typename: 'Backlink',
  id: '1',
  sourceSite: 'blog.example.com',
  sourcePage: 'https://blog.example.com/best',
  targetUrl: '/directory',
  anchorText: 'Find a fitter',
  status: 'PENDING',
  checkedAt: null,
  checkResult: null,
  createdAt: '2026-11-01T09:30:00Z',
}
const report = (nodes: object[], more = {}) =>
  reply({
    backlinks: {
      ...mockConnection('BacklinkReport', nodes),
      counts: { __typename: 'BacklinkCounts', total: 3, pending: 1, active: 1, broken: 1 },
      topDomains: [
        { __typename: 'ReferringDomain', domain: 'blog.example.com', count: 12 },
        { __typename: 'ReferringDomain', domain: 'forum.example.org', count: 3 },
      ],
      ...more,
    },
  })
let queries: Record<string, unknown>[] = []

beforeEach(() => {
  queries = []
  answer(
    api.query('Backlinks', ({ variables }) => {
      queries.push(variables)
      const all = [
        backlink,
        {
          ...backlink,
          id: '2',
          sourceSite: 'forum.example.org',
          status: 'ACTIVE',
          checkedAt: '2026-11-20T09:30:00Z',
          checkResult: 'The link is there.',
        },
        { ...backlink, id: '3', status: 'BROKEN' },
      ]
      return report(all.filter(({ status }) => !variables.status || status === variables.status))
    }),
  )
})
const show = async () => {
  showPage('/admin/backlinks')
  const list = await screen.findByRole('table', { name: 'Backlinks' })
  return { user: userEvent.setup(), row: (at: number) => within(within(list).getAllByRole('row')[at + 1]!) }
}
const names = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent)

test('each backlink has its page, path, text and last check; Mark Active unless active, Mark Broken unless broken', async () => {
  const { row } = await show()
  expect(row(0).getByRole<HTMLAnchorElement>('link', { name: 'blog.example.com' }).href).toBe(
    'https://blog.example.com/best',
  )
  expect(row(0).getByText('“Find a fitter”')).toBeTruthy()
  expect(row(0).getByText('Not checked yet')).toBeTruthy()
  expect(row(1).getByText(/The link is there\./).textContent).toContain('(20 Nov 2026, 09:30)')
  expect([0, 1, 2].map((at) => names(row(at).getAllByRole('button')))).toEqual([
    ['Mark Active', 'Mark Broken'],
    ['Mark Broken'],
    ['Mark Active'],
  ])
  const { rel, target } = row(0).getByRole<HTMLAnchorElement>('link', { name: 'blog.example.com' })
  expect([rel, target]).toEqual(['nofollow noopener noreferrer', '_blank']) // the site does not learn the office’s address
  const domains = within(screen.getByRole('region', { name: 'Top Referring Domains' })).getAllByRole('listitem')
  expect(domains.map(({ textContent }) => textContent)).toEqual(['blog.example.com12', 'forum.example.org3'])
})

test.each([
  ['?search=forum&status=BROKEN', 'No results. Try a shorter search or another status.'],
  ['?status=BROKEN', 'No backlink has this status.'],
  ['', 'No backlinks yet. Add the first one with the form.'],
])('an empty list says why: “%s”', async (query, words) => {
  answer(api.query('Backlinks', () => report([], { topDomains: [] })))
  showPage(`/admin/backlinks${query}`)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Top Referring Domains' }).textContent).toContain('None yet.')
})

test('the file has each link with its last check', async () => {
  const checked = { checkedAt: '2026-11-20T09:30:00Z', checkResult: 'The link is there.' }
  answer(api.query('BacklinksForFile', () => report([backlink, { ...backlink, id: '2', ...checked }])))
  const saved: Blob[] = []
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  onTestFinished(() => saving.mockRestore())
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Download Backlinks as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const link = '"blog.example.com","https://blog.example.com/best","/directory","Find a fitter","Pending"'
  expect((await saved[0]!.text()).split('\r\n').slice(1, 3)).toEqual([
    `1,${link},"",""`,
    `2,${link},"2026-11-20","The link is there."`,
  ])
})

test('marking sends the status that was shown, updates the count, and focuses the other button', async () => {
  const sent: object[] = []
  answer(
    api.mutation('UpdateBacklink', ({ variables }) => {
      sent.push(variables)
      return done('updateBacklink', { backlink: { __typename: 'Backlink', id: '1', status: 'ACTIVE' } })
    }),
  )
  const { user, row } = await show()
  await user.dblClick(row(0).getByRole('button', { name: 'Mark Active: blog.example.com' }))
  await waitFor(() => expect(names(row(0).getAllByRole('button'))).toEqual(['Mark Broken']))
  expect(sent).toEqual([{ input: { id: '1', status: 'ACTIVE', seen: 'PENDING' } }])
  expect(screen.getByRole('button', { name: 'Active (2)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pending (0)' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(row(0).getByRole('button')))
})

test('if another administrator was quicker, it says why and reloads the list', async () => {
  answer(
    api.mutation('UpdateBacklink', () =>
      refuse('This backlink has been marked broken in the meantime.', { code: 'CONFLICT' }),
    ),
  )
  const { user, row } = await show()
  await user.click(row(0).getByRole('button', { name: /Mark Active/ }))
  expect(
    await screen.findByText('Failed to update backlink status: This backlink has been marked broken in the meantime.'),
  ).toBeTruthy()
  await waitFor(() => expect(queries).toHaveLength(2))
})

test('a status filter shows only that status', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Broken (1)' }))
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'Backlinks' })).getAllByRole('row')).toHaveLength(1 + 1),
  )
  expect(screen.getByRole('button', { name: 'Broken (1)' }).getAttribute('aria-pressed')).toBe('true')
  expect(queries.at(-1)).toEqual({ status: 'BROKEN' })
  await user.type(screen.getByRole('searchbox', { name: 'Site, path or anchor text' }), 'forum{Enter}')
  await waitFor(() => expect(queries.at(-1)).toEqual({ status: 'BROKEN', search: 'forum' }))
  await user.click(screen.getByRole('button', { name: 'All (3)' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ search: 'forum' }))
})

test('backlinks are searched, sorted by last check, and several are marked at once', async () => {
  const sent: object[] = []
  answer(
    api.mutation('UpdateBacklink', ({ variables }) => {
      sent.push(variables.input)
      return done('updateBacklink', { backlink: { __typename: 'Backlink', id: variables.input.id, status: 'BROKEN' } })
    }),
  )
  const { user } = await show()
  await user.type(screen.getByRole('searchbox', { name: 'Site, path or anchor text' }), 'forum{Enter}')
  await waitFor(() => expect(queries.at(-1)).toEqual({ search: 'forum' }))
  await user.click(await screen.findByRole('button', { name: 'Checked' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ search: 'forum', sort: 'CHECK_OLDEST' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select all that are shown' }))
  await user.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'Mark Broken' }),
  )
  expect(await screen.findByText('Mark Broken: 2 done')).toBeTruthy()
  expect(sent).toEqual([
    { id: '1', status: 'BROKEN', seen: 'PENDING' },
    { id: '2', status: 'BROKEN', seen: 'ACTIVE' },
  ])
})

test('if the list cannot be loaded it says so, and can be retried', async () => {
  answer(api.query('Backlinks', () => HttpResponse.error(), { once: true }))
  showPage('/admin/backlinks')
  expect(await screen.findByText('Failed to load backlinks. Please try refreshing the page.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('table', { name: 'Backlinks' })).toBeTruthy()
})

const fill = async (user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) => {
  const form = within(screen.getByRole('form', { name: 'Add Backlink' }))
  for (const [label, text] of Object.entries(values)) await user.type(form.getByLabelText(label), text)
  return { form, send: () => user.click(form.getByRole('button', { name: 'Add Backlink' })) }
}
const typed = { 'Source site': 'news.example.net', 'Target URL': '/counties', 'Anchor text': 'counties' }

test('all fields are required: one message, at the first empty one', async () => {
  const { user } = await show()
  const { form, send } = await fill(user, { 'Source site': 'news.example.net' })
  await send()
  const target = form.getByLabelText('Target URL')
  expect(await form.findByText('All fields are required.')).toBeTruthy()
  expect(document.getElementById(target.getAttribute('aria-describedby')!)!.textContent).toBe(
    'All fields are required.',
  )
  await waitFor(() => expect(document.activeElement).toBe(target))
})

test('a new backlink gets the chosen status; list and figures are reloaded, and the form is emptied', async () => {
  const sent: object[] = []
  answer(
    api.mutation('CreateBacklink', ({ variables }) => {
      sent.push(variables.input as object)
      return done('createBacklink', { backlink: { __typename: 'Backlink', id: '4' } })
    }),
  )
  const { user } = await show()
  const { form, send } = await fill(user, typed)
  await user.selectOptions(form.getByLabelText('Status'), 'Active')
  await send()
  expect(await screen.findByText('Backlink added')).toBeTruthy()
  expect(sent).toEqual([
    { sourceSite: 'news.example.net', targetUrl: '/counties', anchorText: 'counties', status: 'ACTIVE' },
  ])
  await waitFor(() => expect(queries).toHaveLength(2))
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Source site').value).toBe(''))
})

test('a refusal is shown in a toast and at its field; what was typed stays', async () => {
  answer(
    api.mutation('CreateBacklink', () =>
      refuse('A backlink comes from another site.', {
        code: 'BAD_USER_INPUT',
        fields: { sourceSite: 'A backlink comes from another site.' },
      }),
    ),
  )
  const { user } = await show()
  const { form, send } = await fill(user, typed)
  await send()
  expect(await screen.findByText('Failed to add backlink: A backlink comes from another site.')).toBeTruthy()
  expect(form.getByText('A backlink comes from another site.')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Target URL').value).toBe('/counties')
})
