import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, done, pauseAnswers, fillIn, refuse, showPage, toastKind } from '../../app/show-page.tsx'
import { findStep } from './check-registration.ts' // imported before the tests start: a form loads it on demand

let sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent = []
})

const accept = () =>
  done('createRegistration', { registration: { __typename: 'Registration', id: '42', reference: 'R-00042' } })
const answerWith = (respond: typeof accept) =>
  answer(
    api.mutation('CreateRegistration', async ({ variables, request }) => {
      sent.push({ ...(variables.input as object), trace: request.headers.get('x-form-trace') })
      return respond()
    }),
  )

const details = {
  'Business name': 'Honeybourne Blinds',
  Description: 'Blinds, made and fitted by one family.',
  Email: 'hello@honeybourne.example.com',
  Phone: '01632 960123',
}
const place = { Address: '4 High Street', City: 'Cheltenham', County: 'Gloucestershire', Postcode: 'GL50 1AA' }

const show = async () => {
  const user = userEvent.setup()
  const page = showPage('/register-business')
  const form = within(await screen.findByRole('form', { name: 'Register Your Business' }))
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(name)
  const fill = (values: Record<string, string>) => fillIn(field, values)
  const tab = (name: string) => form.getByRole('tab', { name })
  const shown = () => form.getByRole('tab', { selected: true }).textContent
  const press = (name: string) => user.click(form.getByRole('button', { name }))
  const getMessage = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
  const submit = () => form.getByRole<HTMLButtonElement>('button', { name: /^Submit/ })
  const toLast = async () => {
    await fill(details)
    await press('Next')
    await user.click(form.getByRole('checkbox', { name: 'Roller Blinds' }))
    await press('Next')
  }
  return { ...page, user, form, field, fill, tab, shown, press, getMessage, submit, toLast }
}

test('opening hours are optional, and invalid ones are refused', async () => {
  answerWith(accept)
  const { field, fill, press, shown, getMessage, user, form, submit, tab } = await show()
  await fill({ ...details, 'Opening hours': 'whenever' })
  await press('Next')
  expect(shown()).toBe('Business Details')
  expect(getMessage('Opening hours')).toContain('Please write your hours like Mon-Fri 9-5; Sat 10-4')
  tab('Business Details').focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(field('Opening hours')))
  await user.clear(field('Opening hours'))
  await fill({ 'Opening hours': 'Mon-Fri 9-5' })
  await press('Next')
  await press('Next')
  await fill(place)
  await user.click(form.getByRole('checkbox', { name: /terms/ }))
  await user.click(form.getByRole('checkbox', { name: /privacy/ }))
  await user.click(submit())
  await waitFor(() => expect(sent[0]).toMatchObject({ openingHours: 'Mon-Fri 9-5' }))
})

test('three steps, three benefits, and the promise of 1-2 business days', async () => {
  const { form } = await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Register Your Business')
  expect(form.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Business Details',
    'Services',
    'Location & Contact',
  ])
  const promise = screen.getByText('1-2 business days')
  expect(promise.parentElement!.textContent).toContain(
    'We review it within 1-2 business days, then publish your listing.',
  )
  expect(promise.className).toBe('no-break')
  const benefits = within(screen.getByRole('region', { name: 'Why register?' }))
  expect(benefits.getAllByRole('listitem')).toHaveLength(3)
})

test('what a browser can fill in, which keyboard a phone shows, and which fields are optional', async () => {
  const { field, form } = await show()
  const attributes = ['type', 'autocomplete', 'maxlength', 'aria-required']
  for (const [name, ...values] of [
    ['Business name', 'text', 'organization', '120', 'true'],
    ['Email', 'email', 'email', '254', 'true'],
    ['Phone', 'tel', 'tel', '40', 'true'],
    ['Website', 'url', 'url', '300', 'false'],
    ['Postcode', 'text', 'postal-code', '20', 'true'],
    ['Contact email', 'email', null, '254', 'false'],
  ] as const)
    expect([name, ...attributes.map((attribute) => field(name).getAttribute(attribute))]).toEqual([name, ...values])
  const help = document.getElementById(field('Website').getAttribute('aria-describedby')!)
  expect(help!.textContent).toBe('Optional.')
  const links = ['terms and conditions', 'privacy policy'].map((name) => form.getByText(name, { selector: 'a' }))
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms-of-service', '_blank'],
    ['/privacy-policy', '_blank'], // so that the form stays
  ])
})

test('the twelve services and the eight countries', async () => {
  const { form, field } = await show()
  expect(
    form
      .getAllByRole('checkbox', { hidden: true })
      .map((box) => box.getAttribute('value'))
      .filter(Boolean),
  ).toEqual([
    'Blinds',
    'Curtains',
    'Shutters',
    'Vertical Blinds',
    'Roller Blinds',
    'Roman Blinds',
    'Venetian Blinds',
    'Wooden Blinds',
    'Custom Designs',
    'Installation',
    'Repairs',
    'Consultation',
  ])
  expect([...field('Country').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'United Kingdom',
    'France',
    'Germany',
    'Spain',
    'Italy',
    'Netherlands',
    'Belgium',
    'Ireland',
  ])
  expect(field('Country').value).toBe('United Kingdom')
})

