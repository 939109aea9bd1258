import { getIntrospectionQuery } from 'graphql'
import { createClient } from 'graphql-ws'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createSchema } from '../../graphql/schema.ts'
import { createContext, type Viewer } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { testServer } from '../../testing/test-server.ts'
import { createQuotas } from './quotas.ts'
import { createKeyUse } from './key-use.ts'
import { createKnownKeys } from './known-keys.ts'

const database = await testDatabase()
const { pool } = database
let now = Date.now()
const keys = createKnownKeys(pool, () => now)
const use = createKeyUse(pool)
/** So slow that no points return during a test. */
const keyless = { pointsPerSecond: 1, burst: 5000 }
const accounts = createQuotas(pool, keys, use, keyless)
const { rows } = await pool.query<{ id: number }>(
  "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id",
)
const ada: Viewer = { id: rows[0]!.id, username: 'ada', isAdmin: true }
let viewer: Viewer | undefined
const site = await testServer(
  createSchema(),
  (ctx) =>
    createContext(database, readEnv({ KEYLESS_POINTS_PER_SECOND: '3000000', KEYLESS_BURST: '5000000' }), {
      ip: '192.0.2.1',
      ...(viewer ? { viewer } : {}),
      ...(ctx?.state.account ? { quota: ctx.state.account } : {}),
    }),
  { accounts },
)
afterAll(async () => {
  await site.stop()
  await use.stop()
  await database.close()
})
beforeEach(() => {
  viewer = undefined
  now = Date.now()
})

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
type GraphQLResponse = { data?: any; errors?: { message: string; extensions: any }[]; extensions?: any }
const asAdmin = async (query: string, variables = {}): Promise<GraphQLResponse> => {
  viewer = ada
  const answer = (await (await site.ask(query, variables)).json()) as GraphQLResponse
  viewer = undefined
  await keys.refresh() // as a NOTIFY makes every process do
  return answer
}
const fields =
  'id name prefix status allowedOrigins pointsPerSecond burst expiresOn createdBy revokedAt previousEndsAt lastUsedAt'
const input = { name: 'Partner', pointsPerSecond: 10, burst: 20_000 }
const issue = async (more = {}) => {
  const { data } = await asAdmin(
    `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { ${fields} } userErrors { field message code } } }`,
    { input: { ...input, ...more } },
  )
  return data.createApiKey as {
    secret: string
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    key: any
    userErrors: { field: string[] | null; message: string; code: string }[]
  }
}
let number = 0
const fresh = () => `{ supplier(id: ${++number}) { id } }`
const runQuery = async (headers: Record<string, string>, query = fresh()) => {
  const response = await site.ask(query, {}, headers)
  const { data, errors, extensions } = (await response.json()) as GraphQLResponse
  const header = (name: string) => response.headers.get(name)
  return { status: response.status, data, error: errors?.[0], extensions, header }
}
const todayInLondon = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format()
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
const readRefusal = async (headers: Record<string, string>) => {
  const { status, error } = await runQuery(headers)
  return [status, error?.extensions.code, error?.message]
}

test('an issued key’s secret is shown once and stored as a hash; the key is listed, and the log names its issuer', async () => {
  const { secret, key } = await issue({ allowedOrigins: [' https://Partner.example/ ', 'http://localhost:3000'] })
  expect(secret).toMatch(/^bcd_[\w-]{43}$/)
  expect(key).toMatchObject({
    name: 'Partner',
    prefix: secret.slice(0, 10),
    status: 'VALID',
    allowedOrigins: ['https://partner.example', 'http://localhost:3000'],
    createdBy: 'ada',
    lastUsedAt: null,
  })
  const { data } = await asAdmin(`{ apiKeys { nodes { ${fields} } } }`)
  expect(data.apiKeys.nodes).toEqual([key])
  const storedRows = await pool.query<{ all: string }>(
    `select (select json_agg(k)::text from api_key k) || (select json_agg(a)::text from audit_entry a) as all`,
  )
  expect(storedRows.rows[0]!.all).not.toContain(secret.slice(10))
  const { rows: log } = await pool.query('select action, subject_id from audit_entry')
  expect(log).toEqual([{ action: 'api_key.issue', subject_id: key.id }])
})

