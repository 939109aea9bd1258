import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'
import { buildList, buildPlace, buildSupplier } from '../suppliers/build-supplier.ts'

let queries: unknown[]
beforeEach(() => void (queries = []))

const answerWith = (overrides: Parameters<typeof buildList>[1], nodes = [buildSupplier()]) =>
  answer(
    api.query('Directory', ({ variables }) => {
      queries.push(variables.filter)
      return reply(buildList(nodes, overrides))
    }),
    api.query('Suggest', () => reply({ suggest: [] })),
  )
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

const romanBlinds = {
  place: buildPlace(),
  totalCount: 76,
  reading: { words: 'roman blinds', subject: 'roman blind', isPlaceFromWords: true, radiusMiles: 50 },
}

test.each(['search', 'location'])(
  'words and a place in %s stand each in its own field, and can be taken back',
  async (name) => {
    answerWith(romanBlinds)
    const { address } = showPage(`/directory?${name}=roman+blinds+in+stroud`)
    expect(await screen.findByText('76 roman blind suppliers within 50 miles of Stroud · Best match')).toBeTruthy()
    expect([field('Search'), field('Location')]).toEqual(['roman blinds', 'Stroud'])
    expect(document.title).toBe('roman blinds Suppliers near Stroud | Blind & Curtain Directory')
    expect(href('10 miles')).toBe(
      '/directory?search=roman+blinds&location=Stroud&place=stroud-gloucestershire&radius=10',
    )
    expect(screen.getByText(/^76 roman blind suppliers/).getAttribute('role')).toBe('status')
    const instead = await screen.findByRole('link', { name: 'Search for “roman blinds in stroud” instead' })
    expect(instead.getAttribute('rel')).toBe('nofollow')
    await userEvent.click(instead)
    await waitFor(() => expect(address()).toBe('/directory?search=roman+blinds+in+stroud&exact=1'))
    await waitFor(() => expect(queries.at(-1)).toEqual({ query: 'roman blinds in stroud', asTyped: true }))
  },
)

test('a full postcode typed into Search appears whole in Location, not as its district', async () => {
  const district = { ...buildPlace(), name: 'GL5', kind: 'OUTCODE', slug: 'gl5' }
  answerWith({ ...romanBlinds, place: district, reading: { ...romanBlinds.reading, postcode: 'GL5 1AB' } })
  showPage('/directory?search=roman+blinds+gl51ab')
  await waitFor(() => expect(field('Location')).toBe('GL5 1AB'))
  expect(href('10 miles')).toBe('/directory?search=roman+blinds&location=GL5+1AB&radius=10')
})

test('a distance beyond the limits, in words, becomes the limit, with a note', async () => {
  answerWith({ ...romanBlinds, reading: { ...romanBlinds.reading, radiusMiles: 200, isRadiusLimited: true } })
  showPage('/directory?search=roman+blinds+within+900+miles+of+stroud')
  expect(await screen.findByText('The radius must be a whole number of miles from 1 to 200. Showing 200.')).toBeTruthy()
})

test('words searched for as typed can be interpreted again', async () => {
  answerWith({ reading: { words: 'roman blinds in stroud' } })
  const { address } = showPage('/directory?search=roman+blinds+in+stroud&exact=1')
  expect((await screen.findByText(/^We searched for/)).textContent).toBe(
    'We searched for exactly these words. Look for a place in “roman blinds in stroud” too',
  )
  expect(field('Search')).toBe('roman blinds in stroud')
  expect(href(/^Look for a place/)).toBe('/directory?search=roman+blinds+in+stroud')
  await userEvent.type(screen.getByLabelText('Search'), ' green{Enter}')
  await waitFor(() => expect(address()).toBe('/directory?search=roman+blinds+in+stroud+green')) // other words are read
})

