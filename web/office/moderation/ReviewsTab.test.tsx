import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, done, refuse, reply, showPage, mockConnection } from '../../app/show-page.tsx'

const review = (id: string, status: string, more = {}) => ({
  __typename: 'AdminReview',
  id,
  status,
  rating: 2,
  comment: `Comment ${id}`,
  reviewerName: 'Zoe',
  reviewerEmail: 'zoe@example.com',
  note: null,
  createdAt: '2026-07-01T12:00:00Z',
  decidedAt: null,
  supplierId: '7',
  supplierName: `Supplier ${id}`,
  openReports: 0,
  ...more,
})
const stats = {
  __typename: 'AdminStats',
  suppliers: 1,
  reviews: 4321,
  blogPosts: 0,
  locations: 0,
  backlinks: 0,
  openRequests: 17,
}
const after: Record<string, string> = {
  PUBLISH: 'PUBLISHED',
  REJECT: 'REJECTED',
  TAKE_DOWN: 'TAKEN_DOWN',
  RESTORE: 'PUBLISHED',
}
let stored: ReturnType<typeof review>[] = []
let queries: Record<string, unknown>[] = []
let changed: { ids: string[]; step: string; note: string | null }[] = []

beforeEach(() => {
  queries = []
  changed = []
  stored = [
    review('1', 'PENDING'),
    review('2', 'PENDING', { reviewerName: null, openReports: 2 }),
    review('3', 'PUBLISHED', { openReports: 1 }),
  ]
  answer(
    api.query('AdminStats', () => reply({ adminStats: stats })),
    api.query('AdminReviews', ({ variables }) => {
      queries.push(variables)
      return reply({ adminReviews: mockConnection('AdminReviewConnection', stored) })
    }),
    api.mutation('ModerateReviews', ({ variables: { input } }) => {
      changed.push(input)
      stored = stored.map((one) =>
        input.ids.includes(one.id) ? { ...one, status: after[input.step]!, note: input.note } : one,
      )
      const reviews = stored.filter(({ id }) => input.ids.includes(id))
      return done('moderateReviews', { reviews, stats, pendingCounts: [] })
    }),
  )
})

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Reviews' }))
    .getAllByRole('row')
    .slice(1)

test('reviews are published and rejected by shortcuts alone, several at once; typing in a field triggers none', async () => {
  showPage('/admin/reviews')
  const user = userEvent.setup()
  const [first, second, third] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement]
  const takeDown = within(third).getByRole('button', { name: /^Take Down/ })
  expect(within(second).getByText('No name')).toBeTruthy()
  expect(within(second).getByRole('link', { name: '2 reviews reported – see reports' })).toBeTruthy()
  expect(first.querySelector('time')!.hasAttribute('tabindex')).toBe(false) // Tab would stop at each
  await user.keyboard('j')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Control>}a{/Control}{Meta>}a{/Meta}{Alt>}a{/Alt}') // the browser's own shortcuts
  expect(changed).toEqual([])
  await user.keyboard('a')
  expect(await within(first).findByText('Published')).toBeTruthy()
  expect(changed).toEqual([{ ids: ['1'], step: 'PUBLISH', note: null }])
  expect(within(third).getByRole('button', { name: /^Take Down/ })).toBe(takeDown) // a press at this moment is not lost
  await user.keyboard('jjkx')
  expect(document.activeElement).toBe(second)
  expect([first, second, third].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  expect(await screen.findByText('1 selected')).toBeTruthy()
  expect(queries).toHaveLength(1)
  within(second).getByRole('checkbox').focus()
  await user.keyboard('x')
  expect(screen.queryByText('1 selected')).toBeNull()
  await user.keyboard('x')
  expect(screen.getByText('1 selected')).toBeTruthy()
  await user.keyboard('r')
  const asked = () => screen.queryByRole('region', { name: 'Reject' })
  await user.click(
    within(await screen.findByRole('region', { name: 'Reject' })).getByRole('button', { name: 'Cancel' }),
  )
  expect([asked(), changed.length]).toEqual([null, 1])
  await user.keyboard('kr') // the selected review, not the one moved to
  const reason = await screen.findByRole('textbox', { name: 'Internal note' })
  await user.type(reason, 'jax{Enter}')
  await user.clear(reason)
  await user.type(reason, 'Not a customer')
  await user.click(within(screen.getByRole('region', { name: 'Reject' })).getByRole('button', { name: 'Reject' }))
  expect(await within(second).findByText('Not a customer')).toBeTruthy()
  expect(changed.slice(1)).toEqual([{ ids: ['2'], step: 'REJECT', note: 'Not a customer' }])
  await waitFor(() => expect(queries).toHaveLength(2)) // the list is loaded again after a change of what was selected
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('if a review cannot be published, it says why, and the list is loaded again', async () => {
  answer(api.mutation('ModerateReviews', () => refuse('eve has already rejected it.')))
  showPage('/admin/reviews')
  const [first] = await rows()
  await userEvent.click(within(first!).getByRole('button', { name: /^Publish/ }))
  expect(await screen.findByText('Publish: 1 not done')).toBeTruthy()
  expect(screen.getByText('eve has already rejected it.')).toBeTruthy()
  await waitFor(() => expect(queries).toHaveLength(2))
})

test('a published review is taken down with a reason and restored; a report links to it through its supplier', async () => {
  showPage('/admin/reviews?supplier=7&status=PUBLISHED&stars=2')
  const user = userEvent.setup()
  const third = within((await rows())[2]!)
  expect(queries[0]).toMatchObject({ supplierId: '7', status: 'PUBLISHED', rating: 2, search: '' })
  expect(third.getByRole('link', { name: 'Review reported – see report' }).getAttribute('href')).toBe(
    '/admin/requests?kind=reports&search=Supplier%203',
  )
  await user.click(third.getByRole('button', { name: /^Take Down/ }))
  const form = within(await screen.findByRole('region', { name: 'Take Down' }))
  await user.click(form.getByRole('button', { name: 'Take Down' }))
  expect(await form.findByText('Please enter a reason of at least 3 characters.')).toBeTruthy()
  await user.type(form.getByRole('textbox'), 'Libel')
  await user.click(form.getByRole('button', { name: 'Take Down' }))
  await user.click(await third.findByRole('button', { name: /^Restore/ }))
  expect(await third.findByText('Published')).toBeTruthy()
  expect(changed.map(({ step, note }) => [step, note])).toEqual([
    ['TAKE_DOWN', 'Libel'],
    ['RESTORE', null],
  ])
  await user.type(screen.getByRole('searchbox'), 'lies')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: 'lies', supplierId: '7' }))
  await user.click(screen.getByRole('link', { name: 'Show all reviews' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ search: '', status: null, rating: null, supplierId: null }))
})

