import pg, { type Pool, type QueryConfig } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { runWork, createWork } from '../process/work.ts'
import { testDatabase } from '../testing/test-database.ts'
import { readRowsBatched, readBatched } from './batched-read.ts'

const { pool, close } = await testDatabase()
afterAll(close)

let statements = 0
const query = (statement: QueryConfig) => {
  statements++
  return pool.query(statement)
}
const counting = { query } as unknown as Pool

test('queries of one turn become one statement, each with its own values', async () => {
  statements = 0
  const sum = readBatched(counting, 'select $1::int + $2::int sum', [1, 2])
  const none = readBatched(counting, 'select 1 where $1', [false])
  const later = Promise.resolve().then(() => readBatched(counting, 'select upper($1) word, $2::int[] list', ['a', [3]]))
  expect(await Promise.all([sum, none, later])).toEqual([{ sum: 3 }, null, { word: 'A', list: [3] }])
  expect(statements).toBe(1)
  await Promise.all([1, 2].map((value) => readBatched(counting, 'select $1::int', [value])))
  expect(statements, 'the same text twice').toBe(3)
  await Promise.all(
    ['select 1 one', 'select 2 two'].map((text) => runWork(createWork(), () => readBatched(counting, text, []))),
  )
  expect(statements, 'two requests').toBe(5)
})

test('so do statements with any number of rows, in order', async () => {
  statements = 0
  const words = readRowsBatched(counting, 'select word from unnest($1::text[]) word order by word desc', [
    ['a', 'c', 'b'],
  ])
  const none = readRowsBatched(counting, 'select 1 one where $1', [false])
  expect(await Promise.all([words, none])).toEqual([[{ word: 'c' }, { word: 'b' }, { word: 'a' }], []])
  expect(statements).toBe(1)
})

test('an error in one of them does not affect the others', async () => {
  const refused = readBatched(counting, 'select 1 / $1::int share', [0])
  const other = readBatched(counting, 'select $1::int share', [7])
  await expect(refused).rejects.toThrow('division by zero')
  expect(await other).toEqual({ share: 7 })
})

test.each(['53300', '53200', '08006', '57014'])(
  'a statement that fails for lack of space is not retried: %s',
  async (code) => {
    let queryCount = 0
    const refusing = {
      query: () => {
        queryCount++
        return Promise.reject(Object.assign(new pg.DatabaseError('not now', 0, 'error'), { code }))
      },
    } as unknown as Pool
    const parts = ['select 1 one', 'select 2 two'].map((text) => readBatched(refusing, text, []))
    expect((await Promise.allSettled(parts)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(queryCount).toBe(1)
  },
)
