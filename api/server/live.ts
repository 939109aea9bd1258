import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GraphQLSchema } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Context } from './context.ts'

/** Sockets: graphql-ws at /graphql. Compression is off, since it takes six times the memory of a subscriber. */
export const startLive = (server: Server, schema: GraphQLSchema, contextFor: (request: IncomingMessage) => Context) => {
  const graphql = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 64 * 1024 })
  const cleanup = useServer({ schema, context: ({ extra }) => contextFor(extra.request) }, graphql)
  const sockets: Record<string, WebSocketServer> = { '/graphql': graphql }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = sockets[new URL(request.url ?? '/', 'http://host').pathname]
    if (!target) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    return target.handleUpgrade(request, socket, head, (client) => target.emit('connection', client, request))
  })
  return {
    close: async () => {
      await cleanup.dispose()
    },
  }
}
