import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'

/** Startup parameters that pgbouncer accepts; it refuses any other. */
const known = new Set(['user', 'database', 'client_encoding', 'application_name', 'replication'])
const sessionWide =
  /^\s*(listen|set (?!local|transaction|constraints)|prepare|create temp\w* table(?!.*on commit drop))|pg_(try_)?advisory_lock\(|set_config\([^()]*false\)/is

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const texts = (...all: string[]) => Buffer.from(all.map((one) => `${one}\0`).join(''))
const ready = message('Z', Buffer.from('I'))
const greeting = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', texts('server_version', '18.0')),
  message('S', texts('client_encoding', 'UTF8')),
  message('K', Buffer.alloc(8)),
  ready,
])

const split = (each: (message: Buffer, type: string) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1
      const whole = rest.subarray(0, end)
      rest = rest.subarray(end)
      each(whole, String.fromCharCode(whole[0]!))
    }
  }
}

/** Each transaction runs on another of a few connections; records what fails or goes unnoticed behind pgbouncer. */
export const transactionPooler = async (url: string, connections = 3) => {
  const free: Socket[] = []
  const waiting: ((server: Socket) => void)[] = []
  const open = new Set<Socket>()
  let isIgnoring = false
  const observed = { transactions: 0, named: [] as string[], sessionWide: [] as string[], refused: [] as string[] }
  const giveBack = (server: Socket) => {
    const next = waiting.shift()
    if (next) next(server)
    else free.push(server)
  }
  const add = async () => {
    const server = await connectTo(url)
    server.once('close', () => {
      if (free.includes(server)) free.splice(free.indexOf(server), 1)
      if (listener.listening) void add()
    })
    giveBack(server)
  }

  const serve = (client: Socket) => {
    let server: Socket | undefined
    let isAsking = false
    let unanswered = 0
    let unsent: Buffer[] = []
    const use = (given: Socket) => {
      server = given
      observed.transactions++
      const hear = split((answer, type) => {
        client.write(answer)
        if (type !== 'Z') return
        unanswered--
        if (unanswered || answer[5] !== 'I'.charCodeAt(0)) return
        stopUsing()
        giveBack(given)
      })
      const endClient = () => client.destroy()
      const stopUsing = () => {
        given.off('data', hear).off('close', endClient)
        client.off('close', endServer)
        server = undefined
        isAsking = false
      }
      // like pgbouncer: a client that disconnects in a transaction takes its connection with it
      const endServer = () => {
        stopUsing()
        given.destroy()
      }
      given.on('data', hear).on('close', endClient)
      client.on('close', endServer)
      if (client.destroyed) return endServer()
      for (const one of unsent.splice(0)) given.write(one)
    }
    const record = (sent: Buffer, type: string) => {
      const [first = '', second = ''] = sent.subarray(5).toString().split('\0')
      if (type === 'P' && first) observed.named.push(second)
      const text = type === 'P' ? second : type === 'Q' ? first : ''
      if (sessionWide.test(text)) observed.sessionWide.push(text)
    }
    const forward = split((sent, type) => {
      if (type === 'X') return
      record(sent, type)
      if (type === 'Q' || type === 'S') unanswered++
      if (server) return void server.write(sent)
      unsent.push(sent)
      if (isAsking) return
      isAsking = true
      const at = free.shift()
      if (at) use(at)
      else waiting.push(use)
    })
    client.once('data', (hello: Buffer) => {
      const settings = hello
        .subarray(8)
        .toString()
        .split('\0')
        .filter((_, index) => index % 2 === 0)
      const strange = settings.filter((name) => name && !known.has(name))
      if (strange.length && !isIgnoring) {
        observed.refused.push(...strange)
        const refusal = texts('SFATAL', 'C08P01', `Munsupported startup parameter: ${strange[0]}`, '')
        return void client.end(message('E', refusal))
      }
      client.write(greeting)
      client.on('data', forward)
    })
  }
  const listener = createServer((client) => {
    open.add(client)
    client.on('error', () => {})
    client.on('close', () => open.delete(client))
    serve(client)
  })
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done))
  for (let made = 0; made < connections; made++) await add()
  const there = new URL(url)
  there.port = String((listener.address() as AddressInfo).port)
  return {
    url: there.href,
    noted: observed,
    ignoreSettings: () => {
      isIgnoring = true
    },
    close: async () => {
      const closed = new Promise((done) => listener.close(done))
      for (const socket of [...open, ...free]) socket.destroy()
      await closed
    },
  }
}

const connectTo = async (url: string): Promise<Socket> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  for (const event of ['data', 'end', 'close', 'error']) stream.removeAllListeners(event)
  return stream.on('error', () => {})
}
