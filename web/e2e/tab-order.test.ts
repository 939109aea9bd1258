import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visit } from './browser.ts'

/** Pairs of neighbours in the tab order of which the second stands before the first: above it, or to its left in one row. */
const backwardSteps = (page: Page) =>
  page.evaluate(() => {
    const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const stops = focusable.filter(
      (one) =>
        one.tabIndex >= 0 &&
        !(one as HTMLButtonElement).disabled &&
        one.checkVisibility({ visibilityProperty: true }) &&
        // what is fixed, on the map, or hidden until it has the focus has no place in the page
        !one.closest('.skip-link, .supplier-map, .contact-bar, .consent') &&
        one.getBoundingClientRect().width > 1,
    )
    const nameOf = (one: HTMLElement) => (one.ariaLabel ?? one.textContent.trim()) || one.getAttribute('name')
    return stops.slice(1).flatMap((next, at) => {
      const [a, b] = [stops[at]!.getBoundingClientRect(), next.getBoundingClientRect()]
      const isAbove = b.bottom <= a.top + 1 && b.left < a.right && b.right > a.left
      const isLeft = b.right <= a.left + 1 && b.top < a.bottom - 4 && b.bottom > a.top + 4
      return isAbove || isLeft ? [`${nameOf(stops[at]!)} → ${nameOf(next)}`] : []
    })
  })

const paths = [
  '/',
  '/directory',
  '/directory?location=Leeds&view=map',
  '/map',
  '/map?view=list',
  '/suppliers/1',
  '/suppliers/1?tab=reviews',
  '/counties',
  '/counties/kent',
  '/blog',
  '/contact',
  '/register-business',
]
for (const viewport of [phone, { width: 820, height: 1180 }, desktop])
  test.for(paths)(`the Tab key goes through %s as the eye does, ${viewport.width}`, async (path) => {
    const { page } = await visit(path, { viewport })
    expect(await backwardSteps(page)).toEqual([])
    await page.context().close()
  })
