import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBadRequest } from './bad-request.ts'

const server = createServer((_, response) => response.end('read')).on('clientError', answerBadRequest)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

const answerTo = (request: string) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(request)
  return text(socket)
}

test('an address that is too long, and what is no request, are answered in words', async () => {
  const long = await answerTo(`GET /directory?search=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1\.1 431 /)
  expect(long).toContain('This address, or what your browser sends with it, is too long.')
  const nonsense = await answerTo('nonsense\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
  expect(nonsense).toContain('This request could not be read.')
})
