import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from 'graphql-ws'
import { TOTP } from 'otpauth'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startMockServer } from '../testing/listing-sites/mock-server.ts'
import { readEnv } from '../process/env.ts'
import { log } from '../process/log.ts'
import { adminStats } from '../stats/admin-stats.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { testBrowser } from '../testing/test-browser.ts'
import { testDatabase } from '../testing/test-database.ts'
import { transactionPooler } from '../testing/transaction-pooler.ts'
import { start } from './start.ts'

const patient = { timeout: 60_000, interval: 50 }
const password = 'correct horse battery'

const folder = await mkdtemp(join(tmpdir(), 'directory-two-'))
const database = await testDatabase('places')
// as documented for poolers: a process frozen in a transaction releases its locks; set before the pooler connects
await database.pool.query(`alter database "${new URL(database.url).pathname.slice(1)}"
  set idle_in_transaction_session_timeout = '3s'`)
const pooler = await transactionPooler(database.url)
const mockServer = await startMockServer({ hasTroubles: false })
const purged: string[] = []
const cdn = createServer((request, response) => {
  purged.push([request.headers['surrogate-key'], request.headers.authorization].join(' '))
  request.resume()
  response.end()
})
await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done))
const traces: string[] = []
const collector = createServer(async (request, response) => {
  traces.push(await text(request))
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
const freePort = async () => {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return String(port)
}
const settings = {
  ...mockServer.settings,
  NODE_ENV: 'production',
  PORT: '0',
  DATABASE_URL: database.url,
  SESSION_SECRET: 'one secret for both of the sites',
  ADMIN_PASSWORD: password,
  TRUST_PROXY: '1',
  SEED_DEMO: 'false',
  LOG_LEVEL: 'error',
}

/** Also runs jobs, and reaches the database through a pooler in transaction mode. */
const startInThread = async () => {
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: join(folder, 'b'),
    WORKER: 'true',
    DATABASE_URL: pooler.url,
    DATABASE_LISTEN_URL: database.url,
    DATABASE_UNNAMED_STATEMENTS: 'true',
  }
  const child = spawn(process.execPath, ['api/build/run-built.js', 'main'], { env })
  const ended = new Promise((done) => child.once('exit', done))
  const url = await new Promise<string>((done, fail) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString()
        const ready = /Ready: (http:\S+)/.exec(output)
        if (ready) done(ready[1]!)
      })
    void ended.then(() => fail(new Error(`the second site ended: ${output}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  const signal = (name: NodeJS.Signals) => child.kill(name)
  return { url, stop, signal }
}

/** Each differs from the default. */
const ownSettings = {
  DATA_DIR: join(folder, 'a'),
  WORKER: 'false',
  METRICS_TOKEN: 'what only Prometheus knows',
  METRICS_PORT: await freePort(),
  CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
  CDN_PURGE_TOKEN: 'what only the site knows',
  KEYLESS_POINTS_PER_SECOND: '9000',
  KEYLESS_BURST: '270000',
  SLOW_MS: '1',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  OTEL_SERVICE_NAME: 'the first of two',
  OTEL_TRACES_SAMPLER_ARG: '1',
}
await database.pool.query(`insert into tally (kind, key, times) values ('shown_review', '', -9476)`)
const [a, b] = await Promise.all([start(readEnv({ ...settings, ...ownSettings })), startInThread()])
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()])
  await mockServer.close()
  cdn.close()
  collector.close()
  await pooler.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const { pool } = database
const make = build(pool)
type Site = Pick<typeof b, 'url'>
let turn = 0
/** Behind a load balancer that alternates between both sites; `at` chooses one. */
const visitor = (ip: string) => {
  const jar = new Map<string, string>()
  return {
    ...testBrowser(() => [a, b][turn++ % 2]!.url, ip, jar),
    at: ({ url }: Site) => testBrowser(() => url, ip, jar),
  }
}
type Visitor = ReturnType<typeof visitor>

const signedIn = async (ip: string) => {
  const admin = visitor(ip)
  expect((await admin.signIn('admin', password)).errors).toBeUndefined()
  return admin
}

const watch = ({ url }: Site, admin: Visitor) => {
  const cookie = admin.cookie()
  class Socket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie } })
    }
  }
  const received: { status: string | null; runId: number | null }[] = []
  let closedWith: number | undefined
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
    on: { closed: (event) => (closedWith = (event as { code: number }).code) },
  })
  client.subscribe(
    { query: 'subscription { scraperState { status runId } }' },
    { next: ({ data }) => received.push((data as never)['scraperState']), error: () => {}, complete: () => {} },
  )
  return { received, closedWith: () => closedWith, dispose: () => void client.dispose() }
}

test('counters that are wrong at the start are recounted', async () => {
  await expect.poll(async () => (await adminStats(pool)).reviews, patient).toBe(0)
})

test('signing in or out at one applies to the other; signing out closes the sockets of both', async () => {
  expect((await pool.query("select from app_user where username = 'admin'")).rowCount).toBe(1)
  const admin = await signedIn('192.0.2.1')
  for (const site of [a, b, a, b]) expect(await admin.at(site).me()).toEqual({ username: 'admin', isAdmin: true })
  const sockets = [watch(a, admin), watch(b, admin)]
  for (const { received } of sockets) await expect.poll(() => received.length, patient).toBeGreaterThan(0)
  const cookie = admin.cookie()
  await admin.at(b).ask('mutation { signOut { isSignedOut } }')
  for (const { closedWith } of sockets) await expect.poll(closedWith, patient).toBe(4401)
  for (const site of [a, b])
    expect((await visitor('192.0.2.1').at(site).ask('{ me { username } }', {}, { cookie })).data.me).toBeNull()
})

test('a socket that another site’s page opens is nobody’s; sockets are counted by the visitor’s address', async () => {
  const admin = await signedIn('192.0.2.21')
  const address = `${a.url.replace('http', 'ws')}/graphql`
  const me = async (origin: string) => {
    class Socket extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { cookie: admin.cookie(), origin } })
      }
    }
    const client = createClient({ url: address, webSocketImpl: Socket, retryAttempts: 0 })
    const { value } = await client.iterate({ query: '{ me { username } }' }).next()
    await client.dispose()
    return value?.data?.['me'] as unknown
  }
  expect([await me(a.url), await me('https://elsewhere.example')]).toEqual([{ username: 'admin' }, null])
  const clients = Array.from({ length: 60 }, (_, at) => {
    const headers = { 'x-forwarded-for': `198.51.100.${at}` }
    return new WebSocket(address, 'graphql-transport-ws', { headers })
  })
  await Promise.all(clients.map((client) => once(client, 'open')))
  for (const client of clients) client.terminate()
})

test('the page of a supplier that was removed for good is gone; metrics need their token', async () => {
  const id = await make.supplier({ name: 'Removed Blinds' })
  const admin = await signedIn('192.0.2.22')
  const status = async () => (await visitor('192.0.2.23').at(a).rest(`/suppliers/${id}`)).status
  expect(await status()).toBe(200)
  const input = { id: String(id), reason: 'They asked for it', isOnRequest: true }
  expect((await admin.at(a).change('deleteSupplier', input, 'deletedId')).userErrors).toEqual([])
  await expect.poll(status, patient).toBe(410)
  const metrics = async (token: string) =>
    (await fetch(`${a.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status
  expect([await metrics(ownSettings.METRICS_TOKEN), await metrics('another')]).toEqual([200, 401])
})

test('a site’s settings of limits, slowness, metrics and traces apply', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const answer = await visitor('192.0.2.24').at(a).rest('/directory?query=slow')
  const body = { query: '{ suppliers(filter: { query: "slow" }) { totalCount } }' }
  const { headers } = await visitor('192.0.2.24').at(a).rest('/graphql', { body })
  expect([answer.status, headers.get('ratelimit-policy')]).toEqual([200, '"keyless";q=270000;w=30'])
  const slow = warn.mock.calls.map(([, message]) => message)
  warn.mockRestore()
  expect(slow).toEqual(expect.arrayContaining(['slow operation', 'slow page']))
  const { METRICS_PORT, METRICS_TOKEN } = ownSettings
  const authorization = `Bearer ${METRICS_TOKEN}`
  const shown = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`, { headers: { authorization } })
  expect(await shown.text(), 'by the names of the site’s own queries').toMatch(/_count\{operation="Directory"\} \d/)
  for (const part of ['"the first of two"', '"/directory"', '"name":"graphql Directory"'])
    await expect.poll(() => traces.join(''), patient).toContain(part)
})

test('requests at one count at the other; a message sent to both counts once', async () => {
  const sender = visitor('192.0.2.2')
  const send = async (message: string, site: Site) => {
    const input = { name: 'Anna', email: 'anna@example.com', reason: 'FEEDBACK', subject: 'A question', message }
    const text = 'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }'
    return (await sender.at(site).ask(text, { input })).errors?.[0]?.extensions.code as string | undefined
  }
  expect(await Promise.all([send('Do you fit shutters?', a), send('Do you fit shutters?', b)])).toEqual([
    undefined,
    undefined,
  ])
  expect((await pool.query('select from contact_message')).rowCount).toBe(1)
  for (let time = 2; time <= 4; time++) expect(await send(`Message number ${time}.`, a)).toBeUndefined()
  let tries = 0
  await expect.poll(() => send(`Another message, number ${++tries}.`, b), patient).toBe('RATE_LIMITED')
  expect((await pool.query('select from contact_message')).rowCount).toBeLessThan(4 + 5) // one site alone would have admitted five
})

test('a key issued at one works at both, with a common quota', async () => {
  const admin = await signedIn('192.0.2.9')
  const { data } = await admin
    .at(a)
    .ask('mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id } } }', {
      input: { name: 'Partner', pointsPerSecond: 1, burst: 5000 },
    })
  const { secret, key } = data.createApiKey as { secret: string; key: { id: string } }
  const headers = { 'x-api-key': secret }
  const partner = visitor('192.0.2.10')
  let queries = 0
  const costly = async (site: Site) => {
    const query = `{ suppliers(first: 100, filter: { query: "word${++queries}" }) { nodes { id name } } }`
    const { errors } = await partner.at(site).ask(query, {}, headers)
    return (errors?.[0]?.extensions.code ?? 'answered') as string
  }
  const codeAt = async (site: Site) =>
    (await partner.at(site).ask('{ __typename }', {}, headers)).errors?.[0]?.extensions.code as string | undefined
  const spent = async () => {
    const text = `select extract(epoch from full_at - now())::int points from spent_points where name = $1`
    return ((await pool.query(text, [`key ${key.id}`])).rows[0]?.points ?? 0) as number
  }
  for (const site of [a, b]) await expect.poll(() => codeAt(site), patient).toBeUndefined()
  while ((await costly(a)) === 'answered');
  const alone = queries - 1
  await expect.poll(spent, patient).toBeGreaterThan(4000)
  const before = [await spent(), queries] as const
  await costly(b)
  await expect.poll(spent, patient).toBeGreaterThan(before[0])
  await expect.poll(() => costly(b), patient).toBe('RATE_LIMITED')
  expect(queries - before[1]).toBeLessThan(alone)

  await admin.at(b).ask('mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { key { id } } }', { id: key.id })
  for (const site of [a, b]) await expect.poll(() => codeAt(site), patient).toBe('INVALID_API_KEY')
})

test('failed sign-ins count at both, as do used codes', async () => {
  const ofNobody = async (site: Site) =>
    (await visitor('192.0.2.3').at(site).signIn('nobody', 'wrong password')).errors![0].extensions.code as string
  const answers: string[] = []
  for (let time = 0; time < 8; time++) answers.push(await ofNobody(time % 2 ? a : b))
  expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'UNAUTHENTICATED'))
  expect(answers.slice(5)).toContain('RATE_LIMITED')

  const admin = await signedIn('192.0.2.4')
  const { secret } = (await admin.change('createSecondFactor', { password }, 'secret { secret }')).secret
  const totp = new TOTP({ secret })
  const codeIn = (seconds: number) => totp.generate({ timestamp: Date.now() + seconds * 1000 })
  const enabled = await admin.change('enableSecondFactor', { code: codeIn(-30) }, 'recoveryCodes')
  const [recovery] = enabled.recoveryCodes as string[]
  for (const code of [codeIn(30), recovery!]) {
    const both = [a, b].map((site) => visitor('192.0.2.4').at(site).signIn('admin', password, code))
    expect((await Promise.all(both)).filter(({ errors }) => !errors)).toHaveLength(1)
  }
  await pool.query('delete from second_factor')
})

test('a supplier hidden at one disappears from the other’s caches, and is counted once', async () => {
  const id = await make.supplier({ name: 'Two Houses Blinds' })
  const admin = await signedIn('192.0.2.5')
  const nobody = visitor('192.0.2.6')
  const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const page = async (site: Site, headers = person) =>
    (await nobody.at(site).rest(`/suppliers/${id}`, { headers })).status
  const robot = { 'user-agent': 'curl/8.5.0' } // bots are not counted while polling for invalidation
  const name = async (site: Site) => {
    const { data } = await nobody.at(site).ask('query ($id: ID!) { supplier(id: $id) { name } }', { id })
    return data.supplier?.name as string | undefined
  }
  for (const site of [a, b, a, b]) expect([await page(site), await name(site)]).toEqual([200, 'Two Houses Blinds'])
  const views = async () =>
    (await pool.query('select times from view_count where supplier_id = $1', [id])).rows[0]?.times as number
  await expect.poll(views, patient).toBe(1)

  const query = encodeURIComponent(`{ supplier(id: ${id}) { name } }`)
  for (const path of [`/suppliers/${id}`, `/graphql?query=${query}`]) {
    const tags = (await nobody.at(a).rest(path)).headers.get('surrogate-key')
    expect([path, tags?.split(' ')]).toEqual([path, expect.arrayContaining(['directory', 'suppliers'])])
  }
  purged.length = 0

  await admin
    .at(a)
    .ask('mutation ($id: ID!) { hideSupplier(input: { id: $id, isHidden: true }) { supplier { id } } }', { id })
  for (const site of [b, a]) {
    await expect.poll(() => page(site, robot), patient).toBe(404)
    expect(await name(site)).toBeUndefined()
  }
  await expect.poll(() => purged.join(' '), patient).toMatch(/suppliers.* Bearer what only the site knows/)
  expect(await views()).toBe(1)
})

test('site settings saved at one apply to the other’s pages and mails, without a restart', async () => {
  const admin = await signedIn('192.0.2.15')
  const nobody = visitor('192.0.2.16')
  const page = async (site: Site) => (await nobody.at(site).rest('/contact')).text()
  const title = /<title>[^<]*<\/title>/
  for (const site of [a, b])
    expect(await page(site)).toContain('<title>Contact Us | Blind &amp; Curtain Directory</title>')
  const set = { siteName: 'Sashes of Kent', accentColour: '#7a1f4b', contactPhone: '020 7946 0123', logoUrl: '' }
  const others = { contactEmail: '', isEmailShown: false, contactAddress: '', facebookUrl: '', xUrl: '' }
  const input = { ...set, ...others, instagramUrl: '', linkedinUrl: '' }
  const save =
    'mutation ($input: UpdateSiteSettingsInput!) { updateSiteSettings(input: $input) { userErrors { message } } }'
  expect((await admin.at(a).ask(save, { input })).data.updateSiteSettings.userErrors).toEqual([])
  for (const site of [b, a]) {
    await expect
      .poll(async () => title.exec(await page(site))?.[0], patient)
      .toBe('<title>Contact Us | Sashes of Kent</title>')
    const html = await page(site)
    expect(html).toContain('<a href="tel:02079460123">020 7946 0123</a>')
    expect(html).toContain('--site-colors-accent-fg:#7a1f4b;')
    const [, icon] = /href="(\/icons\/\w+\/mark\.svg)"/.exec(html)!
    expect(await (await nobody.at(site).rest(icon!)).text()).toContain('fill="#7a1f4b"')
    expect(await (await nobody.at(site).rest('/llms.txt')).text()).toContain('Sashes of Kent')
  }
  await admin.at(b).ask(save, { input: { ...input, siteName: '', accentColour: '', contactPhone: '' } })
  await expect.poll(() => page(a), patient).toContain('Contact Us | Blind &amp; Curtain Directory</title>')
})

test('pages may reach the advertising network’s hosts as soon as it is chosen', async () => {
  const policy = async () => (await visitor('192.0.2.25').at(a).rest('/contact')).headers.get('content-security-policy')
  expect(await policy()).not.toContain('media.net')
  const choose = (settings: string) => pool.query(`update ad_settings set ${settings}`)
  await choose("is_enabled = true, is_test_mode = false, publisher = 'media_net', publisher_id = '8CU1A2B3C'")
  await expect.poll(policy, patient).toContain('https://*.media.net')
  await choose('is_enabled = false')
  await expect.poll(policy, patient).not.toContain('media.net')
})

test('changes while nobody listens are shown once both listen again', async () => {
  const id = await make.supplier({ name: 'Unheard Blinds' })
  const nobody = visitor('192.0.2.8')
  const page = async (site: Site) => (await nobody.at(site).rest(`/suppliers/${id}`)).text()
  const client = await pool.connect()
  for (const site of [a, b]) expect(await page(site)).toContain('Unheard Blinds')
  await client.query('set session_replication_role = replica') // no trigger, so no NOTIFY
  let name = ''
  const isUnheard = async () => {
    name = `Renamed Shutters ${performance.now()}`
    await client.query('update supplier set name = $2 where id = $1', [id, name])
    return (await Promise.all([a, b].map(page))).every((text) => !text.includes(name))
  }
  await expect.poll(isUnheard, patient).toBe(true)
  await client.query('reset session_replication_role')
  client.release()
  const listening = `from pg_stat_activity where datname = current_database() and application_name = 'listen changed'`
  expect((await pool.query(`select pg_terminate_backend(pid) ${listening}`)).rowCount).toBe(2)
  for (const site of [a, b]) await expect.poll(() => page(site), patient).toContain(name)
})

test('a suspended process catches up with all changes when it continues, in pages, searches and on its map', async () => {
  const place = { city: 'Skye', latitude: 57.3, longitude: -6.3 }
  const gone = await make.supplier({ name: 'Quiraing Blinds', ...place })
  const nobody = visitor('192.0.2.9')
  const query = `{
    suppliers(filter: { query: "quiraing" }) { nodes { name } }
    supplierMap(bounds: { south: 57, west: -7, north: 58, east: -6 }, zoom: 14) { supplier { name } } }`
  const shown = async (site: Site) => {
    const { data } = await nobody.at(site).ask(query)
    const names = (list: { name: string }[]) => list.map(({ name }) => name).toSorted()
    return [names(data.suppliers.nodes), names(data.supplierMap.map((point: { supplier: never }) => point.supplier))]
  }
  const status = async (site: Site) => (await nobody.at(site).rest(`/suppliers/${gone}`)).status
  for (const site of [a, b]) {
    await expect.poll(() => shown(site), patient).toEqual([['Quiraing Blinds'], ['Quiraing Blinds']])
    expect(await status(site)).toBe(200)
  }
  b.signal('SIGSTOP')
  try {
    for (let saves = 0; saves < 300; saves++)
      await pool.query('update supplier set phone = $2 where id = $1', [gone, `01304 ${saves}`])
    await pool.query("update supplier set status = 'hidden' where id = $1", [gone])
    await make.supplier({ name: 'Quiraing Shutters', ...place })
    await expect.poll(() => shown(a), patient).toEqual([['Quiraing Shutters'], ['Quiraing Shutters']])
  } finally {
    b.signal('SIGCONT')
  }
  await expect.poll(() => shown(b), patient).toEqual([['Quiraing Shutters'], ['Quiraing Shutters']])
  await expect.poll(() => status(b), patient).toBe(404)
})

test('a scrape by one’s worker is reported to watchers at either', async () => {
  const admin = await signedIn('192.0.2.7')
  const sockets = [watch(a, admin), watch(b, admin)]
  for (const { received } of sockets) await expect.poll(() => received.length, patient).toBeGreaterThan(0)
  const run = 'mutation { runScraper(input: { source: YELL, isTest: true }) { state { runId } userErrors { code } } }'
  const { runId } = (await admin.at(a).ask(run)).data.runScraper.state
  const refused = (await admin.at(b).ask(run)).data.runScraper.userErrors
  expect(refused, 'one runs already').toEqual([{ code: 'CONFLICT' }])
  for (const { received, dispose } of sockets) {
    await expect
      .poll(() => received.filter((state) => state.runId === runId).map(({ status }) => status), patient)
      .toContain('FINISHED')
    dispose()
  }
})

test('clients that leave or freeze in a transaction take no pooler connection with them', async () => {
  // twice as many as the pooler has connections
  for (let times = 0; times < 6; times++) {
    const client = new pg.Client({ connectionString: pooler.url, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
    expect((await client.query('begin')).command).toBe('BEGIN')
    if (times % 2) (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
  }
})

test('the pooler’s connections in transaction mode are left clean', () => {
  const { transactions, ...observed } = pooler.noted
  expect(observed).toEqual({ named: [], sessionWide: [], refused: [] })
  expect(transactions).toBeGreaterThan(100)
})
