import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../../app/apollo.ts'
import { socket } from '../../app/mock-api.ts'
import { answer, api, done, refuse, reply, showPage, mockConnection, toastKind } from '../../app/show-page.tsx'
import { notifyTabs } from '../sign-in/notify-tabs.ts'
// Imported now, so that no test waits for code that a page loads on demand.
import '../frame/AdminPage.tsx'
import './AddSupplierTab.tsx'
import './MapsTab.tsx'
import './ScraperTab.tsx'
import './ScrapeEndNotifier.tsx'
import type { Found_ListingFragment as FoundListing } from './runs/LiveListings.generated.ts'
import { LiveListings } from './runs/LiveListings.tsx'
import { signalEnd } from './runs/end-signal.ts'
import { Progress } from './runs/Progress.tsx'
import type { ScraperState } from './runs/use-scraper.ts'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { shortDay, timeText } from '../ui/time-text.ts'
import { duration } from './runs/words.ts'

/** `state` is the last value, which the server repeats to a new connection. */
const live: { state?: object; tell?: (state: object) => void; close?: (code: number) => void; refuse?: () => void } = {}
const notify = async (state: object) => {
  live.state = state
  await vi.waitUntil(() => live.tell, { timeout: 40_000 })
  live.tell!(state)
}
const connect = socket.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    const { type, id, payload } = JSON.parse(data as string) as {
      type: string
      id?: string
      payload?: { query: string }
    }
    if (type === 'connection_init') client.send(JSON.stringify({ type: 'connection_ack' }))
    if (type !== 'subscribe' || !payload?.query.includes('scraperState') || payload.query.includes('@')) return // as the server does
    const refused = { message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }
    live.close = (code) => client.close(code)
    live.refuse = () => {
      client.send(JSON.stringify({ type: 'next', id, payload: { data: null, errors: [refused] } }))
      client.send(JSON.stringify({ type: 'complete', id }))
    }
    live.tell = (scraperState) => client.send(JSON.stringify({ type: 'next', id, payload: { data: { scraperState } } }))
    if (live.state) live.tell(live.state)
  })
})

const source = {
  __typename: 'SourceProgress',
  id: '3-yell',
  source: 'yell',
  label: 'Yell',
  searches: 10,
  searchesDone: 2,
  pages: 20,
  pagesDone: 5,
  listings: 90,
  added: 60,
  enriched: 12,
  refused: 1,
  skipReason: null,
  hasFailed: false,
  pausedAt: null,
  outcomes: [
    { __typename: 'OutcomeCount', outcome: 'OK', pages: 4 },
    { __typename: 'OutcomeCount', outcome: 'BLOCKED', pages: 1 },
  ],
} as const
const problem = (id: string, outcome: string, name: string) => ({
  __typename: 'ScrapeProblem',
  id,
  at: '2026-11-21T10:00:00Z',
  source: name,
  outcome,
  url: `https://${name}.test/${id}`,
  message: `${name} said ${outcome}`,
})
const found = (id: number, verdict: FoundListing['verdict']) => ({
  __typename: 'ScrapeListing' as const,
  id: String(id),
  source: 'yell',
  name: `Business ${id}`,
  verdict,
  reason: verdict === 'REFUSED' ? 'it was deleted here' : null,
  supplierId: verdict === 'REFUSED' ? null : String(100 + id),
})
const scrapeSources = [
  ['all', 'All directories', 'ALL'],
  ['yell', 'Yell', 'YELL'],
  ['thomson', 'Thomson Local', 'THOMSON'],
  ['freeindex', 'FreeIndex', 'FREEINDEX'],
  ['checkatrade', 'Checkatrade', 'CHECKATRADE'],
  ['google_places', 'Google Maps', null],
].map(([name, label, choice]) => ({ __typename: 'ScrapeSourceInfo', name, label, source: choice }))
const running = {
  __typename: 'ScraperState',
  id: 'scraper',
  isRunning: true,
  status: 'RUNNING',
  runId: '3',
  isTest: false,
  currentDirectory: 'Yell: blinds in Leeds, page 2',
  processedDirectories: 2,
  totalDirectories: 10,
  processedSuppliers: 90,
  startedAt: '2026-11-21T09:00:00Z',
  finishedAt: null,
  sourceType: 'all',
  ratePerMinute: 240,
  secondsLeft: 95,
  workers: 1,
  sources: [source],
  outcomes: [],
  problems: [problem('1', 'BLOCKED', 'yell'), problem('2', 'GONE', 'thomson')],
  latest: [found(5, 'UNCHANGED'), found(4, 'UNCHANGED'), found(3, 'REFUSED'), found(2, 'ENRICHED'), found(1, 'ADDED')],
}
const idle = {
  ...running,
  isRunning: false,
  status: null,
  runId: null,
  sources: [],
  problems: [],
  currentDirectory: null,
  secondsLeft: null,
}
let figureRequests = 0
let historyRequests = 0

const show = async (state: object, tab = 'scraper') => {
  answer(api.query('ScraperState', () => reply({ scraperState: state, scrapeSources })))
  showPage(`/admin/${tab}`)
  return userEvent.setup()
}

