import { expect, test } from 'vitest'
import { judgeOwnSites, ownSiteBar, ownSitePages, ownSiteSets, getRightShare } from '../../testing/quality/own-sites.ts'

const pages = await ownSitePages()
const verdicts = judgeOwnSites(pages)
const fields = [...new Set(verdicts.map(({ field }) => field))]

test('at least a hundred pages are labelled, and three in ten held out', () => {
  const heldOut = pages.filter(({ set }) => set === 'held-out').length
  expect(pages.length).toBeGreaterThanOrEqual(100)
  expect(heldOut).toBeGreaterThanOrEqual(pages.length * 0.3)
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
})

test.each(ownSiteSets)(`of the fields of the %s pages ${ownSiteBar} % are read right`, (set) => {
  expect(getRightShare(verdicts.filter(({ page }) => page.set === set))).toBeGreaterThanOrEqual(ownSiteBar)
})

test.each(fields)(`%s is read right on ${ownSiteBar} % of the pages that the readers were developed with`, (field) => {
  const own = verdicts.filter((one) => one.field === field && one.page.set === 'tuned')
  const wrong = own
    .filter(({ verdict }) => verdict !== 'right')
    .map(
      ({ page, read, expected }) => `${page.set}/${page.name}: ${JSON.stringify(read)} for ${JSON.stringify(expected)}`,
    )
  expect({ wrong, isEnough: getRightShare(own) >= ownSiteBar }).toEqual({ wrong, isEnough: true })
})
