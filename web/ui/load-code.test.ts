import { expect, onTestFinished, test } from 'vitest'
import { importCode, loadCode } from './load-code.ts'

/** As Vite does it. */
const failStyles = () => Promise.reject(new Error('Unable to preload CSS for http://localhost/assets/form.css'))
const getLinks = () => [...document.querySelectorAll('link[href="/assets/form.css"]')]

test('styles that did not load are requested again at each try, until they are there', async () => {
  await expect(importCode(failStyles)).rejects.toThrow('form.css')
  const again = async (event: string) => {
    const code = importCode(async () => 'code')
    expect(getLinks()).toHaveLength(1)
    getLinks()[0]!.dispatchEvent(new Event(event))
    return code
  }
  await expect(again('error')).rejects.toThrow('form.css')
  expect(await again('load')).toBe('code')
  for (const link of getLinks()) link.remove()
  expect(await importCode(async () => 'more')).toBe('more')
  expect(getLinks()).toEqual([])
})

test('code that did not load reloads the page if that helps; any other failure does not', async () => {
  const asked: unknown[] = []
  let helps = false
  const reloadIfUseful = async (options: unknown) => {
    asked.push(options)
    return helps
  }
  Object.assign(window, { early: { reloadIfUseful } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'early'))
  const fail = (message: string) => () => Promise.reject(new TypeError(message))
  const words = 'Failed to fetch dynamically imported module: http://localhost/assets/form.js'
  await expect(loadCode(fail('x is not a function'))).rejects.toThrow('x is not a function')
  expect(asked).toEqual([])
  await expect(loadCode(fail(words))).rejects.toThrow('imported module')
  await expect(loadCode(fail(words), true)).rejects.toThrow('imported module')
  expect(asked).toEqual([{ isRetry: false }, { isRetry: true }])
  helps = true
  const outcome = loadCode(fail(words)).then(
    () => 'loaded',
    () => 'failed',
  )
  expect(await Promise.race([outcome, new Promise((done) => setTimeout(done, 20, 'waits for the reload'))])).toBe(
    'waits for the reload',
  )
  Reflect.deleteProperty(window, 'early')
  await expect(loadCode(fail(words))).rejects.toThrow('imported module')
})
