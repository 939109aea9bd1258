import type { JobHelpers } from 'graphile-worker'
import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeJson, readChanges } from '../changes/read-changes.ts'
import { createContext } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { log as siteLog } from '../../process/log.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { deleteExpiredTask } from '../../maintenance/retention/delete-expired.task.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { deliverWebhookTask, deliverWebhook, nextAttempt } from './deliver-webhook.task.ts'
import { findWebhook, listDeliveries } from './webhook.ts'
import { addWebhook, changeWebhook, checkAddress } from './manage-webhooks.ts'
import { replayDelivery, replaySince, WebhookResolver } from './webhook.resolver.ts'
import { signedHeaders } from './sign-message.ts'
import { atOnce } from '../../testing/at-once.ts'
import { apply, listed, randomEdits, type SupplierUpdate } from '../../testing/test-mirror.ts'
import { createWebhookHint, queueWebhooks } from './queue-webhooks.ts'

interface Message {
  id: string
  type: string
  signatures: string[]
  signed: string
  data: { id: number; supplier: object | null; successor: { id: number } | null }
}

const database = await testDatabase()
const { pool } = database
const make = build(pool)
const ada = { id: 1, username: 'ada', isAdmin: true }
let answer = (response: ServerResponse) => void response.end()
const received: Message[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const header = (name: string) => String(request.headers[`webhook-${name}`])
    received.push({
      id: header('id'),
      signatures: header('signature').split(' '),
      signed: `${header('id')}.${header('timestamp')}.${body}`,
      ...(JSON.parse(body) as Pick<Message, 'type' | 'data'>),
    })
    answer(response)
  })
})
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
const env = readEnv({
  SOURCE_ALLOWED_HOSTS: new URL(address).host,
  SESSION_SECRET: 'a secret for tests, of 32 letters',
})
const settings = { env, userAgent: 'test', allowedHosts: env.SOURCE_ALLOWED_HOSTS }
const context = () => createContext(database, env, { ip: '192.0.2.1', viewer: ada })
const all = ['SUPPLIER_CREATED', 'SUPPLIER_CHANGED', 'SUPPLIER_MERGED', 'SUPPLIER_WITHDRAWN']
let id = 0
let secret = ''
const follow = async () => {
  while (await deliverWebhook(pool, id, settings));
}
const log = () => listDeliveries(pool, id, 100)
const state = async () => (await pool.query('select * from webhook where id = $1', [id])).rows[0]
/** As far in the feed as the other. */
const addWithdrawnHook = () =>
  pool.query(
    `insert into webhook (label, url, events, secret, cursor)
     select 'Withdrawn', url, '{SUPPLIER_WITHDRAWN}', secret, cursor from webhook where id = $1`,
    [id],
  )
const wait = () => pool.query('update webhook set next_attempt_at = null')

beforeAll(async () => {
  await pool.query("insert into app_user (id, username, password) values (1, 'ada', 'x')")
  const added = await addWebhook(context(), { label: 'Trade pages', url: address, events: all })
  id = added.webhook.id
  secret = added.secret
})
afterAll(async () => {
  receiver.close()
  receiver.closeAllConnections()
  await database.close()
})

test('mirrors by feed and webhook are equal after 150 random edits, merges, deletions and a kill -9', async () => {
  for (let at = 0; at < 20; at++) await make.supplier({ name: `Shop ${at}`, county: null })
  let { cursor } = await readChanges(pool, { first: 1 })
  const byFeed = await listed(database)
  const byHook = new Map(byFeed)
  const followFeed = async (isKilled: boolean) => {
    const { nodes, cursor: reached, hasMore } = await readChanges(pool, { since: cursor, first: 7 })
    for (const change of JSON.parse(JSON.stringify(nodes.map(changeJson))) as SupplierUpdate[]) apply(byFeed, change)
    if (!isKilled) cursor = reached // a killed receiver had not saved its position
    return hasMore
  }
  const { edit, made } = randomEdits(database, context, ada, 11)
  for (let at = 0; at < 150; at++) {
    await edit()
    if (at % 5 === 0) await followFeed(at % 15 === 0)
    if (at % 40 === 0) await killed()
    if (at % 25 === 0) await follow()
  }
  expect(Object.keys(made)).toHaveLength(13)
  while (await followFeed(false));
  await follow()
  const seen = new Set<string>()
  for (const message of received) {
    if (seen.has(message.id)) continue
    seen.add(message.id)
    apply(byHook, message.data)
  }
  const truth = await listed(database)
  expect(byFeed).toEqual(truth)
  expect(byHook).toEqual(truth)
})

