import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Router from '@koa/router'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPng } from '../../testing/build/picture.fixtures.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { isLong } from '../../testing/long.ts'
import { testSessionSite } from '../../testing/test-session-site.ts'
import { formatCurl } from './docs.rest.ts'
import type { JsonSchema } from './json-schema.ts'
import { apiRoutes, type OpenApi, type OpenApiOperation } from './openapi.ts'

const shop = createServer((request, response) => {
  response.statusCode = request.url === '/' ? 200 : 404
  response.setHeader('content-type', 'text/html')
  response.end('<title>Honeybourne Blinds</title><h1>Honeybourne Blinds</h1><p>Call 01242 555 0199, GL50 1NN</p>')
})
await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
const shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`
const dataDir = await mkdtemp(join(tmpdir(), 'openapi-'))
const site = await testSessionSite({ DATA_DIR: dataDir, SOURCE_ALLOWED_HOSTS: shopHost, GOOGLE_PLACES_KEY: 'none' })
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
  shop.close()
  await site.close()
})
const [visitor, ada] = [site.browser(), site.browser()]

let api: OpenApi
let validate: (schema: object, value: unknown) => string
const requestValues: Record<string, { values?: Record<string, string | number>; body?: object }> = {}

beforeAll(async () => {
  await ada.signIn()
  const make = build(site.database.pool)
  const [{ id: county }] = (await site.rows(
    "insert into county (name, url_name, country, latitude, longitude) values ('Gloucestershire', 'gloucestershire', 'England', 51.8, -2.2) returning id",
  )) as [{ id: number }]
  await site.rows(
    `insert into county_content (county_id, overview, buying_guide, weather_considerations, seasonal_recommendations, population_estimate, cities)
     values ($1, 'Stone.', 'Measure.', 'Damp.', '{"spring":"a","summer":"b","autumn":"c","winter":"d"}',
             '{"people":650000,"year":2024,"source":"ONS"}', '[{"city":"Cheltenham","content":"Sashes."}]')`,
    [county],
  )
  await make.location(['Cheltenham'], { county: 'Gloucestershire' })
  await site.rows(
    "insert into blog_post (title, slug, content, category, published, published_at) values ('How to measure', 'how-to-measure-for-blinds', '<p>Begin.</p>', 'Guides', true, now() - interval '1 day')",
  )
  const hours = JSON.stringify([{ day: 'Mon', opens: '09:00', closes: null }])
  const supplier = await make.supplier({
    name: 'Regency Roman Blinds',
    is_premium: true,
    opening_hours: hours,
    phone: '01242 555123',
  })
  const duplicate = await make.supplier({ name: 'Regency Roman Blinds', phone: '01242 555123' })
  await make.review(supplier)
  const [backlink] = await site.rows(
    "insert into backlink (source_site, source_page, target_url, anchor_text) values ('example.org', 'https://example.org/', '/map', 'Map') returning id",
  )
  requestValues['patchBacklinksIdStatus'] = { values: backlink as { id: number } }
  requestValues['getSuppliersId'] = requestValues['getSuppliersIdReviews'] = { values: { id: supplier } }
  requestValues['postAdminCleanDuplicates'] = {
    body: { duplicates: [{ originalId: supplier, duplicateId: duplicate }] },
  }
  requestValues['postScraperSupplier'] = {
    body: { url: `http://${shopHost}/`, name: 'Honeybourne Blinds', city: 'Cheltenham' },
  }
  requestValues['postAdminPictures'] = {
    body: new Blob([new Uint8Array(await blankPng(300, 250))], { type: 'image/png' }),
  }
  requestValues['getChanges'] = { values: { since: await sinceBefore(supplier) } }
  api = (await (await visitor.rest('/api/openapi.json')).json()) as OpenApi
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'api', $defs: pointing(api.components.schemas, '#/$defs/') })
  validate = (schema, value) => {
    const check = ajv.compile(pointing(schema, 'api#/$defs/'))
    return check(value) ? '' : ajv.errorsText(check.errors)
  }
})

const sinceBefore = async (supplier: number) => {
  const { cursor } = (await (await visitor.rest('/api/changes')).json()) as { cursor: string }
  await site.rows("update supplier set meta_title = 'Roman blinds' where id = $1", [supplier])
  return cursor
}

const pointing = (schema: object, address: string) =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', address)) as object

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

