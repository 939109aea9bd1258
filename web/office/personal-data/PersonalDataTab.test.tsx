import { InMemoryCache } from '@apollo/client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'

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
  const evict = vi.spyOn(InMemoryCache.prototype, 'evict')
  onTestFinished(() => evict.mockRestore())
  answer(
    api.query('PersonalData', ({ variables }) =>
      reply({
        personalData: {
          __typename: 'PersonalData',
          isMore: false,
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
    api.mutation('ErasePersonalData', ({ variables }) => {
      erased.push(variables.input)
      const erasure = { __typename: 'Erasure', deletedCount: 1, blankedCount: 1, retainedCount: 1 }
      return reply({ erasePersonalData: { __typename: 'X', erasure, userErrors: [] } })
    }),
  )
  const { address } = showPage('/admin/personal-data')
  await user.click(await screen.findByLabelText('Email address, phone number or name'))
  await user.paste('ann@example.com')
  await user.keyboard('{Enter}')
  const messages = within(await screen.findByRole('region', { name: 'Messages' }))
  expect(messages.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false])
  expect(messages.getByText(/possibly someone else/)).toBeTruthy()
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses.join('\n')).toContain('4 entries found, 3 selected.')
  expect(screen.getByText('It is what the business tells the public.')).toBeTruthy()
  expect(address()).toBe('/admin/personal-data') // the browser's history must not contain the person

  await user.click(screen.getByRole('button', { name: 'Erase…' }))
  const form = within(screen.getByRole('form', { name: 'Erase' }))
  expect(form.getByText(/^1 entry will be deleted, 1 entry anonymised, and 1 entry stays\./)).toBeTruthy()
  await user.selectOptions(form.getByLabelText('Published reviews'), 'Delete')
  await user.click(form.getByLabelText('Type ann@example.com to confirm'))
  await user.paste('ann@example.com')
  await user.click(form.getByRole('button', { name: 'Erase Permanently' }))
  await waitFor(() =>
    expect(erased).toEqual([
      {
        search: 'ann@example.com',
        entryIds: ['REVIEW:1', 'MESSAGE:2', 'LISTING:4'],
        reviews: 'DELETE',
        confirmation: 'ann@example.com',
      },
    ]),
  )
  expect(await screen.findByText('We hold nothing about “ann@example.com”.')).toBeTruthy()
  expect(evict, 'pages of suppliers show their reviews').toHaveBeenCalledWith({
    id: 'ROOT_QUERY',
    fieldName: 'supplier',
  })
})
