import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContext, type Viewer } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { atOnce } from '../../testing/at-once.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { accentStyle, contrastFault, calculateContrast, darkAccent } from './accent.rules.ts'
import { saveSiteSettings } from './site-settings.resolver.ts'
import { createEffectiveSettings, followSettings } from './effective-settings.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)
const env = readEnv({ LOG_LEVEL: 'silent', SITE_NAME: 'Named by the Environment', CONTACT_EMAIL: 'env@example.com' })
let ada: Viewer
beforeAll(async () => {
  const { rows } = await pool.query(
    "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id",
  )
  ada = { id: rows[0].id, username: 'ada', isAdmin: true }
})

const none = {
  siteName: '',
  logoUrl: '',
  accentColour: '',
  contactEmail: '',
  isEmailShown: false,
  contactPhone: '',
  contactAddress: '',
  facebookUrl: '',
  xUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
}
const save = (input: object) =>
  saveSiteSettings(createContext(database, env, { ip: '192.0.2.1', viewer: ada }), { ...none, ...input })

test('settings override the environment until emptied; the audit log has both', async () => {
  const site = createEffectiveSettings(pool, env)
  await site.refresh()
  expect([site.env.SITE_NAME, site.env.CONTACT_EMAIL, site.shown(), site.style()]).toEqual([
    'Named by the Environment',
    'env@example.com',
    {},
    '',
  ])
  await save({
    siteName: ' Blinds  of Kent ',
    logoUrl: '/pictures/logo.png',
    accentColour: '#7A1F4B',
    contactEmail: 'desk@example.com',
    contactPhone: '020 7946 0123',
    contactAddress: '1 High Street\nDover',
    xUrl: 'https://x.com/blinds',
    facebookUrl: 'https://en-gb.facebook.com/blinds',
    instagramUrl: 'https://www.instagram.com/blinds',
    linkedinUrl: 'https://linkedin.com/company/blinds',
  })
  await site.refresh()
  expect([site.env.SITE_NAME, site.env.CONTACT_EMAIL]).toEqual(['Blinds of Kent', 'desk@example.com'])
  expect(site.env.PORT).toBe(env.PORT)
  expect(site.shown()).toEqual({
    logoUrl: '/pictures/logo.png',
    phone: '020 7946 0123',
    address: '1 High Street\nDover',
    social: {
      x: 'https://x.com/blinds',
      facebook: 'https://en-gb.facebook.com/blinds',
      instagram: 'https://www.instagram.com/blinds',
      linkedin: 'https://linkedin.com/company/blinds',
    },
  })
  expect(site.style()).toContain('--site-colors-accent-fg:#7a1f4b;')
  await save({ contactEmail: 'desk@example.com', isEmailShown: true })
  await site.refresh()
  expect([site.env.SITE_NAME, site.shown()]).toEqual(['Named by the Environment', { email: 'desk@example.com' }])
  const { rows } = await pool.query(
    `select action, username, before->>'siteName' before, after->>'siteName' after from audit_entry order by id`,
  )
  const entry = { action: 'site_settings.edit', username: 'ada' }
  expect(rows).toEqual([
    { ...entry, before: '', after: 'Blinds of Kent' },
    { ...entry, before: 'Blinds of Kent', after: '' },
  ])
})

test('a process without pages follows the settings too; pages know which legal texts are the site’s own', async () => {
  const site = await followSettings(database, env)
  await pool.query("insert into legal_text (page, content, changed_on) values ('TERMS', 'Ours.', now())")
  await save({ siteName: 'Followed' })
  await expect.poll(() => site.env.SITE_NAME).toBe('Followed')
  expect(site.shown()).toEqual({ ownTexts: ['TERMS'] })
  await site.close()
  await pool.query('delete from legal_text')
  await save({})
})

test('an invalid accent never reaches a page, from any source', async () => {
  const doctored = "update site_settings set accent_colour = '#fff}</style><script>alert(1)</script>'"
  await expect(pool.query(doctored)).rejects.toThrow('site_settings_accent_colour_check')
  await pool.query('alter table site_settings drop constraint if exists site_settings_accent_colour_check')
  await pool.query(doctored)
  const site = createEffectiveSettings(pool, env)
  await site.refresh()
  expect(site.style()).toBe('')
})

