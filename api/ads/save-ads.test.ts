import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endDueAds } from './save-ads.ts'
import { findRefusal } from '../testing/find-refusal.ts'
import { atOnce } from '../testing/at-once.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite()
afterAll(site.close)
beforeAll(() =>
  site.database.pool.query(
    "insert into ad_slot (id, name, location, is_fixed) values ('home-top-banner', 'Top Banner', 'Homepage', true)",
  ),
)
beforeEach(() => site.as(site.admin))
const lastAction = async () =>
  (await site.database.pool.query('select action, subject_id, before, after from audit_entry order by id desc limit 1'))
    .rows[0]

const settings = { isEnabled: true, network: 'GOOGLE_ADSENSE', publisherId: '', isTestMode: false }
const save = async (mutation: string, key: string, fields: string, input: object) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { ${key} { ${fields} } userErrors { field message code } } }`
  const answer = await site.ask(query, { input })
  return { saved: answer.data?.[mutation]?.[key], error: findRefusal(mutation, answer) }
}
const saveSettings = (overrides = {}) =>
  save('updateAdSettings', 'settings', 'isEnabled network publisherId isTestMode version', {
    ...settings,
    ...overrides,
  })
const slot = { name: 'Beside the list', location: 'Counties', format: 'SQUARE' }
const slotFields = 'id name location format isActive isFixed creativeUrl creativeLink creativeText endsAt version'
const saveSlot = (overrides: object = {}) =>
  save('id' in overrides ? 'updateAdSlot' : 'createAdSlot', 'slot', slotFields, { ...slot, ...overrides })

test('settings are saved for every visitor, and the change is logged', async () => {
  const { saved } = await saveSettings({ publisherId: ' pub-1234567890123456 ' })
  expect(saved).toEqual({ ...settings, publisherId: 'ca-pub-1234567890123456', version: 2 })
  expect(await lastAction()).toEqual({
    action: 'ad_settings.edit',
    subject_id: null,
    before: { publisherId: '' },
    after: { publisherId: 'ca-pub-1234567890123456' },
  })
  site.as(undefined)
  expect((await site.ask('{ adSettings { publisherId network } }')).data.adSettings).toEqual({
    publisherId: 'ca-pub-1234567890123456',
    network: 'GOOGLE_ADSENSE',
  })
})

test('each network has its own account format', async () => {
  expect((await saveSettings({ publisherId: '1234' })).error).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { publisherId: 'An AdSense publisher ID looks like ca-pub-1234567890123456.' },
  })
  expect((await saveSettings({ network: 'MEDIA_NET', publisherId: 'ca-pub-1234567890123456' })).error?.message).toBe(
    'A Media.net customer ID looks like 8CU1A2B3C.',
  )
  expect((await saveSettings({ network: 'MEDIA_NET', publisherId: '8cu1a2b3c' })).saved.publisherId).toBe('8CU1A2B3C')
  expect((await saveSettings({ network: 'DIRECT_DEAL', publisherId: 'left over' })).saved.publisherId).toBe('')
  expect((await saveSettings({ publisherId: '' })).saved.publisherId).toBe('')
  for (const publisherId of ['1234567890123456', 'PUB-1234567890123456', 'CA-PUB-1234567890123456'])
    expect((await saveSettings({ publisherId })).saved.publisherId, publisherId).toBe('ca-pub-1234567890123456')
})

test('saving after someone else’s change is refused and changes nothing', async () => {
  const { saved } = await saveSettings({ isTestMode: true })
  const mine = await saveSettings({ isTestMode: false, version: saved.version })
  expect(mine.saved.version).toBe(saved.version + 1)
  expect((await saveSettings({ isEnabled: false, version: saved.version })).error).toMatchObject({
    message: 'The ad settings have since been changed by someone else.',
    code: 'CONFLICT',
  })
  expect((await saveSettings({ version: mine.saved.version })).saved.version).toBe(mine.saved.version)
  const both = await Promise.all(
    [true, true].map((isTestMode) => saveSettings({ isTestMode, isEnabled: false, version: mine.saved.version })),
  )
  expect(both.map(({ error }) => error?.code ?? 'ok').toSorted((a, b) => (a === b ? 0 : a === 'ok' ? 1 : -1))).toEqual([
    'CONFLICT',
    'ok',
  ])
})

test('slots are added, edited and switched off', async () => {
  const { saved } = await saveSlot()
  expect(saved).toEqual({
    ...slot,
    id: 'counties-beside-the-list',
    isActive: true,
    isFixed: false,
    creativeUrl: null,
    creativeLink: null,
    creativeText: null,
    endsAt: null,
    version: 1,
  })
  expect(await lastAction()).toMatchObject({ action: 'ad_slot.add', subject_id: saved.id, after: { name: slot.name } })
  const sameNamed = (
    await atOnce(
      site.database.pool,
      'ad_slot',
      [false, true].map((isActive) => () => saveSlot({ isActive })),
    )
  ).map((one) => one.saved.id)
  expect(new Set(sameNamed)).toEqual(new Set(['counties-beside-the-list-2', 'counties-beside-the-list-3']))
  const creative = {
    creativeUrl: '/pictures/offer.png',
    creativeLink: 'https://example.com/offer',
    creativeText: 'Ten per cent off',
  }
  const edited = await saveSlot({ id: saved.id, isActive: false, location: 'Blog', ...creative, version: 1 })
  expect(edited.saved).toMatchObject({ id: saved.id, isActive: false, location: 'Blog', ...creative, version: 2 })
  expect(await lastAction()).toMatchObject({
    action: 'ad_slot.edit',
    subject_id: saved.id,
    before: { isActive: true, location: 'Counties' },
    after: { isActive: false, location: 'Blog' },
  })
  expect((await saveSlot({ id: saved.id, version: 1 })).error).toMatchObject({
    message: 'The ad slot “Beside the list” has since been changed by someone else.',
    code: 'CONFLICT',
  })
  expect((await saveSlot({ id: 'no-such-slot' })).error?.code).toBe('NOT_FOUND')
  const fixed = { id: 'home-top-banner', name: 'Top', location: 'Homepage' }
  expect((await saveSlot(fixed)).saved, 'a fixed one in its place').toMatchObject(fixed)
  site.as(undefined)
  expect((await site.ask('{ adSlots(page: "Blog") { id isActive } }')).data.adSlots).toEqual([
    { id: saved.id, isActive: false },
  ])
})

test('a slot is switched off after its last day, and cannot be switched on with a past one', async () => {
  const { pool, orm } = site.database
  const [today, before] = (
    await pool.query(
      `select day::text, (day - 1)::text before from (select (now() at time zone 'Europe/London')::date as day) clock`,
    )
  ).rows.flatMap(({ day, before }: { day: string; before: string }) => [day, before])
  const over = 'This day has passed. Please enter today or a later day.'
  expect((await saveSlot({ name: 'Over', endsAt: before })).error).toMatchObject({ fields: { endsAt: over } })
  const { saved } = await saveSlot({ name: 'For a while', endsAt: today })
  expect(saved).toMatchObject({ endsAt: today, isActive: true })
  expect(await endDueAds(orm.em.fork())).toBe(0)
  expect((await saveSlot({ id: saved.id, name: 'Renamed' })).saved.endsAt).toBe(today)
  const ending = async (days: number) => {
    await pool.query('update ad_slot set ends_at = $2::date + $3::int where id = $1', [saved.id, today, days])
    const { data } = await site.ask(
      '{ all: adSlots(isEnding: true) { id } counties: adSlots(page: "Counties", isEnding: true) { id } }',
    )
    expect(data.counties, 'of its page').toEqual(data.all)
    return data.all.length
  }
  expect([await ending(15), await ending(14), await ending(0)]).toEqual([0, 1, 1])
  await pool.query('update ad_slot set ends_at = ends_at - 1 where id = $1', [saved.id])
  expect([await endDueAds(orm.em.fork()), await endDueAds(orm.em.fork())]).toEqual([1, 0])
  const { rows } = await pool.query('select username, before, after from audit_entry order by id desc limit 1')
  expect(rows).toEqual([{ username: 'schedule', before: { isActive: true }, after: { isActive: false } }])
  expect(await ending(-1), 'ended already').toBe(0)
  const ended = { id: saved.id, name: 'Renamed', endsAt: before }
  expect((await saveSlot({ ...ended, isActive: false })).saved).toMatchObject({ endsAt: before, isActive: false })
  expect((await saveSlot({ ...ended, isActive: true })).error?.message).toBe(over)
  expect((await saveSlot({ ...ended, isActive: true, endsAt: null })).saved).toMatchObject({
    endsAt: null,
    isActive: true,
  })
})

const wrong = [
  [{ name: ' ' }, 'name', 'Please provide a name and location for the new ad slot.'],
  [{ location: '' }, 'location', 'Please provide a name and location for the new ad slot.'],
  [{ location: 'Moon' }, 'location', 'Please choose one of: Homepage, Supplier Profile, Counties, Blog, Blog Post.'],
  [
    { creativeUrl: 'https://ads.example/1.gif', creativeText: 'x' },
    'creativeUrl',
    'Please enter the address of a picture on this site, such as /pictures/offer.png.',
  ],
  [
    { creativeUrl: '//ads.example/1.gif', creativeText: 'x' },
    'creativeUrl',
    'Please enter the address of a picture on this site, such as /pictures/offer.png.',
  ],
  [
    { creativeUrl: `/pictures/${'a'.repeat(32)}-728x90.webp`, creativeText: 'x' },
    'creativeUrl',
    'This picture is 728 × 90 pixels, and this format needs 300 × 250: please upload it again to crop it.',
  ],
  [
    { creativeLink: 'javascript:alert(1)' },
    'creativeLink',
    'Please enter an address that starts with https://, or a path on this site.',
  ],
  [{ name: 'x'.repeat(81) }, 'name', 'Please use at most 80 characters.'],
  [
    { creativeLink: 'https://ads example' },
    'creativeLink',
    'Please enter an address that starts with https://, or a path on this site.',
  ],
  [
    { creativeUrl: `/pictures/${'a'.repeat(32)}-900x750.webp`, creativeText: 'x' },
    'creativeUrl',
    'This picture is 900 × 750 pixels, and this format needs 300 × 250: please upload it again to crop it.',
  ],
  [
    { creativeLink: '//ads.example' },
    'creativeLink',
    'Please enter an address that starts with https://, or a path on this site.',
  ],
  [{ creativeUrl: '/pictures/offer.png' }, 'creativeText', 'Please describe the picture for people who can’t see it.'],
  [
    { id: 'home-top-banner', location: 'Blog' },
    'location',
    'This ad slot has a fixed place on its page, so it cannot be moved.',
  ],
] as const

for (const [input, field, message] of wrong) {
  test(`${JSON.stringify(input).slice(0, 60)}: ${message}`, async () => {
    expect((await saveSlot(input)).error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } })
  })
}

test('at most 200 slots', async () => {
  await site.database.pool.query(`insert into ad_slot (id, name, location)
    select 'many-' || n, 'Many', 'Blog' from generate_series(1, 200 - (select count(*)::int from ad_slot)) n`)
  expect((await saveSlot()).error?.message).toBe('There are 200 ad slots already.')
  await site.database.pool.query("delete from ad_slot where name = 'Many'")
})

test('administrators only', async () => {
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    expect((await saveSettings()).error?.code).toBe(code)
    expect((await saveSlot()).error?.code).toBe(code)
  }
})

test('a stored picture has its format’s size or twice that; responsive formats accept any size', async () => {
  for (const [format, size] of [
    ['SQUARE', '300x250'],
    ['HORIZONTAL', '1456x180'],
    ['VERTICAL', '160x600'],
    ['RESPONSIVE', '999x333'],
  ]) {
    const creativeUrl = `/pictures/${'a'.repeat(32)}-${size}.webp`
    const linked = { creativeUrl, creativeText: 'Blinds', creativeLink: '/directory?service=BLINDS' }
    expect((await saveSlot({ format, ...linked })).saved).toMatchObject(linked)
  }
})
