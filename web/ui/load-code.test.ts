import { expect, test } from 'vitest'
import { importCode } from './load-code.ts'

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
