import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { buildSchema } from 'graphql'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { VisitEvents, Analytics } from '../schema/analytics.ts'
import { PublicError } from '../server/errors.ts'
import { metrics } from '../process/metrics.ts'
import { testServer } from '../testing/test-server.ts'
import { readMetric } from '../testing/read-metric.ts'

const schema = buildSchema(`
  type Query { asked(name: String): Int!  long: String!  fails: Int  slow: Int  mutations: Int  seen: Seen }
  type Seen { id: Int! }
  type Mutation { change: Int!  refuse: Int }
`)
let asked = 0
Object.assign(schema.getQueryType()!.getFields().seen!, {
  resolve: () => ({ id: 7 }),
  extensions: { counts: { as: 'view', asks: ['id'] } },
})
const reported: VisitEvents[] = []
const analytics: Analytics = {
  eventsFor: ([seen]) => (seen ? { viewed: Number(seen.value.id) } : undefined),
  report: (one) => void reported.push(one),
}
let during = () => {}
const count = () => {
  during()
  return ++asked
}
Object.assign(schema.getQueryType()!.getFields().asked!, { resolve: count })
Object.assign(schema.getQueryType()!.getFields().long!, { resolve: () => `${count()} ${'Kent '.repeat(1000)}` })
Object.assign(schema.getQueryType()!.getFields().fails!, {
  resolve: () => {
    throw new Error(`failed ${count()}`)
  },
})
Object.assign(schema.getMutationType()!.getFields().change!, { resolve: count })
Object.assign(schema.getMutationType()!.getFields().refuse!, {
  resolve: () => {
    throw new PublicError('FORBIDDEN', 'Not for you')
  },
})

let endSlow = () => {}
Object.assign(schema.getQueryType()!.getFields().slow!, {
  resolve: () => new Promise<void>((done) => (endSlow = done)),
})

let viewer: { id: number; username: string; isAdmin: boolean } | undefined
const trusted = new Map([
  ['shortid1', 'query Own($name: String) { own: asked(name: $name) seen { id } }'],
  ['shortid2', 'mutation Change { change }'],
])
const site = await testServer(schema, () => (viewer ? { viewer } : {}), { trustedProxies: 1, trusted, analytics })
const brief = await testServer(schema, () => ({}), { maxAgeMs: 50 })
const small = await testServer(schema, () => ({}), { maxBytes: 20_000 })
afterAll(async () => {
  await site.stop()
  await brief.stop()
  await small.stop()
})
beforeEach(() => {
  site.tags.invalidateAll()
  viewer = undefined
  asked = 0
})

const body = (query: string, rest = {}) => JSON.stringify({ query, ...rest })
const readData = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { data: Record<string, unknown> }).data
const get = (headers: Record<string, string> = { 'apollo-require-preflight': '1' }, query = '{ asked }') =>
  fetch(`${site.url}?query=${encodeURIComponent(query)}`, { headers })

test('the same anonymous read runs once, with the same headers and separate request ids', async () => {
  const first = await site.ask('{ asked }')
  const second = await site.ask('{ asked }')
  expect([await first.json(), await second.json(), asked]).toEqual([{ data: { asked: 1 } }, { data: { asked: 1 } }, 1])
  const own = new Set(['x-request-id', 'date'])
  const readSharedHeaders = (response: Response) =>
    Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)))
  expect(readSharedHeaders(second)).toEqual(readSharedHeaders(first))
  expect(second.headers.get('content-security-policy')).toContain('default-src')
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
})

test('simultaneous equal reads run once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => readData(site.ask('{ asked }'))))
  expect([answers, asked]).toEqual([Array.from({ length: 5 }, () => ({ asked: 1 })), 1])
  await Promise.all(Array.from({ length: 5 }, () => site.ask('mutation { change }')))
  expect(asked).toBe(6)
})