beforeEach(() => {
  figureRequests = 0
  delete live.tell
  delete live.state
  answer(
    connect,
    api.query('OfficeTasks', () => void figureRequests++), // the default answers it
    api.query('ScrapeRuns', () => {
      historyRequests++
      return reply({ scrapes: mockConnection('ScrapeRunConnection', []) })
    }),
    api.query('ScraperSettings', () =>
      reply({
        scraperSettings: {
          __typename: 'ScraperSettings',
          hasPlacesKey: true,
          sources: ['google_places'],
          isApprovalNeeded: true,
        },
      }),
    ),
  )
})

test('a scrape’s progress is live; its end is announced, and the figures are reloaded', async () => {
  await show(running)
  expect(
    (await screen.findByRole('progressbar', { name: 'Progress of the scrape' })).getAttribute('aria-valuenow'),
  ).toBe('25')
  expect(screen.getByText('Yell: blinds in Leeds, page 2')).toBeTruthy()
  expect(screen.getByText('about 2 minutes')).toBeTruthy()
  const finds = await screen.findByText(/New businesses wait for approval in/)
  expect(within(finds).getByRole('link').getAttribute('href')).toBe('/admin/requests?kind=finds')
  expect(
    within(screen.getByRole('region', { name: 'Progress of each source' })).getByText('Read 4, Blocked 1'),
  ).toBeTruthy()
  expect(screen.queryByText('Returned nothing:')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run Full Scrape' }).disabled).toBe(true)
  expect(screen.getByText('A scrape is running. You can start another when it finishes.')).toBeTruthy()
  const skipReason = 'Its budget is used up.'
  await notify({ ...running, sources: [{ ...source, pagesDone: 15, hasFailed: true, skipReason }], workers: 0 })
  expect(await screen.findByText('Returned nothing:')).toBeTruthy()
  expect(screen.getByText(skipReason)).toBeTruthy()
  expect(screen.getByText(/No worker is running/)).toBeTruthy()
  expect((await screen.findByRole('progressbar', { name: 'Progress of Yell' })).getAttribute('aria-valuenow')).toBe(
    '75',
  )
  const [figuresBefore, historyBefore] = [figureRequests, historyRequests]
  const end = { ...running, isRunning: false, status: 'FINISHED', sources: [{ ...source, pagesDone: 20 }], workers: 0 }
  await notify(end)
  expect(await screen.findByText('Scraping completed')).toBeTruthy()
  expect(toastKind('Scraping completed')).toBe('success')
  expect(screen.getByText('Scrape finished').role).toBe('status') // read out
  expect(screen.queryByText(/No worker is running/)).toBeNull()
  expect(screen.getByText('60 suppliers added, 12 updated.')).toBeTruthy()
  await waitFor(() => expect(figureRequests).toBeGreaterThan(figuresBefore))
  expect(historyRequests).toBeGreaterThan(historyBefore)
  const listings = [{ ...found(1, 'ADDED'), changed: ['phone'], details: 'Leeds' }]
  answer(
    api.query('ScrapeListings', () => reply({ scrapeListings: mockConnection('ScrapeListingConnection', listings) })),
  )
  expect(screen.queryByRole('region', { name: 'What Would Be Saved' })).toBeNull()
  await notify({ ...end, isTest: true })
  const test = within(await screen.findByRole('region', { name: 'What Would Be Saved' }))
  expect(test.getAllByRole('row')[1]!.textContent).toBe('Business 1LeedsYellWould be addedphone')
  expect(screen.getByRole('heading', { name: 'All directories (test): Finished' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Would add' })).toBeTruthy()
})

test('a scrape is stopped, and resumed', async () => {
  const resumed: unknown[] = []
  const stopping = { ...running, status: 'STOPPING' }
  answer(
    api.mutation('StopScraper', () => done('stopScraper', { state: stopping })),
    api.mutation('ResumeScraper', ({ variables }) => {
      resumed.push(variables)
      return done('resumeScraper', { state: running })
    }),
  )
  const user = await show(running)
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Stopping…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pause Yell' })).toBeNull()
  await notify({ ...running, isRunning: false, status: 'STOPPED' })
  expect(await screen.findByText('Scraping stopped')).toBeTruthy()
  expect(toastKind('Scraping stopped')).toBe('info')
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy()
  expect(resumed).toEqual([{ runId: '3' }])
  await notify({ ...running, isRunning: false, status: 'FAILED', problems: [] })
  expect(await screen.findByText('No page could be read. See the log.')).toBeTruthy()
})

test('a scrape shows each business’s result, a source is paused, and its end plays a sound and a notification', async () => {
  const requests: object[] = []
  const toasts: string[] = []
  let tones = 0
  const tone = { frequency: {}, connect: () => {}, start: () => tones++, stop: () => {}, addEventListener: () => {} }
  class FakeAudio {
    currentTime = 0
    createGain = () => ({ gain: {}, connect: () => {} })
    createOscillator = () => tone
  }
  class FakeNotification {
    static permission = 'default'
    static answers = ['denied', 'granted', 'granted']
    static requestPermission = async () => (FakeNotification.permission = FakeNotification.answers.shift()!)
    addEventListener = () => {}
    constructor(title: string, { body }: { body: string }) {
      toasts.push(`${title}: ${body}`)
    }
  }
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('Notification', FakeNotification)
  const change = (name: 'pauseScrapeSource' | 'resumeScrapeSource', pausedAt: string | null) =>
    api.mutation(name[0]!.toUpperCase() + name.slice(1), ({ variables }) => {
      requests.push(variables.input)
      const { __typename, id } = source
      return done(name, {
        state: {
          __typename: 'ScraperState',
          id: 'scraper',
          secondsLeft: null,
          sources: [{ __typename, id, pausedAt }],
        },
      })
    })
  answer(change('pauseScrapeSource', '2026-11-21T10:00:00Z'), change('resumeScrapeSource', null))
  const user = await show(running)
  const stream = within(await screen.findByRole('list', { name: 'Businesses as they are found' }))
  const lines = () => stream.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines()).toEqual([
    '2 × already listedBusiness 5, Business 4',
    'Skipped Business 3 Yell: it was deleted here',
    'Updated Business 2 Yell',
    'Added Business 1 Yell',
  ])
  expect(stream.getByRole('link', { name: 'Business 2' }).getAttribute('href')).toBe('/suppliers/102')
  await notify({ ...running, latest: [found(6, 'UNCHANGED'), ...running.latest] })
  await waitFor(() => expect(lines()[0]).toBe('3 × already listedBusiness 6, Business 5, Business 4'))

  await user.click(screen.getByRole('button', { name: 'Pause Yell' }))
  expect(await screen.findByText(/Paused since 21 Nov 2026, 10:00. Its pages are waiting/)).toBeTruthy()
  expect(screen.getByText('paused')).toBeTruthy() // replaces the time left, since nothing else runs
  const other = { ...source, id: '3-thomson', source: 'thomson', label: 'Thomson Local' }
  const paused = { ...source, pausedAt: '2026-11-21T10:00:00Z' }
  await notify({ ...running, secondsLeft: null, currentDirectory: null, sources: [paused, other] })
  expect(await screen.findByText('not known yet')).toBeTruthy()
  expect(screen.getByText('Waiting for the sites’ crawl delays…')).toBeTruthy()
  await notify({
    ...running,
    secondsLeft: null,
    currentDirectory: null,
    sources: [paused, { ...other, pagesDone: 20 }],
  })
  expect(await screen.findByText('All remaining sources are paused.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pause Thomson Local' })).toBeNull() // it is done
  await user.click(screen.getByRole('button', { name: 'Resume Yell' }))
  expect(await screen.findByRole('button', { name: 'Pause Yell' })).toBeTruthy()
  expect(requests).toEqual([{ sourceName: 'yell' }, { sourceName: 'yell' }])

  expect(FakeNotification.permission).toBe('default') // permission is requested only by a click
  await user.click(screen.getByRole('checkbox', { name: 'Play a sound' }))
  const notice = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show a notification' })
  await user.click(notice)
  const refused = await screen.findByText(/^Your browser blocks notifications/)
  await user.click(notice)
  await waitFor(() => expect([notice.checked, refused.isConnected]).toEqual([true, false]))
  await user.click(notice)
  await waitFor(() => expect(notice.checked).toBe(false))
  expect(screen.queryByText(/^Your browser blocks notifications/)).toBeNull()
  await user.click(notice)
  await waitFor(() => expect(notice.checked).toBe(true))
  const sound = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Play a sound' })
  await user.click(sound)
  await user.click(sound)
  expect(sound.checked).toBe(true)
  tones = 0 // the clicks have played some
  let isHeld = false
  const request = async (_: string, { ifAvailable }: LockOptions, run: (lock: object | null) => Promise<void>) => {
    if (isHeld) return run(ifAvailable ? null : {})
    isHeld = true
    await run({})
    isHeld = false
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  await user.click(screen.getByRole('tab', { name: 'Add Supplier' }))
  await notify({ ...running, isRunning: false, status: 'FINISHED' })
  await waitFor(() => expect(toasts).toEqual(['Scraping completed: 60 suppliers added, 12 updated.']))
  await signalEnd('Scraping completed', 'as another tab hears it a moment later')
  expect([toasts.length, tones]).toEqual([1, 2])
  Reflect.deleteProperty(navigator, 'locks')
  await signalEnd('Scraping completed', 'in a browser without locks')
  expect([toasts.length, tones]).toEqual([2, 4])
  class NoConstructor {
    static permission = 'granted'
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  }
  vi.stubGlobal('Notification', NoConstructor) // as on Android
  await signalEnd('Scraping completed', '')
  expect(tones).toBe(6)
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a scrape watched for 40 minutes: the time continues, the latest 200 lines are shown, and missed ones are loaded', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(running.startedAt) })
  let requests = 0
  let release = () => {}
  let delay: Promise<void> | undefined
  const of = (from: number, to: number): FoundListing[] =>
    Array.from({ length: to - from + 1 }, (_, at) => found(to - at, (to - at) % 3 ? 'ADDED' : 'UNCHANGED'))
  answer(
    api.query('ScrapeStream', async () => {
      requests++
      await delay
      const nodes = of(2301, 2400)
      return reply({ scrapeListings: { __typename: 'ScrapeListingConnection', nodes } })
    }),
  )
  const client = createClient({ sendsText: true })
  const view = (latest: FoundListing[], runId = '3') => {
    const state = { ...running, runId, latest } as unknown as ScraperState
    return (
      <ApolloProvider client={client}>
        <ChakraRoot>
          <Progress state={state} />
          <LiveListings {...state} />
        </ChakraRoot>
      </ApolloProvider>
    )
  }
  const { container, rerender } = render(view([]))
  for (let minute = 1; minute <= 40; minute++) {
    act(() => void vi.advanceTimersByTime(60_000))
    rerender(view(of(Math.max(1, minute * 29 - 29), minute * 29)))
  }
  const names = () =>
    [...container.querySelectorAll('li')].map(({ textContent }) => /Business \d+/.exec(textContent)![0])
  expect(screen.getByText('40 minutes')).toBeTruthy()
  expect(names()).toEqual(Array.from({ length: 200 }, (_, at) => `Business ${1160 - at}`))
  expect(requests).toBe(0)
  expect(screen.getByText('The last 200 are shown. See the history for all.')).toBeTruthy()
  rerender(view(of(2371, 2400))) // the connection was lost for a while
  await waitFor(() => expect(names().indexOf('Business 1160')).toBe(100))
  expect([requests, names().length, names()[0], names()[99]]).toEqual([1, 200, 'Business 2400', 'Business 2301'])
  delay = new Promise((done) => (release = done))
  rerender(view(of(2471, 2500)))
  await vi.waitFor(() => expect(requests).toBe(2), 40_000) // without a change of the page
  rerender(view(of(2501, 2520), '4'))
  rerender(view(of(2515, 2540), '4'))
  release() // what was missed of the run before
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect([names().length, names()[0], names()[39]]).toEqual([40, 'Business 2540', 'Business 2501'])
  const same = Array.from({ length: 60 }, (_, at) => found(3060 - at, 'UNCHANGED'))
  rerender(view(same, '5'))
  expect(screen.getByText('and 10 more')).toBeTruthy()
  vi.useRealTimers()
})

test('the end of a scrape is announced on other tabs too, with the reason of a failure', async () => {
  const user = await show(running)
  await screen.findByRole('progressbar', { name: 'Progress of the scrape' })
  await user.click(screen.getByRole('tab', { name: 'Add Supplier' }))
  await screen.findByLabelText('Website URL')
  await notify({ ...running, isRunning: false, status: 'FAILED', problems: [problem('3', 'BLOCKED', 'google_places')] })
  expect(await screen.findByText('Scraping failed')).toBeTruthy()
  expect(toastKind('Scraping failed')).toBe('error')
  expect(screen.getByText('No page could be read. google_places said BLOCKED')).toBeTruthy()
})

test.each([
  ['its socket is closed for it', () => live.close!(4401)],
  ['it comes back from sleep and is refused', () => live.refuse!()],
])(
  'watching on after the session has ended: %s; that is said, and a sign-in elsewhere makes it live again',
  async (_, end) => {
    await show(running)
    await vi.waitUntil(() => live.tell, { timeout: 40_000 })
    delete live.tell
    delete live.state
    end()
    expect(await screen.findByText(/^Your session has ended. Sign in again/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Sign In/ }).getAttribute('href')).toBe('/login')
    expect(screen.queryByText(/^Connection lost/)).toBeNull()
    notifyTabs() // as the sign-in page does in another tab
    await waitFor(() => expect(screen.queryByText(/^Your session has ended/)).toBeNull())
    await notify({ ...running, sources: [{ ...source, pagesDone: 15 }] })
    expect((await screen.findByRole('progressbar', { name: 'Progress of Yell' })).getAttribute('aria-valuenow')).toBe(
      '75',
    )
  },
)

test('if the state could not be loaded, it appears from the live connection', async () => {
  let isAway = true
  answer(
    api.query('ScraperState', () =>
      isAway ? refuse('away', { code: 'UNAVAILABLE' }) : reply({ scraperState: running, scrapeSources }),
    ),
  )
  showPage('/admin/scraper')
  await screen.findByText('Failed to load the scraper’s state. Please try again.')
  isAway = false
  await notify(running)
  expect(await screen.findByRole('progressbar', { name: 'Progress of Yell' })).toBeTruthy()
})

test('the Google Maps tab shows its errors', async () => {
  await show({ ...running, sourceType: 'google_places', problems: [problem('3', 'BLOCKED', 'google_places')] }, 'maps')
  expect(
    within(await screen.findByRole('list', { name: 'Problems' })).getByText(/google_places said BLOCKED/),
  ).toBeTruthy()
})

test('the log is filtered by kind or source, including lines that newer problems pushed out', async () => {
  const requests: object[] = []
  answer(
    api.query('ScrapeProblems', ({ variables }) => {
      requests.push(variables)
      return reply({
        scrapeProblems: {
          __typename: 'ScrapeProblemConnection',
          nodes: [problem('2', 'GONE', 'thomson'), problem('9', 'GONE', 'thomson')],
        },
      })
    }),
  )
  const user = await show({
    ...running,
    outcomes: [
      { __typename: 'OutcomeCount', outcome: 'OK', pages: 4 },
      { __typename: 'OutcomeCount', outcome: 'NETWORK', pages: 1 },
    ],
  })
  const list = await screen.findByRole('list', { name: 'Problems' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  const kind = screen.getByLabelText('Kind')
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Blocked', 'Gone', 'No response'])
  await user.selectOptions(kind, 'Gone')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  expect(
    within(list)
      .getAllByRole('listitem')
      .every(({ textContent }) => textContent.includes('thomson said GONE')),
  ).toBe(true)
  expect(requests).toEqual([{ runId: '3', outcome: 'GONE', source: null }])
  await user.selectOptions(kind, 'All')
  await waitFor(() => expect(within(list).getByText(/yell said BLOCKED/)).toBeTruthy())
  await user.selectOptions(screen.getAllByLabelText('Source').at(-1)!, 'Thomson Local')
  await waitFor(() => expect(requests.at(-1)).toEqual({ runId: '3', outcome: null, source: 'thomson' }))
  await user.selectOptions(screen.getAllByLabelText('Source').at(-1)!, 'All')
  const same = ['yell', 'yell', 'yell', 'thomson'].map((name, at) => ({
    ...problem(String(9 - at), 'BLOCKED', name),
    message: 'Too many requests',
  }))
  await notify({ ...running, problems: same })
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Blocked Yell 3 × Too many requests21 Nov 2026, 10:00 · https://yell.test/9 and 2 more',
      'Blocked Thomson Local Too many requests21 Nov 2026, 10:00 · https://thomson.test/6',
    ]),
  )
  answer(
    api.query('ScrapeProblems', () => {
      return reply({ scrapeProblems: { __typename: 'ScrapeProblemConnection', nodes: [] } })
    }),
  )
  await user.selectOptions(kind, 'Blocked')
  expect(await screen.findByText('No problems of this kind from this source.')).toBeTruthy()
})

test('while directories are scraped, Google Maps waits', async () => {
  await show(running, 'maps')
  expect(await screen.findByText('A directory scrape is running. See Scraper Control.')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull() // of the other scrape
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Scraping' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('tab', { name: 'Bulk' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Bulk Scraping' }).disabled).toBe(true)
})

