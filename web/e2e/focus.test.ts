import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sample } from '../../api/testing/long.ts'
import { desktop, goTo, phone, visit } from './browser.ts'

const labelBelowHeader = (page: Page) =>
  page.evaluate(() => {
    const label = document.querySelector(`label[for="${document.activeElement!.id}"]`)!
    const header = document.querySelector('.site-header')!
    return label.getBoundingClientRect().top - header.getBoundingClientRect().bottom
  })

test('the header does not cover a field’s label when an error or the keyboard focuses the field', async () => {
  for (const viewport of [phone, desktop]) {
    for (const path of ['/contact', '/register-business']) {
      const { page } = await visit(path, { viewport: { ...viewport, height: 480 } })
      const send = page.locator('main form button[type="submit"]').last()
      await send.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, 600))
      await send.evaluate((button) => (button as HTMLElement).click())
      await page.locator('[aria-invalid="true"]:focus').waitFor()
      expect(await labelBelowHeader(page)).toBeGreaterThanOrEqual(8)
      // Safari aligns a field's text instead of its edge, up to 12 pixels higher.
      const padding = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
      const [label, field] = await page.evaluate(() => {
        const { activeElement } = document
        const label = document.querySelector(`label[for="${activeElement!.id}"]`)!
        return [label, activeElement!].map((element) => element.getBoundingClientRect().top) as [number, number]
      })
      const header = (await page.locator('.site-header').boundingBox())!.height
      expect(padding - 12 - (field - label)).toBeGreaterThanOrEqual(header)
      await page.locator('main form :is(input, textarea):visible').last().focus()
      await page.evaluate(() => scrollBy(0, 600))
      await page.keyboard.press('Shift+Tab')
      expect(await labelBelowHeader(page)).toBeGreaterThanOrEqual(8)
      await page.context().close()
    }
  }
})

const cutRings = (page: Page) =>
  page.evaluate(() => {
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return overflowX !== 'visible' || overflowY !== 'visible'
    }
    const isCut = (control: HTMLElement) => {
      control.focus({ preventScroll: true })
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control)
      const reach = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset)
      let around = control.parentElement
      while (around && around !== document.body && !clips(around)) around = around.parentElement
      if (document.activeElement !== control || reach <= 0 || !around || around === document.body) return false
      const [ring, box] = [control.getBoundingClientRect(), around.getBoundingClientRect()]
      const { overflowX, overflowY } = getComputedStyle(around)
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = around
      const left = ring.left - box.left + scrollLeft
      const top = ring.top - box.top + scrollTop
      const width = scrolls(overflowX) ? scrollWidth : box.width
      const height = scrolls(overflowY) ? scrollHeight : box.height
      return (
        (overflowX !== 'visible' && (left < reach || left + ring.width > width - reach)) ||
        (overflowY !== 'visible' && (top < reach || top + ring.height > height - reach))
      )
    }
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input:not([tabindex="-1"]), select, textarea, summary):not(.supplier-map *)',
    )
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
      .filter(isCut)
      .map((control) => control.outerHTML.slice(0, 120))
  })

test('no focus ring is cut off', async () => {
  const { page } = await visit('/healthz', { viewport: phone })
  const paths = [
    '/directory?location=Leeds',
    '/',
    '/suppliers/1?tab=reviews',
    '/suppliers/1',
    '/counties/kent',
    '/blog',
    '/register-business',
    '/contact',
  ]
  for (const path of sample(paths, 2)) {
    await goTo(page, path)
    await page.keyboard.press('Tab') // only the keyboard shows rings
    expect([path, await cutRings(page)]).toEqual([path, []])
  }
})
