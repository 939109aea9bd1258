import { InMemoryCache } from '@apollo/client'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Weekday } from '../../schema.generated.ts'
import { editableFields } from '../../../api/suppliers/rules/supplier-fields.rules.ts'
import {
  answer,
  api,
  done,
  fillIn,
  refuse,
  reply,
  showPage,
  mockConnection,
  mockMe,
  toastKind,
} from '../../app/show-page.tsx'
import { emptyFields } from '../../site/suppliers/build-supplier.ts'

const buildEdited = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...emptyFields(editableFields),
  __typename: 'AdminSupplier',
  id: '7',
  status: 'LISTED',
  name: 'Honeybourne Blinds',
  description: 'Made to measure.',
  contactEmail: 'owner@honeybourne.example.com',
  phone: '01632 960123',
  city: 'Cheltenham',
  county: 'Gloucestershire',
  postcode: 'GL50 1AB',
  country: 'United Kingdom',
  services: ['Blinds', 'Curtains'],
  establishedYear: 1999,
  minimumOrderPence: 4950,
  latitude: 51.9,
  longitude: -2.07,
  isPremium: false,
  isVerified: false,
  verifiedAt: null,
  featuredUntil: null,
  verifiedBy: null,
  verifiedSource: null,
  isDemo: false,
  updatedAt: '2026-11-01T10:00:00.000Z',
  fieldSources: ['yell', 'admin'].map((source, at) => ({
    __typename: 'FieldWriting',
    field: at ? 'website' : 'phone',
    source,
    at: '2026-10-02T10:00:00.000Z',
  })),
  ...overrides,
})

let stored: ReturnType<typeof buildEdited>
let queries: Record<string, unknown>[] = []
beforeEach(() => {
  localStorage.clear()
  stored = buildEdited()
  queries = []
  answer(
    api.query('EditedSupplier', () => reply({ adminSupplier: stored })),
    api.query('FindSuppliers', ({ variables }) => {
      queries.push(variables)
      const { id, name, city, county, postcode, status, isPremium, isVerified } = stored
      const entry = {
        __typename: 'SupplierEntry',
        id,
        name,
        city,
        county,
        postcode,
        status,
        isPremium,
        isVerified,
        featuredUntil: null,
        verifiedAt: null,
        phone: '01632 960123',
        email: null,
        averageRating: 4.5,
        reviewCount: 12,
        hoursText: null,
        createdAt: '2026-01-02T10:00:00.000Z',
        updatedAt: '2026-11-01T10:00:00.000Z',
      }
      const nodes = variables.search === 'none' ? [] : [entry]
      return reply({ adminSuppliers: mockConnection('SupplierEntryConnection', nodes) })
    }),
  )
})

const answerSave = (result: typeof saved) =>
  answer(
    api.mutation('UpdateSupplier', ({ variables }) => {
      queries.push(variables)
      return result()
    }),
  )
const saved = () => done('updateSupplier', { supplier: stored })
const refused = (message: string, code: string, field: string[] | null = null) =>
  done('updateSupplier', { supplier: null, userErrors: [{ __typename: 'UserError', field, message, code }] })

const edit = async () => {
  const user = userEvent.setup()
  const page = showPage('/admin/suppliers?supplier=7')
  const form = within(await screen.findByRole('form', { name: 'Edit Honeybourne Blinds' }))
  const type = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label))
    if (text) await fillIn((name) => form.getByLabelText(name), { [label]: text })
  }
  const save = () => user.click(form.getByRole('button', { name: 'Save Changes' }))
  return { ...page, user, form, type, save }
}

test('suppliers are found by words and status, both in the address; no results says so', async () => {
  const user = userEvent.setup()
  const { address } = showPage('/admin/suppliers')
  expect(await screen.findByText('No. 7 · Cheltenham · Gloucestershire · GL50 1AB')).toBeTruthy()
  await user.type(screen.getByLabelText('Name, postcode or id'), 'none')
  await user.selectOptions(screen.getByLabelText('Status'), 'Hidden')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('No results. Try a shorter search or another status.')).toBeTruthy()
  expect(address()).toBe('/admin/suppliers?search=none&status=HIDDEN')
  expect(queries.at(-1)).toEqual({ search: 'none', status: 'HIDDEN' })
})

test('only changed fields are sent, with the version that they are based on', async () => {
  answerSave(() => {
    stored = buildEdited({
      name: 'Honeybourne & Sons',
      services: ['Blinds', 'Awnings'],
      phone: null,
      minimumOrderPence: 100_000,
      updatedAt: '2026-11-02T10:00:00.000Z',
    })
    return saved()
  })
  const evict = vi.spyOn(InMemoryCache.prototype, 'evict')
  onTestFinished(() => evict.mockRestore())
  stored = buildEdited({ businessStatus: 'FUTURE_OPENING' })
  const { user, form, type, save } = await edit()
  await user.selectOptions(form.getByLabelText('Business status'), 'Not known')
  const minimumOrder = form.getByLabelText<HTMLInputElement>('Minimum order in £')
  expect(minimumOrder.value).toBe('49.50')
  await type('Name', 'Honeybourne & Sons')
  await type('Services', 'Blinds\nAwnings')
  await type('Phone', '')
  await type('Minimum order in £', '1,000')
  expect(form.getByText('You have unsaved changes.')).toBeTruthy()
  await save()
  expect(await screen.findByText('Supplier saved')).toBeTruthy()
  expect(toastKind('Supplier saved')).toBe('success')
  expect(queries).toEqual([
    {
      input: {
        id: '7',
        name: 'Honeybourne & Sons',
        services: ['Blinds', 'Awnings'],
        phone: null,
        minimumOrderPence: 100_000,
        businessStatus: null,
        updatedAt: '2026-11-01T10:00:00.000Z',
      },
    },
  ])
  expect(await form.findByText('All changes are saved.')).toBeTruthy()
  expect(minimumOrder.value).toBe('1000.00')
  const evicted = evict.mock.calls.map(([one]) => one?.fieldName ?? one?.id)
  expect(evicted, 'public pages show the supplier').toEqual(
    expect.arrayContaining(['Supplier:7', 'supplier', 'suppliers', 'supplierMap', 'county']),
  )
})

