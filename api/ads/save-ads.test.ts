import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endAds } from './save-ad-slot.ts'
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

const settings = { isEnabled: true, publisher: 'google_adsense', publisherId: '', isTestMode: false }
const saveSettings = async (overrides = {}) => {
  const { data, errors } = await site.ask(
    'mutation ($input: AdSettingsInput!) { saveAdSettings(input: $input) { isEnabled publisher publisherId isTestMode version } }',
    { input: { ...settings, ...overrides } },
  )
  return { saved: data?.saveAdSettings, error: errors?.[0] }
}
const slot = { name: 'Beside the list', location: 'Counties', format: 'square' }
const saveSlot = async (overrides = {}) => {
  const { data, errors } = await site.ask(
    'mutation ($input: AdSlotInput!) { saveAdSlot(input: $input) { id name location format shape isActive isFixed creativeUrl creativeLink creativeText endsAt version } }',
    { input: { ...slot, ...overrides } },
  )
  return { saved: data?.saveAdSlot, error: errors?.[0] }
}

test('settings are kept for every visitor, and the change is remembered', async () => {
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

test('each network has accounts of its own shape', async () => {
  expect((await saveSettings({ publisherId: '1234' })).error?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { publisherId: 'An AdSense publisher ID looks like ca-pub-1234567890123456.' },
  })
  expect((await saveSettings({ publisher: 'media_net', publisherId: 'ca-pub-1234567890123456' })).error?.message).toBe(
    'A Media.net customer ID looks like 8CU1A2B3C.',
  )
  expect((await saveSettings({ publisher: 'media_net', publisherId: '8cu1a2b3c' })).saved.publisherId).toBe('8CU1A2B3C')
  expect((await saveSettings({ publisher: 'direct_deal', publisherId: 'left over' })).saved.publisherId).toBe('')
  expect((await saveSettings({ publisherId: '' })).saved.publisherId).toBe('')
})

test('who saves what somebody else has changed meanwhile is told, and changes nothing', async () => {
  const { saved } = await saveSettings({ isTestMode: true })
  const mine = await saveSettings({ isTestMode: false, version: saved.version })
  expect(mine.saved.version).toBe(saved.version + 1)
  expect((await saveSettings({ isEnabled: false, version: saved.version })).error).toMatchObject({
    message: 'The ad settings have been changed by someone else in the meantime.',
    extensions: { code: 'CONFLICT' },
  })
  expect((await saveSettings({ version: mine.saved.version })).saved.version).toBe(mine.saved.version) // nothing changed: no new version
  const both = await Promise.all(
    [true, true].map((isTestMode) => saveSettings({ isTestMode, isEnabled: false, version: mine.saved.version })),
  )
  expect(
    both.map(({ error }) => error?.extensions.code ?? 'ok').toSorted((a, b) => (a === b ? 0 : a === 'ok' ? 1 : -1)),
  ).toEqual(['CONFLICT', 'ok'])
})

test('slots are added, edited and switched off', async () => {
  const { saved } = await saveSlot()
  expect(saved).toEqual({
    ...slot,
    shape: 'SQUARE',
    id: 'counties-beside-the-list',
    isActive: true,
    isFixed: false,
    creativeUrl: null,
    creativeLink: null,
    creativeText: null,
    endsAt: null,
    version: 1,
  })
  expect((await saveSlot()).saved.id).toBe('counties-beside-the-list-2')
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
    message: 'The ad slot “Beside the list” has been changed by someone else in the meantime.',
    extensions: { code: 'CONFLICT' },
  })
  expect((await saveSlot({ id: 'no-such-slot' })).error?.extensions.code).toBe('NOT_FOUND')
  site.as(undefined)
  expect((await site.ask('{ adSlots(page: "Blog") { id isActive } }')).data.adSlots).toEqual([
    { id: saved.id, isActive: false },
  ])
})

