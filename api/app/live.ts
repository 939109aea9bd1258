import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { serveScraperState } from '../scraping/runs/scraper-socket.ts'
import type { Context } from '../server/context.ts'
import { isCrossSite } from './csrf.ts'
import { formatError } from './graphql.ts'
import { createSocketReader } from './socket-operations.ts'

interface LiveOptions {
  /** Hears of each socket as it opens: it is to be closed when the session that it was opened with ends. */
  watch?: (request: IncomingMessage, socket: WebSocket) => void
  /** Host of the public address, where a proxy tells another one. */
  publicHost?: string | undefined
}

const shared = { noServer: true, perMessageDeflate: false }

/**
 * Sockets: graphql-ws at /graphql, and the scraper's state for older clients at /ws. Compression is off, since it takes
 * six times the memory of a subscriber. Who asks is found out anew for each operation.
 */
export const startLive = (
  server: Server,
  schema: GraphQLSchema,
  contextFor: (request: IncomingMessage) => Promise<Context>,
  { watch, publicHost }: LiveOptions = {},
) => {
  const graphql = new WebSocketServer({ ...shared, maxPayload: 64 * 1024 })
  const scraper = new WebSocketServer({ ...shared, maxPayload: 1024 })
  scraper.on('connection', (socket, request) => void serveScraperState(socket, contextFor(request)))
  const read = createSocketReader(schema)
  const cleanup = useServer(
    {
      schema,
      context: ({ extra }) => contextFor(extra.request),
      onSubscribe: (_context, _id, payload) => read(payload),
      onNext: (_context, _id, _payload, _args, result) => ({
        ...result,
        ...(result.errors ? { errors: result.errors.map(publicError) } : {}),
      }),
    },
    graphql,
  )
  const sockets: Record<string, WebSocketServer> = { '/graphql': graphql, '/ws': scraper }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy()) // a visitor who leaves at once must not end the process
    const target = sockets[request.url?.split('?')[0] ?? '']
    if (!target || isCrossSite(request.headers, [request.headers.host, publicHost])) return socket.destroy()
    return target.handleUpgrade(request, socket, head, (client) => {
      watch?.(request, client)
      target.emit('connection', client, request)
    })
  })
  return {
    close: async () => {
      for (const socket of scraper.clients) socket.close(1001, 'The site is going down')
      await cleanup.dispose()
    },
  }
}

const publicError = (error: GraphQLError | GraphQLFormattedError) => {
  const formatted = 'toJSON' in error ? error.toJSON() : error
  return formatError({ ...formatted, extensions: formatted.extensions ?? {} }, error)
}
