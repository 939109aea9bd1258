import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mockAdminStats, socket } from '../../app/mock-api.ts'
import { answer, api, done, refuse, reply, showPage, toastKind } from '../../app/show-page.tsx'

const supplier = {
  __typename: 'Supplier',
  id: '7',
  name: 'Honeybourne Blinds',
  description: 'Blinds, made and fitted by one family.',
  email: 'hello@honeybourne.example.com',
  phone: '01632 960123',
  website: 'https://honeybourne.example.com',
  address: '4 High Street',
  city: 'Cheltenham',
  county: 'Gloucestershire',
  postcode: 'GL50 1AA',
  country: 'United Kingdom',
  services: ['Roller Blinds', 'Curtains'],
  hoursText: 'Mo 09:00-17:00; Su off',
  averageRating: 4.5,
  reviewCount: 8,
}
const build = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'PendingItem',
  id: '1',
  kind: 'REGISTRATION',
  status: 'PENDING',
  title: 'Honeybourne Blinds',
  name: null,
  email: null,
  phone: null,
  text: null,
  rating: null,
  reason: null,
  readAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  supplier,
  decision: null,
  likelySuppliers: [],
  deletedBefore: null,
  ...overrides,
})
const decided = (status: string, words: { message?: string; note?: string } = {}) => ({
  status,
  decision: {
    __typename: 'ItemDecision',
    id: '5',
    status,
    message: null,
    note: null,
    ...words,
    username: 'ada',
    decidedAt: new Date().toISOString(),
  },
})

const createCounts = (counts: readonly (readonly [kind: string, count: number, unread?: number])[]) =>
  counts.map(([kind, count, unread = 0]) => ({ __typename: 'PendingCount', kind, count, unread }))
const pendingCounts = createCounts([
  ['REGISTRATION', 1],
  ['REQUEST', 2],
  ['REVIEW', 3],
  ['REPORT', 0],
  ['MESSAGE', 5, 4],
])
const figures = { stats: mockAdminStats, pendingCounts }

