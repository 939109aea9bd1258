import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRules } from './use-rules.ts'

test('a form can be sent without its rules; they are loaded again at the next focus', async () => {
  const rules = { check: () => ({}) }
  let isOnline = false
  const read = async () => {
    if (!isOnline) throw new Error('offline')
    return rules
  }
  const { result } = renderHook(() => useRules(read))
  const load = () => act(async () => result.current.load?.())
  expect([await load(), result.current.rules]).toEqual([undefined, undefined])
  isOnline = true
  expect(await load()).toBe(rules)
  expect(result.current).toEqual({ rules, load: undefined })
})
