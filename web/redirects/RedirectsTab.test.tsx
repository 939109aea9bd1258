import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, done, showPage } from '../app/show-page.tsx'

test('redirects are listed with how often they were used, added, refused with a reason, and removed', async () => {
  const one = {
    __typename: 'Redirect',
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
    api.query('Me', () =>
      HttpResponse.json({ data: { me: { __typename: 'User', id: '1', username: 'ada', isAdmin: true } } }),
    ),
    api.query('Redirects', () => {
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
      return HttpResponse.json({ data: { redirects: { __typename: 'RedirectConnection', nodes, pageInfo } } })
    }),
    api.mutation('CreateRedirect', ({ variables: { input } }) => {
      sent.push(input)
      const message = 'That address leads on to /blog: lead there at once.'
      if (sent.length === 1)
        return done('createRedirect', {
          redirect: null,
          userErrors: [{ __typename: 'UserError', field: ['toAddress'], message, code: 'BAD_USER_INPUT' }],
        })
      nodes = [one, { ...one, ...input, id: '2', hits: 0, lastHitAt: null }]
      return done('createRedirect', { redirect: { __typename: 'Redirect', id: '2' } })
    }),
    api.mutation('RemoveRedirect', ({ variables }) => {
      sent.push(variables)
      nodes = nodes.slice(1)
      return done('removeRedirect', { removedId: '1' })
    }),
  )
  showPage('/admin/redirects')
  const user = userEvent.setup()
  expect(await screen.findByText('For good (301) · used 1,200 times, last on 1 November 2026 at 10:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a Redirect' }))
  const form = within(screen.getByRole('form', { name: 'New redirect' }))
  await user.type(form.getByLabelText('From'), '/admin/x')
  await user.type(form.getByLabelText('To'), '/old')
  await user.click(form.getByRole('button', { name: 'Save Redirect' }))
  expect(await form.findByText('The site itself answers at this address.')).toBeTruthy()
  await user.clear(form.getByLabelText('From'))
  await user.type(form.getByLabelText('From'), '/older')
  await user.click(form.getByRole('button', { name: 'Save Redirect' }))
  expect((await screen.findAllByText('That address leads on to /blog: lead there at once.')).length).toBeGreaterThan(0)
  await user.clear(form.getByLabelText('To'))
  await user.type(form.getByLabelText('To'), '/blog')
  await user.click(form.getByRole('button', { name: 'Save Redirect' }))
  expect(await screen.findByText('For good (301) · not used yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove /old' }))
  expect(await screen.findByText('Redirect removed')).toBeTruthy()
  expect(sent).toEqual([
    { fromPath: '/older', toAddress: '/old', isPermanent: true },
    { fromPath: '/older', toAddress: '/blog', isPermanent: true },
    { id: '1' },
  ])
})
