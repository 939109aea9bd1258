import { createServer } from 'node:http'
import { buildSchema, GraphQLError, parse, type GraphQLFieldResolver } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../server/context.ts'
import { formatErrors } from './format-error.ts'
import { createApollo } from './graphql.ts'
import { createPipeline, isDocument } from './pipeline.ts'

const schema = buildSchema(`
  type Query { twice(n: Int!): Int!  many(first: Int): [Item!]!  fails: Int }
  type Item { n: Int!  items(first: Int): [Item!]! }
  type Mutation { change: Int  refuse: Int }
`)
const give = (type: 'Query' | 'Mutation', field: string, resolve: GraphQLFieldResolver<unknown, unknown, never>) =>
  Object.assign((type === 'Query' ? schema.getQueryType() : schema.getMutationType())!.getFields()[field]!, { resolve })
/** The documents that resolvers were run for. */
const ran: unknown[] = []
give('Query', 'twice', (_source, { n }: { n: number }, _context, { operation }) => {
  ran.push(operation)
  return 2 * n
})
give('Query', 'many', () => [])
give('Query', 'fails', () => {
  throw new Error('the password is 1234')
})
give('Mutation', 'change', () => 1)
give('Mutation', 'refuse', () => {
  throw new GraphQLError('Not for you')
})

const pipeline = createPipeline(schema)
const apollo = createApollo(pipeline, createServer(), { close: async () => {} })
beforeAll(() => apollo.start())
afterAll(() => apollo.stop())

const overHttp = async (query: string, variables = {}) => {
  const { body, http } = await apollo.executeOperation({ query, variables }, { contextValue: {} as Context })
  if (body.kind !== 'single') throw new Error('expected one result')
  return { ...body.singleResult, status: http.status }
}

test('what came by one way is not read again by another: all have the same document', async () => {
  const query = 'query ($n: Int!) { twice(n: $n) }'
  expect(await overHttp(query, { n: 1 })).toMatchObject({ data: { twice: 2 } })
  const document = pipeline.read(query)
  if (!isDocument(document)) throw new Error('expected a document')
  expect(document.definitions).toContain(ran[0])
  // and the other way round: what Apollo brings gives way to the document that is there
  const { documentStore } = pipeline.forApollo
  await documentStore.set('a key of Apollo', parse(query))
  expect(await documentStore.get('a key of Apollo')).toBe(document)
})

test('what is wrong is told alike, whichever way it came', async () => {
  const tooMany = 'query ($n: Int) { many(first: $n) { items(first: $n) { n } } }'
  for (const [query, variables, message] of [
    ['query ($n: Int!) { twice(n: $n) }', { n: 'x' }, 'Variable "$n" got an invalid value'],
    ['query ($n: Int!) { twice(n: $n) }', {}, 'Variable "$n" of required type "Int!" was not provided.'],
    [tooMany, { n: 100 }, 'The query may answer more than 5000 values'],
  ] as const) {
    const http = await overHttp(query, variables)
    const own = formatErrors(await pipeline.ask({ query, variables }, {}))
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
    const own = await pipeline.ask({ query }, {})
    expect(own.errors?.map(({ message }) => message)).toEqual(
      (await overHttp(query)).errors?.map(({ message }) => message),
    )
    expect(own.errors).toHaveLength(1)
  }
  const failed = formatErrors(await pipeline.ask({ query: '{ fails }' }, {}))
  expect(failed.errors?.[0]).toMatchObject({ message: 'Something went wrong on our side.', path: ['fails'] })
})
