import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** jsdom has no layout: what Chakra's components measure never changes in it. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver
window.scrollTo = () => {}

afterEach(cleanup)