test('a full scrape of one source with an extra directory; a failure says why', async () => {
  const sent: object[] = []
  answer(
    api.mutation('RunScraper', ({ variables }) => {
      sent.push(variables['input'] as object)
      return refuse('A scrape is already running.', { code: 'CONFLICT' })
    }),
  )
  const user = await show(idle)
  await user.selectOptions(await screen.findByLabelText('Source'), 'FreeIndex')
  await user.type(screen.getByLabelText('Extra directory URL (optional)'), 'nonsense here')
  await user.click(screen.getByRole('button', { name: 'Run Full Scrape' }))
  expect(screen.getByText('Please enter a web address such as https://www.example.com')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Run Test Scrape' }))
  await user.clear(screen.getByLabelText('Extra directory URL (optional)'))
  await user.type(screen.getByLabelText('Extra directory URL (optional)'), 'www.guild.test/members')
  await user.click(screen.getByRole('button', { name: 'Run Full Scrape' }))
  expect(await screen.findByText('Failed to run full scrape')).toBeTruthy()
  expect(screen.getByText('A scrape is already running.')).toBeTruthy()
  expect(
    screen.getByText('A test scrape searches for “blinds” in Manchester, one page of each source, and saves nothing.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Run Test Scrape' }))
  expect(await screen.findByText('Failed to run test scrape')).toBeTruthy()
  expect(sent).toEqual([
    { source: 'FREEINDEX', isTest: false, directories: ['www.guild.test/members'] },
    { source: 'FREEINDEX', isTest: true, directories: ['www.guild.test/members'] },
  ])
})

