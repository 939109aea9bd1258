import { createClient } from 'graphql-ws'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { log } from '../../process/log.ts'
import { hashPassword } from '../sign-in/password.ts'
import { testSessionSite } from '../../testing/test-session-site.ts'

const site = await testSessionSite()
afterAll(site.close)

beforeEach(async () => {
  site.clock.ms = Date.now()
  await site.rows('delete from sign_in_attempt')
})

const minute = 60_000

test('sign in, stay signed in, sign out: by GraphQL', async () => {
  const browser = site.browser()
  expect(await browser.signIn()).toEqual({
    data: { signIn: { user: { username: 'ada', isAdmin: true }, userErrors: [] } },
  })
  expect(await browser.me()).toEqual({ username: 'ada', isAdmin: true })
  const key = browser.cookie()
  expect((await browser.ask('mutation { signOut { isSignedOut } }')).data).toEqual({ signOut: { isSignedOut: true } })
  expect(browser.cookie()).toBe('')
  expect((await site.browser().ask('{ me { username } }', {}, { cookie: key })).data.me).toBeNull()
})

test('sign in, stay signed in, sign out: by REST', async () => {
  const browser = site.browser()
  const before = await browser.rest('/api/auth/user')
  expect([before.status, await before.json()]).toEqual([401, { message: 'Not signed in' }])
  const wrong = await browser.rest('/api/auth/login', { body: { username: 'ada', password: 'babbage' } })
  expect([wrong.status, await wrong.json()]).toEqual([401, { message: 'The username or password is wrong.' }])
  const right = await browser.rest('/api/auth/login', { body: { username: 'ADA', password: 'lovelace' } })
  expect([right.status, await right.json()]).toEqual([200, { username: 'ada', isAdmin: true }])
  expect(await (await browser.rest('/api/auth/user')).json()).toEqual({ username: 'ada', isAdmin: true })
  for (const what of ['signed in', 'already signed out'])
    expect((await browser.rest('/api/auth/logout', { method: 'POST' })).status, what).toBe(200)
  expect((await browser.rest('/api/auth/user')).status).toBe(401)
})

test('a session that cannot be ended is not reported as ended, and its cookie stays', async () => {
  const browser = site.browser()
  await browser.signIn()
  await site.rows("create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$")
  await site.rows('create trigger refuse before delete on user_session execute function refuse()')
  expect((await browser.rest('/api/auth/logout', { method: 'POST' })).status).toBe(500)
  const { data, errors } = await browser.ask('mutation { signOut { isSignedOut } }')
  expect([data.signOut, errors]).toMatchObject([null, [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]])
  expect(await browser.me()).toEqual({ username: 'ada', isAdmin: true })
  await site.rows('drop function refuse cascade')
})

const sessionQueries = async (work: () => Promise<unknown>) => {
  const statements: string[] = []
  const { pool } = site.database
  const query = pool.query.bind(pool)
  pool.query = ((text: { text?: string } | string, ...rest: unknown[]) => {
    statements.push(typeof text === 'string' ? text : text.text!)
    return query(text as string, ...(rest as []))
  }) as never
  await work()
  pool.query = query
  return statements.filter((text) => text.includes('session')).length
}

test('a visitor gets no cookie, and needs no session query', async () => {
  const browser = site.browser()
  const visit = async () => {
    await browser.rest('/')
    await browser.ask('{ me { username } }')
    await browser.rest('/', { headers: { cookie: 'session=forged; session.sig=forged' } })
  }
  expect(await sessionQueries(visit)).toBe(0)
  await browser.rest('/')
  expect(browser.given()).toEqual([])
})

test('an expired session is looked up once, however often its cookie is sent', async () => {
  const browser = site.browser()
  await browser.signIn()
  const cookie = browser.cookie()
  await browser.ask('mutation { signOut { isSignedOut } }')
  const askAgain = async () => {
    for (let time = 0; time < 5; time++)
      expect((await site.browser().ask('{ me { username } }', {}, { cookie })).data.me).toBeNull()
  }
  expect(await sessionQueries(askAgain)).toBe(1)
})

test('the cookie is unavailable to scripts and other sites, and reveals nothing', async () => {
  const browser = site.browser()
  await browser.signIn()
  const [cookie, signature] = browser.given()
  expect(cookie).toMatch(/^session=[\w-]{43}; path=\/; samesite=lax; httponly$/)
  expect(signature).toMatch(/^session\.sig=[\w-]+; path=\/; samesite=lax; httponly$/)
})

