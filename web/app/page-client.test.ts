import { expect, test } from 'vitest'
import { buildCounty } from '../site/counties/build-county.ts'
import { AdsDocument } from '../site/consent/Ads.generated.ts'
import { CountyDocument } from '../site/counties/CountyPage.generated.ts'
import { createPageClient } from './page-client.ts'

const county = { query: CountyDocument, variables: { urlName: 'essex' } }
const answering = () => {
  const queries: string[] = []
  const execute = async (query: string) => {
    queries.push(query)
    return query.includes('query County') ? { data: { county: buildCounty() } } : { errors: [{ message: 'Not now' }] }
  }
  return { queries, ...createPageClient(execute) }
}

test('hooks get loaders’ answers as they came; the browser gets a cache', async () => {
  const { client, queries, findAnswer, state } = answering()
  const { data } = await client.query(county)
  expect(findAnswer()!(CountyDocument, { urlName: 'essex' })).toBe(data)
  expect(findAnswer()!(CountyDocument, { urlName: 'kent' })).toBeUndefined()
  expect(client.extract()).toEqual({})
  expect(state()).toMatchObject({ 'County:15': { name: 'Essex', featuredSuppliers: [{ __ref: 'Supplier:2' }] } })
  expect(queries).toEqual([expect.not.stringContaining('@unmask')])
})

test('a loader that writes to the cache sees earlier answers; afterwards hooks use the cache', async () => {
  const { client, findAnswer, state } = answering()
  await client.query(county)
  const renamed: object = { county: { ...buildCounty(), name: 'Essex and Southend' } }
  client.writeQuery<object>({ ...county, data: renamed })
  expect(findAnswer()).toBeUndefined()
  expect(state()).toMatchObject({ 'County:15': { name: 'Essex and Southend', urlName: 'essex' } })
})

test('the API’s errors are reported like Apollo’s, and requested once', async () => {
  const { client, queries } = answering()
  await expect(client.query({ query: AdsDocument })).rejects.toThrow('Not now')
  expect(await client.query({ query: AdsDocument, errorPolicy: 'all' })).toMatchObject({
    error: { message: 'Not now' },
  })
  expect(queries).toHaveLength(2)
})
