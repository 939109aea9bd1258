import { afterAll, expect, test } from 'vitest'
import { plainSql } from './plain-sql.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
afterAll(database.close)
const em = () => database.orm.em.fork() as Parameters<typeof plainSql>[0]

test('plain SQL is undone with the transaction that it stands in', async () => {
  const failing = em().transactional(async (inside) => {
    const { rows } = await plainSql(inside).query(
      `insert into host_turn (host) values ($1) returning host, '{"a": 1}'::jsonb as data, now() as at`,
      ["o'clock?"],
    )
    expect(rows).toEqual([{ host: "o'clock?", data: { a: 1 }, at: expect.anything() }])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect((await database.pool.query('select * from host_turn')).rows).toEqual([])
  await expect(plainSql(em()).query('select 1')).rejects.toThrow('This belongs in a transaction')
})