test('under HTTPS behind a proxy, only this host over HTTPS can set the cookie', async () => {
  const browser = site.browser()
  const https = { 'x-forwarded-proto': 'https' }
  await browser.ask('mutation { signIn(input: { username: "ada", password: "lovelace" }) { user { id } } }', {}, https)
  expect(browser.given()[0]).toMatch(/^__Host-session=[\w-]{43}; path=\/; samesite=lax; secure; httponly$/)
  expect((await browser.ask('{ me { username role } }', {}, https)).data.me).toEqual({ username: 'ada', role: 'ADMIN' })
})

test('with an https SITE_URL the cookie is always secure, and a second factor is required', async () => {
  const secure = await testSessionSite({ SITE_URL: 'https://directory.test' })
  const browser = secure.browser()
  await browser.signIn()
  expect(browser.given()[0]).toMatch(/^__Host-session=.*secure/)
  expect((await browser.ask('{ myNeed }')).data.myNeed).toBe('SECOND_FACTOR')
  secure.env.REQUIRE_SECOND_FACTOR = false
  expect((await browser.ask('{ myNeed }')).data.myNeed).toBeNull()
  await secure.close()
})

test('signing in changes the session’s key, and the previous key stops working', async () => {
  const browser = site.browser()
  await browser.signIn('Bob', 'builder1')
  const first = browser.jar.get('session')
  const cookies = browser.cookie()
  await browser.signIn()
  expect(browser.jar.get('session')).not.toBe(first)
  expect((await site.browser().ask('{ me { username } }', {}, { cookie: cookies })).data.me).toBeNull()
  const [{ count }] = await site.rows(
    "select count(*)::int from user_session s join app_user u on u.id = user_id where username = 'Bob'",
  )
  expect(count).toBe(0)
})

test('the database contains no session keys', async () => {
  const browser = site.browser()
  await browser.signIn()
  const [{ text }] = await site.rows("select string_agg(s::text, ' ') as text from user_session s")
  expect(text).not.toContain(browser.jar.get('session'))
  expect(text).not.toContain(Buffer.from(browser.jar.get('session')!).toString('hex'))
})

test('a session of the staff ends after 30 minutes without use, and lasts while it is used', async () => {
  const browser = site.browser()
  const moderator = site.browser()
  await site.rows("update app_user set role = 'moderator' where username = 'Bob'")
  await moderator.signIn('bob', 'builder1')
  await browser.signIn()
  for (let used = 0; used < 3; used++) {
    site.clock.ms += 29 * minute
    expect(await browser.me()).toEqual({ username: 'ada', isAdmin: true })
  }
  site.clock.ms += 31 * minute
  expect([await browser.me(), await moderator.me()]).toEqual([null, null])
  await site.rows("update app_user set role = 'user' where username = 'Bob'")
})

test('a request of an unknown session leaves the browser’s newer cookie alone', async () => {
  const browser = site.browser()
  let password = 'a quite long pass phrase 0'
  await site.rows("insert into app_user (username, password, is_admin, role) values ('cleo', $1, true, 'admin')", [
    await hashPassword(password),
  ])
  const signIn = () => browser.signIn('cleo', password)
  const renewals = {
    'a new password': () => {
      const currentPassword = password
      password = `${password.slice(0, -1)}${Number(password.at(-1)) + 1}`
      return browser.ask('mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { isChanged } }', {
        input: { currentPassword, newPassword: password },
      })
    },
    'sessions ended elsewhere': () =>
      browser.ask('mutation ($password: String!) { endOtherSessions(input: { password: $password }) { hasEnded } }', {
        password,
      }),
    'another sign-in': signIn,
    'a sign-in after the session expired': () => {
      site.clock.ms += 31 * minute
      return signIn()
    },
  }
  const late: Record<string, (cookie: string) => Promise<unknown>> = {
    GraphQL: (cookie) => browser.ask('{ me { username } }', {}, { cookie }),
    'GraphQL by GET': (cookie) =>
      browser.rest('/graphql?query={me{username}}', { headers: { cookie, 'apollo-require-preflight': 'yes' } }),
    REST: (cookie) => browser.rest('/api/auth/user', { headers: { cookie } }),
    'a page': (cookie) => browser.rest('/', { headers: { cookie } }),
    'a forged signature': (cookie) =>
      browser.rest('/api/auth/user', { headers: { cookie: cookie.replace(/\.sig=.*/, '.sig=forged') } }),
  }
  await signIn()
  for (const [renewal, renew] of Object.entries(renewals))
    for (const [request, send] of Object.entries(late)) {
      const before = browser.cookie()
      await renew()
      expect(browser.cookie(), renewal).not.toBe(before)
      await send(before)
      expect(browser.given(), `${request} after ${renewal}`).toEqual([])
      expect(await browser.me(), `${request} after ${renewal}`).toEqual({ username: 'cleo', isAdmin: true })
    }
})

