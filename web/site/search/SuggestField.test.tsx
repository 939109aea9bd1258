import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { showBeforeHydration } from '../../app/show-before-hydration.tsx'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'
import { buildList, buildSupplier } from '../suppliers/build-supplier.ts'
import { SuggestField } from './SuggestField.tsx'
import { addRecentSearch, suggestRecent } from './recent-searches.ts'

const suggestion = (type: string, id: string, text: string, detail: string | null = null) => ({
  __typename: 'Suggestion',
  type,
  text,
  detail,
  slug: type === 'PLACE' ? id : null,
  service: type === 'SERVICE' ? id : null,
  supplierId: type === 'SUPPLIER' ? id : null,
})
const all = [
  suggestion('SERVICE', 'SHUTTERS', 'Shutters'),
  suggestion('PLACE', 'shute-devon', 'Shute', 'Devon'),
  suggestion('SUPPLIER', '7', 'Shutter House', 'Bath, Somerset'),
]
let queries: { text: string; types?: string[] }[]
let searched: unknown[]

beforeEach(() => {
  queries = []
  searched = []
  answer(
    api.query('Directory', ({ variables }) => {
      searched.push(variables.filter)
      return reply(buildList([buildSupplier()]))
    }),
    api.query('SupplierProfile', () => reply({ supplier: null })),
    api.query('Suggest', ({ variables }) => {
      queries.push(variables as (typeof queries)[number])
      return reply({ suggest: all.filter(({ type }) => !variables.types || variables.types.includes(type)) })
    }),
  )
})

const type = async (label: string, text: string) => {
  const user = userEvent.setup()
  const page = showPage('/directory')
  const field = await screen.findByRole('combobox', { name: label })
  await user.type(field, text)
  return { ...page, user, field: field as HTMLInputElement }
}
const suggestions = async () =>
  within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')
const options = async () => (await suggestions()).map(({ textContent }) => textContent)

test('services, places and suppliers are suggested once typing pauses, and the number is announced', async () => {
  const { field } = await type('Search', 'shut')
  await waitFor(async () => expect(await options()).toEqual(['Shutters', 'ShuteDevon', 'Shutter HouseBath, Somerset']))
  expect(queries).toEqual([{ text: 'shut' }])
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('3 suggestions')).toBeTruthy()
})

