import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A way to a server that can be cut without either side being told, as when a cable is pulled; frozen; or closed. */
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
    /** What is connected now is never heard of again; new connections work, or with `forNew` do not before `mend`. */
    cut: ({ forNew = false } = {}) => {
      isCut = forNew
      for (const socket of open) socket.unpipe()
      for (const socket of open) socket.pause()
    },
    /** Ends what `cut({ forNew: true })` does to new connections. */
    mend: () => {
      isCut = false
    },
    /** Bytes wait on all connections until `thaw`, as when the server is suspended. */
    freeze: () => {
      thawed = new Promise((done) => (thaw = done))
    },
    thaw: () => {
      thawed = undefined
      thaw()
    },
    /** Hangs up on all, and on whoever comes until `refuse(false)`. */
    refuse,
    /** Works again, and does so after this many packets to the server. */
    refuseAfter: (packets: number) => {
      isRefusing = false
      passed = 0
      allowed = packets
    },
    /** Packets to the server since the beginning, or since `refuseAfter`. */
    countPackets: () => passed,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