test('every session ends after 12 hours, used or not', async () => {
  const [admin, user] = [site.browser(), site.browser()]
  await admin.signIn()
  await user.signIn('bob', 'builder1')
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    site.clock.ms += 20 * minute
    expect(await admin.me()).not.toBeNull()
  }
  await site.browser().signIn('bob', 'builder1') // which deletes ended sessions
  expect(await user.me()).toEqual({ username: 'Bob', isAdmin: false })
  expect(await (await user.rest('/api/auth/user')).json()).toEqual({ username: 'Bob', isAdmin: false })
  site.clock.ms += 21 * minute
  expect([await admin.me(), await user.me()]).toEqual([null, null])
})

test('a removed or demoted administrator loses access at once, and so does one whose password was reset', async () => {
  for (const [change, back] of [
    [
      "update app_user set is_admin = false where username = 'ada'",
      "update app_user set is_admin = true where username = 'ada'",
    ],
    [
      "update app_user set password = password || '0' where username = 'ada'",
      "update app_user set password = left(password, -1) where username = 'ada'",
    ],
  ] as const) {
    const browser = site.browser()
    await browser.signIn()
    await site.rows(change)
    expect(await browser.me()).toBeNull()
    await site.rows(back)
    expect(await browser.me()).toBeNull()
  }
})

const openSocket = async (cookie: string) => {
  const socket = new WebSocket(site.origin.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
    headers: { cookie },
  })
  await new Promise((done) => socket.once('open', done))
  const closed = new Promise<number>((done) => socket.once('close', done))
  return { socket, closed }
}

test('a socket uses the session of its cookie', async () => {
  const browser = site.browser()
  await browser.signIn()
  const me = async (headers: Record<string, string>) => {
    class Socket extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers })
      }
    }
    const client = createClient({ url: `${site.origin.replace('http', 'ws')}/graphql`, webSocketImpl: Socket })
    const { value } = await client.iterate({ query: '{ me { username } }' }).next()
    await client.dispose()
    return value?.data
  }
  expect(await me({ cookie: browser.cookie() })).toEqual({ me: { username: 'ada' } })
  expect(await me({})).toEqual({ me: null })
  expect(await me({ cookie: `session=${browser.jar.get('session')}; session.sig=forged` })).toEqual({ me: null })
})

test('over a socket too, limits count the address that the proxy adds to X-Forwarded-For, not one from the visitor', async () => {
  const send = async (times: number) => {
    class Socket extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { 'x-forwarded-for': `198.51.100.${times}, 203.0.113.7` } }) // the proxy adds the last
      }
    }
    const client = createClient({ url: `${site.origin.replace('http', 'ws')}/graphql`, webSocketImpl: Socket })
    const query = 'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }'
    const input = {
      name: 'Anna',
      email: 'anna@example.com',
      reason: 'OTHER',
      subject: `No. ${times}`,
      message: 'A question.',
    }
    const { value } = await client.iterate({ query, variables: { input } }).next()
    await client.dispose()
    return value?.errors?.[0]?.extensions?.['code'] ?? (value?.data?.['createMessage'] ? 'sent' : value)
  }
  const answers = []
  for (const times of [1, 2, 3, 4, 5, 6]) answers.push(await send(times))
  expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'RATE_LIMITED'])
})

