import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn } from '../../app/show-page.tsx'
import { showBeforeHydration } from '../../app/show-before-hydration.tsx'
import { emptyFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { toFilterChips } from './filter-chips.ts'

const showFilters = () => {
  const applied: DirectoryFilter[] = []
  const { takeOver } = showBeforeHydration(
    <DirectoryFilters
      list={undefined}
      filter={{ ...emptyFilter, minRating: '4' }}
      view="list"
      toAddress={() => '?'}
      onApply={(filter) => void applied.push(filter)}
    />,
  )
  return { applied, takeOver }
}
const fill = (texts: Record<string, string>) => fillIn((name) => screen.getByLabelText(name), texts)
const values = () =>
  ['Search', 'Location', 'Service', 'Sort by'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)

test('what is typed before the code loads stays while typing continues', async () => {
  const { applied, takeOver } = showFilters()
  await fill({ Location: 'Bath' })
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Blinds')
  await takeOver()
  await fill({ Search: 'roman' })
  expect(values()).toEqual(['roman', 'Bath', 'blinds', 'best'])
  expect(applied).toEqual([])
})

test('an order chosen before the code loads is applied with the other fields', async () => {
  const { applied, takeOver } = showFilters()
  await fill({ Search: 'roman', Location: 'Bath' })
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Blinds')
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name A–Z')
  await takeOver()
  expect(applied).toEqual([
    { ...emptyFilter, minRating: '4', search: 'roman', location: 'Bath', services: ['blinds'], sort: 'name' },
  ])
  expect(values()).toEqual(['roman', 'Bath', 'blinds', 'name'])
})

test('without its place a search has no radius either', () => {
  const [place] = toFilterChips({ ...emptyFilter, search: 'velvet', location: 'GL50', radius: '5' })
  expect(place!.without).toEqual({ ...emptyFilter, search: 'velvet' })
})
