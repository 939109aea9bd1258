import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { testNetwork } from '../testing/test-network.ts'
import { openDatabase } from '../database/orm.ts'
import { runSql } from '../database/sql.ts'
import { User } from '../accounts/user.entity.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { toPublicError } from './to-public-error.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('of two deadlocked changes one succeeds, and the other is asked to retry', async () => {
  let holding = 0
  let bothAreLocked = () => {}
  const bothLocked = new Promise<void>((done) => (bothAreLocked = done))
  const change = (first: number, second: number) =>
    database.orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [first])
      if (++holding === 2) bothAreLocked()
      await bothLocked
      await em.execute('select pg_advisory_xact_lock(?)', [second])
    })
  const results = await Promise.allSettled([change(1, 2), change(2, 1)])
  const failed = results.flatMap((one) => (one.status === 'rejected' ? [toPublicError(one.reason)] : []))
  expect(failed.map((error) => [error?.code, error?.message])).toEqual([
    ['CONFLICT', 'Someone else changed this at the same time. Please try again.'],
  ])
})

test('an unstorable character is an input error; a wrong statement is an internal one', async () => {
  const failing = (text: string, values: unknown[] = []) =>
    database.pool.query(text, values).catch((error: unknown) => toPublicError(error)?.code)
  expect(await failing('select $1::text', ['a\u0000b'])).toBe('BAD_USER_INPUT')
  expect(await failing('select no_such_column')).toBeUndefined()
  const codeFor = (code: string) => toPublicError(Object.assign(new Error(), { code }))?.code
  expect(['22021', '22P05', '08P01'].map(codeFor)).toEqual(Array(3).fill('BAD_USER_INPUT'))
  expect(['40001', '40P01'].map(codeFor)).toEqual(['CONFLICT', 'CONFLICT'])
  expect(['57014', '53100', '25006', '42601'].map(codeFor)).toEqual([
    'TIMED_OUT',
    'UNAVAILABLE',
    'UNAVAILABLE',
    undefined,
  ])
  expect(toPublicError(new TypeError('x is undefined'))).toBeUndefined()
})

test('an operation that runs too long is cancelled with a clear message', async () => {
  const hasty = await openDatabase(database.url, [User], { timeoutMs: 100 })
  const resolve = () => runSql(hasty.pool, 'select pg_sleep(600) as far_too_long')
  const slow = { type: GraphQLInt, resolve }
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { slow } }) })
  const { data, errors } = await createGraphQLServer(schema).execute({ query: '{ slow }' }, {})
  expect([data, errors]).toMatchObject([
    { slow: null },
    [
      {
        message: 'The query took too long and was cancelled. Please request less data.',
        extensions: { code: 'TIMED_OUT' },
      },
    ],
  ])
  const running = `select from pg_stat_activity where query like '%far_too_long' and state = 'active'`
  expect((await database.pool.query(running)).rowCount).toBe(0)
  await hasty.close()
})

test('a full disk and an unavailable database give a clear message over every API', async () => {
  const full = await database.pool
    .query(
      `do $$ begin raise exception 'could not extend file "base/1": No space left on device' using errcode = '53100'; end $$`,
    )
    .catch(toPublicError)
  expect(full).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Nothing can be saved at the moment because the site has run out of storage. Please try again later.',
    extensions: { retryAfterSeconds: 300 },
  })
  const network = await testNetwork(database.url)
  const distant = await openDatabase(network.url, [User])
  const startReads = () => [
    distant.pool.query('select 1'),
    distant.orm.em.fork().execute('select 1'),
    distant.orm.em.fork().count(User),
    distant.orm.em.fork().transactional((em) => em.execute('select 1')),
  ]
  const expectAway = async () => {
    for (const { reason } of (await Promise.allSettled(startReads())) as PromiseRejectedResult[])
      expect(toPublicError(reason), String(reason)).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'The directory is unavailable at the moment. Please try again in a minute.',
      })
  }
  network.refuse()
  await expectAway()
  await network.close()
  await expectAway()
  await distant.close()
  expect(
    toPublicError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED', name: 'RequestError' })),
  ).toBeUndefined()
})