/** Stops the sender, as by kill -9, after delivery and before it is recorded. */
const killed = async () => {
  await make.supplier({ county: null })
  let isDead = false
  const dying = {
    query: (...given: Parameters<typeof pool.query>) => {
      if (isDead) throw new Error('killed')
      return pool.query(...given)
    },
  } as unknown as typeof pool
  answer = (response) => {
    isDead = true
    response.end()
  }
  await expect(deliverWebhook(dying, id, settings)).rejects.toThrow('killed')
  answer = (response) => void response.end()
}

const signatureBy = (key: string, { signed }: Message) =>
  `v1,${createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64')}`

test('a signature matches the specification’s example', () => {
  const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const at = new Date(1_614_265_330_000)
  expect(signedHeaders([key], 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', at)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('messages are signed; after a rotation by both secrets, until the previous one expires', async () => {
  const send = async () => {
    await make.supplier()
    await follow()
    return received.at(-1)!
  }
  const first = await send()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect([first.type, first.signatures]).toEqual(['supplier.created', [signatureBy(secret, first)]])
  const { secret: fresh } = await changeWebhook(context(), { id: String(id), action: 'ROTATE_SECRET' })
  const both = await send()
  expect(both.signatures).toEqual([signatureBy(fresh!, both), signatureBy(secret, both)])
  const findEnd = async () => (await findWebhook(pool, String(id)))!.previousSecretEndsAt
  expect(await findEnd()).toBeInstanceOf(Date)
  await pool.query('update webhook set previous_until = now()')
  expect(await findEnd()).toBeNull()
  const last = await send()
  expect(last.signatures).toEqual([signatureBy(fresh!, last)])
})

test('secrets are encrypted per webhook', async () => {
  const readSecrets = async () =>
    (await pool.query('select secret, previous_secret from webhook where id = $1', [id])).rows[0]
  expect(JSON.stringify(await readSecrets())).not.toMatch(/whsec_|null/)
  const signature = async () => {
    await make.supplier()
    await follow()
    return received.at(-1)!
  }
  const { secret: present } = await changeWebhook(context(), { id: String(id), action: 'ROTATE_SECRET' })
  await pool.query('update webhook set previous_secret = null where id = $1', [id])
  const sealed = await signature()
  expect(sealed.signatures).toEqual([signatureBy(present!, sealed)])

  const before = received.length
  await make.supplier()
  await deliverWebhook(pool, id, { ...settings, env: { SESSION_SECRET: 'another secret, also of 32 letters' } })
  expect(received).toHaveLength(before)
  expect((await log())[0]!.outcome).toBe(
    'Its secret cannot be read because SESSION_SECRET has changed or is missing on this worker. Create a new secret.',
  )
  await wait()
  await follow()
  expect(received).toHaveLength(before + 1)
})

test('a failing receiver is retried for over a day, in order, with growing waits; then it is paused until resumed', async () => {
  await make.supplier({ name: 'First' })
  const second = await make.supplier({ name: 'Second' })
  answer = (response) => void response.writeHead(500).end()
  const before = received.length
  let failingSince: Date | undefined
  for (let attempt = 1; attempt <= 8; attempt++) {
    await follow()
    expect(received).toHaveLength(before + attempt)
    await wait()
    failingSince ??= (await state()).failing_since
  }
  expect(new Set(received.slice(before).map((message) => message.id)).size).toBe(1)
  expect(await state()).toMatchObject({
    failing_since: failingSince,
    pause_reason: 'The last of 8 attempts within more than a day failed. It responded 500.',
  })
  expect((await log())[1]).toMatchObject({ isDelivered: false, attempts: 8, outcome: 'It responded 500.' })
  answer = (response) => void response.end()
  await follow()
  expect(received).toHaveLength(before + 8)
  await pool.query("update webhook set next_attempt_at = now() + interval '14 hours'")
  await changeWebhook(context(), { id: String(id), action: 'RESUME' })
  expect(await state()).toMatchObject({ failing_since: null, next_attempt_at: null, pause_reason: null })
  expect((await log())[1], 'all its attempts again').toMatchObject({ attempts: 0 })
  await follow()
  expect(received.slice(before + 8).map(({ data }) => data.id)).toEqual([second - 1, second])
  const waits = [1, 2, 3, 4, 5, 6, 7].map(
    (at) => nextAttempt(at, { isUnwanted: false, text: '', waitMs: 0 }).waitMs! / 1000,
  )
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400])
  expect(waits.reduce((sum, one) => sum + one)).toBeGreaterThan(24 * 3600)
  const getWaitMs = (attempts: number) => nextAttempt(attempts, { isUnwanted: false, text: '', waitMs: 600_000 }).waitMs
  expect([getWaitMs(1), getWaitMs(3)]).toEqual([600_000, 1_800_000])
})

