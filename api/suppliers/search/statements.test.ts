import type { Pool, QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { buildTwoTowns } from '../../testing/build/supplier.factory.ts'
import { searchSuppliers, type ListArgs } from './search-suppliers.ts'

const { pool, close } = await testDatabase('places')
afterAll(close)

const sent: string[] = []
const query = (statement: QueryConfig) => {
  sent.push(statement.text)
  return pool.query(statement)
}
const counting = { query } as unknown as Pool

beforeAll(async () => {
  await buildTwoTowns(pool)
  await searchSuppliers(counting, { filter: { county: 'Gloucestershire', near: 'Leeds' } }) // caches plans
})

const expectStatements = async (args: ListArgs, statements: number) => {
  sent.length = 0
  const { nodes } = await searchSuppliers(counting, args)
  expect(nodes.length).toBeGreaterThan(0)
  expect(sent.length, sent.join('\n')).toBe(statements)
}

// For words, places and names; then for exact names, the estimate and the page.
test.each<[string, ListArgs, number]>([
  ['a county', { filter: { county: 'Gloucestershire' } }, 1],
  ['a word', { filter: { query: 'blinds' } }, 4],
  ['words', { filter: { query: 'promenade fitting' } }, 6],
  ['a word in a county', { filter: { query: 'blinds', county: 'Gloucestershire', service: 'BLINDS' } }, 4],
  ['a word and a place', { filter: { query: 'blinds', near: 'Leeds' } }, 5],
  ['a word by relevance', { filter: { query: 'blinds' }, sort: 'RELEVANCE' }, 3],
  ['a misspelt word', { filter: { query: 'venetain' } }, 5],
  ['a misspelt word and a misspelt place', { filter: { query: 'blnids in cheltenam' } }, 9],
  ['words that nobody has', { filter: { query: 'blorf blinds gnartle' } }, 9],
  ['a place', { filter: { near: 'Leeds' } }, 3],
])('as few statements as listed: %s', async (_, args, statements) => {
  await expectStatements(args, statements)
})

test('a text without a known word costs little more than a misspelt one', async () => {
  sent.length = 0
  const query = 'blorf gnartle skweeb pontify dranth ulquat morvin jeplex hootan riskle vandor quimble'
  expect((await searchSuppliers(counting, { filter: { query } })).nodes).toEqual([])
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(10)
})