test('others wait for a query to end, not for its client to take the response', async () => {
  const socket = connect(Number(new URL(brief.url).port), '127.0.0.1')
  const post = (query: string) => {
    const sent = body(query, { variables: {} })
    return `POST /graphql HTTP/1.1\r\nhost: test\r\naccept: */*\r\ncontent-type: application/json\r\ncontent-length: ${sent.length}\r\n\r\n${sent}`
  }
  socket.write(post('{ slow }') + post('{ asked }')) // the second response waits behind the first
  await expect.poll(() => asked).toBe(1)
  await expect.poll(() => readData(brief.ask('{ asked }'))).toEqual({ asked: 2 }) // once the cached response is too old
  endSlow()
  socket.destroy()
})

test('each read is counted; a request id is accepted from a trusted proxy only', async () => {
  const counts = () =>
    Promise.all(['hit', 'miss'].map((result) => readMetric(metrics.cacheReads, { cache: 'response', result })))
  const [hits, misses] = (await counts()) as [number, number]
  const headers = { 'x-request-id': 'sent-by-somebody' }
  const idFrom = async ({ send }: typeof site) => (await send(body('{ asked }'), headers)).headers.get('x-request-id')
  await site.send(body('{ asked }'))
  expect([await idFrom(site), await idFrom(site)]).toEqual(['sent-by-somebody', 'sent-by-somebody'])
  expect(await counts()).toEqual([hits + 2, misses + 1])
  for (let times = 0; times < 3; times++) expect(await idFrom(brief)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test('it runs again after a few seconds', async () => {
  await brief.ask('{ asked }')
  await expect.poll(() => readData(brief.ask('{ asked }'))).toEqual({ asked: 2 })
})

test('a response is evicted for others of the same size, however few', async () => {
  const named = 'query A($name: String) { asked(name: $name) }'
  const about = (name: string) => readData(small.send(body(named, { variables: { name } })))
  const long = (letter: string) => about(letter.repeat(1000))
  for (const name of ['this', 'prepares', 'the query']) await about(name)
  for (const letter of ['x', 'a', 'b', 'c', 'd']) await long(letter)
  const { asked: before } = await about('something else')
  expect(await long('x')).toEqual({ asked: Number(before) + 1 })
})

test('another text, variable, operation or format has another key', async () => {
  const two = 'query A($name: String) { asked(name: $name) } query B { asked }'
  const bodies = [
    body('{ asked }'),
    body('{ asked  }'),
    body(two, { operationName: 'A' }),
    body(two, { operationName: 'B' }),
    body(two, { operationName: 'A', variables: { name: 'x' } }),
    body(two, { operationName: 'A', variables: { name: 'y' } }),
  ]
  for (const one of bodies) await site.send(one)
  await site.send(bodies[0]!, { accept: 'application/graphql-response+json' })
  expect(asked).toBe(7)
})

test('a GET is cached too, with Apollo’s required header in its key', async () => {
  expect([await readData(get()), await readData(get())]).toEqual([{ asked: 1 }, { asked: 1 }])
  expect([await readData(get({})), await readData(get({}))]).toEqual([{ asked: 2 }, { asked: 2 }])
  const accept = 'application/graphql-response+json'
  expect(await readData(get({ 'apollo-require-preflight': '1', accept }))).toEqual({ asked: 3 })
  expect((await get({ cookie: 'session=1' })).status).toBe(400)
  expect(
    (await fetch(`${site.url}?query=mutation{change}`, { headers: { 'apollo-require-preflight': '1' } })).status,
  ).toBe(405)
})

test('a GET can be cached by CDNs, with ETag and tags; a known one is not sent again', async () => {
  const [first, cachedResponse] = [await get(), await get()]
  for (const { headers } of [first, cachedResponse]) {
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300')
    expect(headers.get('surrogate-key')).toBe('directory suppliers counties posts ads')
    expect(headers.get('vary')?.toLowerCase().split(/, ?/)).toEqual(
      expect.arrayContaining(['accept', 'cookie', 'authorization', 'x-api-key', 'x-query-cost']),
    )
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/)
  }
  const etag = first.headers.get('etag')!
  const preflight = { 'apollo-require-preflight': '1' }
  const known = await get({ ...preflight, 'if-none-match': `"other", ${etag.slice(2)}` })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
  site.tags.invalidateAll()
  const another = await get({ ...preflight, 'if-none-match': etag })
  expect([another.status, await another.json()]).toEqual([200, { data: { asked: 2 } }])
  asked = 0
  site.tags.invalidateAll()
  expect((await get({ ...preflight, 'if-none-match': etag })).status).toBe(304) // rendered again, with the same result
})

test('personal or failed responses are never cached', async () => {
  const preflight = { 'apollo-require-preflight': '1' }
  const asSomebody: Record<string, string>[] = [
    { cookie: 'session=1' },
    { authorization: 'Bearer 1' },
    { 'x-api-key': '1' },
    { 'x-query-cost': 'only' },
  ]
  for (const who of asSomebody) {
    const { headers } = await get({ ...preflight, ...who })
    expect([headers.get('cache-control'), headers.get('surrogate-key'), headers.get('etag')]).toEqual([
      'private, no-store',
      null,
      null,
    ])
  }
  expect((await get(preflight)).headers.get('cache-control')).toMatch(/^public/) // unlike the response with a key
  viewer = { id: 1, username: 'sam', isAdmin: false }
  expect((await get(preflight, '{ own: asked }')).headers.get('cache-control')).toBe('private, no-store')
  viewer = undefined
  for (const query of ['{ asked fails }', '{ nothing }'])
    expect((await get(preflight, query)).headers.get('cache-control')).toBe('private, no-store')
})

test('a registered query can be named by its hash, by GET and as Apollo’s clients do', async () => {
  const query = '{ hashed: asked }'
  const hashText = (text: string) => createHash('sha256').update(text).digest('hex')
  const extensions = (hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } })
  const byHash = (hash: string, text?: string) =>
    fetch(`${site.url}?${new URLSearchParams({ extensions: extensions(hash), ...(text ? { query: text } : {}) })}`)
  const unknown = await byHash(hashText(query))
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await unknown.json()).errors).toMatchObject([
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ])
  const mistaken = await byHash(hashText('{ other }'), query)
  expect([mistaken.status, await mistaken.json()]).toEqual([
    400,
    { errors: [{ message: 'provided sha does not match query', extensions: { code: 'BAD_REQUEST' } }] },
  ])
  expect(await readData(byHash(hashText(query), query))).toEqual({ hashed: 1 })
  const named = await byHash(hashText(query))
  expect(await named.json()).toEqual({ data: { hashed: 2 } })
  expect(named.headers.get('cache-control')).toContain('public')
  expect(named.headers.get('surrogate-key')).toContain('suppliers')
  expect(await readData(byHash(hashText(query)))).toEqual({ hashed: 2 }) // cached here too
  const commented = `# not __schema\n${query}`
  const byPost = site.send(body(commented, { extensions: JSON.parse(extensions(hashText(commented))) as object }))
  expect(await readData(byPost)).toEqual({ hashed: 3 })
  const change = 'mutation { change }'
  await site.send(body(change, { extensions: JSON.parse(extensions(hashText(change))) as object }))
  expect((await byHash(hashText(change))).status).toBe(405)
})

