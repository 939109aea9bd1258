import { expect, test } from 'vitest'
import { goTo, letTwoSecondsPass, visit } from './browser.ts'
import { enterOffice, travel, widths } from './journey.ts'

test.each(widths)(
  'a template is edited beside its preview; new emails use it, and can be read and copied in the outbox, $width',
  async (viewport) => {
    const { page, open, look } = await enterOffice(viewport)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('Mail Templates')
    const row = page.getByRole('list', { name: 'Mail templates' }).getByRole('listitem').filter({ hasText: 'Message' })
    const label = (await row
      .first()
      .getByRole('button', { name: /^Edit: / })
      .getAttribute('aria-label'))!.slice(6)
    await row
      .first()
      .getByRole('button', { name: `Edit: ${label}` })
      .click()
    const form = page.getByRole('form', { name: `Text of “${label}”` })
    const subject = form.getByLabel('Subject')
    const before = await subject.inputValue()
    await subject.fill(`${before} {{shoeSize}}`)
    await form.getByRole('button', { name: 'Save Template' }).click()
    await subject.and(page.locator('[aria-invalid="true"]')).waitFor()
    await look()
    const mark = `By owl ${viewport.width}:`
    await subject.fill(`${mark} ${before}`)
    const preview = form.getByRole('region', { name: 'Preview' })
    await preview.getByText(mark).waitFor()
    expect(await preview.innerText()).not.toContain('{{')
    await form.getByRole('button', { name: 'Save Template' }).click()
    await row.getByText('Your text').first().waitFor()
    await look()

    const visitor = travel(await visit('/contact', { viewport }))
    await visitor.page.getByLabel('Name').fill('Anna Field')
    await visitor.page.getByLabel('Email').fill('anna@example.com')
    await visitor.page.getByLabel('Reason').selectOption('Feedback')
    await visitor.page.getByLabel('Subject').fill(`Tassels ${viewport.width}`)
    await visitor.page.getByLabel('Message').fill('I found a fitter within a day.')
    await letTwoSecondsPass(visitor.page)
    await visitor.page.getByRole('button', { name: 'Send Message' }).click()
    await visitor.page.getByRole('heading', { name: 'Message Sent' }).waitFor()
    await visitor.look()

    await open('Outbox')
    const list = page.getByRole('list', { name: 'Outbox' })
    const mail = list.getByRole('listitem').filter({ hasText: mark }).first()
    const sent = async () => {
      await goTo(page, '/admin/outbox?state=SENT')
      return mail.isVisible()
    }
    await expect.poll(sent).toBe(true)
    await mail.getByRole('button', { name: /^Open: / }).click()
    const text = await mail.locator('.mail-text').innerText()
    expect(text).toContain('I found a fitter within a day.')
    await look()
    await mail.getByRole('button', { name: 'Copy Text' }).click()
    await page.getByText('Text Copied!').waitFor()
    expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '')).toBe(text)

    await open('Mail Templates')
    await row
      .first()
      .getByRole('button', { name: `Edit: ${label}` })
      .click()
    await form.getByRole('button', { name: 'Reset to Default' }).click()
    await expect.poll(() => subject.inputValue()).toBe(before)
    await look()
  },
)
