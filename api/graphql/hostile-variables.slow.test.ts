import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build, buildTwoTowns } from '../testing/build/supplier.factory.ts'
import { sample } from '../testing/long.ts'
import { fillTables } from '../testing/fill-tables.ts'
import { testSchema, testSite } from '../testing/test-site.ts'

const site = await testSite({ SCRAPER_SOURCES: 'yell' }, 'places')
afterAll(site.close)
beforeAll(async () => {
  const { pool } = site.database
  await buildTwoTowns(pool)
  for (let supplier = 1; supplier <= 7; supplier++) await build(pool).review(supplier)
  await pool.query(`
    update supplier set is_verified = true, verified_at = now(), is_premium = true, featured_until = current_date + 9;
    insert into blog_post (title, slug, content, published) values ('Roman blinds', 'roman-blinds', 'For kitchens.', true);
    insert into decision (kind, item_id, from_status, to_status, username) values ('REVIEW', 1, 'pending', 'published', 'ada')`)
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const tables = rows.map(({ name }) => name).filter((name) => !/^(tally|report)_?/.test(name)) // whose texts are dates
  await fillTables(pool, tables)
  await pool.query(`update scrape_page set status = 'done', outcome = 'blocked', done_at = now()`)
})

type Field = GraphQLField<unknown, unknown>

const ways: Record<string, (selection: string) => string> = {
  Query: (selection) => selection,
  Mutation: (selection) => selection,
  ApiKey: (selection) => `apiKeys { nodes { ${selection} } }`,
  County: (selection) => `county(urlName: "gloucestershire") { ${selection} }`,
  PendingItem: (selection) => `pendingItem(id: "1", kind: REVIEW) { ${selection} }`,
  Post: (selection) => `posts { nodes { ${selection} } }`,
  Supplier: (selection) => `suppliers(first: 1) { nodes { ${selection} } }`,
  SupplierArea: (selection) => `supplierArea(county: "Gloucestershire") { ${selection} }`,
  SupplierFacets: (selection) => `suppliers { facets { ${selection} } }`,
  Webhook: (selection) => `webhooks { nodes { ${selection} } }`,
}

const fields = Object.values(testSchema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__') && type !== testSchema.getSubscriptionType()
    ? Object.values(type.getFields())
        .filter(({ args }) => args.length)
        .map((field) => ({ at: `${type.name}.${field.name}`, type: type.name, field }))
    : [],
)

test('every field with arguments can be reached', () => {
  expect([...new Set(fields.map(({ type }) => type))].filter((type) => !(type in ways))).toEqual([])
})

type InputParts = 'required' | 'all'

const createValue = (type: GraphQLInputType, inputParts: InputParts, depth = 0): unknown => {
  if (isNonNullType(type)) return createValue(type.ofType, inputParts, depth)
  if (isListType(type)) return [createValue(type.ofType, inputParts, depth)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) return createParts(Object.values(type.getFields()), inputParts, depth + 1)
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTime: '2026-01-02T03:04:05Z',
    JSON: {},
  }
  return values[type.name] ?? '1'
}
const createParts = (
  parts: readonly { name: string; type: GraphQLInputType; defaultValue?: unknown }[],
  inputParts: InputParts,
  depth = 0,
) =>
  Object.fromEntries(
    parts
      .filter((part) =>
        inputParts === 'all' ? depth < 4 : isNonNullType(part.type) && part.defaultValue === undefined,
      )
      .map(({ name, type }) => [name, createValue(type, inputParts, depth)]),
  )

const withNulls = (type: GraphQLInputType, inputParts: InputParts, depth = 0): unknown[] => {
  if (isNonNullType(type)) return withNulls(type.ofType, inputParts, depth).filter((value) => value !== null)
  const inside = (): unknown[] => {
    if (depth > 3) return []
    if (isListType(type)) return withNulls(type.ofType, inputParts, depth + 1).map((value) => [value])
    if (!isInputObjectType(type)) return []
    const parts = Object.values(type.getFields())
    const others = createParts(parts, inputParts)
    return parts.flatMap((part) =>
      withNulls(part.type, inputParts, depth + 1).map((value) => ({ ...others, [part.name]: value })),
    )
  }
  return [null, ...inside()]
}

