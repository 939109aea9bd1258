import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

test('the tick of a copied text disappears after two seconds', async () => {
  userEvent.setup() // with a clipboard
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  render(<CopyButton text="hello@example.com" label="Email" icon={<i />} />)
  const button = screen.getByRole('button', { name: 'Copy email' })
  const hasTick = () => button.querySelector('i') === null
  fireEvent.click(button)
  await act(() => new Promise(setImmediate))
  expect(hasTick()).toBe(true)
  act(() => void vi.advanceTimersByTime(1999))
  expect(hasTick()).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(hasTick()).toBe(false)
})
