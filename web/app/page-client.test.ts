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
  return { asked: queries, ...createPageClient(execute) }
}

test('hooks get loaders’ results, and the store stays empty until the browser’s is created', async () => {
  const { client, answers, state } = answering()
  const { data } = await client.query(county)
  expect(answers()!.find(CountyDocument, { urlName: 'essex' })).toBe(data)
  expect(answers()!.find(CountyDocument, { urlName: 'kent' })).toBeUndefined()
  expect(client.extract()).toEqual({})
  expect(state()).toMatchObject({ 'County:15': { name: 'Essex', featuredSuppliers: [{ __ref: 'Supplier:2' }] } })
})

test('a loader that writes to the store sees earlier results; afterwards the store is used', async () => {
  const { client, answers, state } = answering()
  await client.query(county)
  const renamed: object = { county: { ...buildCounty(), name: 'Essex and Southend' } }
  client.writeQuery<object>({ ...county, data: renamed })
  expect(answers()).toBeUndefined()
  expect(state()).toMatchObject({ 'County:15': { name: 'Essex and Southend', urlName: 'essex' } })
})

test('the API’s errors are reported like Apollo’s, and requested once', async () => {
  const { client, asked: queries } = answering()
  await expect(client.query({ query: AdsDocument })).rejects.toThrow('Not now')
  expect(queries).toHaveLength(1)
  const partly = createPageClient(async () => ({ data: { county: null }, errors: [{ message: 'Not now' }] }))
  await expect(partly.client.query(county)).rejects.toThrow('Not now')
  expect(partly.answers()!.find(CountyDocument, county.variables)).toBeUndefined()
  const broken = createPageClient(async () => Promise.reject(new Error('No database')))
  await expect(broken.client.query(county)).rejects.toThrow('No database')
  await expect(broken.client.query({ ...county, fetchPolicy: 'network-only' })).rejects.toThrow('No database')
})
