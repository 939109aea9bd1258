import createEmotionCache from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveStylesInPlace, markAsMoved, moving } from './emotion-styles.ts'

const sent = '<style data-emotion="c abc">.c-abc{color:red;}</style>'
let before: Element[]
beforeEach(() => {
  before = [...document.head.children]
  StyleSheet.prototype.hydrate = moving
})
afterEach(() => {
  leaveStylesInPlace() // as in the kit, which other tests of this page show
  const added = [...document.head.children].filter((child) => !before.includes(child))
  for (const child of added) child.remove()
  document.body.innerHTML = ''
})
const styleIn = (parent: HTMLElement) =>
  [...parent.children].some((child) => child.tagName === 'STYLE' && !before.includes(child))

test('Emotion would move styles that came with a page; unmarked, its default cache does so as soon as it is loaded', () => {
  document.body.innerHTML = markAsMoved(sent)
  createEmotionCache({ key: 'c' })
  expect([styleIn(document.body), styleIn(document.head)]).toEqual([false, true])
  document.body.innerHTML = sent
  createEmotionCache({ key: 'css' })
  expect(styleIn(document.body)).toBe(false)
})

test('left in place, they are still known to the cache, and later ones come after them', () => {
  leaveStylesInPlace()
  document.body.innerHTML = markAsMoved(sent)
  createEmotionCache({ key: 'css' })
  const cache = createEmotionCache({ key: 'c' })
  expect(styleIn(document.body)).toBe(true)
  expect(cache.inserted).toEqual({ abc: true })
  expect(cache.sheet.tags).toEqual([document.body.querySelector('style')])
  cache.insert('.c-def', { name: 'def', styles: 'color:blue;' }, cache.sheet, true)
  expect(styleIn(document.body)).toBe(true)
  expect(cache.inserted).toHaveProperty('def')
})
