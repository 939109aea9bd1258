import { expect, test } from 'vitest'
import { sample } from '../../api/testing/long.ts'
import { expectAccessible, goTo, phone, siteUrl, viewportsIn } from './browser.ts'
import { visitAsAdmin } from './sign-in.ts'

const someId = async (fromLast = 1) => {
  const featured = (await (await fetch(`${siteUrl}/api/suppliers/featured`)).json()) as {
    id: number
    country: string
  }[]
  return featured.filter(({ country }) => country === 'United Kingdom').at(-fromLast)!.id // their numbers are British
}

/** The database's notification may arrive a moment after the response. */
const statusBecomes = async (path: string, status: number) => {
  await expect.poll(async () => (await fetch(siteUrl + path, { redirect: 'manual' })).status).toBe(status)
}

test('a supplier is found and edited, and visitors see it; hiding and showing it works', async () => {
  const id = await someId()
  const before = await fetch(`${siteUrl}/suppliers/${id}`) // cached from here on
  expect(before.status).toBe(200)
  const { page, complaints } = await visitAsAdmin('/admin/suppliers')
  await page.getByLabel('Name, postcode or id').fill(String(id))
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const found = page.getByRole('table', { name: 'Suppliers found' }).getByRole('link')
  await expect.poll(() => found.count()).toBe(1) // the first of all suppliers was there before
  await found.click()
  await page.getByLabel('Name', { exact: true }).fill('Edited & Sons')
  await page.getByLabel('Services').fill('Roller Blinds\nAwnings')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('All changes are saved.').waitFor()
  const edited = async () => (await fetch(`${siteUrl}/suppliers/${id}`)).text()
  await expect.poll(edited).toContain('Edited &amp; Sons')
  expect(await edited()).toContain('Awnings')

  await page.getByRole('button', { name: 'Hide from Visitors' }).click()
  await page.getByRole('button', { name: 'Show to Visitors' }).waitFor()
  await statusBecomes(`/suppliers/${id}`, 404)
  await page.getByRole('button', { name: 'Show to Visitors' }).click()
  await page.getByRole('link', { name: 'View the public page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Edited & Sons' }).waitFor()
  expect(complaints).toEqual([])
})

test('a day with a break is entered on a phone, and visitors see both periods', async () => {
  const id = await someId(2)
  const { page, complaints } = await visitAsAdmin(`/admin/suppliers?supplier=${id}`, { viewport: phone })
  await page.getByLabel('The opening hours are known').check()
  await page.getByLabel('Monday opens').fill('09:00')
  await page.getByLabel('Monday closes').fill('12:00')
  await page.getByRole('button', { name: 'Add times on Monday' }).click()
  await page.getByLabel('Monday opens again').fill('13:30')
  await page.getByLabel('Monday closes again').fill('17:30')
  await page.getByLabel('Sunday closed').check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('All changes are saved.').waitFor()
  await expectAccessible(page)
  await goTo(page, `${siteUrl}/suppliers/${id}`)
  await page.getByText('9:00-12:00, 1:30-5:30').waitFor()
  expect(complaints).toEqual([])
})

test('two administrators: no input is lost, and the second sees the first’s changes', async () => {
  const id = await someId()
  const [first, second] = [
    await visitAsAdmin(`/admin/suppliers?supplier=${id}`),
    await visitAsAdmin(`/admin/suppliers?supplier=${id}`),
  ]
  await second.page.getByLabel('Phone').waitFor() // it has loaded what the first is about to change
  await first.page.getByLabel('Phone').fill('01632 960199')
  await first.page.getByRole('button', { name: 'Save Changes' }).click()
  await first.page.getByText('All changes are saved.').waitFor()
  await second.page.getByLabel('Town or city').fill('Cheltenham')
  await second.page.getByRole('button', { name: 'Save Changes' }).click()
  const note = second.page.getByRole('alert').filter({ hasText: 'Someone else has changed this supplier' })
  await note.getByText('01632 960199').waitFor()
  expect(await second.page.getByLabel('Town or city').inputValue()).toBe('Cheltenham')
  expect(await second.page.getByLabel('Phone').inputValue()).toBe('01632 960199')
  await second.page.getByRole('button', { name: 'Save Changes' }).click()
  await second.page.getByText('All changes are saved.').waitFor()
})

