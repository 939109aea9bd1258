import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { testServer } from '../testing/test-server.ts'
import { countSockets, guardSocket, socketLimits } from './socket-limits.ts'

let begun = 0
let end = () => {}
const ending = new Promise<void>((done) => {
  end = done
})

/** The client itself never ends the connection. */
const expectClosed = async (address: string) => {
  const { hostname, port, pathname } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let heard = ''
  socket.on('data', (data) => (heard += String(data))).on('error', () => {})
  socket.write(`GET ${pathname} HTTP/1.1\r\nhost: here\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`)
  await once(socket, 'end')
  const send = () => {
    if (!socket.destroyed) socket.write('x')
    return socket.destroyed
  }
  await expect.poll(send).toBe(true)
  return heard
}

const createTestSchema = (): GraphQLSchema => {
  const schema = buildSchema('type Query { much: String, never: String } type Subscription { changes: String }')
  const { much, never } = schema.getQueryType()!.getFields()
  much!.resolve = () => 'x'.repeat(100_000)
  never!.resolve = () => {
    begun++
    return ending
  }
  const { changes } = schema.getSubscriptionType()!.getFields()
  changes!.subscribe = async function* () {
    begun++
    await new Promise(() => {})
    yield { changes: '' }
  }
  return schema
}

const site = await testServer(createTestSchema(), () => ({}))
afterAll(site.stop)
const defaultLimits = { ...socketLimits }
afterEach(() => void Object.assign(socketLimits, defaultLimits)) // other files use them too

interface Message {
  id?: string
  type: string
  payload?: { message: string; extensions: unknown }[]
}

const open = async () => {
  const socket = new WebSocket(site.url.replace('http', 'ws'), 'graphql-transport-ws')
  const heard: Message[] = []
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(String(data)) as Message))
  socket.on('error', () => {})
  await once(socket, 'open')
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'connection_init' })
  await expect.poll(() => heard[0]?.type).toBe('connection_ack')
  const sendQuery = (id: number, query: string) => send({ id: String(id), type: 'subscribe', payload: { query } })
  return { socket, heard, send, ask: sendQuery, raw: (socket as unknown as { _socket: Socket })._socket }
}

test('a WebSocket at another address gets 404', async () => {
  expect(await expectClosed(new URL('/elsewhere', site.url).href)).toMatch(/^HTTP\/1\.1 404 /)
})

test('one socket has at most twenty running operations, including cancelled ones', async () => {
  socketLimits.messagesPerSecond = Infinity
  const { socket, heard, send, ask: sendQuery } = await open()
  begun = 0
  for (let id = 0; id < 1000; id++) {
    sendQuery(id, id % 2 ? 'subscription { changes }' : '{ never }')
    if (id % 2 === 0) send({ id: String(id), type: 'complete' })
  }
  await expect.poll(() => heard.filter(({ type }) => type === 'error').length).toBeGreaterThan(450)
  expect(begun).toBeLessThanOrEqual(20)
  expect(heard.findLast(({ type }) => type === 'error')?.payload).toMatchObject([
    { message: 'At most 20 operations can run on one socket.', extensions: { code: 'RATE_LIMITED' } },
  ])
  end()
  socket.terminate()
})

test.each<[what: string, ask: (socket: Awaited<ReturnType<typeof open>>, id: number) => void]>([
  ['answers', ({ ask: sendQuery }, id) => sendQuery(id, '{ much }')],
  ['pongs', ({ send }) => send({ type: 'ping', payload: { text: 'x'.repeat(60_000) } })],
])('a socket that asks for %s and does not read them is closed', async (_, sendQuery) => {
  Object.assign(socketLimits, { messagesPerSecond: Infinity, bytesPerSecond: Infinity }) // else what the system itself buffers takes long to fill
  const client = await open()
  client.raw.pause()
  const closed = once(client.socket, 'close')
  let id = 0
  const asking = setInterval(() => {
    if (client.socket.bufferedAmount < 1e6) sendQuery(client, id++)
  }, 1)
  await expect.poll(() => client.raw.destroyed).toBe(true)
  clearInterval(asking)
  client.raw.resume()
  await closed
})

const tooLarge = 'The message is nested too deeply, or has too many values'

test('a message has at most a thousand values, which stay in memory while it waits', async () => {
  const { socket, heard, send } = await open()
  const sendMany = (id: string, count: number) =>
    send({
      id,
      type: 'subscribe',
      payload: { query: '{ much }', variables: { many: Array.from({ length: count }, () => ({})) } },
    })
  sendMany('1', 490) // each is a value and a comma
  await expect.poll(() => heard.some(({ id, type }) => id === '1' && type === 'next')).toBe(true)
  const closed = once(socket, 'close')
  sendMany('2', 501)
  sendMany('3', 1)
  expect((await closed).map(String)).toEqual(['1008', tooLarge])
  expect(heard.filter(({ id }) => id !== '1').map(({ type }) => type)).toEqual(['connection_ack'])
})

