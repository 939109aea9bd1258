import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, buildTwoTowns } from '../../testing/build/supplier.factory.ts'
import { testSite } from '../../testing/test-site.ts'
import { llmsTxt } from './assistant.rest.ts'

const site = await testSite()
const client = new Client({ name: 'a test', version: '1' })
let id = 0
beforeAll(async () => {
  const make = build(site.database.pool)
  await make.location(['Cheltenham'], { county: 'Gloucestershire' })
  await make.county('Gloucestershire', 'gloucestershire', [51.8, -2.2])
  await buildTwoTowns(site.database.pool)
  id = await make.supplier({
    name: 'Zeta Blinds',
    description: 'long '.repeat(1000),
    contact_email: 'secret@example.com',
  })
  await make.review(id)
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', site.origin)))
})
afterAll(async () => {
  await client.close()
  await site.close()
})

const call = async (name: string, args: Record<string, unknown> = {}) => {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args })
  return { data: structuredContent as Record<string, never>, text: (content as { text: string }[])[0]!.text, isError }
}

test('three tools, all read-only', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_suppliers', 'get_supplier', 'list_counties'])
  for (const { annotations, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    expect(outputSchema).toBeDefined()
  }
})

test('an assistant searches by place, pages on, and links to the site', async () => {
  const { data, text } = await call('search_suppliers', { near: 'Cheltenham', service: 'BLINDS', first: 1 })
  expect(data).toMatchObject({
    totalCount: 2,
    place: 'Cheltenham',
    suppliers: [
      { city: 'Cheltenham', distanceMiles: 0, url: expect.stringMatching(`^${site.origin}/suppliers/\\d+$`) },
    ],
    next: expect.any(String),
  })
  expect(JSON.parse(text)).toEqual(data)
  const more = await call('search_suppliers', { near: 'Cheltenham', service: 'BLINDS', first: 1, after: data['next'] })
  expect(more.data['next']).toBeNull()
  expect(more.text).not.toContain(JSON.parse(text).suppliers[0].name)
})

test('one supplier, without private data and long texts', async () => {
  const { data, text } = await call('get_supplier', { id: String(id) })
  expect(data).toMatchObject({
    name: 'Zeta Blinds',
    averageRating: 4,
    reviewCount: 1,
    reviews: [{ rating: 4, reviewerName: 'Anna' }],
  })
  expect(text).not.toMatch(/secret@|anna@example/)
  expect(text.length).toBeLessThan(2000)
  const found = await call('search_suppliers', { query: 'Zeta' })
  expect(found.data['suppliers']).toMatchObject([{ name: 'Zeta Blinds' }])
  expect((await call('search_suppliers', { query: 'Zeta', service: 'SHUTTERS' })).data['totalCount']).toBe(0)
  expect(await call('get_supplier', { id: '999999' })).toMatchObject({
    isError: true,
    text: 'No supplier has this id.',
  })
  await site.database.pool.query('alter table review rename to lost')
  expect(await call('get_supplier', { id: String(id) })).toMatchObject({
    isError: true,
    text: 'Something went wrong on our side.',
  })
  await site.database.pool.query('alter table lost rename to review')
})

test('counties with their pages', async () => {
  const { data } = await call('list_counties', { country: 'ENGLAND' })
  expect(data).toEqual({
    counties: [
      { name: 'Gloucestershire', country: 'ENGLAND', supplierCount: 4, url: `${site.origin}/counties/gloucestershire` },
    ],
  })
  expect((await call('list_counties', { country: 'WALES' })).data).toEqual({ counties: [] })
})

test('errors and excess have messages', async () => {
  for (const first of [0, 21]) expect((await call('search_suppliers', { first })).isError).toBe(true)
  expect((await call('search_suppliers', { near: 'x'.repeat(201) })).isError).toBe(true)
  expect((await call('get_supplier', { id: 'one' })).text).toContain('An id is a number')
  const listToolsMessage = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const unclear = { ...listToolsMessage, method: 'tools/call', params: { name: 'list_counties', arguments: null } }
  expect(await (await site.rest('/mcp', { body: unclear })).json()).toEqual({
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32_602, message: expect.stringContaining('params.arguments') as string },
  })
  const many = await site.rest('/mcp', { body: Array.from({ length: 50 }, () => listToolsMessage) })
  expect([many.status, (await many.json()).error.message]).toEqual([400, 'Send one message at a time.'])
})

test('no streams or sessions; other sites’ pages may send requests', async () => {
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
    const answer = await site.rest('/mcp', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const accept = 'application/json, text/event-stream'
  const headers = {
    accept,
    'content-type': 'application/json',
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  }
  const answer = await fetch(`${site.origin}/mcp`, { method: 'POST', headers, body })
  expect([
    answer.status,
    answer.headers.get('access-control-allow-origin'),
    answer.headers.get('mcp-session-id'),
  ]).toEqual([200, '*', null])
  expect(answer.headers.getSetCookie()).toEqual([])
  const notification = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })
  const accepted = await fetch(`${site.origin}/mcp`, { method: 'POST', headers, body: notification })
  expect([accepted.status, await accepted.text()]).toEqual([202, ''])
})

test('llms.txt: name, summary and links', async () => {
  const answer = await site.rest('/llms.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  expect(text).toBe(llmsTxt({ siteName: 'Blind & Curtain Directory', siteUrl: site.origin }))
  expect(text).toMatch(/^# Blind & Curtain Directory\n\n> \S.*\n\n\S.*\n\n## Pages\n\n- \[/)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, link]) => link!)
  expect(links.length).toBeGreaterThan(8)
  for (const path of ['/api/docs', '/api/openapi.json', '/graphql', '/mcp']) expect(links).toContain(site.origin + path)
  const named = llmsTxt({ siteName: 'Shades', siteUrl: 'https://shades.example' })
  expect(named).toContain('# Shades\n')
  expect(named).not.toContain('localhost')
})