const send = (
  who: typeof ada,
  { method, path, operation }: { method: string; path: string; operation: OpenApiOperation },
) => {
  const { values = {}, body } = requestValues[operation.operationId] ?? {}
  const filledParameters = (operation.parameters ?? []).map((one) => ({
    ...one,
    value: String(values[one.name] ?? one.example),
  }))
  const filled = filledParameters.reduce(
    (address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  )
  const query = new URLSearchParams(
    filledParameters.filter((one) => one.in === 'query').map(({ name, value }) => [name, value]),
  )
  return who.rest(`${filled}?${query}`, {
    method,
    body: body ?? operation.requestBody?.content['application/json']?.example,
  })
}

const exempt = new Set(['GET /api/openapi.json', 'GET /api/docs'])

test('every route below /api is described, with each parameter of its path', () => {
  const { router } = (site.app.middleware as unknown as { router?: Router }[]).find(({ router }) => router)!
  const routes = apiRoutes(router!).filter(({ method, path }) => !exempt.has(`${method} ${path}`))
  expect(routes.length).toBeGreaterThan(25)
  expect(routes.filter(({ description }) => !description).map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(operations()).toHaveLength(routes.length)
  for (const { path, operation } of operations()) {
    const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
    expect([path, inPath]).toEqual([path, path.match(/\{\w+\}/g) ?? []])
  }
  expect(new Set(operations().map(({ operation }) => operation.operationId)).size).toBe(routes.length)
})

test('the document is OpenAPI 3.1, with the rules’ limits', () => {
  expect(api).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] })
  const body = api.paths['/api/business-requests']!['post']!.requestBody!.content['application/json']!.schema
  expect(body).toMatchObject({
    required: ['businessName', 'email', 'phone'],
    properties: { businessName: { type: 'string', minLength: 2, maxLength: 120 }, email: { format: 'email' } },
  })
  const near = api.paths['/api/suppliers/near']!['get']!.parameters!
  expect(near.map(({ name, required }) => [name, required])).toEqual([
    ['lat', true],
    ['lng', true],
    ['radius', false],
  ])
  expect(near[0]!.schema).toMatchObject({ type: 'number', minimum: -90, maximum: 90 })
})

const listSchemaParts = (schema: JsonSchema, at: string): [at: string, schema: JsonSchema][] => [
  [at, schema],
  ...(schema.anyOf ?? []).flatMap((one) => listSchemaParts(one, at)),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    listSchemaParts(one as JsonSchema, `${at}.${name}`),
  ),
  ...(schema.items ? listSchemaParts(schema.items as JsonSchema, `${at}[]`) : []),
]

const getParameters = (operation: OpenApiOperation) => operation.parameters ?? []
const getJsonBody = (operation: OpenApiOperation) => operation.requestBody?.content['application/json']

test('every number in a request has limits, and no parameter is nullable', () => {
  const sent = operations().flatMap(({ path, operation }) => [
    ...getParameters(operation).flatMap(({ name, schema }) => listSchemaParts(schema, `${path} ${name}`)),
    ...listSchemaParts(getJsonBody(operation)?.schema ?? {}, path),
  ])
  const isNumber = ({ type }: JsonSchema) => [type].flat().some((one) => one === 'number' || one === 'integer')
  const numbers = sent.filter(([, schema]) => isNumber(schema))
  expect(numbers.map(([at]) => at)).toContain('/api/maps/scrape.radius')
  expect(numbers.filter(([, { minimum, maximum }]) => minimum === undefined || maximum === undefined)).toEqual([])
  const parameters = operations().flatMap(({ operation }) => getParameters(operation))
  expect(parameters.filter(({ schema }) => JSON.stringify(schema).includes('"null"'))).toEqual([])
  const limits = parameters
    .filter(({ name }) => name === 'query' || name === 'city')
    .map(({ schema }) => schema.maxLength)
  expect(limits).toEqual([200, 200])
})

test('every example matches its schema; path examples are strings', () => {
  for (const { path, operation } of operations()) {
    for (const { name, in: place, schema, example } of getParameters(operation)) {
      expect([path, name, validate(schema, example)]).toEqual([path, name, ''])
      expect([path, name, place !== 'path' || typeof example === 'string']).toEqual([path, name, true])
    }
    const { schema, example } = getJsonBody(operation) ?? { schema: {} }
    expect([path, validate(schema, example ?? null)]).toEqual([path, ''])
  }
})

test('each operation responds as described, field for field, and has one error format', async () => {
  const late = ['postAdminCleanDuplicates', 'postAuthLogout']
  const inOrder = operations().toSorted(
    (a, b) => late.indexOf(a.operation.operationId) - late.indexOf(b.operation.operationId),
  )
  for (const one of inOrder) {
    const { operationId, responses } = one.operation
    await site.rows("update scrape_run set status = 'finished'")
    const answer = await send(ada, one)
    const text = await answer.text()
    const body: unknown = JSON.parse(
      answer.headers.get('content-type')!.includes('ndjson') ? text.split('\n')[0]! : text,
    )
    const [status, described] = Object.entries(responses)[0]!
    expect([operationId, String(answer.status), body]).toEqual([operationId, status, expect.anything()])
    const { schema, example } = Object.values(described.content)[0]!
    expect([operationId, validate(schema, body)]).toEqual([operationId, ''])
    expect([operationId, validate(schema, example)]).toEqual([operationId, ''])
    expect([operationId, body]).not.toEqual([operationId, []])
  }
  const gone = await visitor.rest('/api/suppliers/999999')
  expect([gone.status, validate({ $ref: 'api#/$defs/Refusal' }, await gone.json())]).toEqual([404, ''])
  const wrong = await visitor.rest('/api/business-requests', { body: { businessName: 'x' } })
  const refusal = (await wrong.json()) as { fields: object }
  expect([wrong.status, validate({ $ref: 'api#/$defs/Refusal' }, refusal)]).toEqual([400, ''])
  expect(Object.keys(refusal.fields)).toEqual(['businessName', 'email', 'phone'])
})

