import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