test('a post is written, previewed, published and read; unsaved changes are guarded; its old address redirects until it is deleted', async () => {
  const { page } = await visitAsAdmin('/admin/posts')
  await page.getByRole('link', { name: 'Write a Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Linen in the light')
  await page.getByRole('button', { name: 'HTML' }).click()
  await page.getByLabel('Text', { exact: true }).fill('First paragraph.\n\n<script>alert(1)</script>Second paragraph.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect
    .poll(() => page.getByRole('region', { name: 'Preview' }).locator('p').allInnerTexts())
    .toEqual(['First paragraph.', 'Second paragraph.'])
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('tab', { name: 'Reports' }).click()
  expect([questions, await page.getByLabel('Title', { exact: true }).inputValue()]).toEqual([
    ['You have unsaved changes. Leave without saving?'],
    'Linen in the light',
  ])
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Draft: not visible to visitors.').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await statusBecomes('/blog/linen-in-the-light', 404)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Unpublish' }).waitFor()
  await statusBecomes('/blog/linen-in-the-light', 200)
  expect(await (await fetch(`${siteUrl}/blog/linen-in-the-light`)).text()).toContain('Second paragraph.')
  await page.getByLabel('Address').fill('linen')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('All changes are saved.').waitFor()
  await statusBecomes('/blog/linen-in-the-light', 301)
  const old = await fetch(`${siteUrl}/blog/linen-in-the-light?utm_source=mail`, { redirect: 'manual' })
  expect(old.headers.get('location')).toBe('/blog/linen?utm_source=mail')
  await page.getByRole('button', { name: 'Unpublish' }).click() // other journeys count the articles
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await statusBecomes('/blog/linen', 404)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Unpublish' }).waitFor()
  await statusBecomes('/blog/linen', 200) // cached from here on
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete Permanently' }).click()
  await page.getByRole('link', { name: 'Write a Post' }).waitFor()
  await statusBecomes('/blog/linen', 404)
  await statusBecomes('/blog/linen-in-the-light', 404)
})

test('the post editor loads only with its form, cleans pasted text and uploads a dropped picture; saving changes nothing', async () => {
  const { page, complaints } = await visitAsAdmin('/admin/posts')
  const hasEditor = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/RichText-.*\.js$/.test(name)))
  expect(await hasEditor()).toBe(false)
  await page.getByRole('link', { name: 'Write a Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Voile by the sea')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  expect(await hasEditor()).toBe(true)
  await page.keyboard.type('## Voile')
  await page.keyboard.press('Enter')
  await page.keyboard.type('By the ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('sea')
  await page.keyboard.press('Enter')
  await text.evaluate((editor) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p class="MsoNormal" style="color:red">From <a href="/counties/kent" style="x"><u>Kent</u></a><o:p></o:p></p>',
    )
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await text
    .locator('p')
    .last()
    .evaluate(async (line) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
      canvas.getContext('2d')!.fillRect(0, 0, 64, 48)
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([blob!], 'sea.png', { type: 'image/png' }))
      const { left: clientX, top: clientY } = line.getBoundingClientRect()
      line.dispatchEvent(new DragEvent('drop', { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }))
    })
  await page.getByLabel('Describe the picture for people who can’t see it').fill('The sea')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('All changes are saved.').waitFor()
  await page.getByRole('button', { name: 'HTML' }).click()
  const saved = (await page.getByLabel('Text', { exact: true }).inputValue()).replace(/"\/pictures\/[0-9a-f]+-/, '"…-')
  expect(saved.split('\n')).toEqual([
    '<h2>Voile</h2>',
    '<p>By the <strong>sea</strong></p>',
    '<p>From <a href="/counties/kent">Kent</a></p>',
    '<figure><img src="…-64x48.webp" alt="The sea" loading="lazy" width="64" height="48" /></figure>',
  ])
  await page.getByRole('button', { name: 'HTML' }).click()
  await text.locator('img').waitFor()
  expect([await page.getByText('All changes are saved.').count(), complaints]).toEqual([1, []])
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete Permanently' }).click()
  await page.getByRole('link', { name: 'Write a Post' }).waitFor()
})

