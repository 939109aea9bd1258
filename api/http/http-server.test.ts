import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../process/env.ts'
import { createReaderWatch, serveInTurn, createHttpServer } from './http-server.ts'
import { getServerUrl, listenOn, probePort } from './listen-on.ts'

const { server } = createHttpServer(10)
server.on('request', ({ url, headers }, response) => response.end(`answered ${headers.host}${url}`))
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

test('idle connections make room for each other, and for requests', async () => {
  const sockets: Socket[] = []
  for (let opened = 0; opened < 25; opened++) sockets.push(await openSilent())
  await expect
    .poll(() => sockets.map(({ closed }) => closed))
    .toEqual([...Array(20).fill(true), ...Array(5).fill(false)])
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toContain('answered')
})

test('connections with a request are not closed for silent ones', async () => {
  const asking = await openSilent()
  asking.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await once(asking, 'data')
  for (let opened = 0; opened < 25; opened++) await openSilent()
  asking.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  expect(String((await once(asking, 'data'))[0])).toContain('200 OK')
})

test('idle connections after a response make room for new ones', async () => {
  const { server: full } = createHttpServer(20)
  full.on('request', (_request, response) => response.end('answered'))
  await new Promise<void>((done) => full.listen(0, '127.0.0.1', done))
  const { port: to } = full.address() as AddressInfo
  const idle: Socket[] = []
  for (let requestCount = 0; requestCount < 60; requestCount++) {
    const socket = connect(to, '127.0.0.1').on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
    idle.push(socket)
  }
  expect(idle.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(20)
  for (const socket of idle) socket.destroy()
  full.close()
})

const askWithoutReading = async (to: number) => {
  const socket = connect(to, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /long HTTP/1.1\r\nhost: here\r\n\r\n')
  return socket
}

const waitingSocket = (writableLength: number) => {
  const socket = {
    writableLength,
    bytesWritten: writableLength,
    destroyed: false,
    destroy: () => (socket.destroyed = true),
  }
  return socket
}

test('a client that does not read for half a minute is disconnected; a slow one is not', () => {
  const watch = createReaderWatch()
  const [stalled, slow, done] = [waitingSocket(500_000), waitingSocket(500_000), waitingSocket(0)]
  for (let second = 0; second <= 30; second++) {
    expect(stalled.destroyed).toBe(false)
    watch.look([stalled, slow, done] as never, second * 1000)
    slow.writableLength -= 1000
  }
  expect([stalled.destroyed, slow.destroyed, done.destroyed]).toEqual([true, false, false])
})

test('if too much is unread, the longest waiting client is disconnected', () => {
  const watch = createReaderWatch({ waitingBytes: 2_000_000 })
  const sockets = Array.from({ length: 5 }, () => waitingSocket(500_000))
  for (let requestCount = 1; requestCount <= 5; requestCount++)
    watch.look(sockets.slice(0, requestCount) as never, requestCount)
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false, false])
})

test('unread responses do not pile up', async () => {
  const { server: reading } = createHttpServer(1000, { waitingBytes: 64_000_000, lookEveryMs: 5 })
  reading.on('request', ({ url }, response) => response.end(url === '/long' ? Buffer.alloc(32_000_000) : 'answered'))
  await new Promise<void>((done) => reading.listen(0, '127.0.0.1', done))
  const { port: to } = reading.address() as AddressInfo
  const standing = once(reading, 'connection')
  const asking = [await askWithoutReading(to)]
  const [first] = (await standing) as [Socket]
  const closed = once(first, 'close')
  for (let more = 0; more < 2; more++) asking.push(await askWithoutReading(to))
  await closed
  expect(await (await fetch(`http://127.0.0.1:${to}`)).text()).toBe('answered')
  for (const socket of asking) socket.destroy()
  reading.close()
  reading.closeAllConnections()
})

test('slow headers are allowed 15 s', () => {
  expect(server.headersTimeout).toBe(15_000)
})

