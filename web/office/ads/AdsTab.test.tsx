import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, done, reply, showPage, toastKind } from '../../app/show-page.tsx'

const settings = {
  __typename: 'AdSettings',
  isEnabled: true,
  network: 'GOOGLE_ADSENSE',
  publisherId: '',
  isTestMode: false,
  version: 1,
}
const slot = {
  __typename: 'AdSlot',
  id: 'home-top-banner',
  name: 'Top Banner',
  format: 'HORIZONTAL',
  location: 'Homepage',
  isActive: true,
  isFixed: true,
  creativeUrl: null,
  creativeLink: null,
  creativeText: null,
  endsAt: null,
  version: 3,
}
let stored: { adSettings: object; adSlots: object[] }
let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  stored = { adSettings: settings, adSlots: [slot] }
  answer(
    api.query('Ads', () => reply(stored)),
    api.query('AdManagement', () => reply(stored)),
  )
})
const save = (
  name: 'UpdateAdSettings' | 'UpdateAdSlot' | 'CreateAdSlot',
  result: (input: Record<string, unknown>) => ReturnType<typeof done>,
) =>
  answer(
    api.mutation(name, ({ variables }) => {
      const input = variables.input as Record<string, unknown>
      sent.push(input)
      return result(input)
    }),
  )
const conflict = (message: string) =>
  done('updateAdSettings', {
    settings: null,
    userErrors: [{ __typename: 'UserError', field: null, message, code: 'CONFLICT' }],
  })
const show = async () => {
  const { reload } = showPage('/admin/ads')
  const form = within(await screen.findByRole('form', { name: 'Ad Settings' }))
  return { user: userEvent.setup(), form, reload }
}

test('three networks: AdSense and Media.net need an account, Direct does not', async () => {
  save('UpdateAdSettings', (input) => done('updateAdSettings', { settings: { ...settings, ...input, version: 2 } }))
  const { user, form } = await show()
  expect(
    within(form.getByLabelText('Ad network'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Google AdSense', 'Media.net', 'Direct'])
  await user.type(form.getByLabelText('AdSense publisher ID'), '123')
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await form.findByText('An AdSense publisher ID looks like ca-pub-1234567890123456.')).toBeTruthy()
  await user.selectOptions(form.getByLabelText('Ad network'), 'Media.net')
  expect(await form.findByText('A Media.net customer ID looks like 8CU1A2B3C.')).toBeTruthy()
  await user.selectOptions(form.getByLabelText('Ad network'), 'Direct')
  expect(form.queryByLabelText(/ID$/)).toBeNull()
  await user.click(form.getByLabelText('Test mode'))
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Ad settings saved')).toBeTruthy()
  expect(toastKind('Ad settings saved')).toBe('success')
  expect(sent).toEqual([{ isEnabled: true, network: 'DIRECT_DEAL', publisherId: '123', isTestMode: true, version: 1 }])
})

test('a saved account can be cleared', async () => {
  stored = {
    adSlots: [{ ...slot, endsAt: '2026-12-31' }],
    adSettings: { ...settings, publisherId: 'ca-pub-1234567890123456' },
  }
  save('UpdateAdSettings', (input) => done('updateAdSettings', { settings: { ...settings, ...input, version: 2 } }))
  const { user, form } = await show()
  expect(screen.getByText(/ · until 31 December 2026$/)).toBeTruthy()
  await user.clear(form.getByLabelText('AdSense publisher ID'))
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Ad settings saved')).toBeTruthy()
  expect(sent).toMatchObject([{ network: 'GOOGLE_ADSENSE', publisherId: '' }])
})

test('if someone else has changed it, the form says so, reloads, and keeps what was typed', async () => {
  save('UpdateAdSettings', ({ version, ...input }) =>
    version === 1
      ? conflict('The ad settings have since been changed by someone else.')
      : done('updateAdSettings', { settings: { ...settings, ...input, version: 3 } }),
  )
  const { user, form } = await show()
  await user.click(form.getByLabelText('Test mode'))
  stored = { ...stored, adSettings: { ...settings, network: 'DIRECT_DEAL', version: 2 } }
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Changed by someone else')).toBeTruthy()
  expect(toastKind('Changed by someone else')).toBe('error')
  expect(
    screen.getByText(
      'The ad settings have since been changed by someone else. We’ve loaded their version. Your changes are still here.',
    ),
  ).toBeTruthy()
  await waitFor(() => expect(form.getByLabelText<HTMLSelectElement>('Ad network').value).toBe('DIRECT_DEAL'))
  expect(form.getByLabelText<HTMLInputElement>('Test mode').checked).toBe(true)
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Ad settings saved')).toBeTruthy()
  expect(sent[1]).toEqual({ isEnabled: true, network: 'DIRECT_DEAL', publisherId: '', isTestMode: true, version: 2 })
})

test('what someone else saved is taken over until typing begins, and afterwards never overwritten unnoticed', async () => {
  save('UpdateAdSettings', ({ version, ...input }) =>
    version === 2
      ? conflict('The ad settings have since been changed by someone else.')
      : done('updateAdSettings', { settings: { ...settings, ...input, version: 4 } }),
  )
  const { reload } = showPage('/admin/ads')
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Ad Settings' }))
  const store = async (changes: Partial<typeof settings>) => {
    stored = { ...stored, adSettings: { ...settings, ...changes } }
    await reload()
  }
  const account = form.getByLabelText<HTMLInputElement>('AdSense publisher ID')
  await store({ publisherId: 'ca-pub-1111111111111111', version: 2 })
  expect(account.value).toBe('ca-pub-1111111111111111')
  await user.clear(account)
  await user.type(account, 'ca-pub-2222222222222222')
  await store({ publisherId: 'ca-pub-3333333333333333', version: 3 })
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Changed by someone else')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Ad settings saved')).toBeTruthy()
  await user.click(form.getByLabelText('Test mode'))
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.map(({ version }) => version)).toEqual([2, 3, 4])
})