test('views of cached pages are counted and reported; the chart has a table', async () => {
  const id = await someId(2) // no other test visits its page
  const { page, complaints } = await visitAsAdmin('/admin/reports')
  const views = page.getByRole('region', { name: 'Most Viewed Suppliers' })
  const searches = page.getByRole('region', { name: 'Searches without Results' })
  const viewed = async () => {
    await views.waitFor()
    const row = views.getByRole('row').filter({ has: page.locator(`a[href="/suppliers/${id}"]`) })
    return Number(/\d+$/.exec((await row.allInnerTexts())[0] ?? '0'))
  }
  const before = await viewed()
  const look = async (path: string, visitors: number) => {
    for (let visitor = 0; visitor < visitors; visitor++) {
      const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:140.${visitor}) Gecko/20100101 Firefox/140.${visitor}`
      await (await fetch(siteUrl + path, { headers: { 'user-agent': agent } })).text()
    }
  }
  await look(`/suppliers/${id}`, 7)
  await look('/directory?search=qxjvkz', 3)
  const counted = async () => {
    await goTo(page, page.url())
    return [await viewed(), await searches.getByText('qxjvkz').isVisible()]
  }
  await expect.poll(counted).toEqual([before + 7, true]) // counts are written every five seconds
  expect(await page.locator('.column-chart').count()).toBeGreaterThan(0) // charts with data
  await page.getByRole('button', { name: 'Show as Table' }).click()
  await expect.poll(() => page.locator('.column-chart').count()).toBe(0)
  await page.getByRole('button', { name: '12 Months' }).click()
  await page.getByRole('columnheader', { name: 'Month' }).first().waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download New Suppliers as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('new-suppliers.csv')
  expect(complaints).toEqual([])
})

test('on a phone no preview with a table and no editor field is wider than the screen', async () => {
  const { page } = await visitAsAdmin('/admin/posts?post=1', { viewport: phone })
  await page.getByRole('button', { name: 'HTML' }).click()
  await page
    .getByLabel('Text', { exact: true })
    .fill(`<table><tr>${'<td>Aluminium-Venetian-blind</td>'.repeat(8)}</tr></table>`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('region', { name: 'Preview' }).locator('table').waitFor()
  await page.getByRole('button', { name: 'HTML' }).click()
  await page.getByRole('textbox', { name: 'Text' }).locator('table').waitFor()
  const widest = () =>
    page
      .locator('.two-columns :is(input, select, textarea, .rich-text), [aria-label="Preview"]')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
  expect(await widest()).toBeLessThanOrEqual(phone.width)
  page.once('dialog', (dialog) => void dialog.accept())
  await goTo(page, `/admin/suppliers?supplier=${await someId()}`)
  expect(await widest()).toBeLessThanOrEqual(phone.width)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme)) {
    test(`axe finds nothing in the tabs, ${colorScheme}, ${viewport.width}`, async () => {
      const { page } = await visitAsAdmin('/admin/suppliers', { colorScheme, viewport })
      const id = await someId()
      const paths = ['suppliers', `suppliers?supplier=${id}`, 'posts', 'posts?post=new', 'posts?post=1', 'reports']
      for (const path of sample(paths, 3)) {
        await goTo(page, `/admin/${path}`)
        if (path.includes('supplier=')) await page.getByRole('button', { name: 'Delete…' }).click()
        if (path === 'posts?post=1') {
          await page.getByRole('button', { name: 'Preview' }).click()
          await page.getByRole('button', { name: 'Delete…' }).click()
        }
        await expectAccessible(page)
      }
      await page.context().close()
    })
  }
}
