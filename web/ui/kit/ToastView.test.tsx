import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ToastMessage } from './ToastView.tsx'
import { ToastView } from './ToastView.tsx'
import { toast, Toaster } from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}
const say = (message: ToastMessage) => {
  const view = render(<ToastView message={message} />)
  pass(1)
  return view
}

test('a message is announced as a status, and disappears after 5 s', () => {
  say({ title: 'Error', description: 'Failed to load suppliers. Please try again.', type: 'error' })
  const status = screen.getByRole('status', { name: 'Error' })
  expect(status.textContent).toContain('Failed to load suppliers. Please try again.')
  pass(4990)
  expect(screen.getByRole('status')).toBe(status)
  pass(20)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a new message replaces the last one, and has its own time', () => {
  const { rerender } = say({ title: 'Phone Copied', durationMs: 2000 })
  pass(1500)
  rerender(<ToastView message={{ title: 'Email Copied', durationMs: 2000 }} />)
  pass(1)
  pass(1500)
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Email Copied'])
  pass(600)
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['the pointer moves over it', fireEvent.pointerMove, fireEvent.pointerLeave],
  ['it has the focus', fireEvent.focus, fireEvent.blur],
])('the message stays while %s, and then for the rest of its time', (_, begin, end) => {
  say({ title: 'Phone Copied', durationMs: 2000 })
  pass(1500)
  begin(screen.getByRole('region'))
  pass(60_000)
  expect(screen.getByRole('status')).toBeTruthy()
  end(screen.getByRole('region'))
  pass(400)
  expect(screen.getByRole('status')).toBeTruthy()
  pass(200)
  expect(screen.queryByRole('status')).toBeNull()
})

test('the time does not pass while the page is hidden', () => {
  say({ title: 'Phone Copied', durationMs: 2000 })
  const hidden = vi.spyOn(document, 'hidden', 'get')
  onTestFinished(() => hidden.mockRestore())
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    fireEvent(document, new Event('visibilitychange'))
  }
  pass(1500)
  turn(true)
  pass(60_000)
  turn(false)
  pass(400)
  expect(screen.getByRole('status')).toBeTruthy()
  pass(200)
  expect(screen.queryByRole('status')).toBeNull()
})

test('the next message disappears in time, though the last one was dismissed with the pointer on it', () => {
  const { rerender } = say({ title: 'Logged out' })
  fireEvent.pointerMove(screen.getByRole('region'))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  rerender(<ToastView message={{ title: 'Login successful' }} />)
  pass(1)
  expect(screen.getByRole('status', { name: 'Login successful' })).toBeTruthy()
  pass(5000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a pointer already there does not keep it open: it may cover a button that was just pressed', () => {
  say({ title: 'Failed to erase', type: 'error' })
  fireEvent.pointerEnter(screen.getByRole('region'))
  fireEvent.mouseEnter(screen.getByRole('region'))
  pass(5000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('F8 moves the focus to the message; Escape and the button close it', async () => {
  vi.useRealTimers()
  const { rerender } = render(<ToastView message={{ title: 'Logged out' }} />)
  await screen.findByRole('status')
  await userEvent.keyboard('{F8}')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }))
  await userEvent.keyboard('x')
  expect(screen.getByRole('status')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<ToastView message={{ title: 'Login successful' }} />)
  await screen.findByRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a swipe of 50 px to the right dismisses it, a shorter one does not; 1,000,000 ms later it is removed', () => {
  const { container } = say({ title: 'Phone Copied' })
  const getToast = () => container.querySelector<HTMLElement>('.toast')
  const swipe = (to: number) => {
    fireEvent.pointerDown(getToast()!, { clientX: 100 })
    fireEvent.pointerMove(getToast()!, { clientX: to })
    fireEvent.pointerUp(getToast()!, { clientX: to })
  }
  swipe(149)
  fireEvent.pointerMove(getToast()!, { clientX: 300 })
  expect(screen.getByRole('status').style.transform).toBe('')
  swipe(150)
  expect(screen.queryByRole('status')).toBeNull()
  pass(999_999)
  expect(getToast()).toBeTruthy()
  pass(1)
  expect(getToast()).toBeNull()
})

test('a message does not return with the next page', () => {
  const { unmount } = render(<Toaster />)
  act(() => toast({ title: 'Phone Copied' }))
  pass(1)
  expect(screen.getByRole('status', { name: 'Phone Copied' })).toBeTruthy()
  unmount()
  render(<Toaster />)
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})
