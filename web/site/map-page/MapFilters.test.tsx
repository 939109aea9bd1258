import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showBeforeHydration } from '../../app/show-before-hydration.tsx'
import { emptyFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import { MapFilters } from './MapFilters.tsx'

test('boxes ticked before the code loads filter the map together', async () => {
  const applied: DirectoryFilter[] = []
  const { takeOver } = showBeforeHydration(
    <MapFilters
      filter={{ ...emptyFilter, search: 'roman', counties: ['Devon'] }}
      facets={{ services: [], counties: ['Cornwall', 'Devon', 'Dorset'].map((county) => ({ county, count: 9 })) }}
      onApply={(filter) => void applied.push(filter)}
    />,
  )
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  for (const name of [/Open now/, /Cornwall/, /Devon/]) await userEvent.click(box(name))
  await takeOver()
  expect(applied).toEqual([{ ...emptyFilter, search: 'roman', openNow: 'now', counties: ['Cornwall'] }])
  await userEvent.click(box(/Dorset/))
  expect(applied).toHaveLength(2)
})

test('if no county is found, such as abroad, only services filter the map', async () => {
  const shown = { filter: emptyFilter, onApply: () => {} }
  const facets = { services: [{ service: 'BLINDS' as const, count: 2 }], counties: [] }
  const { takeOver } = showBeforeHydration(<MapFilters {...shown} facets={facets} />)
  await takeOver()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Services'])
  expect(screen.getByRole('tabpanel', { name: 'Services' }).hidden).toBe(false)
})
