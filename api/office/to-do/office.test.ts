import { afterAll, beforeEach, expect, test } from 'vitest'
import { readGoingLive } from '../going-live/read-going-live.ts'
import { sendTestMail } from '../going-live/going-live.resolver.ts'
import { wantsDemo, endDemo } from '../../seed/remove-demo.ts'
import { createContext } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { atOnce } from '../../testing/at-once.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { isLong } from '../../testing/long.ts'
import { testSite } from '../../testing/test-site.ts'
import { jumpStatement } from './office.resolver.ts'
import { listTasks, tasksStatement } from './list-tasks.ts'
import type { OfficeTaskKind } from './office-task.ts'

const site = await testSite()
const { pool } = site.database
const make = build(pool)
afterAll(site.close)
beforeEach(() => site.as(site.admin))

const query = `{ officeTasks { isBackedUp lastBackupAt databaseBytes freeBytes tasks { kind count isMore oldestAt detail } } }`
const look = async () => {
  const { data, errors } = await site.ask(query)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.officeTasks
}
const tasks = async () => (await look()).tasks as { kind: string; count: number }[]
const counts = async () => Object.fromEntries((await tasks()).map(({ kind, count }) => [kind, count]))
type UncountedKind = 'BACKUP_FAILED' | 'STORAGE_LOW' | 'SCRAPE_FAILED' | 'SCRAPE_WAITING' | 'DUPLICATES_UNSEEN'
const find = async (search: string): Promise<string[]> =>
  (
    await site.ask('query ($search: String!) { officeSuppliers(search: $search) { name } }', { search })
  ).data.officeSuppliers.map(({ name }: { name: string }) => name)

test('administrators only', async () => {
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    for (const operation of [query, '{ officeSuppliers(search: "blinds") { id } }'])
      expect((await site.ask(operation)).errors![0]!.extensions.code).toBe(code)
  }
})

test('a new site has no tasks, and reports the database’s size', async () => {
  const officeTasks = await look()
  expect(officeTasks).toMatchObject({ tasks: [], isBackedUp: false, lastBackupAt: null })
  expect(officeTasks.databaseBytes).toBeGreaterThan(1_000_000)
})

test('a full disk is reported first; a folder that does not exist is no disk', async () => {
  const list = (DATA_DIR: string) => listTasks({ pool, env: { ...site.env, DATA_DIR }, viewer: site.admin })
  const full = await list('/proc') // it has no free bytes
  expect(full).toMatchObject({ freeBytes: 0, tasks: [{ kind: 'STORAGE_LOW', count: 1, isMore: false }] })
  expect(await list('/no/such/folder')).toMatchObject({ freeBytes: null, tasks: [] })
})

