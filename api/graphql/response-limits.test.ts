import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { build } from '../testing/build/supplier.factory.ts'
import { testServer } from '../testing/test-server.ts'
import { testSchema, testSite } from '../testing/test-site.ts'

const site = await testSite()
const { pool } = site.database
const client = createClient({ url: `${site.origin.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket })
afterAll(async () => {
  await client.dispose()
  await site.close()
})
beforeAll(async () => {
  const make = build(pool)
  for (let made = 0; made < 50; made++) await make.supplier({ name: `Wordy ${made}`, description: 'y'.repeat(5000) })
})

interface ReportedError {
  message: string
  extensions: { code: string }
}

const overHttp = async (query: string, variables: object) => {
  const answer = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json' },
  })
  return answer.text()
}
const overSocket = async (query: string, variables: object) => {
  const said = await client
    .iterate({ query, variables: variables as Record<string, unknown> })
    .next()
    .then(
      ({ value }) => value as { errors?: ReportedError[] },
      (errors: ReportedError[]) => ({ errors }),
    )
  return JSON.stringify(said)
}
type RunQuery = (query: string, variables: object) => Promise<string>
const doors: [door: string, ask: RunQuery][] = [
  ['HTTP', overHttp],
  ['a socket', overSocket],
]

const secret = 'x'.repeat(20_000)
const numbered = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const fields = (count: number, value: (index: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, value(index)]))

const wrong: [what: string, query: string, variables?: object][] = [
  [
    'an input with sixty unknown fields',
    'mutation ($input: CreateReviewInput!) { createReview(input: $input) { userErrors { message } } }',
    { input: { ...fields(60, () => 1), comment: secret } },
  ],
  [
    'many wrong variables',
    `query (${numbered(14, (n) => `$f${n}: Int`)}) { ${numbered(14, (n) => `a${n}: suppliers(first: $f${n}) { totalCount }`)} }`,
    fields(14, () => ({ secret: 'x'.repeat(4000) })),
  ],
  ['a wrong enum', 'query ($sort: SupplierSort) { suppliers(sort: $sort) { totalCount } }', { sort: secret }],
  ['a wrong enum in the text', `{ suppliers(sort: ${secret}) { totalCount } }`],
  ['an object for a number', 'query ($first: Int) { suppliers(first: $first) { totalCount } }', { first: { secret } }],
  ['a text for a number', `{ suppliers(first: "${secret}") { totalCount } }`],
  ['a list for an id', 'query ($id: ID!) { supplier(id: $id) { id } }', { id: [secret] }],
  ['an unknown field', `{ ${secret} }`],
  ['an unknown argument', `{ suppliers(${secret}: 1) { totalCount } }`],
  ['an unknown type', `query ($a: ${secret}) { __typename }`],
  ['an unknown directive', `{ __typename @${secret} }`],
  ['a text that does not end', `{ supplier(id: "${secret}`],
  ['a name in the wrong place', `query A { __typename } ${secret}`],
]

test.each(
  wrong.flatMap(([what, ...queryArguments]) =>
    doors.map(([door, runQuery]): [string, string, RunQuery, ...typeof queryArguments] => [
      what,
      door,
      runQuery,
      ...queryArguments,
    ]),
  ),
)(
  '%s over %s: at most ten short errors, which do not repeat it',
  async (_what, _door, runQuery, query, variables = {}) => {
    for (let time = 0; time < 4; time++) {
      const text = await runQuery(query, variables)
      expect(text).toContain('"errors":')
      expect(text).not.toContain(secret.slice(0, 500))
      expect(text.length).toBeLessThan(6000)
      expect((JSON.parse(text) as { errors: ReportedError[] }).errors.length).toBeLessThanOrEqual(10)
    }
  },
)

test.each(doors)('errors are still reported, over %s', async (_, runQuery) => {
  const mutation = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { userErrors { message } } }'
  const text = await runQuery(mutation, {
    input: { supplierId: '1', rating: 'five', comment: 'c', name: 'n', email: 'e', stars: 5 },
  })
  const messages = (JSON.parse(text) as { errors: ReportedError[] }).errors.map(({ message }) => message)
  expect(messages).toEqual([
    'Variable "$input" got an invalid value at "input.rating"; Int cannot represent non-integer value.',
    'Variable "$input" got an invalid value; Field "stars" is not defined by type "CreateReviewInput".',
  ])
})

test('of many failing fields, ten are reported', async () => {
  const failing = await testServer(testSchema, () => ({
    pool: { query: () => Promise.reject(new Error('no')) } as never,
  }))
  const answer = await failing.ask(`{ ${numbered(15, (n) => `a${n}: supplier(id: ${n}) { id }`)} }`)
  expect(((await answer.json()) as { errors: ReportedError[] }).errors).toHaveLength(10)
  await failing.stop()
})

test('of a list with thousands of wrong values, ten are reported', async () => {
  const services = Array.from({ length: 5000 }, () => 'windows')
  const answer = await site.rest('/api/suppliers', { body: { name: 'A', services } })
  const { fields: fieldErrors } = (await answer.json()) as { fields: object }
  expect([answer.status, Object.keys(fieldErrors).filter((path) => path.startsWith('services')).length]).toEqual([
    400, 10,
  ])
  expect(Object.keys(fieldErrors)).toEqual(
    expect.arrayContaining(['description', 'email', 'phone', 'address', 'postcode']),
  )
})

test.each(doors)('a response above 2 MB is refused, over %s', async (_, runQuery) => {
  const copies = Array.from({ length: 12 }, (_one, index) => `d${index}: description`).join(' ')
  for (let time = 0; time < 4; time++) {
    const text = await runQuery(`{ suppliers(first: 50) { nodes { ${copies} } } }`, {})
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        {
          message: 'The response is longer than 2 MB: request fewer entries with `first`, or fewer fields.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    })
    expect(text).not.toContain('yyy')
  }
  expect(await runQuery(`{ suppliers(first: 50) { nodes { a: description b: description } } }`, {})).toContain('"data"')
})

test('staff may get longer responses', async () => {
  site.as(site.admin)
  const copies = Array.from({ length: 9 }, (_one, index) => `d${index}: description`).join(' ')
  const { length } = await overHttp(`{ suppliers(first: 50) { nodes { ${copies} } } }`, {})
  expect(length).toBeGreaterThan(2_000_000)
  site.as(undefined)
})
