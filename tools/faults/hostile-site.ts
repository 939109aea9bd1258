import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Undo } from '../../api/testing/undo.ts'

const html = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)

/** As fast as it is read or at intervals, until the reader disconnects. */
const keepSending = (response: ServerResponse, chunk: string, everyMs = 0) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  const send = () => {
    if (response.destroyed) return
    if (everyMs) setTimeout(send, everyMs)
    if (response.write(chunk) && !everyMs) setImmediate(send)
    else if (!everyMs) response.once('drain', send)
  }
  send()
}

/** A gigabyte of zeros in a megabyte, as concatenated gzip members. */
const bomb = () => {
  const member = gzipSync(Buffer.alloc(50 << 20, ' '))
  return Buffer.concat(Array.from({ length: 20 }, () => member))
}

const poison = [
  `0${'1 '.repeat(50_000)}x`,
  `${'a.'.repeat(50_000)}@`,
  `Mon ${'9-'.repeat(50_000)}`,
  `${' '.repeat(100_000)}x`,
  `<script type="application/ld+json">${'['.repeat(100_000)}</script>`,
  `<script type="application/ld+json">{"@type":"LocalBusiness","name":"${'x'.repeat(1_000_000)}","address":${'{"address":'.repeat(5000)}1${'}'.repeat(5000)}}</script>`,
  `<a href="tel:${'('.repeat(100_000)}">call</a>`,
]

const pages: Record<string, (response: ServerResponse, path: string) => unknown> = {
  deep: (response) => html(response, '<div>'.repeat(300_000)),
  large: (response) => html(response, Buffer.alloc(50 << 20, '<p>Blinds, 0113 496 0000</p>')),
  bomb: (response) => html(response, bomb(), { 'content-encoding': 'gzip' }),
  endless: (response) => keepSending(response, '<article><h2>Endless Blinds</h2></article>'.repeat(100)),
  dribble: (response) => keepSending(response, '<', 500),
  loop: (response, path) => response.writeHead(302, { location: `${path.replace(/\?.*/, '')}?${Math.random()}` }).end(),
  charset: (response) =>
    html(response, Buffer.from([0xff, 0xfe, 0x80, 0x00, 0xc3]), { 'content-type': 'text/html; charset=no-such-thing' }),
  poison: (response) => html(response, poison.map((text) => `<p>${text}</p>`).join('')),
  silent: () => {},
  half: (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100000' })
    response.write('<html>')
    setTimeout(() => response.destroy(), 100)
  },
}

export const openHostileSite = async (undo: Undo) => {
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split('.')[0]!
    if (request.url === '/robots.txt' && host !== 'silent') return void response.writeHead(404).end()
    return void pages[host]?.(response, request.url ?? '/')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  undo.push(async () => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { port, addresses: Object.keys(pages).map((host) => `http://${host}.localhost:${port}/list`) }
}
