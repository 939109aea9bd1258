import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sample } from '../../api/testing/long.ts'
import { expectAccessible, goTo, isThorough, viewportsIn, visit } from './browser.ts'

const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Holds back all queries until `fail`; `comeBack` lets later ones through. */
const holdBack = async (page: Page) => {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/graphql', async (route) => {
    await released
    await route.abort()
  })
  return { fail: () => release(), comeBack: () => page.unroute('**/graphql') }
}

const post = '/blog/plantation-shutters-styles-materials-bays'
const supplierList = 'Failed to load suppliers. Please try again.'
const screens = [
  {
    path: '/',
    skeletons: 14,
    errors: [
      'Failed to load featured suppliers. Please try again later.',
      'Failed to load popular locations. Please try again later.',
      'Failed to load blog posts. Please try again later.',
    ],
    found: ['.supplier-card', '.place-tile-picture', '.post-card'],
  },
  { path: '/directory', skeletons: 6, errors: [supplierList], found: ['.supplier-card'] },
  { path: '/map?view=list', skeletons: 6, errors: [supplierList], found: ['.supplier-row', '.map-choices .choice'] },
  { path: '/map', skeletons: 3, errors: [supplierList], found: ['.map-cluster', '.map-choices .choice'] },
  {
    path: '/suppliers/1',
    errors: ["The supplier you're looking for doesn't exist or there was an error loading the data."],
    found: ['.profile h1'],
  },
  {
    path: '/counties',
    skeletons: 6,
    errors: ['We encountered an error while loading the county data. Please try again later.'],
    found: ['#letter-T'],
  },
  {
    path: '/counties/tyne-and-wear',
    skeletons: 6,
    found: ['.county-groups .supplier-card'],
    errors: ["We couldn't find any suppliers in Tyne And Wear. Please check the county name or try another location."],
  },
  {
    path: '/blog',
    skeletons: 6,
    errors: ['There was an error loading the blog posts. Please try again later.'],
    button: 'Reload Page',
    found: ['.post-card', '.blog-categories li:nth-child(2)'],
  },
  {
    path: post,
    errors: ["The article you're looking for doesn't exist or there was an error loading it."],
    found: ['article.post h1'],
  },
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme)) {
    test(
      `each screen is accessible while loading, after a failure and after a retry, ${colorScheme}, ${viewport.width}`,
      { timeout: 240_000 },
      async () => {
        for (const { path, skeletons = 0, errors, button = 'Try Again', found } of screens.filter(
          (_, at) => isThorough || at % 4 === 0,
        )) {
          const { page } = await visit('/sitemap', { colorScheme, viewport })
          const api = await holdBack(page)
          await goWithin(page, path)
          await page.getByRole('main').locator('[aria-busy="true"], .map-note').first().waitFor()
          expect([path, await page.locator('[data-testid$="skeleton"]').count()]).toEqual([path, skeletons])
          if (isThorough || path === '/') await expectAccessible(page)
          api.fail()
          const main = page.getByRole('main')
          for (const error of errors) await main.getByText(error).waitFor()
          expect([path, await main.locator('[aria-busy="true"]').count()]).toEqual([path, 0])
          if (isThorough || errors.length > 1 || button !== 'Try Again') await expectAccessible(page)
          await api.comeBack()
          for (const left of errors.keys()) {
            await main.getByRole('button', { name: button }).first().click()
            await expect.poll(() => main.getByRole('button', { name: button }).count()).toBe(errors.length - left - 1)
          }
          for (const part of found) await main.locator(part).first().waitFor()
          await page.context().close()
        }
      },
    )

    test(
      `axe finds nothing: legal pages, sitemap, untouched forms, and empty results, ${colorScheme}, ${viewport.width}`,
      { timeout: 180_000 },
      async () => {
        const { page, complaints } = await visit('/healthz', { colorScheme, viewport })
        const paths = [
          '/privacy-policy',
          '/terms-of-service',
          '/contact',
          '/cookie-policy',
          '/register-business',
          '/sitemap',
        ]
        for (const path of sample(paths, 2)) {
          expect([path, (await goTo(page, path)).status()]).toEqual([path, 200])
          await expectAccessible(page)
        }
        await goTo(page, '/map?view=list&search=zzzzzz')
        await page.getByText('No suppliers found matching your criteria.').waitFor()
        await expectAccessible(page)
        expect(complaints).toEqual([])
        await page.context().close()
      },
    )
  }
}

test('an unknown address within the site shows the 404 page', async () => {
  const { page, complaints } = await visit('/')
  await goWithin(page, '/no/such/page')
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  expect(await page.title()).toBe('404 Page Not Found | Blind & Curtain Directory')
  await page.getByRole('link', { name: 'Browse the Directory' }).click()
  await page.locator('.supplier-card').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})