test('a slot with a last day is switched off when that is over, and not before; nobody switches it on with that day', async () => {
  const { pool, orm } = site.database
  const [today, before] = (
    await pool.query(
      `select day::text, (day - 1)::text before from (select (now() at time zone 'Europe/London')::date as day) clock`,
    )
  ).rows.flatMap(({ day, before }: { day: string; before: string }) => [day, before])
  const over = 'This day is over. Please give today or a later day.'
  expect((await saveSlot({ name: 'Over', endsAt: before })).error?.extensions).toMatchObject({
    fields: { endsAt: over },
  })
  const { saved } = await saveSlot({ name: 'For a while', endsAt: today })
  expect(saved).toMatchObject({ endsAt: today, isActive: true })
  expect(await endAds(orm.em.fork())).toBe(0)
  expect((await saveSlot({ id: saved.id, name: 'Renamed' })).saved.endsAt).toBe(today) // left out, it stays
  await pool.query('update ad_slot set ends_at = ends_at - 1 where id = $1', [saved.id])
  expect([await endAds(orm.em.fork()), await endAds(orm.em.fork())]).toEqual([1, 0])
  const { rows } = await pool.query('select username, before, after from audit_entry order by id desc limit 1')
  expect(rows).toEqual([{ username: 'schedule', before: { isActive: true }, after: { isActive: false } }])
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
    'Please give a picture on this site, such as /pictures/offer.png.',
  ],
  [
    { creativeUrl: '//ads.example/1.gif', creativeText: 'x' },
    'creativeUrl',
    'Please give a picture on this site, such as /pictures/offer.png.',
  ],
  [
    { creativeUrl: `/pictures/${'a'.repeat(32)}-728x90.webp`, creativeText: 'x' },
    'creativeUrl',
    'This picture is 728 × 90 pixels, and this format needs 300 × 250: upload it again to have it cut.',
  ],
  [
    { creativeLink: 'javascript:alert(1)' },
    'creativeLink',
    'Please give an address that starts with https://, or a path of this site.',
  ],
  [{ creativeUrl: '/pictures/offer.png' }, 'creativeText', 'Please describe the picture, for those who cannot see it.'],
  [
    { id: 'home-top-banner', location: 'Blog' },
    'location',
    'This ad slot has a place of its own on its page, so it cannot move.',
  ],
] as const

for (const [input, field, message] of wrong) {
  test(`${JSON.stringify(input).slice(0, 60)}: ${message}`, async () => {
    expect((await saveSlot(input)).error?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: message },
    })
  })
}

test('for administrators only', async () => {
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    expect((await saveSettings()).error?.extensions.code).toBe(code)
    expect((await saveSlot()).error?.extensions.code).toBe(code)
  }
})

test('a stored picture has the size of its format, or twice that; one as wide as its place has any', async () => {
  for (const [format, size] of [
    ['square', '300x250'],
    ['horizontal', '1456x180'],
    ['vertical', '160x600'],
    ['responsive', '999x333'],
  ]) {
    const creativeUrl = `/pictures/${'a'.repeat(32)}-${size}.webp`
    expect((await saveSlot({ format, creativeUrl, creativeText: 'Blinds' })).saved).toMatchObject({ creativeUrl })
  }
})

test('payloads: what was saved, or what is wrong with the input and where', async () => {
  const wrong = await site.change('updateAdSettings', { ...settings, publisherId: '1234' }, 'settings { version }')
  expect(wrong).toMatchObject({ settings: null, userErrors: [{ field: ['publisherId'], code: 'BAD_USER_INPUT' }] })
  const right = await site.change('updateAdSettings', { ...settings, isTestMode: true }, 'settings { isTestMode }')
  expect(right).toEqual({ settings: { isTestMode: true }, userErrors: [] })
  const made = await site.change('createAdSlot', { ...slot, name: 'Below' }, 'slot { id version isActive }')
  expect(made).toEqual({ slot: { id: 'counties-below', version: 1, isActive: true }, userErrors: [] })
  const input = { ...slot, id: 'counties-below', name: 'Under', version: 1 }
  const changed = await site.change('updateAdSlot', input, 'slot { name version }')
  expect(changed).toEqual({ slot: { name: 'Under', version: 2 }, userErrors: [] })
  expect((await site.change('updateAdSlot', { ...input, name: 'Late' }, 'slot { name }')).userErrors).toMatchObject([
    { field: null, code: 'CONFLICT' },
  ])
})
