import { Kind, parse, validate, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { createOperationCost } from './limits.plugin.ts'
import { createLimiter, limits, withinLimits, measure } from './query-limits.ts'
import { createSchema } from './schema.ts'
import { screenQueries } from './screen-queries.ts'

const schema = createSchema()
const refusal = createLimiter(schema)

const listOperations = (document: DocumentNode) =>
  document.definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)

const saidAgainst = (source: string, variables: Record<string, unknown> = {}) => {
  const document = parse(source)
  expect(validate(schema, document)).toEqual([])
  const [error] = validate(schema, document, [withinLimits])
  return (error ?? refusal(document, listOperations(document)[0]!, variables))?.message
}

const measureCost = (source: string) => {
  const document = parse(source)
  return measure(schema, document, listOperations(document)[0]!, { ...limits, cost: 1e9 }, () => 100).cost
}

test.each([...screenQueries()])('our own %s is within the limits, even with the longest lists', (_name, query) => {
  const document = parse(query, { maxTokens: limits.tokens })
  const size = measure(schema, document, listOperations(document)[0]!, limits, () => 100)
  const over = Object.entries(size).filter(([name, value]) => value > limits[name as keyof typeof size])
  expect(over).toEqual([])
})

test('100 suppliers with all fields are allowed, or 20 with ten reviews each', () => {
  const fields = `id name description email phone website address city county postcode country services serviceGroups isPremium averageRating
    reviewCount logoUrl bannerUrl imageUrl isVerified latitude longitude createdAt metaTitle metaDescription keywords specialties serviceAreas
    establishedYear isDemo`
  expect(
    saidAgainst(`{ suppliers(first: 100) { nodes { ${fields} } pageInfo { endCursor } totalCount } }`),
  ).toBeUndefined()
  expect(
    saidAgainst('{ suppliers { nodes { id reviews { nodes { id rating comment createdAt } } } } }'),
  ).toBeUndefined()
})

test('nested lists are multiplied: 100 suppliers with 100 reviews each are too many', () => {
  const tooMany = 'The query may return more than 5000 values: request fewer with `first`, or fewer fields.'
  expect(saidAgainst('{ suppliers(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } }')).toBe(tooMany)
  expect(saidAgainst('{ suppliers(first: 100) { edges { node { similar(first: 100) { name } } } } }')).toBe(tooMany)
  expect(measureCost('{ suppliers(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } }')).toBeGreaterThan(
    30_000,
  )
  const dear = parse('query ($n: Int) { suppliers(first: 100) { nodes { reviews(first: $n) { nodes { id } } } } }')
  const requested = measureCost('{ suppliers(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } }')
  expect(refusal(dear, listOperations(dear)[0]!, { n: 100 })?.extensions['cost']).toEqual({ requested, limit: 5000 })
})

test('a list that is always short counts as such', () => {
  expect(measureCost('{ suppliers(first: 100) { nodes { id } alternatives { node { id name } } } }')).toBeLessThan(500)
})

test('a variable counts by its value, and a list without `first` by its default length', () => {
  const query =
    'query ($many: Int, $few: Int = 2) { suppliers(first: $many) { nodes { reviews(first: $few) { nodes { id } } } } }'
  expect(saidAgainst(query, { many: 10, few: 10 })).toBeUndefined()
  expect(saidAgainst(query, { many: 10 })).toBeUndefined()
  expect(saidAgainst(query, { few: 5 })).toBeUndefined()
  expect(saidAgainst(query, { many: 100, few: 100 })).toContain('more than 5000 values')
  expect(saidAgainst(query, { few: 90 })).toContain('more than 5000 values')
  expect(saidAgainst(query.replace('$few: Int = 2', '$few: Int = 90'))).toContain('more than 5000 values')
})

test.each([Infinity, 2 ** 53, 2 ** 31, 101])(
  'a `first` of %s, which the list refuses, counts as the longest list',
  (many) => {
    const document = parse('query ($many: Int) { suppliers(first: $many) { nodes { id } } }')
    const operation = listOperations(document)[0]!
    const cost = createOperationCost(schema)
    expect(cost(document, operation, { many })).toBe(cost(document, operation, { many: 100 }))
    expect(cost(document, operation, { many: 1 })).toBeLessThan(cost(document, operation, { many }))
    expect(refusal(document, operation, { many })).toBeUndefined()
  },
)

test('depth is limited, through fragments too, but not for introspection', () => {
  const similar = (depth: number): string => (depth ? `similar(first: 1) { ${similar(depth - 1)} }` : 'id')
  expect(saidAgainst(`{ supplier(id: 1) { ${similar(8)} } }`)).toBeUndefined()
  expect(saidAgainst(`{ supplier(id: 1) { ${similar(9)} } }`)).toBe('The query is deeper than 10 fields.')
  expect(saidAgainst(`{ supplier(id: 1) { ...deep } } fragment deep on Supplier { ${similar(9)} }`)).toBe(
    'The query is deeper than 10 fields.',
  )
  const ofType = (depth: number): string => (depth ? `ofType { ${ofType(depth - 1)} }` : 'name')
  expect(saidAgainst(`{ __type(name: "Supplier") { fields { type { ${ofType(9)} } } } }`)).toBeUndefined()
})

test('aliases, directives and repeated fields are limited, in introspection too', () => {
  const many = (length: number) => Array.from({ length }, (_, index) => `a${index}: __typename`).join(' ')
  const aliases = many(16)
  const most = [many(15), '__typename '.repeat(51), '... @include(if: true) { __typename } '.repeat(50)]
  for (const fields of most) expect(saidAgainst(`{ ${fields} }`)).toBeUndefined()
  expect(saidAgainst(`{ ${aliases} }`)).toBe('The query has more than 15 aliases.')
  expect(saidAgainst(`{ __schema { queryType { ${aliases.replaceAll('__typename', 'name')} } } }`)).toBe(
    'The query has more than 15 aliases.',
  )
  expect(saidAgainst(`{ ${'__typename '.repeat(52)} }`)).toBe('The query repeats more than 50 fields.')
  expect(saidAgainst(`{ ${'... @include(if: true) { __typename } '.repeat(51)} }`)).toMatch(
    /more than 50 (directives|fields)/,
  )
})

test('fragments that multiply each other are refused without expansion', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, index) => `fragment f${index} on Supplier { ...f${index + 1} ...f${index + 1} }`,
  ).join(' ')
  expect(saidAgainst(`{ supplier(id: 1) { ...f0 } } ${fragments} fragment f60 on Supplier { id }`)).toBeDefined()
})
