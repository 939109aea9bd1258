import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, done, reply, showPage } from '../../app/show-page.tsx'

const schedule = {
  __typename: 'Schedule',
  version: 3,
  id: '1',
  name: 'Weekly scrape',
  kind: 'DIRECTORIES',
  every: 'WEEK',
  day: 1,
  time: '02:30',
  sources: ['yell'],
  locations: [],
  keyword: null,
  pausedAt: null,
  startsAt: ['2026-11-30T02:30:00Z', '2027-06-07T01:30:00Z'],
  startedAt: null,
  problem: 'Yell is turned off by SCRAPER_SOURCES.',
}
const limits = {
  __typename: 'ScrapeLimits',
  version: 3,
  quietFrom: null,
  quietUntil: null,
  quietEndsAt: null,
  monthlyRequests: 1000,
  requestsThisMonth: 1000,
}

test('a schedule shows its next times and last error; another is added, this one is paused, and limits are set', async () => {
  vi.stubEnv('TZ', 'America/New_York') // still Sunday there
  onTestFinished(() => void vi.unstubAllEnvs())
  const sent: Record<string, unknown>[] = []
  let version = 3
  const take = (name: string, field: string) =>
    api.mutation(name, ({ variables }) => {
      sent.push({ [field]: variables.input })
      version = 3
      const payload = { __typename: `${name}Payload`, schedule, limits, userErrors: [] }
      return reply({ [field]: payload })
    })
  answer(
    api.query('Schedules', () =>
      reply({
        schedules: { __typename: 'ScheduleReport', nodes: [{ ...schedule, version }], limits: { ...limits, version } },
        scrapeSources: [
          { __typename: 'ScrapeSourceInfo', name: 'all', label: 'All directories', source: 'ALL' },
          { __typename: 'ScrapeSourceInfo', name: 'yell', label: 'Yell', source: 'YELL' },
          { __typename: 'ScrapeSourceInfo', name: 'google_places', label: 'Google Maps', source: null },
        ],
      }),
    ),
    take('CreateSchedule', 'createSchedule'),
    take('UpdateSchedule', 'updateSchedule'),
    take('ChangeSchedule', 'changeSchedule'),
    take('UpdateScrapeLimits', 'updateScrapeLimits'),
  )
  const { reload } = showPage('/admin/schedules')
  /** The version that the form’s changes began with is sent. */
  const saveByOthers = async () => {
    version = 7
    await reload()
  }
  const row = within((await screen.findByRole('list', { name: 'Schedules' })).children[0] as HTMLElement)
  expect(
    row.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`),
  ).toEqual([
    'What: Directory scrape · Yell',
    'When: Every week on Monday at 02:30',
    'Next: Mon, 30 Nov 2026, 02:30Mon, 7 Jun 2027, 02:30', // one line each
    'Last started: not yet',
    'Problem: Yell is turned off by SCRAPER_SOURCES.',
  ])
  expect(screen.getByText(/1,000 paid requests to Google Places this month: the budget is used up/)).toBeTruthy()
  const user = userEvent.setup()
  const edit = row.getByRole('button', { name: 'Edit: Weekly scrape' })
  await user.click(edit)
  const edited = within(screen.getByRole('form', { name: 'Edit Weekly scrape' }))
  expect(document.activeElement).toBe(edited.getByLabelText('Name'))
  await user.click(edited.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(edit)
  await user.click(edit)
  const again = within(screen.getByRole('form', { name: 'Edit Weekly scrape' }))
  await user.selectOptions(again.getByLabelText('How often'), 'Every day')
  await saveByOthers()
  await user.click(again.getByRole('button', { name: 'Save Schedule' }))
  await screen.findByText('Schedule saved')
  await user.click(row.getByRole('button', { name: 'Start Now: Weekly scrape' }))
  expect(await screen.findByText('“Weekly scrape” starts within a minute')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Pause: Weekly scrape' }))
  await user.click(screen.getByRole('button', { name: 'Add a Schedule' }))
  const form = within(screen.getByRole('form', { name: 'New schedule' }))
  await user.click(form.getByRole('button', { name: 'Save Schedule' }))
  expect(await form.findByText('Please enter a name.')).toBeTruthy()
  await user.type(form.getByLabelText('Name'), 'Places')
  await user.selectOptions(form.getByLabelText('What'), 'Google Maps search')
  await user.selectOptions(form.getByLabelText('How often'), 'Every month')
  await user.selectOptions(form.getByLabelText('Day of the month'), '31')
  await user.type(form.getByLabelText('Places'), 'Leeds{Enter}York')
  await user.click(form.getByRole('button', { name: 'Save Schedule' }))
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Add a Schedule' }))
  const limitForm = within(screen.getByRole('form', { name: 'Limits' }))
  await user.type(limitForm.getByLabelText('Quiet from'), '08:00')
  await user.click(limitForm.getByRole('button', { name: 'Save Limits' }))
  expect(await limitForm.findByText('Please enter both times, or neither.')).toBeTruthy()
  await user.type(limitForm.getByLabelText('Quiet until'), '18:00')
  await saveByOthers()
  await user.click(limitForm.getByRole('button', { name: 'Save Limits' }))
  await screen.findByText('Limits saved')
  const input = { kind: 'MAPS', every: 'MONTH', day: 31, time: '02:30', locations: ['Leeds', 'York'] }
  const { name, kind, time, sources } = schedule
  const edition = { name, kind, every: 'DAY', day: null, time, sources, locations: [], keyword: '' }
  expect(sent).toMatchObject([
    { updateSchedule: { id: '1', version: 3, ...edition } },
    { changeSchedule: { id: '1', action: 'START' } },
    { changeSchedule: { id: '1', action: 'PAUSE' } },
    { createSchedule: { name: 'Places', ...input, sources: ['yell'] } },
    { updateScrapeLimits: { quietFrom: '08:00', quietUntil: '18:00', monthlyRequests: 1000, version: 3 } },
  ])
})

test('a paused schedule of places is resumed; without a budget it is never used up; a cleared limit is none', async () => {
  const locations = ['Leeds', 'York', 'Hull', 'Bath', 'Ely', 'Ripon', 'Wells']
  const paused = {
    ...schedule,
    kind: 'MAPS',
    every: 'MONTH',
    day: 31,
    sources: [],
    locations,
    keyword: 'blinds',
    startsAt: [],
    pausedAt: '2026-11-20T10:00:00Z',
    startedAt: '2026-11-01T02:30:00Z',
    problem: null,
  }
  const daily = { ...schedule, id: '2', name: 'Daily', every: 'DAY', day: null, sources: ['former'], problem: null }
  let stored: object = {
    ...limits,
    quietFrom: '08:00',
    quietUntil: '18:00',
    quietEndsAt: '2026-11-30T18:00:00Z',
    monthlyRequests: null,
  }
  const sent: unknown[] = []
  const take = (name: string, field: string, payload: object) =>
    api.mutation(name, ({ variables }) => {
      sent.push(variables.input)
      return done(field, payload)
    })
  answer(
    api.query('Schedules', () => {
      const nodes = [paused, daily, { ...schedule, id: '3', name: 'Broken' }]
      return reply({ schedules: { __typename: 'ScheduleReport', nodes, limits: stored }, scrapeSources: [] })
    }),
    take('ChangeSchedule', 'changeSchedule', { schedule: null }),
    take('UpdateScrapeLimits', 'updateScrapeLimits', { limits }),
  )
  const { reload } = showPage('/admin/schedules')
  const list = await screen.findByRole('list', { name: 'Schedules' })
  const facts = [...list.children].map((row) =>
    [...row.querySelectorAll('.state, dd')].map(({ textContent }) => textContent),
  )
  expect(facts).toEqual([
    [
      'Paused',
      'Google Maps search · blinds · Leeds, York, Hull, Bath, Ely, 2 more',
      'Every month on day 31 at 02:30',
      'Sun, 1 Nov 2026, 02:30',
    ],
    [
      'Active',
      'Directory scrape · former',
      'Every day at 02:30',
      'Mon, 30 Nov 2026, 02:30Mon, 7 Jun 2027, 02:30',
      'not yet',
    ],
    ['Failed', ...facts[2]!.slice(1)],
  ])
  expect(screen.getByText('Quiet hours: scrapes resume Mon, 30 Nov 2026, 18:00.')).toBeTruthy()
  expect(screen.getByText('1,000 paid requests to Google Places this month.')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Resume: Weekly scrape' }))
  for (const name of ['Quiet from', 'Quiet until'])
    fireEvent.change(screen.getByLabelText(name), { target: { value: '' } })
  stored = { ...stored, version: 9 }
  await reload()
  await user.click(screen.getByRole('button', { name: 'Save Limits' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  const none = { quietFrom: null, quietUntil: null, monthlyRequests: null }
  expect(sent).toEqual([
    { id: '1', action: 'RESUME' },
    { ...none, version: 3 }, // what someone else has saved is not overwritten unnoticed
  ])
  await user.click(screen.getByRole('button', { name: 'Delete: Daily' }))
  await user.click(screen.getByRole('button', { name: 'Delete Schedule' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a deleted schedule does not reappear with an earlier response', async () => {
  let nodes = [schedule]
  const release: (() => void)[] = []
  let isBlocked = false
  answer(
    api.query('Schedules', async () => {
      const read = nodes
      if (isBlocked) await new Promise<void>((resolve) => release.push(resolve))
      return reply({ schedules: { __typename: 'ScheduleReport', nodes: read, limits }, scrapeSources: [] })
    }),
    api.mutation('UpdateScrapeLimits', () => done('updateScrapeLimits', { limits })),
    api.mutation('ChangeSchedule', () => {
      nodes = []
      isBlocked = false
      return done('changeSchedule', { schedule: null })
    }),
  )
  showPage('/admin/schedules')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete: Weekly scrape' }))
  isBlocked = true
  await user.click(screen.getByRole('button', { name: 'Save Limits' }))
  await waitFor(() => expect(release).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Delete Schedule' }))
  await waitFor(() => expect(nodes).toEqual([]))
  release[0]!()
  expect(await screen.findByText('No schedules yet.')).toBeTruthy()
})
