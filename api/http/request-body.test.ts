import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createAdmission } from '../server/admission.ts'
import { filePaths } from './csrf.ts'
import { receiveText } from './request-body.ts'
import { testServer } from '../testing/test-server.ts'
import { testSchema, testSite } from '../testing/test-site.ts'

const site = await testSite()
afterAll(site.close)

const json = { 'content-type': 'application/json' }
const question = (more: object = {}) => JSON.stringify({ query: '{ __typename }', ...more })
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const paths = ['/graphql', '/mcp', '/api/auth/login', '/api/business-requests', '/contact']

const post = async (path: string, body: string | Buffer, headers: Record<string, string> = json) => {
  const type = path === '/contact' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  const init = { method: 'POST', body, headers: { ...headers, ...type }, redirect: 'manual' } as RequestInit
  const answer = await fetch(site.origin + path, init)
  return { status: answer.status, text: await answer.text() }
}

test.each(paths)('%s refuses compressed bodies, whatever their size', async (path) => {
  const packed = { br: brotliCompressSync(question()), gzip: gzipSync(question()), deflate: 'x', 'x-own': question() }
  for (const [encoding, body] of Object.entries(packed)) {
    const refused = await post(path, body, { ...json, 'content-encoding': encoding })
    expect([refused.status, refused.text]).toEqual([
      415,
      '{"message":"Please send the body without Content-Encoding."}',
    ])
  }
  const plain = await post(path, question(), { ...json, 'content-encoding': 'identity' })
  expect(plain.status).not.toBe(415)
})

test.each(paths)('%s accepts at most 64 kB from strangers, with or without a length', async (path) => {
  const sized = (bytes: number) => question({ padding: 'x'.repeat(bytes) })
  const refused = await post(path, sized(64 * 1024))
  expect([refused.status, refused.text]).toEqual([413, '{"message":"The body is too large"}'])
  expect((await post(path, sized(60_000))).status).not.toBe(413)
  const type = path === '/contact' ? 'application/x-www-form-urlencoded' : 'application/json'
  const chunked = await new Promise<[number | undefined, string | undefined]>((done, fail) => {
    const sent = request(site.origin + path, { method: 'POST', headers: { 'content-type': type } }, (answer) => {
      answer.resume()
      done([answer.statusCode, answer.headers.connection])
    })
    sent.on('error', fail)
    sent.write('x'.repeat(65_537))
    sent.write('x')
  })
  expect(chunked).toEqual([413, 'close'])
})

test('staff may send more', async () => {
  site.as(site.admin)
  expect((await site.ask('{ __typename }', { padding: 'x'.repeat(500_000) })).data).toEqual({ __typename: 'Query' })
  expect((await post('/graphql', question({ padding: 'x'.repeat(1_100_000) }))).status).toBe(413)
  site.as(undefined)
})

test.each(paths.slice(0, -1))('%s refuses nesting deeper than 32', async (path) => {
  for (const body of [nested(33), `{"query":"{ __typename }","variables":${nested(32)}}`, nested(30_000)]) {
    const refused = await post(path, body)
    expect([refused.status, refused.text]).toEqual([400, '{"message":"The body is nested too deeply"}'])
  }
})

test('brackets in strings do not nest', async () => {
  const text = `${'['.repeat(100)}\\"${'{'.repeat(100)}\\\\`
  const body = `{"query":"query ($text: String!) { __type(name: $text) { name } }","variables":{"text":"${text}"}}`
  expect(await post('/graphql', body)).toMatchObject({ status: 200 })
  expect(await post('/graphql', question({ variables: { depth: JSON.parse(nested(30)) } }))).toMatchObject({
    status: 200,
  })
})

test('a body is parsed only after admission', async () => {
  const busy = await testServer(
    testSchema,
    () => ({ ip: '192.0.2.1' }),
    {},
    createAdmission({ maxRunning: 0, maxWaiting: 0 }),
  )
  const { origin } = new URL(busy.url)
  for (const path of ['/graphql', '/mcp', '/api/auth/login']) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: `{"padding":"${'x'.repeat(20_000)}`,
      headers: json,
    })
    expect([path, answer.status]).toEqual([path, 503])
  }
  await busy.stop()
})

