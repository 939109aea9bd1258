import { expect, test } from 'vitest'
import { trimSlashes } from './trim-slashes.ts'

test.for([
  ['/directory', '/directory'],
  ['/directory///', '/directory'],
  ['//a//b/', '/a//b'],
  ['https://a.example/', 'https://a.example'],
  ['///', '/'],
  ['', ''],
])('%s is %s', ([path, trimmed]) => {
  expect(trimSlashes(path!)).toBe(trimmed)
})

test('reads each character about once', () => {
  const path = `/a${'/'.repeat(15_000)}a`
  let reads = 0
  const counting = new Proxy(Object(path) as object, {
    get: (text, key) => {
      if (key !== 'length' && key !== 'slice') reads++
      const value: unknown = Reflect.get(text, key)
      return typeof value === 'function' ? value.bind(text) : value
    },
  })
  expect(trimSlashes(counting as unknown as string)).toBe(path)
  expect(reads).toBeLessThan(20_000)
})