test('an invalid field says so and nothing is sent; a refusal is at its field and what was typed stays', async () => {
  answerSave(() => refused('There is no county of this name.', 'BAD_USER_INPUT', ['county']))
  const { form, type, save } = await edit()
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }).disabled).toBe(true)
  await type('Website', 'nonsense')
  await save()
  expect(
    form.getByText('Please enter an address that starts with https:// or http://, or leave the field empty.'),
  ).toBeTruthy()
  expect(queries).toEqual([])
  await type('Website', '')
  await type('County', 'Narnia')
  await save()
  expect(await screen.findByText('Supplier not saved')).toBeTruthy()
  expect(toastKind('Supplier not saved')).toBe('error')
  const county = form.getByLabelText<HTMLInputElement>('County')
  expect([county.value, document.getElementById(county.getAttribute('aria-describedby')!)!.textContent]).toEqual([
    'Narnia',
    'There is no county of this name.',
  ])
  answer(api.mutation('UpdateSupplier', () => HttpResponse.error()))
  await save()
  expect(await form.findByText('Something went wrong. Please try again.')).toBeTruthy()
})

test('if someone else changed it, the form says what, keeps what was typed, and saves on the newer version', async () => {
  answerSave(() => {
    stored = buildEdited({ city: 'Gloucester', phone: '01632 960999', updatedAt: '2026-11-03T10:00:00.000Z' })
    return refused('Someone else has changed this supplier since you opened it.', 'CONFLICT')
  })
  const { form, type, save } = await edit()
  await type('Phone', '01632 960555')
  await save()
  const note = within((await screen.findByText('Someone else has changed this supplier')).parentElement!)
  expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Phone: 01632 960123 → 01632 960999 (you typed: 01632 960555)',
    'Town or city: Cheltenham → Gloucester',
  ])
  expect([
    form.getByLabelText<HTMLInputElement>('Phone').value,
    form.getByLabelText<HTMLInputElement>('Town or city').value,
  ]).toEqual(['01632 960555', 'Gloucester'])
  answerSave(() => {
    stored = buildEdited({ city: 'Stroud', phone: '01632 960999', updatedAt: '2026-11-04T10:00:00.000Z' })
    return refused('Someone else has changed this supplier since you opened it.', 'CONFLICT')
  })
  await type('Town or city', '')
  await save()
  expect(await note.findByText(/Gloucester → Stroud/)).toBeTruthy()
  expect(note.getByText('(you typed: empty)')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByText('Someone else has changed this supplier').parentElement) // again
  await type('Town or city', 'Stroud')
  answerSave(saved)
  await save()
  await waitFor(() =>
    expect(queries.at(-1)).toEqual({
      input: { id: '7', phone: '01632 960555', updatedAt: '2026-11-04T10:00:00.000Z' },
    }),
  )
})

test('leaving with unsaved changes asks first', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user, form, type, address } = await edit()
  await type('Name', 'Other')
  const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asksBeforeClosing()).toBe(true)
  await user.click(screen.getByRole('link', { name: '← All suppliers' }))
  expect([confirm.mock.calls, address(), form.getByLabelText<HTMLInputElement>('Name').value]).toEqual([
    [['You have unsaved changes. Leave without saving?']],
    '/admin/suppliers?supplier=7',
    'Other',
  ])
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('link', { name: '← All suppliers' }))
  await waitFor(() => expect(address()).toBe('/admin/suppliers'))
  expect(asksBeforeClosing()).toBe(false)
  confirm.mockRestore()
})

