import { afterAll, expect, inject, test } from 'vitest'
import { visit } from './browser.ts'
import { createDatabase } from './create-database.ts'
import { travel, widths } from './journey.ts'
import { endPrograms, newDataFolder, runSite } from './run-program.ts'
import { signInOnPage } from './sign-in.ts'

afterAll(endPrograms)

test.each(widths)(
  'from the demo to one’s own directory: missing steps are shown, done in place, and counted, $width',
  { timeout: 480_000 },
  async (viewport) => {
    const baseURL = await runSite({
      DATABASE_URL: await createDatabase(inject('serverUrl'), `going_live_${viewport.width}`, 'demo'),
      DATA_DIR: await newDataFolder(),
    })
    const text = async (path: string) => (await fetch(baseURL + path)).text()
    expect(await text('/')).toMatch(/demonstration|fictional/i)
    const visited = await visit('/login', { baseURL, viewport })
    const { page, complaints, open, look } = travel(visited)
    await signInOnPage(page)
    await page.getByRole('link', { name: /steps left before you go live/ }).click()
    const steps = page.getByRole('list', { name: 'Steps' })
    const findStep = (label: string) =>
      steps.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true }) })
    const getState = async (label: string) => findStep(label).locator('.state').innerText()
    await findStep('Legal pages').waitFor()
    const missing = async () =>
      Number(
        /^(\d+) steps left/.exec(
          await page.getByRole('status').filter({ hasText: 'left before you go live' }).innerText(),
        )?.[1],
      )
    const before = await missing()
    expect([await getState('The site’s address'), await getState('Demo data')]).toEqual(['Missing', 'Missing'])
    await look()

    await findStep('Email').getByRole('button', { name: 'We Send Emails by Hand' }).click()
    await findStep('Email').getByRole('button', { name: 'Undo' }).waitFor()
    await findStep('Legal pages').getByRole('button', { name: 'I Have Read Them' }).click()
    await expect.poll(missing).toBe(before - 2)
    await findStep('Legal pages').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(missing).toBe(before - 1)
    await look()

    await findStep('Name and contact').getByRole('link', { name: 'Site Settings' }).click()
    const settings = page.getByRole('form', { name: 'Site Settings' })
    await settings.getByLabel('Site name').fill('Sashes of the South')
    await settings.getByLabel('Contact email').fill('desk@sashes.example.com')
    await settings.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('Site settings saved').waitFor()
    await open('Going Live')
    await expect.poll(() => getState('Name and contact')).toBe('Done')

    const demonstration = findStep('Demo data')
    await demonstration.getByRole('button', { name: 'Remove Demo Data…' }).click()
    await demonstration.getByText(/ fictional suppliers.* will be permanently removed/).waitFor()
    await look()
    await demonstration.getByRole('button', { name: 'Remove Permanently' }).click()
    await expect.poll(() => getState('Demo data'), { timeout: 120_000 }).toBe('Done')
    await expect.poll(missing).toBe(before - 3)
    await expect.poll(() => text('/')).not.toMatch(/fictional/i)
    expect(JSON.parse(await text('/api/suppliers'))).toEqual([])
    // A busy machine may have answered 503 during the removal.
    expect(complaints.splice(0).filter((one) => !one.includes('503 (Service Unavailable)'))).toEqual([])
    await look()
  },
)
