import { act, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveDraft } from './form-draft.ts'
import { useOpenFor } from './use-open-for.ts'

let openFor: () => number | null
const Form = () => {
  const now = useOpenFor('trial')
  useEffect(() => {
    openFor = now
  })
  return <form />
}

let place: HTMLElement
let root: Root
beforeEach(() => {
  place = document.createElement('div')
})
afterEach(() => {
  act(() => root.unmount())
  saveDraft('trial', undefined)
})
const open = () =>
  act(() => {
    root = createRoot(place)
    root.render(<Form />)
  })

test('a form’s age starts when it is opened', () => {
  const before = Date.now()
  open()
  expect(openFor()).toBeLessThanOrEqual(Date.now() - before)
})

test('a form that came with the page starts with the page, not with its code', () => {
  place.innerHTML = '<form></form>'
  const shownForMs = Math.floor(performance.now())
  act(() => {
    root = hydrateRoot(place, <Form />)
  })
  expect(openFor()).toBeGreaterThanOrEqual(shownForMs)
})

test('the age of a form restored with its earlier input is unknown', () => {
  saveDraft('trial', { values: { name: 'Anna' } })
  open()
  expect(openFor()).toBeNull()
})
