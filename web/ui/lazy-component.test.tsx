import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLazyComponent } from './lazy-component.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('Try Again loads a part in its place; one that nobody waits for fails in silence', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(() => <p>Here</p>)]
  const Late = createLazyComponent(() => answers.shift()!, { name: 'The form', waiting: <p>Loading the form…</p> })
  const { container } = render(<Late />)
  expect(container.textContent).toBe('Loading the form…')
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  const Silent = createLazyComponent(() => Promise.reject(new Error('no network')), { waiting: <p>Loading…</p> })
  const { container: silent } = render(<Silent />)
  await vi.waitFor(() => expect(silent.textContent).toBe(''))
})

test('a part that did not load is loaded again where it is shown next, not only by Try Again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(() => <p>Here</p>)]
  const Late = createLazyComponent(() => answers.shift()!, { name: 'The form' })
  const { unmount } = render(<Late />)
  expect(await screen.findByText(/^The form could not be loaded\./)).toBeTruthy()
  unmount()
  render(<Late />)
  expect(await screen.findByText('Here')).toBeTruthy()
})

test('a part that neither arrives nor fails says so after a while, can be tried again, and is shown if it arrives', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let answer: (isUseful: boolean) => void
  const reloadIfUseful = vi.fn<() => Promise<boolean>>(() => new Promise((done) => (answer = done)))
  Object.assign(window, { early: { reloadIfUseful } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'early'))
  let arrive: (code: ComponentType) => void
  const code = new Promise<ComponentType>((done) => {
    arrive = done
  })
  const Late = createLazyComponent(() => code, { name: 'The form', waiting: <p>Loading the form…</p> })
  const Nameless = createLazyComponent(() => code, { waiting: <p>Loading…</p> })
  const { container } = render(
    <>
      <Late />
      <Nameless />
    </>,
  )
  act(() => void vi.advanceTimersByTime(9999))
  expect(container.textContent).toBe('Loading the form…Loading…')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('alert').textContent).toMatch(/^The form takes long to load\./)
  expect(container.textContent).toMatch(/Loading…$/)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reloadIfUseful).toHaveBeenCalledExactlyOnceWith({ isRetry: true })
  expect(container.textContent).toBe('Loading the form…Loading…')
  await act(async () => answer!(false))
  expect(screen.getByRole('alert').textContent).toMatch(/^The form takes long to load\./)
  await act(async () => arrive!(() => <p>Here</p>))
  expect(container.textContent).toBe('HereHere')
})
