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

test('a form that was just opened has not been open for longer than that', () => {
  const before = Date.now()
  open()
  expect(openFor()).toBeLessThanOrEqual(Date.now() - before)
})

test('a form that came with the page is open since the page began, not since its code came', () => {
  place.innerHTML = '<form></form>'
  const shownForMs = Math.floor(performance.now())
  act(() => {
    root = hydrateRoot(place, <Form />)
  })
  expect(openFor()).toBeGreaterThanOrEqual(shownForMs)
})

test('nobody knows how long a form was filled in that comes back with what was typed before', () => {
  saveDraft('trial', { values: { name: 'Anna' } })
  open()
  expect(openFor()).toBeNull()
})
