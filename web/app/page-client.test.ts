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
  return { queries, client: createPageClient(execute) }
}

test('loaders fill the cache that the page is rendered from', async () => {
  const { client, queries } = answering()
  await client.query(county)
  expect(client.readQuery(county)).toMatchObject({ county: { name: 'Essex' } })
  expect(client.extract()).toMatchObject({
    'County:15': { name: 'Essex', featuredSuppliers: [{ __ref: 'Supplier:2' }] },
  })
  expect(queries).toEqual([expect.not.stringContaining('@unmask')])
})

test('the API’s errors are reported like Apollo’s, and requested once', async () => {
  const { client, queries } = answering()
  await expect(client.query({ query: AdsDocument })).rejects.toThrow('Not now')
  expect(queries).toHaveLength(1)
})
