import { WebSocket } from 'ws'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refuseUnclear } from './bad-request.ts'
import { handleErrors } from './handle-errors.ts'
import { createHttpServer } from './http-server.ts'
import { log } from '../process/log.ts'
import { badInput, unavailable } from '../server/errors.ts'

const { server } = createHttpServer()
server
  .on(
    'request',
    refuseUnclear((_, response) => response.end('read')),
  )
  .on('upgrade', (_, socket) => socket.end('HTTP/1.1 418 upgraded\r\n\r\n'))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

const answerTo = (request: string) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(request)
  return text(socket)
}

test('a too long address and an invalid request get an error message', async () => {
  const long = await answerTo(`GET /directory?search=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1\.1 431 /)
  expect(long).toContain('This address, or what your browser sends with it, is too long.')
  const nonsense = await answerTo('nonsense\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /)
  expect(nonsense).toContain('This request could not be read.')
})

test('a request with two hosts is refused, however they are written', async () => {
  for (const [one, other] of [
    ['host', 'host'],
    ['Host', 'HOST'],
  ]) {
    const answer = await answerTo(`GET / HTTP/1.1\r\n${one}: here\r\n${other}: elsewhere.example\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('This request could not be read.')
  }
  expect(await answerTo('GET / HTTP/1.1\r\nhost: here\r\nhost2: there\r\n\r\n')).toContain('read')
})

test.each(['GET *', 'GET ftp://here/', 'POST gopher://here/graphql'])(
  '%s has no path, and is refused',
  async (line) => {
    const answer = await answerTo(`${line} HTTP/1.1\r\nhost: here\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('This request could not be read.')
  },
)

test('an error of ours reveals only its id; a refusal has its status, message, fields and wait', async () => {
  log.level = 'silent'
  const answerFor = async (error: Error) => {
    const headers: Record<string, string> = {}
    const set = (name: string, value: string) => (headers[name] = value)
    const ctx = { path: '/api/x', response: { get: () => 'the id' }, set, status: 0, body: {} }
    await handleErrors(ctx as never, async () => {
      throw error
    })
    return [ctx.status, ctx.body, headers]
  }
  expect(await answerFor(new Error('the password is hunter2'))).toEqual([
    500,
    { message: 'Something went wrong on our side.', id: 'the id' },
    {},
  ])
  expect(await answerFor(badInput({ name: 'Please enter a name.' }))).toEqual([
    400,
    { message: 'Please enter a name.', fields: { name: 'Please enter a name.' } },
    {},
  ])
  expect(await answerFor(unavailable('Not now.', 7))).toEqual([503, { message: 'Not now.' }, { 'retry-after': '7' }])
  expect(await answerFor(Object.assign(new Error('Too large'), { status: 413 }))).toEqual([
    413,
    { message: 'Too large' },
    {},
  ])
})

test('an error of ours is logged with its stack and request, a refusal for want of something in one line', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const refused = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const path = `/api/${'x'.repeat(400)}`
  const fail = (error: Error) =>
    handleErrors({ path, response: { get: () => 'the id' }, set: () => {} } as never, async () => {
      throw error
    })
  const fault = new Error('A bug')
  await fail(fault)
  await fail(Object.assign(unavailable('Not now.'), { cause: new Error('No socket') }))
  await fail(badInput({ name: 'Please enter a name.' }))
  const fullDisk = Object.assign(new Error('no space left'), { code: '53100' })
  await fail(fullDisk)
  const shown = path.slice(0, 300)
  expect(failed.mock.calls).toEqual([[{ requestId: 'the id', err: fault, path: shown }, 'request failed']])
  expect(refused.mock.calls).toEqual([
    [{ path: shown, reason: 'Not now.', cause: 'No socket' }, 'request refused'],
    [{ path: shown, err: fullDisk }, 'request refused'],
  ])
  failed.mockRestore()
  refused.mockRestore()
})

test('a request for clear-text HTTP/2 gets HTTP/1.1; WebSockets still open', async () => {
  const upgrade = 'connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAARAAAAAAAIAAAAA\r\n'
  expect(await answerTo(`GET / HTTP/1.1\r\nhost: here\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 200 OK[^]*read$/)
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await expect(once(socket, 'open')).rejects.toThrow('418')
})