test('a message appears with the change that makes the field invalid, and disappears with the one that corrects it', async () => {
  const { user, field, fill, press, getMessage, form } = await show()
  const stepOne = [
    ['Business name', 'A', 'B', 'Business name must be at least 2 characters.'],
    ['Email', 'hello@', 'example.com', 'Please enter a valid email address.'],
    ['Phone', '12345', '6', 'Please enter a valid phone number.'],
    ['Description', 'Nineteen letters it', '!', 'Description must be at least 20 characters.'],
  ] as const
  for (const [name, short, rest, message] of stepOne) {
    await user.type(field(name), short)
    expect(getMessage(name)).toBe(message)
    await user.type(field(name), rest)
    expect(field(name).getAttribute('aria-invalid')).toBe('false')
  }
  await user.type(field('Website'), 'nonsense')
  expect(getMessage('Website')).toBe('Please enter a valid website address, or leave the field empty.')
  await user.type(field('Website'), '.example.com')
  await press('Next')
  await press('Next')
  const stepThree = [
    ['Address', 'High', ' St', 'Please enter a valid address.'],
    ['City', 'B', 'ath', 'Please enter a valid city.'],
    ['County', 'S', 'omerset', 'Please enter a valid county.'],
    ['Postcode', 'B', 'A1', 'Please enter a valid postcode.'],
    ['Contact email', 'me@', 'example.com', 'Please enter a valid email address.'],
  ] as const
  for (const [name, short, rest, message] of stepThree) {
    await user.type(field(name), short)
    expect(getMessage(name)).toBe(message)
    await fill({ [name]: rest })
    expect(field(name).getAttribute('aria-invalid')).toBe('false')
  }
  for (const [name, message] of [
    ['I accept the terms and conditions', 'You must accept the terms and conditions.'],
    ['I accept the privacy policy', 'You must accept the privacy policy.'],
  ] as const) {
    const box = form.getByRole('checkbox', { name })
    await user.dblClick(box)
    expect(screen.getByText(message)).toBeTruthy()
    await user.click(box)
    expect(screen.queryByText(message)).toBeNull()
  }
})

test('Next only continues from a valid step, to its first field, and otherwise focuses the first error; Previous goes back', async () => {
  const { field, fill, press, shown, getMessage, form } = await show()
  expect(form.queryByRole('button', { name: 'Previous' })).toBeNull()
  await press('Next')
  expect(shown()).toBe('Business Details')
  expect(getMessage('Business name')).toBe('Business name must be at least 2 characters.')
  expect(getMessage('Description')).toBe('Description must be at least 20 characters.')
  await waitFor(() => expect(document.activeElement).toBe(field('Business name')))
  await fill(details)
  await press('Next')
  expect(shown()).toBe('Services')
  expect(document.activeElement).toBe(form.getByRole('checkbox', { name: 'Blinds' })) // at once: later it would take what is typed elsewhere
  await press('Previous')
  expect(shown()).toBe('Business Details')
  expect(field('Business name').value).toBe('Honeybourne Blinds')
})

test('tabs: always back, forward only from valid steps; what was typed stays', async () => {
  const { user, tab, shown, fill, field, toLast } = await show()
  for (const name of ['Services', 'Location & Contact']) {
    await user.click(tab(name))
    expect(shown()).toBe('Business Details')
  }
  await waitFor(() => expect(document.activeElement).toBe(field('Business name')))
  await toLast()
  expect(shown()).toBe('Location & Contact')
  await fill({ Address: '4' })
  await user.click(tab('Business Details'))
  expect(shown()).toBe('Business Details')
  await user.clear(field('Phone'))
  await user.click(tab('Services'))
  expect(shown()).toBe('Business Details')
  await fill({ Phone: '01632 960123' })
  await user.click(tab('Location & Contact'))
  expect([shown(), field('Address').value]).toEqual(['Location & Contact', '4'])
})

test('Enter works like Next', async () => {
  const { user, field, fill, shown } = await show()
  await fill(details)
  await user.type(field('Website'), '{Enter}')
  expect(shown()).toBe('Services')
  expect(screen.getByText('Step 2 of 3')).toBeTruthy()
  expect(sent).toEqual([])
})

