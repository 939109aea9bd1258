import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { isCrossSite } from './csrf.ts'
import { testSessionSite } from '../testing/test-session-site.ts'

const site = await testSessionSite({ SITE_URL: 'http://directory.test' })
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

test.each(elsewhere)('a change that a page of another site asks for is refused: %o', async (headers) => {
  const graphql = await browser.rest('/graphql', { body: { query: 'mutation { signOut }' }, headers })
  expect([graphql.status, await graphql.json()]).toEqual([
    403,
    { message: 'This request came from a page of another site.' },
  ])
  expect((await browser.rest('/api/auth/logout', { method: 'POST', headers })).status).toBe(403)
  expect(
    (await browser.rest('/api/auth/login', { body: { username: 'ada', password: 'lovelace' }, headers })).status,
  ).toBe(403)
  expect(await browser.me()).not.toBeNull()
})

test.each<Record<string, string>>([
  {},
  { origin: site.origin },
  { origin: 'http://directory.test' },
  { 'sec-fetch-site': 'same-origin', origin: site.origin },
])("the site's own pages, and programs, may: %o", async (headers) => {
  const answer = await browser.rest('/graphql', {
    body: { query: 'mutation { signIn(username: "ada", password: "lovelace") { username } }' },
    headers,
  })
  expect(await answer.json()).toEqual({ data: { signIn: { username: 'ada' } } })
})

test('what a plain form can send is refused', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const rest = await browser.rest('/api/auth/login', {
      body: { username: 'ada', password: 'lovelace' },
      headers: { 'content-type': type },
    })
    expect([rest.status, await rest.json()]).toEqual([415, { message: 'Bodies are sent as application/json.' }])
    expect(
      (await browser.rest('/graphql', { body: { query: 'mutation { signOut }' }, headers: { 'content-type': type } }))
        .status,
    ).toBe(400)
  }
  expect(
    (await browser.rest('/graphql?query=mutation{signOut}', { headers: { 'sec-fetch-site': 'cross-site' } })).status,
  ).toBe(400)
  expect(
    (await browser.rest('/graphql?query=mutation{signOut}', { headers: { 'apollo-require-preflight': '1' } })).status,
  ).toBe(405)
  expect(await browser.me()).not.toBeNull()
})

test('a page of another site opens no socket', async () => {
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: browser.cookie(), origin: 'https://evil.example' },
  })
  expect(await new Promise((done) => socket.once('error', done).once('open', () => done('open')))).toBeInstanceOf(Error)
})

test('where the browser tells where a request comes from, that counts', () => {
  expect(isCrossSite({ 'sec-fetch-site': 'none' }, [])).toBe(false)
  expect(isCrossSite({ 'sec-fetch-site': 'same-origin', origin: 'https://behind.a.proxy' }, ['inner'])).toBe(false)
  expect(isCrossSite({ origin: 'no address' }, [undefined])).toBe(true)
})
