import { on } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createCrossSiteCheck, isCrossSite } from './csrf.ts'
import { testSessionSite } from '../testing/test-session-site.ts'

const site = await testSessionSite({ SITE_URL: 'http://directory.test', TRUST_FORWARDED_HOST: 'true' })
afterAll(site.close)
const browser = site.browser()
await browser.signIn()

const elsewhere: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://directory.test.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.directory.test' },
]

const nobodySignsIn = 'Please sign in over HTTP, on the site itself.'

test.each(elsewhere)('another site’s page cannot act for a signed-in user: %o', async (headers) => {
  const graphql = async (query: string) => {
    const answer = await browser.rest('/graphql', { body: { query }, headers })
    return { cookies: answer.headers.getSetCookie(), json: await answer.json() }
  }
  expect(await graphql('{ me { username } }')).toEqual({ cookies: [], json: { data: { me: null } } })
  expect(await graphql('mutation { signOut { isSignedOut } }')).toEqual({
    cookies: [],
    json: { data: { signOut: { isSignedOut: true } } },
  })
  expect(
    await graphql(
      'mutation { signIn(input: { username: "ada", password: "lovelace" }) { user { username } userErrors { message } } }',
    ),
  ).toMatchObject({ cookies: [], json: { data: { signIn: { user: null, userErrors: [{ message: nobodySignsIn }] } } } })
  const login = await browser.rest('/api/auth/login', { body: { username: 'ada', password: 'lovelace' }, headers })
  expect([login.status, login.headers.getSetCookie(), await login.json()]).toEqual([
    400,
    [],
    { message: nobodySignsIn },
  ])
  await browser.rest('/api/auth/logout', { method: 'POST', headers })
  expect((await browser.rest('/api/auth/user', { headers })).status).toBe(401)
  const elsewhere = await browser.rest('/suppliers', { method: 'POST', headers })
  expect([elsewhere.status, await elsewhere.json()]).toEqual([
    403,
    { message: 'This request came from a page of another site.' },
  ])
  expect(await browser.me()).not.toBeNull()
})

test('it can read public data', async () => {
  const headers = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }
  for (let time = 0; time < 2; time++) {
    const answer = await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ suppliers(first: 1) { totalCount } }' }),
    })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  }
  const refused = await fetch(`${site.origin}/api/suppliers/none`, { headers })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  const page = await fetch(`${site.origin}/`, { headers })
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
})

test.each(['/graphql', '/api/suppliers', '/api/business-requests'])('%s: its preflight succeeds', async (path) => {
  const preflight = await fetch(site.origin + path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect([preflight.status, await preflight.text()]).toEqual([204, ''])
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': expect.stringMatching(/authorization, content-type, .*\*$/),
    'access-control-max-age': '86400',
  })
})

test.each<Record<string, string>>([
  {},
  { origin: site.origin },
  { origin: 'http://directory.test' },
  { 'sec-fetch-site': 'same-origin', origin: site.origin },
])("the site's own pages, and programs, may: %o", async (headers) => {
  const answer = await browser.rest('/graphql', {
    body: { query: 'mutation { signIn(input: { username: "ada", password: "lovelace" }) { user { username } } }' },
    headers,
  })
  expect(await answer.json()).toEqual({ data: { signIn: { user: { username: 'ada' } } } })
})

test('requests that a plain form can send are refused', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const rest = await browser.rest('/api/auth/login', {
      body: { username: 'ada', password: 'lovelace' },
      headers: { 'content-type': type },
    })
    expect([rest.status, await rest.json()]).toEqual([415, { message: 'Bodies are sent as application/json.' }])
    expect(
      (
        await browser.rest('/graphql', {
          body: { query: 'mutation { signOut { isSignedOut } }' },
          headers: { 'content-type': type },
        })
      ).status,
    ).toBe(400)
  }
  expect(
    (
      await browser.rest('/graphql?query=mutation{signOut{isSignedOut}}', {
        headers: { 'sec-fetch-site': 'cross-site' },
      })
    ).status,
  ).toBe(405)
  expect(
    (
      await browser.rest('/graphql?query=mutation{signOut{isSignedOut}}', {
        headers: { 'apollo-require-preflight': '1' },
      })
    ).status,
  ).toBe(405)
  expect(await browser.me()).not.toBeNull()
})

test.each([
  ['/admin/imports', 'text/csv; charset=utf-8', 'text/csv'],
  ['/api/admin/pictures', 'image/png', 'image/* or application/octet-stream'],
])('a file is accepted by %s with its own type only', async (path, own, named) => {
  const post = async (type: string) => {
    const answer = await fetch(site.origin + path, { method: 'POST', body: 'x', headers: { 'content-type': type } })
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
  ])
    expect(await post(type), type).toEqual([415, `Bodies are sent as ${named}.`])
  expect((await post(own))[0]).toBe(401)
})

test('on a socket, another site’s page is a visitor', async () => {
  const queryFrom = async (origin: string, headers = {}) => {
    const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: browser.cookie(), origin, ...headers },
    })
    const send = (message: object) => socket.send(JSON.stringify(message))
    socket.on('open', () => send({ type: 'connection_init' }))
    for await (const [data] of on(socket, 'message')) {
      const { type, payload } = JSON.parse(String(data)) as { type: string; payload?: { data: unknown } }
      if (type === 'connection_ack') send({ type: 'subscribe', id: '1', payload: { query: '{ me { username } }' } })
      if (type !== 'next') continue
      socket.close()
      return payload?.data
    }
  }
  expect(await queryFrom('https://evil.example')).toEqual({ me: null })
  const ada = { me: { username: 'ada' } }
  for (const own of [site.origin, 'http://directory.test']) expect(await queryFrom(own)).toEqual(ada)
  expect(await queryFrom('http://told.by.a.proxy', { 'x-forwarded-host': 'told.by.a.proxy' })).toEqual(ada)
})

test('the browser’s report of a request’s origin decides', () => {
  expect(isCrossSite({ 'sec-fetch-site': 'none' }, [])).toBe(false)
  expect(isCrossSite({ 'sec-fetch-site': 'same-origin', origin: 'https://behind.a.proxy' }, ['inner'])).toBe(false)
  expect(isCrossSite({ origin: 'no address' }, [undefined])).toBe(true)
})

test('a proxy’s forwarded host only counts if a setting allows it', () => {
  const headers = { host: 'inner', 'x-forwarded-host': 'told, by.another', origin: 'https://told' }
  const env = { SITE_URL: undefined, TRUST_PROXY: 1, TRUST_FORWARDED_HOST: true }
  expect(createCrossSiteCheck(env)(headers)).toBe(false)
  expect(createCrossSiteCheck({ ...env, TRUST_FORWARDED_HOST: false })(headers)).toBe(true)
  expect(createCrossSiteCheck({ ...env, TRUST_PROXY: 0 })(headers)).toBe(true)
})