test('Google Maps: one place with its limits, or a whole list', async () => {
  const sent: object[] = []
  const record = ({ variables }: { variables: Record<string, unknown> }) => {
    sent.push(variables['input'] as object)
    return HttpResponse.error()
  }
  answer(api.mutation('ScrapeMaps', record), api.mutation('BulkScrapeMaps', record))
  const user = await show(idle, 'maps')
  await user.type(await screen.findByLabelText('Location'), 'L')
  await user.click(screen.getByRole('button', { name: 'Start Scraping' }))
  expect(screen.getByText('Location must be at least 2 characters.')).toBeTruthy()
  await user.type(screen.getByLabelText('Location'), 'eeds')
  await user.clear(screen.getByLabelText('Radius (metres)'))
  await user.type(screen.getByLabelText('Radius (metres)'), '999.5') // wrong twice: the first message is shown
  await user.click(screen.getByRole('button', { name: 'Start Scraping' }))
  expect(screen.getByText('Please enter a radius from 1,000 to 50,000 metres.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Radius (metres)'))
  await user.type(screen.getByLabelText('Radius (metres)'), '9999.5')
  expect(await screen.findByText('Please enter a radius in whole metres.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Radius (metres)'))
  await user.click(screen.getByRole('button', { name: 'Start Scraping' }))
  expect(await screen.findByText('Failed to start scraping operation')).toBeTruthy()
  expect(sent).toEqual([{ location: 'Leeds', radius: 50000, keyword: 'blinds curtains' }])
  await user.click(screen.getByRole('tab', { name: 'Bulk' }))
  await user.click(screen.getByRole('button', { name: 'Start Bulk Scraping' }))
  expect(screen.getByText('Please select at least one location.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Select None' }))
  expect(screen.getByText('0 locations selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByLabelText('Leeds'))
  await user.click(screen.getByRole('button', { name: 'Start Bulk Scraping' }))
  expect(await screen.findByText('Failed to start bulk scraping operation')).toBeTruthy()
  expect((sent[1] as { locations: string[] }).locations).toEqual([
    'London',
    'Manchester',
    'Birmingham',
    'Glasgow',
    'Edinburgh',
    'Liverpool',
    'Bristol',
    'Sheffield',
    'Cardiff',
  ])
})

test('five sources, and three lists of places', async () => {
  const user = await show(idle)
  const options = [...(await screen.findByLabelText('Source')).querySelectorAll('option')].map(
    ({ value, textContent }) => [value, textContent],
  )
  expect(options).toEqual([
    ['ALL', 'All directories'],
    ['YELL', 'Yell'],
    ['THOMSON', 'Thomson Local'],
    ['FREEINDEX', 'FreeIndex'],
    ['CHECKATRADE', 'Checkatrade'],
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('Source').value).toBe('ALL')
  await waitFor(() => expect(screen.getAllByText('No scrapes yet.')).toHaveLength(2)) // progress and history
  await user.click(screen.getByRole('tab', { name: 'Google Maps Scraper' }))
  const radius = await screen.findByLabelText<HTMLInputElement>('Radius (metres)')
  expect([radius.value, radius.min, radius.max, screen.getByLabelText<HTMLInputElement>('Keyword').value]).toEqual([
    '50000',
    '1000',
    '50000',
    'blinds curtains',
  ])
  await user.click(screen.getByRole('tab', { name: 'Bulk' }))
  const lists = within(screen.getByRole('group', { name: 'List' }))
  expect(lists.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Popular cities (10)',
    'Major UK cities (70)',
    'All UK counties (108)',
  ])
  await user.click(lists.getByRole('button', { name: 'All UK counties (108)' }))
  expect(within(screen.getByRole('group', { name: 'All UK counties' })).getAllByRole('checkbox')).toHaveLength(108)
})

test('the start of a Google Maps scrape is announced, and the figures are reloaded soon after', async () => {
  answer(
    api.mutation('ScrapeMaps', () => done('scrapeMaps', { state: idle })),
    api.mutation('BulkScrapeMaps', () => done('bulkScrapeMaps', { state: idle })),
  )
  const user = await show(idle, 'maps')
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const expectReloads = async (before: number) => {
    await waitFor(() => expect(figureRequests).toBeGreaterThan(before)) // as after every change
    const reloaded = figureRequests
    for (const [at, [run, ms]] of timers.mock.calls.entries()) {
      if (ms !== 5000) continue
      clearTimeout(timers.mock.results[at]!.value)
      run()
    }
    timers.mockClear()
    await waitFor(() => expect(figureRequests).toBeGreaterThan(reloaded))
  }
  await user.type(await screen.findByLabelText('Location'), 'Leeds')
  const before = figureRequests
  await user.click(screen.getByRole('button', { name: 'Start Scraping' }))
  expect(await screen.findByText('Scraping started')).toBeTruthy()
  await expectReloads(before)
  await user.click(screen.getByRole('tab', { name: 'Bulk' }))
  await user.click(screen.getByLabelText('Leeds'))
  const beforeBulk = figureRequests
  await user.click(screen.getByRole('button', { name: 'Start Bulk Scraping' }))
  expect(await screen.findByText('Bulk scraping started')).toBeTruthy()
  await expectReloads(beforeBulk)
})

test('a failure to add a supplier is reported, and what was typed stays', async () => {
  answer(api.mutation('PreviewSupplierFromUrl', () => HttpResponse.error()))
  const user = await show(idle, 'add-supplier')
  await user.type(await screen.findByLabelText('Website URL'), 'marchmont.test')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('Failed to add supplier')).toBeTruthy()
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Website URL').value).toBe('marchmont.test')
})

