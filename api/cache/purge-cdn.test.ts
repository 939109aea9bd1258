import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'graphql'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../process/log.ts'
import { createPersistedQueries, persistedLimits } from '../graphql/documents.ts'
import { createPurge } from './purge-cdn.ts'
import { createSchema } from '../graphql/schema.ts'
import { createResponseTags } from './response-tags.ts'
import { countTag, supplierTag, surrogateKey, tableTag } from './tags.ts'

let calls: { tags: string[]; token: string | undefined; keys: unknown }[] = []
let answers: (number | 'silence')[] = []
const cdn = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { authorization: token } = request.headers
    calls.push({ ...(JSON.parse(body) as { tags: string[] }), token, keys: request.headers['surrogate-key'] })
    const answer = answers.shift() ?? 200
    if (answer === 'silence') return
    response.statusCode = answer
    response.end('{}')
  })
})
await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done))
const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`
afterAll(() => {
  cdn.closeAllConnections()
  cdn.close()
})
beforeEach(() => {
  calls = []
  answers = []
})

test('changes within a moment are purged in one call, with the token', async () => {
  const purge = createPurge({ url, token: 'secret', batchMs: 20 })
  for (const table of ['supplier', 'review', 'blog_post', 'supplier']) purge.changed(table)
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls).toEqual([{ tags: ['posts', 'suppliers'], token: 'Bearer secret', keys: 'posts suppliers' }])
  purge.changed()
  await purge.stop() // sends the rest before it stops
  expect(calls[1]).toMatchObject({ tags: ['directory'] })
})

test('a failed or unanswered call is retried once and then logged', async () => {
  const fault = vi.spyOn(log, 'error').mockImplementation(() => {})
  const purge = createPurge({ url, batchMs: 60_000 })
  answers = [500, 200]
  purge.changed('county')
  await purge.stop()
  expect([calls.length, fault.mock.calls.length]).toEqual([2, 0])
  answers = [503, 503]
  purge.changed('ad_slot')
  await purge.stop()
  expect(calls.slice(2)).toMatchObject([{ tags: ['ads'], token: undefined }, { tags: ['ads'] }])
  expect(fault).toHaveBeenCalledOnce()
  const hurried = createPurge({ url, batchMs: 60_000, timeoutMs: 50 })
  answers = ['silence', 'silence']
  hurried.changed('ad_slot')
  await hurried.stop()
  expect(fault).toHaveBeenCalledTimes(2)
  fault.mockRestore()
})

test('what changes during a call is purged by the next', async () => {
  const purge = createPurge({ url, batchMs: 1, timeoutMs: 100 })
  answers = ['silence']
  purge.changed('supplier')
  const purged = () => calls.flatMap(({ tags }) => tags) // a late call of the test before may be among them
  await expect.poll(purged, { interval: 5 }).toContain('suppliers')
  purge.changed('county')
  await expect.poll(purged).toContain('counties')
  await purge.stop()
})

test('a response’s Surrogate-Key has its kinds of data and single objects, from its tags', () => {
  const answerTags = createResponseTags(createSchema())
  const getSurrogateKey = (query: string, data: unknown = {}) => surrogateKey(answerTags(parse(query), {}, data)!)
  expect(getSurrogateKey('{ latestPosts { title } }')).toBe('directory posts')
  expect(getSurrogateKey('{ suppliers { nodes { name } } }')).toBe('directory suppliers')
  expect(getSurrogateKey('{ supplier(id: 1) { countyPage { name } } }')).toBe('directory suppliers counties supplier-1')
  expect(getSurrogateKey('{ adSlots { name } latestPosts { title } }')).toBe('directory posts ads')
  expect(getSurrogateKey('{ suppliers(filter: { county: "Kent", service: BLINDS }) { nodes { name } } }')).toBe(
    'directory suppliers county-kent',
  )
  const county = { urlName: 'kent', neighbours: [{ urlName: 'surrey' }] }
  expect(getSurrogateKey('{ county(urlName: "kent") { urlName neighbours { urlName } } }', { county })).toBe(
    'directory suppliers counties county-kent county-surrey',
  )
  expect(
    getSurrogateKey('{ supplierArea(county: "kent", town: "dover") { name } }', { supplierArea: { name: 'Dover' } }),
  ).toBe('directory suppliers counties county-dover')
  expect(surrogateKey([supplierTag(12), countTag()])).toBe('directory suppliers supplier-12')
  const many = Array.from({ length: 500 }, (_, id) => supplierTag(id))
  expect(surrogateKey(many).split(' ')).toHaveLength(102)
  expect(answerTags(parse('{ posts { totalCount } changes { cursor } }'), {}, {}), 'for no cache').toBeUndefined()
})

test('every table behind pages has its tag; any other invalidates everything', () => {
  const shown = [
    'supplier',
    'review',
    'external_rating',
    'blog_post',
    'county',
    'county_content',
    'ad_slot',
    'ad_settings',
  ]
  expect(shown.map(tableTag)).toEqual([
    'suppliers',
    'suppliers',
    'suppliers',
    'posts',
    'counties',
    'counties',
    'ads',
    'ads',
  ])
  expect([tableTag('a_new_table'), tableTag()]).toEqual(['directory', 'directory'])
})

test('the cache of hashed texts is bounded', async () => {
  const { find, forApollo } = createPersistedQueries()
  await forApollo.set('apq:0', '{ first }')
  for (let n = 1; n <= persistedLimits.entries; n++) await forApollo.set(`apq:${n}`, '{ a }')
  expect([find('0'), find('1')]).toEqual([undefined, '{ a }'])
  for (let n = 1; n <= 3; n++) await forApollo.set(`apq:long${n}`, 'x'.repeat(persistedLimits.characters / 2))
  expect([find('1'), find('long1'), find('long3')?.length]).toEqual([
    undefined,
    undefined,
    persistedLimits.characters / 2,
  ])
})
