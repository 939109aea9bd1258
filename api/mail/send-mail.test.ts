import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { metrics } from '../process/metrics.ts'
import { startMailCatcher, type CaughtMail } from '../testing/mail-catcher.ts'
import { invite, renewInvitation } from '../accounts/people/invite.ts'
import { requestListing } from '../registration/request-listing.ts'
import { notifyRunTask } from '../notices/notify-run.task.ts'
import { sendDigest } from '../notices/send-digests.task.ts'
import { reportSupplier } from '../moderation/reports/report.resolver.ts'
import { submitReview } from '../reviews/submit-review.ts'
import { finishRun } from '../scraping/runs/finish-run.ts'
import { createContext } from '../server/context.ts'
import type { Env } from '../process/env.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { testWorker } from '../testing/test-worker.ts'
import { testSite } from '../testing/test-site.ts'
import { readMetric } from '../testing/read-metric.ts'
import { contactAddress } from './contact-address.ts'
import { queueMail } from './queue-mail.ts'
import { sendMailsTask, sendMailTask, toSendOptions, formatMailHtml } from './send-mail.task.ts'

const caught: CaughtMail[] = []
let refusals = 0
let refusal = { code: 451, message: 'Try again later' }
let attempts = 0
const host = await startMailCatcher((mail) => {
  attempts++
  if (refusals-- > 0) return refusal
  caught.push(mail)
  return undefined
})
const site = await testSite({
  SMTP_URL: host.url,
  CONTACT_EMAIL: 'desk@directory.example.com',
  SITE_URL: 'https://directory.example.com',
})
const { pool } = site.database
const worker = await testWorker({ env: site.env, database: site.database })
afterAll(async () => {
  await worker.stop()
  await site.close()
  await host.close()
})

