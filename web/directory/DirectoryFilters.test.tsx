import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn } from '../app/show-page.tsx'
import { showBeforeCode } from '../app/show-page-before-code.tsx'
import { emptyFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'

test('an order that is chosen before the code has come is applied with all that was filled in', async () => {
  const applied: DirectoryFilter[] = []
  const { takeOver } = showBeforeCode(
    <DirectoryFilters
      list={undefined}
      filter={{ ...emptyFilter, rating: '4' }}
      view="list"
      addressOf={() => '?'}
      onApply={(filter) => void applied.push(filter)}
    />,
  )
  await fillIn((name) => screen.getByLabelText(name), { Search: 'roman', Location: 'Bath' })
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Blinds')
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name A–Z')
  await takeOver()
  expect(applied).toEqual([
    { ...emptyFilter, rating: '4', search: 'roman', location: 'Bath', services: ['blinds'], sort: 'name' },
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('name')
})
