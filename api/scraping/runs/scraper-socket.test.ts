import { EventEmitter } from 'node:events'
import { createClient } from 'graphql-ws'
import { afterAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Context } from '../../server/context.ts'
import { testSite } from '../../testing/test-site.ts'
import { watchState } from './read-state.ts'
import { serveScraperState } from './scraper-socket.ts'

const site = await testSite()
afterAll(site.close)
const { pool } = site.database
const url = site.origin.replace('http', 'ws')

const change = async (source = 'yell') => {
  await pool.query(
    "insert into scrape_run (kind, source, username, status) values ('directories', $1, 'ada', 'finished')",
    [source],
  )
  await pool.query("select pg_notify('scraper', '1')")
}

test('/ws sends the whole state on connect and each change after; only to administrators', async () => {
  for (const [who, code] of [
    [undefined, 4401],
    [site.user, 4403],
  ] as const) {
    site.as(who)
    const refused = new WebSocket(`${url}/ws`)
    expect(await new Promise((done) => refused.once('close', done))).toBe(code)
  }
  site.as(site.admin)
  const socket = new WebSocket(`${url}/ws`)
  const messages: Record<string, unknown>[] = []
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Record<string, unknown>))
  await expect.poll(() => messages.length).toBeGreaterThan(0)
  expect(messages[0]).toMatchObject({
    type: 'scraperState',
    isRunning: false,
    processedDirectories: 0,
    totalDirectories: 0,
    processedSuppliers: 0,
    startTime: null,
    errors: [],
    sourceType: null,
  })
  expect(socket.extensions).toBe('')
  await change()
  await expect
    .poll(() => messages.some(({ type, sourceType }) => type === 'scraperUpdate' && sourceType === 'yell'))
    .toBe(true)
  socket.close()
})

test('a slow reader has no backlog, only the latest state; one that is lost ends neither the process nor the others', async () => {
  const open = () => {
    const sent: { text: string; done: (error?: Error) => void }[] = []
    const close = vi.fn<(code: number) => void>()
    const send = (text: string, done: () => void) => void sent.push({ text, done })
    const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, send, close })
    const context = { pool, viewer: site.admin } as Context
    return { sent, close, socket, ended: serveScraperState(socket as unknown as WebSocket, Promise.resolve(context)) }
  }
  const [slow, left] = [open(), open()]
  await expect.poll(() => [slow.sent.length, left.sent.length]).toEqual([1, 1])
  const others = watchState(pool)
  for (const source of ['bark', 'houzz']) {
    await change(source)
    for await (const { sourceType } of { [Symbol.asyncIterator]: () => ({ next: () => others.next() }) })
      if (sourceType === source) break
  }
  expect(slow.sent).toHaveLength(1)
  slow.sent[0]!.done()
  await expect.poll(() => slow.sent.length).toBe(2)
  expect(JSON.parse(slow.sent[1]!.text)).toMatchObject({ type: 'scraperUpdate', sourceType: 'houzz' })
  slow.sent[1]!.done(new Error('lost'))
  await slow.ended
  expect(slow.close).toHaveBeenCalledWith(1013)
  left.socket.emit('close')
  left.sent[0]!.done()
  await left.ended
  expect([left.sent.length, left.close.mock.calls]).toEqual([1, []])
  await others.return!()
  const listening =
    "select from pg_stat_activity where application_name = 'listen scraper' and datname = current_database()"
  await expect.poll(async () => (await pool.query(listening)).rowCount).toBe(0)
})

test('the subscription starts with the whole state, sends changes at most five times a second, and is for administrators', async () => {
  site.as(undefined)
  const query = 'subscription { scraperState { id isRunning status } }'
  const openClient = () => createClient({ url: `${url}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 })
  const stranger = openClient()
  for await (const result of stranger.iterate({ query })) {
    expect(result.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    break
  }
  await stranger.dispose()
  site.as(site.admin)
  const admin = openClient()
  let seen = 0
  const stop = admin.subscribe({ query }, { next: () => seen++, error: () => {}, complete: () => {} })
  await expect.poll(() => seen).toBeGreaterThan(0)
  await new Promise((done) => setTimeout(done, 500))
  seen = 0
  for (let at = 0; at < 50; at++) {
    await pool.query("select pg_notify('scraper', '1')")
    await new Promise((done) => setTimeout(done, 20))
  }
  await new Promise((done) => setTimeout(done, 300))
  expect(seen).toBeGreaterThan(1)
  expect(seen).toBeLessThan(15) // fifty changes within a second or more
  stop()
  await admin.dispose()
})