test('operations marked for administrators refuse a visitor', async () => {
  const guarded = operations().filter(({ operation }) => operation.security)
  expect(guarded.length).toBeGreaterThan(8)
  for (const one of guarded) {
    const refused = await send(visitor, one)
    expect([one.path, refused.status]).toEqual([one.path, 401])
    expect([one.path, validate({ $ref: 'api#/$defs/Refusal' }, await refused.json())]).toEqual([one.path, ''])
  }
})

const hostileBodies: [type: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '{"name":'],
  ['application/json', '['.repeat(50_000)],
  ['application/json', '{"__proto__":{"isAdmin":true},"constructor":1}'],
  [
    'application/json',
    '{"id":1e300,"ids":[{}],"name":"\\u0000","email":{"$ne":1},"url":"http://[","duplicates":[null]}',
  ],
  ['text/csv', 'name\n\0'],
  ['application/octet-stream', ''],
  ['application/octet-stream', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 255])],
  ['application/octet-stream', new Uint8Array([0x1f, 0x8b, 8, 0, 255])],
  ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
]
const hostileValues = [
  '0',
  '-1',
  '1e300',
  '9'.repeat(30),
  '%00',
  '%ff',
  'a'.repeat(300),
  '..%2f..%2fetc',
  '%27;--',
  '%F0%9F%A6%8A',
]

test('hostile bodies and addresses never cause an internal error, even from administrators', async () => {
  await ada.signIn()
  const { router } = (site.app.middleware as unknown as { router?: Router }[]).find(({ router }) => router)!
  const routes = router!.stack.flatMap(({ path, methods }) =>
    typeof path === 'string' && !/\*|log(?:in|out)/.test(path) ? methods.map((method) => ({ method, path })) : [],
  )
  expect(routes.length).toBeGreaterThan(60)
  const statuses: [status: number, what: string][] = []
  for (const [turn, { method, path }] of routes.entries()) {
    const bodies = /GET|HEAD/.test(method) ? hostileValues.map(() => undefined) : hostileBodies
    for (const [at, sent] of bodies.entries()) {
      if (!isLong && (at + turn) % 6) continue
      const value = hostileValues[at % hostileValues.length]!
      const address = `${path.replaceAll(/:\w+/g, value)}?name=${value}&since=${value}&width=${value}`
      const { status, body } = await fetch(site.origin + address, {
        method,
        redirect: 'manual',
        headers: { cookie: ada.cookie(), origin: site.origin, ...(sent ? { 'content-type': sent[0] } : {}) },
        ...(sent ? { body: sent[1] } : {}),
      })
      await body?.cancel()
      statuses.push([status, `${method} ${address} ${String(sent?.[1] ?? '')}`.slice(0, 200)])
    }
  }
  expect(statuses.filter(([status]) => status >= 500)).toEqual([])
  expect(statuses.filter(([status]) => status === 401)).toEqual([])
})

test('the page has every operation with an example to copy, and an ETag', async () => {
  const page = await visitor.rest('/api/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const html = await page.text()
  for (const { path, operation } of operations()) {
    expect(html).toContain(`<article id="${operation.operationId}"`)
    expect(html).toContain(`</span>${path}</code>`)
  }
  expect(html).not.toContain('<script')
  for (const part of [
    '<html lang="en-GB">',
    '<meta name="robots" content="noindex">',
    '<nav aria-label="Contents">',
    '<table aria-label="Parameters"><thead><tr><th scope="col">Name</th>',
    '<tr><th scope="row"><code>lat</code></th>',
    '<pre tabindex="0" role="region" aria-label="Request: ',
    '<p class="note">For administrators, signed in with a session cookie.</p>',
    '<h4>Body (optional)</h4>',
    'A file: image/jpeg, image/png, image/webp, image/avif, image/gif.',
    'prefers-color-scheme: dark',
  ])
    expect(html).toContain(part)
  expect(html).toContain(`curl '${site.origin}/api/suppliers/near?lat=51.9&amp;lng=-2.08&amp;radius=25'`)
  const again = await visitor.rest('/api/docs', { headers: { 'if-none-match': page.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('the command-line example is quoted', () => {
  const one = operations().find(({ operation }) => operation.operationId === 'postBusinessRequests')!
  expect(formatCurl(one, { siteUrl: 'https://directory.example' })).toBe(
    `curl --json '{"businessName":"Honeybourne Blinds","email":"hello@example.com","phone":"01242 555 0123"}' 'https://directory.example/api/business-requests'`,
  )
  const bare = { ...one, operation: { ...one.operation, requestBody: undefined } }
  expect(formatCurl(bare, { siteUrl: 'https://directory.example' })).toBe(
    "curl -X POST 'https://directory.example/api/business-requests'",
  )
})