const stalled = (origin: string, path: string, type: string, bytes = 1000) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const closed = new Promise<string>((done) => {
    let text = ''
    socket.on('data', (data) => (text += data.toString()))
    socket.on('error', () => {})
    socket.on('close', () => done(text))
  })
  const head = [`POST ${path} HTTP/1.1`, 'host: a', `content-type: ${type}`, `content-length: ${bytes}`]
  socket.write(`${head.join('\r\n')}\r\n\r\n{"half":`)
  return { closed, end: () => socket.destroy() }
}

const typeAt = (path: string) => (path === '/contact' ? 'application/x-www-form-urlencoded' : 'application/json')

test('a slow body does not occupy a slot', async () => {
  const busy = await testServer(
    testSchema,
    () => ({ ip: '192.0.2.1' }),
    {},
    createAdmission({ maxRunning: 1, maxWaiting: 0 }),
  )
  const { origin } = new URL(busy.url)
  const slow = paths.map((path) => stalled(origin, path, typeAt(path)))
  for (let time = 0; time < 20; time++) expect((await busy.ask(`{ a${time}: __typename }`)).status).toBe(200)
  for (const { end } of slow) end()
  await busy.stop()
})

test('of many slow bodies, the oldest make room', async () => {
  const slow = Array.from({ length: 300 }, () => stalled(site.origin, '/graphql', 'application/json', 64 * 1024))
  expect(await slow[0]!.closed).toMatch(/^HTTP\/1.1 408 /)
  expect((await post('/graphql', question())).status).toBe(200)
  for (const { end } of slow) end()
})

test('slow bodies of one network do not drop the half-sent one of another', async () => {
  const half = (bytes: number) => {
    const sent = new Readable({ read: () => {} })
    return {
      sent,
      request: Object.assign(sent, { headers: { 'content-length': `${bytes}` } }) as unknown as IncomingMessage,
    }
  }
  const honest = half(300)
  const text = receiveText(honest.request, '192.0.2.1')
  const many = Array.from({ length: 300 }, (_, at) => receiveText(half(64 * 1024).request, `2001:db8::${at + 1}`))
  for (const one of many) one.catch(() => {})
  await expect(many[0]).rejects.toThrow('The body was sent too slowly.')
  honest.sent.push('{}')
  honest.sent.push(null)
  expect(await text).toBe('{}')
})

test('received bodies make no slow one leave', async () => {
  const arriving = (stream: Readable) =>
    Object.assign(stream, { headers: { 'transfer-encoding': 'chunked' } }) as unknown as IncomingMessage
  const slow = new Readable({ read: () => {} })
  const text = receiveText(arriving(slow), '192.0.2.1')
  const quick = Array.from(
    { length: 300 },
    (_, at) => () => receiveText(arriving(Readable.from([`${at}`])), '192.0.2.1'),
  )
  for (const receive of quick) await receive()
  const cut = new Readable({ read: () => {} })
  const half = receiveText(arriving(cut), '192.0.2.1')
  cut.destroy()
  await expect(half).rejects.toThrow('The body is incomplete')
  slow.push('{}')
  slow.push(null)
  expect(await text).toBe('{}')
})

test('a body in thousands of chunks is refused', async () => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  const answer = text(socket)
  const head = ['POST /graphql HTTP/1.1', 'host: a', 'content-type: application/json', 'transfer-encoding: chunked']
  socket.write(`${head.join('\r\n')}\r\n\r\n${'1\r\n \r\n'.repeat(5000)}`)
  expect(await answer).toMatch(/^HTTP\/1\.1 400 [^]*The body arrives in too many chunks/)
})

test.each(['/', '/counties/kent', '/api/nothing', '/assets/a.js', '/healthz'])(
  'an unwanted body is not read: %s closes its connection',
  async (path) => {
    const { closed } = stalled(site.origin, path, 'application/json', 1_000_000_000)
    expect(await closed).toMatch(/^HTTP\/1\.1 [24]\d\d [^]*connection: close/i)
  },
)

test('nor is a file from an unauthorised sender', async () => {
  for (const [path, types] of filePaths) {
    const { closed } = stalled(site.origin, path, types.at(-1)!, 1_000_000_000)
    expect(await closed).toMatch(/^HTTP\/1\.1 40[13] [^]*connection: close/i)
  }
})
