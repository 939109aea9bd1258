import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useConsent, useMapConsent } from './consent.ts'

afterEach(() => vi.restoreAllMocks())

test('without storage there is no consent', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const { result } = renderHook(useConsent)
  expect(result.current.choice).toBe('unknown')
  act(() => result.current.choose('accepted'))
  expect(result.current.choice).toBe('unknown')
})

test('a choice is stored, and only its two values are accepted', () => {
  const { result } = renderHook(useConsent)
  const choices = (['accepted', 'refused', 'unknown'] as const).map((choice) => {
    act(() => result.current.choose(choice))
    return [result.current.choice, localStorage.getItem('advertising-consent')]
  })
  expect(choices).toEqual([
    ['accepted', 'accepted'],
    ['refused', 'refused'],
    ['unknown', null],
  ])
  const { choose } = renderHook(useMapConsent).result.current
  act(() => choose('accepted'))
  expect(result.current.choice, 'streets are not advertisements').toBe('unknown')
  localStorage.setItem('advertising-consent', 'yes')
  expect(renderHook(useConsent).result.current.choice).toBe('unknown')
  localStorage.clear()
})
