import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, api, done, reply, showPage } from '../../app/show-page.tsx'

const settings = {
  __typename: 'SiteSettings',
  siteName: '',
  logoUrl: '',
  accentColour: '',
  contactEmail: '',
  isEmailShown: false,
  contactPhone: '',
  contactAddress: '',
  facebookUrl: '',
  xUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  version: 4,
}

test('the form refuses an illegible colour with the reason, previews a legible one in both schemes, and saves on its version', async () => {
  const sent: unknown[] = []
  answer(
    api.query('SiteSettings', () => reply({ siteSettings: settings })),
    api.mutation('SaveSiteSettings', ({ variables }) => {
      sent.push(variables.input)
      return done('updateSiteSettings', { settings: { ...settings, ...variables.input, version: 4 + sent.length } })
    }),
  )
  showPage('/admin/site')
  const form = within(await screen.findByRole('form', { name: 'Site Settings' }))
  const user = userEvent.setup()
  expect(form.getByText('Leave blank for Blind & Curtain Directory.')).toBeTruthy()
  await user.type(form.getByLabelText('Site name'), 'Sashes')
  await user.type(form.getByLabelText('Colour'), '#f0c040')
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(
    await form.findByText(
      'Text in this colour would have a contrast of only 1.3 to 1 with the page; it needs 4.5 to 1. #786020 is similar and would work.',
    ),
  ).toBeTruthy()
  await user.clear(form.getByLabelText('Colour'))
  await user.type(form.getByLabelText('Colour'), '#7a1f4b')
  expect(form.getByRole('list', { name: 'How it looks' }).children.length).toBe(2)
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Site settings saved')).toBeTruthy()
  const { __typename, ...all } = settings
  const named = { ...all, siteName: 'Sashes', accentColour: '#7a1f4b' }
  expect(sent).toEqual([named])
  await user.clear(form.getByLabelText('Site name'))
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() => expect(sent[1]).toEqual({ ...named, siteName: '', version: 5 })) // the version that it has just saved
})