test('without a key the maps tab says how to get one, and its forms are disabled', async () => {
  answer(
    api.query('ScraperSettings', () =>
      reply({
        scraperSettings: {
          __typename: 'ScraperSettings',
          hasPlacesKey: false,
          sources: ['google_places'],
          isApprovalNeeded: null,
        },
      }),
    ),
  )
  await show(idle, 'maps')
  expect(await screen.findByText('GOOGLE_PLACES_KEY')).toBeTruthy()
  const start = screen.getByRole('button', { name: 'Start Scraping' })
  expect([start, screen.getByLabelText('Location')].filter((one) => !one.matches(':disabled'))).toEqual([])
  await userEvent.click(screen.getByRole('tab', { name: 'Bulk' }))
  expect(screen.getByRole('button', { name: 'Start Bulk Scraping' }).matches(':disabled')).toBe(true)
  cleanup()
  const scraperSettings = {
    __typename: 'ScraperSettings',
    hasPlacesKey: true,
    sources: ['yell'],
    isApprovalNeeded: false,
  }
  answer(api.query('ScraperSettings', () => reply({ scraperSettings })))
  await show(idle, 'maps')
  expect(await screen.findByText('Google Maps is turned off by the SCRAPER_SOURCES setting.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start Scraping' }).matches(':disabled')).toBe(true)
})

