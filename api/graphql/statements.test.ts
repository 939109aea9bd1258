import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql'
import { getMetadataStorage } from 'type-graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../seed/seed-demo.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { toNodeId } from '../schema/node.ts'
import { getWeight } from '../process/weight.ts'
import { countStatements } from '../testing/count-statements.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createGraphQLServer } from './server.ts'
import { createSchema } from './schema.ts'

const database = await testDatabase('places')
afterAll(database.close)
beforeAll(() => seedDemo(database, { suppliers: 400 }))

const schema = createSchema()
const graphql = createGraphQLServer(schema)
const runQuery = (query: string) =>
  graphql.execute({ query }, createContext(database, readEnv({ LOG_LEVEL: 'silent' }), { ip: '192.0.2.1' }))

/** However long its lists are; a list of 30 or more is queried. */
const maxStatements = 12
const long = 30

const fieldArguments: Record<string, string> = {
  county: 'urlName: "kent"',
  invitation: 'token: "none"',
  legalText: 'of: PRIVACY',
  node: `nodeId: "${toNodeId('Supplier', 1)}"`,
  nodes: `nodeIds: ["${toNodeId('Supplier', 1)}", "${toNodeId('County', 1)}", "${toNodeId('Post', 1)}"]`,
  post: 'slug: "measure-windows-for-blinds"',
  suggest: 'text: "le"',
  supplier: 'id: 1',
  supplierMap: 'bounds: { west: -8, south: 49, east: 2, north: 60 }, zoom: 5',
}

const isTransparent = ({ name }: Field) => ['nodes', 'edges', 'node'].includes(name)

type Field = GraphQLField<unknown, unknown>
const listFields = (type: GraphQLNamedType): Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
const getFieldType = ({ type }: Field) => getNamedType(type)

/** An object of plain values, such as a position, is queried with the values beside it. */
const isValue = (field: Field) =>
  isObjectType(getFieldType(field)) &&
  !getWeight(field) &&
  listFields(getFieldType(field)).every((one) => !isCompositeType(getFieldType(one)))

const selectScalars = (type: GraphQLNamedType): string =>
  listFields(type)
    .filter(
      (field) => (!isCompositeType(getFieldType(field)) || isValue(field)) && !field.args.some(isRequiredArgument),
    )
    .map((field) => (isValue(field) ? `${field.name} { ${selectScalars(getFieldType(field))} }` : field.name))
    .join(' ')

const createSelections = (type: GraphQLNamedType, depth: number): string[] => [
  ...(selectScalars(type) ? [selectScalars(type)] : []),
  ...listFields(type)
    .filter((field) => isCompositeType(getFieldType(field)) && !isValue(field) && (depth > 0 || isTransparent(field)))
    .flatMap((field) =>
      createSelections(getFieldType(field), isTransparent(field) ? depth : depth - 1).map(
        (inner) => `${field.name}${takesFirst(field) ? '(first: 2)' : ''} { ${inner} }`,
      ),
    ),
]

const takesFirst = ({ args }: Field) => args.some(({ name }) => name === 'first')

const query = (field: Field, selection: string) => {
  const args = [fieldArguments[field.name], takesFirst(field) && `first: ${long}`].filter(Boolean).join(', ')
  return `{ ${field.name}${args && `(${args})`} ${selection && `{ ${selection} }`} }`
}

/** Queries of the back office cost what an administrator wants to know. */
const publicFields = getMetadataStorage()
  .queries.filter(({ roles }) => !roles)
  .map(({ schemaName }) => [schemaName, schema.getQueryType()!.getFields()[schemaName]!] as const)

test('a county page’s data besides its suppliers is four statements', async () => {
  const counted = (fields: string) =>
    countStatements(async () =>
      expect((await runQuery(`{ county(urlName: "kent") { ${fields} } }`)).errors).toBeUndefined(),
    )
  const beside = 'services cities { city } stats { averageRating } content { overview } neighbours(first: 5) { name }'
  expect(await counted(beside)).toBe((await counted('id')) + 4)
})

describe('a list of any length takes a few statements, with any fields two levels deep', () => {
  test.each(publicFields)('%s', async (_, field) => {
    const selections = isCompositeType(getFieldType(field)) ? createSelections(getFieldType(field), 2) : ['']
    const isAsking = (await countStatements(() => runQuery(query(field, selections[0]!)))) > 0
    expect(!isAsking || getWeight(field), `${field.name} asks the database: give it a weight`).toBeTruthy()
    for (const selection of selections) {
      const text = query(field, selection)
      const counted = await countStatements(async () => {
        const { errors = [] } = await runQuery(text)
        expect(
          errors.filter(({ message }) => !message.startsWith('The query may return more than')),
          text,
        ).toEqual([])
      })
      expect(counted, text).toBeLessThanOrEqual(maxStatements)
    }
  })
})