test('each setting may be as long and as short as its limits', async () => {
  const limits = {
    siteName: 'x'.repeat(60),
    contactPhone: `${'0'.repeat(34)} ext 4`,
    contactAddress: 'x'.repeat(300),
    xUrl: 'https://twitter.com/a',
    facebookUrl: `https://fb.com/${'a'.repeat(185)}`,
  }
  expect(await save(limits)).toMatchObject(limits)
  expect(await save({ siteName: 'Abc', contactPhone: '123456' })).toMatchObject({ siteName: 'Abc' })
  for (const [field, text] of Object.entries(limits).filter(([name]) => name !== 'xUrl'))
    await expect(save({ [field]: `${text}a` }), field).rejects.toMatchObject({
      extensions: { fields: { [field]: expect.any(String) } },
    })
})

test('saving after someone else’s change is refused', async () => {
  const { version } = await save({ siteName: 'First' })
  await save({ siteName: 'Second', version })
  const refusal = 'The site settings have since been changed by someone else.'
  await expect(save({ siteName: 'Third', version })).rejects.toThrow(refusal)
  const { version: next } = await save({ siteName: 'Fourth' })
  const both = ['Fifth', 'Sixth'].map(
    (siteName) => () =>
      save({ siteName, version: next }).then(
        () => '',
        (error: Error) => error.message,
      ),
  )
  expect((await atOnce(pool, 'site_settings', both)).filter(Boolean)).toEqual([refusal])
})

test.each([
  [{ siteName: 'ab' }, 'siteName', 'Please use at least 3 characters.'],
  [
    { logoUrl: 'https://elsewhere.example/logo.png' },
    'logoUrl',
    'Please enter the address of a picture on this site, such as /pictures/logo.png.',
  ],
  [{ accentColour: 'green' }, 'accentColour', 'Please enter a colour such as #1f5b4f.'],
  [
    { accentColour: '#f0c040' },
    'accentColour',
    'Text in this colour would have a contrast of only 1.3 to 1 with the page; it needs 4.5 to 1. #786020 is similar and would work.',
  ],
  [{ contactEmail: 'desk' }, 'contactEmail', 'Please enter a valid email address.'],
  [{ isEmailShown: true }, 'contactEmail', 'Please enter the address to show to visitors.'],
  [{ contactPhone: 'ring me' }, 'contactPhone', 'Please enter a valid phone number.'],
  [{ contactPhone: '12345' }, 'contactPhone', 'Please enter a valid phone number.'],
  [
    { facebookUrl: 'https://facebook.com.evil.example/us' },
    'facebookUrl',
    'Please enter the address of a page there, such as https://www.facebook.com/your-name.',
  ],
  [
    { instagramUrl: 'http://instagram.com/us' },
    'instagramUrl',
    'Please enter the address of a page there, such as https://www.instagram.com/your-name.',
  ],
  [
    { instagramUrl: 'https://www.instagram.com/' },
    'instagramUrl',
    'Please enter the address of a page there, such as https://www.instagram.com/your-name.',
  ],
  [
    { linkedinUrl: 'https://notlinkedin.com/us' },
    'linkedinUrl',
    'Please enter the address of a page there, such as https://www.linkedin.com/your-name.',
  ],
  [
    { xUrl: 'javascript:alert(1)' },
    'xUrl',
    'Please enter the address of a page there, such as https://www.x.com/your-name.',
  ],
])('%j is refused', async (input, field, message) => {
  await expect(save(input)).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } },
  })
})

test('every accepted accent is legible in both schemes, and every refused one has a similar legible one', () => {
  const channels = ['00', '40', '80', 'c0', 'ff']
  const colours = channels.flatMap((r) => channels.flatMap((g) => channels.map((b) => `#${r}${g}${b}`)))
  for (const colour of colours) {
    const accent = /#\w{6}(?= is similar)/.exec(contrastFault(colour) ?? '')?.[0] ?? colour
    expect(contrastFault(accent)).toBeUndefined()
    const [inLight, inDark] = accentStyle(accent).split('@media(prefers-color-scheme:dark)') as [string, string]
    for (const [style, backgrounds] of [
      [inLight, ['#faf7f2', '#f4efe6', '#ece5d8', '#fffdf9']],
      [inDark, ['#141b1c', '#182122', '#202b2c', '#1b2526']],
    ] as const) {
      const token = (name: string) => new RegExp(`accent-${name}:(#\\w+)`).exec(style)![1]!
      for (const behind of [...backgrounds, token('muted'), token('subtle')])
        expect(calculateContrast(token('fg'), behind)).toBeGreaterThanOrEqual(4.5)
      const onSolid = token('contrast') === '#fff' ? '#ffffff' : token('contrast')
      expect(calculateContrast(onSolid, token('solid'))).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(darkAccent('#1f5b4f')).not.toBe('#1f5b4f')
})