test('pending work, most urgent first, with counts and ages', async () => {
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const id = await make.supplier({ created_at: day(400) })
  await make.supplier({ name: 'Just listed' })
  await make.supplier({ name: 'Checked', is_verified: true, verified_at: day(340), created_at: day(500) })
  await make.supplier({ name: 'Checked lately', is_verified: true, verified_at: day(300), created_at: day(500) })
  await make.supplier({ name: 'Featured', is_premium: true, featured_until: day(-13).slice(0, 10) })
  await make.supplier({ name: 'Featured for long', is_premium: true, featured_until: day(-16).slice(0, 10) })
  await make.supplier({ name: 'Hidden', status: 'hidden', created_at: day(500) })
  await make.supplier({ name: 'New', status: 'pending', created_at: day(3) })
  await make.supplier({ name: 'Newer', status: 'pending', created_at: day(1) })
  await pool.query(
    "insert into registration (supplier_id, name, fingerprint) select id, name, name from supplier where status = 'pending'",
  )
  await make.supplier({ name: 'Found', status: 'pending' })
  await pool.query(`
    insert into review (supplier_id, rating, status) values (${id}, 1, 'pending'), (${id}, 5, 'published');
    insert into business_request (business_name, status) values ('A', 'pending'), ('B', 'approved');
    insert into supplier_report (supplier_id, reason, status) values (${id}, 'OTHER', 'pending'), (${id}, 'OTHER', 'resolved');
    insert into contact_message (name, email, reason, subject, message, status)
      select 'Ann', 'a@example.com', 'other', 'Hello', 'Hello there', unnest(array['pending', 'answered']);
    insert into outbox_mail (key, kind, recipient, subject, body, state) values ('y', 'TEST', 'a@example.com', 'S', 'B', 'ready');
    insert into backlink (source_site, source_page, target_url, anchor_text, status, checked_at)
      values ('a.example', 'https://a.example/', '/', 'a', 'broken', now() - interval '5 days'), ('b.example', 'https://b.example/', '/', 'b', 'active', now());
    insert into ad_slot (id, name, location, ends_at) values ('a', 'A', 'Blog', date '2020-02-01'), ('b', 'B', 'Blog', now() + interval '30 days');
    insert into webhook (label, url, events, secret, cursor, paused_at) values ('Blinds Weekly', 'https://c.example/', '{SUPPLIER_CREATED}', 's', '', now());
    insert into scrape_run (kind, source, status, username, finished_at) values ('directories', 'all', 'failed', 'ada', now());
    insert into scrape_progress (run_id, source, pages_done, outcomes, skip_reason)
      select id, g.source, 3, outcomes::jsonb, skip_reason from scrape_run,
             (values ('yell', '{"blocked": 3}', null), ('thomson', '{"ok": 3}', null), ('freeindex', '{"ok": 1}', 'It asks to be left alone.')) g(source, outcomes, skip_reason);
    insert into scrape_run (kind, source, status, username, is_test) values ('directories', 'all', 'finished', 'ada', true)`)
  const found = await tasks()
  expect(found.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'SCRAPE_FAILED 1',
    'SOURCE_FAILED 2',
    'WEBHOOK_FAILED 1',
    'REGISTRATION 2',
    'REQUEST 1',
    'FIND 1',
    'REVIEW 1',
    'REPORT 1',
    'MESSAGE 1',
    'BACKLINK_BROKEN 1',
    'DUPLICATES_UNSEEN 1',
    'BADGE_EXPIRING 1',
    'FEATURED_ENDING 1',
    'AD_ENDING 1',
    'LISTING_UNCONFIRMED 1',
  ])
  site.as({ ...site.user, role: 'MODERATOR' })
  expect((await tasks()).map(({ kind }) => kind)).toEqual([
    'REGISTRATION',
    'REQUEST',
    'FIND',
    'REVIEW',
    'REPORT',
    'MESSAGE',
    'DUPLICATES_UNSEEN',
    'BADGE_EXPIRING',
    'LISTING_UNCONFIRMED',
  ])
  site.as(site.admin)
  const of = (kind: string) => found.find((one) => one.kind === kind)
  expect(of('REGISTRATION')).toMatchObject({ oldestAt: expect.stringContaining(day(3).slice(0, 10)), isMore: false })
  expect(of('SOURCE_FAILED')).toMatchObject({ detail: 'FreeIndex, Yell' })
  await pool.query('delete from scrape_run where is_test') // otherwise the scraper's screen would show it
  const { sources } = (await site.ask('{ scraperState { sources { label hasFailed } } }')).data.scraperState
  expect(sources.flatMap((one: { label: string; hasFailed: boolean }) => (one.hasFailed ? one.label : []))).toEqual([
    'FreeIndex',
    'Yell',
  ])
  const test = (source: string, outcomes: string) =>
    pool.query(
      `with run as (insert into scrape_run (kind, source, status, username, is_test) values ('directories', $1, 'finished', 'ada', true) returning id)
       insert into scrape_progress (run_id, source, pages_done, outcomes)
       select id, $1, case when $2 = '{}' then 0 else 1 end, $2::jsonb from run`,
      [source, outcomes],
    )
  const failed = async () => (await look()).tasks.find(({ kind }: { kind: string }) => kind === 'SOURCE_FAILED')?.detail
  await test('yell', '{"ok": 1}')
  expect(await failed()).toBe('FreeIndex')
  await test('thomson', '{"blocked": 1}')
  await test('freeindex', '{}') // stopped before it read a page
  expect(await failed()).toBe('FreeIndex, Thomson Local')
  await test('freeindex', '{"empty": 1}')
  await test('thomson', '{"ok": 1}')
  expect(await failed()).toBeUndefined()
  await pool.query('delete from scrape_run where is_test')
  expect(of('WEBHOOK_FAILED')).toMatchObject({ detail: 'Blinds Weekly' })
  expect(of('AD_ENDING')).toMatchObject({ oldestAt: null, detail: 'A: the first on 1 February 2020' })
  expect(of('BADGE_EXPIRING')).toMatchObject({ oldestAt: expect.stringContaining(day(340).slice(0, 10)) })
})

