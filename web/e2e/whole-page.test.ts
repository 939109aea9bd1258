import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isLong, sample } from '../../api/testing/long.ts'
import { desktop, waitForNextFrame, phone, visit } from './browser.ts'

/** The parts of a page that hold something, as far as they are in its picture. */
const partsIn = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll(
        'main :is(section, article, form, li, .card, .register-inner > div, .profile-map > div)',
      ),
    ]
    return parts.flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const isSeen = part.checkVisibility({ visibilityProperty: true }) && left >= 0 && right <= innerWidth
      const isLarge = right - left > 60 && bottom - top > 24
      const isWithin = bottom + scrollY < 16_384 // Chromium draws no longer picture
      const around = part.parentElement!.getBoundingClientRect()
      const isCut = bottom > around.bottom + 1 || right > around.right + 1 // such as a second line of badges
      const name = `${part.localName}.${part.className}: ${part.textContent.trim().slice(0, 40)}`
      return isSeen && isLarge && isWithin && !isCut
        ? [{ name, left, top: top + scrollY, width: right - left, height: bottom - top }]
        : []
    })
  })

const blankParts = async (page: Page) => {
  const parts = await partsIn(page)
  expect(parts.length).toBeGreaterThan(0)
  const screenshot = await page.screenshot({ fullPage: true })
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isOneColour = ({ left, top, width, height }: (typeof parts)[number]) => {
    const colourAt = (x: number, y: number) => data.readUIntBE(3 * (Math.min(y, info.height - 1) * info.width + x), 3)
    const [x0, y0] = [Math.ceil(left) + 2, Math.ceil(top) + 2] // inside its border
    const first = colourAt(x0, y0)
    for (let y = y0; y < top + height - 3; y++)
      for (let x = x0; x < left + width - 3; x++) if (colourAt(x, y) !== first) return false
    return true
  }
  return parts.filter(isOneColour).map(({ name }) => name)
}

const pages = ['/counties/greater-london', '/', '/suppliers/1', '/directory?location=Leeds']
for (const viewport of [phone, desktop])
  for (const media of isLong ? (['screen', 'print'] as const) : ([viewport === phone ? 'screen' : 'print'] as const))
    test.for(sample(pages, 2, Number(viewport === phone)))(
      `nothing is blank in a picture of all of %s, ${viewport.width}, ${media}`,
      async (path) => {
        const { page } = await visit(path, { viewport })
        await page.emulateMedia({ media })
        await waitForNextFrame(page)
        await expect.poll(() => blankParts(page)).toEqual([]) // a busy browser draws a long page in pieces
        await page.context().close()
      },
    )
