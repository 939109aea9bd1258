import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import { Tooltip } from './Tooltip.tsx'

let now = Date.now()
beforeEach(() => {
  vi.useFakeTimers({ now: (now += 60_000) }) // long after any other test's tooltip
})
afterEach(() => vi.useRealTimers())

const show = () => {
  const { unmount } = render(
    <ChakraRoot>
      <main id="main">
        <Tooltip text="Move it up" isName>
          <button aria-label="Move it up">↑</button>
        </Tooltip>
        <Tooltip text="It is gone for good">
          <button>Remove</button>
        </Tooltip>
        <TimeAgo date="2026-09-14T23:30:00Z" />
      </main>
    </ChakraRoot>,
  )
  return {
    up: screen.getByRole('button', { name: 'Move it up' }),
    remove: screen.getByRole('button', { name: 'Remove' }),
    time: document.querySelector('time')!,
    unmount,
  }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const point = async (at: Element, pointerType = 'mouse') => {
  fireEvent.pointerOver(at, { pointerType })
  fireEvent.pointerMove(at, { pointerType })
  await pass(0)
}
const leave = async (at: Element) => {
  fireEvent.pointerOut(at)
  await pass(0)
}
const shown = () => document.querySelector('[role="tooltip"][data-state="open"]')?.textContent

test('a pointer that rests for 700 ms opens it; within 300 ms of closing, the next opens at once', async () => {
  const { up, remove } = show()
  await point(up)
  await pass(699)
  expect(shown()).toBeUndefined()
  await pass(1)
  expect(shown()).toBe('Move it up')
  expect(screen.getByRole('main').contains(screen.getByRole('tooltip'))).toBe(true) // no content is outside landmarks
  await leave(up)
  expect(shown()).toBeUndefined()
  await pass(299)
  await point(remove)
  expect(shown()).toBe('It is gone for good')
  await leave(remove)
  await pass(300)
  await point(up)
  expect(shown()).toBeUndefined()
  await leave(up)
  await pass(700)
  expect(shown()).toBeUndefined()
})

test('after one that was only passed, or whose button is gone, the next does not open at once', async () => {
  const { up, remove, unmount } = show()
  await point(up)
  await leave(up)
  await point(remove)
  expect(shown()).toBeUndefined()
  await pass(700)
  expect(shown()).toBe('It is gone for good')
  unmount()
  await pass(300)
  await point(show().up)
  expect(shown()).toBeUndefined()
})

test('keyboard focus opens it at once, Escape closes it; it describes its button unless it is the name', async () => {
  const { up, remove, time } = show()
  const focus = async (on: HTMLElement) => {
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => (document.activeElement as HTMLElement).blur())
    await pass(0)
    act(() => on.focus())
    await pass(0)
  }
  await focus(remove)
  expect(remove.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  fireEvent.keyDown(remove, { key: 'Escape' })
  await pass(0)
  expect(shown()).toBeUndefined()
  await focus(up)
  expect([shown(), up.getAttribute('aria-describedby')]).toEqual(['Move it up', null])
  await focus(time)
  expect(shown()).toBe('15 September 2026 at 00:30')
  expect(time.title).toBe('')
})

test('a touch does not open it, and its tap works', async () => {
  const { up } = show()
  const tapped = vi.fn<() => void>()
  up.addEventListener('click', tapped)
  await point(up, 'touch')
  fireEvent.pointerDown(up, { pointerType: 'touch' })
  act(() => up.focus())
  fireEvent.click(up)
  await pass(2000)
  expect(shown()).toBeUndefined()
  expect(tapped).toHaveBeenCalledTimes(1)
})
