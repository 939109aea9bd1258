import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { screensToWalk, walk } from './walk.ts'

/** Simulates browser translation, which replaces text nodes by elements. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement!.closest('font, script, style, textarea, option, noscript, svg')) continue
    text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }))
  }
}

/** React renders again if translation comes before hydration. */
const hydration = /Minified React error #418/

test('a translated page works like any other', { timeout: 400_000 }, async () => {
  const { page } = await visit('/healthz')
  const faults = await walk(page, screensToWalk, { before: () => page.evaluate(translate), harmless: hydration })
  expect(faults).toEqual([])
})
