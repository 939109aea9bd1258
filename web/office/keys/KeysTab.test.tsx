import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, done, reply, showPage, mockConnection } from '../../app/show-page.tsx'
import { watchCache } from '../../app/watch-cache.ts'

const key = {
  __typename: 'ApiKey',
  id: '1',
  version: 3,
  name: 'Partner',
  prefix: 'bcd_AbCdEf',
  status: 'VALID',
  allowedOrigins: ['https://partner.example'],
  pointsPerSecond: 5000,
  burst: 100_000,
  expiresOn: null,
  createdAt: '2026-11-01T12:00:00Z',
  createdBy: 'ada',
  revokedAt: null,
  previousEndsAt: null,
  lastUsedAt: null,
}
const limits = { __typename: 'ApiKeyLimits', pointsPerSecond: 60_000, burst: 900_000 }
const secret = 'bcd_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg'

beforeEach(() =>
  answer(
    api.query('ApiKeys', () =>
      reply({
        defaultApiKeyLimits: limits,
        apiKeys: mockConnection('ApiKeyConnection', [
          key,
          { ...key, id: '2', name: 'Old', status: 'REVOKED', allowedOrigins: [] },
          { ...key, id: '4', name: 'Past', status: 'EXPIRED' },
        ]),
      }),
    ),
  ),
)
const show = async () => {
  const { reload } = showPage('/admin/keys')
  const list = await screen.findByRole('list', { name: 'API keys' })
  return {
    user: userEvent.setup(),
    reload,
    rows: within(list)
      .getAllByRole('listitem')
      .map((row) => within(row)),
  }
}

