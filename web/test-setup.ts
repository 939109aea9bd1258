import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** jsdom has no layout: what Chakra's components measure never changes in it. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver
window.scrollTo = () => {}

/** A screen's code is loaded when it is first shown, which takes a busy machine more than the usual second. */
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)

/** A busy machine may take its time: only what never comes is wrong. */
configure({ asyncUtilTimeout: 10_000 })
