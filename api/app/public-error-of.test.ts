import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { publicErrorOf } from './public-error-of.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('two changes that wait for each other: one is done, and who asked for the other is told to try again', async () => {
  let holding = 0
  let bothHold = () => {}
  const held = new Promise<void>((done) => (bothHold = done))
  const change = (first: number, second: number) =>
    database.orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [first])
      if (++holding === 2) bothHold()
      await held
      await em.execute('select pg_advisory_xact_lock(?)', [second])
    })
  const results = await Promise.allSettled([change(1, 2), change(2, 1)])
  const failed = results.flatMap((one) => (one.status === 'rejected' ? [publicErrorOf(one.reason)] : []))
  expect(failed.map((error) => [error?.code, error?.message])).toEqual([
    ['CONFLICT', 'Somebody else has changed this at the same moment. Please try again.'],
  ])
})

test('a character that the database cannot keep is the sender’s; a wrong statement and a programming error are ours', async () => {
  const failing = (text: string, values: unknown[] = []) =>
    database.pool.query(text, values).catch((error: unknown) => publicErrorOf(error)?.code)
  expect(await failing('select $1::text', ['a\u0000b'])).toBe('BAD_USER_INPUT')
  expect(await failing('select no_such_column')).toBeUndefined()
  expect(publicErrorOf(new TypeError('x is undefined'))).toBeUndefined()
})
