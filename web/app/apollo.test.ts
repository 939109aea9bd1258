import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { AdsDocument } from '../graphql.generated.ts'
import { createClient } from './apollo.ts'
import { answer, api } from './mock-api.ts'

test('what is asked anew is asked of the server, from the first moment on', async () => {
  let asked = 0
  const adSettings = { __typename: 'AdSettings', isEnabled: false, publisher: 'direct_deal', publisherId: '' }
  answer(
    api.query('Ads', () => {
      asked++
      return HttpResponse.json({ data: { adSettings: { ...adSettings, isTestMode: false }, adSlots: [] } })
    }),
  )
  const client = createClient()
  for (let i = 0; i < 2; i++) await client.query({ query: AdsDocument, fetchPolicy: 'network-only' })
  expect(asked).toBe(2)
})