test('the job sends what is pending, and queues itself for the next attempt', async () => {
  const jobs = async () =>
    (
      await pool.query(
        "select run_at > now() + interval '1 hour' waits from graphile_worker.jobs where task_identifier = 'deliver_webhook'",
      )
    ).rows
  const run = () => deliverWebhookTask({ env, database }, { id }, {} as JobHelpers)
  await pool.query('delete from graphile_worker._private_jobs')
  await make.supplier()
  answer = (response) => void response.writeHead(503, { 'retry-after': '7200' }).end()
  await run()
  expect(await jobs()).toEqual([{ waits: true }])
  await pool.query('delete from graphile_worker._private_jobs')
  await queueWebhooks(pool)
  expect(await jobs(), 'not before the receiver asks for it').toEqual([])
  await pool.query('update webhook set paused_at = now()')
  await run()
  expect(await jobs(), 'not while it is paused').toEqual([])
  await pool.query('update webhook set paused_at = null')
  answer = (response) => void response.end()
  await pool.query('delete from graphile_worker._private_jobs')
  await wait()
  await run()
  expect([await jobs(), await state()]).toMatchObject([[], { failing_since: null, next_attempt_at: null }])
  const before = received.length
  await make.supplier()
  await deliverWebhookTask({ env, database }, { id }, { abortSignal: AbortSignal.abort() } as JobHelpers)
  expect([received.length, await jobs()], 'a stopping worker leaves it to the next').toEqual([
    before,
    [{ waits: false }],
  ])
  await pool.query('delete from graphile_worker._private_jobs')
  await follow()
  const [{ attemptedAt }] = (await log()) as [Awaited<ReturnType<typeof log>>[number]]
  expect(await findWebhook(pool, String(id))).toMatchObject({ lastDeliveredAt: attemptedAt, waiting: 0 })
})

test('a change that two workers read at once is sent once, and not to other webhooks', async () => {
  const supplier = await make.supplier()
  await addWithdrawnHook()
  await atOnce(pool, 'webhook', [follow, follow])
  const listing = 'select webhook_id, event from webhook_delivery where supplier_id = $1'
  expect((await pool.query(listing, [supplier])).rows).toEqual([{ webhook_id: id, event: 'supplier.created' }])
  await pool.query('delete from webhook where id <> $1', [id])
})

test('a hint queues active webhooks soon; none once the site is stopping', async () => {
  const jobs = async () =>
    (await pool.query("select key from graphile_worker.jobs where task_identifier = 'deliver_webhook'")).rows
  await pool.query('delete from graphile_worker._private_jobs')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const query = vi.spyOn(pool, 'query')
  const warn = vi.spyOn(siteLog, 'warn').mockReturnValue(undefined)
  try {
    const stopped = createWebhookHint(pool)
    stopped.changed()
    stopped.stop()
    vi.advanceTimersByTime(5000)
    expect(query).not.toHaveBeenCalled()
    const hint = createWebhookHint(pool)
    query.mockImplementationOnce(() => Promise.reject(new Error('the database is away')) as never)
    hint.changed()
    hint.changed()
    vi.advanceTimersByTime(1000)
    expect(query).toHaveBeenCalledTimes(1)
    hint.changed()
    vi.advanceTimersByTime(1000)
    expect(query).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
    query.mockRestore()
  }
  await expect.poll(jobs).toEqual([{ key: `webhook-${id}` }])
  expect(warn.mock.calls).toEqual([[{ err: new Error('the database is away') }, 'could not queue webhooks']])
  warn.mockRestore()
})