const operationFor = (type: string, { name, args, type: answered }: Field, used: readonly GraphQLArgument[]) => {
  const inputParts = args.filter((arg) => used.includes(arg))
  const variables = inputParts.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const values = inputParts.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = `${name}${values && `(${values})`}${isCompositeType(getNamedType(answered)) ? ' { __typename }' : ''}`
  return `${type === 'Mutation' ? 'mutation' : 'query'}${variables && ` (${variables})`} { ${ways[type]!(selection)} }`
}

/** Errors that a client can correct; a fault of the site is none of them. */
const understood = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'UNAUTHENTICATED'])

const findFaults = async (query: string, variables: object): Promise<string[]> => {
  site.as(site.admin)
  const { errors = [] } = await site.ask(query, variables)
  return errors.flatMap(({ message, extensions: { code } }) =>
    understood.has(String(code)) ? [] : [`${JSON.stringify(variables).slice(0, 300)}: ${String(code)}, ${message}`],
  )
}

describe('null is accepted, or refused with a message, wherever the schema allows it', () => {
  test.each(fields)('$at', async ({ type, field }) => {
    const faults: string[] = []
    for (const inputParts of ['required', 'all'] as const)
      for (const arg of field.args) {
        const others = createParts(field.args, inputParts)
        const used = field.args.filter(({ name }) => name in others || name === arg.name)
        for (const value of sample(withNulls(arg.type, inputParts), 15))
          faults.push(...(await findFaults(operationFor(type, field, used), { ...others, [arg.name]: value })))
      }
    expect(faults).toEqual([])
  })
})

const createWrongValues = (type: GraphQLInputType, depth = 0): unknown[] => {
  if (isNonNullType(type)) return [null, ...createWrongValues(type.ofType, depth)]
  if (isListType(type)) return [{}, [[]], ...createWrongValues(type.ofType, depth + 1).map((value) => [value])]
  if (isInputObjectType(type)) {
    const parts = depth > 2 ? [] : Object.values(type.getFields())
    const others = createParts(parts, 'required')
    return [
      [],
      'x',
      { ...others, unknown: 1 },
      ...parts.flatMap((part) =>
        createWrongValues(part.type, depth + 1).map((value) => ({ ...others, [part.name]: value })),
      ),
    ]
  }
  const other: Record<string, unknown> = { String: 1, ID: 1.5, Int: '1', Float: '1', Boolean: 'true' }
  return [[], {}, other[type.name] ?? 'x']
}

describe('wrong variables get the same response each time, since repeated operations are compiled', () => {
  test.each(fields)('$at', async ({ type, field }) => {
    site.as(site.admin)
    const differences: unknown[] = []
    for (const arg of field.args) {
      const others = createParts(field.args, 'required')
      const query = operationFor(
        type,
        field,
        field.args.filter(({ name }) => name in others || name === arg.name),
      )
      for (const value of sample(createWrongValues(arg.type), 15)) {
        const variables = { ...others, [arg.name]: value }
        const outcomes: string[] = []
        for (let turn = 0; turn < 4; turn++) {
          const { data, errors } = await site.ask(query, variables)
          outcomes.push(data === undefined ? JSON.stringify(errors) : 'run')
        }
        if (new Set(outcomes).size > 1) differences.push([variables, ...outcomes])
      }
    }
    expect(differences).toEqual([])
  })
})

interface List {
  at: string
  query: string
  variables: Record<string, unknown>
}

const selectionFor = (type: string, field: Field) => {
  const { name } = getNamedType(field.type)
  const fieldsOfType = testSchema.getType(name)
  const has = (part: string) => isObjectType(fieldsOfType) && part in fieldsOfType.getFields()
  if (has('pageInfo')) return '{ pageInfo { endCursor } }'
  return has('cursor') ? '{ cursor }' : '{ __typename }'
}

