import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../outgoing/clock.ts'
import type { FetchSettings } from '../outgoing/fetch-page.ts'
import { noPace } from './no-pace.ts'

export interface LocalSite {
  base: string
  port: number
  asked: string[]
  close(): Promise<void>
}

export const localSite = async (
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => void,
): Promise<LocalSite> => {
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    answer(request, response, request.url ?? '')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    asked: requestedPaths,
    base: `http://shop.localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export interface TestClock extends Clock {
  waits: number[]
}

export const testClock = (): TestClock => {
  let at = 0
  const waits: number[] = []
  return {
    waits,
    now: () => at,
    wait: async (delayMs) => {
      waits.push(delayMs)
      at += delayMs
    },
  }
}

/** Tests reach their own servers below .localhost, and nothing else on this machine. */
export const localSettings = (site: { port: number }, more: Partial<FetchSettings> = {}): FetchSettings => ({
  userAgent: 'BlindCurtainDirectory/1.0 (+mailto:me@example.com)',
  allowedHosts: [`*.localhost:${site.port}`],
  pace: noPace,
  clock: testClock(),
  ...more,
})