test('our own screens name queries by id, cached and counted as if by text', async () => {
  const byId = (id: string, variables = {}) =>
    JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } })
  const queryById = (id: string, variables = {}, headers = {}) => readData(site.send(byId(id, variables), headers))
  expect([await queryById('shortid1'), await queryById('shortid1')]).toEqual([
    { own: 1, seen: { id: 7 } },
    { own: 1, seen: { id: 7 } },
  ])
  expect(reported).toEqual([{ viewed: 7 }, { viewed: 7 }])
  expect(await queryById('shortid1', {}, { cookie: 'session=1' })).toMatchObject({ own: 2 }) // by Apollo
  const before = reported.length
  for (const name of ['x', 'y', 'z', 'x']) await queryById('shortid1', { name })
  expect([asked, reported.length - before]).toEqual([5, 4])
  expect([await queryById('shortid2'), await queryById('shortid2')]).toEqual([{ change: 6 }, { change: 7 }])
  const unknown = await site.send(byId('shortid3'))
  expect((await unknown.json()).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }])
})

test('a visitor’s own responses are neither cached nor served from the cache', async () => {
  const signedIn: Record<string, string>[] = [{ cookie: 'session=1' }, { authorization: 'Bearer 1' }]
  for (const headers of signedIn) {
    await site.send(body('{ asked }'), headers)
    await site.send(body('{ asked }'), headers)
  }
  expect(asked).toBe(4)
  viewer = { id: 1, username: 'sam', isAdmin: false }
  await site.ask('{ own: asked }')
  await site.ask('{ own: asked }')
  expect(asked).toBe(6)
  viewer = undefined
  expect(await readData(site.ask('{ own: asked }'))).toEqual({ own: 7 })
})

