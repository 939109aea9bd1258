import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showBeforeHydration } from '../app/show-before-hydration.tsx'
import { Fold, MobileDisclosure } from './MobileDisclosure.tsx'

const openFolds = () => (history.state as { openFolds?: string[] } | null)?.openFolds
const getFolds = () => [...document.querySelectorAll('details')]
afterEach(() => history.replaceState(null, ''))

test('a fold opened before the page’s code has loaded is open again after Back', async () => {
  const fold = (
    <MobileDisclosure label="Show" about="Popular Styles">
      …
    </MobileDisclosure>
  )
  const { takeOver } = showBeforeHydration(fold)
  getFolds()[0]!.open = true
  await takeOver()
  expect(openFolds()).toEqual(['Show: Popular Styles'])
  cleanup()
  document.body.replaceChildren()
  render(fold)
  expect(getFolds().map(({ open }) => open)).toEqual([true])
  expect(screen.getByText(/^Show/).textContent).toBe('Show: Popular Styles')
})

test('folds of two groups do not open each other, and what else the history has stays', () => {
  history.replaceState({ idx: 2, openFolds: ['cities: Deal'] }, '')
  const folds = ['cities', 'questions'].map((group) => (
    <Fold key={group} group={group} name="Deal" summary={group}>
      …
    </Fold>
  ))
  render(folds)
  const [first, second] = getFolds()
  expect([first!.open, second!.open]).toEqual([true, false])
  second!.open = true
  fireEvent(second!, new Event('toggle'))
  expect(history.state).toEqual({ idx: 2, openFolds: ['cities: Deal', 'questions: Deal'] })
  first!.open = false
  fireEvent(first!, new Event('toggle'))
  expect(history.state).toEqual({ idx: 2, openFolds: ['questions: Deal'] })
})