const answeringLater = async () => {
  const begun: { url: string; response: ServerResponse }[] = []
  const { server: inTurn } = createHttpServer()
  inTurn.on(
    'request',
    serveInTurn(({ url }, response) => begun.push({ url: url!, response })),
  )
  await new Promise<void>((done) => inTurn.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    inTurn.close()
    inTurn.closeAllConnections()
  })
  const socket = connect((inTurn.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const requestPaths = (...paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`).join(''))
  return { begun, socket, ask: requestPaths }
}

test('pipelined requests run one after the other', async () => {
  const { begun, socket, ask: requestPaths } = await answeringLater()
  requestPaths('/1', '/2', '/3')
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  for (const many of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(many)
    begun.at(-1)!.response.end(`answer to ${begun.at(-1)!.url}`)
    await expect.poll(() => text).toContain(`answer to /${many}`)
  }
  requestPaths('/4')
  await expect.poll(() => begun.length).toBe(4)
})

test('a client with too many pipelined requests is disconnected, and none of them runs', async () => {
  const { begun, socket, ask: requestPaths } = await answeringLater()
  requestPaths(...Array.from({ length: 500 }, (_, at) => `/${at}`))
  await once(socket, 'close')
  expect(begun).toEqual([])
})

test('a quarter of all connections may be idle: the longest idle makes room', async () => {
  const sockets: Socket[] = []
  for (let opened = 0; opened < 25; opened++) {
    const socket = await openSilent()
    socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
    await once(socket, 'data')
    sockets.push(socket)
  }
  await expect
    .poll(() => sockets.map(({ closed }) => closed))
    .toEqual([...Array(23).fill(true), ...Array(2).fill(false)])
})

test('a WebSocket is neither silent nor idle', async () => {
  const { server: live } = createHttpServer(12)
  live.on('request', (_request, response) => response.end('answered'))
  live.on('upgrade', (_request, socket: Socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  await new Promise<void>((done) => live.listen(0, '127.0.0.1', done))
  const { port: to } = live.address() as AddressInfo
  const sockets: Socket[] = []
  const open = async () => {
    sockets.push(connect(to, '127.0.0.1').on('error', () => {}))
    await once(live, 'connection')
    return sockets.at(-1)!
  }
  const ask = async (socket: Socket, more = '') => {
    socket.write(`GET / HTTP/1.1\r\nhost: here\r\n${more}\r\n`)
    await once(socket, 'data')
  }
  const [fresh, used] = [await open(), await open()]
  await ask(used)
  for (const socket of [fresh, used]) await ask(socket, 'connection: upgrade\r\nupgrade: websocket\r\n')
  const silent = await open()
  for (let more = 0; more < 6; more++) await open()
  await expect.poll(() => silent.closed).toBe(true)
  for (const socket of sockets.splice(2)) socket.destroy()
  const idle = await open()
  await ask(idle)
  for (let more = 0; more < 3; more++) await ask(await open())
  await expect.poll(() => idle.closed).toBe(true)
  expect([fresh.closed, used.closed]).toEqual([false, false])
  for (const socket of sockets) socket.destroy()
  live.close()
})

test.each([
  ['http://here.test/blog?a=b', 'here.test/blog?a=b'],
  ['HTTPS://here.test:8080', 'here.test:8080/'],
  ['http://me:secret@here.test?q', 'here.test/?q'],
  ['http:///blog', 'localhost/blog'],
  ['//blog', 'localhost//blog'],
])('a request for %s is %s', async (target, answered) => {
  const socket = await openSilent()
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  expect(/\r\nanswered (.*)$/.exec(String((await once(socket, 'data'))[0]))?.[1]).toBe(answered)
})

/** Opens five connections from a thread of its own, counts them, asks on each, and reports the answers. */
const clients = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, opened } } = require('node:worker_threads')
  const ask = () => new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      Atomics.add(opened, 0, 1)
      Atomics.notify(opened, 0)
      socket.write('GET / HTTP/1.1\\r\\nhost: here\\r\\n\\r\\n')
    })
    socket.once('data', (text) => done(String(text).split('\\r\\n')[0])).on('error', ({ code }) => done(code))
  })
  Promise.all(Array.from({ length: 5 }, ask)).then((answers) => parentPort.postMessage(answers))`

test('a draining server answers connections that only the system has accepted', async () => {
  const { server: leaving, drain } = createHttpServer()
  leaving.on('request', (_request, response) => response.end('answered'))
  await new Promise<void>((done) => leaving.listen(0, '127.0.0.1', done))
  const opened = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(clients, {
    eval: true,
    workerData: { port: (leaving.address() as AddressInfo).port, opened },
  })
  onTestFinished(async () => void (await worker.terminate()))
  const answers = once(worker, 'message')
  for (let count = 0; count < 5; count = Atomics.load(opened, 0)) Atomics.wait(opened, 0, count, 10_000)
  await drain()
  expect(await answers).toEqual([Array(5).fill('HTTP/1.1 200 OK')])
})

test('a draining server closes a connection after the request that it is answering', async () => {
  const { server: leaving, drain } = createHttpServer()
  leaving.listen(0, '127.0.0.1')
  await once(leaving, 'listening')
  const answer = fetch(`http://127.0.0.1:${(leaving.address() as AddressInfo).port}`)
  const [, response] = (await once(leaving, 'request')) as [unknown, ServerResponse]
  const drained = drain()
  response.end('answered')
  expect((await answer).headers.get('connection')).toBe('close')
  await drained
})

test('a port or host that cannot be listened on is named; the address shown is one that a browser can open', async () => {
  const env = (PORT: number, HOST: string) => ({ ...readEnv({}), PORT, HOST })
  await expect(probePort(env(port, '127.0.0.1'))).rejects.toThrow(`PORT ${port} is in use by another program`)
  await expect(probePort(env(0, '192.0.2.1'))).rejects.toThrow(/^HOST 192\.0\.2\.1 cannot be listened on: /)
  const free = createServer()
  await probePort(env(0, '127.0.0.1'))
  await listenOn(free, env(0, '127.0.0.1'))
  const { port: chosen } = free.address() as AddressInfo
  const hosts = ['127.0.0.1', '::1', '0.0.0.0', '::', 'directory.local']
  expect(hosts.map((host) => getServerUrl(free, env(0, host)))).toEqual([
    ...Array(4).fill(`http://localhost:${chosen}`),
    `http://directory.local:${chosen}`,
  ])
  free.close()
  expect(getServerUrl(free, env(4000, '::'))).toBe('http://localhost:4000')
})
