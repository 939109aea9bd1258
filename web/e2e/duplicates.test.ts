import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, goTo, siteUrl, viewportsIn } from './browser.ts'
import { listSupplier } from './list-supplier.ts'
import { visitAsAdmin } from './sign-in.ts'

const ledbury = {
  name: 'Ledbury Louvre Company',
  description: 'Shutters, made and fitted by one family.',
  email: 'hello@ledbury.example.com',
  phone: '01632 960731',
  address: '9 Church Lane',
  city: 'Ledbury',
  county: 'Herefordshire',
  postcode: 'HR8 1DL',
  services: ['Shutters'],
}
const fetchPairs = async (page: Page) => {
  if (!page.url().endsWith('/admin/duplicates')) await goTo(page, '/admin/duplicates')
  await page.getByRole('button', { name: 'Fetch Duplicates' }).click()
  return page.getByRole('region', { name: 'Duplicate pairs' })
}
const getAnswer = async (path: string) => {
  const { status, headers } = await fetch(siteUrl + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('a duplicate is found, merged, redirected, and restored by undoing', async () => {
  const { page, complaints } = await visitAsAdmin('/admin/duplicates')
  const original = await listSupplier(page, ledbury)
  const duplicate = await listSupplier(page, {
    ...ledbury,
    name: 'Ledbury Louvre Company Ltd',
    phone: '+44 1632 960731',
  })
  expect([await getAnswer(original), await getAnswer(duplicate)]).toEqual([
    [200, null],
    [200, null],
  ]) // cached from here on

  const pairs = await fetchPairs(page)
  const pair = pairs.getByRole('listitem').filter({ hasText: 'Ledbury Louvre Company Ltd' })
  await pair.getByText(/^Same .*phone/).waitFor()
  expect((await pairs.boundingBox())!.height).toBe(400)
  expect(
    await page.evaluate(
      () =>
        document.documentElement.scrollHeight -
        document.querySelector('main')!.getBoundingClientRect().bottom -
        scrollY,
    ),
  ).toBeLessThan(1)
  await pair.getByRole('button', { name: 'Compare' }).click()
  await pair.getByRole('columnheader', { name: 'Match' }).waitFor()
  await pair.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Merge 1 Selected' }).click()
  await page.getByRole('button', { name: 'Yes, Merge' }).click()
  const merge = page.getByRole('region', { name: 'Recent merges' }).getByRole('listitem').filter({ hasText: 'Ledbury' })
  await merge.waitFor()
  await expect
    .poll(async () => [await getAnswer(original), await getAnswer(duplicate)])
    .toEqual([
      [200, null],
      [301, original],
    ])
  expect(await getAnswer(`${duplicate}?tab=reviews`)).toEqual([301, `${original}?tab=reviews`])
  const { headers } = await fetch(siteUrl + duplicate, { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe('no-cache') // an undo must reach those who followed it

  await merge.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Ledbury Louvre Company Ltd is a separate supplier again.').waitFor()
  await expect
    .poll(async () => [await getAnswer(original), await getAnswer(duplicate)])
    .toEqual([
      [200, null],
      [200, null],
    ])
  expect(complaints).toEqual([])
  await page.context().close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme)) {
    test(
      `axe finds nothing: duplicates, scrapers and the supplier to add, ${colorScheme}, ${viewport.width}`,
      { timeout: 180_000 },
      async () => {
        const { page, complaints } = await visitAsAdmin('/admin/duplicates', { colorScheme, viewport })
        const pairs = await fetchPairs(page)
        await pairs.getByRole('button', { name: 'Compare' }).first().click()
        await pairs.getByRole('rowheader', { name: 'Reviews' }).waitFor()
        await page.getByRole('button', { name: 'Select All' }).click()
        await page.getByRole('button', { name: /^Merge \d+ Selected$/ }).click()
        await expectAccessible(page)
        for (const [tab, heading] of [
          ['scraper', 'Scraper Control'],
          ['maps', 'Google Maps Scraper'],
          ['add-supplier', 'Add Supplier'],
        ] as const) {
          await goTo(page, `/admin/${tab}`)
          await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
          if (tab === 'add-supplier') await page.getByRole('button', { name: 'Preview' }).click()
          await expectAccessible(page)
          // on a phone the menu is in its drawer
          expect(await page.getByRole('tab', { selected: true, includeHidden: true }).first().innerText()).toBe(heading)
        }
        expect(complaints).toEqual([])
        await page.context().close()
      },
    )
  }
}
