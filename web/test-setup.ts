import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { mockServer } from './app/mock-api.ts'

/** React's development build captures a stack for each element. */
Error.stackTraceLimit = 10

/** jsdom has no layout: what Chakra's components measure never changes. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver
window.scrollTo = () => {}
document.elementFromPoint = () => null
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
/** Nor does it draw. */
HTMLCanvasElement.prototype.getContext = () => null
/** Nor does it open dialogs: the focus and Escape are the browser tests' business. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

/** It looks through the whole page for every label of every field: a tenth of what tests of forms take. The same, by ids. */
const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])
const isLabelable = (element: Element | null) =>
  element !== null && labelable.has(element.localName) && element.getAttribute('type') !== 'hidden'
const findFirstLabelable = (label: Element) => [...label.querySelectorAll('*')].find(isLabelable)
for (const name of labelable)
  Object.defineProperty(Object.getPrototypeOf(document.createElement(name)), 'labels', {
    configurable: true,
    get(this: Element) {
      if (!isLabelable(this)) return null
      const around = this.closest('label:not([for])')
      const naming = this.id ? document.querySelectorAll(`label[for=${JSON.stringify(this.id)}]`) : []
      return [...(around && findFirstLabelable(around) === this ? [around] : []), ...naming]
    },
  })

/** A busy machine may be slow: only what never appears is wrong. */
configure({ asyncUtilTimeout: 40_000 })

/** Apollo only says on the console that an answer lacks what the query asks for: a stand-in answers as the API would, whole. */
beforeEach(() => {
  const lacking: string[] = []
  const { console } = globalThis
  const say = console.error.bind(console)
  const spy = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (String(said[0]).startsWith('Missing field')) lacking.push(format(...said).split('\n', 1)[0]!)
    else say(...said)
  })
  return () => {
    spy.mockRestore()
    if (lacking[0]) throw new Error(lacking[0])
  }
})

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  sessionStorage.clear() // each test is a tab of its own
  mockServer.resetHandlers()
})
/** The next file begins as a new visitor. */
afterAll(() => {
  mockServer.close()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
