import { isDeepStrictEqual } from 'node:util'
import {
  buildSchema,
  execute,
  GraphQLError,
  Kind,
  parse,
  validate,
  type FormattedExecutionResult,
  type GraphQLScalarType,
} from 'graphql'
import { GraphQLDateTime } from 'graphql-scalars'
import { expect, test } from 'vitest'
import { PublicError } from '../server/errors.ts'
import { createExecutor } from './run-operation.ts'

const later = <T>(value: T) => new Promise<T>((done) => setTimeout(() => done(value), 1))

const schema = buildSchema(`
  scalar DateTime
  enum Sort { RATING NAME }
  input Filter { county: String, radius: Float = 50, tags: [String!], near: Near }
  input Near { lat: Float!, lng: Float! }
  interface Named { name: String! }
  union Found = Shop | Town
  type Town implements Named { name: String!, people: Int }
  type Shop implements Named {
    id: ID!  name: String!  city: String  rating: Float!  count: Int!  opened: DateTime  isOpen: Boolean!
    sort: Sort  tags: [String!]!  gaps: [String]!  town: Town  nextTown: Town!
    reviews(first: Int = 2, after: String): [Review!]!  best: Review
    fails: String  failsHard: String!  failsLater: String  failsLaterHard: String!  listHard: [Review!]
    missing: String!  notANumber: Int  badDate: DateTime
  }
  type Review { id: ID!  stars: Int!  shop: Shop!  text(upper: Boolean = false): String  broken: Int! }
  type Query {
    shops(first: Int = 3, sort: Sort = RATING, filter: Filter): [Shop!]
    shop(id: ID!): Shop
    echo(filter: Filter, sort: Sort, at: DateTime, ids: [ID!], n: Int, flag: Boolean): String
    found: [Found!]!
    named: Named
    now: DateTime!
    nothing: Shop
    never: Shop!
    slow: [Shop!]!
  }
  type Mutation { add(n: Int!): Int! }
`)

const shop = (id: number): Record<string, unknown> => ({
  id,
  name: `Shop ${id}`,
  city: id % 2 ? 'Leeds' : null,
  rating: 4.5,
  count: id,
  opened: new Date(Date.UTC(2020, id % 12, 1)),
  isOpen: id % 3 === 0,
  sort: 'NAME',
  tags: ['a', 'b'],
  gaps: ['a', null],
  town: id % 2 ? { name: 'Leeds', people: null } : null,
  nextTown: { name: 'York', people: 3 },
  best: id % 2 ? { id: 9, stars: 5 } : undefined,
  missing: null,
  notANumber: 'many',
  badDate: 'yesterday',
})

const give = (type: string, field: string, resolve: (...args: never[]) => unknown) => {
  const owner = schema.getType(type)
  if (!owner || !('getFields' in owner)) throw new Error(type)
  Object.assign(owner.getFields()[field]!, { resolve })
}
const raise = (error: unknown) => {
  throw error
}
Object.assign(schema.getType('DateTime') as GraphQLScalarType, {
  serialize: GraphQLDateTime.serialize,
  parseValue: GraphQLDateTime.parseValue,
  parseLiteral: GraphQLDateTime.parseLiteral,
})
give('Query', 'shops', (_: unknown, { first, sort }: { first: number; sort: string }) =>
  later(Array.from({ length: first }, (_, index) => shop(sort === 'NAME' ? first - index : index))),
)
give('Query', 'shop', (_: unknown, { id }: { id: string }) =>
  id === '0' ? raise(new PublicError('NOT_FOUND', 'no such shop')) : id === '13' ? null : shop(Number(id)),
)
give('Query', 'echo', (_: unknown, args: object) => JSON.stringify(args))
give('Query', 'found', () => [
  { __typename: 'Shop', ...shop(1) },
  { __typename: 'Town', name: 'Leeds', people: 1 },
])
give('Query', 'named', () => ({ __typename: 'Town', name: 'Leeds' }))
give('Query', 'now', () => new Date(0))
give('Query', 'nothing', () => null)
give('Query', 'never', () => later(null))
give('Query', 'slow', () => [later(shop(1)), shop(2), later(shop(3))])
give('Shop', 'reviews', ({ id }: { id: number }, { first }: { first: number }) =>
  later(Array.from({ length: first }, (_, n) => ({ id: `${id}-${n}`, stars: n }))),
)
give('Shop', 'fails', () => raise(new Error('a secret')))
give('Shop', 'failsHard', () => raise(new PublicError('FORBIDDEN', 'not yours')))
give('Shop', 'failsLater', async () => raise(new GraphQLError('later', { extensions: { code: 'CONFLICT' } })))
give('Shop', 'failsLaterHard', async () => raise(new Error('another secret')))
give('Shop', 'listHard', () => [{ id: 1, stars: 1 }, null])
give('Review', 'shop', () => later(shop(1)))
give('Review', 'text', (_: unknown, { upper }: { upper: boolean }) => (upper ? 'FINE' : 'fine'))
give('Review', 'broken', () => later('many'))
give('Mutation', 'add', (_: unknown, { n }: { n: number }) => n + 1)

