import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server's process tells the one that started it. */
export interface FromChild {
  port?: number
  cpuMicroseconds?: number
}

/** In a server's process: listens on a free port of this machine, tells which, and its CPU time when asked; ends with its parent. */
export const listenForBench = (server: Server) => {
  const tell = (message: FromChild) => process.send?.(message)
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ cpuMicroseconds: user + system })
  })
  server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }))
}
