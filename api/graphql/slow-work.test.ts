import { afterAll, expect, test } from 'vitest'
import { anything } from '../cache/tags.ts'
import { draw } from '../crawlers/draw.ts'
import { lockByKey } from '../database/sql.ts'
import { createAdmission } from '../server/admission.ts'
import { createContext } from '../server/context.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { countStatements } from '../testing/count-statements.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testServer } from '../testing/test-server.ts'
import { testSessionSite } from '../testing/test-session-site.ts'
import { testSchema } from '../testing/test-site.ts'
import { readEnv } from '../process/env.ts'

const database = await testDatabase()
const env = readEnv({ SITE_URL: 'https://directory.test' })
/** A site with one place for all work, and nowhere to wait for it. */
const site = await testServer(
  testSchema,
  () => createContext(database, env, { ip: '192.0.2.1' }),
  {},
  createAdmission({ maxRunning: 1, perNetwork: 1, maxWaiting: 0 }),
)
const { origin } = new URL(site.url)
const id = await build(database.pool).supplier({ name: 'Slow Blinds' })
afterAll(async () => {
  await site.stop()
  await database.close()
})

let queryCount = 0
const isFree = async () => {
  await expect.poll(async () => (await site.ask(`{ a${queryCount++}: __typename }`)).status, patient).toBe(200)
}
const patient = { timeout: 30_000 }

test('a queued picture does not block other work', async () => {
  let end = () => {}
  const slow = draw({ ip: '192.0.2.2' }, () => new Promise((done) => (end = () => done(Buffer.from('a')))))
  const waiting = fetch(`${origin}/pictures/site/card.png`)
  const icon = fetch(`${origin}/icon-512.png`)
  for (let time = 0; time < 3; time++) await isFree()
  end()
  await slow
  expect([(await waiting).status, (await icon).status]).toEqual([200, 200])
})

test('a picture is drawn once until its supplier changes, and sent while others wait', async () => {
  const get = async (name: string) => {
    const answer = await fetch(`${origin}/pictures/${name}.png`)
    return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength > 1000]
  }
  const supplier = () => get(`supplier/${id}`)
  const many = () => Promise.all(Array.from({ length: 10 }, supplier))
  const once = await countStatements(async () => {
    expect(new Set((await many()).map(String))).toEqual(new Set(['200,image/png,true']))
  })
  expect(once).toBe(1)
  site.tags.invalidate(['supplier:0', 'counties', 'posts'])
  let end = () => {}
  const slow = draw({ ip: '192.0.2.2' }, () => new Promise((done) => (end = () => done(Buffer.from('a')))))
  expect(await countStatements(supplier)).toBe(0)
  end()
  await slow
  site.tags.invalidate([`supplier:${id}`])
  expect(await countStatements(supplier)).toBe(1)
})

test('a sitemap is built once until something changes, and does not block other work', async () => {
  const get = (path: string, headers = {}) => fetch(origin + path, { headers })
  const first = await get('/sitemap.xml')
  expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('/suppliers/')])
  const again = async () => {
    for (const path of ['/sitemap.xml', '/sitemap.xml?again=1'])
      expect((await get(path)).headers.get('etag')).toBe(first.headers.get('etag'))
    expect((await get('/sitemap.xml', { 'if-none-match': first.headers.get('etag')! })).status).toBe(304)
  }
  expect(await countStatements(again)).toBe(0)
  site.tags.invalidateAll()
  const many = () => Promise.all(Array.from({ length: 10 }, () => get('/sitemap.xml').then((answer) => answer.text())))
  const one = await countStatements(async () => {
    expect(new Set(await many()).size).toBe(1)
  })
  site.tags.invalidateAll()
  expect(one).toBe(await countStatements(() => get('/sitemap.xml')))
})

test('the manuals are rendered once, and never for clients that have them', async () => {
  for (const path of ['/api/openapi.json', '/api/docs', '/graphql/reference']) {
    const first = await fetch(origin + path)
    expect([path, first.status]).toEqual([path, 200])
    const etag = first.headers.get('etag')!
    site.tags.invalidate(anything)
    expect((await fetch(`${origin}${path}?x=1`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
})

test('a queued sign-in does not block other work, and a flood of strangers does not block known users', async () => {
  const signIns = await testSessionSite()
  const known = signIns.browser('192.0.2.9')
  expect((await known.signIn()).data.signIn.user.username).toBe('ada')
  const client = await signIns.database.pool.connect()
  await client.query('begin')
  await lockByKey(client, 'sign-in of nobody0')
  const strangers = Array.from({ length: 12 }, (_, at) =>
    signIns.browser(`198.51.100.${at}`).signIn(`nobody${at}`, 'wrong one'),
  )
  await expect
    .poll(
      async () => (await signIns.rows("select from pg_stat_activity where wait_event = 'advisory'")).length,
      patient,
    )
    .toBe(1)
  expect((await known.signIn()).data.signIn.user.username).toBe('ada')
  const leave = await signIns.admission.enter({ ip: '203.0.113.1' })
  for (let time = 0; time < 10; time++)
    await expect
      .poll(async () => (await signIns.browser('203.0.113.9').ask('{ __typename }')).data, patient)
      .toEqual({ __typename: 'Query' })
  leave()
  await client.query('rollback')
  client.release()
  await Promise.all(strangers)
  await signIns.close()
})

test('assistants get the same list of tools, however they request it', async () => {
  const post = async (body: object, accept = 'application/json, text/event-stream') => {
    const headers = { 'content-type': 'application/json', accept }
    const answer = await fetch(`${origin}/mcp`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', ...body }),
      headers,
    })
    return [answer.status, await answer.json()]
  }
  const [status, first] = await post({ id: 1, method: 'tools/list' })
  expect([status, first]).toEqual([200, expect.objectContaining({ id: 1, result: { tools: expect.any(Array) } })])
  expect(await post({ id: 'two', method: 'tools/list' })).toEqual([200, { ...first, id: 'two' }])
  expect(await post({ id: 3, method: 'tools/list', params: {} })).toEqual([200, { ...first, id: 3 }])
  const others = 'text/event-stream;q=0.5, text/plain, application/json'
  expect(await post({ id: 4, method: 'tools/list' }, others)).toEqual([200, { ...first, id: 4 }])
  expect((await post({ id: 5, method: 'tools/list' }, 'application/json'))[0]).toBe(406)
  expect(await post({ id: 3, method: 'tools/lost' })).toEqual([
    200,
    expect.objectContaining({ id: 3, error: expect.anything() }),
  ])
})