test('what is typed before the code loads is suggested for, while the field is in use', async () => {
  const Field = () => {
    const [value, setValue] = useState('')
    return <SuggestField aria-label="Place" value={value} onChange={setValue} onChoose={() => {}} />
  }
  const { takeOver } = showBeforeHydration(<Field />)
  await userEvent.type(screen.getByLabelText('Place'), 'shut')
  await takeOver()
  await waitFor(async () => expect(await options()).toContain('Shutters'))
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter searches for what was typed and closes the suggestions', async () => {
  const { user, field } = await type('Search', 'shut')
  await suggestions()
  await user.keyboard('{Enter}')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('arrow keys wrap around, Home and End go to the ends, Escape closes', async () => {
  const { user, field } = await type('Search', 'shut')
  await suggestions()
  const chosen = () =>
    within(screen.getByRole('listbox', { name: 'Suggestions' }))
      .getAllByRole('option')
      .findIndex((option) => option.getAttribute('aria-selected') === 'true')
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  await user.keyboard('{ArrowDown}')
  expect([chosen(), active()]).toEqual([0, 'Shutters'])
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toBe(2)
  await user.keyboard('{ArrowDown}{End}')
  expect(chosen()).toBe(2)
  await user.keyboard('{Home}')
  expect(chosen()).toBe(0)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
  expect(field.value).toBe('shut')
})

test('the chosen option stays chosen when others arrive before it, and no longer when it disappears', async () => {
  const [first, second, third] = all
  const answers: Record<string, object[]> = {
    shut: [first!, second!],
    shute: [third!, first!, second!],
    shuter: [first!],
  }
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  answer(
    api.query('Suggest', async ({ variables }) => {
      if (variables.text === 'shute') await arrived
      return reply({ suggest: answers[variables.text as string] })
    }),
  )
  const { user, field } = await type('Search', 'shut')
  const chosen = () =>
    within(screen.getByRole('listbox', { name: 'Suggestions' })).queryByRole('option', { selected: true })?.textContent
  await suggestions()
  await user.type(field, 'e')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe('ShuteDevon')
  arrive()
  await waitFor(async () => expect(await suggestions()).toHaveLength(3))
  expect(chosen()).toBe('ShuteDevon')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe('Shutter HouseBath, Somerset')
  await user.type(field, 'r')
  await waitFor(async () => expect(await suggestions()).toHaveLength(1))
  expect(chosen()).toBeUndefined()
})

test('a service selects itself in the Service field', async () => {
  const { user, field } = await type('Search', 'shut')
  await suggestions()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('')
  expect(screen.getByLabelText<HTMLSelectElement>('Service').value).toBe('shutters')
})

test('a place fills the Location box', async () => {
  const { user } = await type('Search', 'shut')
  await user.click((await suggestions())[1]!)
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Shute')
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
})

test.each(['Search', 'Location'])(
  'a place chosen in %s is searched as exactly that one, until it is edited',
  async (box) => {
    const { user, address } = await type(box, 'shut')
    await user.click((await suggestions()).find(({ textContent }) => textContent === 'ShuteDevon')!)
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
    await waitFor(() => expect(address()).toBe('/directory?location=Shute&place=shute-devon'))
    expect(searched.at(-1)).toEqual({ near: 'Shute', place: 'shute-devon' })
    await user.type(screen.getByLabelText('Location'), 'n')
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
    await waitFor(() => expect(address()).toBe('/directory?location=Shuten'))
  },
)

test('a supplier opens its own page', async () => {
  const { user, address } = await type('Search', 'shut')
  await user.click((await suggestions())[2]!)
  await waitFor(() => expect(address()).toBe('/suppliers/7'))
})

test('Location only suggests places, and Enter without a choice searches for what was typed', async () => {
  const { user, address } = await type('Location', 'shut')
  await waitFor(async () => expect(await options()).toEqual(['ShuteDevon']))
  expect(queries).toEqual([{ text: 'shut', types: ['PLACE'] }])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/directory?location=shut'))
})

test('a press elsewhere closes the list, even where nothing takes the focus', async () => {
  const { user } = await type('Location', 'shut')
  await suggestions()
  await user.pointer({ keys: '[TouchA>]', target: screen.getByRole('heading', { level: 1 }) })
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
})

test('the Tab key closes the list at once', async () => {
  const { user } = await type('Location', 'shut')
  await suggestions()
  await user.tab()
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
})

test('one letter requests nothing, and a failure leaves a plain field', async () => {
  answer(api.query('Suggest', () => refuse('x')))
  const { user, field } = await type('Search', 's')
  await user.type(field, 'lats{Enter}')
  expect(queries).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('if suggestions fail, those for what was typed before disappear', async () => {
  const { user, field } = await type('Search', 'shut')
  await suggestions()
  answer(api.query('Suggest', () => refuse('x')))
  await user.type(field, 'x')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('a repeated search is stored once, as the newest of five; those without a place are left out; a refusal deletes all', () => {
  for (const place of ['Bath', 'Leeds', 'Bath']) addRecentSearch(`location=${place}`)
  expect(suggestRecent([]).map(({ text }) => text)).toEqual(['Bath', 'Leeds'])
  for (const query of ['service=blinds', 'location=Kent&service=blinds', 'location=York', 'location=Hove'])
    addRecentSearch(query)
  const services = [{ value: 'blinds', label: 'Blinds' }]
  const found = suggestRecent(services).map(({ text, detail }) => [text, detail])
  expect(found).toEqual([
    ['Hove', null],
    ['York', null],
    ['Kent', 'Blinds'],
    ['Bath', null],
  ])
  localStorage.setItem('advertising-consent', 'refused')
  addRecentSearch('location=Rye')
  expect([suggestRecent([]), localStorage.getItem('recent-searches')]).toEqual([[], null])
  localStorage.clear()
  for (const broken of ['{"location":"Bath"}', '[7]', 'x']) {
    localStorage.setItem('recent-searches', broken)
    expect(suggestRecent([])).toEqual([])
  }
  localStorage.clear()
})
