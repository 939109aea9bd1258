import { expect, test } from 'vitest'
import { createGraphQLServer } from './server.ts'
import { createSchema } from './schema.ts'
import { screenQueries } from './screen-queries.ts'

const graphql = createGraphQLServer(createSchema())
const everything = { supplier: { id: '7' }, suppliers: { totalCount: 1 } }
const variables = { id: '7', filter: { query: 'blinds' } }

test('among our screens’ queries, a profile is a view, and first pages of directory and map are searches', () => {
  const counted = [...screenQueries()].flatMap(([name, query]) => {
    const [answered] = graphql.getCountedFields({ query, operationName: name, variables }, everything)
    return answered ? [`${name}: ${answered.as}`] : []
  })
  expect(counted.toSorted()).toEqual(['Directory: search', 'MapPage: search', 'SupplierProfile: view'])
})

test('the mark is in the schema: any query counts, whatever its name, aliases and fragments', () => {
  const query = `
    query Anything($mine: ID!, $words: String = "voiles") {
      first: supplier(id: $mine) { ...card }
      list: suppliers(filter: { query: $words }) { droppedWords ... on SupplierConnection { totalCount } }
    }
    fragment card on Supplier { id name }`
  const data = { first: { id: '7', name: 'A' }, list: { totalCount: 0, droppedWords: [] } }
  expect(graphql.getCountedFields({ query, variables: { mine: '7' } }, data)).toEqual([
    { as: 'view', args: { id: '7' }, value: data.first },
    { as: 'search', args: expect.objectContaining({ filter: { query: 'voiles' } }) as object, value: data.list },
  ])
})

test('a query for less, without results, or unreadable counts nothing', () => {
  for (const query of [
    '{ supplier(id: 7) { id } }',
    '{ supplier(id: 7) { other: id name } }',
    '{ supplier(id: 7) { id: name name: id } }',
    '{ suppliers { totalCount } }',
    '{ me { username } }',
    'mutation { signOut { isSignedOut } }',
    '{ nothing }',
    '{',
  ])
    expect(graphql.getCountedFields({ query }, everything), query).toEqual([])
  expect(graphql.getCountedFields({ query: '{ supplier(id: 7) { id name } }' }, { supplier: null })).toEqual([])
})
