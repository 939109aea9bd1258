import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, api, done, reply, showPage } from '../../app/show-page.tsx'

test('the operator’s own text starts from the built-in one, whose facts stay placeholders, and is saved with its date', async () => {
  const sent: { content: string; changedOn: string; version: number }[] = []
  const resets: unknown[] = []
  let pending: Promise<void> | undefined
  let release = () => {}
  let stored = {
    __typename: 'AdminLegalText',
    page: 'PRIVACY',
    content: '',
    changedOn: null as string | null,
    version: 0,
  }
  answer(
    api.query('EditedLegalText', () => reply({ adminLegalText: stored })),
    api.query('LegalPreview', () => {
      const legalPreview = { __typename: 'LegalText', contentHtml: '<p>Made harmless.</p>', changedOn: '2026-11-24' }
      return reply({ legalPreview })
    }),
    api.mutation('SaveLegalText', async ({ variables }) => {
      const { content, changedOn } = variables.input as (typeof sent)[0]
      sent.push(variables.input as (typeof sent)[0])
      await pending
      stored = { ...stored, content: content.replace('<i>', ''), changedOn, version: 1 }
      return done('updateLegalText', { text: stored })
    }),
    api.mutation('ResetLegalText', ({ variables }) => {
      resets.push(variables.input)
      stored = { ...stored, content: '', changedOn: null, version: 0 }
      return done('resetLegalText', { text: stored })
    }),
  )
  const { reload } = showPage('/admin/legal')
  const form = within(await screen.findByRole('form', { name: 'Privacy Policy' }))
  const user = userEvent.setup()
  const editor = await form.findByRole('textbox', { name: 'Text' })
  expect(editor.querySelector('p')!.textContent).toMatch(/^This policy explains what \{site name\} stores about you/)
  await user.click(form.getByRole('button', { name: 'HTML' }))
  expect(form.queryByText(/would lose/)).toBeNull()
  const text = form.getByLabelText<HTMLTextAreaElement>('Text')
  expect(text.value).toMatch(/^<p>This policy explains what \{site name\} stores about you/)
  expect(text.value).toContain('<h2>If you use your location</h2>')
  expect(text.value).toContain('delete these totals after {retention: counts},')
  expect(text.value).toContain('<a href="/contact">contact us</a>')
  expect(text.value).not.toMatch(/class=|data-/)
  await user.click(form.getByRole('button', { name: 'Preview' }))
  expect(await form.findByText('Made harmless.')).toBeTruthy()
  await user.type(text, '<i>And more.')
  stored = { ...stored, version: 5 }
  await reload() // what someone else has saved is not overwritten unnoticed: version 0 is sent
  answer(api.query('EditedLegalText', () => HttpResponse.error()))
  await user.click(form.getByRole('button', { name: 'Save Text' }))
  expect(await form.findByText('Your own text.')).toBeTruthy()
  expect(await form.findByText('All changes are saved.')).toBeTruthy() // although the server stored something else
  expect(text.value).not.toContain('<i>')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ version: 0, changedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(sent[0]!.content).toMatch(/<i>And more\.$/)
  await user.type(text, ' Again.')
  pending = new Promise((done) => (release = done))
  await user.click(form.getByRole('button', { name: 'Save Text' }))
  await waitFor(() => expect(sent[1]?.version).toBe(1)) // the version that it has just saved
  await user.type(text, ' Later.')
  release()
  expect(await form.findByText('You have unsaved changes.')).toBeTruthy()
  expect(text.value).toMatch(/ Again\. Later\.$/)
  const restore = form.getByRole<HTMLButtonElement>('button', { name: 'Restore Original' })
  expect(restore.disabled).toBe(true) // it would replace what was typed
  await user.click(form.getByRole('button', { name: 'Save Text' }))
  await form.findByText('All changes are saved.')
  await user.click(restore)
  expect(await form.findByText('The built-in text.')).toBeTruthy()
  expect(resets).toEqual([{ page: 'PRIVACY', version: 1 }])
  expect(text.value).not.toContain('Later.')
})

test('visitors read the operator’s text with its date; the cookie policy keeps the consent choice below it', async () => {
  answer(
    api.query('LegalText', () => {
      const legalText = { __typename: 'LegalText', contentHtml: '<p>Our own words.</p>', changedOn: '2026-11-24' }
      return reply({ legalText })
    }),
  )
  showPage('/cookie-policy', { ownTexts: ['COOKIES'] })
  expect(await screen.findByText('Our own words.')).toBeTruthy()
  expect(screen.getByText('Last changed on 24 November 2026')).toBeTruthy()
  expect(screen.queryByText(/works without cookies/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Your choice' })).toBeTruthy()
})

test('if the operator’s text does not load, the built-in one does not replace it, and it can be retried', async () => {
  answer(api.query('LegalText', () => HttpResponse.error()))
  showPage('/terms-of-service', { ownTexts: ['TERMS'] })
  const again = await screen.findByRole('button', { name: 'Try Again' })
  for (const builtIn of [/^By using .* you agree to these terms/, /^Last changed/])
    expect(screen.queryByText(builtIn)).toBeNull()
  answer(
    api.query('LegalText', () => {
      const legalText = { __typename: 'LegalText', contentHtml: '<p>Our own words.</p>', changedOn: '2026-11-24' }
      return reply({ legalText })
    }),
  )
  await userEvent.click(again)
  expect(await screen.findByText('Our own words.')).toBeTruthy()
})

test.each(['TERMS', 'COOKIES'])('the editor shows all of the built-in text: %s', async (page) => {
  const stored = { __typename: 'AdminLegalText', page, content: '', changedOn: null, version: 0 }
  answer(api.query('EditedLegalText', () => HttpResponse.json({ data: { adminLegalText: stored } })))
  showPage(`/admin/legal?page=${page}`)
  const editor = await screen.findByRole('textbox', { name: 'Text' })
  expect(editor.querySelectorAll('p').length).toBeGreaterThan(1)
  expect(screen.queryByText(/would lose/)).toBeNull()
})
