import { readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  findBreakingChanges,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { examples } from '../../web/graphiql-examples.ts'
import { breachesOf, exceptions, forAll, partsOf, rules } from '../testing/schema-rules.ts'
import { withinLimits } from './query-limits.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()
const released = buildSchema(readFileSync('schema.released.graphql', 'utf8'))

describe('the schema keeps its rules, but for what was released before them', () => {
  const known = new Set(breachesOf(released))
  test('nothing new breaks one', () => {
    const fresh = breachesOf(schema).filter((breach) => !known.has(breach))
    expect(fresh, 'see the rules by these names in api/testing/schema-rules.ts').toEqual([])
  })

  test.each(forAll)('without exception for what was released: %s', (rule) => {
    expect(breachesOf(schema).filter((breach) => breach.startsWith(rule))).toEqual([])
  })

  test('no exception is made for what is gone', () => {
    const at = new Set(partsOf(schema).map((part) => part.at))
    expect(Object.keys(exceptions).filter((breach) => !at.has(breach.slice(breach.lastIndexOf(': ') + 2)))).toEqual([])
  })

  test('each rule finds what breaks it', () => {
    const broken = buildSchema(`
      type Query { things: [Thing!]!, pages(page: Int): ThingConnection, late(after: String, id: ID!): Int }
      type Mutation { makeThing(name: String!): Thing }
      type Thing { id: ID!, thingId: Int, status: String, big: Boolean, made: DateTime, lat: Float, old: Int @deprecated(reason: "soon") }
      type ThingConnection { nodes: [Thing!]! }
      enum Size { small }
      input Thingy { leaveEmpty: String }
      scalar DateTime`)
    const found = new Set(breachesOf(broken).map((breach) => breach.split(': ')[0]!))
    expect(Object.keys(rules).filter((rule) => !found.has(rule.split(': ')[0]!))).toEqual([])
  })
})

describe('what was released', () => {
  const breaking = (from: GraphQLSchema, to: GraphQLSchema) =>
    findBreakingChanges(from, to).map(({ description }) => description)

  test('is not broken', () => {
    expect(
      breaking(released, schema),
      'programs of others break: add beside what is there and deprecate it, or, a year later, `npm run codegen -- --release`',
    ).toEqual([])
  })

  test('a change of its kind would be seen', () => {
    const without = buildSchema(readFileSync('schema.graphql', 'utf8').replace('reviewCount: Int!', 'reviewCount: Int'))
    expect(breaking(schema, without)).toEqual([
      expect.stringMatching(/^\w+\.reviewCount changed type from Int! to Int\.$/),
    ])
  })

  test('has the names that partners were promised', () => {
    const at = new Set(partsOf(schema).map((part) => part.at))
    const promised = [
      ...'suppliers supplier featuredSuppliers suppliersNear suggest supplierMap counties county popularLocations posts post latestPosts me adSlots adminStats duplicateSuppliers backlinks scraperState scrapeRuns pending'
        .split(' ')
        .map((name) => `Query.${name}`),
      ...'signIn signOut registerSupplier requestListing sendMessage submitReview runScraper scrapeMaps bulkScrapeMaps addSupplierFromUrl stopScraper cleanDuplicates undoMerge addBacklink setBacklinkStatus saveAdSettings saveAdSlot decideItem'
        .split(' ')
        .map((name) => `Mutation.${name}`),
      'Subscription.scraperState',
      ...'query near radiusMiles county service verified'.split(' ').map((name) => `SupplierFilter.${name}`),
      ...'BEST RATING REVIEWS NAME DISTANCE RELEVANCE'.split(' ').map((name) => `SupplierSort.${name}`),
      ...'BLINDS CURTAINS SHUTTERS INSTALLATION REPAIRS CUSTOM'.split(' ').map((name) => `Service.${name}`),
      ...'nodes edges pageInfo totalCount isTotalExact facets place correctedQuery widenedToMiles'
        .split(' ')
        .map((name) => `SupplierConnection.${name}`),
    ]
    expect(promised.filter((name) => !at.has(name))).toEqual([])
  })
})

/** The operations of a text: fenced ones of a manual, literals of a program, the query of a request with curl, or a file's own. */
const operationsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.graphql')) return [text]
  if (file.endsWith('.md')) return [...text.matchAll(/```graphql\n([^]*?)```/g)].map(([, one]) => one!)
  if (file.endsWith('.sh')) return [...text.matchAll(/--data '([^']*)'/g)].map(([, one]) => JSON.parse(one!).query)
  return [...text.matchAll(/`(\s*(?:query|mutation|subscription)\b[^`]*)`/g)].map(([, one]) => one!)
}

const shown = [
  'README.md',
  ...['docs', 'docs/examples', 'docs/examples/typed-client'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:md|mjs|sh|graphql)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
].flatMap((file) => operationsIn(file).map((query): [string, string] => [file, query]))

test('the examples of GraphiQL, of the manuals and for partners are valid, use nothing deprecated, and stay within the limits', () => {
  const files = new Set(shown.map(([file]) => file))
  for (const file of [
    'README.md',
    'docs/changes.md',
    'docs/examples/apollo-client.mjs',
    'docs/examples/curl.sh',
    'docs/examples/fetch.mjs',
  ])
    expect(files).toContain(file)
  for (const [file, query] of [...examples.map(({ query }): [string, string] => ['GraphiQL', query]), ...shown])
    expect([
      file,
      validate(schema, parse(query), [...specifiedRules, NoDeprecatedCustomRule, withinLimits]).map(
        ({ message }) => message,
      ),
    ]).toEqual([file, []])
  expect(examples.map(({ query }) => /^(query|mutation|subscription) (\w+)/m.exec(query)?.[1])).toEqual(
    expect.arrayContaining(['query', 'mutation', 'subscription']),
  )
})