test('if the reload after a conflict fails, a form begun again does not overwrite what others have saved', async () => {
  save('UpdateAdSettings', () => conflict('The ad settings have since been changed by someone else.'))
  const { user, form, reload } = await show()
  const box = form.getByLabelText('Test mode')
  await user.click(box)
  answer(api.query('AdManagement', () => HttpResponse.error(), { once: true }))
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  await screen.findByText('Changed by someone else')
  await user.click(box)
  await user.click(box)
  stored = { ...stored, adSettings: { ...settings, version: 2 } }
  await reload()
  await user.click(form.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 1]))
})

test('a slot is switched off, and switched back if that fails', async () => {
  const creative = { creativeUrl: '/pictures/a.png', creativeLink: 'https://example.com/a', creativeText: 'Offer' }
  const paid = { ...slot, ...creative, endsAt: '2026-12-31' }
  stored = { ...stored, adSlots: [paid] }
  save('UpdateAdSlot', ({ isActive }) => done('updateAdSlot', { slot: { ...paid, isActive, version: 4 } }))
  const { user } = await show()
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Homepage, Top Banner: active' })
  await user.click(toggle)
  await waitFor(() => expect(toggle.checked).toBe(false))
  expect(screen.getByText('Inactive')).toBeTruthy()
  expect(screen.getByText(/ · has a creative · last day 31 December 2026$/)).toBeTruthy()
  expect(sent).toEqual([
    {
      id: 'home-top-banner',
      name: 'Top Banner',
      location: 'Homepage',
      format: 'HORIZONTAL',
      isActive: false,
      ...creative,
      endsAt: '2026-12-31',
      version: 3,
    },
  ])
  save('UpdateAdSlot', () => conflict('The ad slot “Top Banner” has since been changed by someone else.'))
  stored = { ...stored, adSlots: [{ ...paid, version: 5 }] }
  await user.click(toggle)
  expect(await screen.findByText(/^The ad slot “Top Banner” has since been changed/)).toBeTruthy()
  await waitFor(() => expect(toggle.checked).toBe(true)) // as the other person left it
})

test('slots are in the order of their page', async () => {
  const other = (id: string, name: string, more: object = {}) => ({ ...slot, id, name, ...more })
  stored = {
    ...stored,
    adSlots: [
      other('home-bottom-banner', 'Bottom Banner'),
      other('home-mid-section', 'Mid Section', { creativeUrl: '/pictures/a.png' }),
      slot,
      other('old', 'Old', { location: 'Former Page', creativeText: 'Ten per cent off' }),
    ],
  }
  await show()
  const list = within(screen.getByRole('region', { name: 'Homepage' })).getAllByRole('listitem')
  expect(list.map((item) => item.querySelector('strong')!.textContent)).toEqual([
    'Top Banner',
    'Mid Section',
    'Bottom Banner',
  ])
  expect(list.map(({ textContent }) => textContent.includes(' · has a creative'))).toEqual([false, true, false])
  expect(screen.getByRole('region', { name: 'Former Page' }).textContent).toContain(' · has a creative')
})