test('each key has its permissions and last use; a revoked one only its use', async () => {
  const { rows } = await show()
  const facts = rows[0]!
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`)
  expect(facts).toEqual([
    'Last used: never',
    'Limit: 5,000 points a second, 100,000 at once',
    'Origins: https://partner.example',
    'Last day: none',
    'Issued: 1 Nov 2026 by ada',
  ])
  expect(rows[1]!.getByText('any')).toBeTruthy() // origin
  const names = rows.map((row) => row.getAllByRole('button').map(({ textContent }) => textContent))
  const all = ['Use', 'Edit', 'Rotate', 'Revoke']
  expect(names).toEqual([all, ['Use'], all]) // the last day of an expired one can be changed
})

test('a key is issued: errors are at their fields, then the secret is shown once, to copy', async () => {
  const cached = watchCache()
  const sent: object[] = []
  answer(
    api.mutation('CreateApiKey', ({ variables }) => {
      sent.push(variables.input as object)
      return done('createApiKey', { key: { ...key, id: '3' }, secret })
    }),
  )
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Issue a Key' }))
  const form = within(screen.getByRole('form', { name: 'New key' }))
  await user.type(form.getByLabelText('Allowed origins'), 'partner.example')
  await user.click(form.getByRole('button', { name: 'Issue Key' }))
  expect(await form.findByText('Please enter a name for the key, such as the partner’s.')).toBeTruthy()
  await user.type(form.getByLabelText('Name'), 'Partner')
  await user.clear(form.getByLabelText('Allowed origins'))
  await user.click(form.getByRole('button', { name: 'Issue Key' }))
  const box = within(await screen.findByRole('group', { name: 'The new key' }))
  expect(box.getByText(secret)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'The new key' }))
  expect(sent).toEqual([
    { name: 'Partner', allowedOrigins: [], pointsPerSecond: 60_000, burst: 900_000, expiresOn: null },
  ])
  await user.click(box.getByRole('button', { name: 'I’ve Saved It' }))
  expect(screen.queryByText(secret)).toBeNull()
  expect(cached()).not.toContain(secret)
})

test('if two people edit a key, the second sees each change, keeps what was typed, and saves on the newest version', async () => {
  const sent: { version: number }[] = []
  let stored = { ...key, expiresOn: '2027-01-31', previousEndsAt: '2026-11-24T12:00:00Z' }
  answer(
    api.query('ApiKeys', () =>
      reply({ defaultApiKeyLimits: limits, apiKeys: mockConnection('ApiKeyConnection', [stored]) }),
    ),
    api.mutation('UpdateApiKey', ({ variables }) => {
      const input = variables.input as typeof stored
      sent.push(input)
      if (input.version !== stored.version) {
        const message = 'Someone else has changed this key since you opened it.'
        const userErrors = [{ __typename: 'UserError', field: null, message, code: 'CONFLICT' }]
        return done('updateApiKey', { key: null, userErrors })
      }
      stored = { ...stored, ...input, version: 6 }
      return done('updateApiKey', { key: stored })
    }),
  )
  const { user, rows, reload } = await show()
  expect([rows[0]!.getByText('31 Jan 2027'), rows[0]!.getByText('valid until 24 Nov 2026')]).toHaveLength(2)
  const edit = rows[0]!.getByRole('button', { name: /^Edit/ })
  await user.click(edit)
  await user.click(edit)
  expect([edit.ariaExpanded, screen.queryByRole('form')]).toEqual(['false', null])
  await user.click(edit)
  const form = within(screen.getByRole('form', { name: 'Edit Partner' }))
  const name = form.getByLabelText<HTMLInputElement>('Name')
  await user.clear(name)
  await user.type(name, 'Mine')
  stored = { ...stored, pointsPerSecond: 7000, version: 4 }
  await user.click(form.getByRole('button', { name: 'Save Key' }))
  expect(await screen.findByText('Changed by someone else')).toBeTruthy()
  expect(name.value).toBe('Mine')
  await screen.findByText(/^7,000 points a second/)
  stored = { ...stored, pointsPerSecond: 8000, version: 5 }
  await reload()
  await screen.findByText(/^8,000 points a second/)
  await user.click(form.getByRole('button', { name: 'Save Key' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await user.click(form.getByRole('button', { name: 'Save Key' }))
  await screen.findByText('Key saved')
  expect(sent.map(({ version }) => version)).toEqual([3, 4, 5])
  const { allowedOrigins, burst } = key
  const fields = { allowedOrigins, burst, pointsPerSecond: 8000, expiresOn: '2027-01-31' }
  expect(sent[2]).toEqual({ id: '1', name: 'Mine', ...fields, version: 5 })
})

test('a key is replaced, and revoked after a confirmation; its use is a chart with a table', async () => {
  const cached = watchCache()
  const sent: object[] = []
  const use = [{ __typename: 'ApiKeyDay', date: '2026-11-23', requests: 1234, points: 56_789, refused: 2 }]
  answer(
    api.mutation('RevokeApiKey', ({ variables }) => {
      sent.push(variables.input as object)
      const revoked = { ...key, status: 'REVOKED' }
      return done('revokeApiKey', { key: revoked })
    }),
    api.mutation('RotateApiKey', ({ variables }) => {
      sent.push(variables.input as object)
      return done('rotateApiKey', { key, secret })
    }),
    api.query('ApiKeyUse', () => reply({ apiKey: { __typename: 'ApiKey', id: '1', use } })),
  )
  const { user, rows } = await show()
  await user.click(rows[0]!.getByRole('button', { name: 'Use: Partner' }))
  expect(await rows[0]!.findByRole('row', { name: '23 Nov 1,234 56,789 2' })).toBeTruthy()
  await user.click(rows[0]!.getByRole('button', { name: 'Rotate: Partner' }))
  expect(sent).toEqual([])
  await user.click(rows[0]!.getByRole('button', { name: 'Create a New Key' }))
  expect(await rows[0]!.findByText(secret)).toBeTruthy()
  expect(cached()).not.toContain(secret)
  expect(sent.splice(0)).toEqual([{ id: '1', overlapHours: 24 }])
  await user.click(rows[0]!.getByRole('button', { name: 'Revoke: Partner' }))
  expect(sent).toEqual([])
  await user.click(rows[0]!.getByRole('button', { name: 'Revoke Permanently' }))
  await waitFor(() => expect(rows[0]!.getByText('Revoked')).toBeTruthy())
  expect(sent).toEqual([{ id: '1' }])
})
