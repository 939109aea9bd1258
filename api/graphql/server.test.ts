import { buildSchema, GraphQLError, parse, type FormattedExecutionResult, type GraphQLFieldResolver } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { unavailable } from '../server/errors.ts'
import { testServer } from '../testing/test-server.ts'
import { isDocument } from './documents.ts'
import { createGraphQLServer } from './server.ts'

const schema = buildSchema(`
  type Query { twice(n: Int!): Int!  many(first: Int): [Item!]!  fails: Int  away: Int }
  type Item { n: Int!  items(first: Int): [Item!]! }
  type Mutation { change: Int  refuse: Int }
  type Subscription { changes: Int! }
`)
const give = (type: 'Query' | 'Mutation', field: string, resolve: GraphQLFieldResolver<unknown, unknown, never>) =>
  Object.assign((type === 'Query' ? schema.getQueryType() : schema.getMutationType())!.getFields()[field]!, { resolve })
const ran: unknown[] = []
give('Query', 'twice', (_source, { n }: { n: number }, _context, { operation }) => {
  ran.push(operation)
  return 2 * n
})
give('Query', 'many', () => [])
give('Query', 'fails', () => {
  throw new Error('the password is 1234')
})
give('Query', 'away', () => {
  throw unavailable('Not now.')
})
give('Mutation', 'change', () => 1)
give('Mutation', 'refuse', () => {
  throw new GraphQLError('Not for you')
})

const { documents, execute } = createGraphQLServer(schema)
const site = await testServer(schema, () => ({}))
afterAll(site.stop)

const overHttp = async (query: string, variables = {}) => {
  const response = await site.ask(query, variables, { accept: 'application/graphql-response+json' })
  return { ...((await response.json()) as FormattedExecutionResult), status: response.status }
}

test('a document is parsed once for all transports', async () => {
  const query = 'query ($n: Int!) { twice(n: $n) }'
  expect(await execute({ query, variables: { n: 1 } }, {})).toMatchObject({ data: { twice: 2 } })
  const document = documents.read(query)
  if (!isDocument(document)) throw new Error('expected a document')
  expect(document.definitions).toContain(ran[0])
  // and the other way round: what Apollo brings gives way to the document that is there
  const { documentStore } = documents.forApollo
  await documentStore.set('a key of Apollo', parse(query))
  expect(await documentStore.get('a key of Apollo')).toBe(document)
})

test('errors are the same over all transports', async () => {
  const tooMany = 'query ($n: Int) { many(first: $n) { items(first: $n) { n } } }'
  for (const [query, variables, message] of [
    ['query ($n: Int!) { twice(n: $n) }', { n: 'x' }, 'Variable "$n" got an invalid value'],
    ['query ($n: Int!) { twice(n: $n) }', {}, 'Variable "$n" of required type "Int!" was not provided.'],
    [tooMany, { n: 100 }, 'The query may return more than 5000 values'],
  ] as const) {
    const http = await overHttp(query, variables)
    const own: FormattedExecutionResult = await execute({ query, variables }, {})
    for (const { data, errors } of [http, own])
      expect([data, errors]).toEqual([
        undefined,
        [
          expect.objectContaining({
            message: expect.stringContaining(message) as string,
            extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as object,
          }),
        ],
      ])
    expect(http.status).toBe(400)
  }
  for (const query of ['{', '{ nothing }', `{ ${'__typename '.repeat(60)} }`]) {
    const own = await execute({ query }, {})
    expect(own.errors?.map(({ message }) => message)).toEqual(
      (await overHttp(query)).errors?.map(({ message }) => message),
    )
    expect(own.errors).toHaveLength(1)
  }
  const failed = await execute({ query: '{ fails }' }, {})
  expect(failed.errors?.[0]).toMatchObject({ message: 'Something went wrong on our side.', path: ['fails'] })
})

test('an unavailable database is a 503 with Retry-After, unless something could be answered', async () => {
  const answer = async (query: string) => {
    const { status, headers } = await site.ask(query, {})
    return [status, headers.get('retry-after')]
  }
  expect([await answer('{ away }'), await answer('{ away twice(n: 1) }')]).toEqual([
    [503, '30'],
    [200, null],
  ])
})

test('a subscription without a WebSocket is refused', async () => {
  const query = 'subscription { changes }'
  for (let time = 0; time < 3; time++)
    for (const { data, errors } of [await overHttp(query), await execute({ query }, {})])
      expect([data, errors]).toMatchObject([
        undefined,
        [{ message: 'Send a subscription over a WebSocket.', extensions: { code: 'BAD_USER_INPUT' } }],
      ])
  expect(await overHttp(query)).toMatchObject({ status: 400 })
})

test('a POST without a body is refused by Apollo itself', async () => {
  for (const body of [undefined, '']) {
    const response = await fetch(site.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { errors } = (await response.json()) as FormattedExecutionResult
    expect([response.status, errors]).toMatchObject([400, [{ extensions: { code: 'BAD_REQUEST' } }]])
  }
})

test('wrong variables are a response to a client of application/json, and a 400 to others', async () => {
  const query = 'query ($yes: Boolean!) { __typename @include(if: $yes) }'
  const getStatus = async (accept: string) => {
    const headers = { 'content-type': 'application/json', accept }
    const body = JSON.stringify({ query, variables: { yes: 'no' } })
    return (await fetch(site.url, { method: 'POST', headers, body })).status
  }
  expect(await getStatus('application/json')).toBe(200)
  expect(await getStatus('application/graphql-response+json')).toBe(400)
})
