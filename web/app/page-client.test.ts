import { expect, test } from 'vitest'
import { buildCounty } from '../site/counties/build-county.ts'
import { AdsDocument, CountyDocument } from '../graphql.generated.ts'
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

test('hooks find what loaders were answered, and the store stays empty until the browser’s is made', async () => {
  const { client, answers, state } = answering()
  const { data } = await client.query(county)
  expect(answers()!.find(CountyDocument, { urlName: 'essex' })).toBe(data)
  expect(answers()!.find(CountyDocument, { urlName: 'kent' })).toBeUndefined()
  expect(client.extract()).toEqual({})
  expect(state()).toMatchObject({ 'County:15': { name: 'Essex', featuredSuppliers: [{ __ref: 'Supplier:2' }] } })
})

test('a loader that writes to the store finds in it what was answered before; then the store is asked', async () => {
  const { client, answers, state } = answering()
  await client.query(county)
  const renamed: object = { county: { ...buildCounty(), name: 'Essex and Southend' } }
  client.writeQuery<object>({ ...county, data: renamed })
  expect(answers()).toBeUndefined()
  expect(state()).toMatchObject({ 'County:15': { name: 'Essex and Southend', urlName: 'essex' } })
})

test('what the API refuses is told as Apollo tells it, and asked once', async () => {
  const { client, asked: queries } = answering()
  await expect(client.query({ query: AdsDocument })).rejects.toThrow('Not now')
  expect(queries).toHaveLength(1)
})
