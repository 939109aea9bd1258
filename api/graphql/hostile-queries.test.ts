import { getIntrospectionQuery, graphqlSync } from 'graphql'
import { createClient } from 'graphql-ws'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createAdmission } from '../server/admission.ts'
import { createSchema } from './schema.ts'
import { testServer } from '../testing/test-server.ts'
import { withoutComments } from './introspection.ts'

const never = { query: () => Promise.reject(new Error('a hostile query reached the database')) }
const schema = createSchema()
const site = await testServer(schema, () => ({ pool: never as never }))
afterAll(site.stop)

interface Answer {
  data?: unknown
  errors?: { message: string; extensions: { code: string; stacktrace?: unknown } }[]
  extensions?: unknown
}

const numbered = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const nested = (depth: number, open: string, innermost: string): string =>
  depth ? `${open} { ${nested(depth - 1, open, innermost)} }` : innermost

test.each<[attack: string, query: string, code: string]>([
  ['aliases', `{ ${numbered(101, (n) => `a${n}: __typename`)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'aliases of a costly field',
    `{ ${numbered(16, (n) => `a${n}: suppliers(first: 1) { totalCount }`)} }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['one field many times', `{ ${'__typename '.repeat(500)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  ['one field as often as a request allows', `{ ${'__typename '.repeat(990)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  ['unknown directives', `{ __typename ${'@aa'.repeat(10)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'many directives',
    `{ ${numbered(51, (n) => `... @include(if: true) { a${n % 10}: __typename }`)} }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'circular introspection',
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'circular fragments',
    '{ supplier(id: 1) { ...a } } fragment a on Supplier { ...b } fragment b on Supplier { ...a }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'fragments that multiply',
    `{ supplier(id: 1) { ...f0 } } ${numbered(60, (n) => `fragment f${n} on Supplier { ...f${n + 1} ...f${n + 1} }`)} fragment f60 on Supplier { id }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['depth', `{ supplier(id: 1) { ${nested(12, 'similar(first: 1)', 'id')} } }`, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a hundred times a hundred times a hundred',
    '{ suppliers(first: 100) { nodes { similar(first: 100) { similar(first: 100) { id } } } } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['tokens', `{ ${numbered(1001, () => 'id')} }`, 'GRAPHQL_PARSE_FAILED'],
  [
    'depth of brackets',
    `{ suppliers(filter: ${'{ a: '.repeat(200)}1${' }'.repeat(200)}) { totalCount } }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
])('refused with 400: %s', async (_, query, code) => {
  const response = await site.ask(query)
  const answer = (await response.json()) as Answer
  expect([response.status, answer.errors?.[0]?.extensions.code, answer.data]).toEqual([400, code, undefined])
})

test('lists that only variables make too long get 400 too', async () => {
  const query = 'query ($n: Int) { suppliers(first: $n) { nodes { reviews(first: $n) { nodes { id } } } } }'
  for (let time = 0; time < 3; time++) {
    const response = await site.ask(query, { n: 100 })
    expect(response.status).toBe(400)
    expect(((await response.json()) as Answer).errors?.[0]).toMatchObject({
      message: expect.stringContaining('more than 5000 values') as string,
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
})

test('wrong variables get 400 and BAD_USER_INPUT, also for a compiled query', async () => {
  for (let time = 0; time < 4; time++) {
    const response = await site.ask('query ($id: ID!) { supplier(id: $id) { id } }', {})
    const { errors } = (await response.json()) as Answer
    expect([response.status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  }
})

test('a repeated mistake is reported only a few times', async () => {
  for (const query of [`{ __typename ${'@aa'.repeat(10)} }`, `{ ${numbered(100, (n) => `nothing${n}`)} }`]) {
    const { errors } = (await (await site.ask(query)).json()) as Answer
    expect(errors!.length).toBeLessThanOrEqual(6) // graphql-js adds that there are more
  }
})

test('several operations in one request are refused', async () => {
  const response = await site.send(JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ __typename }' }))))
  expect(response.status).toBe(400)
})

test('mutations by GET are refused, and with a cookie any request that another site’s form could send', async () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}?query=${encodeURIComponent(query)}`, { headers })
  expect((await get('mutation { __typename }', { 'apollo-require-preflight': '1' })).status).toBe(405)
  expect((await get('{ __typename }', { cookie: 'session=x' })).status).toBe(400)
  expect((await get('{ __typename }', { cookie: 'session=x', 'apollo-require-preflight': '1' })).status).toBe(200)
  expect((await get('mutation { __typename }')).status).toBe(405)
  expect((await get('{ __typename }')).status).toBe(200)
  const form = await site.send('query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' })
  expect(form.status).toBe(400)
})

test('similar names are not suggested', async () => {
  for (const query of ['{ supplierz { totalCount } }', '{ suppliers(frst: 1) { totalCount } }']) {
    const { errors } = (await (await site.ask(query)).json()) as { errors: { message: string }[] }
    expect(errors[0]!.message).toMatch(/^(?:Cannot query field|Unknown argument) [^?]*\.$/)
  }
})

test('no response contains a trace, even on request', async () => {
  const traceHeaders = { 'apollo-federation-include-trace': 'ftv1', 'x-apollo-tracing': '1' }
  for (const query of ['{ __typename }', '{ nothing }', '{', '{ suppliers { totalCount } }']) {
    const text = await (await site.send(JSON.stringify({ query }), traceHeaders)).text()
    expect(text).not.toMatch(/stacktrace|tracing|ftv1|node_modules|hostile/)
  }
})

test.each([
  ['usual', getIntrospectionQuery()],
  [
    'fullest',
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
    }),
  ],
  ['shortest', getIntrospectionQuery({ descriptions: false })],
  ['conditional', '{ __schema { queryType { name } mutationType @skip(if: true) { name } } }'],
])("an explorer's %s introspection is answered as graphql-js would", async (_, query) => {
  const response = await site.ask(query)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(graphqlSync({ schema, source: query }))))
})

test('other introspection is charged by its result', async () => {
  const query = '{ __schema { types { a: fields { type { name } args { type { name ofType { name } } } } } } }'
  const response = await site.ask(query)
  expect(response.status).toBe(400)
  expect(((await response.json()) as Answer).errors?.[0]?.message).toContain('more than 5000 values')
})

test('sockets have the same limits', async () => {
  const client = createClient({ url: site.url.replace('http', 'ws'), webSocketImpl: WebSocket })
  const saidTo = async (query: string, variables = {}) => {
    try {
      const { value } = await client.iterate({ query, variables }).next()
      return JSON.stringify(value)
    } catch (errors) {
      return JSON.stringify(errors)
    }
  }
  const lists = 'query ($n: Int) { suppliers(first: $n) { nodes { reviews(first: $n) { nodes { id } } } } }'
  expect(await saidTo(lists, { n: 100 })).toContain('more than 5000 values')
  expect(await saidTo(`{ ${numbered(16, (n) => `a${n}: __typename`)} }`)).toContain('more than 15 aliases')
  expect(await saidTo(`{ ${'id '.repeat(1001)} }`)).toContain('1000 tokens')
  expect(JSON.parse(await saidTo('{ supplierz }'))).toEqual([
    {
      message: 'Cannot query field "supplierz" on type "Query".', // and none that is nearly so
      locations: [{ line: 1, column: 3 }],
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    },
  ])
  expect(await saidTo('{')).toMatch(/Syntax Error.*"GRAPHQL_PARSE_FAILED"/)
  expect(await saidTo('query A { __typename } query B { __typename }')).toContain('"OPERATION_RESOLUTION_FAILURE"')
  expect(await saidTo('{ __typename }')).toBe('{"data":{"__typename":"Query"}}')
  await client.dispose()
})

test('an operation without a free slot gets 503 with Retry-After', async () => {
  const busy = await testServer(
    createSchema(),
    () => ({ ip: '192.0.2.1' }),
    {},
    createAdmission({ maxRunning: 0, maxWaiting: 0 }),
  )
  const response = await busy.ask('{ __typename }')
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '5',
    {
      errors: [
        {
          message: 'The site is very busy at the moment. Please try again in a few seconds.',
          extensions: { code: 'OVERLOADED', retryAfterSeconds: 5 },
        },
      ],
    },
  ])
  const rest = await fetch(new URL('/api/suppliers/search?query=blinds', busy.url))
  expect([rest.status, rest.headers.get('retry-after'), await rest.json()]).toEqual([
    503,
    '5',
    { message: 'The site is very busy at the moment. Please try again in a few seconds.' },
  ])
  expect((await fetch(new URL('/healthz', busy.url))).status).toBe(200)
  await busy.stop()
})

test('cached responses are still served, also introspections with other comments', async () => {
  const admission = createAdmission({ maxRunning: 1, maxWaiting: 0 })
  const busy = await testServer(schema, () => ({ ip: '192.0.2.1' }), { maxAgeMs: 600_000 }, admission)
  const readStatus = async (query: string) => (await busy.ask(query)).status
  const traceHeaders = getIntrospectionQuery()
  expect([await readStatus('{ __typename }'), await readStatus(traceHeaders)]).toEqual([200, 200])
  const leave = await admission.enter({ ip: '192.0.2.2' })
  expect([await readStatus('{ __typename }'), await readStatus(`${traceHeaders} # again`)]).toEqual([200, 200])
  expect([await readStatus('{ a: __typename }'), await readStatus('{ __schema { description } }')]).toEqual([503, 503])
  leave()
  await busy.stop()
})

test('comments of a long text are not searched for', () => {
  const long = `{ __schema { ${'description '.repeat(500)} } } # ${'x'.repeat(1000)}`
  expect(withoutComments(long)).toBe(long)
})
