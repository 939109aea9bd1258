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
  let stored = settings
  const conflict = { __typename: 'UserError', field: null, message: 'Someone else has saved.', code: 'CONFLICT' }
  answer(
    api.query('SiteSettings', () => reply({ siteSettings: stored })),
    api.mutation('SaveSiteSettings', ({ variables }) => {
      sent.push(variables.input)
      if (variables.input.version < stored.version)
        return done('updateSiteSettings', { settings: null, userErrors: [conflict] })
      stored = { ...stored, ...variables.input, version: stored.version + 1 }
      return done('updateSiteSettings', { settings: stored })
    }),
  )
  showPage('/admin/site')
  const form = within(await screen.findByRole('form', { name: 'Site Settings' }))
  const user = userEvent.setup()
  expect(form.getByText('Leave blank for Blind & Curtain Directory.')).toBeTruthy()
  expect(form.queryByRole('list', { name: 'How it looks' })).toBeNull() // without a colour
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
  await waitFor(() =>
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save Settings' }).disabled).toBe(false),
  )
  stored = { ...stored, contactPhone: '01632 960111', version: 8 }
  await user.type(form.getByLabelText('Site name'), 'Bays')
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Changed by someone else')).toBeTruthy()
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Phone').value).toBe('01632 960111'))
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() => expect(sent[3]).toEqual({ ...named, siteName: 'Bays', contactPhone: '01632 960111', version: 8 }))
})
