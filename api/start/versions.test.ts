import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'

const site = await testSite()
const { pool } = site.database
afterAll(site.close)
beforeAll(async () => {
  await pool.query("update app_user set email = 'ada@example.com' where username = 'ada'")
  site.as(site.admin)
})

interface EditedItem {
  read: string
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  at: (data: any) => any
  mutation: string
  payload: string
  input: (name: string) => object
  make?: () => Promise<unknown>
}

const key = (name: string) => ({ name, allowedOrigins: [], pointsPerSecond: 5000, burst: 5000 })
const schedule = (name: string) => ({ name, kind: 'BACKLINKS', every: 'DAY', time: '02:30' })
const redirect = (name: string) => ({ fromPath: '/old', toAddress: `/contact?from=${name}`, isPermanent: true })
const hours: Record<string, string> = { one: '08:00', two: '09:00', three: '10:00' }
const times: Record<string, string> = { one: 'DAILY', two: 'AT_ONCE', three: 'NONE' }

const edited: Record<string, EditedItem> = {
  'an API key': {
    make: () => site.change('createApiKey', key('first'), 'key { id }'),
    read: 'apiKeys { nodes { id version } }',
    at: ({ apiKeys }) => apiKeys.nodes[0],
    mutation: 'updateApiKey',
    payload: 'key { version }',
    input: key,
  },
  'a redirect': {
    make: () => site.change('createRedirect', redirect('first'), 'redirect { id }'),
    read: 'redirects { nodes { id version } }',
    at: ({ redirects }) => redirects.nodes[0],
    mutation: 'updateRedirect',
    payload: 'redirect { version }',
    input: redirect,
  },
  'a schedule': {
    make: () => site.change('createSchedule', schedule('first'), 'schedule { id }'),
    read: 'schedules { nodes { id version } }',
    at: ({ schedules }) => schedules.nodes[0],
    mutation: 'updateSchedule',
    payload: 'schedule { version }',
    input: schedule,
  },
  'the limits of scrapes': {
    read: 'schedules { limits { version } }',
    at: ({ schedules }) => schedules.limits,
    mutation: 'updateScrapeLimits',
    payload: 'limits { version }',
    input: (name) => ({ quietFrom: hours[name], quietUntil: '11:00' }),
  },
  'a mail template': {
    read: 'mailTemplates { kind version }',
    at: ({ mailTemplates }) => mailTemplates[0],
    mutation: 'updateMailTemplate',
    payload: 'template { version }',
    input: (name) => ({ kind: 'REGISTRATION_RECEIVED', subject: name, text: name }),
  },
  'what oneself is told': {
    read: 'myNotices { version }',
    at: ({ myNotices }) => myNotices,
    mutation: 'updateMyNotices',
    payload: 'settings { version }',
    input: (name) => ({ choices: [{ kind: 'REVIEWS', time: times[name] }] }),
  },
}

test.each(Object.entries(edited))('%s: of two changes to one version, the second is refused', async (_, one) => {
  await one.make?.()
  const read = async () => one.at((await site.ask(`{ ${one.read} }`)).data) as { id?: string; version: number }
  const save = (name: string, { id, version }: { id?: string; version?: number }) =>
    site.change(
      one.mutation,
      { ...one.input(name), ...(id ? { id } : {}), ...(version === undefined ? {} : { version }) },
      one.payload,
    )
  const before = await read()
  expect((await save('one', before)).userErrors).toEqual([])
  const stale = await save('two', before)
  expect(stale.userErrors).toEqual([
    {
      field: null,
      code: 'CONFLICT',
      message: expect.stringMatching(/^Someone else has changed .* since you opened (it|them)\.$/),
    },
  ])
  const now = await read()
  expect(now.version).not.toBe(before.version)
  const saved = await save('two', now)
  expect([saved.userErrors, Object.values(saved as object)[0].version]).toEqual([[], (await read()).version])
  expect(
    (await save('three', { ...before, version: undefined })).userErrors,
    'a program that compares nothing',
  ).toEqual([])
})

test('a mail template is not reset over a concurrent change, even if only switched off; a redirect’s use is not a change', async () => {
  const template = async () => edited['a mail template']!.at((await site.ask('{ mailTemplates { version } }')).data)
  const { version } = await template()
  await site.change(
    'updateMailTemplate',
    { kind: 'REGISTRATION_RECEIVED', subject: 'Else', text: 'Else' },
    'template { version }',
  )
  const reset = (on: number) =>
    site.change('resetMailTemplate', { kind: 'REGISTRATION_RECEIVED', version: on }, 'template { isChanged }')
  expect((await reset(version)).userErrors[0].code).toBe('CONFLICT')
  const { version: switchedOn } = await template()
  await site.change(
    'updateMailTemplate',
    { kind: 'REGISTRATION_RECEIVED', subject: 'Else', text: 'Else', isOn: false },
    'template { version }',
  )
  expect((await reset(switchedOn)).userErrors[0].code).toBe('CONFLICT')
  expect((await reset((await template()).version)).template).toEqual({ isChanged: false })
  const redirects = async () => (await site.ask('{ redirects { nodes { version } } }')).data.redirects.nodes
  const before = await redirects()
  await pool.query('update redirect set hits = hits + 1, last_hit_at = now()')
  expect(await redirects()).toEqual(before)
})
