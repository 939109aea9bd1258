import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** Can be cut silently, as by pulling a cable, frozen, or closed. */
export const testNetwork = async (url: string) => {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isRefusing = false
  let isCut = false
  let passed = 0
  let allowed = Infinity
  let thawed: Promise<void> | undefined
  let thaw = () => {}
  const delayed = () =>
    new Transform({
      transform: async (chunk, _encoding, done) => {
        await thawed
        done(null, chunk)
      },
    })
  const refuse = (does = true) => {
    isRefusing = does
    if (does) for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    if (isRefusing) return near.destroy()
    near.on('data', () => {
      if (++passed > allowed) refuse()
    })
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      if (isCut) one.pause()
      else one.pipe(delayed()).pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const there = new URL(url)
  there.port = String((server.address() as AddressInfo).port)
  return {
    url: there.href,
    /** Drops all traffic of open connections; with `forNew` also of new ones, until `mend`. */
    cut: ({ forNew = false } = {}) => {
      isCut = forNew
      for (const socket of open) socket.unpipe()
      for (const socket of open) socket.pause()
    },
    mend: () => {
      isCut = false
    },
    /** As a suspended server would, until `thaw`. */
    freeze: () => {
      thawed = new Promise((done) => (thaw = done))
    },
    thaw: () => {
      thawed = undefined
      thaw()
    },
    /** Closes all connections, and new ones until `refuse(false)`. */
    refuse,
    /** Works again, then refuses after this many packets to the server. */
    refuseAfter: (packets: number) => {
      isRefusing = false
      passed = 0
      allowed = packets
    },
    /** Packets to the server since the start, or since `refuseAfter`. */
    countPackets: () => passed,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
