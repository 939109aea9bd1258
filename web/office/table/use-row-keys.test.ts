import { act, renderHook } from '@testing-library/react'
import type { FocusEvent } from 'react'
import { expect, test } from 'vitest'
import { useRowKeys } from './use-row-keys.ts'

test('Tab reaches the row that had the focus last, or the first if that one has gone', () => {
  const { result, rerender } = renderHook(
    (ids: string[]) => useRowKeys({ rows: ids.map((id) => ({ id })), onSelect: () => {} }),
    { initialProps: ['1', '2'] },
  )
  expect(result.current.currentId).toBe('1')
  const target = document.createElement('p')
  target.dataset['row'] = '2'
  act(() => result.current.onFocus({ target } as unknown as FocusEvent))
  expect(result.current.currentId).toBe('2')
  rerender(['1', '3'])
  expect(result.current.currentId).toBe('1')
})
