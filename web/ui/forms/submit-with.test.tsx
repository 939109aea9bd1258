import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { focusWrong } from './submit-with.ts'
import { useTypedBeforeHydration } from './use-typed-before-hydration.ts'

afterEach(() => document.body.replaceChildren())

test('the first invalid field is focused, unless another field was focused meanwhile', async () => {
  document.body.innerHTML = `
    <form><input id="right"><input id="wrong" aria-invalid="true"><input id="next"><button id="send">Send</button></form>`
  const form = document.querySelector('form')!
  const focus = (id: string) => document.getElementById(id)!.focus()
  const focusedAfter = async (goOn?: string) => {
    focus('send')
    focusWrong(form)
    if (goOn) focus(goOn)
    await new Promise(requestAnimationFrame)
    return document.activeElement?.id
  }
  expect(await focusedAfter()).toBe('wrong')
  expect(await focusedAfter('next')).toBe('next')
})

test('before the code loads, only a changed select counts as chosen, even if its value is no longer a choice', () => {
  document.body.innerHTML = '<select id="of"><option>a</option><option>b</option></select>'
  const taken: string[] = []
  const take = () => renderHook(() => useTypedBeforeHydration('of', 'old', (value) => taken.push(value)))
  take()
  expect(taken).toEqual([])
  document.querySelector('select')!.value = 'b'
  take()
  expect(taken).toEqual(['b'])
})
