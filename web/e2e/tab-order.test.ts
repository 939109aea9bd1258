import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isLong, sample } from '../../api/testing/long.ts'
import { desktop, phone, visit } from './browser.ts'

/** Lists repeat, so this many presses show a page's order. */
const presses = 60

/** Fixed, or hidden until focused. */
const placeless = '.skip-link, .supplier-map, .contact-bar, .consent'

const backwardSteps = async (page: Page) => {
  const steps: string[] = []
  for (let count = 0; count < presses; count++) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate((placeless) => {
      const { activeElement } = document
      const previous = document.querySelector('[data-previous]')
      previous?.removeAttribute('data-previous')
      if (!activeElement || activeElement === document.body || activeElement.closest(placeless)) return undefined
      activeElement.setAttribute('data-previous', '')
      if (!previous) return undefined
      const findScroller = (element: Element): Element | null => {
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
          if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
        return null
      }
      const [from, to] = [findScroller(previous), findScroller(activeElement)]
      const getBox = (element: Element, scroller: Element | null) =>
        (from === to ? element : (scroller ?? element)).getBoundingClientRect()
      const [a, b] = [getBox(previous, from), getBox(activeElement, to)]
      const isAbove = b.bottom <= a.top + 1 && b.left < a.right && b.right > a.left
      const isLeft = b.right <= a.left + 1 && b.top < a.bottom - 4 && b.bottom > a.top + 4
      const getName = (element: Element) =>
        (element.ariaLabel ?? element.textContent.trim()) || element.getAttribute('name')
      return isAbove || isLeft ? `${getName(previous)} → ${getName(activeElement)}` : undefined
    }, placeless)
    if (step) steps.push(step)
  }
  return steps
}

const paths = [
  '/',
  '/directory',
  '/directory?location=Leeds&view=map',
  '/map',
  '/map?view=list',
  '/suppliers/1',
  '/suppliers/1?tab=reviews',
  '/counties/kent',
  '/blog',
  '/contact',
  '/register-business',
]
const tablet = { width: 820, height: 1180 }
for (const viewport of isLong ? [phone, tablet, desktop] : [phone, desktop])
  test.for(sample(paths, 6, viewport === phone ? 4 : 1))(
    `the Tab key goes through %s as the eye does, ${viewport.width}`,
    async (path) => {
      const { page } = await visit(path, { viewport })
      expect(await backwardSteps(page)).toEqual([])
      await page.context().close()
    },
  )
