import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { examples } from './explorer.ts'
import { findBreaches, listParts, rules } from '../testing/schema-rules.ts'
import { withinLimits } from './query-limits.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()

describe('the schema keeps its rules', () => {
  test('nothing breaks one', () => {
    expect(findBreaches(schema), 'see the rules by these names in api/testing/schema-rules.ts').toEqual([])
  })

  test('each rule finds violations', () => {
    const broken = buildSchema(`
      type Query { things: [Thing!]!, pages(page: Int): ThingConnection, late(after: String, id: ID!): Int }
      type Mutation { thing(name: String!): Thing }
      type Thing { id: ID!, thingId: Int, status: String, big: Boolean, made: DateTime, lat: Float, old: Int @deprecated(reason: "soon"), late: Int @deprecated(reason: "Since 2027-01-31: use old.") }
      type ThingConnection { nodes: [Thing!]! }
      enum Size { small }
      input Thingy { leaveEmpty: String }
      scalar DateTime`)
    const breaches = findBreaches(broken)
    expect(breaches.filter((breach) => /deprecation.* Thing\.(?:old|late)/.test(breach))).toEqual([
      'a deprecation says since when, and what to use: Thing.old',
    ])
    const found = new Set(breaches.map((breach) => breach.split(': ')[0]!))
    expect(Object.keys(rules).filter((rule) => !found.has(rule.split(': ')[0]!))).toEqual([])
  })

  test('it takes nothing away from the newest release, by its tag in git', () => {
    const git = (...args: string[]) => {
      const stdout: string | null = spawnSync('git', args, { encoding: 'utf8' }).stdout // null without git
      return stdout?.trim() ?? ''
    }
    const [tag] = git('tag', '--list', 'v[0-9]*', '--sort=-version:refname').split('\n')
    const released = tag ? git('show', `${tag}:schema.graphql`) : readFileSync('schema.graphql', 'utf8')
    expect(findBreakingChanges(buildSchema(released), schema)).toEqual([])
  })

  test('it has the names fixed for release 1.0', () => {
    const at = new Set(listParts(schema).map((part) => part.at))
    const named = (of: string, names: string) => names.split(' ').map((name) => `${of}.${name}`)
    const fixed = [
      ...named(
        'Query',
        'suppliers supplier featuredSuppliers suggest supplierMap counties county popularLocations posts post latestPosts me adSlots adminStats duplicateSuppliers merges backlinks scraperState scrapes pendingItems',
      ),
      ...named(
        'Mutation',
        'signIn signOut createRegistration createListingRequest createMessage createReview createReport runScraper stopScraper resumeScraper scrapeMaps bulkScrapeMaps previewSupplierFromUrl createSupplierFromUrl createSupplier updateSupplier deleteSupplier hideSupplier featureSupplier createVerification deleteVerification mergeDuplicates revertMerge dismissDuplicatePair createBacklink updateBacklink updateAdSettings createAdSlot updateAdSlot decideItem reopenItem createPost updatePost deletePost publishPost',
      ),
      'Subscription.scraperState',
      ...named('SupplierFilter', 'query near radiusMiles county service verified'),
      ...named('SupplierSort', 'BEST RATING REVIEWS NAME DISTANCE RELEVANCE'),
      ...named('Service', 'BLINDS CURTAINS SHUTTERS INSTALLATION REPAIRS CUSTOM'),
      ...named(
        'SupplierConnection',
        'nodes edges pageInfo totalCount isTotalExact facets place correctedQuery widenedToMiles',
      ),
      ...['Supplier', 'County', 'Post', 'Country'].map((type) => `${type}.url`),
      'County.suppliers(first:)',
      'Post.related(first:)',
    ]
    expect(fixed.filter((name) => !at.has(name))).toEqual([])
  })
})

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
    'docs/partners.md',
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