test('sent once, without the acceptance flags; then the success screen with the reference', async () => {
  answerWith(accept)
  const { user, fill, field, form, submit, toLast, address } = await show()
  await fill({ Website: 'honeybourne' })
  await user.clear(field('Website')) // which is not sent
  await toLast()
  expect(submit().disabled).toBe(true)
  expect(document.getElementById(submit().getAttribute('aria-describedby')!)!.textContent).toBe(
    'Complete these first: Address, City, County, Postcode, Terms and conditions, Privacy policy.',
  )
  await fill(place)
  await user.click(form.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
  expect(submit().disabled).toBe(true)
  await user.click(form.getByRole('checkbox', { name: 'I accept the privacy policy' }))
  expect(submit().disabled).toBe(false)
  const goOn = pauseAnswers()
  await user.dblClick(submit())
  expect([submit().disabled, submit().textContent]).toEqual([true, 'Submitting...'])
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  goOn()
  expect(await screen.findByText('Thank you for your interest! We will contact you shortly.')).toBeTruthy()
  expect(toastKind('Thank you for your interest! We will contact you shortly.')).toBe('success')
  expect(screen.getAllByText('Registration Submitted')).toHaveLength(2)
  expect(document.activeElement?.textContent).toBe('Registration Submitted')
  expect(screen.getByText('R-00042').parentElement!.textContent).toBe(
    'Your reference number is R-00042. Please quote it if you contact us.',
  )
  expect(screen.getByText('1-2 business days').parentElement!.textContent).toContain(
    'We review every registration within 1-2 business days.',
  )
  expect(sent).toEqual([
    {
      name: 'Honeybourne Blinds',
      description: 'Blinds, made and fitted by one family.',
      email: 'hello@honeybourne.example.com',
      phone: '01632 960123',
      services: ['ROLLER_BLINDS'],
      address: '4 High Street',
      city: 'Cheltenham',
      county: 'Gloucestershire',
      postcode: 'GL50 1AA',
      country: 'GB',
      trace: expect.stringMatching(/^openForMs=\d+$/),
    },
  ])
  answer(
    ...['FeaturedSuppliers', 'PopularLocations', 'LatestPosts'].map((name) =>
      api.query(name, () => HttpResponse.error()),
    ),
  )
  await user.click(screen.getByRole('link', { name: 'Return to Homepage' }))
  await waitFor(() => expect(address()).toBe('/'))
})

const fillAll = async ({ user, form, fill, toLast, submit }: Awaited<ReturnType<typeof show>>) => {
  await toLast()
  await fill(place)
  await user.click(form.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
  await user.click(form.getByRole('checkbox', { name: 'I accept the privacy policy' }))
  await user.click(submit())
}

test('without a reference the success screen has none', async () => {
  answerWith(() => done('createRegistration', { registration: null }))
  await fillAll(await show())
  expect(await screen.findByRole('link', { name: 'Return to Homepage' })).toBeTruthy()
  expect(screen.queryByText(/reference number/)).toBeNull()
  expect(sessionStorage.getItem('draft registration')).toBeNull()
})

test("the server's message about a field opens its step and focuses it; it can be corrected and sent again", async () => {
  answerWith(() =>
    refuse('That number is not in use.', { code: 'BAD_USER_INPUT', fields: { phone: 'That number is not in use.' } }),
  )
  const page = await show()
  await fillAll(page)
  expect(await screen.findByText('Registration Failed')).toBeTruthy()
  expect(page.shown()).toBe('Business Details')
  expect(page.getMessage('Phone')).toBe('That number is not in use.')
  await waitFor(() => expect(document.activeElement).toBe(page.field('Phone')))
  answerWith(accept)
  await page.user.type(page.field('Phone'), '4')
  await page.user.click(page.tab('Location & Contact'))
  expect(page.field('Address').value).toBe('4 High Street')
  await page.user.click(page.submit())
  expect(await screen.findByRole('link', { name: 'Return to Homepage' })).toBeTruthy()
})

test('a message about one of several services opens their step', () => {
  expect(findStep({ 'services.1': 'Please choose from the list.' })).toBe('services')
})

test('an unexpected failure: please try again, and everything stays', async () => {
  answer(api.mutation('CreateRegistration', () => HttpResponse.error()))
  const page = await show()
  await fillAll(page)
  expect(await screen.findByText('Registration Failed')).toBeTruthy()
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy()
  expect([page.shown(), page.field('City').value, page.submit().disabled]).toEqual([
    'Location & Contact',
    'Cheltenham',
    false,
  ])
})

test('what was typed survives a reload, with its step and a warning; once sent or cleared, it is deleted', async () => {
  const { fill, ...before } = await show()
  await fill(details)
  await before.press('Next')
  await waitFor(() => expect(sessionStorage.getItem('draft registration')).toContain('"step":"services"'))
  await before.user.click(before.form.getByRole('checkbox', { name: 'Roller Blinds' }))
  await waitFor(() => expect(sessionStorage.getItem('draft registration')).toContain('Roller Blinds'))
  expect(
    before.form.getByText(
      /We save your answers in this browser tab. On a shared computer, close the tab when you finish./,
    ),
  ).toBeTruthy()
  cleanup()
  const { form, field, shown, press } = await show()
  expect(await form.findByText('We’ve restored your answers.')).toBeTruthy()
  expect(shown()).toBe('Services')
  expect(field('Business name').value).toBe('Honeybourne Blinds')
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Roller Blinds' }).checked).toBe(true)
  await press('Clear the Form')
  expect(field('Business name').value).toBe('')
  expect(sessionStorage.getItem('draft registration')).toBeNull()
})