const send = async (overrides = {}) => {
  const input = {
    name: 'Anna Field',
    email: 'anna@example.com',
    reason: 'FEEDBACK',
    subject: 'Your directory',
    message: 'I found a fitter within a day.',
    ...overrides,
  }
  const { message, userErrors } = await site.change('createMessage', input, 'message { id }')
  expect(userErrors).toEqual([])
  return `contact-${message.id}`
}
const readMail = async (key: string) => (await pool.query('select * from outbox_mail where key = $1', [key])).rows[0]
const isMailed = async (key: string) => (await readMail(key)).state === 'sent'
const listCaughtMails = (...wanted: string[]) =>
  caught.flatMap(({ to: [to = ''], text }) =>
    wanted.includes(to)
      ? [{ to, text: text.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n') }]
      : [],
  )
const jobs = async () => (await pool.query('select attempts, last_error from graphile_worker.jobs')).rows
const task = (payload: { mailId: number }) => sendMailTask(site, payload)
const write = async (key: string) =>
  (
    await pool.query(
      `insert into outbox_mail (key, kind, recipient, subject, body) values ($1, 'REVIEW_PUBLISHED', 'anna@example.com', 'Hello', 'Hello there') returning id`,
      [key],
    )
  ).rows[0].id as number

test('an email refused at first is delivered once by a retry; replies go to the visitor', async () => {
  refusals = 1
  attempts = 0
  caught.length = 0
  const counts = () => Promise.all(['sent', 'failed'].map((result) => readMetric(metrics.mails, { result })))
  const before = await counts()
  const id = await send()
  await expect.poll(() => attempts).toBe(1)
  await expect.poll(async () => (await readMail(id)).error).toContain('Try again later')
  expect(await isMailed(id)).toBe(false)
  await expect.poll(() => isMailed(id)).toBe(true)
  await expect.poll(jobs).toEqual([])
  expect([attempts, caught.length]).toEqual([2, 1])
  expect(await counts()).toEqual(before.map((count) => count + 1))
  expect(caught[0]).toMatchObject({ from: 'desk@directory.example.com', to: ['desk@directory.example.com'] })
  expect(caught[0]!.text).toContain('Reply-To: Anna Field <anna@example.com>')
  expect(caught[0]!.text).toContain('Subject: [Blind & Curtain Directory] Your directory')
  expect(caught[0]!.text).toContain('I found a fitter within a day.')
  expect(caught[0]!.text).toContain('Reason: Feedback')
  expect(caught[0]!.text).toMatch(/Message-ID: <contact-\d+-\d+@directory\.example\.com>/i)
})

test('a repeated job does not send an email twice', async () => {
  const before = caught.length
  const key = await send({ subject: 'Once only' })
  await expect.poll(() => isMailed(key)).toBe(true)
  await task({ mailId: (await readMail(key)).id })
  expect(caught.length).toBe(before + 1)
})

test('two simultaneous jobs send an email once', async () => {
  const before = caught.length
  const mailId = await write('twice')
  await Promise.all([task({ mailId }), task({ mailId })])
  expect([caught.length, await isMailed('twice')]).toEqual([before + 1, true])
})

test('an email that a mail server refuses for more than a day fails; the sender is the one that is set', async () => {
  const mailId = await write('for long')
  const MAIL_FROM = 'robot@directory.example.com'
  const sendFrom = () => sendMailTask({ env: { ...site.env, MAIL_FROM }, database: site.database }, { mailId })
  const tryAgain = { code: 451, message: 'Try again later' }
  refusal = tryAgain
  for (const [attempts, state] of [
    [6, 'waiting'],
    [7, 'failed'],
  ] as const) {
    await pool.query("update outbox_mail set attempts = $2, state = 'waiting', next_attempt_at = now() where id = $1", [
      mailId,
      attempts,
    ])
    refusals = 1
    await sendFrom()
    expect(await readMail('for long')).toMatchObject({ state, attempts: attempts + 1 })
  }
  const due = () =>
    pool.query("update outbox_mail set state = 'waiting', next_attempt_at = now() where id = $1", [mailId])
  await due()
  const { CONTACT_EMAIL: _, ...nameless } = site.env
  await sendMailTask({ env: nameless, database: site.database }, { mailId })
  expect((await readMail('for long')).error).toBe('Set MAIL_FROM or CONTACT_EMAIL: emails need a sender.')
  await due()
  await sendFrom()
  expect(caught.at(-1)!.from).toBe(MAIL_FROM)
})

test('a permanent refusal fails the email until an administrator sends it again', async () => {
  const mailId = await write('unknown')
  refusals = 1
  refusal = { code: 550, message: 'No such user' }
  await task({ mailId })
  expect(await readMail('unknown')).toMatchObject({
    state: 'failed',
    attempts: 1,
    error: expect.stringContaining('No such user'),
  })
  site.as(site.admin)
  expect((await site.ask('{ officeTasks { tasks { kind count } } }')).data.officeTasks.tasks).toContainEqual({
    kind: 'MAIL_FAILED',
    count: 1,
  })
  const change = (action: string) =>
    site.change('changeMail', { id: String(mailId), action }, 'mail { state error attempts sentBy }')
  expect((await change('SEND')).mail).toEqual({ state: 'WAITING', error: null, attempts: 0, sentBy: null })
  await expect.poll(() => isMailed('unknown')).toBe(true)
  for (const action of ['SEND', 'MARK_SENT']) expect((await change(action)).userErrors).toHaveLength(1)
  const { rows: recorded } = await pool.query("select action, before, after from audit_entry where subject = 'mail'")
  expect(recorded).toEqual([{ action: 'mail.send', before: { state: 'FAILED' }, after: { state: 'WAITING' } }])
  const nobodyId = await write('nobody')
  await pool.query("update outbox_mail set recipient = 'nobody@example.com' where id = $1", [nobodyId])
  await task({ mailId: nobodyId })
  expect(await readMail('nobody'), 'an unknown recipient').toMatchObject({ state: 'failed', attempts: 1 })
  await pool.query('delete from outbox_mail where id = $1', [nobodyId])
  expect((await change('MARK_SENT')).userErrors).toEqual([
    { field: null, code: 'CONFLICT', message: 'This email has already been sent.' },
  ])
})

test('a mail server that refuses the site itself leaves the email waiting', async () => {
  const refusing = createServer((socket) => socket.end('554 No service for your network\r\n')).listen(0)
  onTestFinished(() => void refusing.close())
  const mailId = await write('refused')
  const env = { ...site.env, SMTP_URL: `smtp://127.0.0.1:${(refusing.address() as AddressInfo).port}` }
  await sendMailTask({ env, database: site.database }, { mailId })
  const { state, attempts, error } = await readMail('refused')
  await pool.query('delete from outbox_mail where id = $1', [mailId])
  expect([state, attempts, error]).toEqual(['waiting', 1, expect.stringContaining('554')])
})

const family = {
  name: 'Tell & Sons Blinds',
  description: 'Blinds, made and fitted by one family.',
  email: 'hello@tell.example.com',
  phone: '01632 960123',
  address: '4 High Street',
  city: 'Cheltenham',
  county: 'Gloucestershire',
  postcode: 'GL50 1AA',
  contactEmail: 'owner@tell.example.com',
}

test('a business is notified of its registration and the decision, unless it is undone in time', async () => {
  site.as(undefined, '198.51.100.7')
  const { registration } = await site.change('createRegistration', family, 'registration { id }')
  const received = `registration-${registration.id}-received`
  await expect.poll(() => isMailed(received)).toBe(true)
  expect(caught.at(-1)!.to).toEqual(['owner@tell.example.com'])
  expect(caught.at(-1)!.text).toContain('Subject: We have received your registration\r\n')
  expect(caught.at(-1)!.text).toContain('Thank you for registering with us.')
  expect(caught.at(-1)!.text).not.toContain('Sons')
  site.as(site.admin)
  const item = { id: registration.id, kind: 'REGISTRATION' }
  const listNotified = async () =>
    (
      await pool.query(
        "select recipient, subject, body, state from outbox_mail where kind like 'REGISTRATION_%ED' and kind <> 'REGISTRATION_RECEIVED'",
      )
    ).rows
  await site.change(
    'decideItem',
    { ...item, choice: 'REJECT', message: 'We could not reach you.', note: 'Rude.' },
    'item { itemId }',
  )
  expect(await listNotified()).toEqual([
    {
      recipient: 'owner@tell.example.com',
      subject: 'About your registration: Tell & Sons Blinds',
      body: expect.stringContaining('We cannot list it yet:\n\nWe could not reach you.\n'),
      state: 'waiting',
    },
  ])
  await site.change('reopenItem', item, 'item { itemId }')
  expect(await listNotified()).toEqual([])
  await site.change('decideItem', { ...item, choice: 'APPROVE' }, 'item { itemId }')
  expect(await listNotified()).toMatchObject([
    {
      subject: 'Tell & Sons Blinds is now listed',
      body: expect.stringMatching(/https:\/\/directory\.example\.com\/suppliers\/\d+\n/),
    },
  ])
})

test('forms send at most three emails a day to one address, from any network and in any spelling', async () => {
  const context = (at: number) => createContext(site.database, site.env, { ip: `203.0.113.${at}` })
  const submitContact = (at: number, email: string) =>
    requestListing(context(at), { businessName: `Flood ${at} http://evil.example`, email, phone: '01632 960124' })
  const spellings = [
    'v.ictim@gmail.com',
    'Victim+1@GMail.com',
    'vic.tim@googlemail.com',
    'vi.ctim+2@gmail.com',
    'victim@gmail.com',
  ]
  for (const [at, email] of spellings.entries()) expect((await submitContact(at, email)).id).toBeGreaterThan(0)
  await Promise.all(Array.from({ length: 6 }, (_, at) => submitContact(20 + at, `other+${at}@example.com`)))
  const states = async (like: string) =>
    (await pool.query('select state, body from outbox_mail where recipient ilike $1 order by id', [like])).rows
  const [gmail, other] = [await states('v%@g%mail.com'), await states('other+%')]
  expect(gmail.map(({ state }) => state === 'left_out')).toEqual([false, false, false, true, true])
  expect(other.filter(({ state }) => state === 'left_out')).toHaveLength(3)
  for (const { body } of [...gmail, ...other]) expect(body).not.toMatch(/Flood|evil/)
  await pool.query(`insert into outbox_mail (key, kind, recipient, subject, body, state)
    select 'another kind ' || n, 'REVIEW_PUBLISHED', 'v.ictim@example.com', 'S', 'B', 'sent' from generate_series(1, 3) n`)
  await submitContact(40, 'v.ictim@example.com')
  expect((await states('v.ictim@example.com')).map(({ state }) => state)).not.toContain('left_out')
  site.as(site.admin)
  const list = async () =>
    (await site.ask('{ outboxMails(state: LEFT_OUT) { nodes { id recipient state nextAttemptAt } } }')).data
  const { nodes } = (await list()).outboxMails
  expect(nodes).toHaveLength(5)
  expect(nodes.at(-1)).toMatchObject({ recipient: 'vi.ctim+2@gmail.com', state: 'LEFT_OUT', nextAttemptAt: null })
  const { mail } = await site.change('changeMail', { id: nodes[0].id, action: 'SEND' }, 'mail { state }')
  expect([mail.state, (await list()).outboxMails.nodes.length]).toEqual(['WAITING', 4])
  await submitContact(42, 'victim@gmail.com')
  await pool.query(
    `update outbox_mail set created_at = now() - interval '25 hours' where recipient ilike 'v%@g%mail.com' and state <> 'left_out'`,
  )
  await submitContact(41, 'victim@gmail.com')
  expect((await states('victim@gmail.com')).at(-1)!.state).not.toBe('left_out')
  const waiting = async () =>
    (await pool.query("select from outbox_mail where kind = 'REGISTRATION_RECEIVED' and state = 'waiting'")).rowCount
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
})

test('emails written without a mail server are sent once there is one, and can be copied again without it', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into outbox_mail (key, kind, recipient, subject, body, state, next_attempt_at)
       values ('waited', 'REVIEW_PUBLISHED', 'anna@example.com', 'Hello', 'Hello there', 'ready', now() - interval '1 day'),
              ('undoable', 'REVIEW_PUBLISHED', 'anna@example.com', 'Hello', 'Hello there', 'ready', now() + interval '1 hour') returning id`,
  )
  const renew = (env: Env) => sendMailsTask({ env, database: site.database })
  await renew(site.env)
  await expect.poll(() => isMailed('waited'), { timeout: 40_000 }).toBe(true)
  await task({ mailId: rows[1]!.id })
  expect(await readMail('undoable')).toMatchObject({ state: 'waiting', attempts: 0 })
  const { SMTP_URL: _, ...without } = site.env
  await renew(without)
  expect([(await readMail('waited')).state, (await readMail('undoable')).state]).toEqual(['sent', 'ready'])
  await pool.query('delete from outbox_mail where id = any($1)', [rows.map(({ id }) => id)])
})

test('without a mail server an email can be copied and marked as sent', async () => {
  const silent = await testSite({ CONTACT_EMAIL: 'desk@directory.example.com' })
  onTestFinished(silent.close)
  await silent.database.pool.query(
    "insert into outbox_mail (key, kind, recipient, subject, body, state, sealed) values ('left', 'REVIEW_PUBLISHED', 'al@example.com', 'Hi', 'Hello', 'ready', 'x'), ('copy', 'REVIEW_PUBLISHED', 'bo@example.com', 'Hi', 'Hello there', 'ready', 'x')",
  )
  silent.as(silent.admin)
  const { mail: refused, userErrors } = await silent.change('changeMail', { id: '1', action: 'SEND' }, 'mail { state }')
  expect([refused, userErrors[0].message]).toEqual([
    null,
    'This site has no mail server. Set SMTP_URL or copy the email.',
  ])
  expect(
    (await silent.change('changeMail', { id: '99', action: 'MARK_SENT' }, 'mail { id }')).userErrors,
  ).toMatchObject([{ code: 'NOT_FOUND', message: 'This email has been deleted.' }])
  expect((await silent.ask('{ outboxMails(kind: INVITATION) { nodes { id } } }')).data.outboxMails.nodes).toEqual([])
  const list = async () =>
    (
      await silent.ask(
        '{ outboxMails(state: READY) { nodes { id recipient subject text kind } } mailStatus { canSend sender } }',
      )
    ).data
  const { outboxMails, mailStatus } = await list()
  expect(outboxMails.nodes).toMatchObject([
    { recipient: 'bo@example.com', subject: 'Hi', text: 'Hello there', kind: 'REVIEW_PUBLISHED' },
    { recipient: 'al@example.com' },
  ])
  expect(mailStatus).toEqual({ canSend: false, sender: 'desk@directory.example.com' })
  const mark = () =>
    silent.change('changeMail', { id: outboxMails.nodes[0].id, action: 'MARK_SENT' }, 'mail { state sentBy sentAt }')
  expect((await mark()).mail).toEqual({ state: 'SENT', sentBy: 'ada', sentAt: expect.any(String) })
  const { rows: sealed } = await silent.database.pool.query('select key from outbox_mail where sealed is not null')
  expect(sealed, 'no secret link stays once it is sent').toEqual([{ key: 'left' }])
  expect((await mark()).userErrors).toMatchObject([{ message: 'This email has already been sent.' }])
  expect((await list()).outboxMails.nodes).toMatchObject([{ recipient: 'al@example.com' }])
})

test('a template allows known placeholders only, and can be reset', async () => {
  site.as(site.admin)
  await pool.query(
    "insert into mail_template (kind, subject, body) values ('REVIEW_PUBLISHED', 'Hello', '{{listingUrl}}')",
  )
  const update = (more: object) =>
    site.change(
      'updateMailTemplate',
      { kind: 'REGISTRATION_REJECTED', subject: 'About {{ businessName }}', text: 'No: {{message}}', ...more },
      'template { subject text isOn isChanged }',
    )
  expect((await update({ subject: 'Dear {{owner}}', text: 'We are sorry.' })).userErrors).toEqual([
    {
      field: ['subject'],
      code: 'BAD_USER_INPUT',
      message:
        'This email has no placeholder {{owner}}. It has: {{businessName}}, {{message}}, {{siteName}}, {{siteUrl}}.',
    },
    { field: ['text'], code: 'BAD_USER_INPUT', message: 'This email must contain {{message}}.' },
  ])
  expect((await update({ subject: '{{message}}', text: 'No.' })).userErrors).toMatchObject([
    { message: 'This email must contain {{message}}.' },
  ])
  for (const [wrong, message] of [
    [{ subject: ' ' }, 'Please enter a subject.'],
    [{ subject: 'x'.repeat(201) }, 'Please use at most 200 characters.'],
    [{ text: `{{message}}${'x'.repeat(4990)}` }, 'Please use at most 5000 characters.'],
  ] as const)
    expect((await update(wrong)).userErrors).toMatchObject([{ field: Object.keys(wrong), message }])
  const longest = { subject: 'x'.repeat(200), text: `{{message}}${'x'.repeat(4989)}` }
  expect((await update(longest)).template).toMatchObject(longest)
  expect((await update({ subject: ' About {{ businessName }} ' })).template).toMatchObject({
    subject: 'About {{ businessName }}',
    text: 'No: {{message}}',
    isChanged: true,
  })
  const write = (key: string) =>
    queueMail(pool, site.env, {
      kind: 'REGISTRATION_REJECTED',
      key,
      to: 'owner@example.com',
      values: { businessName: 'Tell\nBlinds', message: '<b>{{siteUrl}}</b>' },
      delayMs: 1e9,
    })
  await write('own-words')
  await write('own-words') // only the first email with a key is written
  const { rows: queues } = await pool.query(
    `select queue_name from graphile_worker.jobs where key = 'mail-' || (select id from outbox_mail where key = 'own-words')`,
  )
  expect(queues).toEqual([{ queue_name: 'mail' }])
  expect(await readMail('own-words')).toMatchObject({ subject: 'About Tell Blinds', body: 'No: <b>{{siteUrl}}</b>' })
  await pool.query(
    `update mail_template set subject = 'No', body = 'Because: {{reason}} {{message}}' where kind = 'REGISTRATION_REJECTED'`,
  )
  await write('other-placeholder')
  const { subject, body } = (await readMail('other-placeholder'))!
  expect(subject).toBe('About your registration: Tell Blinds')
  expect(body).not.toContain('{{reason}}')
  await update({ isOn: false })
  await write('switched-off')
  expect(await readMail('switched-off')).toBeUndefined()
  const { template } = await site.change(
    'resetMailTemplate',
    { kind: 'REGISTRATION_REJECTED' },
    'template { subject isOn isChanged }',
  )
  expect(template).toEqual({ subject: 'About your registration: {{businessName}}', isOn: true, isChanged: false })
  const { rows: others } = await pool.query('delete from mail_template returning kind')
  expect(others, 'another kind’s stays').toEqual([{ kind: 'REVIEW_PUBLISHED' }])
})

test('an invitation’s link is emailed but visible neither in the outbox nor the database; renewing replaces it', async () => {
  site.as(site.admin)
  const em = site.database.orm.em.fork()
  const { invitation } = await invite(em, site.admin, { email: 'mo@example.com', role: 'MODERATOR' })
  const renew = () => renewInvitation(em.fork(), site.admin, String(invitation.id), site.env)
  const rows = async () =>
    (
      await pool.query(
        "select id, state, body, sealed, to_jsonb(m)::text whole from outbox_mail m where kind = 'INVITATION'",
      )
    ).rows
  refusals = 1
  refusal = { code: 550, message: 'No such user' }
  const first = await renew()
  expect(first.isMailed).toBe(true)
  await expect.poll(async () => (await rows())[0].state).toBe('failed')
  expect((await rows())[0].sealed).toBeInstanceOf(Buffer)
  const { token } = await renew()
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sent'])
  const { to, text } = caught.at(-1)!
  expect(to).toEqual(['mo@example.com'])
  expect(text.replaceAll('=\r\n', '')).toContain(`https://directory.example.com/invitation#${token}`)
  expect(text).toContain('ada invites you to work on Blind & Curtain Directory, as moderator.')
  const [storedMail] = await rows()
  expect([storedMail.body.includes('[link hidden; see the email itself]'), storedMail.sealed]).toEqual([true, null])
  expect(storedMail.whole).not.toContain(token)
  await renew()
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('staff are notified at once, with one email each, only of what their role includes', async () => {
  await pool.query(`
    update app_user set email = username || '@example.com', role = case username when 'bob' then 'moderator' else role end;
    insert into app_user (username, password, email, role, mail_choices, disabled_at)
      values ('eddie', 'no hash', 'eddie@example.com', 'editor', '{"REVIEWS": "AT_ONCE"}', null),
             ('nell', 'no hash', null, 'moderator', '{"REVIEWS": "AT_ONCE"}', null),
             ('mona', 'no hash', 'mona@example.com', 'moderator', '{"REVIEWS": "AT_ONCE"}', now())`)
  expect(await contactAddress(pool, {}), 'the first administrator’s').toBe('ada@example.com')
  await pool.query("update app_user set disabled_at = now() where username = 'ada'")
  expect(await contactAddress(pool, {}), 'not of one who has left').toBeUndefined()
  await pool.query("update app_user set disabled_at = null, email = null where username = 'ada'")
  expect(await contactAddress(pool, {}), 'a moderator’s is none').toBeUndefined()
  await pool.query("update app_user set email = 'ada@example.com' where username = 'ada'")
  const choose = (who: typeof site.admin, choices: object[]) => {
    site.as(who)
    return site.change('updateMyNotices', { choices }, 'settings { email choices { kind time } }')
  }
  const immediate = ['REGISTRATIONS', 'REVIEWS', 'REPORTS', 'FINDS', 'FAILED_RUNS'].map((kind) => ({
    kind,
    time: 'AT_ONCE',
  }))
  expect((await choose(site.admin, immediate)).settings).toEqual({ email: 'ada@example.com', choices: immediate })
  const moderator = { ...site.user, role: 'MODERATOR' as const }
  await expect(choose(moderator, [{ kind: 'FAILED_RUNS', time: 'DAILY' }])).rejects.toThrow(
    'Your role does not include this.',
  )
  const chosen = await choose(moderator, [{ kind: 'REVIEWS', time: 'AT_ONCE' }])
  expect(chosen.settings.choices).toEqual([
    { kind: 'REGISTRATIONS', time: 'NONE' },
    { kind: 'REVIEWS', time: 'AT_ONCE' },
    { kind: 'REPORTS', time: 'NONE' },
    { kind: 'FINDS', time: 'NONE' },
  ])
  const id = await build(pool).supplier({ name: 'Told Blinds' })
  const listNotified = async (kind: string) =>
    (await pool.query('select recipient, subject, body from outbox_mail where kind = $1 order by id', [kind])).rows
  site.as(undefined, '198.51.100.8')
  const context = createContext(site.database, site.env, { ip: '198.51.100.8' })
  const review = {
    rating: 4,
    comment: 'They came on time and measured with care.',
    name: 'Ann',
    email: 'ann@example.com',
  }
  await submitReview(context, String(id), review)
  await submitReview(context, String(id), review) // the response is the same, but nothing is stored
  await reportSupplier(context, String(id), { reason: 'CLOSED_DOWN' })
  await requestListing(context, { businessName: 'New Blinds', email: 'new@example.com', phone: '01632 960124' })
  await site.change('createRegistration', { ...family, name: 'Full Form Blinds' }, 'registration { id }')
  expect(await listNotified('NEW_REVIEW')).toEqual(
    ['ada', 'bob'].map((name) => ({
      recipient: `${name}@example.com`,
      subject: '[Blind & Curtain Directory] New review of Told Blinds',
      body: expect.stringMatching(
        /with 4 of 5 stars, waiting for a decision:\nhttps:\/\/directory\.example\.com\/admin\/requests\?kind=reviews\n/,
      ),
    })),
  )
  expect(await listNotified('NEW_REPORT')).toMatchObject([
    { recipient: 'ada@example.com', body: expect.stringContaining('Told Blinds is wrong (Closed down):') },
  ])
  expect(await listNotified('NEW_REGISTRATION')).toMatchObject([
    { recipient: 'ada@example.com', subject: '[Blind & Curtain Directory] New registration: New Blinds' },
    { recipient: 'ada@example.com', subject: '[Blind & Curtain Directory] New registration: Full Form Blinds' },
  ])

  const foundId = await build(pool).supplier({ name: 'Found Blinds', status: 'pending' })
  const { rows } = await pool.query(
    "insert into scrape_run (kind, source, status, username) values ('directories', 'all', 'running', 'ada') returning id",
  )
  const runId = rows[0].id as number
  await pool.query(`
    insert into scrape_progress (run_id, source, pages, pages_done, outcomes) values (${runId}, 'yell', 1, 1, '{"failed": 1}');
    with search as (insert into scrape_search (run_id, source, what, place) values (${runId}, 'yell', 'blinds', 'Leeds') returning id),
         page as (insert into scrape_page (run_id, search_id, source, kind, page, url, host)
      select ${runId}, id, 'yell', 'profile', 1, 'https://yell.example/', 'yell.example' from search returning id)
    insert into scrape_listing (run_id, page_id, source, source_key, name, found, verdict, supplier_id)
      select ${runId}, id, 'yell', supplier_id, 'Found Blinds', '{}', 'added', supplier_id
        from page, unnest(array[${foundId}, ${id}]) supplier_id -- the other is listed already`)
  await finishRun(pool, runId)
  await expect
    .poll(() => listNotified('RUN_FAILED'))
    .toMatchObject([
      { recipient: 'ada@example.com', subject: `[Blind & Curtain Directory] Scrape ${runId} has failed` },
    ])
  expect(await listNotified('NEW_FINDS')).toMatchObject([
    { recipient: 'ada@example.com', subject: '[Blind & Curtain Directory] Businesses found: 1' },
  ])
  const { rows: unchanged } = await pool.query(`
    with run as (insert into scrape_run (kind, source, status, username) values ('directories', 'all', 'stopping', 'ada') returning id)
    insert into scrape_progress (run_id, source, pages, pages_done, outcomes) select id, 'yell', 1, 1, '{"unchanged": 1}' from run returning run_id id`)
  await finishRun(pool, unchanged[0].id as number)
  const states = await pool.query('select status from scrape_run order by id')
  expect(states.rows).toEqual([{ status: 'failed' }, { status: 'finished' }])
  await pool.query('update scrape_run set is_test = true')
  await pool.query("delete from outbox_mail where kind in ('RUN_FAILED', 'NEW_FINDS')")
  await notifyRunTask({ env: site.env, database: site.database }, { runId })
  expect([await listNotified('RUN_FAILED'), await listNotified('NEW_FINDS')], 'of a test run').toEqual([[], []])
})

test('reviewers and reporters are notified of the decision once, unless they left no address or it is undone in time', async () => {
  const make = build(pool)
  const id = await make.supplier({ name: 'Answered Blinds' })
  const listingUrl = `https://directory.example.com/suppliers/${id}`
  const review = () => make.review(id, { status: 'pending', reviewer_email: 'rita@example.com' })
  const report = async (email: string | null) =>
    (
      await pool.query(
        "insert into supplier_report (supplier_id, reason, email, status) values ($1, 'CLOSED_DOWN', $2, 'pending') returning id",
        [id, email],
      )
    ).rows[0].id as number
  site.as(site.admin)
  const decide = (kind: string, item: number, choice: string, words = {}) =>
    site.change('decideItem', { id: String(item), kind, choice, ...words }, 'item { itemId }')
  const delivered = async () => {
    caught.length = 0
    const { rows } = await pool.query(
      "update outbox_mail set next_attempt_at = now() where kind in ('REVIEW_PUBLISHED', 'REPORT_ANSWERED') and state = 'waiting' returning id",
    )
    for (const { id: mailId } of rows) await task({ mailId })
    return listCaughtMails('rita@example.com', 'rob@example.com')
  }
  const listNotified = (to: string, subject: string, words: string) => ({
    to,
    text: expect.stringMatching(new RegExp(`Subject: ${subject}\\n[^]*${words}[^]*${listingUrl}`)),
  })
  const published = await review()
  await decide('REVIEW', published, 'APPROVE')
  expect(await delivered()).toEqual([
    listNotified('rita@example.com', 'Your review of Answered Blinds is published', 'It is now published:'),
  ])
  await site.change('reopenItem', { id: String(published), kind: 'REVIEW' }, 'item { itemId }')
  const left = await pool.query("select state from outbox_mail where recipient = 'rita@example.com'")
  expect(left.rows, 'undone too late, the email stays in the outbox').toEqual([{ state: 'sent' }])
  const undone = await review()
  await decide('REVIEW', undone, 'APPROVE')
  await decide('REPORT', await report('rob@example.com'), 'APPROVE')
  await site.change('reopenItem', { id: String(undone), kind: 'REVIEW' }, 'item { itemId }')
  await decide('REVIEW', undone, 'REJECT', { note: 'It names a neighbour.' })
  await decide('REPORT', await report('rob@example.com'), 'REJECT', { message: 'They still trade at this address.' })
  await decide('REPORT', await report(null), 'APPROVE')
  const subject = 'Your report about Answered Blinds'
  expect(await delivered()).toEqual([
    listNotified('rob@example.com', subject, 'We have checked it and corrected it'),
    listNotified('rob@example.com', subject, 'We have left it as it is: They still trade at this address'),
  ])
})

test('the daily digest counts new pending items of each kind in the reader’s role', async () => {
  const make = build(pool)
  await pool.query(`
    update app_user set mail_choices = null;
    insert into app_user (username, password, email, role, is_admin, mail_choices, digest_at)
      select name, 'no hash', name || '@example.com', role, role = 'admin', choices, '2031-01-01'
        from (values ('dan', 'admin'), ('deb', 'moderator'), ('dis', 'moderator'), ('dot', 'moderator')) who(name, role),
             (select jsonb_object_agg(kind, 'DAILY') choices from unnest(array['REGISTRATIONS', 'REVIEWS', 'REPORTS', 'FINDS', 'FAILED_RUNS']) kind) all_kinds;
    update app_user set disabled_at = now() where username = 'dis';
    update app_user set email = null where username = 'dot'`)
  const [at, before] = ['2031-01-02T12:00Z', '2030-12-31T12:00Z']
  const listed = await make.supplier({ name: 'Listed Blinds', created_at: at })
  const registered = await make.supplier({ name: 'Registered Blinds', status: 'pending', created_at: at })
  const approved = await make.supplier({ name: 'Approved Blinds', created_at: at })
  await pool.query(
    'insert into registration (supplier_id, name, fingerprint) select id, id, id from unnest($1::int[]) id',
    [[registered, approved]],
  )
  await pool.query(
    `insert into business_request (business_name, contact_email, status, created_at)
     select 'Asked Blinds', 'asked@example.com', status, at::timestamptz from (values ('pending', $1), ('approved', $1), ('pending', $2)) given(status, at)`,
    [at, before],
  )
  for (const [status, created_at] of [
    ['pending', at],
    ['published', at],
    ['pending', before],
  ] as const)
    await make.review(listed, { status, created_at })
  await pool.query(
    `insert into supplier_report (supplier_id, reason, status, created_at)
     select $1, 'CLOSED_DOWN', status, at::timestamptz from (values ('pending', $2), ('pending', $2), ('resolved', $2), ('pending', $3)) given(status, at)`,
    [listed, at, before],
  )
  await pool.query(
    `insert into scrape_run (kind, source, status, username, is_test, finished_at)
     select 'directories', 'all', status, 'ada', is_test, at::timestamptz
       from (values ('failed', false, $1), ('failed', true, $1), ('finished', false, $1), ('failed', false, $2)) given(status, is_test, at)`,
    [at, before],
  )
  await pool.query(
    `insert into schedule (name, kind, every, time, next_at, problem, problem_at)
     select 'Pairs', 'DUPLICATES', 'DAY', '03:00', now(), problem, at::timestamptz from (values ('No key', $1), (null, $1), ('No key', $2)) given(problem, at)`,
    [at, before],
  )
  const { rows: readers } = await pool.query<{ id: number }>("select id from app_user where username = 'dan'")
  const choose = (who: typeof site.admin) => {
    site.as(who)
    return site.change('updateMyNotices', { choices: [{ kind: 'FINDS', time: 'DAILY' }] }, 'settings { email }')
  }
  await choose({ ...site.admin, id: readers[0]!.id })
  await choose(site.admin)
  const { rows: starts } = await pool.query(
    `select digest_at > now() - interval '1 minute' and digest_at <= now() "isNow", digest_at = '2031-01-01' "isKept"
       from app_user where username in ('ada', 'dan') order by username`,
  )
  expect(starts).toEqual([
    { isNow: true, isKept: false },
    { isNow: false, isKept: true },
  ])
  caught.length = 0
  while (await sendDigest(pool, site.env, new Date('2031-01-03T07:00:00Z')));
  const listNotified = () =>
    listCaughtMails('dan@example.com', 'deb@example.com').toSorted((a, b) => (a.to < b.to ? -1 : 1))
  await expect.poll(listNotified).toHaveLength(2)
  const office = 'https://directory.example.com/admin'
  const forBoth = [
    `2 new registrations are waiting:\n${office}/requests`,
    `1 new review is waiting:\n${office}/requests?kind=reviews`,
    `2 new reports are waiting:\n${office}/requests?kind=reports`,
  ].join('\n\n')
  expect(listNotified()).toEqual([
    { to: 'dan@example.com', text: expect.stringContaining(`${forBoth}\n\n2 runs have failed:\n${office}\n`) },
    { to: 'deb@example.com', text: expect.stringContaining(`${forBoth}\n\nSee all tasks`) },
  ])
  const { rows: digests } = await pool.query(
    "select recipient, key like 'digest-2031-01-03-to-%' \"isDated\" from outbox_mail where kind = 'DAILY_DIGEST' order by 1",
  )
  expect(digests, 'nobody without news, without an address, or who has left').toEqual(
    ['dan', 'deb'].map((name) => ({ recipient: `${name}@example.com`, isDated: true })),
  )
  for (const early of ['2031-01-03T23:00:00Z', '2031-01-04T06:59:00Z'])
    expect(await sendDigest(pool, site.env, new Date(early)), early).toBe(false)
  await pool.query("update app_user set digest_at = '2031-06-30T12:00Z' where digest_at is not null")
  const inSummer = (time: string) => sendDigest(pool, site.env, new Date(`2031-07-01T${time}:00Z`))
  expect([await inSummer('05:59'), await inSummer('06:00')]).toEqual([false, true])
})

test('typed text cannot add headers', async () => {
  site.as(undefined)
  const id = await send({ name: 'Anna\r\nBcc: all@example.com', subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' })
  await expect.poll(() => isMailed(id)).toBe(true)
  const { to, text } = caught.at(-1)!
  expect(to).toEqual(['desk@directory.example.com'])
  expect(text).not.toMatch(/^Bcc:/im)
  const stored = {
    id: 1,
    key: 'contact-1',
    recipient: 'desk@directory.example.com',
    replyName: 'A\nBcc: x@example.com',
    replyTo: 'a@example.com\nBcc: x@example.com',
    subject: 'S\r\nBcc: x@example.com',
    body: 'm',
    sealed: null,
    attempts: 0,
    createdAt: new Date(),
  }
  const mail = toSendOptions(stored, { from: 'desk@directory.example.com', siteName: 'Directory', siteUrl: undefined })
  expect(JSON.stringify([mail.subject, mail.replyTo, mail.from])).not.toMatch(/\\[nr]/)
  const settings = { from: 'desk@directory.example.com', siteName: 'Directory', siteUrl: undefined }
  expect([mail.headers, mail.messageId]).toEqual([
    undefined,
    expect.stringMatching(/^<contact-1-\d+@directory\.example\.com>$/),
  ])
  expect(toSendOptions({ ...stored, replyTo: null }, settings), 'so that no holiday notice answers it').toMatchObject({
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
})

test('in HTML typed text is escaped, and only the site’s own addresses become links', () => {
  const html = formatMailHtml(
    'Hello <b>you</b>\nand "you"\n\nSee https://a.example/x?y=1&z=2.\n\nhttps://a.example.b.example/ https://a.example@b.example/ http://[',
    'https://a.example',
  )
  expect(html).toContain(
    '<p>Hello &lt;b&gt;you&lt;/b&gt;<br>\nand &quot;you&quot;</p>\n<p>See <a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>.</p>',
  )
  expect(html).toContain('<p>https://a.example.b.example/ https://a.example@b.example/ http://[</p>')
  expect(formatMailHtml('https://a.example/', undefined)).toContain('<p>https://a.example/</p>')
})