/** Other filters of a list have other cursors. */
const filters: Record<string, object[]> = {
  'Query.suppliers': [
    { filter: { query: 'blinds', near: 'Cheltenham' } },
    { filter: { query: 'regency xqzzy', near: 'Cheltenham' } }, // of which a word is left out
  ],
}

const lists = fields
  .filter(({ field }) => field.args.some(({ name }) => name === 'after' || name === 'since'))
  .flatMap(({ at, type, field }) => {
    const required = createParts(field.args, 'required')
    const sort = field.args
      .map((arg) => ({ name: arg.name, of: getNamedType(arg.type) }))
      .find(({ name }) => name === 'sort')
    const orders: object[] = [
      {},
      ...(sort && isEnumType(sort.of) ? sort.of.getValues().map(({ name }) => ({ sort: name })) : []),
      ...['oldestFirst', 'latestFirst']
        .filter((name) => field.args.some((arg) => arg.name === name))
        .map((name) => ({ [name]: true })),
    ]
    return [{}, ...(filters[at] ?? [])].flatMap((filter) =>
      orders.map((order): List => {
        const variables: Record<string, unknown> = { ...required, ...filter, ...order }
        const cursor = field.args.some(({ name }) => name === 'since') ? 'since' : 'after'
        const used = field.args.filter(({ name }) => name in variables || name === cursor || name === 'first')
        const query = operationFor(type, field, used)
          .replace('{ __typename }', selectionFor(type, field))
          .replaceAll('$since', '$after')
        return { at: `${at} ${JSON.stringify({ ...filter, ...order })}`, query, variables: { ...variables, first: 1 } }
      }),
    )
  })

const cursorsIn = (answer: unknown): string[] =>
  JSON.stringify(answer).match(/(?<="(?:cursor|endCursor)":")[^"]+/g) ?? []

const hostile = [
  1e300,
  -1e300,
  1e-300,
  1e38,
  -1e38,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  0.5,
  -1,
  0,
  13,
  '0000-01-01T00:00:00.000000Z',
  '9999-12-31T23:59:59.999999Z',
  '2026-02-31T00:00:00.000000Z',
  '0000-01-01',
  '9999-12-31',
  'NaN',
  '',
  'x'.repeat(300),
  '\0',
  '\ud800',
  '1',
  null,
  true,
  [],
  {},
]

/** Cursors of one shape are refused or understood alike. */
const normaliseCursor = (cursor: string) =>
  Buffer.from(cursor, 'base64url')
    .toString()
    .replaceAll(/-?\d+(\.\d+)?/g, '0')

const spoilt = (cursor: string): string[] => {
  const spoil = (value: unknown): unknown[] => [
    ...hostile,
    ...(Array.isArray(value) ? value.flatMap((one, at) => spoil(one).map((other) => value.with(at, other))) : []),
  ]
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return spoil(position).map((other) => Buffer.from(JSON.stringify(other)).toString('base64url'))
  } catch {
    return [] // of the feed of changes, which has a sum of its own
  }
}

describe('another list’s or an invented cursor is accepted, or refused with a message', async () => {
  const own = new Map<List, string[]>()
  beforeAll(async () => {
    site.as(site.admin)
    for (const list of lists) own.set(list, cursorsIn(await site.ask(list.query, list.variables)))
  })

  test('every list has its own cursor, except one that needs an import', () => {
    expect(lists.filter((list) => !own.get(list)!.length).map(({ at }) => at)).toEqual(['Query.skippedSuppliers {}'])
  })

  test.each(lists)('$at', async (list) => {
    const faults: string[] = []
    const others = new Map([...own.values()].flat().map((cursor) => [normaliseCursor(cursor), cursor]))
    const made = own.get(list)!.slice(0, 1).flatMap(spoilt)
    const cursors = new Set([...others.values(), ...sample(made, 12)])
    for (const after of cursors) {
      const found = await findFaults(list.query, { ...list.variables, after })
      if (found.length) faults.push(`${Buffer.from(after, 'base64url').toString()} ${found.join()}`)
    }
    expect(faults).toEqual([])
  })
})
