import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { admitRest } from './admit-rest.ts'
import { createAdmission } from './admission.ts'

/** A server that answers a thousand chunks of 10 KB, behind an admission with one place and no queue. */
const serve = async (streamingMs?: number) => {
  const admission = createAdmission({ atOnce: 1, waiting: 0 })
  const chunks = function* () {
    for (let chunk = 0; chunk < 1000; chunk++) yield Buffer.alloc(10_000)
  }
  const app = new Koa()
  app.silent = true
  app.use((ctx, next) => {
    ctx.state.context = { ip: ctx.ip }
    return next()
  })
  app.use(admitRest(admission, streamingMs))
  app.use((ctx) => {
    ctx.body = Readable.from(chunks())
  })
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const answer = async () => {
    const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    request.on('error', () => {})
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }
  const elsewhere = () => admission.run({ ip: '192.0.2.1' }, () => 'in').catch(() => 'refused')
  return { answer, elsewhere }
}

test('a stream holds its place while it is sent, and no longer', async () => {
  const { answer, elsewhere } = await serve()
  const stream = await answer()
  expect(await elsewhere()).toBe('refused')
  let bytes = 0
  for await (const chunk of stream) bytes += (chunk as Buffer).length
  expect(bytes).toBe(10_000_000)
  await expect.poll(elsewhere).toBe('in')
})

test('a slow reader of a stream holds a place for a while only', async () => {
  const { answer, elsewhere } = await serve(50)
  const slow = await answer()
  await expect.poll(elsewhere).toBe('in')
  slow.destroy()
})
