import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createLazyComponent } from './lazy-component.tsx'

test('a part that did not load is loaded again where it is shown next, not only by Try Again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(() => <p>Here</p>)]
  const Late = createLazyComponent(() => answers.shift()!, { name: 'The form' })
  const { unmount } = render(<Late />)
  expect(await screen.findByText(/^The form could not be loaded\./)).toBeTruthy()
  unmount()
  render(<Late />)
  expect(await screen.findByText('Here')).toBeTruthy()
})
