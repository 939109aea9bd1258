import { afterAll, expect, test } from 'vitest'
import { sendDigest } from '../../notices/send-digests.task.ts'
import { createContext } from '../../server/context.ts'
import { atOnce } from '../../testing/at-once.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { testSessionSite } from '../../testing/test-session-site.ts'
import { getUserRole } from '../user-role.ts'
import { changeRoleByName, disableByName, inviteByEmail, removeByName } from '../account/manage-admins.ts'
import { changeRole, removePerson, setDisabled } from './change-person.ts'
import { InvitationResolver } from './invitation.resolver.ts'
import { invite, renewInvitation } from './invite.ts'

const site = await testSessionSite()
afterAll(site.close)
const ada = site.browser()
await ada.signIn()
const password = 'lovelace'
const wanted = 'userErrors { field message code }'

const change = async (mutation: string, input: object, more: string, who = ada) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`
  const { data, errors } = await who.ask(
    `mutation ($input: ${type}) { ${mutation}(input: $input) { ${more} ${wanted} } }`,
    { input },
  )
  return errors?.[0]?.extensions ?? data[mutation]
}
const findUserId = async (username: string): Promise<string> =>
  String((await site.rows('select id from app_user where lower(username) = lower($1)', [username]))[0]!.id)
const log = async (action: string) =>
  site.rows('select username, subject_id, before, after from audit_entry where action = $1 order by id', [action])
const messages = (answer: { userErrors: { message: string }[] }) => answer.userErrors.map(({ message }) => message)

test.each([
  [true, 'user', 'ADMIN'],
  [false, 'moderator', 'MODERATOR'],
  [false, 'editor', 'EDITOR'],
  [false, 'analyst', 'ANALYST'],
  [false, 'user', 'USER'],
])('a person who is an administrator: %s, with the role %s, is shown as %s', (isAdmin, role, shown) => {
  expect(getUserRole({ isAdmin, role })).toBe(shown)
})

test('an invited person signs in with the chosen name and password; the link works once, and only its hash is stored', async () => {
  const invited = await change(
    'inviteUser',
    { email: ' Mo@example.com ', role: 'MODERATOR', password },
    'token isMailed invitation { id email role invitedBy }',
  )
  expect(invited).toMatchObject({
    isMailed: false,
    invitation: { email: 'Mo@example.com', role: 'MODERATOR', invitedBy: 'ada' },
    userErrors: [],
  })
  const { token } = invited
  expect(token).toMatch(/^[\w-]{43}$/)
  const stored = await site.rows('select invitation::text as whole, expires_at - created_at as lasts from invitation')
  expect([stored[0]!.whole.includes(token), stored[0]!.lasts]).toEqual([false, { days: 7 }])
  expect(await site.rows('select from outbox_mail')).toEqual([])

  const mo = site.browser()
  const offer = async () =>
    (await mo.ask('query ($token: String!) { invitation(token: $token) { email role } }', { token })).data
  expect(await offer()).toEqual({ invitation: { email: 'Mo@example.com', role: 'MODERATOR' } })
  const accept = (input: object) => change('acceptInvitation', { token, ...input }, 'username', mo)
  expect(messages(await accept({ username: 'mona', password: 'password1' }))[0]).toContain('most common passwords')
  expect(messages(await accept({ username: 'ADA', password: 'quite another thing' }))).toEqual([
    'This name is taken. Please choose another.',
  ])
  const overSocket = createContext(site.database, site.env, { ip: '192.0.2.1' }) // it cannot set a cookie
  const chosen = { token, username: 'mona', password: 'quite another thing' }
  await expect(new InvitationResolver().acceptInvitation(overSocket, chosen)).rejects.toThrow(
    'Please accept an invitation over HTTP, on the site itself.',
  )
  const gone = 'This invitation is no longer valid. Please ask an administrator for a new one.'
  const accepting = () => accept({ username: 'mona', password: 'quite another thing' })
  await site.rows(`insert into invitation (email, role, token_hash, invited_by, expires_at)
    values ('other@example.com', 'editor', 'x', 'ada', now() + interval '1 day')`)
  const accepted = await atOnce(site.database.pool, 'invitation', [accepting, accepting])
  expect(await site.rows('delete from invitation returning email'), 'another’s stays').toEqual([
    { email: 'other@example.com' },
  ])
  expect(accepted.map(({ username }) => username)).toEqual(expect.arrayContaining(['mona', null]))
  expect(accepted.flatMap(messages)).toEqual([gone])
  expect((await mo.ask('{ myRole me { username isAdmin role } }')).data).toEqual({
    myRole: 'MODERATOR',
    me: { username: 'mona', isAdmin: false, role: 'MODERATOR' },
  })
  expect([await offer(), messages(await accept({ username: 'mona2', password: 'quite another thing' }))]).toEqual([
    { invitation: null },
    [gone],
  ])
  expect(await log('user.join')).toMatchObject([
    { username: 'mona', after: { username: 'mona', role: 'moderator', invitedBy: 'ada' } },
  ])
})

test('a person who is invited as an administrator is one', async () => {
  const { token } = await inviteByEmail(site.database, 'adi@example.com', 'administrator')
  const adi = site.browser()
  await change('acceptInvitation', { token, username: 'adi', password: 'quite another thing' }, 'username', adi)
  expect(await adi.me()).toEqual({ username: 'adi', isAdmin: true })
  await site.rows("delete from app_user where username = 'adi'")
})

test('invitations are listed, renewed and withdrawn, and expire after 7 days', async () => {
  const send = (email: string) => change('inviteUser', { email, role: 'EDITOR', password }, 'token invitation { id }')
  expect(messages(await send('mo@EXAMPLE.com'))).toEqual(['Someone with this address already has an account.'])
  expect(
    (await change('inviteUser', { email: 'ed@example.com', role: 'USER', password }, 'token')).userErrors,
  ).toMatchObject([{ field: ['role'], message: 'Please choose a role.' }])
  expect(
    (await change('inviteUser', { email: 'ed@example.com', role: 'EDITOR', password: 'wrong' }, 'token')).userErrors,
  ).toMatchObject([{ field: ['password'], message: 'The password is wrong.' }])
  const inviteEd = () =>
    invite(site.database.orm.em.fork(), { id: null, username: 'ada' }, { email: 'ed@example.com', role: 'EDITOR' })
  const both = await atOnce(
    site.database.pool,
    'invitation',
    [inviteEd, inviteEd].map((run) => () => run().catch((error: Error) => error)),
  )
  const refused = both.filter((one) => one instanceof Error)
  expect(refused).toMatchObject([
    { extensions: { fields: { email: 'This address has already been invited. Renew that invitation instead.' } } },
  ])
  expect(messages(await send('ED@example.com'))).toHaveLength(1)
  const { token, invitation } = both.find((one) => !(one instanceof Error)) as Awaited<ReturnType<typeof inviteEd>>
  const id = String(invitation.id)
  const offered = async (one: string) =>
    (await ada.ask('query ($token: String!) { invitation(token: $token) { email } }', { token: one })).data.invitation
  const renew = (typed: string) => change('renewInvitation', { id, password: typed }, 'token')
  expect((await renew('wrong')).userErrors).toMatchObject([{ field: ['password'], message: 'The password is wrong.' }])
  const renewed = await renew(password)
  expect([await offered(token), await offered(renewed.token)]).toEqual([null, { email: 'ed@example.com' }])
  await site.rows("update invitation set expires_at = now() - interval '1 second'")
  expect(await offered(renewed.token)).toBeNull()
  expect(await offered((await renew(password)).token)).toEqual({ email: 'ed@example.com' })
  expect((await ada.ask('{ invitations { id email role } }')).data.invitations).toEqual([
    { id, email: 'ed@example.com', role: 'EDITOR' },
  ])
  await site.rows(`insert into invitation (email, role, token_hash, invited_by, expires_at)
    select n || '@example.com', 'editor', n::text::bytea, 'ada', now() from generate_series(1, 99) n`)
  expect(messages(await send('more@example.com'))).toEqual(['100 invitations are open. Please withdraw one first.'])
  await site.rows("delete from invitation where email <> 'ed@example.com'")
  const withdraw = () => change('withdrawInvitation', { id }, 'withdrawnId')
  expect([(await withdraw()).withdrawnId, messages(await withdraw())]).toEqual([
    id,
    ['This invitation has already been accepted or withdrawn.'],
  ])
})

test('the digest lists new pending items once each morning, from 07:00 London time; without any, no email is sent', async () => {
  const [dora] = await site.rows(`
    insert into app_user (username, password, email, role, mail_choices, digest_at)
    values ('dora', 'none', 'dora@example.com', 'moderator',
            '{"FINDS": "DAILY", "REVIEWS": "DAILY", "REPORTS": "AT_ONCE", "FAILED_RUNS": "DAILY"}', '2026-06-01T06:00Z') returning id`)
  const find = (at: string) => build(site.database.pool).supplier({ name: at, status: 'pending', created_at: at })
  for (const at of ['2026-06-01T05:00Z', '2026-06-01T09:00Z', '2026-06-01T10:00Z']) await find(at)
  await site.rows(`insert into scrape_run (kind, source, status, username, finished_at)
    values ('directories', 'all', 'failed', 'ada', '2026-06-01T10:00Z')`)
  const env = { ...site.env, SITE_URL: 'https://directory.example.com' }
  const digest = (now: string) => sendDigest(site.database.pool, env, new Date(now))
  const listDigests = () =>
    site.rows("select key, recipient, body from outbox_mail where kind = 'DAILY_DIGEST' order by id")
  expect(await digest('2026-06-02T05:59:59Z')).toBe(false)
  const both = await Promise.all([digest('2026-06-02T06:00:00Z'), digest('2026-06-02T06:00:00Z')])
  expect(both.toSorted()).toEqual([false, true])
  const body = expect.stringMatching(
    /^2 new scraped businesses are waiting:\nhttps:\/\/directory\.example\.com\/admin\/requests\?kind=finds\n\nSee all tasks/,
  )
  const first = [{ key: `digest-2026-06-02-to-${dora!.id}`, recipient: 'dora@example.com', body }]
  expect(await listDigests()).toEqual(first)
  expect(await digest('2026-06-03T06:00:00Z')).toBe(true) // due, but with nothing new
  expect(await listDigests()).toEqual(first)
  await find('2026-11-20T12:00Z')
  expect([await digest('2026-11-21T06:59:00Z'), await digest('2026-11-21T07:00:00Z')]).toEqual([true, true])
  expect((await listDigests()).map((mail) => mail.body.split('\n')[0])).toEqual([
    '2 new scraped businesses are waiting:',
    '1 new scraped business is waiting:',
  ])
  await find('2026-11-22T12:00Z')
  await site.rows("update app_user set disabled_at = now() where username = 'dora'")
  expect(await digest('2026-11-23T07:00:00Z')).toBe(false)
  await site.rows("delete from app_user where username = 'dora'")
})

test('changing a role signs the user out; disabling an account ends its sessions, and signing in fails as with a wrong password', async () => {
  const id = await findUserId('mona')
  const mo = site.browser()
  const signIn = () => mo.signIn('mona', 'quite another thing')
  await signIn()
  expect((await change('updateUser', { id, role: 'EDITOR', password }, 'person { role }')).person).toEqual({
    role: 'EDITOR',
  })
  expect(await mo.me()).toBeNull()
  await signIn()
  const disable = (isDisabled: boolean) =>
    change('disableUser', { id, isDisabled, password }, 'person { username disabledAt sessionCount }')
  expect((await disable(true)).person).toEqual({ username: 'mona', disabledAt: expect.any(String), sessionCount: 0 })
  expect(await mo.me()).toBeNull()
  const refusal = (await signIn()).errors![0]
  expect(refusal).toEqual((await site.browser().signIn('nobody', 'quite another thing')).errors![0])
  await disable(false)
  expect((await signIn()).errors).toBeUndefined()
  expect((await log('user.role')).map(({ before, after }) => [before.role, after.role])).toEqual([
    ['MODERATOR', 'EDITOR'],
  ])
  expect([(await log('user.disable')).length, (await log('user.enable')).length]).toEqual([1, 1])
})

test('sign-in history has time, network, browser and outcome; failures are in the audit log', async () => {
  const id = await findUserId('mona')
  const failing = site.browser('::ffff:198.51.100.7')
  await failing.signIn('mona', 'not this one')
  const entries = 'nodes { result address userAgent }'
  const page = async (after?: string) =>
    (
      await ada.ask(
        `query ($id: ID!, $after: String) { signIns(userId: $id, first: 4, after: $after) { ${entries} pageInfo { endCursor } } }`,
        { id, after },
      )
    ).data.signIns
  const newest = await page()
  const nodes = [...newest.nodes, ...(await page(newest.pageInfo.endCursor)).nodes]
  expect(nodes.map(({ result }) => result)).toEqual([
    'WRONG_PASSWORD',
    'SIGNED_IN',
    'DISABLED',
    'SIGNED_IN',
    'SIGNED_IN',
    'SIGNED_IN',
  ])
  expect([nodes[0].address, nodes[0].userAgent]).toEqual(['198.51.100.…', 'node'])
  expect((await log('user.sign-in-failed')).at(-1)).toEqual({
    username: 'a sign-in',
    subject_id: id,
    before: null,
    after: { username: 'mona', outcome: 'wrong_password', address: '198.51.100.…' },
  })
  await failing.signIn('mona', 'quite another thing')
  expect((await failing.ask(`{ mySignIns(first: 1) { ${entries} } }`)).data.mySignIns.nodes[0].result).toBe('SIGNED_IN')
})

test('recovery codes are renewed, and their use is in the history and in the audit log', async () => {
  const mo = site.browser()
  await mo.signIn('mona', 'quite another thing')
  const own = { password: 'quite another thing' }
  const { secret } = (await mo.change('createSecondFactor', own, 'secret { secret }')).secret
  const { Secret, TOTP } = await import('otpauth')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const [first, second] = (await mo.change('enableSecondFactor', { code }, 'recoveryCodes')).recoveryCodes as string[]
  await site.rows(`insert into second_factor (user_id, secret, recovery_salt, confirmed_at)
    select id, 'x', 'salt', now() from app_user where username = 'Bob'`)
  const renewed = await change(
    'renewRecoveryCodes',
    { password: 'quite another thing', code: first! },
    'recoveryCodes',
    mo,
  )
  expect([renewed.recoveryCodes.length, renewed.recoveryCodes.includes(second)]).toEqual([10, false])
  expect(
    await site.rows("delete from second_factor where secret = 'x' returning convert_from(recovery_salt, 'UTF8') salt"),
    'another’s still work',
  ).toEqual([{ salt: 'salt' }])
  const signIn = (one: string) => site.browser().signIn('mona', 'quite another thing', one)
  expect((await signIn(second!)).errors![0].extensions.needsCode).toBe(true)
  expect((await signIn(renewed.recoveryCodes[3])).errors).toBeUndefined()
  expect((await log('user.recovery-code')).map(({ username, after }) => [username, after.left])).toEqual([
    ['mona', 9],
    ['mona', 9],
  ])
  expect(await site.rows('select outcome from sign_in order by id desc limit 2')).toEqual([
    { outcome: 'recovery_code' },
    { outcome: 'wrong_code' },
  ])
  expect((await log('user.sign-in-failed')).at(-1)!.after.outcome, 'not the code that was right').toBe('wrong_code')
})

test('the last administrator cannot be removed, even by two at once', async () => {
  const id = await findUserId('ada')
  const last = 'This is the last administrator. Please make someone else an administrator first.'
  expect(messages(await change('updateUser', { id, role: 'EDITOR', password }, 'person { id }'))).toEqual([last])
  expect(messages(await change('disableUser', { id, isDisabled: true, password }, 'person { id }'))).toEqual([last])
  expect(messages(await change('deleteUser', { id, password }, 'deletedId'))).toEqual([last])
  const mo = await findUserId('mona')
  const em = () => site.database.orm.em.fork()
  const actor = { id: null, username: 'command line' }
  for (const [one, other] of [
    [() => removePerson(em(), actor, mo), () => changeRole(em(), actor, id, 'ANALYST')],
    [() => setDisabled(em(), actor, mo, true), () => setDisabled(em(), actor, id, true)],
  ] as const) {
    await site.rows(
      "update app_user set is_admin = true, role = 'admin', disabled_at = null where username in ('ada', 'mona')",
    )
    const before = await site.rows('select username from app_user where is_admin')
    if (before.length < 2)
      await site.rows(
        "insert into app_user (id, username, password, role, is_admin) values ($1, 'mona', 'none', 'admin', true)",
        [mo],
      )
    const runs = [one, other].map((run) => () => Promise.allSettled([run()]))
    const outcomes = (await atOnce(site.database.pool, 'app_user', runs)).flat()
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await site.rows('select from app_user where is_admin and disabled_at is null')).toHaveLength(1)
  }
})

test('invitations are withdrawn when their administrator loses the role, renewed ones too', async () => {
  const em = () => site.database.orm.em.fork()
  const console = { id: null, username: 'command line' }
  const open = async () => (await site.rows('select email from invitation order by id')).map(({ email }) => email)
  const endings = [
    (id: string) => setDisabled(em(), console, id, true),
    (id: string) => changeRole(em(), console, id, 'EDITOR'),
    (id: string) => removePerson(em(), console, id),
    (id: string) => removePerson(em(), { id: Number(id), username: 'Mal' }, id),
  ]
  for (const end of endings) {
    const [one] = await site.rows(
      "insert into app_user (username, password, role, is_admin) values ('Mal', 'none', 'admin', true) returning id",
    )
    const mal = { id: Number(one!.id), username: 'Mal' }
    const openInvitation = await invite(em(), console, { email: 'kept@example.com', role: 'EDITOR' })
    const renewed = await invite(em(), console, { email: 'renewed@example.com', role: 'EDITOR' })
    const env = { ...site.env, SMTP_URL: 'smtp://x' }
    const mailed = await invite(em(), mal, { email: 'other@example.com', role: 'ADMIN' }, env)
    await renewInvitation(em(), mal, String(mailed.invitation.id), env)
    const mails = () => site.rows("select from outbox_mail where recipient = 'other@example.com'")
    expect(await mails(), 'the renewed link only').toHaveLength(1)
    await renewInvitation(em(), mal, String(renewed.invitation.id))
    await end(String(mal.id))
    expect(await open()).toEqual([openInvitation.invitation.email])
    expect(await mails()).toEqual([])
    expect((await log('user.withdraw-invitation')).slice(-2).map(({ after }) => after.email)).toEqual([
      'renewed@example.com',
      'other@example.com',
    ])
    await site.rows("with gone as (delete from invitation) delete from app_user where username = 'Mal'")
  }
})

test('deleting an account ends its sessions; the audit log keeps its name', async () => {
  await site.rows("update app_user set is_admin = true, role = 'admin', disabled_at = null where username = 'ada'")
  await ada.signIn()
  const bob = await findUserId('bob')
  await site.rows(
    "insert into audit_entry (user_id, username, action, subject) values ($1, 'Bob', 'post.add', 'post')",
    [bob],
  )
  expect(await change('deleteUser', { id: bob, password }, 'deletedId')).toMatchObject({ deletedId: bob })
  const again = { disableUser: { isDisabled: true }, updateUser: { role: 'EDITOR' }, deleteUser: {} }
  for (const [mutation, more] of Object.entries(again))
    expect(messages(await change(mutation, { id: bob, password, ...more }, ''))).toEqual([
      'This account no longer exists.',
    ])
  await site.rows(`
    insert into app_user (username, password, role, is_admin) values ('Nan', 'none', 'editor', true), ('Odo', 'none', 'moderator', false);
    insert into second_factor (user_id, secret, confirmed_at)
      select id, 's', case username when 'Nan' then now() end from app_user where username in ('Nan', 'Odo');
    insert into sign_in (user_id, outcome, at, address, user_agent)
      select id, outcome, at::timestamptz, '', '' from app_user,
             (values ('wrong_password', '2026-05-03T00:00Z'), ('recovery_code', '2026-05-02T00:00Z'), ('signed_in', '2026-05-01T00:00Z')) v(outcome, at)
       where username = 'Odo'`)
  const { nodes } = (await ada.ask('{ people { nodes { username role hasSecondFactor sessionCount lastSeenAt } } }'))
    .data.people
  expect(nodes.slice(-2), 'neither wrong passwords nor an unconfirmed second factor count').toEqual([
    { username: 'Nan', role: 'ADMIN', hasSecondFactor: true, sessionCount: 0, lastSeenAt: null },
    {
      username: 'Odo',
      role: 'MODERATOR',
      hasSecondFactor: false,
      sessionCount: 0,
      lastSeenAt: '2026-05-02T00:00:00.000Z',
    },
  ])
  expect(nodes[0]).toMatchObject({ username: 'ada', sessionCount: 1, lastSeenAt: expect.any(String) })
  await site.rows("delete from app_user where username in ('Nan', 'Odo')")
  expect(nodes.map(({ username }: { username: string }) => username)).not.toContain('Bob')
  expect(await site.rows("select user_id, username from audit_entry where action = 'post.add'")).toEqual([
    { user_id: null, username: 'Bob' },
  ])
  expect((await log('user.remove')).at(-1)).toMatchObject({
    username: 'ada',
    before: { username: 'Bob', role: 'USER' },
  })
})

test('the command line manages accounts by name, and is named in the audit log', async () => {
  const { token, invitation } = await inviteByEmail(site.database, 'al@example.com', 'analyst')
  expect([token.length, invitation.role]).toEqual([43, 'ANALYST'])
  await site.rows("insert into app_user (username, password) values ('Zoe', 'none')")
  for (const [word, role] of [
    ['editor', 'EDITOR'],
    ['administrator', 'ADMIN'],
  ] as const)
    expect((await changeRoleByName(site.database, 'zoe', word)).role).toBe(role)
  expect((await disableByName(site.database, 'ZOE', true)).disabledAt).toBeInstanceOf(Date)
  expect((await disableByName(site.database, 'zoe', false)).disabledAt).toBeNull()
  await removeByName(site.database, 'zoe')
  await expect(removeByName(site.database, 'zoe')).rejects.toThrow(
    'There is no user zoe. To list the users, run npm run admin -- list',
  )
  await expect(changeRoleByName(site.database, 'ada', 'king')).rejects.toThrow(
    'There is no role "king". Roles are administrator, mod',
  )
  await site.rows("update app_user set is_admin = false where username <> 'ada'")
  await expect(changeRoleByName(site.database, 'ada', 'user')).rejects.toThrow('This is the last administrator.')
  const at = await site.rows("select action from audit_entry where username = 'command line' order by id desc limit 4")
  expect(at.map(({ action }) => action)).toEqual(['user.remove', 'user.enable', 'user.disable', 'user.role'])
})
