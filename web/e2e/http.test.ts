import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'

const siteUrl = inject('siteUrls')[0]!
const { hostname, port } = new URL(siteUrl)

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Sends the request unchanged, unlike fetch. */
const send = (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) =>
  new Promise<Answer>((done, fail) => {
    const sent = request({ hostname, port, path, method, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({
          status: response.statusCode!,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', fail).end()
  })

/** The response's first line; empty without a response. */
const readFirstLine = (line: string) =>
  new Promise<string>((done) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${line} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`),
    )
    let heard = ''
    socket.on('data', (data) => (heard += data.toString()))
    socket.on('error', () => {})
    socket.on('close', () => done(heard.split('\r\n')[0]!))
  })

const addresses: Record<string, string> = {
  '/': 'GET HEAD',
  '/directory?location=GL50': 'GET HEAD',
  '/suppliers/1': 'GET HEAD',
  '/blog': 'GET HEAD',
  '/login': 'GET HEAD',
  '/nothing-here': 'GET HEAD',
  '/contact': 'GET HEAD POST',
  '/assets/nothing.js': 'GET HEAD',
  '/widget.js': 'GET HEAD',
  '/graphiql': 'GET HEAD',
  '/graphql': 'GET POST',
  '/healthz': 'GET HEAD',
  '/readyz': 'GET HEAD',
  '/robots.txt': 'GET HEAD',
  '/sitemap.xml': 'GET HEAD',
  '/blog/feed.xml': 'GET HEAD',
  '/favicon.ico': 'GET HEAD',
  '/api/suppliers': 'GET HEAD POST',
  '/api/suppliers/1': 'GET HEAD',
  '/api/locations/counties': 'GET HEAD',
  '/api/openapi.json': 'GET HEAD',
  '/api/business-requests': 'POST',
  '/api/docs': 'GET HEAD',
  '/mcp': 'POST',
}

describe('requests in absolute form, as to a proxy', () => {
  const query = encodeURIComponent('{ counties { name } }')
  const paths = [...Object.keys(addresses), `/graphql?query=${query}`]
  test.each(paths.filter((path) => path !== '/mcp'))('%s is answered like the path', async (path) => {
    const own = await send(path)
    const headers = { host: 'another.example' }
    for (const target of [siteUrl + path, siteUrl.replace('http', 'HTTP') + path])
      expect([target, (await send(target, { headers })).status]).toEqual([target, own.status])
    expect(own.status).toBeLessThan(500)
  })

  test('the host of the address takes precedence over the header', async () => {
    const { body } = await send('http://directory.example/robots.txt', { headers: { host: 'another.example' } })
    expect(body.toString()).toContain('Sitemap: http://directory.example/sitemap.xml')
  })
})

test.each([
  '*',
  '//',
  '///blog',
  '/%',
  '/%00',
  '/%ff',
  '/%e0%a4%a',
  '/\\',
  '/a|b',
  '/a^b',
  '/suppliers/%',
  '/suppliers/1e300',
  '/suppliers/99999999999999999999',
  '/suppliers/-1',
  '/counties/%00',
  '/counties/..%2f',
  '/blog/%ff',
  '/?%',
  '/?%ff=%00',
  '/directory?location=%ff',
  '/directory?page=1e300',
  '/api/%ff',
  '/api/suppliers/%00',
  '/graphql?query=%ff',
  'http://',
  'http:///',
  'http://[',
  'http://a b/',
  'https://x:99999/',
  'http://u:p@host/',
  'ftp://host/',
  'host:80',
  'http:/blog',
  '?',
  '#',
  '',
])('the address %s causes no internal error', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
    expect(await readFirstLine(`${method} ${target}`), method).not.toMatch(/^HTTP\/1\.1 5/)
})

test.each(['', '[', '[::1', 'a b', ',', 'a,b', 'x:99999', '"><script>', '%', 'a/b', '\\', 'x'.repeat(5000)])(
  'the host %s causes no internal error',
  async (host) => {
    for (const path of [
      '/',
      '/suppliers/',
      '/robots.txt',
      '/sitemap.xml',
      '/blog/feed.xml',
      '/api/openapi.json',
      '/graphql?query={counties{name}}',
    ]) {
      const { status } = await send(path, { headers: { host } })
      expect([path, status < 500]).toEqual([path, true])
    }
  },
)

describe('unsupported methods', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'LOCK', 'PURGE', 'QUERY']
  test.each(Object.entries(addresses))('%s supports %s, and returns 405 for others', async (path, served) => {
    const allowed = served.split(' ')
    const found: string[] = []
    for (const method of methods) {
      const { status, headers } = await send(path, { method, headers: { 'content-length': '0' } })
      if (status >= 500) found.push(`${method} ${status}`)
      if (allowed.includes(method) ? status === 405 : status !== 405) found.push(`${method} ${status}`)
      const allow = headers.allow?.split(', ').toSorted().join(' ')
      if (status === 405 && allow !== served) found.push(`${method} allow: ${allow}`)
    }
    expect(found).toEqual([])
    const { status, headers } = await send(path, { method: 'OPTIONS' })
    expect([status, headers.allow?.split(', ').toSorted().join(' ')]).toEqual([204, served])
  })
})

describe('conditional requests', () => {
  const query = encodeURIComponent('{ counties { name urlName supplierCount } }')
  const tagged = [
    '/',
    '/counties/kent',
    '/widget.js',
    '/blog/feed.xml',
    '/favicon.ico',
    '/icon.svg',
    '/api/openapi.json',
    '/api/suppliers',
    `/graphql?query=${query}`,
  ]
  test.each(tagged)('%s: one ETag per encoding, or a weak one; matched by it and by *', async (path) => {
    const strong = new Map<string, string>()
    for (const encoding of ['identity', 'gzip', 'br', 'zstd'])
      for (const turn of ['first', 'again']) {
        const headers = { 'accept-encoding': encoding }
        const answer = await send(path, { headers })
        const { etag } = answer.headers
        if (!etag) continue
        expect(answer.status).toBe(200)
        const found = answer.headers['content-encoding'] ?? 'identity'
        const key = etag.startsWith('W/') ? `${etag} ${found}` : etag
        expect(strong.get(key) ?? found, `${turn} ${encoding}`).toBe(found)
        strong.set(key, found)
        for (const known of [etag, `"other", ${etag}`, '*', ' * ']) {
          const again = await send(path, { headers: { ...headers, 'if-none-match': known } })
          expect([known, again.status, again.body.length, again.headers.etag]).toEqual([known, 304, 0, etag])
        }
        const other = await send(path, { headers: { ...headers, 'if-none-match': '"other"' } })
        expect(other.status).toBe(200)
      }
  })
})