test('a new key’s suggested limits exceed those without a key, whatever the settings', async () => {
  const { data } = await asAdmin('{ defaultApiKeyLimits { pointsPerSecond burst } }')
  expect(data.defaultApiKeyLimits).toEqual({ pointsPerSecond: 6_000_000, burst: 10_000_000 })
  expect((await issue(data.defaultApiKeyLimits)).userErrors).toEqual([])
  expect(() => readEnv({ KEYLESS_BURST: '5000001' })).toThrow('KEYLESS_BURST must be at most 5000000')
})

test.each([
  [{ name: ' ' }, 'Please enter a name for the key, such as the partner’s.'],
  [{ allowedOrigins: ['partner.example'] }, 'Please enter origins such as https://www.example.com, without a path.'],
  [
    { allowedOrigins: ['https://a.example/page'] },
    'Please enter origins such as https://www.example.com, without a path.',
  ],
  [
    { allowedOrigins: ['https://*.a.example'] },
    'Please enter origins such as https://www.example.com, without a path.',
  ],
  [
    { allowedOrigins: Array.from({ length: 21 }, (_, at) => `https://a${at}.example`) },
    'Please enter at most 20 origins.',
  ],
  [{ pointsPerSecond: 0 }, 'Please enter a whole number from 1.'],
  [{ burst: 10_000_001 }, 'Please use at most 10,000,000.'],
  [{ burst: 4999 }, 'Please enter a whole number from 5,000, which is what one query may cost.'],
  [{ expiresOn: '2026-02-30' }, 'Please enter a date.'],
  [{ expiresOn: '2020-01-01' }, 'This day has passed. Please enter today or a later day.'],
])('refused: %j', async (more, message) => {
  const [wrong] = (await issue(more)).userErrors
  expect([wrong!.field![0], wrong]).toMatchObject([Object.keys(more)[0], { message, code: 'BAD_USER_INPUT' }])
})

test('a key is charged: headers show what is left, and the cost is reported on request', async () => {
  const { secret } = await issue()
  const answered = await runQuery(bearer(secret))
  expect([answered.status, answered.data, answered.extensions]).toEqual([200, { supplier: null }, undefined])
  expect(answered.header('ratelimit-policy')).toBe('"key";q=20000;w=2000')
  const left = Number(/r=(\d+)/.exec(answered.header('ratelimit')!)![1])
  expect(answered.header('access-control-expose-headers')).toContain('ratelimit, ratelimit-policy')
  const cost = { limit: 5000, burst: 20_000, restoreRate: 10 }
  const reported = await runQuery({ 'x-api-key': secret, 'x-query-cost': 'true' })
  expect([reported.data, reported.extensions.cost]).toMatchObject([{ supplier: null }, cost])
  const { requested } = reported.extensions.cost as { requested: number }
  expect(left < 20_000 && 20_000 - left <= requested, 'ten points return each second').toBe(true)
  const only = await runQuery({ 'x-api-key': secret, 'x-query-cost': 'only' })
  expect([only.data, only.extensions.cost]).toMatchObject([null, { ...cost, requested }])
  expect(only.extensions.cost.available).toBeGreaterThanOrEqual(reported.extensions.cost.available as number)
})

test('an administrator’s dry run changes nothing', async () => {
  const { key } = await issue({ expiresOn: todayInLondon() })
  viewer = ada
  const revoke = `mutation { revokeApiKey(input: { id: "${key.id}" }) { key { id } } }`
  const { data, extensions } = await runQuery({ 'x-query-cost': 'only' }, revoke)
  expect([data, extensions?.cost.requested]).toEqual([null, expect.any(Number)])
  const { data: after } = await asAdmin(`{ apiKey(id: "${key.id}") { status } }`)
  expect(after.apiKey.status).toBe('VALID')
})

test('cached responses are free, and only show the requester’s own figures', async () => {
  const [one, other] = [await issue(), await issue({ burst: 30_000 })]
  const query = fresh()
  for (let time = 0; time < 2; time++) await runQuery(bearer(one.secret), query)
  const again = await runQuery(bearer(other.secret), query)
  expect([again.status, again.header('ratelimit')]).toEqual([200, '"key";r=30000;t=0'])
  expect(again.header('ratelimit-policy')).toBe('"key";q=30000;w=3000')
})

