import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { goTo, siteUrl, visit } from './browser.ts'
import { officeRows, queryAs, enterOffice, fetchHtml, travel, widths } from './journey.ts'

test.each(widths)(
  'the office by keyboard: To Do, the palette to a supplier and a screen, and back, $width',
  async (viewport) => {
    const { page, look } = await enterOffice(viewport)
    await page.getByRole('list', { name: 'Tasks' }).getByRole('link').first().waitFor()
    await page.getByLabel('Storage and backups').waitFor()
    await look()
    await page.keyboard.press('Meta+k')
    const palette = page.getByRole('dialog', { name: 'Find a supplier or a screen' })
    await palette.getByRole('combobox').waitFor()
    await look()
    await page.keyboard.type('zzzzqq')
    await palette.getByText('No results.').waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Find…')
    const { suppliers } = await queryAs<{ suppliers: { nodes: { id: string; name: string; phone: string }[] } }>(
      page,
      '{ suppliers(first: 1, sort: REVIEWS) { nodes { id name phone } } }',
    )
    const { id, name, phone } = suppliers.nodes[0]!
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').waitFor()
    await page.keyboard.type(phone)
    const option = palette
      .getByRole('group', { name: 'Suppliers' })
      .getByRole('option')
      .filter({ hasText: `No. ${id}` })
    await option.waitFor()
    while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/admin/suppliers?supplier=${id}`)
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await look()
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').waitFor()
    await page.keyboard.type('audit')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/audit')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('office-panel')
    await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await look()
  },
)

test.each(widths)(
  'a table: searched, filtered, sorted, its columns chosen, saved as a view, rows changed in bulk, and saved as CSV, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    await open('Suppliers')
    const isPhone = viewport.width < 900
    const table = page.getByRole(isPhone ? 'list' : 'table', { name: 'Suppliers found' })
    await page.getByLabel('Name, postcode or id').fill('blinds')
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Listed' })
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.waitForURL(/search=blinds/)
    const names = () => table.locator('.entry').allInnerTexts()
    await expect.poll(async () => (await names()).every((name) => /blinds/i.test(name))).toBe(true)
    if (isPhone) await page.getByLabel('Sort').selectOption('NAME')
    else await table.getByRole('button', { name: 'Supplier' }).click()
    await page.waitForURL(/sort=NAME/)
    if (isPhone) await goTo(page, `${page.url()}&columns=supplier,email`)
    else await page.getByRole('button', { name: 'Columns' }).click()
    if (!isPhone) await page.getByRole('menuitemcheckbox', { name: 'Email' }).click()
    await look()
    if (!isPhone) await page.keyboard.press('Escape')
    await table.getByText('Email', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    await page.getByLabel('Name of the view').fill('Blinds by name')
    await page.keyboard.press('Enter')
    const viewButton = page.getByRole('button', { name: 'View: Blinds by name' })
    await viewButton.waitFor()
    await look()
    const sorted = await names()
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')))
    const ids = () =>
      table.locator('.entry').evaluateAll((all) => all.map((one) => /\d+$/.exec((one as HTMLAnchorElement).href)![0]))
    const before = await ids()

    await goTo(page, '/admin/suppliers')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Blinds by name' }).click()
    await viewButton.waitFor()
    await expect.poll(ids).toEqual(before)
    const rows = officeRows(page)
    await rows.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    const bulk = page.getByRole('group', { name: 'Selected rows' })
    await bulk.getByText('2 selected').waitFor()
    await look()
    await bulk.getByRole('button', { name: 'Hide' }).click()
    await page.getByText('Hide: 2 done').waitFor()
    await expect.poll(ids).not.toContain(before[0])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Suppliers found as CSV' }).click(),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toMatch(/^\W*"?Supplier id"?,.*Email/)
    const saved = new Set(csv.split('\r\n').map((line) => /^\d+/.exec(line)?.[0]))
    expect([saved.has(before[0]), saved.has(before[2])]).toEqual([false, true])

    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Hidden' })
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect.poll(ids).toEqual(before.slice(0, 2))
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
    await bulk.getByRole('button', { name: 'Show' }).click()
    await page.getByText('Show: 2 done').waitFor()
    await look()
  },
)

test.each(widths)(
  'a supplier’s pictures are uploaded, described, ordered, and visible on its page, $width',
  async (viewport) => {
    const { page, complaints, open, look } = await enterOffice(viewport)
    const suppliers = (await (await fetch(`${siteUrl}/api/suppliers/featured`)).json()) as { id: number }[]
    const { id } = suppliers.at(-3)!
    await open('Suppliers')
    await goTo(page, `/admin/suppliers?supplier=${id}`)
    const picture = async (colour: string, width: number, height: number) => ({
      name: `${colour}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width, height, channels: 3, background: colour } })
        .jpeg()
        .toBuffer(),
    })
    await page
      .getByLabel('Upload: Logo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    await page.locator('.text-field-error').first().waitFor()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')])
    await look()
    await page.getByLabel('Upload: Logo').setInputFiles(await picture('teal', 400, 400))
    await page.getByRole('img', { name: 'Current Logo' }).waitFor()
    await page.getByLabel('Upload: Banner').setInputFiles(await picture('navy', 1600, 400))
    await page.getByRole('img', { name: 'Current Banner' }).waitFor()
    const gallery = page.getByRole('group', { name: 'Gallery' })
    await gallery
      .getByLabel('Add pictures: Gallery')
      .setInputFiles([await picture('maroon', 900, 600), await picture('olive', 600, 900)])
    await gallery.getByText(/^2 of 24\./).waitFor()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await gallery.locator('[aria-invalid="true"]').first().waitFor() // each picture needs a description
    await gallery.getByLabel('What picture 1 shows').fill(`Maroon room ${viewport.width}`)
    await gallery.getByLabel('What picture 2 shows').fill(`Olive room ${viewport.width}`)
    await gallery.getByRole('button', { name: 'Move picture 2 forward' }).click()
    await look()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('All changes are saved.').waitFor()

    await expect.poll(() => fetchHtml(`/suppliers/${id}`)).toContain(`Olive room ${viewport.width}`)
    const visitor = travel(await visit(`/suppliers/${id}`, { viewport }))
    const shown = visitor.page.locator('.profile-gallery img')
    expect(await shown.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))).toEqual([
      `Olive room ${viewport.width}`,
      `Maroon room ${viewport.width}`,
    ])
    await shown.first().scrollIntoViewIfNeeded()
    await expect.poll(() => shown.first().evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    const sources = await visitor.page
      .locator('.profile img')
      .evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLImageElement).currentSrc || (one as HTMLImageElement).src).origin),
      )
    expect(new Set(sources)).toEqual(new Set([new URL(siteUrl).origin]))
    await visitor.look()

    for (const label of ['Logo', 'Banner']) await page.getByRole('button', { name: `Remove: ${label}` }).click()
    for (const at of [2, 1]) await gallery.getByRole('button', { name: `Remove picture ${at}` }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('All changes are saved.').waitFor()
    await expect.poll(() => fetchHtml(`/suppliers/${id}`)).not.toContain('Olive room')
  },
)