test('each number matches the list it links to', async () => {
  const twins = [
    await make.supplier({ name: 'Alike Blinds', phone: '01242 960444' }),
    await make.supplier({ name: 'Alike Blinds Ltd', phone: '01242 960444' }),
    await make.supplier({ name: 'Alike Interiors', postcode: 'GL50 1AB', phone: '01242 960443' }),
  ]
  await pool.query(
    `insert into outbox_mail (key, kind, recipient, subject, body, state) values ('x', 'TEST', 'a@example.com', 'S', 'B', 'failed')`,
  )
  const count = async (list: string) => {
    const { data, errors } = await site.ask(`{ list: ${list} }`)
    if (errors) throw new Error(errors[0]!.message)
    if (Array.isArray(data.list)) return data.list.length
    return (Object.values(data.list)[0] as { length?: number }).length ?? Object.values(data.list)[0]
  }
  await pool.query(`
    insert into webhook (label, url, events, secret, cursor) values ('Takes all', 'https://d.example/', '{SUPPLIER_CREATED}', 's', '');
    insert into webhook (label, url, events, secret, cursor, failing_since) values ('Fails', 'https://e.example/', '{SUPPLIER_CREATED}', 's', '', now());
    insert into schedule (name, kind, every, time, next_at, problem, paused_at) values
      ('Fails', 'DIRECTORIES', 'DAY', '03:00', now() + interval '1 day', 'No worker', null),
      ('Runs', 'DIRECTORIES', 'DAY', '03:00', now() + interval '1 day', null, null),
      ('Paused', 'DIRECTORIES', 'DAY', '03:00', now() + interval '1 day', 'No worker', now());
    insert into ad_slot (id, name, location, ends_at, is_active) values
      ('c', 'C', 'Blog', now() + interval '10 days', true), ('d', 'D', 'Blog', now() + interval '10 days', false), ('e', 'E', 'Blog', null, true)`)
  /** Every kind with a number; GOING_LIVE and SOURCE_FAILED have tests of their own. */
  const lists: Record<Exclude<OfficeTaskKind, UncountedKind | 'GOING_LIVE' | 'SOURCE_FAILED'>, string> = {
    WEBHOOK_FAILED: 'webhooks(isFailing: true) { nodes { id } }',
    SCHEDULE_FAILED: 'schedules(isFailed: true) { nodes { id } }',
    AD_ENDING: 'adSlots(isEnding: true) { id }',
    REGISTRATION: 'pendingItems(kind: REGISTRATION) { totalCount }',
    REQUEST: 'pendingItems(kind: REQUEST) { totalCount }',
    FIND: 'pendingItems(kind: FIND) { totalCount }',
    REVIEW: 'pendingItems(kind: REVIEW) { totalCount }',
    REPORT: 'pendingItems(kind: REPORT) { totalCount }',
    MESSAGE: 'pendingItems(kind: MESSAGE) { totalCount }',
    MAIL_FAILED: 'outboxMails(state: FAILED) { nodes { id } }',
    BACKLINK_BROKEN: 'backlinks(status: BROKEN) { nodes { id } }',
    DUPLICATE: 'duplicateSuppliers(includeDoubtful: true) { duplicatesFound }',
    BADGE_EXPIRING: 'adminSuppliers(filter: { due: BADGE_EXPIRING }) { totalCount }',
    FEATURED_ENDING: 'adminSuppliers(filter: { due: FEATURED_ENDING }) { totalCount }',
    LISTING_UNCONFIRMED: 'adminSuppliers(filter: { due: LISTING_UNCONFIRMED }) { totalCount }',
  }
  const compare = async () => {
    const reported = await counts()
    const shown = await Promise.all(Object.entries(lists).map(async ([kind, list]) => [kind, await count(list)]))
    expect(Object.fromEntries(Object.keys(lists).map((kind) => [kind, reported[kind] ?? 0]))).toEqual(
      Object.fromEntries(shown),
    )
    return reported
  }
  await count(lists.DUPLICATE)
  const reported = await compare()
  for (const kind of Object.keys(lists)) expect([kind, reported[kind]]).toEqual([kind, expect.any(Number)])
  await site.change(
    'mergeDuplicates',
    { pairs: [{ originalId: String(twins[0]), duplicateId: String(twins[1]) }] },
    'report { successful }',
  )
  expect((await compare())['DUPLICATE'] ?? 0).toBeLessThan(reported['DUPLICATE']!)
})

test('a scrape without a worker, and one with', async () => {
  await pool.query(`insert into scrape_run (kind, source, username) values ('maps', 'google', 'ada')`)
  for (const status of ['running', 'stopping']) {
    await pool.query("update scrape_run set status = $1 where status in ('running', 'stopping')", [status])
    expect(await counts(), status).toMatchObject({ SCRAPE_WAITING: 1 })
  }
  await pool.query("insert into worker (id, name, seen_at) values ('w', 'w', now() - interval '2 minutes')")
  expect(await counts(), 'one that is gone').toMatchObject({ SCRAPE_WAITING: 1 })
  await pool.query('update worker set seen_at = now()')
  expect(Object.keys(await counts())).not.toContain('SCRAPE_WAITING')
  await pool.query('delete from worker')
  await pool.query(`update scrape_run set status = 'finished', finished_at = now()`)
  expect(Object.keys(await counts())).not.toContain('SCRAPE_WAITING')
})