const createPage = (nodes: Record<string, unknown>[]) => ({
  __typename: 'PendingItemConnection',
  edges: nodes.map((node) => ({ __typename: 'PendingItemEdge', cursor: `c${String(node.id)}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})

let sent: Record<string, unknown>[] = []
let queries: Record<string, unknown>[] = []
let items: Record<string, unknown>[] = []
beforeEach(() => {
  sent = []
  queries = []
  items = [build()]
  answer(
    api.query('PendingCounts', () => reply({ pendingCounts })),
    api.query('Pending', ({ variables }) => {
      queries.push(variables)
      const found = items.filter(({ kind }) => kind === variables.kind)
      return reply({ pendingItems: createPage(found) })
    }),
    api.query('Decisions', () => reply({ decisions: { __typename: 'DecidedItemConnection', nodes: items } })),
  )
  answerMail({ text: rejectionText })
})
const accept = (name: string, field: string, overrides: Record<string, unknown>) =>
  answer(
    api.mutation(name, ({ variables }) => {
      sent.push(variables)
      const item = { ...items[0], ...overrides }
      return done(field, { ...figures, item })
    }),
  )
const answerMail = (decisionMail: { text: string; isSent?: boolean } | null) =>
  answer(
    api.query('DecisionMail', ({ variables: { id, kind } }) => {
      const mail = decisionMail && {
        __typename: 'DecisionMail',
        recipient: 'owner@example.com',
        subject: 'About your registration: Honeybourne Blinds',
        isSent: true,
        ...decisionMail,
      }
      return reply({ pendingItem: { __typename: 'PendingItem', id, kind, decisionMail: mail } })
    }),
  )
const rejectionText = 'Hello\n\nWe cannot list it yet:\n\n{{message}}'

const show = async (kind = 'registrations') => {
  showPage(`/admin/requests?kind=${kind}`)
  const queues = within(await screen.findByRole('navigation', { name: 'Queues' }))
  const card = async () => {
    const open = await screen.findByRole('region', { name: 'Open item' })
    await within(open).findByRole('heading', { level: 2 })
    return within(open)
  }
  const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }))
  return { queues, card, press }
}

test('five queues with their counts, and the history', async () => {
  const { queues } = await show()
  await waitFor(() =>
    expect(queues.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Registrations 1',
      'Short requests 2',
      'Reviews 3',
      'Supplier reports 0',
      'Messages 5, 4 unread',
      'History ',
    ]),
  )
  items.push(build({ kind: 'REVIEW', id: '9', title: 'Newcomer Blinds' }))
  await userEvent.click(queues.getByRole('link', { name: /Reviews/ }))
  expect(await screen.findByRole('heading', { name: 'Newcomer Blinds' })).toBeTruthy() // the first item is open
  await userEvent.click(queues.getByRole('link', { name: /Registrations/ }))
  expect(await screen.findByRole('heading', { name: 'Honeybourne Blinds' })).toBeTruthy()
  items = []
  await userEvent.click(queues.getByRole('link', { name: /Messages/ }))
  expect(await screen.findByText('No messages are waiting.')).toBeTruthy()
})

type Counts = [kind: string, count: number][]

const answerLive = (first: Counts) => {
  const live = { tell: (_counts: Counts) => {}, cut: () => {}, failures: 0 }
  answer(
    socket.addEventListener('connection', ({ client }) => {
      live.cut = () => client.close(1012)
      client.addEventListener('message', ({ data }) => {
        const { type, id, payload } = JSON.parse(data as string) as {
          type: string
          id?: string
          payload?: { query: string; variables?: { kind?: string } }
        }
        const send = (message: object) => client.send(JSON.stringify({ id, ...message }))
        if (type === 'connection_init') send({ type: 'connection_ack' })
        if (type !== 'subscribe' || !payload || payload.query.includes('@')) return // as the server does
        if (payload.query.includes('query Pending(')) {
          const found = items.filter(({ kind }) => kind === payload.variables?.kind)
          const isFailing = live.failures > 0 && live.failures--
          if (!isFailing) send({ type: 'next', payload: { data: { pendingItems: createPage(found) } } })
          send({ type: 'complete' })
        }
        if (!payload.query.includes('subscription')) return
        live.tell = (counts) => send({ type: 'next', payload: { data: { pendingCounts: createCounts(counts) } } })
        live.tell(first)
      })
    }),
  )
  return live
}
const listed = (name = 'Registrations') => within(screen.getByRole('list', { name })).getAllByRole('button')
const expectRows = (...titles: string[]) =>
  waitFor(() => expect(listed().map((row) => row.querySelector('strong')!.textContent)).toEqual(titles), {
    timeout: 20_000,
  })

test('others’ submissions and decisions appear live: counts, new items on top, scraped businesses', async () => {
  const live = answerLive([['REGISTRATION', 1]])
  const { queues } = await show()
  const queries = queues.getAllByRole('link').length
  await screen.findByRole('button', { name: /^Honeybourne/ })
  await waitFor(() => expect(queues.getByRole('link', { name: 'Registrations 1' })).toBeTruthy())
  items = [build({ id: '2', title: 'Newcomer Blinds' })] // someone else has decided the other one
  live.failures = 1
  await vi.waitFor(() => {
    live.tell([
      ['REGISTRATION', 2],
      ['FIND', 3],
    ])
    expect(queues.getByRole('link', { name: 'Registrations 2' })).toBeTruthy()
  }, 40_000)
  expect(queues.getByRole('link', { name: 'Scraped businesses 3' }).getAttribute('href')).toBe(
    '/admin/requests?kind=finds',
  )
  expect(queues.getAllByRole('link')).toHaveLength(queries + 1)
  await expectRows('Newcomer Blinds', 'Honeybourne Blinds')
  expect(
    listed()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain('Unread') // only messages are read
  items = []
  await userEvent.click(queues.getByRole('link', { name: 'Scraped businesses 3' }))
  await screen.findByText('No scraped businesses are waiting.')
  await vi.waitFor(() => {
    live.tell([['FIND', 0]])
    expect(queues.getByRole('link', { name: 'Scraped businesses 0' }).getAttribute('aria-current')).toBe('true')
  }, 40_000)
})

test('what arrived while the connection was lost appears, even if as many items were decided', async () => {
  const live = answerLive([['REGISTRATION', 1]])
  const { queues } = await show()
  await screen.findByRole('button', { name: /^Honeybourne/ })
  await waitFor(() => expect(queues.getByRole('link', { name: 'Registrations 1' })).toBeTruthy())
  items = [build({ id: '2', title: 'Newcomer Blinds' })]
  live.cut()
  await expectRows('Newcomer Blinds', 'Honeybourne Blinds')
})

test('a queue is searched and sorted by age, in the address; several items are decided at once by shortcuts', async () => {
  items = [build({ email: 'a@example.com' }), build({ id: '2', title: 'Newcomer Blinds', email: 'b@example.com' })]
  answer(
    api.mutation('Decide', ({ variables }) => {
      sent.push(variables.input)
      const item = items.find(({ id }) => id === variables.input.id)!
      return done('decideItem', { ...figures, item: { ...item, ...decided('REJECTED', { message: 'Spam' }) } })
    }),
  )
  const { address } = showPage('/admin/requests?kind=registrations')
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Order'), 'Oldest first')
  await user.type(screen.getByRole('searchbox', { name: 'Business, sender, email or words' }), 'blinds{Enter}')
  await waitFor(() => expect(queries.at(-1)).toEqual({ kind: 'REGISTRATION', search: 'blinds', oldestFirst: true }))
  expect(address()).toBe('/admin/requests?search=blinds&sort=oldest&kind=registrations')
  await screen.findByRole('button', { name: /^Newcomer Blinds/ })
  await user.click(document.body)
  await user.keyboard('r') // the first item is open and asks
  await user.click(within(await screen.findByRole('form', { name: 'Reject' })).getByRole('button', { name: 'Cancel' }))
  await user.click(document.body)
  await user.keyboard('xjx')
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }))
  expect(bar.getByText('2 selected')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Reject' }))
  const form = within(await screen.findByRole('form', { name: 'Reject' }))
  await user.type(form.getByLabelText('Internal note'), 'A bot')
  await user.click(form.getByRole('button', { name: 'Reject' }))
  expect(sent).toEqual([]) // applicants get a reason with a rejection
  await user.type(form.getByLabelText('Message to each applicant'), 'Spam')
  const mail = within(screen.getByRole('region', { name: 'Email' }))
  expect(mail.getByText(/We cannot list it yet:/).textContent).toContain('Spam')
  expect(mail.getByText('a@example.com, b@example.com')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Reject: 2 done')).toBeTruthy()
  expect(toastKind('Reject: 2 done')).toBe('success')
  expect(sent).toEqual(
    ['1', '2'].map((id) => ({ id, kind: 'REGISTRATION', choice: 'REJECT', message: 'Spam', note: 'A bot' })),
  )
  expect(screen.queryByText('2 selected')).toBeNull()
})

test('items without an address need a note with their rejection', async () => {
  items = [build({ email: 'a@example.com' }), build({ id: '2', title: 'Newcomer Blinds', email: null })]
  showPage('/admin/requests?kind=registrations')
  await screen.findByRole('button', { name: /^Newcomer Blinds/ })
  await userEvent.keyboard('xjx')
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'Reject' }),
  )
  const form = within(await screen.findByRole('form', { name: 'Reject' }))
  expect(form.getByText('Only staff see this. Required if the sender left no email address.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('Message to each applicant'), 'Spam')
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  expect(form.getByLabelText('Internal note').getAttribute('aria-invalid')).toBe('true')
  answer(
    api.mutation('Decide', ({ variables }) => {
      sent.push(variables.input)
      const item = items.find(({ id }) => id === variables.input.id)!
      return done('decideItem', { ...figures, item: { ...item, ...decided('REJECTED') } })
    }),
  )
  await userEvent.type(form.getByLabelText('Internal note'), 'A bot')
  await userEvent.click(form.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Reject: 2 done')).toBeTruthy()
  expect(sent.map(({ id, message, note }) => [id, message, note])).toEqual([
    ['1', 'Spam', 'A bot'],
    ['2', null, 'A bot'],
  ])
})

test('a review takes one press: the next opens automatically, more pages load in time, and a mistake is undone', async () => {
  const reviews = Array.from({ length: 6 }, (_, at) =>
    build({ kind: 'REVIEW', id: String(at + 1), title: `Supplier ${at + 1}`, rating: 5, text: `Review ${at + 1}` }),
  )
  const change = (name: string, field: string, after: Record<string, unknown>) =>
    api.mutation(name, ({ variables: { input } }) => {
      sent.push(input)
      return done(field, { ...figures, item: { ...reviews.find(({ id }) => id === input.id), ...after } })
    })
  answer(
    api.query('Pending', ({ variables }) => {
      const from = reviews.findIndex(({ id }) => `c${id}` === variables.after) + 1
      const pageInfo = { __typename: 'PageInfo', hasNextPage: from + 5 < 6, endCursor: `c${from + 5}` }
      return reply({ pendingItems: { ...createPage(reviews.slice(from, from + 5)), pageInfo } })
    }),
    change('Decide', 'decideItem', decided('PUBLISHED')),
    change('UndoDecision', 'reopenItem', {}),
  )
  const { card } = await show('reviews')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Supplier 1' })
  await user.keyboard('j') // the first waits until all after it are decided
  for (const [at, { title, text }] of [...reviews.slice(1), reviews[0]!].entries()) {
    const open = await screen.findByRole('heading', { name: title })
    expect(open.closest('section')!.textContent).toContain(text)
    expect(at === 0 || document.activeElement === screen.getByRole('button', { current: true })).toBe(true)
    await user.keyboard('a')
    await waitFor(() => expect(sent).toHaveLength(at + 1))
  }
  expect(await (await card()).findByText('Published')).toBeTruthy()
  expect(sent).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Published: Supplier 6' }))
  await user.keyboard('u')
  expect(await (await card()).findByRole('button', { name: 'Publish' })).toBeTruthy()
  expect(sent.at(-1)).toEqual({ id: '6', kind: 'REVIEW' })
})

test('without a queue in the address, the first queue with items is shown', async () => {
  const counts = createCounts([
    ['REGISTRATION', 0],
    ['REQUEST', 0],
    ['REVIEW', 3],
    ['REPORT', 0],
    ['MESSAGE', 5],
  ])
  answer(api.query('PendingCounts', () => reply({ pendingCounts: counts })))
  const { address } = showPage('/admin/requests')
  await waitFor(() => expect(address()).toBe('/admin/requests?kind=reviews'))
})

test('each kind has the buttons for its decisions', async () => {
  const kinds = [
    ['REGISTRATION', 'registrations', 'Approve a', 'Reject r'],
    ['REQUEST', 'short-requests', 'Create a Supplier', 'Approve a', 'Reject r'],
    ['FIND', 'finds', 'List a', 'Reject r'],
    ['REVIEW', 'reviews', 'Publish a', 'Reject r'],
    ['REPORT', 'reports', 'Resolve a', 'Dismiss r'],
    ['MESSAGE', 'messages', 'Mark as Answered a', 'Mark as Read', 'Dismiss r'],
  ] as const
  items = kinds.map(([kind], at) => build({ kind, id: String(at) }))
  for (const [, path, ...expected] of kinds) {
    const { card } = await show(path)
    const decisions = within((await card()).getByRole('group', { name: 'Decide: Honeybourne Blinds' }))
    expect(decisions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected)
    cleanup()
  }
})

test('a registration shows all its details and possible matches; it is approved, and undone', async () => {
  items = [
    build({
      email: 'owner@example.com',
      likelySuppliers: [
        {
          __typename: 'LikelySupplier',
          supplierId: '3',
          name: 'Honeybourne Blind Co',
          status: 'LISTED',
          isSame: true,
          evidence: ['NAME', 'PHONE'],
        },
        {
          __typename: 'LikelySupplier',
          supplierId: '4',
          name: 'Old Honeybourne',
          status: 'REJECTED',
          isSame: false,
          evidence: ['LOCATION'],
        },
      ],
    }),
  ]
  const { card, press } = await show()
  await card()
  const text = (await screen.findByRole('region', { name: 'Open item' })).textContent
  for (const part of [
    'Blinds, made and fitted by one family.',
    'Roller Blinds, Curtains',
    '4 High Street, Cheltenham, Gloucestershire, GL50 1AA, United Kingdom',
    '01632 960123',
    'owner@example.com',
    'This business is probably already listed',
    'Honeybourne Blind Co: same name, phone',
    'Old Honeybourne (rejected): same place',
  ])
    expect(text).toContain(part)
  expect(screen.getByRole('link', { name: 'Honeybourne Blind Co' }).getAttribute('href')).toBe('/suppliers/3')
  expect(screen.getByRole('link', { name: 'Old Honeybourne' }).getAttribute('href')).toBe('/admin/suppliers?supplier=4')
  const website = screen.getByRole<HTMLAnchorElement>('link', { name: supplier.website })
  expect([website.rel, website.target]).toEqual(['noopener noreferrer nofollow', '_blank'])
  expect(screen.queryByRole('link', { name: 'See the listing' })).toBeNull() // nobody can see it yet
  accept('Decide', 'decideItem', decided('LISTED'))
  await press('Approve')
  await waitFor(async () => expect((await card()).getByRole('status').textContent).toBe('Approved by ada, just now'))
  expect(sent).toEqual([{ input: { id: '1', kind: 'REGISTRATION', choice: 'APPROVE', message: null, note: null } }])
  expect((await card()).getByRole('link', { name: 'See the listing' }).getAttribute('href')).toBe('/suppliers/7')
  accept('UndoDecision', 'reopenItem', {})
  await press('Undo')
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
})

test('a request for a permanently deleted business says so, with who and why in its card', async () => {
  const deletedBefore = {
    __typename: 'DeletedSupplier',
    name: 'Deposit Blinds',
    explanation: 'It took deposits and closed.',
    deletedBy: 'eve',
    deletedAt: new Date().toISOString(),
    recognisedBy: 'PHONE',
  }
  const nameless = { ...deletedBefore, name: null, recognisedBy: 'NAME_AND_POSTCODE' }
  const namesake = {
    __typename: 'LikelySupplier',
    supplierId: '4',
    name: 'New Blinds',
    status: 'LISTED',
    isSame: false,
    evidence: [],
  }
  items = [
    build({ deletedBefore }),
    build({ id: '2', title: 'Newcomer Blinds', deletedBefore: nameless, likelySuppliers: [namesake] }),
  ]
  const { card } = await show()
  expect(await screen.findAllByText('Deleted before')).toHaveLength(2)
  const note = (await card()).getByRole('note')
  expect(note.textContent).toBe(
    'This business was permanently deleted by eve, just now: It took deposits and closed.It was listed as “Deposit Blinds” and had the same phone number.',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Newcomer/ }))
  expect((await screen.findByRole('note')).textContent).toMatch(
    /The listing was removed on request and had the same name and postcode\.$/,
  )
  expect(screen.getByText('This business may already be listed')).toBeTruthy()
})

test('a rejection asks for a message to the applicant, and shows the email; the internal note is separate', async () => {
  const { card, press } = await show()
  await press('Reject')
  const message = await screen.findByRole('textbox', { name: 'Message to the applicant' })
  expect(document.activeElement).toBe(message)
  await press('Reject')
  expect(screen.getByText('Please enter a reason of at least 3 characters.')).toBeTruthy()
  const mail = within(screen.getByRole('region', { name: 'Email' }))
  expect(mail.getByText('owner@example.com')).toBeTruthy()
  expect(mail.getByText('About your registration: Honeybourne Blinds')).toBeTruthy()
  expect(mail.getByText('Sent after 5 minutes, unless you undo the decision.')).toBeTruthy()
  const text = () => mail.getByText(/^Hello/).textContent
  expect(text()).toBe('Hello\n\nWe cannot list it yet:\n\n…')
  await userEvent.type(message, 'This is a bakery.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Rude on the phone.')
  expect(screen.getByText('Only staff see this. It is never emailed.')).toBeTruthy()
  expect(text()).toBe('Hello\n\nWe cannot list it yet:\n\nThis is a bakery.')
  const words = { message: 'This is a bakery.', note: 'Rude on the phone.' }
  accept('Decide', 'decideItem', decided('REJECTED', words))
  await press('Reject')
  await waitFor(async () => expect((await card()).getByRole('status').textContent).toBe('Rejected by ada, just now'))
  expect((await card()).getByText('This is a bakery.')).toBeTruthy()
  expect((await card()).getByText('Rude on the phone.')).toBeTruthy()
  expect(sent).toEqual([{ input: { id: '1', kind: 'REGISTRATION', choice: 'REJECT', ...words } }])
})

test('if nobody is emailed, a rejection only asks for an internal note; without a mail server it says who sends the email', async () => {
  answerMail(null)
  const { press } = await show()
  await press('Reject')
  const note = await screen.findByRole('textbox', { name: 'Internal note' })
  expect(document.activeElement).toBe(note)
  expect(screen.queryByRole('region', { name: 'Email' })).toBeNull()
  expect(screen.getByText('Why? Only staff see this, and no email is sent.')).toBeTruthy()
  await press('Reject')
  expect(screen.getByText('Please enter a reason of at least 3 characters.')).toBeTruthy()
  await press('Cancel')
  answerMail({ text: rejectionText, isSent: false })
  await press('Reject')
  expect(
    await screen.findByText('This site has no mail server. Copy the email from the outbox and send it yourself.'),
  ).toBeTruthy()
})

test('a reason being typed stays when the window becomes too narrow for the list', async () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { press } = await show()
  await press('Reject')
  const reason = await screen.findByRole('textbox', { name: 'Message to the applicant' })
  await userEvent.type(reason, 'This is a')
  await act(async () => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(screen.getByRole('textbox', { name: 'Message to the applicant' })).toBe(reason)
})

test('if someone else was quicker, it says so, and the item shows the current state', async () => {
  const { queues, card, press } = await show()
  await card()
  const extensions = { code: 'CONFLICT', status: 'rejected' }
  answer(api.mutation('Decide', () => refuse('eve has already decided this: it is now rejected.', extensions)))
  answer(
    api.query('PendingItemNow', () =>
      reply({ pendingItem: { ...items[0], ...decided('REJECTED', { message: 'Unknown.' }) } }),
    ),
    api.query('PendingCounts', () =>
      HttpResponse.json({ data: { pendingCounts: createCounts([['REGISTRATION', 0]]) } }),
    ),
  )
  await press('Approve')
  expect(await screen.findByText('Changed by someone else')).toBeTruthy()
  expect(screen.getByText('eve has already decided this: it is now rejected.')).toBeTruthy()
  await waitFor(async () => expect((await card()).getByText(/Rejected/)).toBeTruthy())
  expect(await queues.findByRole('link', { name: /Registrations 0/ })).toBeTruthy()
  answer(
    api.mutation('UndoDecision', () => refuse('eve has already undone this.', { code: 'CONFLICT' })),
    api.query('PendingItemNow', () => reply({ pendingItem: items[0] })),
  )
  await press('Undo')
  expect(await (await card()).findByRole('button', { name: 'Approve' })).toBeTruthy() // the state of now, not of the first conflict
})

test('a failure is reported, and the item stays in the queue', async () => {
  const { press } = await show()
  answer(api.mutation('Decide', () => HttpResponse.error()))
  await press('Approve')
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect(toastKind('Not saved')).toBe('error')
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
})

test('a short request becomes a supplier, prefilled with the business’s details', async () => {
  items = [
    build({
      kind: 'REQUEST',
      title: 'Short Blinds',
      email: 'short@example.com',
      phone: '01632 960999',
      supplier: null,
    }),
  ]
  const { card, press } = await show('short-requests')
  await press('Create a Supplier')
  const form = within(screen.getByRole('form', { name: 'List Short Blinds' }))
  const value = (name: string) => form.getByLabelText<HTMLInputElement>(name).value
  expect([value('Business name'), value('Public email'), value('Public phone')]).toEqual([
    'Short Blinds',
    'short@example.com',
    '01632 960999',
  ])
  await userEvent.type(form.getByLabelText('City'), 'Bath')
  accept('CreateSupplierFromRequest', 'createSupplierFromRequest', { ...decided('APPROVED'), supplier })
  await userEvent.click(form.getByRole('button', { name: 'List This Supplier' }))
  expect(await (await card()).findByText('Approved')).toBeTruthy()
  expect(sent[0]).toMatchObject({
    input: {
      requestId: '1',
      name: 'Short Blinds',
      email: 'short@example.com',
      phone: '01632 960999',
      city: 'Bath',
      country: 'GB',
      services: [],
    },
  })
})

test('a review shows its stars; a report is resolved with a note', async () => {
  items = [
    build({ kind: 'REVIEW', rating: 4, name: 'Anna', text: 'Neatly fitted.' }),
    build({
      kind: 'REVIEW',
      id: '9',
      title: 'First',
      supplier: { ...supplier, id: '8', averageRating: null, reviewCount: 0 },
    }),
    build({ kind: 'REPORT', id: '2', reason: 'CLOSED_DOWN', text: 'It is a bakery now.' }),
    build({ kind: 'REPORT', id: '3', reason: 'UNFAIR_REVIEW', title: 'Unfair' }),
  ]
  const { queues, card, press } = await show('reviews')
  expect(
    within((await screen.findAllByRole('listitem'))[0]!).getByRole('img', { name: '4 out of 5 stars' }),
  ).toBeTruthy()
  expect((await card()).getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
  expect(screen.getByText('4.5 from 8 reviews')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^First/ }))
  expect(await screen.findByText('No ratings yet')).toBeTruthy()
  await userEvent.click(queues.getByRole('link', { name: /Supplier reports/ }))
  expect(await screen.findByText('Closed down')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See its reviews' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Unfair/ }))
  const reviews = await screen.findByRole('link', { name: 'See its reviews' })
  expect(reviews.getAttribute('href')).toBe('/admin/reviews?supplier=7')
  await userEvent.click(screen.getByRole('button', { name: /^Honeybourne/ }))
  answerMail({ text: 'We have checked it and corrected it. {{message}}' })
  await press('Resolve')
  accept('Decide', 'decideItem', {
    ...build({ kind: 'REPORT', id: '2' }),
    ...decided('RESOLVED', { note: 'Corrected.' }),
  })
  expect(await screen.findByRole('textbox', { name: 'Message to the sender (optional)' })).toBeTruthy()
  expect(screen.getByText(/^We have checked it/).textContent).toBe('We have checked it and corrected it. ') // no gap to fill
  await userEvent.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Corrected.')
  await press('Resolve')
  expect(await screen.findByRole('button', { name: 'Resolved: Honeybourne Blinds' })).toBeTruthy()
  expect(sent).toEqual([{ input: { id: '2', kind: 'REPORT', choice: 'APPROVE', message: null, note: 'Corrected.' } }])
})

test('a message is marked as read, and answered', async () => {
  items = [
    build({
      kind: 'MESSAGE',
      title: 'Your directory',
      name: 'Anna',
      email: 'anna@example.com',
      reason: 'feedback',
      text: 'Thank you.',
      supplier: null,
    }),
  ]
  const { card, press } = await show('messages')
  accept('MarkMessage', 'updateMessage', { readAt: '2026-11-21T10:00:00.000Z' })
  await card()
  expect(listed('Messages')[0]!.textContent).toMatch(/Unread.*Anna · /)
  await press('Mark as Read')
  expect(await screen.findByRole('button', { name: 'Mark as Unread' })).toBeTruthy()
  expect(listed('Messages')[0]!.textContent).not.toContain('Unread')
  await press('Mark as Unread')
  await waitFor(() => expect(sent).toHaveLength(2))
  answer(
    api.mutation('Decide', ({ variables }) => {
      sent.push(variables)
      return HttpResponse.error()
    }),
  )
  await press('Dismiss') // without a reason
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect((await card()).getByRole('link', { name: 'anna@example.com' }).getAttribute('href')).toBe(
    'mailto:anna@example.com?subject=Re%3A%20Your%20directory',
  )
  accept('Decide', 'decideItem', decided('ANSWERED'))
  await press('Mark as Answered')
  expect(await (await card()).findByText('Answered')).toBeTruthy()
  expect(sent).toEqual([
    { input: { id: '1', mark: 'READ' } },
    { input: { id: '1', mark: 'UNREAD' } },
    { input: { id: '1', kind: 'MESSAGE', choice: 'REJECT', message: null, note: null } },
    { input: { id: '1', kind: 'MESSAGE', choice: 'APPROVE', message: null, note: null } },
  ])
})

test('on a phone the list is shown, then the chosen item with a way back; after a decision, the next one', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  items = [build(), build({ id: '2', title: 'Newcomer Blinds' })]
  accept('Decide', 'decideItem', decided('LISTED'))
  const { press } = await show()
  expect(await screen.findByText('Choose an item to read it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Honeybourne/ }))
  expect(await screen.findByRole('heading', { name: 'Honeybourne Blinds' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '← Back to the list' }))
  expect(screen.getByText('Choose an item to read it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Honeybourne/ }))
  await press('Approve')
  expect(await screen.findByRole('heading', { name: 'Newcomer Blinds' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Open item' }))
})

test('without counts the first queue is shown; its file has each item; a search without results says so', async () => {
  answer(
    api.query('PendingCounts', () => HttpResponse.error()),
    api.query('PendingForFile', () => reply({ pendingItems: { nodes: items, pageInfo: { hasNextPage: false } } })),
  )
  items = [build({ name: 'Anna', email: 'anna@example.com', deletedBefore: { explanation: 'It closed.' } })]
  const saved: Blob[] = []
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  onTestFinished(() => saving.mockRestore())
  answer(api.query('Pending', () => reply({ pendingItems: createPage([]) })))
  showPage('/admin/requests')
  expect(await screen.findByText('No registrations are waiting.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Download Registrations as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]!.text()).split('\r\n')[1]).toBe(
    '1,"Honeybourne Blinds","It closed.","Anna","anna@example.com","Waiting","2026-11-20T10:00:00.000Z"',
  )
  await userEvent.type(screen.getByRole('searchbox'), 'none{Enter}')
  expect(await screen.findByText('No results. Try a shorter search.')).toBeTruthy()
})

test('the history names the kind, the person and the reason', async () => {
  const { decision } = decided('LISTED')
  items = [
    build({ ...decided('REJECTED', { message: 'Unknown.', note: 'A bot.' }) }),
    build({ id: '2', status: 'HIDDEN', decision }),
  ]
  await show('history')
  expect(await screen.findByText('Hidden. This was changed elsewhere.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  expect((await screen.findByRole('list', { name: 'History' })).textContent).toMatch(
    /Registrations: .*Rejected by ada, just now.*MessageUnknown\..*Internal noteA bot\..*Undo/,
  )
})

test('if a queue cannot be loaded it says so, and can be retried', async () => {
  answer(api.query('Pending', () => HttpResponse.error()))
  await show()
  expect(await screen.findByText('Failed to load the queue. Please try again.')).toBeTruthy()
  answer(api.query('Pending', () => reply({ pendingItems: createPage(items) })))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: /^Honeybourne Blinds/ })).toBeTruthy()
})