test('if the settings of the maps tab do not load, it says so, and can be retried', async () => {
  answer(api.query('ScraperSettings', () => HttpResponse.error(), { once: true }))
  const user = await show(idle, 'maps')
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: 'Start Scraping' })).toBeTruthy()
})

test('a supplier is previewed field by field before it is saved', async () => {
  const preview = {
    __typename: 'SupplierPreview',
    name: 'Marchmont Blinds',
    verdict: 'ADDED',
    reason: null,
    supplierId: null,
    pages: ['https://marchmont.test/'],
    problems: [],
    fields: [
      {
        __typename: 'PreviewField',
        field: 'phone',
        value: '01242 960123',
        origin: 'JSON_LD',
        current: null,
        isWritten: true,
      },
    ],
  }
  let previews = 0
  const created: unknown[] = []
  const known = {
    ...preview,
    verdict: 'UNCHANGED',
    problems: ['Its contact page could not be read.'],
    fields: [{ ...preview.fields[0]!, current: '01242 960000', isWritten: false }],
  }
  const outcomes = [preview, null, preview, { ...preview, verdict: 'REFUSED', reason: 'It was deleted here' }, known]
  const conflict = {
    __typename: 'UserError',
    field: null,
    message: 'It was not saved: it was deleted.',
    code: 'CONFLICT',
  }
  const supplier = { __typename: 'Supplier', id: '9', name: 'Marchmont Blinds' }
  answer(
    api.mutation('PreviewSupplierFromUrl', () => {
      const outcome = outcomes[previews++]
      return outcome ? done('previewSupplierFromUrl', { preview: outcome }) : HttpResponse.error()
    }),
    api.mutation('CreateSupplierFromUrl', ({ variables }) =>
      done(
        'createSupplierFromUrl',
        created.push(variables.input) === 1 ? { supplier: null, userErrors: [conflict] } : { supplier },
      ),
    ),
  )
  const user = await show(idle, 'add-supplier')
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(screen.getByText('Please enter the address of the supplier’s website.')).toBeTruthy()
  await user.type(screen.getByLabelText('Website URL'), 'marchmont.test')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const table = within(await screen.findByRole('region', { name: 'Details found' }))
  expect(table.getAllByRole('row')[1]!.textContent).toBe('phone01242 960123structured datato be saved')
  await user.click(screen.getByRole('button', { name: 'Save Supplier' }))
  expect(await screen.findByText('Failed to add supplier')).toBeTruthy()
  expect(screen.getByText('It was not saved: it was deleted.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Preview' })) // does not reach the server
  await waitFor(() => expect(previews).toBe(2))
  expect(screen.queryByRole('button', { name: 'Save Supplier' })).toBeNull() // it would save the other website’s
  await user.type(screen.getByLabelText('City (optional)'), 'Stroud')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'Save Supplier' }))
  const link = await screen.findByRole('link', { name: 'Marchmont Blinds' })
  expect([link.getAttribute('href'), created[1]]).toEqual(['/suppliers/9', { url: 'marchmont.test', city: 'Stroud' }])
  expect(screen.queryByRole('button', { name: 'Save Supplier' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('It would not be saved. It was deleted here.')).toBeTruthy()
  expect([link.isConnected, screen.queryByRole('button', { name: 'Save Supplier' })]).toEqual([false, null])
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('Already listed. The website has nothing new.')).toBeTruthy()
  const details = within(screen.getByRole('region', { name: 'Details found' })).getAllByRole('row')
  expect(details[1]!.textContent).toBe('phone01242 960123now: 01242 960000structured dataunchanged')
  expect(screen.getByText('Its contact page could not be read.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save Supplier' })).toBeNull()
})