test('possible duplicates wait from the first look until they are decided', async () => {
  const twins = [
    await make.supplier({ name: 'Twin Blinds', phone: '01242 960555' }),
    await make.supplier({ name: 'Twin Blinds Ltd', phone: '01242 960555' }),
    await make.supplier({ name: 'Twin Blinds Limited', phone: '01242 960555' }),
  ]
  await site.ask('{ duplicateSuppliers { duplicatesFound } }')
  const { DUPLICATE: before, DUPLICATES_UNSEEN: unseen } = await counts()
  expect(unseen).toBeUndefined()
  const runEndedDaysAgo = (days: number) =>
    pool.query("update duplicate_run set finished_at = now() - make_interval(days => $1) where status = 'finished'", [
      days,
    ])
  for (const status of ['stopped', 'finished']) {
    await pool.query('update duplicate_run set status = $1', [status])
    expect((await counts()).DUPLICATE, status).toBe(status === 'finished' ? before : undefined)
  }
  await pool.query("insert into duplicate_run (status, finished_at) values ('failed', now())")
  await runEndedDaysAgo(29)
  expect((await counts()).DUPLICATES_UNSEEN).toBeUndefined()
  const { oldestAt } = (await look()).tasks.find(({ kind }: { kind: string }) => kind === 'DUPLICATE')
  expect(Date.parse(oldestAt)).toBeLessThan(Date.now() - 28 * 86_400_000)
  await runEndedDaysAgo(31)
  expect((await counts()).DUPLICATES_UNSEEN).toBe(1)
  await runEndedDaysAgo(0)
  expect(before).toBeGreaterThan(0)
  await pool.query(`insert into dismissed_pair values (${twins[0]}, ${twins[2]}, 'ada')`)
  expect((await counts()).DUPLICATE ?? 0).toBe(before! - 1)
  // too many to compare one by one, so they appear both in To Do and in the list
  for (let at = 0; at < 15; at++)
    for (const name of [`Firm ${at} Blinds`, `Firm ${at} Blinds Ltd`])
      await make.supplier({ name, phone: `01242 961${100 + at}` })
  const { DUPLICATE: after } = await counts()
  expect(after).toBeGreaterThanOrEqual(before! - 1 + 15)
  const { data } = await site.ask('{ duplicateSuppliers(includeDoubtful: true) { duplicatesFound } }')
  expect(data.duplicateSuppliers.duplicatesFound).toBe(after)
})

test('the palette finds a supplier of any status by name, phone, email, town, postcode, id, and the id of a registration', async () => {
  const id = await make.supplier({
    name: 'Zebra Shading Company',
    phone: '+44 1242 960777',
    email: 'Hello@Zebra.example',
    city: 'Llandrindod Wells',
    postcode: 'LD1 5AA',
    status: 'hidden',
  })
  const { rows } = await pool.query(
    `insert into registration (supplier_id, name, fingerprint) values (${id}, 'Zebra', 'x') returning id`,
  )
  for (const search of [
    'zebra',
    'company shading',
    'ZEBRA Sh',
    '01242960777',
    '(01242) 960 777',
    'hello@zebra',
    'HELLO@Zebra',
    'llandrindod w',
    'ld1 5',
    String(id),
    String(rows[0].id),
  ])
    expect([search, await find(search)]).toEqual([search, expect.arrayContaining(['Zebra Shading Company'])])
  await make.supplier({ name: 'A Zebra Away' })
  expect(await find('zebra'), 'a name that begins so comes first').toEqual(['Zebra Shading Company', 'A Zebra Away'])
  await make.supplier({ name: 'Brown Eco Zebra' })
  expect(await find('eco')).toEqual(['Brown Eco Zebra'])
  await pool.query("update supplier set status = 'rejected' where name = 'Just listed'")
  await make.supplier({ name: 'Just listed' })
  const { data } = await site.ask('{ officeSuppliers(search: "just listed") { status } }')
  expect(data.officeSuppliers, 'listed ones come first').toEqual([{ status: 'LISTED' }, { status: 'REJECTED' }])
  expect([await find(' '), await find('%_%'), await find('zebra@'), await find('00000000000000000000')]).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(
    (await site.ask('{ officeSuppliers(search: "' + 'x'.repeat(201) + '") { id } }')).errors![0]!.extensions.code,
  ).toBe('BAD_USER_INPUT')
})

interface Step {
  kind: string
  state: string
  gap: string | null
  detail: string | null
  confirmedBy: string | null
}
const goingLive = async () =>
  (
    await site.ask(
      '{ goingLive { isComplete missingCount hasBegun demoSupplierCount isRemovingDemo steps { kind state gap detail confirmedBy } } }',
    )
  ).data.goingLive
const step = async (kind: string) => (await goingLive()).steps.find((one: Step) => one.kind === kind) as Step

