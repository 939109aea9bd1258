import { afterEach, expect, test } from 'vitest'
import { focusWrong } from './submit-with.ts'

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