test('a socket is closed when its session ends; others stay', async () => {
  const leaving = site.browser()
  await leaving.signIn()
  const first = await openSocket(leaving.cookie())
  const second = await openSocket(leaving.cookie())
  const visitor = await openSocket('')
  await new Promise((done) => setTimeout(done, 100))
  second.socket.close()
  await second.closed
  await leaving.ask('mutation { signOut { isSignedOut } }')
  expect(await first.closed).toBe(4401)
  const moderator = site.browser()
  await site.rows("update app_user set role = 'moderator' where username = 'Bob'")
  await moderator.signIn('bob', 'builder1')
  const third = await openSocket(moderator.cookie())
  await new Promise((done) => setTimeout(done, 100))
  await site.rows("update app_user set role = 'user' where username = 'Bob'")
  expect(await third.closed).toBe(4401)
  expect(visitor.socket.readyState).toBe(WebSocket.OPEN)
  visitor.socket.close()
})

const without = async <T>(table: string, run: () => Promise<T>): Promise<T> => {
  await site.rows(`alter table ${table} rename to lost`)
  return run().finally(() => site.rows(`alter table lost rename to ${table}`))
}

test('a socket has to reconnect if its session cannot be looked up, and operations on an open one are refused', async () => {
  const browser = site.browser()
  await browser.signIn()
  const address = site.origin.replace('http', 'ws')
  const headers = { cookie: browser.cookie() }
  await without('user_session', async () => {
    const sockets = [
      new WebSocket(`${address}/graphql`, 'graphql-transport-ws', { headers }),
      new WebSocket(`${address}/ws`, { headers }),
    ]
    const codes = sockets.map((socket) => new Promise((done) => socket.once('close', done)))
    expect(await Promise.all(codes)).toEqual([1013, 1013])
  })
  const { socket } = await openSocket(browser.cookie())
  const hear = async () => JSON.parse(String(await new Promise((done) => socket.once('message', done)))) as unknown
  socket.send('{"type":"connection_init"}')
  expect(await hear()).toEqual({ type: 'connection_ack' })
  const warn = vi.spyOn(log, 'warn')
  await without('user_session', async () => {
    await expect
      .poll(() => warn.mock.calls.map(([, line]) => line))
      .toContain('could not check the sessions of WebSockets')
    for (const [id, query] of Object.entries({ a: '{ me { id } }', b: 'subscription { scraperState { id } }' })) {
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }))
      const refused = { extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) } }
      expect(await hear()).toMatchObject({ id, type: 'error', payload: [refused] })
    }
  })
  warn.mockRestore()
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
})

test('a subscription that cannot start yet starts later', async () => {
  const browser = site.browser()
  await browser.signIn()
  const { socket } = await openSocket(browser.cookie())
  const heard: Record<string, unknown>[] = []
  const findMessages = (id: string) => heard.filter((message) => message.id === id)
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Record<string, unknown>))
  await without('scrape_run', async () => {
    socket.send('{"type":"connection_init"}')
    socket.send('{"id":"a","type":"subscribe","payload":{"query":"subscription { scraperState { isRunning } }"}}')
    await expect.poll(() => heard.length).toBe(1)
    socket.send('{"id":"b","type":"subscribe","payload":{"query":"{ scraperState { isRunning } }"}}')
    await expect.poll(() => findMessages('b').length).toBeGreaterThan(0)
  })
  const state = { type: 'next', payload: { data: { scraperState: { isRunning: false } } } }
  await expect.poll(() => findMessages('a')[0], { timeout: 20_000 }).toMatchObject(state)
  const listeners = () =>
    site.rows("select from pg_stat_activity where datname = current_database() and application_name = 'listen scraper'")
  expect(await listeners()).toHaveLength(1)
  socket.close()
  await expect.poll(listeners).toEqual([])
})

test('an open socket keeps its session active, up to the maximum age', async () => {
  await site.rows('delete from user_session')
  const [watching, idle] = [site.browser(), site.browser()]
  await watching.signIn()
  await idle.signIn()
  site.clock.ms += 10 * minute
  await watching.me()
  const latest = 'select from user_session where last_seen_at = (select max(last_seen_at) from user_session)'
  expect(await site.rows(latest), 'only the session in use').toHaveLength(1)
  const { socket, closed } = await openSocket(watching.cookie())
  socket.send('{"type":"connection_init"}')
  const seen = async () =>
    (await site.rows('select max(last_seen_at) as at from user_session'))[0].at.getTime() as number
  const age = async (minutes: number) => {
    site.clock.ms += minutes * minute
    while ((await seen()) < site.clock.ms) await new Promise((done) => setTimeout(done, 20))
  }
  for (let passed = 0; passed < 60; passed += 15) await age(15)
  expect([await watching.me(), await idle.me()]).toEqual([{ username: 'ada', isAdmin: true }, null])
  await site.rows("update user_session set created_at = created_at - interval '10 hours 30 minutes'")
  await age(15)
  expect(socket.readyState).toBe(WebSocket.OPEN)
  site.clock.ms += 25 * minute
  expect(await closed).toBe(4401)
  expect(await watching.me()).toBeNull()
})

