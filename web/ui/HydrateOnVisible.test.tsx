import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HydrateOnVisible } from './HydrateOnVisible.tsx'

let drawn: string[] = []
let see: (element: Element, isIntersecting?: boolean) => Promise<void>

/** jsdom shows nothing, so the test decides what is visible. */
class TestObserver {
  constructor(notify: (entries: { isIntersecting: boolean; target: Element }[], observer: TestObserver) => void) {
    see = (target, isIntersecting = true) => act(async () => notify([{ isIntersecting, target }], this))
  }
  observe() {}
  unobserve() {}
}

const Counter = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0)
  drawn.push(name)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const Page = ({ note = '' }) => (
  <MemoryRouter>
    <p>{note}</p>
    {['near', 'far'].map((name) => (
      <HydrateOnVisible key={name} as="section" className={name}>
        <Counter name={name} />
      </HydrateOnVisible>
    ))}
    <HydrateOnVisible className="outer">
      <HydrateOnVisible className="inner">
        <Counter name="inner" />
      </HydrateOnVisible>
    </HydrateOnVisible>
  </MemoryRouter>
)

let place: HTMLElement
let root: Root
const complaints: unknown[] = []
const part = (name: string) => place.querySelector(`.${name}`)!
const button = (name: string) => part(name).querySelector('button')!

beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Page />)
  vi.stubGlobal('IntersectionObserver', TestObserver)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  drawn = []
  complaints.length = 0
  await act(async () => {
    root = hydrateRoot(place, <Page />, { onRecoverableError: (error) => complaints.push(error) })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

test('what is not visible yet is in the page but not hydrated; what is visible is', async () => {
  await see(part('far'), false)
  expect(drawn).toEqual([])
  expect(button('far').textContent).toBe('far 0')
  const before = button('near')
  await see(part('near'))
  expect(new Set(drawn)).toEqual(new Set(['near']))
  expect(button('near')).toBe(before)
  await act(async () => button('near').click())
  expect([before.textContent, button('far').textContent]).toEqual(['near 1', 'far 0'])
  expect(complaints).toEqual([])
})

test('a touch hydrates its part and takes effect; so does focus', async () => {
  const before = button('far')
  await act(async () => before.click())
  expect([button('far') === before, before.textContent]).toEqual([true, 'far 1'])
  expect(drawn).not.toContain('near')
  await act(async () => button('near').focus())
  expect(drawn).toContain('near')
  expect(complaints).toEqual([])
})

test('a touch takes effect even if hydration is postponed twice', async () => {
  const before = button('inner')
  await act(async () => before.click())
  expect([button('inner') === before, before.textContent]).toEqual([true, 'inner 1'])
  expect(complaints).toEqual([])
})

test('rendering again keeps the elements, hydrated or not', async () => {
  const before = [button('near'), button('far')]
  await act(async () => root.render(<Page note="changed" />))
  expect(place.textContent).toBe('changednear 0far 0inner 0')
  expect([button('near'), button('far')]).toEqual(before)
  await act(async () => button('far').click())
  expect(before[1]!.textContent).toBe('far 1')
  expect(complaints).toEqual([])
})
