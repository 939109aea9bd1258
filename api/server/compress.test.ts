import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compress, compressAnswers, encodingFor, packQuickly } from './compress.ts'

test('the client’s accepted encodings decide, by weight; brotli wins ties', () => {
  const encodings = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.2,br ; q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
    ['brotli', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const
  expect(encodings.map(([accepted]) => [accepted, encodingFor(accepted)])).toEqual(encodings)
})

test.each(['br', 'gzip', 'zstd'] as const)(
  'compressed data (%s) takes only the memory of its bytes',
  async (encoding) => {
    for (const length of [100, 20_000]) {
      const packed = await compress(randomBytes(length), encoding)
      expect(packed.buffer.byteLength).toBe(packed.length)
    }
  },
)

test('one-off responses are compressed as cheaply as the client allows', async () => {
  const encodings = [
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['br;q=0.9, gzip, zstd;q=0.5', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['zstd;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, String],
  ] as const
  for (const [accepted, encoding, unpack] of encodings) {
    const packed = await packQuickly(text, accepted)
    expect([accepted, packed.encoding, unpack(packed.body as Buffer).toString()]).toEqual([accepted, encoding, text])
  }
})

test('compression does not block the main thread, and is lossless', async () => {
  const text = 'Kent '.repeat(100_000)
  let turns = 0
  const turn = setInterval(() => turns++, 0)
  const packed = await compress(text, 'br', 11)
  clearInterval(turn)
  expect(turns).toBeGreaterThan(0)
  expect(brotliDecompressSync(packed).toString()).toBe(text)
  expect(gunzipSync(await compress(text, 'gzip')).toString()).toBe(text)
})

const text = 'Kent '.repeat(1000)
const picture = Buffer.alloc(5000)
const random = randomBytes(2000).toString('hex')
const app = new Koa().use(compressAnswers).use((ctx) => {
  const answers: Record<string, () => void> = {
    '/text': () => (ctx.body = text),
    '/short': () => (ctx.body = 'x'.repeat(1023)),
    '/just': () => (ctx.body = 'x'.repeat(1024)),
    '/lines': () => {
      ctx.type = 'application/x-ndjson'
      ctx.body = text
    },
    '/drawing': () => {
      ctx.type = 'image/svg+xml'
      ctx.body = text
    },
    '/script': () => {
      ctx.type = 'application/javascript'
      ctx.body = text
    },
    '/packed': () => {
      ctx.type = 'text/plain'
      ctx.set('content-encoding', 'gzip')
      ctx.body = gzipSync(random)
    },
    '/json': () => (ctx.body = { text }),
    '/bytes': () => {
      ctx.type = 'text/css'
      ctx.body = Buffer.from(text)
    },
    '/stream': () => {
      ctx.type = 'json'
      ctx.body = Readable.from([text, text])
    },
    '/broken': () => {
      ctx.type = 'json'
      ctx.body = Readable.from(
        (function* () {
          yield text
          throw new Error('the database has gone')
        })(),
      )
    },
    '/picture': () => {
      ctx.type = 'image/png'
      ctx.body = picture
    },
  }
  answers[ctx.path]?.()
})
const failures: unknown[] = []
app.on('error', (error) => failures.push(error))
const server = createServer(app.callback())
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each(['br', 'gzip', 'zstd'])(
  'the app’s texts, JSON and (except zstd) streams are sent as %s; short ones and pictures unchanged',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    for (const [path, body, type] of [
      ['/text', text, 'text/plain'],
      ['/json', JSON.stringify({ text }), 'application/json'],
      ['/bytes', text, 'text/css'],
      ['/just', 'x'.repeat(1024), 'text/plain'],
      ['/lines', text, 'application/x-ndjson'],
      ['/drawing', text, 'image/svg+xml'],
      ['/script', text, 'application/javascript'],
      ...(encoding === 'zstd' ? [] : ([['/stream', text + text, 'application/json']] as const)),
    ] as const) {
      const answer = await fetch(url + path, { headers })
      expect([path, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        path,
        encoding,
        'Accept-Encoding',
      ])
      expect(answer.headers.get('content-type')).toContain(type)
      expect((await answer.text()) === body, path).toBe(true)
    }
    for (const path of ['/short', '/picture'])
      expect((await fetch(url + path, { headers })).headers.get('content-encoding'), path).toBeNull()
    const packed = await fetch(`${url}/packed`, { headers })
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', random])
    const headAnswer = await fetch(`${url}/text`, { method: 'HEAD', headers })
    expect([headAnswer.status, headAnswer.headers.get('content-encoding')]).toEqual([200, null])
  },
)

test('a client without encodings gets the text itself', async () => {
  const answer = await fetch(`${url}/text`, { headers: { 'accept-encoding': 'identity' } })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, text])
})

test('a broken stream ends the response, and is logged', async () => {
  const read = async () => (await fetch(`${url}/broken`, { headers: { 'accept-encoding': 'br' } })).text()
  await expect(read()).rejects.toThrow()
  expect(failures).toContainEqual(expect.objectContaining({ message: 'the database has gone' }))
})
