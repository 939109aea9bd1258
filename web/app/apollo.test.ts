import { readFile } from 'node:fs/promises'
import type { FieldPolicy, NormalizedCacheObject, TypePolicy } from '@apollo/client'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UpdateAdSettingsDocument } from '../office/ads/AdsTab.generated.ts'
import { AdsDocument } from '../site/consent/Ads.generated.ts'
import { FeaturedSuppliersDocument } from '../site/home/FeaturedSuppliers.generated.ts'
import { buildSupplier } from '../site/suppliers/build-supplier.ts'
import { createClient, readAsCame, typePolicies } from './apollo.ts'
import { answer, api, done, reply } from './mock-api.ts'

test('fresh data is requested from the server from the start', async () => {
  let requests = 0
  const adSettings = { __typename: 'AdSettings', isEnabled: false, network: 'DIRECT_DEAL', publisherId: '' }
  answer(
    api.query('Ads', () => {
      requests++
      return HttpResponse.json({ data: { adSettings: { ...adSettings, isTestMode: false }, adSlots: [] } })
    }),
  )
  const client = createClient({ sendsText: true })
  for (let i = 0; i < 2; i++) await client.query({ query: AdsDocument, fetchPolicy: 'network-only' })
  expect(requests).toBe(2)
})

test('an answer that neither comes nor fails is an error after a minute', async () => {
  let begin = () => {}
  const begun = new Promise<void>((done) => (begin = done))
  answer(api.query('Ads', () => (begin(), new Promise<never>(() => {}))))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const outcome = createClient({ sendsText: true })
    .query({ query: AdsDocument })
    .then(
      () => 'answered',
      () => 'failed',
    )
  await begun
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe('failed')
})

test('a query is named by its id; its text is sent only if the server does not know it', async () => {
  const sent: Record<string, unknown>[] = []
  const known = new Set<unknown>()
  const input = { isEnabled: true, isTestMode: true, network: 'MEDIA_NET' as const, publisherId: '1' }
  answer(
    http.post('http://localhost:3000/graphql', async ({ request }) => {
      const body = (await request.json()) as { query?: string; extensions?: { persistedQuery: { sha256Hash: string } } }
      sent.push(body)
      if (body.query ?? known.has(body.extensions?.persistedQuery.sha256Hash))
        return done('updateAdSettings', { settings: { __typename: 'AdSettings', version: 2, ...input } })
      const error = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }
      return HttpResponse.json({ errors: [error] })
    }),
  )
  const { id } = UpdateAdSettingsDocument as { id?: string }
  const client = createClient()
  const save = () => client.mutate({ mutation: UpdateAdSettingsDocument, variables: { input }, errorPolicy: 'ignore' })
  const byId = {
    operationName: 'UpdateAdSettings',
    variables: { input },
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  }
  const byText = {
    operationName: 'UpdateAdSettings',
    variables: { input },
    query: expect.stringMatching(/^mutation UpdateAdSettings\(/) as string,
  }
  await save()
  expect(sent).toEqual([byId, byText])
  known.add(id)
  await save()
  expect(sent).toEqual([byId, byText, byId])
})

test('refusals of a form are one error: the first message, and each field’s own', async () => {
  const input = { isEnabled: true, isTestMode: true, network: 'MEDIA_NET' as const, publisherId: '' }
  const userErrors = [
    { __typename: 'UserError', field: null, message: 'Someone else has changed this.', code: 'CONFLICT' },
    { __typename: 'UserError', field: ['publisherId'], message: 'Please enter the id.', code: 'BAD_USER_INPUT' },
    { __typename: 'UserError', field: ['slots', '1'], message: 'Unknown slot.', code: 'BAD_USER_INPUT' },
  ]
  answer(api.mutation('UpdateAdSettings', () => done('updateAdSettings', { settings: null, userErrors })))
  const client = createClient({ sendsText: true })
  const save = client.mutate({ mutation: UpdateAdSettingsDocument, variables: { input } })
  await expect(save).rejects.toMatchObject({
    message: 'Someone else has changed this.',
    errors: [
      { extensions: { code: 'CONFLICT', fields: { publisherId: 'Please enter the id.', slots: 'Unknown slot.' } } },
    ],
  })
})

test('a query that runs while something is saved is sent again, since its answer may be older', async () => {
  const adSettings = {
    __typename: 'AdSettings',
    isEnabled: true,
    isTestMode: true,
    network: 'MEDIA_NET',
    publisherId: '1',
  }
  let answerOlder = () => {}
  const older = new Promise<void>((done) => (answerOlder = done))
  let requests = 0
  answer(
    api.query('Ads', async () => {
      const isFirst = ++requests === 1
      if (isFirst) await older
      return reply({ adSettings: { ...adSettings, publisherId: isFirst ? '1' : '2' }, adSlots: [] })
    }),
    api.mutation('UpdateAdSettings', () =>
      done('updateAdSettings', { settings: { ...adSettings, publisherId: '2', version: 2 } }),
    ),
  )
  const client = createClient({ sendsText: true })
  const query = client.query({ query: AdsDocument, fetchPolicy: 'network-only' })
  await vi.waitFor(() => expect(requests).toBe(1))
  const input = { isEnabled: true, isTestMode: true, network: 'MEDIA_NET' as const, publisherId: '2' }
  await client.mutate({ mutation: UpdateAdSettingsDocument, variables: { input } })
  answerOlder()
  expect((await query).data?.adSettings.publisherId).toBe('2')
  expect(requests).toBe(2)
})

test('a screen reads its own fields of the page’s data; its cards read theirs', async () => {
  const supplier = buildSupplier({ name: 'Pier Blinds' })
  const before = createClient({ sendsText: true })
  before.writeQuery({ query: FeaturedSuppliersDocument, data: { featuredSuppliers: [supplier] } })
  const state = before.extract() as NormalizedCacheObject
  delete state[before.cache.identify(supplier)!]!['phone'] // of the card
  let requests = 0
  answer(
    api.query('FeaturedSuppliers', () => {
      requests++
      return HttpResponse.json({ data: { featuredSuppliers: [supplier] } })
    }),
  )
  const client = createClient({ sendsText: true, state })
  await readAsCame(client, () => client.query({ query: FeaturedSuppliersDocument }))
  expect(requests).toBe(0)
  await client.query({ query: FeaturedSuppliersDocument, fetchPolicy: 'network-only' })
  expect(requests).toBe(1)
})

test('a paginated list is stored by all of its arguments except those of the page', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const checked: string[] = []
  for (const [type, { fields = {} }] of Object.entries<TypePolicy>(typePolicies)) {
    for (const [name, { keyArgs }] of Object.entries(fields as Record<string, FieldPolicy>)) {
      if (!Array.isArray(keyArgs)) continue
      const { args } = (schema.getType(type) as GraphQLObjectType).getFields()[name]!
      expect(new Set([...(keyArgs as string[]), 'first', 'after']), name).toEqual(new Set(args.map((arg) => arg.name)))
      checked.push(name)
    }
  }
  expect(checked).toEqual(['posts', 'pendingItems', 'reviews'])
})