test.each(['at=51.9,-2.08', 'area=-3,51,-2,52'])(
  'a place that is typed into Search goes before %s, which is gone from there on',
  async (where) => {
    answerWith(romanBlinds)
    showPage(`/directory?search=roman+blinds+in+stroud&${where}`)
    expect(await screen.findByText(/^76 roman blind suppliers within 50 miles of Stroud/)).toBeTruthy()
    expect(href('10 miles')).toBe(
      '/directory?search=roman+blinds&location=Stroud&place=stroud-gloucestershire&radius=10',
    )
  },
)

test('applying the filters sends what is shown: words and place separately', async () => {
  answerWith(romanBlinds)
  const { address } = showPage('/directory?search=roman+blinds+in+stroud')
  await screen.findByText(/^76 roman blind suppliers/)
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Installation')
  await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() =>
    expect(address()).toBe(
      '/directory?search=roman+blinds&location=Stroud&place=stroud-gloucestershire&service=installation',
    ),
  )
})

test('other places of the same name are offered, exactly', async () => {
  const place = buildPlace({ name: 'Richmond', county: 'Greater London', slug: 'richmond-greater-london' })
  const other = buildPlace({ id: '2', name: 'Richmond', county: 'North Yorkshire', slug: 'richmond-north-yorkshire' })
  answerWith({ place, reading: { radiusMiles: 50, namesakes: [other] } })
  const { address } = showPage('/directory?location=richmond&service=blinds')
  expect((await screen.findByText(/^Did you mean/)).parentElement!.textContent).toBe(
    'Did you mean Richmond, North Yorkshire?',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Richmond, North Yorkshire' }))
  await waitFor(() =>
    expect(address()).toBe(
      '/directory?location=Richmond%2C+North+Yorkshire&place=richmond-north-yorkshire&service=blinds',
    ),
  )
  expect(queries.at(-1)).toMatchObject({ place: 'richmond-north-yorkshire' })
})

test('namesakes that cannot be distinguished are not offered', async () => {
  const place = buildPlace({ name: 'Hayes', county: 'Greater London', slug: 'hayes-greater-london' })
  answerWith({
    place,
    reading: { radiusMiles: null, namesakes: [{ ...place, id: '2', slug: 'hayes-greater-london-2' }] },
  })
  showPage('/directory?location=hayes')
  await screen.findByText(/ in Hayes/)
  expect(screen.queryByText(/^Did you mean/)).toBeNull()
})

test('some names take an article', async () => {
  answerWith({
    place: buildPlace({ name: 'Home Counties', county: null, kind: 'AREA' }),
    reading: { radiusMiles: null },
  })
  showPage('/directory?location=home+counties')
  expect(await screen.findByText(/ in the Home Counties/)).toBeTruthy()
})

test('a place chosen only by its slug is named in the form, and stays when only the words change', async () => {
  answerWith({ place: buildPlace({ name: 'Richmond', county: 'Greater London', slug: 'richmond-greater-london' }) })
  const { address } = showPage('/directory?place=richmond-greater-london')
  await screen.findAllByRole('article')
  expect(field('Location')).toBe('Richmond, Greater London')
  await userEvent.type(screen.getByLabelText('Search'), 'voile{Enter}')
  await waitFor(() =>
    expect(address()).toBe('/directory?search=voile&location=Richmond%2C+Greater+London&place=richmond-greater-london'),
  )
})

test('a likelier spelling is offered but not applied', async () => {
  answerWith({ reading: { words: 'venitian blinds', suggestedQuery: 'venetian blinds' } })
  showPage('/directory?search=venitian+blinds&service=blinds')
  expect((await screen.findByText(/^Did you mean/)).parentElement!.textContent).toBe('Did you mean venetian blinds?')
  expect(href('venetian blinds')).toBe('/directory?search=venetian+blinds&service=blinds')
})

test('a misspelt place is reported', async () => {
  answerWith({ place: buildPlace({ name: 'Stroud' }), reading: { misspeltPlace: 'stroude', radiusMiles: 50 } })
  const { goTo } = showPage('/directory?location=stroude')
  expect(await screen.findByText('Showing Stroud.')).toBeTruthy()
  answerWith({ reading: { words: 'blinds strowd', misspeltPlace: 'strowd', namesakes: [buildPlace()] } })
  await goTo('/directory?search=blinds+Strowd')
  await screen.findByRole('link', { name: 'Stroud, Gloucestershire' })
  expect(href('Stroud, Gloucestershire')).toBe(
    '/directory?search=blinds&location=Stroud%2C+Gloucestershire&place=stroud-gloucestershire',
  )
})

test('it says what a brand makes', async () => {
  const brandNote = 'Somfy makes motors. These suppliers say that they sell or fit it.'
  answerWith({ reading: { words: 'somfy', brandNote } })
  const { goTo } = showPage('/directory?search=somfy')
  expect(await screen.findByText(brandNote)).toBeTruthy()
  const nobody = 'Warema makes external blinds. No supplier here says that they sell or fit it.'
  answerWith({ reading: { words: 'warema', brandNote: nobody } }, [])
  await goTo('/directory?search=warema')
  expect(await screen.findByText(nobody)).toBeTruthy()
})

test('how a search was changed is shown before its other possible meanings', async () => {
  answerWith({ ...romanBlinds, correctedQuery: 'roman blinds in stroud' })
  showPage('/directory?search=romna+blinds+in+stroud&radius=500')
  const last = await screen.findByRole('link', { name: /^Search for “/ })
  const notes = [...document.querySelectorAll('.search-note')].map(({ textContent }) => textContent)
  expect(notes).toEqual([
    'The radius must be a whole number of miles from 1 to 200. Showing 200.',
    'Showing results for roman blinds in stroud instead of “romna blinds in stroud”.',
    last.textContent,
  ])
})

/** Simulates browser translation, which replaces text nodes by elements. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }))
}

test('on a translated page one note replaces another', async () => {
  const namesakes = ['Devon', 'Kent'].map((county, at) =>
    buildPlace({ id: `${at + 2}`, name: 'Ash', county, slug: `ash-${county.toLowerCase()}` }),
  )
  const place = buildPlace({ name: 'Ash', county: 'Surrey', slug: 'ash-surrey' })
  const steps = [
    [{ correctedQuery: 'roman blinds' }, /^Showing results for roman blinds instead of/],
    [
      { droppedWords: ['purple'] },
      /^Few or no suppliers here are known for all your words\. Showing results without “purple”\.$/,
    ],
    [{ place, reading: { namesakes } }, /^Did you mean Ash, Devon or Ash, Kent\?$/],
    [{ place, reading: { namesakes: namesakes.slice(1) } }, /^Did you mean Ash, Kent\?$/],
    [romanBlinds, /^Search for “/],
    [{ reading: { words: 'roman blinds' } }, /^We searched for exactly these words/],
    [romanBlinds, /^Search for “/],
  ] as const
  const page = showPage('/contact')
  for (const [at, [overrides, words]] of steps.entries()) {
    answerWith(overrides)
    const exact = words.source.startsWith('^We searched') ? '&exact=1' : ''
    await act(() => page.goTo(`/directory?search=${at}${exact}`))
    const notes = () => [...document.querySelectorAll('.search-note')].map(({ textContent }) => textContent)
    await waitFor(() => expect(notes()).toEqual([expect.stringMatching(words)]))
    translate()
  }
})

test('the searched services come first on a card', async () => {
  answerWith({}, [
    buildSupplier({ services: ['Blinds', 'Curtains', 'Repairs'], matchedServices: ['Roman Blinds', 'Curtains'] }),
  ])
  showPage('/directory?search=roman')
  const card = within(await screen.findByRole('article'))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Roman Blinds',
    'Curtains',
    'Blinds',
    '+1 more',
  ])
})

test('if nobody offers the service it says so, and does not count the others as matches', async () => {
  answerWith({
    place: buildPlace(),
    totalCount: 12,
    droppedService: true,
    reading: { subject: 'shutter', radiusMiles: 50 },
  })
  showPage('/directory?location=Stroud&service=shutters')
  expect(await screen.findByText('No suppliers near Stroud offer shutters. These offer something else.')).toBeTruthy()
  expect(screen.getByText('12 suppliers within 50 miles of Stroud · Best match')).toBeTruthy()
})

test('a wider circle than a county, than one around the visitor, and than the default distance', async () => {
  const reading = { radiusMiles: 25 }
  answerWith({ widenedToMiles: 25, totalCount: 3, place: buildPlace({ name: 'Rutland', kind: 'COUNTY' }), reading })
  const { goTo } = showPage('/directory?location=rutland')
  expect((await screen.findByText(/^No suppliers /)).parentElement!.textContent).toBe(
    'No suppliers in Rutland. Showing the nearest: 3 within 25 miles. ',
  )
  answerWith({ widenedToMiles: 120, totalCount: 3, reading })
  await goTo('/directory?at=51.9,-2.08')
  expect((await screen.findByText(/^No suppliers within/)).parentElement!.textContent).toBe(
    'No suppliers within 50 miles of your location. Showing the nearest: 3 within 120 miles. ',
  )
  expect(screen.getByText('Within 50 miles').localName).toBe('summary') // as it was searched
})

test('a corrected place is quoted as it was typed; a likelier spelling leaves out the place that was read', async () => {
  answerWith({ correctedQuery: 'stroud', reading: { misspeltPlace: 'strood' }, place: buildPlace() })
  const { goTo } = showPage('/directory?location=strood')
  expect((await screen.findByText(/^Showing results for/)).textContent).toBe(
    'Showing results for stroud instead of “strood”.',
  )
  expect(screen.queryByText(/^Showing Stroud\./)).toBeNull()
  const namesakes = ['Devon', 'Kent'].map((county) => buildPlace({ id: county, county, slug: `stroud-${county}` }))
  const reading = { misspeltPlace: 'stroode', suggestedQuery: 'strode', isPlaceFromWords: true, namesakes }
  answerWith({ place: buildPlace(), reading })
  await goTo('/directory?search=blinds+stroode&place=stroud-gloucestershire')
  const note = (await screen.findByText('Did you mean')).parentElement!
  expect(note.textContent).toBe('Showing Stroud. Did you mean strode, Stroud, Devon or Stroud, Kent?')
  expect(href('strode')).toBe('/directory?search=strode')
})

test('a place that is not found is named, with or without suppliers', async () => {
  answerWith({})
  const { goTo } = showPage('/directory?location=Atlantis')
  expect(
    await screen.findByText('We couldn’t find a place called “Atlantis”, so these suppliers are from everywhere.'),
  ).toBeTruthy()
  answerWith({}, [])
  await goTo('/directory?location=Lyonesse')
  expect(
    await screen.findByText(
      'We couldn’t find a place called “Lyonesse”. Check the spelling, or try a nearby town or postcode.',
    ),
  ).toBeTruthy()
})

test('without matches the reason names where was searched, and an area can be left', async () => {
  answerWith({ reading: { words: 'zebra' } }, [])
  const { goTo } = showPage('/directory?search=zebra&area=-3,51,-2,52')
  expect(await screen.findByText(/^No suppliers match “zebra” in this area\. /)).toBeTruthy()
  expect(href('Search everywhere')).toBe('/directory?search=zebra')
  await goTo('/directory?search=zebra&at=51.9,-2.08')
  expect(await screen.findByText(/^No suppliers match “zebra” near you\. /)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Search everywhere' })).toBeNull()
  answerWith({ place: buildPlace({ name: 'Kent', kind: 'COUNTY' }) }, [])
  await goTo('/directory?location=kent&service=shutters')
  expect(await screen.findByText(/^No suppliers in Kent\. /)).toBeTruthy()
  answerWith({ droppedService: true })
  await goTo('/directory?at=51.9,-2.08&service=shutters&service=blinds')
  expect(await screen.findByText(/^No suppliers near you offer shutters or blinds\. /)).toBeTruthy()
})

test('if there are no suppliers it says so, and shows the three nearest of any kind', async () => {
  const alternatives = ['Ash', 'Birch', 'Cedar'].map((name, index) =>
    buildSupplier({ id: `${index}`, name, distance: 210 + index }),
  )
  const reading = { words: 'zebra', radiusMiles: 50, openNow: true }
  answerWith({ place: buildPlace(), alternatives, reading, droppedWords: ['purple'], droppedService: true }, [])
  showPage('/directory?location=Stroud&search=zebra&open=now')
  const nearest = within(await screen.findByRole('region', { name: 'Nearest suppliers for any service' }))
  expect(nearest.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Ash',
    'Birch',
    'Cedar',
  ])
  expect(nearest.getByText(/210 miles/)).toBeTruthy()
  expect(screen.getByText(/^No suppliers open now match “zebra” near Stroud\./)).toBeTruthy()
  expect(href('Include suppliers that are closed')).toBe('/directory?search=zebra&location=Stroud')
  expect(document.querySelectorAll('.search-note')).toHaveLength(0) // of results that there are not
})

test('open now, a minimum rating, verified and a minimum order are chosen, are in the address, and can be removed', async () => {
  answerWith({})
  const { address } = showPage('/directory?location=Stroud')
  await userEvent.click(await screen.findByRole('link', { name: 'Open now' }))
  await waitFor(() => expect(address()).toBe('/directory?location=Stroud&open=now'))
  await userEvent.click(screen.getByRole('link', { name: '4 stars and up' }))
  await waitFor(() => expect(address()).toBe('/directory?location=Stroud&open=now&rating=4'))
  await waitFor(() => expect(queries.at(-1)).toEqual({ near: 'Stroud', openNow: true, minRating: 4 }))
  expect(screen.getByText('Open now, 4+ stars')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open now' }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('link', { name: '4 stars and up' }))
  await waitFor(() => expect(address()).toBe('/directory?location=Stroud&open=now'))
  await userEvent.click(screen.getByRole('link', { name: 'Verified' }))
  await waitFor(() => expect(address()).toBe('/directory?location=Stroud&open=now&verified=1'))
  await userEvent.click(screen.getByRole('link', { name: 'Minimum order up to £100' }))
  await waitFor(() => expect(address()).toBe('/directory?location=Stroud&open=now&minimum=100&verified=1'))
  await waitFor(() =>
    expect(queries.at(-1)).toEqual({ near: 'Stroud', openNow: true, verified: true, maxMinimumOrderPence: 10_000 }),
  )
})

test('open now and a rating typed in words become filters, which can be removed', async () => {
  answerWith({ reading: { words: 'blinds', subject: 'blind', openNow: true, minRating: 4.5 } })
  showPage('/directory?search=4.5+star+blinds+open+now')
  expect(await screen.findByText('Open now, 4.5+ stars')).toBeTruthy()
  expect(field('Search')).toBe('blinds')
  expect(href('Open now')).toBe('/directory?search=blinds&rating=4.5')
  expect(href('4.5 stars and up')).toBe('/directory?search=blinds&open=now')
})

test('“best” stays a word, since it includes suppliers without reviews', async () => {
  answerWith({ ...romanBlinds, reading: { ...romanBlinds.reading, minRating: 4, keepsUnrated: true } })
  showPage('/directory?search=best+roman+blinds+in+stroud')
  await screen.findByText(/^76 roman blind suppliers rated 4\+ or not yet rated/)
  expect(field('Search')).toBe('best roman blinds')
  expect(href('10 miles')).toBe(
    '/directory?search=best+roman+blinds&location=Stroud&place=stroud-gloucestershire&radius=10',
  )
})