test('unknown, mistyped, replaced, expired and revoked keys get 401 with the reason, over REST too', async () => {
  const unknown = 'We don’t recognise this API key. Please check that it is complete.'
  expect(await readRefusal(bearer('bcd_nonsense'))).toEqual([401, 'INVALID_API_KEY', unknown])
  const { secret, key } = await issue({ expiresOn: '2099-06-30' })
  expect(await readRefusal({ 'x-api-key': secret.slice(0, -1) })).toEqual([401, 'INVALID_API_KEY', unknown])
  const rest = await fetch(new URL('/api/suppliers/featured', site.url), { headers: bearer('bcd_nonsense') })
  const headers = ['www-authenticate', 'cache-control'].map((name) => rest.headers.get(name))
  expect([rest.status, ...headers, await rest.json()]).toEqual([401, 'Bearer', 'no-store', { message: unknown }])
  expect((await runQuery({ authorization: 'Basic cHJveHk6cHJveHk=' })).status).toBe(200)
  expect(await readRefusal({ authorization: 'Bearer' })).toEqual([401, 'INVALID_API_KEY', unknown])
  expect(await readRefusal({ authorization: 'bcd_nonsense' })).toEqual([401, 'INVALID_API_KEY', unknown])
  expect((await runQuery({ authorization: secret })).header('ratelimit-policy')).toMatch('"key"')
  const both = { authorization: 'Bearer what-a-gateway-asks', 'x-api-key': secret }
  expect((await runQuery(both)).header('ratelimit-policy')).toMatch('"key"')

  now = Date.parse('2099-06-30T22:59:59Z')
  expect((await runQuery(bearer(secret))).status).toBe(200)
  now += 1000
  expect(await readRefusal(bearer(secret))).toEqual([
    401,
    'INVALID_API_KEY',
    'This API key expired: its last day was 30 June 2099.',
  ])

  now = Date.now()
  const rotate =
    'mutation ($id: ID!, $hours: Int = 2) { rotateApiKey(input: { id: $id, overlapHours: $hours }) { secret key { prefix previousEndsAt } userErrors { code field message } } }'
  for (const hours of [-1, 169])
    expect((await asAdmin(rotate, { id: key.id, hours })).data.rotateApiKey.userErrors).toMatchObject([
      { field: ['overlapHours'], message: 'Please enter 0 to 168 hours.' },
    ])
  const { secret: next, key: rotated } = (await asAdmin(rotate, { id: key.id })).data.rotateApiKey
  expect([rotated.prefix, Math.round((Date.parse(rotated.previousEndsAt) - Date.now()) / 360_000)]).toEqual([
    next.slice(0, 10),
    20,
  ])
  now += 2 * 3_600_000 - 60_000
  for (const valid of [secret, next]) expect((await runQuery(bearer(valid))).status).toBe(200)
  now += 120_000
  expect(await readRefusal(bearer(secret))).toEqual([
    401,
    'INVALID_API_KEY',
    'This API key has been replaced by a new one.',
  ])
  expect((await runQuery(bearer(next))).status).toBe(200)
  const { secret: last, key: replaced } = (await asAdmin(rotate, { id: key.id, hours: 0 })).data.rotateApiKey
  expect(replaced.previousEndsAt, 'at once').toBeNull()

  const revoke =
    'mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { key { status } userErrors { message code } } }'
  expect((await asAdmin(revoke, { id: key.id })).data.revokeApiKey).toEqual({
    key: { status: 'REVOKED' },
    userErrors: [],
  })
  const [status, code, message] = await readRefusal(bearer(last))
  expect([status, code, message]).toEqual([
    401,
    'INVALID_API_KEY',
    expect.stringMatching(/^This API key was revoked on \d{1,2} \w+ 20\d\d\.$/),
  ])
  expect((await asAdmin(revoke, { id: key.id })).data.revokeApiKey).toEqual({
    key: null,
    userErrors: [{ message: 'This key has been revoked.', code: 'CONFLICT' }],
  })
  expect((await asAdmin(rotate, { id: '99999' })).data.rotateApiKey.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  const { data } = await asAdmin(
    '{ apiKeys(first: 1) { nodes { status } pageInfo { hasNextPage endCursor } } apiKey(id: "99999") { id } }',
  )
  expect([data.apiKeys.nodes[0].status, data.apiKey]).toEqual(['VALID', null])
  const { data: others } = await asAdmin('query ($after: String) { apiKeys(after: $after) { nodes { id status } } }', {
    after: data.apiKeys.pageInfo.endCursor,
  })
  expect(others.apiKeys.nodes.at(-1)).toEqual({ id: key.id, status: 'REVOKED' })
})

test('a key for certain origins gets 403 elsewhere, in pages and programs', async () => {
  const { secret, key } = await issue({ allowedOrigins: ['https://partner.example'] })
  const from = (origin: string) => ({ ...bearer(secret), origin })
  expect((await runQuery(from('https://partner.example'))).status).toBe(200)
  expect(await readRefusal(from('https://evil.example'))).toEqual([
    403,
    'ORIGIN_NOT_ALLOWED',
    'This API key cannot be used by pages of https://evil.example.',
  ])
  expect(await readRefusal(bearer(secret))).toEqual([
    403,
    'ORIGIN_NOT_ALLOWED',
    'This API key can only be used by pages of the origins it was issued for.',
  ])
  const holding = await pool.connect()
  await holding.query('begin; lock table api_key_use in exclusive mode')
  const writing = use.flush()
  await new Promise((done) => setImmediate(done))
  expect((await runQuery(from('https://partner.example'))).status).toBe(200) // not lost during a write
  await holding.query('rollback')
  holding.release()
  await writing
  await use.flush()
  const { rows: counted } = await pool.query('select requests::int, refused::int from api_key_use where key_id = $1', [
    key.id,
  ])
  expect(counted).toEqual([{ requests: 4, refused: 2 }])
  await pool.query('alter table api_key_use rename to lost')
  expect((await runQuery(from('https://partner.example'))).status).toBe(200)
  await use.flush() // a failed write loses its counts, and no later ones
  await pool.query('alter table lost rename to api_key_use')
  await pool.query(`update api_key_use set last_at = '2026-01-01' where key_id = $1`, [key.id])
  const edit = `mutation ($input: UpdateApiKeyInput!) { updateApiKey(input: $input) { key { name allowedOrigins } } }`
  expect((await asAdmin(edit, { input: { ...input, id: key.id, name: 'Anywhere' } })).data.updateApiKey.key).toEqual({
    name: 'Anywhere',
    allowedOrigins: [],
  })
  expect((await runQuery(bearer(secret))).status).toBe(200)
  await use.flush()
  const lastUse = `select from api_key_use where key_id = $1 and last_at > '2026-01-02'`
  expect((await pool.query(lastUse, [key.id])).rowCount).toBe(1)
  const { rows: log } = await pool.query(
    `select before, after from audit_entry where action = 'api_key.edit' and subject_id = $1`,
    [key.id],
  )
  const expireAt = async (days: number) => {
    const { rows: days_ } = await pool.query(
      `update api_key set expires_on = (now() at time zone 'Europe/London')::date + $2::int where id = $1 returning expires_on::text "expiresOn"`,
      [key.id, days],
    )
    const query = `{ apiKey(id: "${key.id}") { status } }`
    return { ...days_[0], status: (await asAdmin(query)).data.apiKey.status }
  }
  expect((await expireAt(0)).status, 'its last day').toBe('VALID')
  const { expiresOn, status } = await expireAt(-1)
  expect(status).toBe('EXPIRED')
  const renamed = { input: { ...input, id: key.id, name: 'Expired', expiresOn } }
  expect((await asAdmin(edit, renamed)).data.updateApiKey.key.name, 'a passed day can stay').toBe('Expired')
  expect(log).toEqual([
    {
      before: { name: 'Partner', allowedOrigins: ['https://partner.example'] },
      after: { name: 'Anywhere', allowedOrigins: [] },
    },
  ])
})

test('an assistant’s search costs what its query does, other messages what a REST request does', async () => {
  const { secret } = await issue({ pointsPerSecond: 1 })
  const headers = {
    ...bearer(secret),
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  }
  const leftAfter = async (method: string, params = {}) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(new URL('/mcp', site.url), { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    return Number(/r=(\d+)/.exec(answer.headers.get('ratelimit')!)![1])
  }
  const listed = await leftAfter('tools/list')
  const found = await leftAfter('tools/call', { name: 'search_suppliers', arguments: { first: 20 } })
  expect([20_000 - listed, listed - found > 300]).toEqual([100, true])
})

test('an assistant over its quota gets 429 with Retry-After, whatever used it up', async () => {
  const { secret } = await issue({ pointsPerSecond: 1, burst: 5000 })
  const headers = { ...bearer(secret), accept: 'application/json, text/event-stream' }
  const send = (method: string, params = {}) =>
    fetch(new URL('/mcp', site.url), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  const search = () => send('tools/call', { name: 'search_suppliers', arguments: { first: 20, text: `a${++number}` } })
  const until429 = async (runQuery: () => Promise<Response>) => {
    let answer = await runQuery()
    for (let time = 0; answer.status === 200 && time < 60; time++) answer = await runQuery()
    return answer
  }
  for (const answer of [await until429(search), await until429(() => send('tools/list'))]) {
    const { error, id } = (await answer.json()) as Record<'error' | 'id', Record<string, unknown> | null>
    expect([answer.status, id, error!.code]).toEqual([429, null, -32_600])
    expect(error!.message).toMatch(/^This costs [\d,]+ points, and [\d,]+ are left\. Please try again in .+\.$/)
    const { retryAfterSeconds } = error!.data as { retryAfterSeconds: number }
    expect(answer.headers.get('retry-after')).toBe(String(retryAfterSeconds))
    expect(answer.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/)
    expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=5000;w=5000')
  }
})

test('introspection is charged, without a key too; a small one costs its result', async () => {
  const { secret } = await issue({ pointsPerSecond: 1 })
  const readCost = async (query: string) =>
    (await runQuery({ ...bearer(secret), 'x-query-cost': 'only' }, query)).extensions.cost.requested as number
  expect(await readCost(getIntrospectionQuery())).toBe(400)
  expect(await readCost('{ __schema { queryType { name } } }')).toBe(3)
  const left = async (query: string) =>
    Number(/r=(\d+)/.exec((await runQuery(bearer(secret), query)).header('ratelimit')!)![1])
  const before = await left('{ __typename }')
  expect(before - (await left(getIntrospectionQuery({ schemaDescription: true })))).toBeGreaterThan(300)
  const explorer = await runQuery({}, getIntrospectionQuery())
  expect([explorer.status, explorer.data.__schema.queryType.name]).toEqual([200, 'Query'])
})

test('the change feed and invitations are never cached, by GET too', async () => {
  const get = (query: string) => fetch(`${site.url}?query=${encodeURIComponent(query)}`)
  const feed = '{ ...Feed } fragment Feed on Query { changes { cursor } }'
  for (const query of ['{ changes { cursor } }', feed, '{ invitation(token: "x") { email } }']) {
    const { status, headers } = await get(query)
    expect([status, headers.get('cache-control'), headers.get('surrogate-key')]).toEqual([
      200,
      'private, no-store',
      null,
    ])
  }
  const { secret } = await issue({ pointsPerSecond: 1 })
  const left: number[] = []
  for (let time = 0; time < 4; time++)
    left.push(
      Number(/r=(\d+)/.exec((await runQuery(bearer(secret), '{ changes { cursor } }')).header('ratelimit')!)![1]),
    )
  expect(left[2]! - left[3]!).toBeGreaterThan(30) // a cached response would be free
})

test('on a socket the cost is reported if the first message or an operation asks; for a subscription once', async () => {
  const { secret } = await issue({ pointsPerSecond: 1 })
  const answers = async (connectionParams: object, payload: object, many = 1) => {
    const client = createClient({
      url: site.url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      connectionParams: { apiKey: secret, ...connectionParams },
      retryAttempts: 0,
    })
    const reported = client.iterate({ query: fresh(), ...payload })
    const all = []
    for (let at = 0; at < many; at++) all.push((await reported.next()).value as GraphQLResponse)
    await client.dispose()
    return all
  }
  const cost = { requested: expect.any(Number), limit: 5000, burst: 20_000, restoreRate: 1 }
  const [withoutCost] = await answers({}, {})
  expect([withoutCost!.data, withoutCost!.extensions]).toEqual([{ supplier: null }, undefined])
  const [reported] = await answers({ queryCost: true }, {})
  expect([reported!.data, reported!.extensions.cost]).toMatchObject([{ supplier: null }, cost])
  const [only] = await answers({ queryCost: true }, { extensions: { queryCost: 'only' } })
  expect([only!.data, only!.extensions.cost]).toMatchObject([null, cost])
  viewer = ada
  const [state] = await answers(
    {},
    { query: 'subscription { scraperState { status } }', extensions: { queryCost: true } },
  )
  expect([state!.data.scraperState, state!.extensions.cost.requested > 0]).toEqual([expect.anything(), true])
})

test('a socket uses the key of its first message', async () => {
  const { secret, key } = await issue()
  const said = async (apiKey: unknown) => {
    const client = createClient({
      url: site.url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      connectionParams: { apiKey },
      retryAttempts: 0,
    })
    const answer = await client
      .iterate({ query: fresh() })
      .next()
      .then(
        ({ value }) => JSON.stringify(value),
        (error: unknown) => JSON.stringify(error),
      )
    await client.dispose()
    return answer
  }
  expect(await said(secret)).toBe('{"data":{"supplier":null}}')
  for (const wrong of ['bcd_nonsense', 5]) expect(await said(wrong)).toContain('INVALID_API_KEY')
  await use.flush()
  const { rows: used } = await pool.query('select requests::int from api_key_use where key_id = $1', [key.id])
  expect(used).toEqual([{ requests: 1 }])
})

test('a CDN-cached response reveals no quota or cost', async () => {
  const get = (headers: Record<string, string> = {}) =>
    fetch(`${site.url}?query=${encodeURIComponent('{ counties { name } }')}`, {
      headers: { 'apollo-require-preflight': '1', ...headers },
    })
  for (const answer of [await get(), await get(), await get()]) {
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(answer.headers.get('ratelimit')).toBeNull()
  }
  const { headers } = await get({ 'x-query-cost': '1' })
  expect([headers.get('cache-control'), headers.get('ratelimit') === null]).toEqual(['private, no-store', false])
})

test('over quota: 429 with wait and cost, for each key and network separately', async () => {
  const { secret, key } = await issue({ pointsPerSecond: 1, burst: 5000 })
  const costly = () =>
    `{ suppliers(first: 100, filter: { query: "a${++number}" }) { nodes { id name city county phone email website } } }`
  let last = await runQuery(bearer(secret), costly())
  for (let time = 0; last.status === 200 && time < 20; time++) last = await runQuery(bearer(secret), costly())
  expect([last.status, last.error!.extensions.code]).toEqual([429, 'RATE_LIMITED'])
  expect(last.error!.message).toMatch(/^This costs [\d,]+ points, and [\d,]+ are left\. Please try again in .+\.$/)
  const { retryAfterSeconds, cost } = last.error!.extensions
  expect(last.header('retry-after')).toBe(String(retryAfterSeconds))
  expect(cost.requested).toBeGreaterThan(cost.available as number)
  expect(last.header('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/)
  expect((await runQuery(bearer((await issue()).secret), costly())).status).toBe(200)

  const rest = () => fetch(new URL('/api/suppliers/featured', site.url))
  const paid = await rest()
  expect([paid.status, paid.headers.get('ratelimit-policy')]).toEqual([200, '"keyless";q=5000;w=5000'])
  let keylessLast = await runQuery({}, costly())
  for (let time = 0; keylessLast.status === 200 && time < 20; time++) keylessLast = await runQuery({}, costly())
  expect([keylessLast.status, keylessLast.error!.message]).toEqual([
    429,
    expect.stringMatching(/An API key allows more requests\.$/),
  ])
  let refused = await rest()
  for (let time = 0; refused.status === 200 && time < 60; time++) refused = await rest()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await asAdmin('{ auditChoices { actions } }')).errors).toBeUndefined() // administrators are not charged

  await use.flush()
  const { data } = await asAdmin(
    `query ($id: ID!) { apiKey(id: $id) { lastUsedAt use(days: 2) { date requests points refused } } }`,
    { id: key.id },
  )
  for (const days of [0, 367])
    expect((await asAdmin(`{ apiKey(id: "${key.id}") { use(days: ${days}) { date } } }`)).errors![0]!.message).toBe(
      'Please ask for 1 to 366 days.',
    )
  const [before, today] = data.apiKey.use
  expect(before).toMatchObject({ requests: 0, points: 0, refused: 0 })
  expect(today.refused).toBe(1)
  expect(today.points).toBe((today.requests - 1) * cost.requested)
  expect(data.apiKey.lastUsedAt).toBeTruthy()
})

test('an uncached widget is charged like REST', async () => {
  const { secret } = await issue()
  const left = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, site.url), { headers: bearer(secret) })
    expect([path, status]).toEqual([path, 404])
    return Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1])
  }
  const first = await left('/widget/json?county=kent&x=1')
  const second = await left('/widget/json?county=kent&x=2')
  expect(20_000 - first).toBeGreaterThan(90)
  expect(first - second).toBeGreaterThan(80) // ten points return each second
})
