import { setTimeout as after } from 'node:timers/promises'
import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Backlink } from '../backlinks/backlink.entity.ts'
import { runSql } from '../database/sql.ts'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import type { Span } from '../process/work.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createGraphQLServer } from './server.ts'
import { watchOperations } from './watch-operations.ts'
import { watchPage } from '../pages/watch-page.ts'

const database = await testDatabase()
afterAll(database.close)

/** Eight statements, the transaction's own two among them. */
const askDatabase = async () => {
  await Promise.all([1, 2, 3].map((n) => runSql(database.pool, 'select pg_sleep(0.002), $1::int', [n])))
  await runSql(database.pool, 'select 1', [], { isPlannedOnce: true })
  await database.orm.em.fork().transactional(async (em) => {
    await runSql(em, 'select 1')
    await em.find(Backlink, {}, { limit: 1 })
  })
  return 1
}

const args = { near: { type: GraphQLInt } }
const answer = { type: GraphQLInt, args, resolve: () => after(5, 1) }
const stored = { type: GraphQLInt, resolve: askDatabase }
const failing = { type: GraphQLInt, resolve: () => Promise.reject(new Error('failed')) }
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { answer, stored, failing } }),
})
const runQuery = (name: string, slowMs: number) =>
  createGraphQLServer(schema, { watch: watchOperations({ names: new Set(['CountyPage']), slowMs }) }).execute(
    { query: `query ${name}($near: Int) { answer(near: $near) }`, variables: { near: 4711 } },
    { requestId: 'r1' },
  )

afterEach(() => vi.restoreAllMocks())

test('a slow operation is logged with its name and request, without variables; others are not', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  // Other code may log a warning at any time.
  const slow = () => warn.mock.calls.filter(([, message]) => message === 'slow operation')
  await runQuery('CountyPage', 60_000)
  expect(slow()).toEqual([])
  await runQuery('CountyPage', 1)
  await runQuery('AnyName', 1)
  expect(slow()).toEqual(
    ['CountyPage', 'other'].map((operation) => [
      { requestId: 'r1', operation, durationMs: expect.any(Number), statements: 0, sqlMs: 0 },
      'slow operation',
    ]),
  )
})

test('a slow operation or page is logged with its database statements, over any transport', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  await Promise.all([askDatabase(), askDatabase()]) // a new connection is prepared by a statement of its own
  const watch = watchOperations({ names: new Set(['CountyPage']), slowMs: 1 })
  const { execute } = createGraphQLServer(schema, { watch })
  const operation = () => execute({ query: 'query CountyPage { stored }' }, { requestId: 'r1' })
  const page = { status: 200, head: '', styles: '', body: '', data: '', modules: [], tags: [] }
  const watched = { requestId: 'r2', path: '/counties/kent', slowMs: 1 }
  const other = askDatabase() // at the same time, on the same connections, outside a request
  await watchPage(watched, async () => {
    await operation()
    await operation()
    return page
  })
  await other
  const logLines = warn.mock.calls.map(([line]) => line).filter((line) => /"r[12]"/.test(JSON.stringify(line)))
  const times = { durationMs: expect.any(Number), sqlMs: expect.any(Number) }
  const one = { requestId: 'r1', operation: 'CountyPage', statements: 8, ...times }
  expect(logLines).toEqual([one, one, { requestId: 'r2', path: '/counties/kent', statements: 16, ...times }])
  for (const { sqlMs } of logLines as { sqlMs: number }[]) expect(sqlMs).toBeGreaterThan(0)
})

test('the trace of an operation ends with whether it failed', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const end = vi.fn<(isFailed: boolean) => void>()
  const traces = { child: () => ({ end }) } as unknown as Pick<Span, 'child'>
  const watch = watchOperations({ names: new Set(), slowMs: 60_000, traces })
  const { execute } = createGraphQLServer(schema, { watch })
  for (const query of ['{ answer }', '{ failing }']) await execute({ query }, {})
  expect(end.mock.calls).toEqual([[false], [true]])
})

test('operations are counted by the names of the site itself, all others together', async () => {
  metrics.operationSeconds.reset()
  for (const name of ['CountyPage', 'MadeUp1', 'MadeUp2']) await runQuery(name, 60_000)
  const { values } = await metrics.operationSeconds.get()
  const counts = values.filter(({ metricName }) => metricName === 'directory_graphql_operation_seconds_count')
  expect(counts.map(({ labels, value }) => [labels.operation, value])).toEqual([
    ['CountyPage', 1],
    ['other', 2],
  ])
})
