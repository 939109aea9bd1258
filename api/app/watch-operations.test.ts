import { setTimeout as after } from 'node:timers/promises'
import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../server/log.ts'
import { metrics } from '../server/metrics.ts'
import { createAdmission } from './admission.ts'
import { createPipeline } from './pipeline.ts'
import { screenQueries } from './test-screens.ts'
import { screenNames, watchOperations } from './watch-operations.ts'

const args = { near: { type: GraphQLInt } }
const answer = { type: GraphQLInt, args, resolve: () => after(5, 1) }
const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { answer } }) })
const ask = (name: string, slowMs: number) =>
  createPipeline(schema, createAdmission(), watchOperations({ names: new Set(['CountyPage']), slowMs })).ask(
    { query: `query ${name}($near: Int) { answer(near: $near) }`, variables: { near: 4711 } },
    { requestId: 'r1' },
  )

afterEach(() => vi.restoreAllMocks())

test('a slow operation is logged by its name and request, without its variables; others are not', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  await ask('CountyPage', 60_000)
  expect(warn).not.toHaveBeenCalled()
  await ask('CountyPage', 1)
  await ask('AnyName', 1)
  expect(warn.mock.calls).toEqual(
    ['CountyPage', 'other'].map((operation) => [
      { requestId: 'r1', operation, durationMs: expect.any(Number) },
      'an operation was slow',
    ]),
  )
})

test('operations are counted by the names of the site itself, all others together', async () => {
  metrics.operationSeconds.reset()
  for (const name of ['CountyPage', 'MadeUp1', 'MadeUp2']) await ask(name, 60_000)
  const { values } = await metrics.operationSeconds.get()
  const counts = values.filter(({ metricName }) => metricName === 'directory_graphql_operation_seconds_count')
  expect(counts.map(({ labels, value }) => [labels.operation, value])).toEqual([
    ['CountyPage', 1],
    ['other', 2],
  ])
  expect([...screenNames()].toSorted()).toEqual([...screenQueries().keys()].toSorted())
})