test('a new slot needs a name and a location, and then is in the list', async () => {
  save('CreateAdSlot', (input) => {
    const made = { ...slot, ...input, id: 'counties-side', isFixed: false, version: 1 }
    stored = { ...stored, adSlots: [slot, made] }
    return done('createAdSlot', { slot: made })
  })
  const { user } = await show()
  expect(screen.queryByRole('region', { name: 'Counties' })).toBeNull() // no slot there yet
  await user.click(screen.getByRole('button', { name: 'Add Ad Slot' }))
  const form = within(screen.getByRole('form', { name: 'New ad slot' }))
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Name')))
  await user.click(form.getByRole('button', { name: 'Add Slot' }))
  expect(await form.findByText('Please provide a name and location for the new ad slot.')).toBeTruthy()
  await user.type(form.getByLabelText('Name'), 'Side')
  await user.click(form.getByRole('button', { name: 'Add Slot' }))
  expect(form.getByText('Please provide a name and location for the new ad slot.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.selectOptions(form.getByLabelText('Location'), 'Counties')
  await user.selectOptions(form.getByLabelText('Format'), 'Square, 300x250')
  await user.click(form.getByRole('button', { name: 'Add Slot' }))
  expect(await screen.findByText('Ad slot added')).toBeTruthy()
  expect(screen.queryByRole('form')).toBe(screen.getByRole('form', { name: 'Ad Settings' })) // a second press would add another
  expect(sent).toEqual([
    {
      name: 'Side',
      location: 'Counties',
      format: 'SQUARE',
      isActive: true,
      creativeUrl: '',
      creativeLink: '',
      creativeText: '',
      endsAt: null,
    },
  ])
  expect(await screen.findByRole('region', { name: 'Counties' })).toBeTruthy()
})

test('a slot and its creative are edited; if refused, what was typed stays', async () => {
  save('UpdateAdSlot', () => conflict('The ad slot “Top Banner” has since been changed by someone else.'))
  const { user, reload } = await show()
  await user.click(screen.getByRole('button', { name: 'Edit: Homepage, Top Banner' }))
  const form = within(screen.getByRole('form', { name: 'Edit Top Banner' }))
  expect(form.getByLabelText<HTMLSelectElement>('Location').disabled).toBe(true)
  expect(form.getByText('This slot has a fixed place on its page.')).toBeTruthy()
  const sizes: string[] = []
  answer(
    http.post('*/api/admin/pictures', ({ request }) => {
      sizes.push(new URL(request.url).search)
      return HttpResponse.json({ url: '/pictures/a.webp', width: 728, height: 90 }, { status: 201 })
    }),
  )
  expect(form.getByText(/It is cropped to 728 × 90 pixels/)).toBeTruthy()
  await user.upload(form.getByLabelText('Upload: Direct: picture'), new File(['x'], 'a.png', { type: 'image/png' }))
  await user.click(await form.findByRole('button', { name: 'Remove: Direct: picture' }))
  expect(sizes).toEqual(['?width=728&height=90'])
  fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2026-12-31' } })
  await user.type(form.getByLabelText('Direct: picture'), '/pictures/offer.png')
  await user.click(form.getByRole('button', { name: 'Save Slot' }))
  expect(await form.findByText('Please describe the picture for people who can’t see it.')).toBeTruthy()
  await user.type(form.getByLabelText('Direct: text'), 'Ten per cent off')
  stored = { ...stored, adSlots: [{ ...slot, version: 4 }] }
  await reload() // the version that typing began with is sent
  await user.click(form.getByRole('button', { name: 'Save Slot' }))
  expect(await screen.findByText('Changed by someone else')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Direct: text').value).toBe('Ten per cent off')
  expect(sent[0]).toMatchObject({
    id: 'home-top-banner',
    creativeUrl: '/pictures/offer.png',
    creativeText: 'Ten per cent off',
    endsAt: '2026-12-31',
    version: 3,
  })
})