test('the history of Google Maps shows place, keyword and radius; a scrape opens to its log and can be undone', async () => {
  const requests: unknown[] = []
  const changes: unknown[] = []
  const change = {
    __typename: 'BatchChange',
    id: '3',
    step: 'UNDO',
    username: 'ada',
    done: 0,
    skipped: 0,
    startedAt: '2026-11-21T10:00:00Z',
    finishedAt: null,
  }
  const run = {
    __typename: 'ScrapeRun',
    id: '7',
    kind: 'MAPS',
    source: 'google_places',
    places: ['Leeds', 'York'],
    keyword: 'blinds curtains',
    radiusMetres: 50_000,
    isTest: false,
    status: 'FINISHED',
    username: 'ada',
    startedAt: '2026-11-20T10:00:00Z',
    finishedAt: '2026-11-20T10:05:00Z',
    lastChange: { ...change, id: '2', step: 'HIDE', done: 3, finishedAt: '2026-11-20T11:00:00Z' },
    pagesDone: 2,
    listings: 5,
    added: 4,
    enriched: 1,
    refused: 0,
    yieldPerPage: 2.5,
    outcomes: [],
  }
  const trial = { ...run, id: '6', isTest: true, startedAt: '2026-11-18T10:00:00Z', lastChange: null }
  const stopping = { ...run, id: '8', status: 'STOPPING', places: [], startedAt: '2026-11-19T10:00:00Z' }
  answer(
    api.query('ScrapeRuns', ({ variables }) => {
      requests.push(variables)
      return reply({ scrapes: mockConnection('ScrapeRunConnection', [run, stopping, trial]) })
    }),
    api.query('ScrapeProblems', ({ variables }) =>
      reply({
        scrapeProblems: {
          __typename: 'ScrapeProblemConnection',
          nodes: [
            {
              __typename: 'ScrapeProblem',
              id: '1',
              at: '2026-11-20T10:01:00Z',
              source: 'google_places',
              outcome: 'NETWORK',
              url: 'https://places.example/',
              message: 'No answer after 3 tries',
            },
          ].filter(() => variables.runId !== '6'),
        },
      }),
    ),
    api.mutation('ChangeBatch', ({ variables }) => {
      changes.push(variables.input)
      return done('changeBatch', { change })
    }),
    api.query('BatchChange', () =>
      reply({ batchChange: { ...change, done: 4, skipped: 1, finishedAt: '2026-11-21T10:01:00Z' } }),
    ),
    api.query('SkippedSuppliers', () =>
      reply({
        skippedSuppliers: {
          __typename: 'SkippedSupplierConnection',
          nodes: [
            {
              __typename: 'SkippedSupplier',
              id: '1',
              supplierId: '9',
              name: 'Oak Blinds',
              explanation: 'it has reviews',
            },
          ],
          pageInfo: { __typename: 'PageInfo', hasNextPage: true },
        },
      }),
    ),
  )
  const user = await show(idle, 'maps')
  expect(await screen.findAllByText('Leeds and 1 more, blinds curtains, 50,000 m')).toHaveLength(2)
  expect([screen.getByText('would add 4'), screen.getByText('would update 1')]).toHaveLength(2)
  expect(requests).toEqual([{ kind: 'MAPS' }])
  await user.click(screen.getByRole('button', { name: 'Details of 20 Nov 2026, 10:00' }))
  expect(
    await within(await screen.findByRole('list', { name: 'Log' })).findByText('No answer after 3 tries'),
  ).toBeTruthy()
  expect(screen.getByText('Leeds, York')).toBeTruthy()
  expect(screen.getByText(/^3 hidden, by ada/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show suppliers' }).getAttribute('href')).toBe('/admin/suppliers?run=7')
  answer(
    api.query('LaterBatches', () =>
      reply({
        laterBatches: [
          { __typename: 'LaterBatch', importId: null, runId: '9', supplierCount: 3 },
          { __typename: 'LaterBatch', importId: '2', runId: null, supplierCount: 1 },
        ],
      }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Details of 19 Nov 2026, 10:00' }))
  const saving = within(await screen.findByRole('group', { name: 'scrape 8' }))
  expect(saving.queryByRole('button')).toBeNull() // it still saves suppliers
  await user.click(screen.getByRole('button', { name: 'Details of 19 Nov 2026, 10:00' }))
  await user.click(screen.getByRole('button', { name: 'Details of 18 Nov 2026, 10:00' }))
  expect(await screen.findByText('Log: no problems.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'scrape 6' })).toBeNull() // a test saved nothing
  answer(api.query('LaterBatches', () => HttpResponse.error(), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Undo: scrape 7' }))
  await user.click(await screen.findByRole('button', { name: 'Try Again' })) // it may be a warning
  expect((await screen.findByRole('note')).textContent).toBe(
    'Undo first, in this order: scrape 9 (3 suppliers), import 2 (1 supplier). They changed some of these suppliers later, and those changes would stay.',
  )
  expect(screen.getByText(/Removes what it added \(4\) and restores what it changed/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, Undo' }))
  expect(await screen.findByText(/4 undone, 1 skipped, by ada/)).toBeTruthy()
  expect(changes).toEqual([{ runId: '7', step: 'UNDO' }])
  await user.click(screen.getByRole('button', { name: 'Skipped' }))
  expect((await screen.findByRole('list', { name: 'Skipped' })).textContent).toBe('Oak Blinds: it has reviews')
  expect(screen.getByText('The first 100 are shown.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Started' }))
  await waitFor(() => expect(requests.at(-1)).toEqual({ kind: 'MAPS', oldestFirst: true }))
  await user.selectOptions(screen.getByLabelText('Status'), 'Finished')
  await user.type(screen.getByRole('searchbox', { name: 'Find in the history' }), 'leeds{Enter}')
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({ kind: 'MAPS', oldestFirst: true, status: 'FINISHED', search: 'leeds' }),
  )
})

test('the end of a scrape is announced on public pages to a browser in which an administrator opened the office', async () => {
  localStorage.setItem('staff', '')
  answer(api.query('ScraperState', () => reply({ scraperState: running, scrapeSources })))
  showPage('/terms-of-service')
  const states = [running, { ...running, isRunning: false, isTest: true, status: 'FINISHED' }]
  await notify(running)
  await vi.waitFor(() => {
    states.reverse() // each is rendered before the next arrives
    live.tell!(states[0]!)
    expect(screen.getByText('Scraping completed')).toBeTruthy()
  }, 40_000)
  expect(screen.getByText('90 businesses found, nothing saved: would add 60, update 12.')).toBeTruthy()
  answer(api.query('Me', () => reply({ me: null, myNeed: null, myRole: null })))
  showPage('/terms-of-service')
  await waitFor(() => expect(localStorage.getItem('staff'), 'signed out elsewhere').toBeNull())
})

test('times are London’s, and a duration has one unit until it has hours', () => {
  const moment = '2026-07-31T23:30:00Z'
  expect([timeText(moment), shortDay(moment)]).toEqual(['1 Aug 2026, 00:30', '1 Aug 2026'])
  expect([1, 89, 90, 7140, 7200, 10_200].map(duration)).toEqual([
    '1 second',
    '89 seconds',
    '2 minutes',
    '119 minutes',
    '2 h 0 min',
    '2 h 50 min',
  ])
})
