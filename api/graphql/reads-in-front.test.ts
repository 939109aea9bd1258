import { buildSchema } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { PublicError } from '../server/errors.ts'
import { testServer } from '../testing/test-server.ts'

const schema = buildSchema(`
  type Query { double(n: Int!): Int!  find(id: ID!): String  list(first: Int): [Item!]! }
  type Item { n: Int!  items(first: Int): [Item!]! }
  type Mutation { change(n: Int!): Int! }
`)
const give = (type: 'Query' | 'Mutation', field: string, resolve: (source: unknown, args: never) => unknown) =>
  Object.assign((schema.getType(type) as unknown as { getFields: () => Record<string, object> }).getFields()[field]!, {
    resolve,
  })
let changes = 0
give('Query', 'double', async (_, { n }: { n: number }) => n * 2)
give('Query', 'list', () => [])
give('Mutation', 'change', () => ++changes)
give('Query', 'find', (_, { id }: { id: string }) => {
  if (id === 'secret') throw new Error('the password is 1234')
  if (id === 'none') throw new PublicError('NOT_FOUND', 'There is none')
  return id
})

let reached = false
const site = await testServer(schema, () => {
  reached = true
  return {}
})
afterAll(site.stop)

const ask = async (query: string, variables: object, headers: Record<string, string> = {}) => {
  reached = false
  const response = await site.send(JSON.stringify({ query, variables }), headers)
  return {
    status: response.status,
    headers: response.headers,
    answer: (await response.json()) as { data?: unknown; errors?: { extensions: object; message: string }[] },
  }
}

test('a query that the app has run before is answered in front of it, with the same headers, for other variables', async () => {
  const query = 'query ($n: Int!) { double(n: $n) }'
  const first = await ask(query, { n: 1 })
  expect(reached).toBe(true)
  const third = await ask(query, { n: 3 })
  expect([reached, third.status, third.answer]).toEqual([false, 200, { data: { double: 6 } }])
  for (const name of ['content-type', 'content-security-policy', 'x-content-type-options', 'vary'])
    expect(third.headers.get(name), name).toBe(first.headers.get(name))
  expect(third.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('Apollo words the errors, and no secret leaks', async () => {
  const query = 'query ($id: ID!) { find(id: $id) }'
  for (const id of ['1', '2', '3']) await ask(query, { id })
  expect(reached).toBe(false)
  const secret = await ask(query, { id: 'secret' })
  expect(secret.answer.errors?.[0]).toMatchObject({
    message: 'Something went wrong on our side.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  })
  const none = await ask(query, { id: 'none' })
  expect(none.answer).toMatchObject({
    data: { find: null },
    errors: [{ message: 'There is none', extensions: { code: 'NOT_FOUND' } }],
  })
  const wrong = await ask(query, {})
  expect([wrong.status, wrong.answer.errors?.[0]?.extensions]).toMatchObject([400, { code: 'BAD_USER_INPUT' }])
  expect(reached).toBe(true)
})

test('limits apply there too, to each request’s variables', async () => {
  const query = 'query ($n: Int) { list(first: $n) { items(first: $n) { n } } }'
  for (const n of [1, 2, 3]) expect((await ask(query, { n })).status).toBe(200)
  expect(reached).toBe(false)
  expect((await ask(query, { n: 100 })).status).toBe(400)
})

test('a visitor with a cookie, an unusual request, and any change go to the app', async () => {
  const query = 'query ($n: Int!) { double(n: $n) }'
  for (const n of [11, 12, 13]) await ask(query, { n })
  expect(reached).toBe(false)
  await ask(query, { n: 14 }, { cookie: 'session=1' })
  expect(reached).toBe(true)
  await ask(query, { n: 15 }, { accept: 'application/graphql-response+json' })
  expect(reached).toBe(true)
  for (const rest of [
    { extensions: {} },
    { variables: [] },
    { variables: 'n' },
    { operationName: 1 },
    { extensions: 'x' },
    { other: 1 },
  ]) {
    reached = false
    const regular = await site.send(JSON.stringify({ query, variables: { n: 16 }, ...rest }))
    expect([reached || regular.status === 400], JSON.stringify(rest)).toEqual([true])
  }
  for (let time = 0; time < 4; time++) await ask('mutation ($n: Int!) { change(n: $n) }', { n: time })
  expect([reached, changes]).toEqual([true, 4])
})
