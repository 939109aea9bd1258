import { renderHook } from '@testing-library/react'
import { CombinedGraphQLErrors } from '@apollo/client'
import { FORM_ERROR } from 'final-form'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { getErrorMessage, getFieldErrors } from './server-errors.ts'
import { focusWrong } from './submit-with.ts'
import { validate } from './validate.ts'
import { useTypedBeforeHydration } from './use-typed-before-hydration.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('a field has its first message only', () => {
  const field = z.string().check(z.minLength(2, 'Too short.'), z.regex(/^a/, 'Begin with an a.'))
  const rules = z.object({ name: field, hours: z.array(z.object({ opens: field })) })
  expect(validate(rules)({ name: 'b', hours: [{ opens: 'bb' }] })).toEqual({
    name: 'Too short.',
    'hours.0.opens': 'Begin with an a.',
  })
  expect(validate(rules)({ name: 'ab', hours: [] })).toEqual({})
})

test('a failure of ours has its own text; any other is given with its id, or as being offline', () => {
  const fail = (message: string, extensions: object) =>
    new CombinedGraphQLErrors({ data: null }, [{ message, extensions: { ...extensions } }])
  const refusal = fail('This URL is taken.', { code: 'BAD_USER_INPUT', fields: { slug: 'Taken.' } })
  expect(getFieldErrors(refusal)).toEqual({ [FORM_ERROR]: 'This URL is taken.', slug: 'Taken.' })
  const failure = fail('connection terminated', { code: 'INTERNAL_SERVER_ERROR', id: 'abcd-1234' })
  expect(getErrorMessage(failure)).toBe('Something went wrong. Please try again. (Error abcd-1234)')
  expect(getErrorMessage(fail('x', { code: 'INTERNAL_SERVER_ERROR', id: '<b>' }), 'Not saved.')).toBe('Not saved.')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = 'You are offline. Please check your internet connection and try again.'
  expect(getFieldErrors(new TypeError('Failed to fetch'))).toEqual({ [FORM_ERROR]: offline })
})

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