test('errors are not cached', async () => {
  await site.ask('{ asked fails }')
  await site.ask('{ asked fails }')
  await site.ask('{ nothing }')
  expect((await site.ask('{ nothing }')).status).toBe(400)
  expect(asked).toBe(4)
})

test('what changes while a query runs is not hidden by its cached response', async () => {
  const ask = () => readData(site.ask('{ changing: asked }'))
  during = site.tags.invalidateAll
  await ask()
  during = () => {}
  expect([await ask(), await ask()]).toEqual([{ changing: 2 }, { changing: 2 }])
})

test('a mutation always runs, and does not invalidate responses by itself', async () => {
  for (let time = 0; time < 3; time++) await site.ask('{ asked }') // a query sent once need not be cached
  const before = asked
  await site.ask('mutation { change }')
  await site.ask('mutation { change }')
  expect(asked).toBe(before + 2)
  expect(await readData(site.ask('{ asked }'))).toEqual({ asked: before })
  site.tags.invalidateAll()
  expect(await readData(site.ask('{ asked }'))).toEqual({ asked: before + 3 })
})

test('a document with a mutation beside its query is never cached', async () => {
  const both = 'query Read { asked } mutation Write { change }'
  await site.send(body(both, { operationName: 'Read' }))
  await site.send(body(both, { operationName: 'Read' }))
  expect(asked).toBe(2)
})

test('a cached read skips no check: other types of content, other methods, and large bodies are refused', async () => {
  const text = body('{ asked }')
  await site.send(text)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    expect((await site.send(text, { 'content-type': type })).status).toBe(400)
  expect(
    (await fetch(site.url, { method: 'PUT', body: text, headers: { 'content-type': 'application/json' } })).status,
  ).toBe(405)
  const large = body('{ asked }', { padding: 'x'.repeat(1024 * 1024) })
  for (let time = 0; time < 2; time++) expect((await site.send(large)).status).toBe(413)
  expect(asked).toBe(1)
})

test('a large body is refused without its length too, and a medium one takes the normal path', async () => {
  const chunked = (size: number) =>
    new Promise<number>((done, fail) => {
      const sent = request(
        site.url,
        { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
        (response) => {
          response.resume()
          done(response.statusCode ?? 0)
        },
      )
      sent.on('error', fail)
      sent.end(body('{ asked }', { padding: 'x'.repeat(size) }))
    })
  expect(await chunked(1_100_000)).toBe(413)
  expect(await chunked(50_000)).toBe(200)
  expect(await chunked(10)).toBe(200)
  expect((await site.send(body('{ asked }', { padding: 'x'.repeat(50_000) }))).status).toBe(200)
})

test('invalid JSON and non-objects are refused as without the cache', async () => {
  for (const text of ['', '{', '"query"', 'null', '[]', `[${body('{ asked }')}]`]) {
    expect((await site.send(text)).status, text).toBe(400)
    expect((await site.send(text, { cookie: 'a=b' })).status, text).toBe(400)
  }
})

test('long responses are compressed from the cache too', async () => {
  const plain = await site.ask('{ long }')
  const text = await plain.text()
  for (const encoding of ['br', 'gzip']) {
    for (let time = 0; time < 2; time++) {
      const answer = await site.send(JSON.stringify({ query: '{ long }', variables: {} }), {
        'accept-encoding': encoding,
      })
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        encoding,
        'Accept-Encoding',
      ])
      expect((await answer.text()) === text).toBe(true)
    }
  }
  expect(asked).toBe(1)
})
