import { InMemoryCache, gql } from '@apollo/client'
import type { WebSocketHandlerConnection } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, socket } from '../app/mock-api.ts'

vi.resetModules() // no connections of another file's pages
const { connectionLost, subscribeLive } = await import('./subscribe-live.ts')

const document = gql`
  subscription Changes {
    scraperState {
      id
    }
  }
`
const second = 1000
const minute = 60 * second

let triedAt: number[]
let current: WebSocketHandlerConnection['client']
let serve: (client: WebSocketHandlerConnection['client']) => void
const heard: unknown[] = []
let stop = () => {}

/** Sends the state every 5 seconds, as the server does. */
const serveState = (client: WebSocketHandlerConnection['client']) =>
  client.addEventListener('message', ({ data }) => {
    const { type, id } = JSON.parse(data as string) as { type: string; id?: string }
    if (type === 'connection_init') client.send('{"type":"connection_ack"}')
    if (type !== 'subscribe') return
    const say = () =>
      client.send(JSON.stringify({ id, type: 'next', payload: { data: { scraperState: { id: 'scraper' } } } }))
    say()
    const timer = setInterval(say, 5 * second)
    client.addEventListener('close', () => clearInterval(timer))
  })
const harms: Record<string, typeof serve> = {
  'nobody answers': () => {},
  'the socket is accepted and says no more': (client) =>
    client.addEventListener('message', () => client.send('{"type":"connection_ack"}'), { once: true }),
  'the server is going down': (client) => client.close(1001),
  'the server is overloaded': (client) => client.close(1013),
  'the server has failed': (client) => client.close(1011),
  'graphql-ws has failed': (client) => client.close(4500),
  'the subscription fails': (client) =>
    client.addEventListener('message', ({ data }) => {
      const { type, id } = JSON.parse(data as string) as { type: string; id?: string }
      if (type === 'connection_init') client.send('{"type":"connection_ack"}')
      if (type !== 'subscribe') return
      triedAt.push(Date.now())
      client.send(
        JSON.stringify({ id, type: 'error', payload: [{ message: '', extensions: { code: 'UNAVAILABLE' } }] }),
      )
    }),
}

beforeEach(async () => {
  await import('graphql-ws') // not under a fake clock
  vi.useFakeTimers()
  triedAt = []
  heard.length = 0
  serve = serveState
  answer(
    socket.addEventListener('connection', ({ client }) => {
      triedAt.push(Date.now())
      current = client
      serve(client)
    }),
  )
  stop = subscribeLive(new InMemoryCache(), document, {
    onData: (data) => heard.push(data),
    onEnded: () => heard.push('ended'),
  })
  await vi.advanceTimersByTimeAsync(second)
})
afterEach(async () => {
  stop()
  await vi.advanceTimersByTimeAsync(second)
  vi.useRealTimers()
})

test.each(Object.entries(harms))(
  'while %s, the loss of the connection is noticed within 15 seconds and retried at most 15 later, for 40 minutes; then everything is current again',
  async (_, harm) => {
    expect([heard.length, connectionLost()]).toEqual([1, false])
    serve = harm
    current.close()
    await vi.advanceTimersByTimeAsync(15 * second)
    expect(connectionLost()).toBe(true)
    await vi.advanceTimersByTimeAsync(40 * minute)
    const gaps = triedAt.slice(1).map((at, index) => at - triedAt[index]!)
    expect(triedAt.length).toBeGreaterThan(40 * 4)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15 * second)
    serve = serveState
    heard.length = 0
    await vi.advanceTimersByTimeAsync(15 * second)
    expect([heard.length > 0, connectionLost()]).toEqual([true, false])
  },
)

test.each(['online', 'focus', 'pageshow', 'visibilitychange'])(
  'after 40 minutes without network it is tried at once at %s',
  async (name) => {
    serve = (client) => client.close(1001)
    current.close()
    await vi.advanceTimersByTimeAsync(40 * minute)
    serve = serveState
    heard.length = 0
    window.dispatchEvent(new Event(name))
    await vi.advanceTimersByTimeAsync(0)
    expect([heard.length, connectionLost()]).toEqual([1, false])
  },
)

test('a connection that is silent since the machine went to sleep is replaced once somebody looks', async () => {
  const before = triedAt.length
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(second)
  expect(triedAt.length, 'one that is alive is left alone').toBe(before)
  vi.setSystemTime(Date.now() + 8 * 60 * minute) // timers stop during sleep
  heard.length = 0
  window.dispatchEvent(new Event('visibilitychange'))
  expect(connectionLost()).toBe(true)
  await vi.advanceTimersByTimeAsync(second)
  expect([triedAt.length, heard.length, connectionLost()]).toEqual([before + 1, 1, false])
})

test('a hidden page waits until it is seen', async () => {
  serve = (client) => client.close(1001)
  current.close()
  await vi.advanceTimersByTimeAsync(40 * minute)
  serve = serveState
  const before = triedAt.length
  const visibility = vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden')
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(triedAt.length).toBe(before)
  visibility.mockRestore()
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(triedAt.length).toBe(before + 1)
})

test('two listeners share a subscription, which lasts as long as one of them', async () => {
  const other: unknown[] = []
  const listener = { onData: (data: unknown) => void other.push(data), onEnded: () => {} }
  const stopOther = subscribeLive(new InMemoryCache(), document, listener)
  heard.length = 0
  await vi.advanceTimersByTimeAsync(5 * second)
  expect([heard.length, other.length, triedAt.length]).toEqual([1, 1, 1])
  stop()
  await vi.advanceTimersByTimeAsync(5 * second)
  expect([heard.length, other.length, connectionLost()]).toEqual([1, 2, false])
  stopOther()
})

test('a screen that was left does not cut the connection of the others', async () => {
  const others = gql`
    subscription Others {
      scraperState {
        id
      }
    }
  `
  const stopOthers = subscribeLive(new InMemoryCache(), others, { onData: () => {}, onEnded: () => {} })
  await vi.advanceTimersByTimeAsync(second)
  const before = triedAt.length
  stop()
  await vi.advanceTimersByTimeAsync(10 * second)
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(second)
  expect([triedAt.length, connectionLost()]).toEqual([before, false])
  stopOthers()
})