test('the log deletes deliveries after 30 days, but no pending ones', async () => {
  const readSecrets = async () =>
    (await pool.query("select supplier_id from webhook_delivery where event = 'test' order by 1")).rows.map(
      (row: { supplier_id: number }) => row.supplier_id,
    )
  await pool.query(
    `insert into webhook_delivery (webhook_id, event, supplier_id, state, created_at)
     select $1, 'test', n, state, now() - age::interval
       from (values (1, 'delivered', '31 days'), (2, 'delivered', '29 days'), (3, 'waiting', '31 days')) as r (n, state, age)`,
    [id],
  )
  await deleteExpiredTask({ env, database })
  expect(await readSecrets()).toEqual([2, 3])
  const newest = await pool.query(
    `insert into webhook_delivery (webhook_id, event, state) select $1, 'test', 'delivered' from generate_series(1, 30) returning id`,
    [id],
  )
  const ids = newest.rows.map((row: { id: string }) => row.id).toReversed()
  const resolver = new WebhookResolver()
  const webhook = (await findWebhook(pool, String(id)))!
  const list = async (first?: number) => (await resolver.deliveries(webhook, context(), first)).map((one) => one.id)
  expect(await list()).toEqual(ids.slice(0, 25))
  expect(await list(30)).toEqual(ids)
  await expect(list(101)).rejects.toThrow('first must be from 1 to 100')
  await expect(resolver.replayWebhook(context(), { id: String(id) })).rejects.toThrow(
    'Please choose a message or a time.',
  )
  await pool.query("delete from webhook_delivery where event = 'test'")
})

test('a redirect is not followed, and 410 pauses it', async () => {
  await make.supplier()
  answer = (response) => void response.writeHead(302, { location: `${address}/elsewhere` }).end()
  const before = received.length
  await follow()
  expect(received).toHaveLength(before + 1)
  expect((await log())[0]).toMatchObject({ outcome: 'It redirects (302), which is not followed.' })
  answer = (response) => void response.writeHead(410).end()
  await pool.query(
    `insert into webhook (label, url, events, secret, cursor, next_attempt_at)
     select 'Another', url, events, secret, cursor, '2100-01-01' from webhook where id = $1`,
    [id],
  )
  await wait()
  await follow()
  expect(await state()).toMatchObject({ pause_reason: 'The receiver refuses further messages (410 Gone).' })
  const { rows: others } = await pool.query('delete from webhook where id <> $1 returning label, paused_at', [id])
  expect(others).toEqual([{ label: 'Another', paused_at: null }])
  answer = (response) => void response.end()
  await changeWebhook(context(), { id: String(id), action: 'RESUME' })
  await follow()
})

test.each([
  ['http://partner.example/hook', 'Please enter an address that starts with https://.'],
  ['https://127.0.0.1/hook', 'This address is on a private network'],
  ['https://169.254.169.254/latest', 'This address is on a private network'],
  ['https://intranet.example/hook', 'intranet.example is on a private network.'],
  ['https://ada:pass@partner.example/', 'Addresses with a password are not fetched'],
  ['https://partner.example:8443/', 'Only ports 80 and 443 are allowed'],
  ['hook', 'This is not a web address'],
  ['https://nowhere.example/', 'We couldn’t find a server called nowhere.example.'],
])('a non-public address is refused: %s', async (url, message) => {
  const resolve = async () => {
    if (url.includes('nowhere')) throw new Error('ENOTFOUND')
    return [...(url.includes('intranet') ? ['10.0.0.7'] : []), '8.8.8.8'].map((address) => ({
      address,
      family: 4 as const,
    }))
  }
  await expect(checkAddress(url, [], resolve)).rejects.toMatchObject({ extensions: { fields: { url: message } } })
})

test('an address that has become private gets no request', async () => {
  await make.supplier()
  const before = received.length
  while (await deliverWebhook(pool, id, { ...settings, allowedHosts: [] }));
  expect(received).toHaveLength(before)
  expect((await log())[0]!.outcome).toMatch(/Only ports 80 and 443|private network/)
  await wait()
  await follow()
})