/** As it would leave over HTTP; errors in the order of their places, since promises settle in any order. */
const asSent = (result: unknown) => {
  const { data, errors } = JSON.parse(JSON.stringify(result)) as FormattedExecutionResult
  return { data, errors: errors?.toSorted((a, b) => JSON.stringify(a.path).localeCompare(JSON.stringify(b.path))) }
}

const valueAt = (data: unknown, path: readonly (string | number)[]) =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key] ?? null, data)

const compiled = createExecutor(schema, { compileAtRun: 1 })

const expectTheSame = async (source: string, variables: Record<string, unknown> = {}, operationName?: string) => {
  const document = parse(source)
  const wrong = validate(schema, document)
  if (wrong.length) throw new Error(`${source}: ${wrong[0]!.message}`)
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const operation = operationName
    ? operations.find(({ name }) => name?.value === operationName)
    : operations.length === 1
      ? operations[0]
      : undefined
  const expected = asSent(
    await execute({ schema, document, variableValues: variables, operationName, contextValue: {} }),
  )
  const executionRequest = { document, operation, operationName, variables, context: {} }
  for (let run = 0; run < 2; run++) {
    const result = await compiled(executionRequest)
    for (const error of result.errors ?? [])
      expect([error instanceof GraphQLError, typeof error.extensions]).toEqual([true, 'object'])
    const { data, errors } = asSent(result)
    expect(data, source).toEqual(expected.data)
    // Where several errors make the same parent null, graphql-js may tell the first only.
    const expectedErrors = errors?.filter((one) =>
      expected.errors?.some(({ path }) => isDeepStrictEqual(path, one.path)),
    )
    expect(expectedErrors?.length ? expectedErrors : undefined, source).toEqual(expected.errors)
    for (const { path } of errors ?? []) if (path) expect(valueAt(data, path), source).toBeNull()
  }
  return expected
}

test.each([
  '{ shops { id name city rating count opened isOpen sort tags gaps } }',
  '{ a: shops(first: 1) { x: name y: name } b: shops(sort: NAME, first: 2) { name } __typename }',
  '{ shops { ...card } } fragment card on Shop { id ...more ... on Shop { rating } } fragment more on Shop { town { name people } nextTown { name } }',
  '{ shops { town { name } town { people } ...card } } fragment card on Shop { town { __typename } }',
  '{ shops { reviews(first: 3) { id stars text shop { reviews { id text(upper: true) } } } best { stars } } }',
  '{ shop(id: 13) { name } nothing { name } now slow { id reviews { stars } } }',
  'query Two($id: ID!) { shop(id: $id) { name } } query One { now }',
])('answers as graphql-js: %s', async (source) => {
  await expectTheSame(source, { id: 1 }, source.startsWith('query') ? 'Two' : undefined)
})

test.each([
  '{ shop(id: 0) { name } now }',
  '{ shop(id: 1) { name fails } }',
  '{ shop(id: 1) { name failsHard } now }',
  '{ shop(id: 1) { name failsLater } }',
  '{ shop(id: 1) { name failsLaterHard } now }',
  '{ shops { name failsLaterHard } now }',
  '{ shop(id: 1) { missing } now }',
  '{ never { name } now }',
  '{ shop(id: 1) { notANumber } }',
  '{ shop(id: 1) { badDate } }',
  '{ shop(id: 1) { listHard { id } } now }',
  '{ shop(id: 1) { reviews { broken } } now }',
])('fails as graphql-js: %s', async (source) => {
  const { errors } = await expectTheSame(source)
  expect(errors?.length).toBeGreaterThan(0)
})

