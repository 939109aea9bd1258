import createEmotionCache from '@emotion/cache'
import { afterEach, expect, test } from 'vitest'
import { leaveStylesInPlace, markAsMoved } from './emotion-styles.ts'

const sent = '<style data-emotion="c abc">.c-abc{color:red;}</style>'
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})
const styleIn = (parent: HTMLElement) => [...parent.children].some(({ tagName }) => tagName === 'STYLE')

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
