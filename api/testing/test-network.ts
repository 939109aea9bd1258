import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut without either side being told, as when a cable is pulled; or closed altogether. */
export const testNetwork = async (url: string) => {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isRefusing = false
  const server = createServer((near) => {
    if (isRefusing) return near.destroy()
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
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const there = new URL(url)
  there.port = String((server.address() as AddressInfo).port)
  return {
    url: there.href,
    /** What is connected now is never heard of again; new connections work. */
    cut: () => {
      for (const socket of open) socket.unpipe()
      for (const socket of open) socket.pause()
    },
    /** Hangs up on all, and on whoever comes until `refuse(false)`. */
    refuse: (does = true) => {
      isRefusing = does
      if (does) for (const socket of open) socket.destroy()
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