test.each([
  [
    'query ($county: String, $radius: Float) { echo(filter: { county: $county, radius: $radius, tags: ["x"] }) }',
    { county: 'Kent' },
  ],
  ['query ($county: String = "Kent", $tag: String!) { echo(filter: { county: $county, tags: [$tag] }) }', { tag: 'a' }],
  [
    'query ($county: String, $lat: Float!) { echo(filter: { county: $county, near: { lat: $lat, lng: 1 } }) }',
    { county: null, lat: 2 },
  ],
  ['query ($filter: Filter) { echo(filter: $filter) }', { filter: { near: { lat: 1, lng: 2 }, tags: [] } }],
  ['query ($filter: Filter) { echo(filter: $filter) }', { filter: null }],
  ['query ($filter: Filter) { echo(filter: $filter) }', {}],
  ['query ($filter: Filter = { county: "Kent" }) { echo(filter: $filter) }', {}],
  ['query ($sort: Sort = NAME, $ids: [ID!]) { echo(sort: $sort, ids: $ids) }', { ids: [1, '2'] }],
  ['query ($ids: [ID!]) { echo(ids: $ids) }', { ids: 1 }],
  ['query ($at: DateTime) { echo(at: $at) }', { at: '2026-01-02T03:04:05Z' }],
  ['{ echo(at: "2026-01-02T03:04:05Z", sort: NAME, ids: 7) }', {}],
  ['query ($first: Int) { shops(first: $first) { id } }', { first: 1 }],
  ['query ($first: Int) { shops(first: $first) { id } }', {}],
  ['query ($first: Int = 1) { shops(first: $first) { id } }', {}],
  ['query ($n: Int, $flag: Boolean) { echo(n: $n, flag: $flag) }', { n: 1.0, flag: false, unknown: 1 }],
])('reads variables as graphql-js: %s %o', async (source, variables) => {
  expect((await expectTheSame(source, variables)).errors).toBeUndefined()
})

test.each([
  ['query ($id: ID!) { shop(id: $id) { name } }', {}],
  ['query ($id: ID!) { shop(id: $id) { name } }', { id: null }],
  ['query ($first: Int) { shops(first: $first) { id } }', { first: 'many' }],
  ['query ($first: Int) { shops(first: $first) { id } }', { first: 1.5 }],
  ['query ($first: Int) { shops(first: $first) { id } }', { first: 3e9 }],
  ['query ($sort: Sort) { echo(sort: $sort) }', { sort: 'RATIN' }],
  ['query ($filter: Filter) { echo(filter: $filter) }', { filter: { count: 'Kent' } }],
  ['query ($filter: Filter) { echo(filter: $filter) }', { filter: { near: { lat: 1 } } }],
  ['query ($filter: Filter) { echo(filter: $filter) }', { filter: 'Kent' }],
  ['query ($filter: Filter) { echo(filter: $filter) }', { filter: [] }],
  ['query ($filter: Filter) { echo(filter: $filter) }', { filter: { near: [] } }],
  ['query ($at: DateTime) { echo(at: $at) }', { at: 'yesterday' }],
])('refuses variables as graphql-js: %s %o', async (source, variables) => {
  const { data, errors } = await expectTheSame(source, variables)
  expect(data).toBeUndefined()
  expect(errors?.length).toBeGreaterThan(0)
})

test.each([
  [
    'query ($yes: Boolean!) { shops { id @include(if: $yes) name @skip(if: $yes) ...card @skip(if: $yes) ...card } } fragment card on Shop { city }',
    {},
  ],
  ['{ found { __typename ... on Shop { id } ... on Named { name } } named { name ... on Town { people } } }', {}],
  ['{ __schema { queryType { name } } __type(name: "Shop") { fields { name } } }', {}],
  ['mutation { a: add(n: 1) b: add(n: 2) }', {}],
])('leaves to graphql-js what the compiler does differently: %s', async (source) => {
  for (const yes of [true, false]) await expectTheSame(source, { yes })
})

test('a missing or ambiguous operation is reported as by graphql-js', async () => {
  await expectTheSame('query A { now } query B { now }', {}, 'C')
  await expectTheSame('query A { now } query B { now }')
})

test('random queries are answered as by graphql-js', async () => {
  let state = 42
  const random = (below: number) => (state = (state * 48271) % 2147483647) % below
  const leaves = [
    'id',
    'name',
    'city',
    'rating',
    'count',
    'opened',
    'isOpen',
    'sort',
    'tags',
    'gaps',
    '__typename',
    'fails',
    'failsLater',
    'notANumber',
  ]
  const shopFields = (depth: number): string =>
    Array.from({ length: 1 + random(5) }, (_, index) => {
      const kind = random(depth > 2 ? 6 : 10)
      const alias = random(3) ? '' : `f${depth}${index}: `
      if (kind < 6) return alias + leaves[random(leaves.length)]
      if (kind === 6) return `${alias}town { name people }`
      if (kind === 7) return `... on Shop { ${shopFields(depth + 1)} }`
      if (kind === 8) return `...card`
      return `r${depth}${index}: reviews(first: ${1 + random(3)}) { id s: shop { ${shopFields(depth + 1)} } ${random(4) ? 'stars' : 'text(upper: true)'} }`
    }).join(' ')
  let compared = 0
  for (let round = 0; round < 200; round++) {
    const source = `{ shops(first: ${1 + random(3)}) { ${shopFields(0)} ...card } x: shop(id: ${random(3)}) { ${shopFields(1)} } } fragment card on Shop { id nextTown { name } best { stars } }`
    if (validate(schema, parse(source)).length) continue
    await expectTheSame(source)
    compared++
  }
  expect(compared).toBeGreaterThan(100)
})
