import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createSnippets, fallbackLink, settingsIn } from './snippets.ts'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'

test('the page shows the files of docs/examples/ unchanged, except for the site’s own address', async () => {
  showPage('/partners')
  await screen.findByRole('heading', { level: 1, name: 'Partners and developers' })
  for (const [label, file] of [
    ['curl', 'curl.sh'],
    ['fetch', 'fetch.mjs'],
    ['Apollo Client', 'apollo-client.mjs'],
    ['Typed client: main.mts', 'typed-client/main.mts'],
  ]) {
    const text = readFileSync(`docs/examples/${file}`, 'utf8').replaceAll(
      'http://localhost:4000',
      'https://directory.test',
    )
    expect(text).toContain('https://directory.test/graphql')
    expect(screen.getByRole('region', { name: label! }).textContent).toBe(text)
    expect(screen.getByRole('button', { name: `Copy ${label!.toLowerCase()}` })).toBeTruthy()
  }
  const policies = within(screen.getByRole('region', { name: 'Directives' }))
  expect(policies.getByText('script-src https://directory.test; connect-src https://directory.test')).toBeTruthy()
})

test('a supplier’s badge is shown with the code to copy; an unknown number is reported', async () => {
  answer(
    api.query('Badge', ({ variables }) =>
      reply({
        supplier:
          variables.id === '12'
            ? { __typename: 'Supplier', id: '12', title: 'Sill & "Sash"', averageRating: 4.6, reviewCount: 3 }
            : null,
      }),
    ),
  )
  const { unmount } = showPage('/partners')
  await screen.findByRole('form', { name: 'Badge' })
  expect(['Make One', 'Get Yours', 'See Examples'].map((name) => screen.getByText(name).getAttribute('href'))).toEqual([
    '/partners/widget',
    '/partners#badge',
    '/partners#examples',
  ])
  expect(['badge', 'examples', 'policies'].filter((id) => !document.getElementById(id))).toEqual([])
  expect(screen.queryByText('There is no supplier with this number in the directory.')).toBeNull()
  unmount()
  showPage('/partners?supplier=https%3A%2F%2Fdirectory.test%2Fsuppliers%2F12')
  const picture = await screen.findByRole('img', { name: 'Sill & "Sash" on Blind & Curtain Directory' })
  expect(picture.getAttribute('src')).toBe('/badge/12.svg')
  expect(screen.getByRole('region', { name: 'Badge' }).textContent).toBe(
    `<a href="https://directory.test/suppliers/12">
  <img src="https://directory.test/badge/12.svg" width="240" height="64"
    alt="Sill &amp; &quot;Sash&quot; on Blind &amp; Curtain Directory">
</a>`,
  )
  showPage('/partners?supplier=https%3A%2F%2Fdirectory.test%2Fsuppliers%2F13%2F')
  await screen.findByText('There is no supplier with this number in the directory.')
})

test('if a supplier’s badge does not load, the supplier is not reported as unknown, and it can be retried', async () => {
  answer(api.query('Badge', () => refuse('x')))
  showPage('/partners?supplier=12')
  const again = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.queryByText('There is no supplier with this number in the directory.')).toBeNull()
  const supplier = { __typename: 'Supplier', id: '12', title: 'Sill & Sash', averageRating: 4.6, reviewCount: 3 }
  answer(api.query('Badge', () => reply({ supplier })))
  await userEvent.click(again)
  expect(await screen.findByRole('img', { name: 'Sill & Sash on Blind & Curtain Directory' })).toBeTruthy()
})

test('the link for browsers without code leads to a page that exists, though the county does not', () => {
  const settings = { county: 'atlantis', service: 'blinds', limit: '3', heading: '' }
  expect(fallbackLink(settings, undefined, 'https://directory.test').href).toBe(
    'https://directory.test/directory?service=blinds',
  )
  expect(fallbackLink(settings, undefined, '').text).toBe('Blind suppliers')
  expect(fallbackLink({ ...settings, county: 'kent', service: 'roofs' }, 'Kent', '')).toEqual({
    href: '/counties/kent',
    text: 'Blind and curtain suppliers in Kent',
  })
  const { frame, html } = createSnippets(
    settingsIn(new URLSearchParams('county=&limit=many')),
    undefined,
    'https://a.test',
  )
  expect(frame).toContain('height="690"') // five suppliers
  expect(frame).toContain("if (origin !== 'https://a.test' ||")
  expect(html).toBe('curl "https://a.test/widget/html?limit=many"')
})

test('the builder previews the choices with the widget itself, and puts them in the code to copy', async () => {
  answer(
    api.query('WidgetCounties', () =>
      reply({
        counties: [
          { __typename: 'County', id: '1', name: 'Kent', urlName: 'kent' },
          { __typename: 'County', id: '2', name: 'Rutland', urlName: 'rutland' },
        ],
      }),
    ),
  )
  const unknown = showPage('/partners/widget?county=atlantis')
  await screen.findByRole('option', { name: 'Rutland' })
  const chosen = within(screen.getByRole('form', { name: 'Widget settings' })).getByLabelText<HTMLSelectElement>(
    'County',
  )
  expect([chosen.value, [...chosen.options].map(({ text }) => text)]).toEqual([
    'atlantis', // the widget reports it
    ['All of them', 'atlantis', 'Kent', 'Rutland'],
  ])
  expect(document.head.querySelector('script[src="/widget.js"]')).toBeTruthy()
  unknown.unmount()
  const { container } = showPage('/partners/widget?limit=3&county=kent')
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Widget settings' }))
  await form.findByRole('option', { name: 'Rutland' })
  expect(form.getByLabelText<HTMLSelectElement>('County').value).toBe('kent')
  expect(screen.getByRole('region', { name: 'Frame' }).textContent).toContain(
    'title="Blind and curtain suppliers in Kent"',
  )
  await user.selectOptions(form.getByLabelText('County'), 'Rutland')
  await user.selectOptions(form.getByLabelText('Service'), 'Blinds')
  await user.type(form.getByLabelText('Heading'), 'Our "friends"')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Widget' }).textContent).toBe(
      `<script async src="https://directory.test/widget.js"></script>
<bcd-suppliers county="rutland" service="blinds" limit="3" heading="Our &quot;friends&quot;">
  <a href="https://directory.test/directory?service=blinds&amp;county=rutland">Our &quot;friends&quot;</a>
</bcd-suppliers>`,
    ),
  )
  expect(screen.getByText(/^What your Content-Security-Policy/).getAttribute('href')).toBe('/partners#policies')
  const widget = container.querySelector('bcd-suppliers')!
  expect(widget.querySelector('a')!.getAttribute('href')).toBe('/directory?service=blinds&county=rutland')
  expect([widget.getAttribute('county'), widget.getAttribute('service'), widget.getAttribute('limit')]).toEqual([
    'rutland',
    'blinds',
    '3',
  ])
  expect(screen.getByRole('region', { name: 'Frame' }).textContent).toContain(
    'src="https://directory.test/widget/frame?county=rutland&amp;service=blinds&amp;limit=3&amp;heading=Our+%22friends%22"',
  )
})
