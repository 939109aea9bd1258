import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, api, done, refuse, reply, showPage, mockConnection } from '../../app/show-page.tsx'

test('redirects are listed with their uses, added, refused with a reason, and removed', async () => {
  const one = {
    __typename: 'Redirect',
    version: 3,
    id: '1',
    fromPath: '/old',
    toAddress: '/blog',
    isPermanent: true,
    hits: 1200,
    lastHitAt: '2026-11-01T10:00:00.000Z',
  }
  let nodes: object[] = [one]
  const sent: unknown[] = []
  answer(
    api.query('Redirects', () => {
      return reply({ redirects: mockConnection('RedirectConnection', nodes) })
    }),
    api.mutation('CreateRedirect', ({ variables: { input } }) => {
      sent.push(input)
      const message = 'That address redirects to /blog. Redirect there directly.'
      if (sent.length === 1)
        return done('createRedirect', {
          redirect: null,
          userErrors: [{ __typename: 'UserError', field: ['toAddress'], message, code: 'BAD_USER_INPUT' }],
        })
      nodes = [one, { ...one, ...input, id: '2', hits: 0, lastHitAt: null }]
      return done('createRedirect', { redirect: { __typename: 'Redirect', id: '2' } })
    }),
    api.mutation('UpdateRedirect', ({ variables: { input } }) => {
      sent.push(input)
      nodes = [{ ...one, ...input, version: 4 }, ...nodes.slice(1)]
      return done('updateRedirect', { redirect: { __typename: 'Redirect', id: '1' } })
    }),
    api.mutation('DeleteRedirect', ({ variables }) => {
      sent.push(variables)
      nodes = nodes.slice(1)
      return done('deleteRedirect', { deletedId: '1' })
    }),
  )
  const { reload } = showPage('/admin/redirects')
  const user = userEvent.setup()
  expect(await screen.findByText('Permanent (301) · used 1,200 times, last on 1 November 2026 at 10:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a Redirect' }))
  const form = within(screen.getByRole('form', { name: 'New redirect' }))
  expect(document.activeElement).toBe(form.getByLabelText('From'))
  await user.type(form.getByLabelText('From'), '/admin/x')
  await user.type(form.getByLabelText('To'), '/old')
  await user.click(form.getByRole('button', { name: 'Save Redirect' }))
  expect(await form.findByText('The site uses this address itself.')).toBeTruthy()
  await user.clear(form.getByLabelText('From'))
  await user.type(form.getByLabelText('From'), '/older')
  await user.click(form.getByRole('button', { name: 'Save Redirect' }))
  expect(
    (await screen.findAllByText('That address redirects to /blog. Redirect there directly.')).length,
  ).toBeGreaterThan(0)
  await user.clear(form.getByLabelText('To'))
  await user.type(form.getByLabelText('To'), '/blog')
  await user.click(form.getByRole('button', { name: 'Save Redirect' }))
  expect(await screen.findByText('Permanent (301) · not used yet')).toBeTruthy()
  const focused = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
  await focused('Add a Redirect')
  await user.click(screen.getByRole('button', { name: 'Edit: /old' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await focused('Edit: /old')
  await user.click(screen.getByRole('button', { name: 'Edit: /old' }))
  await user.click(screen.getByLabelText('Permanent'))
  nodes = [{ ...one, version: 8 }, ...nodes.slice(1)]
  await reload() // what someone else has saved is not overwritten unnoticed: version 3 is sent
  await user.click(screen.getByRole('button', { name: 'Save Redirect' }))
  expect(await screen.findByText(/^Temporary \(302\) · used 1,200 times/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove: /old' }))
  expect(await screen.findByText('Redirect removed')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })) // the button has gone
  expect(sent).toEqual([
    { fromPath: '/older', toAddress: '/old', isPermanent: true },
    { fromPath: '/older', toAddress: '/blog', isPermanent: true },
    { id: '1', version: 3, fromPath: '/old', toAddress: '/blog', isPermanent: false },
    { id: '1' },
  ])
})

test('redirects are searched, with the search in the address; no results says so', async () => {
  const requests: unknown[] = []
  answer(
    api.query('Redirects', ({ variables }) => {
      requests.push(variables)
      return reply({ redirects: mockConnection('RedirectConnection', []) })
    }),
  )
  const { address } = showPage('/admin/redirects')
  const user = userEvent.setup()
  expect(await screen.findByText('No redirects yet.')).toBeTruthy()
  await user.type(screen.getByLabelText('Path or address'), ' blog ')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('No results. Try a shorter search.')).toBeTruthy()
  expect([address(), requests]).toEqual(['/admin/redirects?search=blog', [{}, { search: 'blog' }]])
})

test('a CSV file is checked first, with errors by line, then imported; all redirects are exported as a file', async () => {
  const sent: unknown[] = []
  const saved: Blob[] = []
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  let from = '/old'
  const node = (id: string, isPermanent: boolean) => ({
    __typename: 'Redirect',
    version: 3,
    id,
    fromPath: `${from}-${id}`,
    toAddress: '/blog',
    isPermanent,
    hits: 3,
    lastHitAt: null,
  })
  answer(
    api.query('Redirects', ({ variables: { after } }) => {
      const pageInfo = { __typename: 'PageInfo', hasNextPage: !after, endCursor: after ? null : 'next' }
      const nodes = [after ? node('2', false) : node('1', true)]
      return reply({ redirects: { __typename: 'RedirectConnection', nodes, pageInfo } })
    }),
    api.mutation('ImportRedirects', ({ variables: { input } }) => {
      sent.push(input)
      const fault = { __typename: 'RedirectFault', line: 3, message: 'The site uses this address itself.' }
      const outcome = { __typename: 'RedirectImport', added: 1, changed: 0, unchanged: 0, refused: 1, faults: [fault] }
      from = input.isTrial ? from : '/older'
      return done('importRedirects', { outcome })
    }),
  )
  showPage('/admin/redirects')
  const user = userEvent.setup()
  const csv = 'From,To\n/older,/blog\n/admin,/blog'
  const choose = async (text: string, name: string) =>
    user.upload(await screen.findByLabelText('Import a CSV file'), new File([text], name, { type: 'text/csv' }))
  await choose(csv, 'moved.csv')
  await screen.findByRole('region', { name: 'What moved.csv would do' })
  await choose('x'.repeat(900_001), 'all.csv')
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose a file of at most 900 kB.')
  expect(screen.queryByRole('region', { name: 'What moved.csv would do' })).toBeNull()
  await choose(csv, 'moved.csv')
  const trial = within(await screen.findByRole('region', { name: 'What moved.csv would do' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(trial.getByRole('status').textContent).toBe(
    'moved.csv: 1 added, 0 changed, 0 unchanged, 1 refused. Nothing is saved until you confirm.',
  )
  expect(trial.getByRole('listitem').textContent).toBe('Line 3: The site uses this address itself.')
  expect(trial.getByRole('region', { name: 'Refused lines' }).tabIndex).toBe(0) // keys can scroll a long one
  answer(api.mutation('ImportRedirects', () => refuse('Another import is running.'), { once: true }))
  await user.click(trial.getByRole('button', { name: 'Import 1 Now' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Another import is running.')
  await user.click(trial.getByRole('button', { name: 'Import 1 Now' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Redirects' })))
  expect(await screen.findByText('Redirects imported')).toBeTruthy()
  expect(await screen.findByText('/older-1')).toBeTruthy()
  expect(sent).toEqual([
    { csv, isTrial: true },
    { csv, isTrial: true },
    { csv, isTrial: false },
  ])
  const fault = { __typename: 'RedirectFault', line: 2, message: 'The site uses this address itself.' }
  const none = { __typename: 'RedirectImport', added: 0, changed: 0, unchanged: 2, refused: 101, faults: [fault] }
  answer(api.mutation('ImportRedirects', () => done('importRedirects', { outcome: none })))
  await choose(csv, 'none.csv')
  const region = await screen.findByRole('region', { name: 'What none.csv would do' })
  expect(within(region).getByText('And 1 more.')).toBeTruthy()
  expect(within(region).queryByRole('button', { name: /^Import/ })).toBeNull()
  await user.click(within(region).getByRole('button', { name: 'Cancel' }))
  expect(region.isConnected).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]!.text()).split('\r\n')).toEqual([
    expect.stringContaining('"From","To","Permanent","Used","Last used"'),
    '"/older-1","/blog","yes","3",""',
    '"/older-2","/blog","no","3",""',
    '',
  ])
  createUrl.mockRestore()
})

test('a failed search says so, and does not show another search’s redirects', async () => {
  const nodes = [
    {
      __typename: 'Redirect',
      version: 3,
      id: '1',
      fromPath: '/old',
      toAddress: '/blog',
      isPermanent: true,
      hits: 0,
      lastHitAt: null,
    },
  ]
  answer(
    api.query('Redirects', ({ variables }) => {
      if (variables['search']) return refuse('x')
      return reply({ redirects: mockConnection('RedirectConnection', nodes) })
    }),
  )
  showPage('/admin/redirects')
  expect(await screen.findByText('Permanent (301) · not used yet')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Path or address'), 'blog{Enter}')
  expect(await screen.findByText('Failed to load the redirects. Please try again.')).toBeTruthy()
  expect(screen.queryByText('Permanent (301) · not used yet')).toBeNull()
})
