import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { admitRest, streamLimits } from './admit-rest.ts'
import { createAdmission } from '../server/admission.ts'

const serve = async (streamingMs?: number) => {
  const admission = createAdmission({ maxRunning: 1, maxWaiting: 0 })
  const chunks = function* () {
    for (let chunk = 0; chunk < 1000; chunk++) yield Buffer.alloc(10_000)
  }
  const app = new Koa()
  app.silent = true
  app.use((ctx, next) => {
    ctx.state.context = { ip: ctx.query.ip }
    return next()
  })
  app.use(admitRest(admission, streamingMs))
  const bodies: Readable[] = []
  app.use((ctx) => {
    bodies.push((ctx.body = Readable.from(chunks())))
  })
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const sendRequest = (ip: string) => {
    const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}?ip=${ip}`)
    return request.on('error', () => {})
  }
  const leave = async (ip: string) => {
    const requestEvent = once(server, 'request')
    const request = sendRequest(ip)
    const [, response] = (await requestEvent) as [unknown, ServerResponse]
    const gone = once(response, 'close')
    request.destroy()
    await gone
  }
  const answer = async (ip: string) => {
    const request = sendRequest(ip)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }
  const elsewhere = () => admission.run({ ip: '192.0.2.1' }, () => 'in').catch(() => 'refused')
  return { answer, elsewhere, leave, bodies }
}

test('streams have their own slots, so that slow readers do not block others', async () => {
  const { answer, elsewhere } = await serve()
  const slow = await Promise.all([answer('192.0.2.2'), answer('192.0.2.3')])
  expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await elsewhere()).toBe('in')
  const third = answer('192.0.2.4')
  let bytes = 0
  for await (const chunk of slow[0]) bytes += (chunk as Buffer).length
  expect(bytes).toBe(10_000_000)
  expect((await third).statusCode).toBe(200)
  slow[1].destroy()
})

test('a slow reader occupies its slot only for a while', async () => {
  const { answer } = await serve(50)
  const slow = await answer('192.0.2.2')
  const next = await answer('192.0.2.2')
  expect(next.statusCode).toBe(200)
  for (const stream of [slow, next]) stream.destroy()
})

test('a client that leaves the queue takes no slot', async () => {
  const { answer, leave } = await serve(600_000)
  const first = await answer('192.0.2.2')
  await leave('192.0.2.2')
  const next = answer('192.0.2.2')
  first.destroy()
  expect((await next).statusCode).toBe(200)
  void next.then((stream) => stream.destroy())
})

test('a few streams of one network wait, more are refused', async () => {
  const { answer, bodies } = await serve()
  const first = await answer('192.0.2.2')
  const others = Array.from({ length: streamLimits.waitingPerNetwork + 1 }, () => answer('192.0.2.2'))
  const refused = await Promise.race(others)
  expect(refused.statusCode).toBe(500)
  expect(bodies.filter(({ destroyed }) => destroyed)).toHaveLength(1)
  first.destroy()
  for (const other of others) void other.then((stream) => stream.destroy()).catch(() => {})
})
