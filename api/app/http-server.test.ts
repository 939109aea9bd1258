import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

const server = createHttpServer(10).on('request', (_request, response) => response.end('answered'))
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const openSilent = async () => {
  const standing = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await standing
  return socket
}

test('connections on which nothing is asked make room for each other, and for whoever asks', async () => {
  const sockets: Socket[] = []
  for (let opened = 0; opened < 25; opened++) sockets.push(await openSilent())
  await expect
    .poll(() => sockets.map(({ closed }) => closed))
    .toEqual([...Array(20).fill(true), ...Array(5).fill(false)])
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered')
})

test('what was asked on counts no longer, and is never closed for others', async () => {
  const asking = await openSilent()
  asking.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await once(asking, 'data')
  for (let opened = 0; opened < 25; opened++) await openSilent()
  asking.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  expect(String((await once(asking, 'data'))[0])).toContain('200 OK')
})

test('headers that come by drops are waited for 15 s', () => {
  expect(server.headersTimeout).toBe(15_000)
})
