import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContext, type Viewer } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { resetLegalText, saveLegalText, findLegalText, readLegalText } from './legal.resolver.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)
const env = readEnv({ LOG_LEVEL: 'silent', SITE_NAME: 'Blinds & Co <UK>', CONTACT_EMAIL: 'desk@example.com' })
let ada: Viewer
beforeAll(async () => {
  const account = `insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id`
  ada = { id: (await pool.query(account)).rows[0].id, username: 'ada', isAdmin: true }
})
const context = () => createContext(database, env, { ip: '192.0.2.1', viewer: ada })
const save = (content: string, version: number, changedOn = '2026-11-24') =>
  saveLegalText(context(), { page: 'PRIVACY', content, changedOn, version })

test('a text is sanitised, its facts are filled in, and the built-in one can be restored; the audit log stores it', async () => {
  expect(await findLegalText(pool, 'PRIVACY', env)).toBeNull()
  const content =
    '<h2>{site name}</h2><p onclick="x()">Messages to {contact email}: {retention: requests}, the log {retention: auditLog}.</p><script>x</script>'
  expect(await save(content, 0)).toMatchObject({ version: 1, changedOn: '2026-11-24' })
  const shown = await findLegalText(pool, 'PRIVACY', env)
  expect(shown?.changedOn).toBe('2026-11-24')
  expect(shown?.contentHtml.replace(/\n+/g, '')).toBe(
    '<h2>Blinds &amp; Co &lt;UK&gt;</h2><p>Messages to desk@example.com: two years, the log six years.</p>',
  )
  expect((await readLegalText(pool, 'PRIVACY')).content).toContain('{retention: requests}')
  expect(await findLegalText(pool, 'TERMS', env)).toBeNull()
  await expect(save('Late.', 0)).rejects.toMatchObject({
    message: 'This text has since been changed by someone else.',
    extensions: { code: 'CONFLICT' },
  })
  expect(await save('Later.', 1, '2026-11-26')).toMatchObject({ version: 2, changedOn: '2026-11-26' })
  await saveLegalText(context(), { page: 'TERMS', content: 'Terms.', changedOn: '2026-11-24', version: 0 })
  await expect(resetLegalText(context(), { page: 'PRIVACY', version: 1 })).rejects.toThrow('has since been changed')
  expect(await resetLegalText(context(), { page: 'PRIVACY', version: 2 })).toMatchObject({ version: 0, content: '' })
  expect([await findLegalText(pool, 'PRIVACY', env), await findLegalText(pool, 'TERMS', env)]).toEqual([
    null,
    { contentHtml: '<p>Terms.</p>', changedOn: '2026-11-24' },
  ])
  await resetLegalText(context(), { page: 'PRIVACY', version: 0 }) // nothing to record
  const { rows } = await pool.query(`select action, before->>'content' content from audit_entry order by id`)
  expect(rows).toEqual([
    { action: 'legal_text.edit', content: '' },
    { action: 'legal_text.edit', content: expect.stringContaining('{retention: requests}') },
    { action: 'legal_text.edit', content: '' },
    { action: 'legal_text.reset', content: expect.stringContaining('Later.') },
  ])
})

test('an unknown mark, an empty text and a missing date are refused', async () => {
  for (const [content, date, field, message] of [
    [
      'Kept {retention: cats}.',
      '2026-11-24',
      'content',
      /^Unknown placeholder: \{retention: cats\}\. Available: \{site name\} /,
    ],
    [' ', '2026-11-24', 'content', /^Please write something\.$/],
    ['Text.', '2026-13-01', 'changedOn', /^Please enter the date of the change\.$/],
    ['Text.', '2026-1-5', 'changedOn', /^Please enter the date of the change\.$/],
    ['Text.', '1999-12-31', 'changedOn', /^Please enter the date of the change\.$/],
    ['x'.repeat(100_001), '2026-11-24', 'content', /^Please use at most 100,?000 characters\.$/],
  ] as const)
    await expect(save(content, 0, date)).rejects.toMatchObject({
      extensions: { fields: { [field]: expect.stringMatching(message) } },
    })
})