test('one message, or all since a time, is resent with current suppliers; by administrators, in the audit log', async () => {
  const since = new Date()
  const supplier = await make.supplier({ name: 'Before' })
  await follow()
  await pool.query("update supplier set name = 'After' where id = $1", [supplier])
  const [{ id: delivery, messageId }] = (await log()) as [Awaited<ReturnType<typeof log>>[number]]
  await pool.query('update webhook_delivery set attempts = 8 where id = $1', [delivery])
  await replayDelivery(context(), String(id), delivery)
  expect((await log())[0]).toMatchObject({ id: delivery, attempts: 0 })
  await follow()
  const sent = received.filter((message) => message.data.id === supplier)
  expect(sent.map((message) => message.id).slice(0, 2)).toEqual([messageId, messageId])
  expect(sent[1]!.data.supplier).toMatchObject({ name: 'After' })
  const before = received.length
  await addWithdrawnHook()
  const { cursor } = await state()
  await replaySince(context(), String(id), since)
  expect((await pool.query('delete from webhook where id <> $1 returning cursor', [id])).rows).toEqual([{ cursor }])
  await follow()
  expect(received.slice(before).map(({ data }) => data.id)).toContain(supplier)
  const unsent = await make.supplier()
  await readChanges(pool, { first: 1 })
  await replaySince(context(), String(id), new Date(Date.now() + 60_000))
  await follow()
  expect(received.map(({ data }) => data.id)).toContain(unsent)
  for (const [hook, message] of [
    [String(id), '999999'],
    ['999999', delivery],
  ] as const)
    await expect(replayDelivery(context(), hook, message)).rejects.toThrow('This delivery is no longer in the log.')
  const { rows } = await pool.query("select distinct action from audit_entry where subject = 'webhook' order by 1")
  expect(rows.map(({ action }) => action)).toEqual([
    'webhook.add',
    'webhook.replay',
    'webhook.resume',
    'webhook.rotate',
  ])
})

test('a webhook gets its own events since it was added; none while it is paused, and none once it is removed', async () => {
  await make.supplier({ name: 'Listed before' })
  const withdrawn = { label: 'Withdrawn', url: address, events: ['SUPPLIER_WITHDRAWN', 'SUPPLIER_WITHDRAWN'] }
  const { webhook } = await addWebhook(context(), withdrawn)
  expect(webhook.events).toEqual(['SUPPLIER_WITHDRAWN'])
  const send = async () => {
    const before = received.length
    while (await deliverWebhook(pool, webhook.id, settings));
    return received.slice(before).map(({ type, data }) => [type, data.id])
  }
  const change = (action: 'PAUSE' | 'RESUME' | 'REMOVE') => changeWebhook(context(), { id: String(webhook.id), action })
  const hide = (one: number) => pool.query("update supplier set status = 'hidden' where id = $1", [one])
  const [first, second] = [await make.supplier(), await make.supplier()]
  expect(await send()).toEqual([])
  await hide(first)
  expect(await send()).toEqual([['supplier.withdrawn', first]])
  expect((await change('PAUSE')).webhook).toMatchObject({
    pausedAt: expect.any(Date),
    pauseReason: 'An administrator paused it.',
  })
  await hide(second)
  expect(await send()).toEqual([])
  const { webhook: other } = await addWebhook(context(), { ...withdrawn, label: 'Another, paused too' })
  await changeWebhook(context(), { id: String(other.id), action: 'PAUSE' })
  await change('RESUME')
  expect((await findWebhook(pool, String(other.id)))?.pausedAt).toEqual(expect.any(Date))
  await changeWebhook(context(), { id: String(other.id), action: 'REMOVE' })
  expect(await send()).toEqual([['supplier.withdrawn', second]])
  expect((await change('REMOVE')).webhook).toBeNull()
  await hide(await make.supplier())
  expect([await send(), await findWebhook(pool, String(webhook.id))]).toEqual([[], undefined])
  await expect(change('RESUME')).rejects.toThrow('This webhook does not exist.')
  const { rows } = await pool.query(
    "select action, before, after from audit_entry where subject = 'webhook' and subject_id = $1 order by id",
    [webhook.id],
  )
  expect(rows.map(({ action, before, after }) => [action, (before ?? after).label])).toEqual(
    ['add', 'pause', 'resume', 'remove'].map((action) => [`webhook.${action}`, 'Withdrawn']),
  )
  await follow()
})

test('after a restore nothing is sent until resumed; then the first message says to read everything again', async () => {
  await pool.query('update change_feed set epoch = gen_random_uuid()')
  await make.supplier()
  const before = received.length
  await follow()
  expect(received).toHaveLength(before)
  expect((await state()).pause_reason).toMatch(/^The site was restored or its suppliers were replaced/)
  await changeWebhook(context(), { id: String(id), action: 'RESUME' })
  await follow()
  expect(received[before]!.type).toBe('feed.reset')
})

test('an administrator’s pause is not overwritten by that after a restore', async () => {
  await pool.query('update change_feed set epoch = gen_random_uuid()')
  const holding = await pool.connect()
  await holding.query(`begin; update webhook set paused_at = now(), pause_reason = 'An administrator paused it.'`)
  const following = follow()
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
  await holding.query('commit')
  holding.release()
  await following
  expect((await state()).pause_reason).toBe('An administrator paused it.')
})
