import { expect, test } from 'vitest'
import { goTo, siteUrl } from './browser.ts'
import { enterOffice, officeRows, officeTable, widths } from './journey.ts'

test.each(widths)(
  'a file is uploaded, its columns and services are mapped, previewed, imported, listed and undone, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    const fileName = `friends-${viewport.width}.csv`
    const lines = [
      `Trading name,Van of ${viewport.width},Town,Services offered,Postcode`, // the import remembers the header
      `Pleat House ${viewport.width},red,Ludlow,Curtains,SY8 1AA`,
      `Slat House ${viewport.width},blue,Ludlow,Shuters,SY8 1AB`,
      `Louvre House ${viewport.width},green,Ludlow,Shutters,not a postcode`,
    ]
    await open('Imports')
    await page.getByRole('button', { name: 'Columns and Template' }).click()
    await page.getByLabel('Columns', { exact: true }).waitFor()
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the Template' }).click(),
    ])
    expect(template.suggestedFilename()).toBe('suppliers.csv')
    await look()
    await page
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await page.waitForURL(/\?file=\d+/)
    const columns = page.getByRole('region', { name: 'Columns of the file' })
    await columns.waitFor()
    await columns.getByLabel('Import Trading name as').selectOption('name')
    await columns.getByLabel('Import Town as').selectOption('city')
    await columns.getByLabel('Import Services offered as').selectOption('services')
    await look()
    await page.getByRole('button', { name: 'Check Again' }).click()
    const planned = page.getByRole('region', { name: 'Lines of the file' }).getByRole('row')
    const refused = planned.filter({ hasText: `Slat House ${viewport.width}` })
    await refused.getByText('Refused').waitFor()
    const services = page.getByRole('region', { name: 'Unknown services' })
    await services.getByLabel('Import Shuters as').selectOption('Shutters')
    await look()
    await page.getByRole('button', { name: 'Check Again' }).click()
    await refused.getByText('To add').waitFor()
    await page
      .getByText(/^\d to add, 0 to change, 0 unchanged, \d refused\. Nothing is saved until you confirm\.$/)
      .waitFor()
    const found = async (path = '/api/suppliers') =>
      ((await (await fetch(siteUrl + path)).json()) as { name: string }[]).filter(({ name }) =>
        name.endsWith(`House ${viewport.width}`),
      ).length
    expect(await found()).toBe(0)
    await look()
    await page.getByRole('button', { name: /^Import \d Now$/ }).click()
    await page.getByText(/^Imported: \d added/).waitFor()
    await look()
    const entry = officeRows(page).filter({ hasText: fileName })
    await entry.getByText('Finished').waitFor()
    await expect.poll(() => found()).toBeGreaterThan(1)
    await entry.getByRole('button', { name: /^Details of / }).click()
    const actions = page.getByRole('group', { name: /^import \d+$/ })
    await look()
    await actions.getByRole('link', { name: 'Show suppliers' }).click()
    await page.waitForURL(/\/admin\/suppliers\?import=\d+/)
    const table = officeTable(page, 'Suppliers found')
    await table.getByRole('link', { name: `Slat House ${viewport.width}` }).waitFor()
    expect(await officeRows(page).count()).toBe(await found())
    await look()
    await goTo(page, '/admin/imports')
    await entry.getByRole('button', { name: /^Details of / }).click()
    await actions.getByRole('button', { name: /^Undo: import \d+$/ }).click()
    await page.getByText(/^Removes what it added .* and restores what it changed\./).waitFor()
    await look()
    await page.getByRole('button', { name: 'Yes, Undo' }).click()
    await page.getByText(/\d undone, by admin/).waitFor()
    await expect.poll(() => found()).toBe(0)
    await look()
    await open('Audit Log')
    await officeTable(page, 'Audit log')
      .getByText(/import/i)
      .first()
      .waitFor()
  },
)