test('of two who save the same version at once, one is refused, in every form of the office', async () => {
  await pool.query("update app_user set email = 'ada@example.com' where username = 'ada'")
  const origin = { fromPath: '/before', toAddress: '/after' }
  const { redirect } = await site.change('createRedirect', origin, 'redirect { id version }')
  const daily = { name: 'Pairs', kind: 'DUPLICATES', every: 'DAY', time: '03:00' }
  const { schedule } = await site.change('createSchedule', daily, 'schedule { id version }')
  const limits = { pointsPerSecond: 10, burst: 5000 }
  const { key } = await site.change('createApiKey', { name: 'Partner', ...limits }, 'key { id version }')
  const spot = { name: 'Beside the list', location: 'Counties', format: 'SQUARE' }
  const { slot } = await site.change('createAdSlot', spot, 'slot { id version }')
  await pool.query("insert into mail_template (kind, subject, body) values ('REGISTRATION_RECEIVED', 'S', 'B')")
  const { data } = await site.ask(`{
    mailTemplates { kind subject text version } schedules { limits { version } } myNotices { version }
    adminLegalText(of: TERMS) { version } }`)
  const template = data.mailTemplates.find(({ kind }: { kind: string }) => kind === 'REGISTRATION_RECEIVED')
  const forms: [mutation: string, table: string, input: object, field: string, values: unknown[]][] = [
    ['updateRedirect', 'redirect', { ...origin, ...redirect }, 'toAddress', ['/here', '/there']],
    ['updateSchedule', 'schedule', { ...daily, ...schedule }, 'time', ['04:00', '05:00']],
    ['updateApiKey', 'api_key', { ...limits, ...key }, 'name', ['One', 'Other']],
    ['updateMailTemplate', 'mail_template', template, 'subject', ['One {{siteName}}', 'Other {{siteName}}']],
    ['updateAdSlot', 'ad_slot', { ...spot, ...slot }, 'name', ['One', 'Other']],
    ['updateScrapeLimits', 'scrape_limits', data.schedules.limits, 'monthlyRequests', [10, 20]],
    [
      'updateMyNotices',
      'app_user',
      data.myNotices,
      'choices',
      ['DAILY', 'AT_ONCE'].map((time) => [{ kind: 'REVIEWS', time }]),
    ],
    [
      'updateLegalText',
      'legal_text',
      { page: 'TERMS', changedOn: '2026-11-24', ...data.adminLegalText },
      'content',
      ['One.', 'Other.'],
    ],
  ]
  const outcomes: [mutation: string, refusals: string[]][] = []
  for (const [mutation, table, input, field, values] of forms) {
    const runs = values.map((value) => () => site.change(mutation, { ...input, [field]: value }, ''))
    const both = await atOnce(pool, table, runs)
    const codes = both.map(({ userErrors }) => userErrors.map(({ code }: { code: string }) => code).join())
    outcomes.push([mutation, codes.filter(Boolean)])
  }
  expect(outcomes).toEqual(forms.map(([mutation]) => [mutation, ['CONFLICT']]))
  await pool.query(`
    truncate redirect, schedule, api_key, ad_slot, mail_template, legal_text cascade;
    update scrape_limits set monthly_requests = null;
    update app_user set email = null, mail_choices = null where username = 'ada'`)
})

test('of two who add at once the second meets the first: no more than the limit, no loop, one export', async () => {
  const spot = { name: 'Beside the list', location: 'Counties', format: 'SQUARE' }
  const daily = { name: 'Pairs', kind: 'DUPLICATES', every: 'DAY', time: '03:00' }
  const key = { name: 'Partner', pointsPerSecond: 10, burst: 5000 }
  const webhook = { label: 'Blinds Weekly', url: 'https://8.8.8.8/', events: ['SUPPLIER_CREATED'] }
  const many = (count: number) => `from generate_series(1, ${count}) n`
  await pool.query(`
    truncate schedule, webhook cascade;
    insert into ad_slot (id, name, location) select n, 'A', 'Blog' ${many(199)};
    insert into schedule (name, kind, settings, every, time, next_at) select n, 'DUPLICATES', '{}', 'DAY', '03:00', now() ${many(49)};
    insert into api_key (name, prefix, secret_hash, created_by, revoked_at) select n, n, n, 'ada', case n when 200 then now() end ${many(200)};
    insert into webhook (label, url, events, secret, cursor) select n, 'https://c.example/', '{SUPPLIER_CREATED}', 's', '' ${many(49)}`)
  const forms: [mutation: string, table: string, inputs: object[], refusal: RegExp][] = [
    ['createAdSlot', 'ad_slot', [spot, { ...spot, name: 'Below' }], /^There are 200 ad slots already/],
    ['createSchedule', 'schedule', [daily, { ...daily, name: 'Twins' }], /^There are 50 schedules already/],
    ['createApiKey', 'api_key', [key, { ...key, name: 'Other' }], /^There are 200 keys already/],
    ['createWebhook', 'webhook', [webhook, { ...webhook, label: 'Other' }], /^There are 50 webhooks already/],
    ['exportEverything', 'transfer', [{}, { isWanted: true }], /^Another export or import is running/],
    [
      'createRedirect',
      'redirect',
      [
        { fromPath: '/one', toAddress: '/other' },
        { fromPath: '/other', toAddress: '/one' },
      ],
      /^That address redirects to /,
    ],
  ]
  for (const [mutation, table, inputs, refusal] of forms) {
    const runs = inputs.map((input) => () => site.change(mutation, input, ''))
    const messages = (await atOnce(pool, table, runs)).map(({ userErrors }) => userErrors[0]?.message)
    expect(messages.filter(Boolean), mutation).toEqual([expect.stringMatching(refusal)])
  }
  await pool.query('truncate ad_slot, schedule, api_key, webhook, transfer, redirect cascade')
})

