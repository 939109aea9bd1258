import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** jsdom has no layout: what Chakra's components measure never changes. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver
window.scrollTo = () => {}

/** A busy machine may be slow: only what never appears is wrong. */
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