test('responses to signed-in users are not stored anywhere', async () => {
  const browser = site.browser()
  const getCacheControl = async (path: string) => (await browser.rest(path)).headers.get('cache-control')
  const graphql = '/graphql?query=%7Bme%7Busername%7D%7D'
  const paths = ['/', '/robots.txt', '/api/suppliers', '/api/admin/stats', '/api/nothing', '/blog/feed.xml']
  expect(await getCacheControl('/api/suppliers')).toBe('public, max-age=300')
  const signedIn = await browser.rest('/api/auth/login', { body: { username: 'ada', password: 'lovelace' } })
  expect([signedIn.status, signedIn.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const path of paths) expect([path, await getCacheControl(path)]).toEqual([path, 'no-store'])
  const answer = await browser.rest(graphql, { headers: { 'apollo-require-preflight': 'yes' } })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('if the site requires a second factor, administrators without one can only open their account', async () => {
  const [ada, bob] = [site.browser(), site.browser()]
  await ada.signIn()
  await bob.signIn('bob', 'builder1')
  const readNeed = async (browser: typeof ada) => (await browser.ask('{ myNeed }')).data.myNeed
  expect([await readNeed(ada), await readNeed(bob)]).toEqual([null, null])
  site.env.REQUIRE_SECOND_FACTOR = true
  const confirm = (username: string) =>
    site.rows(
      `insert into second_factor (user_id, secret, confirmed_at) select id, 'x', now() from app_user where username = '${username}'
       on conflict (user_id) do update set confirmed_at = now()`,
    )
  await confirm('Bob')
  await site.rows("insert into second_factor (user_id, secret) select id, 'x' from app_user where username = 'ada'")
  expect([await readNeed(ada), await readNeed(bob)]).toEqual(['SECOND_FACTOR', null])
  expect((await ada.ask('{ adminStats { suppliers } }')).errors).toMatchObject([
    {
      message: 'Please turn on the second factor first: this site requires it.',
      extensions: { code: 'FORBIDDEN', need: 'SECOND_FACTOR' },
    },
  ])
  expect((await ada.ask('{ mySecondFactor { isOn } }')).data.mySecondFactor.isOn).toBe(false)
  await confirm('ada')
  expect((await ada.ask('{ adminStats { suppliers } }')).errors).toBeUndefined()
  await site.rows('delete from second_factor')
  delete site.env.REQUIRE_SECOND_FACTOR
})

test('X-Forwarded-Host is ignored unless a setting says that a proxy sets it', async () => {
  const sitemap = async (from: typeof site) => {
    const answer = await from.browser().rest('/robots.txt', { headers: { 'x-forwarded-host': 'evil.example' } })
    return /^Sitemap: (.*)$/m.exec(await answer.text())![1]
  }
  expect(await sitemap(site)).toBe(`${site.origin}/sitemap.xml`)
  const trusting = await testSessionSite({ TRUST_FORWARDED_HOST: 'true' })
  expect(await sitemap(trusting)).toBe('http://evil.example/sitemap.xml')
  await trusting.close()
})

test('an error has the same id in the response, its header and the log', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const ada = site.browser()
  await ada.signIn()
  await site.rows('alter table backlink rename to lost')
  const headers = { 'x-request-id': 'sent-by-the-proxy' }
  const graphql = await ada.rest('/graphql', { body: { query: '{ backlinks { nodes { id } } }' }, headers })
  const rest = await ada.rest('/api/backlinks')
  await site.rows('alter table lost rename to backlink')
  const { errors } = (await graphql.json()) as { errors: { extensions: { id: string } }[] }
  const { id } = (await rest.json()) as { id: string }
  const ids = ['sent-by-the-proxy', id]
  expect([errors[0]!.extensions.id, rest.headers.get('x-request-id')]).toEqual(ids)
  expect(logged.mock.calls).toEqual(
    ids.map((requestId) => [expect.objectContaining({ requestId }), expect.any(String)]),
  )
  logged.mockRestore()
})
