import type { Pool, QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { wordsSettled } from '../model/matches.ts'
import { columnsForMap } from '../model/supplier-model.ts'
import { buildTwoTowns } from '../../testing/build/supplier.build.ts'
import { searchSuppliers, type ListArgs } from './search-suppliers.ts'

const { pool, close } = await testDatabase('places')
afterAll(close)

const asked: string[] = []
const query = (statement: QueryConfig) => {
  asked.push(statement.text)
  return pool.query(statement)
}
const counting = { query } as unknown as Pool

beforeAll(async () => {
  await buildTwoTowns(pool)
  await columnsForMap(counting)
})

/** So many statements a search asks once its words are in memory, as they are soon after it was first made. */
const expectStatements = (args: ListArgs, statements: number) =>
  vi.waitFor(
    async () => {
      await wordsSettled(counting)
      asked.length = 0
      const { nodes } = await searchSuppliers(counting, args)
      expect(nodes.length).toBeGreaterThan(0)
      expect(asked.length, asked.join('\n')).toBe(statements)
    },
    { timeout: 40_000 },
  )

// Whether memory is current, the names of places, the words, whether they are a name: all one statement. Then who is called so, and the page.
test.each<[string, ListArgs, number]>([
  ['a county', { filter: { county: 'Gloucestershire' } }, 1],
  ['a word', { filter: { query: 'blinds' } }, 3],
  ['words', { filter: { query: 'promenade fitting' } }, 3],
  ['a word in a county', { filter: { query: 'blinds', county: 'Gloucestershire', service: 'BLINDS' } }, 3],
  ['a word and a place', { filter: { query: 'blinds', near: 'Leeds' } }, 3],
  ['a word by relevance, of suppliers that were ranked before', { filter: { query: 'blinds' }, sort: 'RELEVANCE' }, 2],
  ['a misspelt word', { filter: { query: 'venetain' } }, 3],
  ['a place', { filter: { near: 'Leeds' } }, 2],
])('so few statements: %s', async (_, args, statements) => {
  await expectStatements(args, statements)
})

test('what several steps ask of a word, or of the name of a place, is asked at once', async () => {
  await expectStatements({ filter: { query: 'regency in Cheltenham' } }, 3)
  expect(asked.filter((text) => text.includes('supplier_word'))).toHaveLength(1)
  expect(asked.filter((text) => text.includes('location_name n join'))).toHaveLength(1)
})
