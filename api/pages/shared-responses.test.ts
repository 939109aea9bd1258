import { GraphQLError, type ExecutionResult } from 'graphql'
import { expect, test } from 'vitest'
import { createCache } from '../cache/cache.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { createSchema } from '../graphql/schema.ts'
import { createSharedResponses } from './shared-responses.ts'

const ads = { query: '{ adSlots { id } adSettings { isEnabled } }' }
const mixed = { query: '{ adSlots { id } counties { id } }' }

test('the advertisements’ query runs once for all pages until one changes; other queries and errors do not', async () => {
  let time = 0
  const cache = createCache({ now: () => time })
  const share = createSharedResponses(createGraphQLServer(createSchema()), cache)
  let asked = 0
  const execute = async (): Promise<ExecutionResult> => ({ data: { asked: ++asked } })
  const failing = async (): Promise<ExecutionResult> => ({ errors: [new GraphQLError(`refused ${++asked}`)] })
  const find = async (question = ads, answer = execute) => (await share(question, answer)).data?.['asked']

  expect(await Promise.all([find(), find()])).toEqual([1, 1])
  expect([await find(mixed), await find(mixed)]).toEqual([2, 3])
  cache.tags.invalidate(Array.from({ length: 40_000 }, (_, id) => `supplier:${id}`)) // in a night's scraping
  expect(await find()).toBe(1)
  const narrow = () => share({ ...ads, variables: { at: 'home' } }, execute)
  expect([(await narrow()).data, (await narrow()).data], 'with other variables').toEqual([{ asked: 4 }, { asked: 4 }])
  asked = 3
  cache.tags.invalidate(['ads'])
  expect([await find(ads, failing), await find(), await find()]).toEqual([undefined, 5, 5])
  cache.tags.invalidateAll()
  expect(await find()).toBe(6)
  time += 5 * 60_000 + 1
  expect(await find()).toBe(7)

  let isAnswered: (answer: ExecutionResult) => void = () => {}
  cache.tags.invalidate(['ads'])
  const slow = find(ads, () => new Promise((done) => (isAnswered = done)))
  cache.tags.invalidate(['ads']) // it may have been read before this
  const late = find()
  isAnswered({ data: { asked: 'late' } })
  expect([await slow, await late, await find()]).toEqual(['late', 8, 8])
})
