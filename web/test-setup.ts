import { format } from 'node:util'
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { mockServer } from './app/mock-api.ts'

/** React's development build captures a stack for each element, unless there were 10,000 within a second. */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const recentStacks = { get: () => 10_000, set: () => {}, configurable: true }
Object.defineProperty(
  (React as unknown as Record<string, object>)[internals],
  'recentlyCreatedOwnerStacks',
  recentStacks,
)

/** jsdom has no layout. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver
window.scrollTo = () => {}
document.elementFromPoint = () => null
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
/** jsdom does not draw. */
HTMLCanvasElement.prototype.getContext = () => null
/** jsdom opens no dialogs; browser tests cover focus and Escape. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

/** Finds labels by id: jsdom's own search takes a tenth of the time of form tests. */
const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])
const isLabelable = (element: Element | null) =>
  element !== null && labelable.has(element.localName) && element.getAttribute('type') !== 'hidden'
const findFirstLabelable = (label: Element) => [...label.querySelectorAll('*')].find(isLabelable)
const labels = document.getElementsByTagName('label')
for (const name of labelable)
  Object.defineProperty(Object.getPrototypeOf(document.createElement(name)), 'labels', {
    configurable: true,
    get(this: Element) {
      if (!isLabelable(this)) return null
      const around = this.closest('label:not([for])')
      const naming = this.id ? Array.prototype.filter.call(labels, ({ htmlFor }) => htmlFor === this.id) : []
      return [...(around && findFirstLabelable(around) === this ? [around] : []), ...naming]
    },
  })

/** While a test waits for an element, only the last error shows the page. */
const getElementError = (message: string | null, container: Element) => {
  const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean
  }
  const error = new Error([message, ...(isWaiting ? [] : [prettyDOM(container)])].join('\n\n'))
  return Object.assign(error, { name: 'TestingLibraryElementError' })
}

/** A busy machine may be slow: only what never appears is wrong. */
configure({ asyncUtilTimeout: 40_000, getElementError })

/** Apollo only warns about missing fields, so this fails the test. */
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
  sessionStorage.clear() // each test has its own tab
  mockServer.resetHandlers()
})
/** The next file starts as a new visitor. */
afterAll(() => {
  mockServer.close()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
