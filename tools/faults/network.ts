import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** Can be cut without notice to either side, like an unplugged cable, or slowed down. */
export const openNetwork = async (url: string) => {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  let lateMs = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        if (!isCut) other.destroy()
      })
      one.pipe(late()).pipe(other)
    }
  })
  const late = () =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (isCut) return // neither passed on nor read further
        if (lateMs) setTimeout(() => done(null, chunk), lateMs)
        else done(null, chunk)
      },
    })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const there = new URL(url)
  there.port = String((server.address() as AddressInfo).port)
  return {
    url: there.href,
    /** Drops all traffic of old and new connections; these stay dead. */
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
    },
    delay: (ms: number) => {
      lateMs = ms
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
export type Network = Awaited<ReturnType<typeof openNetwork>>