test('a table is sorted by its headings or the menu, and a row opens to show its whole text', async () => {
  const { address } = showPage('/admin/reviews?stars=9&status=NONE')
  const user = userEvent.setup()
  const [first] = await rows()
  expect(queries[0]).toMatchObject({ rating: null, status: null })
  await user.keyboard('j{Enter}')
  const opened = within(first!.nextElementSibling as HTMLElement)
  expect(opened.getByText('Comment 1')).toBeTruthy()
  expect(opened.getByRole('link', { name: 'zoe@example.com' }).getAttribute('href')).toBe('mailto:zoe@example.com')
  expect(
    within(first!)
      .getByRole('button', { name: /^Details/ })
      .getAttribute('aria-expanded'),
  ).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Stars' }))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort: 'STARS_FEWEST' }))
  expect(address()).toBe('/admin/reviews?stars=9&status=NONE&sort=STARS_FEWEST')
  await user.selectOptions(screen.getByLabelText('Order'), 'Oldest first')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort: 'OLDEST' }))
})

test('if not all columns fit, as at 820 px, each review is a card with its text and buttons', async () => {
  const before = window.matchMedia
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: Number(/max-width: (\d+)px/.exec(media)?.[1]) >= 820,
    }) as MediaQueryList
  try {
    showPage('/admin/reviews')
    const cards = within(await screen.findByRole('list', { name: 'Reviews' })).getAllByRole('listitem')
    const user = userEvent.setup()
    await user.click(within(cards[0]!).getByRole('checkbox', { name: 'Select the review of Supplier 1 by Zoe' }))
    expect(await screen.findByText('1 selected')).toBeTruthy()
    const all = screen.getByRole('checkbox', { name: 'Select all that are shown' })
    await user.click(all)
    expect(await screen.findByText('3 selected')).toBeTruthy()
    await user.click(all)
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(within(cards[1]!).getByText('Comment 2')).toBeTruthy()
    await user.click(within(cards[1]!).getByRole('button', { name: /^Publish/ }))
    expect(await within(cards[1]!).findByText('Published')).toBeTruthy()
    expect(changed).toEqual([{ ids: ['2'], step: 'PUBLISH', note: null }])
  } finally {
    window.matchMedia = before
  }
})
