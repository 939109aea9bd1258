import { InMemoryCache } from '@apollo/client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, done, refuse, reply, showPage } from '../../app/show-page.tsx'
import { watchCache } from '../../app/watch-cache.ts'

const entry = (id: string, step: string, isOwn = true, words: string | null = null) => ({
  __typename: 'PersonalDataEntry',
  id,
  kind: id.split(':')[0],
  at: '2026-07-01T12:00:00Z',
  isOwn,
  facts: [['Message', 'Call me']],
  step,
  words,
})

test('a person’s data is found, chosen, exported, and erased after a typed confirmation', async () => {
  const user = userEvent.setup()
  const erased: unknown[] = []
  const exported: unknown[] = []
  const cached = watchCache()
  const evict = vi.spyOn(InMemoryCache.prototype, 'evict')
  onTestFinished(() => evict.mockRestore())
  answer(
    api.query('PersonalData', ({ variables }) =>
      reply({
        personalData: {
          __typename: 'PersonalData',
          isMore: true,
          alsoKnownBy: variables.search === 'Ann Smith' ? [] : ['Ann Smith'],
          entries:
            erased.length || variables.search === 'Ann Smith'
              ? []
              : [
                  entry('REVIEW:1', 'BLANK', true, 'Name and email are erased'),
                  entry('MESSAGE:2', 'DELETE'),
                  entry('MESSAGE:3', 'DELETE', false),
                  entry('LISTING:4', 'KEEP', true, 'It is what the business tells the public'),
                ],
        },
      }),
    ),
    api.mutation('ExportPersonalData', ({ variables }) => {
      exported.push(variables.input)
      return done('exportPersonalData', { file: '{"name":"Ann"}' })
    }),
    api.mutation('ErasePersonalData', ({ variables }) => {
      erased.push(variables.input)
      const erasure = { __typename: 'Erasure', deletedCount: 2, blankedCount: 1, retainedCount: 1 }
      return reply({ erasePersonalData: { __typename: 'X', erasure, userErrors: [] } })
    }),
  )
  answer(api.query('PersonalData', () => refuse('Too many searches.'), { once: true }))
  const { address } = showPage('/admin/personal-data')
  await user.click(await screen.findByLabelText('Email address, phone number or name'))
  await user.paste('ann@example.com')
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many searches.') // as the server says
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await user.click(await screen.findByRole('button', { name: 'Ann Smith' }))
  expect(await screen.findByText('We hold nothing about “Ann Smith”.')).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('Email address, phone number or name')
  expect(field.value).toBe('Ann Smith')
  await user.clear(field)
  await user.click(field)
  await user.paste(' ann@example.com ')
  await user.keyboard('{Enter}')
  const messages = within(await screen.findByRole('region', { name: 'Messages' }))
  expect(messages.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false])
  expect(messages.getByText(/possibly someone else/)).toBeTruthy()
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses.join('\n')).toContain('4 and more entries found, 3 selected. Entries that only contain the name')
  expect(messages.getByRole('link', { name: 'Where it appears' }).getAttribute('href')).toBe('/admin/requests')
  expect(screen.getByText('It is what the business tells the public.')).toBeTruthy()
  expect(address()).toBe('/admin/personal-data') // the browser's history must not contain the person

  const entryIds = ['REVIEW:1', 'MESSAGE:2', 'LISTING:4']
  let file: Blob | undefined
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob
    return 'blob:copy'
  })
  await user.click(screen.getByRole('button', { name: 'Download a Copy (JSON)' }))
  await waitFor(() => expect(file).toBeTruthy())
  saving.mockRestore()
  expect([await file!.text(), exported]).toEqual(['{"name":"Ann"}', [{ search: 'ann@example.com', entryIds }]])
  const own = [screen.getAllByRole('checkbox')[0]!, messages.getAllByRole('checkbox')[0]!]
  for (const box of own) await user.click(box)
  const erase = screen.getByRole<HTMLButtonElement>('button', { name: 'Erase…' })
  expect(erase.disabled).toBe(true) // nothing of the public listing is erased
  const listing = screen.getAllByRole('checkbox').at(-1)!
  await user.click(listing)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download a Copy (JSON)' }).disabled).toBe(true)
  await user.click(listing)
  for (const box of own) await user.click(box)
  await user.click(erase)
  const form = within(screen.getByRole('form', { name: 'Erase' }))
  expect(form.getByText(/^1 entry will be deleted, 1 entry anonymised, and 1 entry stays\./)).toBeTruthy()
  await user.selectOptions(form.getByLabelText('Published reviews'), 'Delete')
  await user.click(form.getByLabelText('Type ann@example.com to confirm'))
  await user.paste('ann@example.com')
  await user.click(form.getByRole('button', { name: 'Erase Permanently' }))
  await waitFor(() =>
    expect(erased).toEqual([
      { search: 'ann@example.com', entryIds, reviews: 'DELETE', confirmation: 'ann@example.com' },
    ]),
  )
  expect(await screen.findByText('We hold nothing about “ann@example.com”.')).toBeTruthy()
  expect(await screen.findByText('Deleted: 2 entries. Anonymised: 1 entry.')).toBeTruthy()
  expect(cached()).not.toMatch(/Call me|Ann/)
  expect(evict, 'pages of suppliers show their reviews').toHaveBeenCalledWith({
    id: 'ROOT_QUERY',
    fieldName: 'supplier',
  })
})