test('going live: each step’s state; a job removes the demo, and To Do lists missing steps', async () => {
  site.as(site.user)
  expect((await site.ask('{ goingLive { isComplete } }')).errors![0]!.extensions.code).toBe('FORBIDDEN')
  site.as(site.admin)
  expect(await goingLive()).toMatchObject({ isComplete: false, hasBegun: false, demoSupplierCount: 0 })
  expect(Object.keys(await counts())).not.toContain('GOING_LIVE')
  await make.supplier({ name: 'Fictional Blinds', is_demo: true })
  const { steps, missingCount } = await goingLive()
  expect(steps.map(({ kind, state }: Step) => `${kind} ${state}`)).toEqual([
    'ADDRESS MISSING',
    'NAME MISSING',
    'PASSWORD DONE',
    'SECOND_FACTOR MISSING',
    'MAIL MISSING',
    'BACKUP MISSING',
    'SUPPLIERS DONE',
    'DEMONSTRATION MISSING',
    'LEGAL MISSING',
    'SEARCH_ENGINES MISSING',
    'MAP OPTIONAL',
    'POSTCODES OPTIONAL',
  ])
  expect(await step('SECOND_FACTOR')).toMatchObject({ detail: 'ada', gap: null })
  const client = await pool.connect()
  await client.query('begin')
  await client.query("insert into supplier (name, status) select 'Many', 'listed' from generate_series(1, 1001)")
  const many = (await readGoingLive({ pool: client, env: site.env })).steps.find(({ kind }) => kind === 'SUPPLIERS')
  expect(many).toMatchObject({ state: 'DONE', gap: null, detail: 'more than 1000' })
  await client.query('rollback')
  client.release()
  const swapDemo = () => pool.query('update supplier set is_demo = not is_demo')
  for (const [name, contact, state] of [
    ['Blinds of Bath', '', 'MISSING'],
    ['', 'desk@example.org', 'MISSING'],
    ['Blinds of Bath', 'desk@example.org', 'DONE'],
  ]) {
    await pool.query('update site_settings set site_name = $1, contact_email = $2', [name, contact])
    expect(await step('NAME')).toMatchObject({ state })
  }
  await pool.query("update site_settings set site_name = '', contact_email = ''")
  await swapDemo()
  const waiting = await make.supplier({ status: 'pending' })
  await pool.query('update app_user set is_password_made_up = true')
  expect(await step('SUPPLIERS'), 'neither demo suppliers nor pending ones').toMatchObject({
    state: 'DONE',
    detail: '1',
  })
  await pool.query('delete from supplier where id = $1', [waiting])
  expect(await step('PASSWORD'), 'of administrators').toMatchObject({ state: 'MISSING', detail: 'ada' })
  const left =
    "insert into app_user (username, password, is_admin, is_password_made_up, disabled_at) values ('lea', 'x', true, true, now())"
  await pool.query(left)
  for (const kind of ['PASSWORD', 'SECOND_FACTOR'])
    expect(await step(kind), 'of those who have left').toMatchObject({ detail: 'ada' })
  await pool.query("delete from app_user where username = 'lea'; update app_user set is_password_made_up = false")
  await swapDemo()
  for (const kind of ['ADDRESS', 'MAIL', 'BACKUP']) expect(await step(kind)).toMatchObject({ gap: 'NOT_SET' })
  expect(await counts()).toMatchObject({ GOING_LIVE: missingCount })

  const refused = await site.change('deleteDemoData', { confirmation: 'yes' }, 'goingLive { isComplete }')
  expect(refused.userErrors).toMatchObject([{ field: ['confirmation'], message: 'Please type remove to confirm' }])
  const { goingLive: removing } = await site.change(
    'deleteDemoData',
    { confirmation: 'remove' },
    'goingLive { isRemovingDemo demoSupplierCount }',
  )
  expect(removing).toEqual({ isRemovingDemo: true, demoSupplierCount: 1 })
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts; select graphile_worker.add_job('send_mail')`,
  )
  expect(await goingLive(), 'one that failed for good').toMatchObject({ isRemovingDemo: false })
  await pool.query(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
  await endDemo(site.database)
  expect(await goingLive()).toMatchObject({ demoSupplierCount: 0, isRemovingDemo: false, hasBegun: true })
  expect(await counts(), 'without demo suppliers too').toMatchObject({ GOING_LIVE: missingCount - 1 })
  const isFilled = (settings = {}) => wantsDemo(pool, readEnv(settings))
  expect([await isFilled(), await isFilled({ SEED_DEMO: 'true' })]).toEqual([false, true])
  await pool.query(`delete from going_live_step where step = 'DEMONSTRATION'`)
  expect([await isFilled(), await isFilled({ SEED_DEMO: 'false' })]).toEqual([true, false])
  expect(await isFilled({ DATABASE_URL: 'postgres://own.example/directory' }), 'a database of their own').toBe(false)
  expect((await find('fictional')).length).toBe(0)

  const confirm = (kind: string, isDone: boolean) =>
    site.change('confirmGoingLiveStep', { step: kind, isDone }, 'goingLive { missingCount }')
  expect((await confirm('ADDRESS', true)).userErrors).toMatchObject([
    { field: ['step'], message: 'The site checks this step itself' },
  ])
  await make.supplier({ name: 'Real Blinds' })
  const post =
    "insert into blog_post (title, slug, content, published, is_demo) values ('Demo', 'demo', '', false, true)"
  await pool.query("insert into blog_post (title, slug, content) values ('Ours', 'ours', '')")
  expect(await step('DEMONSTRATION')).toMatchObject({ state: 'DONE' })
  await pool.query(post)
  expect(await step('DEMONSTRATION'), 'articles too').toMatchObject({ state: 'MISSING', detail: '0' })
  await pool.query("delete from blog_post where slug = 'demo'")
  await confirm('MAIL', true)
  expect(await step('MAIL'), 'sent by hand').toMatchObject({ state: 'DONE', gap: null, confirmedBy: 'ada' })
  await confirm('LEGAL', true)
  await confirm('LEGAL', true)
  await confirm('MAIL', false)
  expect(await step('LEGAL')).toMatchObject({ state: 'DONE', confirmedBy: 'ada' })
  await confirm('LEGAL', false)
  expect(await step('LEGAL')).toMatchObject({ state: 'MISSING', confirmedBy: null })
  expect((await pool.query(`select action from audit_entry where subject = 'going_live' order by id`)).rows).toEqual(
    ['remove_demo', 'confirm', 'confirm', 'take_back', 'take_back'].map((action) => ({
      action: `going_live.${action}`,
    })),
  )
  const { userErrors } = await site.change('sendTestMail', {}, 'recipient')
  expect(userErrors).toMatchObject([{ message: 'This site has no mail server. Set SMTP_URL, then restart the site.' }])
  await pool.query('truncate going_live_step')
})

test('going live: a test email is queued and its result shown; then nothing is missing', async () => {
  const env = readEnv({
    SITE_URL: 'https://blinds.example.org',
    SITE_NAME: 'Blinds of Bath',
    CONTACT_EMAIL: 'desk@example.org',
    SMTP_URL: 'smtp://mail.example.org',
    BACKUP_TO: '/srv/backups',
  })
  const context = createContext(site.database, env, { ip: '192.0.2.1', viewer: site.admin })
  expect(await sendTestMail(context, {})).toBe('desk@example.org')
  expect(() => sendTestMail(context, { to: 'ada' })).toThrow('Please enter a valid email address.')
  expect(await sendTestMail(context, { to: ' ada@example.org ' })).toBe('ada@example.org')
  await pool.query("update app_user set email = 'own@example.org' where username = 'ada'")
  expect(await sendTestMail(context, {})).toBe('own@example.org')
  await pool.query("update app_user set email = null; delete from outbox_mail where recipient = 'own@example.org'")
  const { CONTACT_EMAIL: _, ...nameless } = env
  await expect(sendTestMail({ ...context, em: context.em, env: nameless }, {})).rejects.toThrow(
    'Please enter a recipient: neither you nor the site has an email address yet',
  )
  const written = await pool.query("select recipient from outbox_mail where kind = 'TEST' order by id")
  expect(written.rows.slice(-2)).toEqual([{ recipient: 'desk@example.org' }, { recipient: 'ada@example.org' }])
  const at = async (wanted: string) => (await readGoingLive(context)).steps.find(({ kind }) => kind === wanted)
  const mail = () => at('MAIL')
  await pool.query(
    "insert into outbox_mail (key, kind, recipient, subject, body, state, error) values ('z', 'REVIEW_PUBLISHED', 'a@example.com', 'S', 'B', 'failed', '550 no')",
  )
  expect(await mail()).toMatchObject({ state: 'MISSING', gap: 'UNVERIFIED', detail: 'The test email is queued' })
  expect(await at('BACKUP')).toMatchObject({ state: 'MISSING', gap: 'UNVERIFIED', detail: null })
  await pool.query(
    `insert into backup_outcome (good_at, failed_since, reason) values (now(), now(), 'The disk is full')`,
  )
  expect(await at('BACKUP')).toMatchObject({ state: 'MISSING', gap: 'FAILING', detail: 'The disk is full' })
  expect((await listTasks(context)).tasks[0]).toMatchObject({ kind: 'BACKUP_FAILED', detail: 'The disk is full' })
  expect(Object.keys(await counts()), 'where no backups are set').not.toContain('BACKUP_FAILED')
  await pool.query('delete from backup_outcome')
  await pool.query(`update outbox_mail set state = 'sent', sent_by = 'ada' where kind = 'TEST'`)
  expect(await mail()).toMatchObject({ state: 'MISSING', gap: 'UNVERIFIED' }) // sent by hand
  await pool.query(`update outbox_mail set state = 'waiting', sent_by = null, error = '550 no' where kind = 'TEST'`)
  expect(await mail()).toMatchObject({ state: 'MISSING', gap: 'FAILING', detail: 'The mail server says: 550 no' })
  await pool.query(`
    update outbox_mail set error = null, state = 'sent', sent_at = now() where kind = 'TEST';
    insert into backup_outcome (good_at) values (now());
    insert into second_factor (user_id, secret, recovery_salt, confirmed_at)
      select id, '', '', case when not is_admin then now() end from app_user;
    insert into going_live_step (step, username) values ('LEGAL', 'ada')`)
  expect(await mail()).toMatchObject({ state: 'DONE', detail: 'The mail server has accepted the test email' })
  expect(await at('SECOND_FACTOR')).toMatchObject({ state: 'MISSING' }) // begun, not confirmed, unlike another user’s
  await pool.query('update second_factor set confirmed_at = now()')
  const { isComplete, steps } = await readGoingLive(context)
  expect([isComplete, steps.filter(({ state }) => state === 'MISSING')]).toEqual([true, []])
  for (const map of [
    { MAP_TILES: 'https://tiles.example.org' },
    { MAPBOX_TOKEN: 'pk.x' },
    { MAP_STYLE_URL: 'https://tiles.example.org' },
  ])
    expect((await readGoingLive({ pool, env: { ...env, ...map } })).steps).toContainEqual(
      expect.objectContaining({ kind: 'MAP', state: 'DONE' }),
    )
  const { tasks: waiting } = await listTasks(context)
  expect(waiting.map(({ kind }) => kind)).not.toContain('GOING_LIVE')
  for (const SITE_URL of [
    'http://blinds.example.org',
    'https://localhost:4000',
    'https://blinds.local',
    'https://127.0.0.1',
    'https://10.1.2.3',
    'https://192.168.1.2',
    'https://[::1]',
    'https://intranet',
    'https://blinds.test',
    'https://blinds.example',
    'https://blinds.invalid',
    'https://blinds.internal',
    'https://blinds.localhost',
    'https://0.0.0.0',
  ])
    expect((await readGoingLive({ pool, env: { ...env, SITE_URL } })).steps[0]).toMatchObject({
      state: 'MISSING',
      gap: 'FAILING',
    })
})

/** `npm run test:long` uses 20,000. */
const many = isLong ? 20_000 : 1_500

test('with many suppliers neither palette nor To Do scans all', { timeout: 300_000 }, async () => {
  const connection = await pool.connect()
  try {
    await connection.query('begin; set local session_replication_role = replica')
    // in batches: a statement must not exceed its timeout
    for (let first = 1; first <= many; first += 1000)
      await connection.query(
        `insert into supplier (name, description, status, city, email, phone, postcode, services, created_at)
         select 'Firm ' || md5(i::text), '', 'listed', 'Town ' || i % 500, 'e' || i || '@firm.example', '01242 ' || 100000 + i, 'GL' || i % 50 || ' 1AA', '{Blinds}', now() - interval '2 years'
           from generate_series($1::int, $2::int) i`,
        [first, Math.min(first + 999, many)],
      )
    await connection.query('analyze supplier')
    const plan = async (text: string, values: unknown[] = []) =>
      (await connection.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
    for (const search of ['firm c4ca', '01242 100123', 'e77@firm', 'town 77', 'GL20 1', '12345']) {
      const { text, values } = jumpStatement(search)
      expect([search, await plan(text, values)]).toEqual([search, expect.not.stringContaining('Seq Scan on supplier')])
      expect((await connection.query(text, values)).rowCount).toBeLessThanOrEqual(10)
    }
    const read = await plan(tasksStatement)
    expect(read).not.toMatch(/Seq Scan on (supplier|review)\b/)
    expect(read).toContain('supplier_unverified')
    const unconfirmed = (await connection.query(tasksStatement)).rows.find(({ kind }) => kind === 'LISTING_UNCONFIRMED')
    expect(unconfirmed.count).toBe(1001)
  } finally {
    await connection.query('rollback')
    connection.release()
  }
})
