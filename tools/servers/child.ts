import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startProfile, type Shares } from './profile.ts'

export interface FromChild {
  port?: number
  cpuMicroseconds?: number
  bytes?: number
  mainMicroseconds?: number
  /** The main thread's profile since the first request for it. */
  shares?: Shares
}

const send = (message: FromChild) => process.send?.(message)

/** In a server's process; exits with its parent. */
export const sendPort = (port: number) => {
  let endProfile: (() => Promise<Shares>) | undefined
  const profile = async () => {
    const shares = await endProfile?.()
    endProfile = shares ? undefined : await startProfile()
    return shares ? { shares } : {}
  }
  const usage = (): FromChild => {
    const [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
    return {
      cpuMicroseconds: all.user + all.system,
      mainMicroseconds: main.user + main.system,
      bytes: process.memoryUsage.rss(),
    }
  }
  process.on('disconnect', () => process.exit(0))
  process.on('message', (request) => void (async () => send(request === 'profile' ? await profile() : usage()))())
  send({ port })
}

export const listenForBench = (server: Server) => {
  server.listen(0, '127.0.0.1', () => sendPort((server.address() as AddressInfo).port))
}
