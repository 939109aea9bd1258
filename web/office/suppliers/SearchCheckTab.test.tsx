import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'
import { buildPlace } from '../../site/suppliers/build-supplier.ts'

const supplier = (id: string, name: string) => ({ __typename: 'Supplier', id, name, city: 'Stroud', county: null })
const reason = (supplier: object, rest: object) => ({
  __typename: 'MatchReason',
  supplier,
  isExactlyNamed: false,
  termsOnTopic: [],
  termsOffered: [],
  termsMentioned: [],
  distanceMiles: 3.24,
  quality: 0.724,
  orderMiles: -0.38,
  ...rest,
})
const found = (reasons: object[], reading: object, rest = {}) => ({
  __typename: 'SearchExplanation',
  reading: { __typename: 'SearchReading', words: '', place: buildPlace(), postcode: null, radiusMiles: 50, ...reading },
  correctedQuery: null,
  droppedWords: [],
  termsOfFirms: [],
  ...rest,
  reasons,
})

test('a search check explains each supplier’s position: topic, distance, quality, and the words read', async () => {
  const filters: unknown[] = []
  answer(
    api.query('ExplainSearch', ({ variables }) => {
      filters.push(variables.filter)
      const reasons = [
        reason(supplier('7', 'White Shutters'), { isExactlyNamed: true, termsOnTopic: ['white', 'shutters'] }),
        reason(supplier('8', 'Abbey Blinds'), {
          termsOnTopic: ['shutters'],
          termsOffered: ['blinds'],
          termsMentioned: ['white'],
          orderMiles: 99.62,
        }),
      ]
      const rest = { droppedWords: ['cheap'], termsOfFirms: ['family', 'run'], correctedQuery: 'cheap white shutters' }
      return reply({ explainSearch: found(reasons, { words: 'white shutters' }, rest) })
    }),
  )
  const { address, goTo } = showPage('/admin/search')
  await userEvent.type(await screen.findByLabelText('Search'), 'cheap white shuters')
  await userEvent.type(screen.getByLabelText('Location'), 'Stroud')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  const rows = within(await screen.findByRole('list', { name: 'Suppliers in order, with reasons' })).getAllByRole(
    'listitem',
  )
  expect(address()).toBe('/admin/search?search=cheap+white+shuters&location=Stroud')
  expect(filters).toEqual([{ query: 'cheap white shuters', near: 'Stroud' }])
  expect(
    screen.getByText(
      'Read as “white shutters” within 50 miles of Stroud, Gloucestershire. Corrected to “cheap white shutters”. Left out: “cheap”. Describes the business, so it does not affect the order: “family”, “run”.',
    ),
  ).toBeTruthy()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'White ShuttersStroudFirst because its name is exactly what was typed. On topic: “white”, “shutters”. 3.2 miles away. Quality 72 of 100. Score −0.4.',
    'Abbey BlindsStroudOn topic: “shutters”. Also offered: “blinds”. Only mentioned: “white”. 3.2 miles away. Quality 72 of 100. Score 99.6.',
  ])
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe('/admin/suppliers?supplier=7')
  const none = found([], { postcode: 'GL5 1AA', radiusMiles: null })
  answer(api.query('ExplainSearch', () => reply({ explainSearch: none })))
  await goTo('/admin/search?location=GL5+1AA')
  expect(await screen.findByText('Read as in GL5 1AA, Gloucestershire. No suppliers were found.')).toBeTruthy()
  const far = reason(supplier('9', 'Far Blinds'), { distanceMiles: null, orderMiles: null })
  answer(api.query('ExplainSearch', () => reply({ explainSearch: found([far], { place: null }) })))
  await goTo('/admin/search?search=cheap')
  expect(await screen.findByText('Read as all suppliers.')).toBeTruthy()
  expect(screen.getByText('Quality 72 of 100.')).toBeTruthy()
  answer(api.query('ExplainSearch', () => refuse('Please use fewer words.')))
  await goTo('/admin/search?search=blinds')
  expect(await screen.findByText('Please use fewer words.')).toBeTruthy()
})