test('opening hours: each day with its periods, closed or unknown', async () => {
  answerSave(saved)
  const { user, form, save } = await edit()
  await user.click(form.getByLabelText('The opening hours are known'))
  await user.type(form.getByLabelText('Monday opens'), '09:00')
  await save()
  expect(
    form.getByText('Monday: please give an opening time before the closing time, or neither for closed.'),
  ).toBeTruthy()
  await user.type(form.getByLabelText('Monday closes'), '12:00')
  const add = form.getByRole<HTMLButtonElement>('button', { name: 'Add times on Monday' })
  await user.click(add)
  expect(add.disabled).toBe(true) // until the added times are filled in or removed
  await user.click(form.getByRole('button', { name: 'Remove times on Monday' }))
  expect(form.queryByLabelText('Monday opens again')).toBeNull()
  await user.click(add)
  await user.type(form.getByLabelText('Monday opens again'), '11:00')
  await user.type(form.getByLabelText('Monday closes again'), '17:30')
  await save()
  expect(form.getByText('Monday: please give times that do not overlap.')).toBeTruthy()
  await user.clear(form.getByLabelText('Monday opens again'))
  await user.type(form.getByLabelText('Monday opens again'), '13:00')
  await user.click(form.getByLabelText('Tuesday closed'))
  await save()
  await waitFor(() => expect(queries).toHaveLength(1))
  expect((queries[0]!.input as { openingHours: unknown[] }).openingHours).toEqual([
    { day: 'MONDAY', opens: '09:00', closes: '12:00' },
    { day: 'MONDAY', opens: '13:00', closes: '17:30' },
    ...['WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => ({ day, opens: null, closes: null })),
  ])
})

test('a day with a break is shown, and the other days’ hours stay', async () => {
  const hours = (day: Weekday, opens: string | null, closes: string | null) => ({
    __typename: 'OpeningHours' as const,
    day,
    opens,
    closes,
  })
  stored = buildEdited({
    openingHours: [hours('MONDAY', '09:00', '12:00'), hours('MONDAY', '13:00', '24:00'), hours('SUNDAY', null, null)],
  })
  answerSave(saved)
  const { user, form, save } = await edit()
  const value = (label: string) => form.getByLabelText<HTMLInputElement>(label).value
  expect(['Monday opens', 'Monday closes', 'Monday opens again', 'Monday closes again'].map(value)).toEqual([
    '09:00',
    '12:00',
    '13:00',
    '00:00',
  ])
  expect(form.getByLabelText<HTMLInputElement>('Sunday closed').checked).toBe(true)
  expect(form.getByLabelText<HTMLInputElement>('Tuesday closed').checked).toBe(false)
  await user.type(form.getByLabelText('Tuesday opens'), '09:00')
  await user.clear(form.getByLabelText('Tuesday opens'))
  expect(form.getByLabelText<HTMLInputElement>('Tuesday closed').checked).toBe(false) // but unknown
  await user.click(form.getByRole('button', { name: 'Remove times on Monday' }))
  for (const label of ['Monday opens', 'Monday closes'])
    // from midnight to midnight
    fireEvent.change(form.getByLabelText(label), { target: { value: '00:00' } })
  await save()
  await waitFor(() => expect(queries).toHaveLength(1))
  expect((queries[0]!.input as { openingHours: unknown[] }).openingHours).toEqual([
    { day: 'MONDAY', opens: '00:00', closes: '24:00' },
    { day: 'SUNDAY', opens: null, closes: null },
  ])
  await user.click(form.getByLabelText('The opening hours are known'))
  await save()
  await waitFor(() => expect(queries).toHaveLength(2))
  expect(queries[1]!.input).toMatchObject({ openingHours: null })
})

test('pictures: a logo is uploaded, a failure is reported, and the gallery has texts and an order', async () => {
  const names: string[] = []
  answer(
    http.post('*/api/admin/pictures', ({ request }) => {
      names.push(request.headers.get('content-type')!)
      if (names.length === 1) return HttpResponse.json({ message: 'This picture is damaged.' }, { status: 400 })
      const url = `/pictures/${String(Math.min(4, names.length)).repeat(32)}-800x600.webp` // the last is the same again
      return HttpResponse.json({ url, width: 800, height: 600 }, { status: 201 })
    }),
    api.query('RemotePicture', ({ variables }) =>
      reply({
        remotePicture: {
          __typename: 'RemotePicture',
          problem: variables.address.endsWith('banner.png') ? 'example.com answered 404.' : null,
          picture: null,
        },
      }),
    ),
    api.mutation('FetchPicture', () => refuse('It is no picture.')),
  )
  answerSave(saved)
  stored = buildEdited({ bannerUrl: 'https://example.com/banner.png' })
  const { user, form, save } = await edit()
  expect(await form.findByText('We couldn’t fetch it: example.com answered 404.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Try Again' }))
  expect(await form.findByText('We couldn’t fetch it: It is no picture.')).toBeTruthy()
  await user.type(form.getByDisplayValue('https://example.com/banner.png'), '?v=2')
  expect(await form.findByText(/^This picture is on another site/)).toBeTruthy() // the refusal was of another address
  const picture = { __typename: 'Picture', url: '/pictures/fetched.webp', width: 8, height: 6 }
  answer(api.mutation('FetchPicture', () => done('fetchPicture', { picture })))
  await user.click(form.getByRole('button', { name: 'Fetch It Now' }))
  const fetched = await form.findByDisplayValue<HTMLInputElement>('/pictures/fetched.webp')
  await user.click(form.getByRole('button', { name: /^Remove: / }))
  expect(fetched.value).toBe('')
  answer(http.post('*/api/admin/pictures', () => new HttpResponse('<html>Too large', { status: 413 }), { once: true }))
  const file = new File(['pixels'], 'logo.png', { type: 'image/png' })
  await user.upload(form.getByLabelText('Upload: Logo'), file)
  expect(await form.findByText('The picture could not be uploaded. Please try again.')).toBeTruthy() // a proxy refused it
  await user.upload(form.getByLabelText('Upload: Logo'), file)
  expect(await form.findByText('This picture is damaged.')).toBeTruthy()
  await user.upload(form.getByLabelText('Upload: Logo'), file) // the same one again
  expect(await form.findByText('800 × 600 pixels')).toBeTruthy()
  expect(form.queryByText('This picture is damaged.')).toBeNull()
  const large = new File(['pixels'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 10_000_001 })
  const nameless = new File(['pixels'], 'scan')
  const files = [file, large, file, nameless]
  fireEvent.change(form.getByLabelText('Add pictures: Gallery'), { target: { files } })
  expect(await form.findByText('large.png: “large.png” is larger than 10 MB.')).toBeTruthy()
  expect(form.queryByRole('button', { name: 'Remove picture 3' })).toBeNull() // that one is there already
  const isDisabled = (name: string) => form.getByRole<HTMLButtonElement>('button', { name }).disabled
  expect(['1 forward', '1 back', '2 forward', '2 back'].map((way) => isDisabled(`Move picture ${way}`))).toEqual([
    true,
    false,
    false,
    true,
  ])
  await user.type(await form.findByLabelText('What picture 2 shows'), 'A bay window')
  await save()
  expect(form.getByText('Please describe each picture in a few words.')).toBeTruthy()
  await user.type(form.getByLabelText('What picture 1 shows'), 'A blind')
  await user.click(form.getByRole('button', { name: 'Move picture 2 forward' }))
  await save()
  await waitFor(() => expect(queries).toHaveLength(1))
  expect(queries[0]!.input).toMatchObject({
    logoUrl: `/pictures/${'2'.repeat(32)}-800x600.webp`,
    gallery: [
      { url: `/pictures/${'4'.repeat(32)}-800x600.webp`, alt: 'A bay window' },
      { url: `/pictures/${'3'.repeat(32)}-800x600.webp`, alt: 'A blind' },
    ],
  })
  expect(names).toEqual([...Array<string>(4).fill('image/png'), 'application/octet-stream'])
})

test('a gallery takes only as many pictures as there is room for', async () => {
  const gallery = Array.from({ length: 23 }, (_, at) => ({
    __typename: 'GalleryPicture',
    url: `/pictures/${String(at).padStart(32, '0')}-8x6.webp`,
    alt: 'A blind',
  }))
  stored = buildEdited({ gallery })
  let uploads = 0
  answer(
    http.post('*/api/admin/pictures', () => {
      const url = `/pictures/${String(++uploads).repeat(32)}-8x6.webp`
      return HttpResponse.json({ url, width: 8, height: 6 }, { status: 201 })
    }),
  )
  const { user, form } = await edit()
  const files = ['a', 'b'].map((name) => new File(['x'], name, { type: 'image/png' }))
  await user.upload(form.getByLabelText('Add pictures: Gallery'), files)
  expect(await form.findByText('24 of 24. Describe each in a few words.')).toBeTruthy()
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Add pictures: Gallery').disabled).toBe(true))
  expect(uploads).toBe(1)
})

