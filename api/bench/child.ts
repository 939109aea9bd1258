import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server's process reports to the one that started it. */
export interface FromChild {
  port?: number
  cpuMicroseconds?: number
  /** Resident memory. */
  bytes?: number
}

const tell = (message: FromChild) => process.send?.(message)

/** In a server's process: reports its port, and its CPU time and memory when asked; ends with its parent. */
export const tellPort = (port: number) => {
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ cpuMicroseconds: user + system, bytes: process.memoryUsage.rss() })
  })
  tell({ port })
}

/** In a server's process: listens on a free port of this machine. */
export const listenForBench = (server: Server) => {
  server.listen(0, '127.0.0.1', () => tellPort((server.address() as AddressInfo).port))
}