test.each([
  ['connection_ack', '{"type":"connection_ack"}'],
  ['connection_ack', '{"type":"connection\\u005fack"}'],
  ['next', '{"id":"1","type":"next","payload":{}}'],
  ['error', '{"id":"1","type":"error","payload":[{"message":"x"}]}'],
])('a message that only a server sends, %s, closes the socket silently: %s', async (_, text) => {
  const print = vi.spyOn(console, 'error')
  const { socket } = await open()
  const closed = once(socket, 'close')
  socket.send(text)
  expect((await closed)[0]).toBe(4400)
  expect(print).not.toHaveBeenCalled()
  print.mockRestore()
})

test('sockets are limited per network, per wide network and in total; closed ones count no longer', () => {
  Object.assign(socketLimits, { perNetwork: 2, perWideNetwork: 3 })
  const sockets = countSockets(5)
  const openFrom = (ip: string) => {
    if (!sockets.hasRoom(ip)) return undefined
    const socket = new EventEmitter() as WebSocket
    sockets.add(ip, socket)
    return socket
  }
  const first = openFrom('2001:db8:1:1::1')
  const isOpen = (ip: string) => openFrom(ip) !== undefined
  expect(['2001:db8:1:1::2', '2001:db8:1:1::3'].map(isOpen), 'of one network').toEqual([true, false])
  expect(['2001:db8:1:2::1', '2001:db8:1:3::1'].map(isOpen), 'of one wide network').toEqual([true, false])
  expect(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(isOpen)).toEqual([true, true, false, false])
  first!.emit('close')
  expect(['192.0.2.2', '2001:db8:1:3::1'].map(isOpen), 'in total').toEqual([true, false])
})

test('a message nested as deeply as a body may be is answered, a deeper one ends its socket', async () => {
  const { socket, heard, send } = await open()
  const nest = (depth: number): unknown => (depth === 0 ? 0 : [nest(depth - 1)])
  const sendNested = (id: string, depth: number) =>
    send({ id, type: 'subscribe', payload: { query: '{ much }', variables: { deep: nest(depth) } } })
  sendNested('1', 30) // the payload and its variables are two levels of 32
  await expect.poll(() => heard.some(({ id, type }) => id === '1' && type === 'next')).toBe(true)
  const closed = once(socket, 'close')
  sendNested('2', 31)
  expect((await closed).map(String)).toEqual(['1008', tooLarge])
  expect(heard.some(({ id }) => id === '2')).toBe(false)
})

test('a socket whose message has too many fragments is closed silently', async () => {
  const print = vi.spyOn(console, 'error')
  const { socket } = await open()
  const closed = once(socket, 'close')
  socket.send('', { fin: false })
  for (let piece = 0; piece < 200; piece++) socket.send('', { fin: false })
  expect((await closed)[0]).toBe(1008)
  expect(print).not.toHaveBeenCalled()
  print.mockRestore()
})

test('refused operations give back their places, on the socket and in the site', async () => {
  socketLimits.messagesPerSecond = Infinity
  const { socket, heard, ask: sendQuery } = await open()
  for (const first of [0, 15]) {
    for (let id = first; id < first + 15; id++) sendQuery(id, '{ nothing }')
    await expect.poll(() => heard.filter(({ type }) => type === 'error').length).toBe(first + 15)
  }
  sendQuery(30, '{ much }')
  await expect.poll(() => heard.find(({ id }) => id === '30')?.type).toBe('next')
  socket.terminate()
})

test('a network has at most fifty sockets', async () => {
  const clients: WebSocket[] = []
  const refusal = async () => {
    for (;;) clients.push((await open()).socket)
  }
  await expect(refusal).rejects.toThrow('Unexpected server response: 429')
  expect(clients.length).toBeGreaterThan(40) // those of the tests before may not have ended yet
  expect(clients.length).toBeLessThanOrEqual(50)
  await expectClosed(site.url) // refused, it would else be held as long as the client likes
  clients[0]!.close()
  await once(clients[0]!, 'close')
  await expect
    .poll(() =>
      open().then(
        ({ socket }) => clients.push(socket),
        () => 'refused',
      ),
    )
    .not.toBe('refused')
  for (const socket of clients) socket.terminate()
})

test.each([
  ['ten messages', 10, 2],
  ['32 kB', 4, 8 * 1024],
])('after %s at once, a socket is read on at that rate', (_, messages, bytes) => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'performance'] })
  class ListeningSocket extends EventEmitter {
    isPaused = false
    bufferedAmount = 0
    pause = () => (this.isPaused = true)
    resume = () => (this.isPaused = false)
  }
  const socket = new ListeningSocket()
  guardSocket(socket as never)
  const hear = (times: number) => {
    for (let time = 0; time < times; time++) socket.emit('message', Buffer.alloc(bytes))
    return socket.isPaused
  }
  try {
    expect([hear(messages - 1), hear(2)]).toEqual([false, true])
    vi.advanceTimersByTime(1000 / messages + 1)
    expect([socket.isPaused, hear(1)]).toEqual([false, true])
    vi.advanceTimersByTime(1000)
    expect([socket.isPaused, hear(messages - 1), hear(1)]).toEqual([false, false, true])
  } finally {
    vi.useRealTimers()
  }
})