test('verifying requires where and when, today in London; deleting requires why, and returns to the list', async () => {
  vi.setSystemTime('2026-07-05T23:30:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const sent: Record<string, unknown>[] = []
  answer(
    api.mutation('CreateVerification', ({ variables }) => {
      sent.push(variables)
      stored = buildEdited({
        isVerified: true,
        verifiedAt: '2026-11-05T00:00:00.000Z',
        verifiedBy: 'ada',
        verifiedSource: 'Companies House 01234567',
      })
      return done('createVerification', { supplier: stored })
    }),
    api.mutation('DeleteSupplier', ({ variables }) => {
      sent.push(variables)
      return done('deleteSupplier', { deletedId: '7' })
    }),
  )
  const { user, address } = await edit()
  expect(screen.getByText('Not verified.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Verify…/ }))
  await user.click(screen.getByRole('button', { name: 'Save Verification' }))
  expect(screen.getByText('Please say how you checked it, such as Companies House 01234567.')).toBeTruthy()
  await user.type(screen.getByLabelText('How did you check it?'), 'Companies House 01234567')
  await user.click(screen.getByRole('button', { name: 'Save Verification' }))
  expect(await screen.findByText('Verified on 5 November 2026 by ada: Companies House 01234567')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Delete…/ }))
  await user.type(screen.getByLabelText('Reason'), 'Closed down')
  await user.click(screen.getByRole('button', { name: 'Delete Permanently' }))
  await waitFor(() => expect(address()).toBe('/admin/suppliers'))
  expect(sent).toEqual([
    { input: { supplierId: '7', source: 'Companies House 01234567', on: '2026-07-06' } },
    { id: '7', reason: 'Closed down' },
  ])
})

test('featured until a day, which is changed and cleared; without one it does not end', async () => {
  const sent: unknown[] = []
  answer(
    api.mutation('FeatureSupplier', ({ variables }) => {
      sent.push(variables)
      stored = buildEdited({ isPremium: true, featuredUntil: variables.featuredUntil })
      return done('featureSupplier', { supplier: stored })
    }),
  )
  const { user } = await edit()
  await user.click(screen.getByRole('button', { name: /^Make Featured…/ }))
  const form = within(screen.getByRole('form', { name: 'Feature' }))
  fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2026-12-31' } })
  await user.click(form.getByRole('button', { name: 'Make Featured' }))
  expect(await screen.findByText('Featured until 31 December 2026.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Featured Until…/ }))
  const last = screen.getByLabelText<HTMLInputElement>('Last day')
  expect(last.value).toBe('2026-12-31')
  fireEvent.change(last, { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save Last Day' }))
  expect(await screen.findByText('Featured with no end date.')).toBeTruthy()
  expect(sent).toEqual([
    { id: '7', featuredUntil: '2026-12-31' },
    { id: '7', featuredUntil: null },
  ])
})

test('a rejected supplier can be shown, a listed one hidden, a pending one neither; standing is taken away again', async () => {
  const sent: unknown[] = []
  const changes = {
    HideSupplier: ['hideSupplier', ({ isHidden }) => ({ status: isHidden ? 'HIDDEN' : 'LISTED', city: 'Stroud' })],
    SetSupplierPremium: ['featureSupplier', ({ isFeatured }) => ({ isPremium: isFeatured })],
    DeleteVerification: ['deleteVerification', () => ({ isVerified: false, status: 'PENDING' })],
  } satisfies Record<string, [string, (variables: Record<string, unknown>) => object]>
  answer(
    ...Object.entries(changes).map(([name, [field, change]]) =>
      api.mutation(name, ({ variables }) => {
        sent.push(variables)
        stored = { ...stored, ...change(variables) }
        return done(field, { supplier: stored })
      }),
    ),
  )
  stored = buildEdited({ status: 'REJECTED', isVerified: true, isPremium: true })
  const { user } = await edit()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  expect(screen.queryByRole('link', { name: 'View the public page' })).toBeNull()
  await press('Show to Visitors')
  const publicPage = await screen.findByRole('link', { name: 'View the public page' })
  expect(publicPage.getAttribute('href')).toBe('/suppliers/7')
  expect(screen.getByText(/Cheltenham → Stroud/)).toBeTruthy() // what someone else has changed meanwhile
  await press('Hide from Visitors')
  await screen.findByRole('button', { name: 'Show to Visitors' })
  await press('Remove from Featured')
  await screen.findByRole('button', { name: /^Make Featured…/ })
  await press('Withdraw Verification')
  expect(await screen.findByText('Not verified.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Visitors|Verification|from Featured/ })).toBeNull()
  expect(sent).toEqual([
    { id: '7', isHidden: false },
    { id: '7', isHidden: true },
    { id: '7', isFeatured: false },
    { supplierId: '7' },
  ])
})

test('a supplier is removed at its own request', async () => {
  const sent: unknown[] = []
  answer(
    api.mutation('DeleteSupplier', ({ variables }) => {
      sent.push(variables)
      return done('deleteSupplier', { deletedId: '7' })
    }),
  )
  const { user, address } = await edit()
  await user.click(screen.getByRole('button', { name: /^Delete…/ }))
  await user.type(screen.getByLabelText('Reason'), 'Asked')
  await user.click(screen.getByLabelText('The business asked for it'))
  await user.click(screen.getByRole('button', { name: 'Delete Permanently' }))
  await waitFor(() => expect(address()).toBe('/admin/suppliers'))
  expect(sent).toEqual([{ id: '7', reason: 'Asked', isOnRequest: true }])
})

test('an editor does not see the private email, and is warned that changing verified details ends the verification', async () => {
  const words = /^This business is verified\. If you change its name, phone, website or public email/
  stored = buildEdited({ isVerified: true })
  await edit()
  expect([screen.getByLabelText('Private email').tagName, screen.queryByText(words)]).toEqual(['INPUT', null])
  expect(screen.getByText('Verified, but we don’t know when or how.')).toBeTruthy()
  cleanup()
  answer(api.query('Me', () => reply({ ...mockMe, myRole: 'EDITOR' })))
  stored = buildEdited({ isVerified: true, contactEmail: null })
  await edit()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByLabelText('Private email')).toBeNull()
  expect(screen.queryByRole('button', { name: /Verification|Featured|Delete|Visitors/ })).toBeNull()
})

test('each field shows its source', async () => {
  await edit()
  expect(screen.getByText('Phone: yell, 2 Oct 2026')).toBeTruthy()
  expect(screen.getByText('Website: an administrator, 2 Oct 2026')).toBeTruthy()
})

test('suppliers are filtered by source, scrape, import, days, owner and freshness, all in the address', async () => {
  const { address } = showPage(
    '/admin/suppliers?import=4&owner=no&age=STALE&from=2026-01-01&to=2026-01-31&verified=no&due=BADGE_EXPIRING&run=x1',
  )
  await screen.findByRole('table', { name: 'Suppliers found' })
  expect(queries[0]).toMatchObject({
    filter: {
      importId: '4',
      runId: null,
      hasOwner: false,
      age: 'STALE',
      origin: null,
      enteredSince: '2026-01-01T00:00:00Z',
      enteredBeforeAt: '2026-02-01T00:00:00.000Z',
      isVerified: false,
      due: 'BADGE_EXPIRING',
    },
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Yell')
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Import number' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ filter: { origin: 'YELL', importId: null } }))
  expect(address()).toBe(
    '/admin/suppliers?source=YELL&from=2026-01-01&to=2026-01-31&owner=no&age=STALE&verified=no&due=BADGE_EXPIRING',
  )
  await userEvent.type(screen.getByRole('searchbox'), 'none{Enter}')
  expect(await screen.findByText('No suppliers found. Try fewer filters.')).toBeTruthy()
})

const createImport = (more = {}) => ({
  __typename: 'SupplierImport',
  id: '4',
  fileName: 'suppliers.csv',
  status: 'FINISHED',
  username: 'command line',
  startedAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:05:00Z',
  added: 1200,
  changed: 30,
  unchanged: 4,
  refused: 5,
  lastChange: null,
  ...more,
})
const createImports = (...nodes: object[]) => mockConnection('SupplierImportConnection', nodes)
const noTransfers = api.query('Transfers', () =>
  reply({ transfers: { __typename: 'Transfers', lastExport: null, lastLoad: null } }),
)

const answerImports = (...nodes: object[]) =>
  answer(
    api.query('SupplierImports', () => reply({ supplierImports: createImports(...nodes) })),
    noTransfers,
  )

test('each import is a row with its counts, opens to its actions, and is found and sorted', async () => {
  const queries: object[] = []
  answer(
    noTransfers,
    api.query('SupplierImports', ({ variables }) => {
      queries.push(variables)
      return reply({ supplierImports: createImports(createImport()) })
    }),
  )
  const changes: unknown[] = []
  answer(
    api.query('ImportUpload', () => reply({ importUpload: null })),
    api.mutation('ChangeBatch', ({ variables }) => {
      changes.push(variables.input)
      const at = { startedAt: '2026-11-21T10:00:00Z', finishedAt: '2026-11-21T10:01:00Z' }
      const change = {
        __typename: 'BatchChange',
        id: '3',
        step: 'HIDE',
        username: 'ada',
        done: 1200,
        skipped: 0,
        ...at,
      }
      return done('changeBatch', { change })
    }),
  )
  const { address } = showPage('/admin/imports?file=9')
  const table = within(await screen.findByRole('table', { name: 'Imports' }))
  expect(screen.getByRole('heading', { name: 'This file has been deleted' })).toBeTruthy()
  const cells = within(table.getAllByRole('row')[1]!).getAllByRole('cell')
  expect(cells[1]!.textContent).toBe('suppliers.csv FinishedImport 4')
  expect([cells[2], ...cells.slice(4)].map((cell) => cell!.textContent)).toEqual([
    'command line',
    '1,200',
    '30',
    '4',
    '5',
  ])
  const user = userEvent.setup()
  await user.keyboard('j{Enter}')
  expect(table.getByRole('button', { name: 'Details of import 4' }).getAttribute('aria-expanded')).toBe('true')
  const opened = within(table.getByRole('group', { name: 'import 4' }))
  expect(opened.getByRole('link', { name: 'Show suppliers' }).getAttribute('href')).toBe('/admin/suppliers?import=4')
  expect(opened.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hide All', 'List All', 'Undo'])
  await user.keyboard('{Enter}')
  expect(table.queryByRole('group', { name: 'import 4' })).toBeNull()
  table.getByRole('button', { name: 'Details of import 4' }).focus()
  await user.keyboard(' ')
  expect(table.getByRole('group', { name: 'import 4' })).toBeTruthy()
  await user.keyboard(' ')
  expect(table.queryByRole('group', { name: 'import 4' })).toBeNull()
  await user.click(table.getByRole('button', { name: 'Added' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ sort: 'ADDED_FEWEST' }))
  await user.selectOptions(screen.getByLabelText('Status'), 'Finished')
  await user.type(screen.getByRole('searchbox', { name: 'File or importer' }), 'trade{Enter}')
  await waitFor(() => expect(queries.at(-1)).toEqual({ sort: 'ADDED_FEWEST', status: 'FINISHED', search: 'trade' }))
  expect(address()).toBe('/admin/imports?search=trade&status=FINISHED&file=9&sort=ADDED_FEWEST') // the file stays open
  await user.click(await screen.findByRole('button', { name: 'Details of import 4' }))
  await user.click(screen.getByRole('button', { name: 'Hide All: import 4' }))
  expect(screen.getByText('Hides every supplier it added (1,200). You can list them again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, Hide All' }))
  expect(await screen.findByText(/^1,200 hidden, by ada/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Skipped' })).toBeNull()
  expect(changes).toEqual([{ importId: '4', step: 'HIDE' }])
  const later = { __typename: 'LaterBatch', importId: null, runId: '9', supplierCount: 1 }
  answer(api.query('LaterBatches', () => reply({ laterBatches: [later] })))
  await user.click(screen.getByRole('button', { name: 'Undo: import 4' }))
  expect((await screen.findByRole('note')).textContent).toBe(
    'Undo first: scrape 9 (1 supplier). It changed some of these suppliers later, and those changes would stay.',
  )
})

test('a file is uploaded, its lines are previewed, its columns chosen, and it is imported', async () => {
  answerImports()
  const upload = {
    __typename: 'ImportUpload',
    id: '9',
    fileName: 'trade.csv',
    bytes: 100,
    status: 'CHECKED',
    checkedBytes: 100,
    error: null,
    columns: [
      { __typename: 'UploadColumn', heading: 'Firm', samples: ['Oak', 'Ash'], field: 'name', suggestion: 'name' },
      { __typename: 'UploadColumn', heading: 'Ort', samples: ['Leeds'], field: null, suggestion: null },
      ...['Address 1', 'Address 2'].map((heading) => ({
        __typename: 'UploadColumn',
        heading,
        samples: ['Unit 4'],
        field: 'address',
        suggestion: 'address',
      })),
    ],
    added: 1,
    changed: 1,
    unchanged: 0,
    refused: 1,
    unknownServices: ['Rolla Blnds', 'Wallpaper', 'Paint'].map((name, at) => ({
      __typename: 'UnknownService',
      name,
      lines: 1,
      suggestions: at ? [] : ['Roller Blinds'],
    })),
    services: [],
    import: null as object | null,
  }
  const sent: unknown[] = []
  const guide = (field: string, label: string) => ({
    __typename: 'ImportColumnGuide',
    field,
    label,
    takes: 'At most 200 characters',
    isRequired: field === 'name',
  })
  const line = (id: string, more: object) => ({
    __typename: 'ImportUploadLine',
    id,
    line: Number(id),
    kind: 'REFUSED',
    name: 'X',
    supplierId: null,
    notes: ['name must have at least 2 characters (it is "X")'],
    ...more,
  })
  answer(
    http.post('*/admin/imports', async ({ request }) => {
      sent.push([new URL(request.url).search, request.headers.get('content-type'), await request.text()])
      return sent.length === 1
        ? HttpResponse.json({ message: 'The file is empty' }, { status: 400 })
        : HttpResponse.json({ id: '9' }, { status: 201 })
    }),
    api.query('ImportColumns', () =>
      reply({
        importColumns: [guide('name', 'Name'), guide('address', 'Street and number'), guide('city', 'Town or city')],
        offeredServices: ['Blinds'],
      }),
    ),
    api.query('ImportUpload', () => reply({ importUpload: upload })),
    api.query('ImportUploadLines', () =>
      reply({
        importUploadLines: mockConnection('ImportUploadLineConnection', [
          line('4', {}),
          line('3', { kind: 'CHANGED', name: 'Ash', supplierId: '7', notes: ['phone: 1 → 2'] }),
        ]),
      }),
    ),
    api.mutation('CheckImport', ({ variables }) => {
      sent.push(variables)
      return done('checkImport', { upload: { ...upload, status: 'CHECKED' } })
    }),
    api.mutation('StartImport', ({ variables }) => {
      sent.push(variables)
      const status = upload.import ? 'RUNNING' : 'STOPPED'
      upload.import = createImport({ status, added: 1, changed: 0, unchanged: 0, refused: 0 })
      return done('startImport', { upload })
    }),
  )
  const { address } = showPage('/admin/imports')
  await userEvent.click(await screen.findByRole('button', { name: 'Columns and Template' }))
  const columns = await screen.findByRole('button', { name: 'Download the Template' })
  expect(columns.nextElementSibling!.textContent).toBe(
    'name (required)Name. At most 200 characters.addressStreet and number. At most 200 characters.cityTown or city. At most 200 characters.',
  )
  const file = new File(['Firm,Ort'], 'trade.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('CSV or Excel file'), file)
  expect((await screen.findByRole('alert')).textContent).toBe('The file is empty')
  await userEvent.upload(screen.getByLabelText('CSV or Excel file'), file)
  expect(
    await screen.findByText('1 to add, 1 to change, 0 unchanged, 1 refused. Nothing is saved until you confirm.'),
  ).toBeTruthy()
  expect(address()).toBe('/admin/imports?file=9')
  const asSent = ['?name=trade.csv', 'text/csv', 'Firm,Ort']
  expect(sent.splice(0)).toEqual([asSent, asSent])
  const rows = (label: string) =>
    within(screen.getByRole('region', { name: label }))
      .getAllByRole<HTMLTableRowElement>('row')
      .slice(1)
      .map(({ cells }) => [...cells].slice(0, 4).map(({ textContent }) => textContent))
  await screen.findByRole('region', { name: 'Lines of the file' })
  expect(rows('Lines of the file')).toEqual([
    ['4', 'X', 'Refused', 'name must have at least 2 characters (it is "X")'],
    ['3', 'Ash', 'To change', 'phone: 1 → 2'],
  ])
  const readAs = (heading: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `Import ${heading} as` }).selectedOptions[0]!.textContent
  expect(['Firm', 'Ort', 'Address 1', 'Address 2'].map(readAs)).toEqual([
    'Name (suggested)',
    'Ignored',
    'Street and number (suggested)',
    'Street and number (suggested)',
  ])
  const summary = screen.getByText('How the file is read; ignored: Ort')
  expect(summary.parentElement!.hasAttribute('open')).toBe(true)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Import Ort as' }), 'Town or city')
  const service = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Import Rolla Blnds as' })
  expect(service.selectedOptions[0]!.textContent).toBe('Refuse its lines')
  await userEvent.selectOptions(service, 'Roller Blinds (suggested)')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Import Wallpaper as' }), 'Leave it out')
  await userEvent.click(screen.getByRole('button', { name: 'Check Again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 Now' }))
  expect(await screen.findByText('Stopped: 1 added, 0 changed, 0 unchanged, 0 refused so far.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText(/^Importing: 1 of 3 lines/)).toBeTruthy()
  upload.import = createImport()
  expect(await screen.findByText(/^Imported: 1,200 added/, {}, { timeout: 5000 })).toBeTruthy()
  expect(sent).toEqual([
    {
      input: {
        uploadId: '9',
        columns: ['name', 'city', 'address', 'address'],
        services: [
          { name: 'rolla blnds', readAs: 'Roller Blinds' },
          { name: 'wallpaper', readAs: '' },
        ],
      },
    },
    { id: '9' },
    { id: '9' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Another File' }))
  expect(address()).toBe('/admin/imports')
})

/** A busy machine may take a moment to open the menu. */
const pick = async (name: string, keys: string) => {
  await waitFor(async () => {
    await userEvent.keyboard(keys)
    expect(screen.getByRole('menuitem', { name }).hasAttribute('data-highlighted')).toBe(true)
  })
  await userEvent.keyboard('{Enter}')
}
const row = (id: string, name: string, rest: object = {}) => ({
  __typename: 'SupplierEntry',
  id,
  name,
  city: 'Leeds',
  county: null,
  postcode: null,
  status: 'LISTED',
  isPremium: false,
  featuredUntil: null,
  isVerified: false,
  verifiedAt: null,
  phone: null,
  email: 'a@example.com',
  averageRating: null,
  reviewCount: 0,
  hoursText: 'Mo 09:00-12:00,13:00-17:30; Su off',
  createdAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
  ...rest,
})
const answerRows = () => {
  const nodes = [row('1', 'Acme'), row('2', '=Beta', { status: 'HIDDEN' }), row('3', 'Gamma')]
  const adminSuppliers = mockConnection('SupplierEntryConnection', nodes)
  answer(
    ...['FindSuppliers', 'SuppliersForFile'].map((name) =>
      api.query(name, ({ variables }) => {
        queries.push(variables)
        return reply({ adminSuppliers })
      }),
    ),
  )
}

test('a table is sorted by its headings, with chosen columns, in the address and in saved views', async () => {
  answerRows()
  const user = userEvent.setup()
  const { address } = showPage('/admin/suppliers?search=a')
  const table = within(await screen.findByRole('table', { name: 'Suppliers found' }))
  const headings = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent.trim())
  expect(headings()).toEqual(['', 'Supplier', 'Phone', 'Rating', 'Added', 'Changed'])
  await user.click(table.getByRole('button', { name: 'Added' }))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: 'a', sort: 'OLDEST' }))
  await user.click(table.getByRole('button', { name: 'Added' }))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort: 'NEWEST' }))
  expect(table.getByRole('columnheader', { name: 'Added' }).getAttribute('aria-sort')).toBe('descending')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const choice = await screen.findByRole('menuitemcheckbox', { name: 'Email' })
  expect(screen.getByRole('main').contains(choice)).toBe(true) // landmark navigation finds the open menu
  expect(screen.getByRole('menuitemcheckbox', { name: 'Supplier' }).ariaDisabled).toBe('true') // always shown
  await user.click(choice)
  await user.keyboard('{Escape}')
  expect(headings()).toEqual(['', 'Supplier', 'Phone', 'Email', 'Rating', 'Added', 'Changed'])
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await pick('Save this view…', '{End}')
  const name = await screen.findByLabelText('Name of the view')
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.keyboard('Newest{Enter}')
  const saved = address()
  expect(saved).toBe(
    '/admin/suppliers?search=a&sort=NEWEST&columns=supplier%2Cphone%2Cemail%2Crating%2Centered%2Cchanged',
  )
  await user.click(await screen.findByRole('button', { name: 'View: Newest' }))
  await pick('Save this view…', '{End}{ArrowUp}')
  await user.type(await screen.findByLabelText('Name of the view'), 'Newest {Enter}') // in place of the former
  await user.click(await screen.findByRole('button', { name: 'View: Newest' }))
  expect(await screen.findAllByRole('menuitem', { name: 'Newest' })).toHaveLength(1)
  await pick('Everything', '{Home}')
  await waitFor(() => expect(address()).toBe('/admin/suppliers'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name, postcode or id').value).toBe(''))
  expect(headings()).toContain('Email') // the browser remembers the columns
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await pick('Save this view…', '{End}')
  await user.type(await screen.findByLabelText('Name of the view'), 'All{Enter}')
  await user.click(await screen.findByRole('button', { name: 'View: All' }))
  await pick('Newest', '{Home}{ArrowDown}')
  await waitFor(() => expect(address()).toBe(saved))
  cleanup()
  showPage(saved) // the browser remembers the name
  await user.click(await screen.findByRole('button', { name: 'View: Newest' }))
  await pick('Delete “Newest”', '{End}')
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  const others = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(others).toEqual(['Everything', 'All', 'Save this view…'])
})

test('while no order is chosen, no column is marked as sorted', async () => {
  answerRows()
  showPage('/admin/suppliers?columns=supplier,verified,featured')
  const headings = within(await screen.findByRole('table', { name: 'Suppliers found' })).getAllByRole('columnheader')
  expect(headings.slice(1).map((heading) => [heading.textContent.trim(), heading.getAttribute('aria-sort')])).toEqual([
    ['Supplier', 'none'],
    ['Verified', 'none'],
    ['Featured until', 'none'],
  ])
})

test('the file has the rows of all pages, and opening hours if shown, as an import reads them', async () => {
  answerRows()
  answer(
    api.query('SuppliersForFile', ({ variables }) => {
      const isLast = variables.after === 'first'
      const nodes = isLast ? [row('4', 'Delta')] : [row('1', 'Acme')]
      const pageInfo = { __typename: 'PageInfo', hasNextPage: !isLast, endCursor: isLast ? 'last' : 'first' }
      return reply({ adminSuppliers: { __typename: 'SupplierEntryConnection', nodes, pageInfo } })
    }),
  )
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  showPage('/admin/suppliers?columns=supplier,hours')
  await userEvent.click(await screen.findByRole('button', { name: 'Download Suppliers found as CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  const lines = (await blobs[0]!.text()).split('\r\n')
  expect(lines[0]).toContain('"Supplier id","Name","Town","County","Postcode","Opening hours"')
  expect(lines[1]).toBe('1,"Acme","Leeds","","","Mo 09:00-12:00,13:00-17:30; Su off"')
  expect(lines[2]).toMatch(/^4,"Delta"/)
  answer(api.query('SuppliersForFile', () => HttpResponse.error()))
  await userEvent.click(screen.getByRole('button', { name: 'Download Suppliers found as CSV' }))
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect(blobs).toHaveLength(1)
  vi.restoreAllMocks()
})

test('Find and a heading pressed in quick succession are both in the address, and the previous rows are marked as busy', async () => {
  answerRows()
  const { address } = showPage('/admin/suppliers?columns=supplier,entered')
  const table = await screen.findByRole('table', { name: 'Suppliers found' })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'))
  const arrivesAt = async (path: string) => {
    for (let turn = 0; address() !== path && turn < 1000; turn++) await Promise.resolve() // React has not rendered it yet
    expect(address()).toBe(path)
  }
  let goOn = () => {}
  const released = new Promise<void>((done) => (goOn = done))
  answer(
    api.query('FindSuppliers', async () => {
      await released
      return undefined // as above
    }),
  )
  fireEvent.change(screen.getByLabelText('Name, postcode or id'), { target: { value: 'blinds' } })
  const form = screen.getByRole('search', { name: 'Suppliers of every status' })
  const [entered, supplier] = ['Added', 'Supplier'].map((name) => within(table).getByRole('button', { name }))
  await act(async () => {
    fireEvent.click(entered!)
    await arrivesAt('/admin/suppliers?columns=supplier%2Centered&sort=OLDEST')
    fireEvent.submit(form)
    await arrivesAt('/admin/suppliers?search=blinds&sort=OLDEST&columns=supplier%2Centered')
    fireEvent.click(supplier!)
    await arrivesAt('/admin/suppliers?search=blinds&sort=NAME&columns=supplier%2Centered')
  })
  expect(screen.getByRole('table', { name: 'Suppliers found' }).getAttribute('aria-busy')).toBe('true')
  goOn()
  await waitFor(() => expect(queries.at(-1)).toEqual({ search: 'blinds', status: null, sort: 'NAME' }))
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'Suppliers found' }).getAttribute('aria-busy')).toBe('false'),
  )
})

test('several suppliers are changed at once, also by shortcuts; a refusal is reported, and the file has what is shown', async () => {
  answerRows()
  const hidden: unknown[] = []
  answer(
    api.mutation('HideSupplier', ({ variables }) => {
      hidden.push(variables['id'])
      if (variables['id'] === '3') return refuse('It is gone.')
      return done('hideSupplier', { supplier: { ...stored, id: variables['id'] } })
    }),
  )
  const user = userEvent.setup()
  const { address } = showPage('/admin/suppliers')
  const table = within(await screen.findByRole('table', { name: 'Suppliers found' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(within(rows[0]!).getByText('–')).toBeTruthy() // no rating yet
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }))
  rows[1]!.focus()
  await user.keyboard(' ')
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Hide' }).disabled).toBe(true) // it is hidden already
  await user.keyboard(' ')
  rows[0]!.focus()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(rows[2])
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(rows[0])
  await user.keyboard(' {ArrowDown}{ArrowDown} ')
  expect(document.activeElement).toBe(rows[2])
  expect(bar.getByRole('status').textContent).toBe('2 selected')
  await user.click(table.getByRole('checkbox', { name: 'Select all that are shown' }))
  expect(bar.getByRole('status').textContent).toBe('3 selected')
  await user.click(bar.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Hide: 1 not done')).toBeTruthy()
  expect(toastKind('Hide: 1 not done')).toBe('error')
  expect([hidden, screen.getByText('It is gone.')]).toEqual([['1', '3'], expect.anything()]) // the second is already hidden
  expect(bar.getByRole('status').textContent).toBe('2 selected') // only the first is done
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Download Suppliers found as CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  const lines = (await blobs[0]!.text()).split('\r\n')
  expect(lines[0]).toContain(
    '"Supplier id","Name","Town","County","Postcode","Phone","Rating","Reviews","Added","Changed"',
  )
  expect(lines[2]).toBe(`2,"'=Beta","Leeds","","","","",0,"2026-01-02","2026-01-02"`)
  vi.restoreAllMocks()
  await user.click(bar.getByRole('button', { name: 'Clear' }))
  expect(bar.getByRole('status').textContent).toBe('')
  rows[1]!.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/suppliers?supplier=2'))
})

test('an editor changes no standing; on a phone a menu sorts the cards, and lifts the order; broken storage is ignored', async () => {
  answerRows()
  answer(api.query('Me', () => reply({ ...mockMe, myRole: 'EDITOR' })))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  localStorage.setItem('office-views-suppliers', '[null]')
  const { address } = showPage('/admin/suppliers?sort=NAME')
  const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
  expect([sort.value, screen.queryByRole('checkbox')]).toEqual(['NAME', null])
  await userEvent.selectOptions(sort, 'Verified ↑')
  expect(address()).toBe('/admin/suppliers?sort=CHECK_OLDEST')
  expect(within(sort).queryByRole('option', { name: 'Verified ↓' })).toBeNull()
  await userEvent.selectOptions(sort, 'Sort')
  expect(address()).toBe('/admin/suppliers')
})

test('an import that is running, or was killed, can be stopped', async () => {
  answerImports(createImport({ status: 'RUNNING', finishedAt: null }))
  const sent: unknown[] = []
  answer(
    api.mutation('StopSupplierImport', ({ variables }) => {
      sent.push(variables)
      return done('stopSupplierImport', {
        import: { __typename: 'SupplierImport', id: '4', status: 'STOPPED', finishedAt: '2026-11-20T10:05:00Z' },
      })
    }),
  )
  showPage('/admin/imports')
  await userEvent.click(await screen.findByRole('button', { name: 'Stop import 4' }))
  expect(await screen.findByText('Interrupted', { selector: 'span' })).toBeTruthy()
  expect(sent).toEqual([{ id: '4' }])
})
