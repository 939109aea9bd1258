import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Context } from './context.ts'
import { formatError } from './graphql.ts'
import { createSocketReader } from './socket-operations.ts'

/** Sockets: graphql-ws at /graphql. Compression is off, since it takes six times the memory of a subscriber. */
export const startLive = (server: Server, schema: GraphQLSchema, contextFor: (request: IncomingMessage) => Promise<Context>) => {
  const graphql = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 64 * 1024 })
  const read = createSocketReader(schema)
  const cleanup = useServer(
    {
      schema,
      context: ({ extra }) => contextFor(extra.request),
      onSubscribe: (_context, _id, payload) => read(payload),
      onNext: (_context, _id, _payload, _args, result) => ({ ...result, ...(result.errors ? { errors: result.errors.map(publicError) } : {}) }),
    },
    graphql,
  )
  const sockets: Record<string, WebSocketServer> = { '/graphql': graphql }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy()) // a visitor who leaves at once must not end the process
    const target = sockets[request.url?.split('?')[0] ?? '']
    if (!target || isForeign(request)) return socket.destroy()
    return target.handleUpgrade(request, socket, head, (client) => target.emit('connection', client, request))
  })
  return {
    close: async () => {
      await cleanup.dispose()
    },
  }
}

/** A page of another site that opens a socket here would act with the visitor's cookies. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage) =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)

const publicError = (error: GraphQLError | GraphQLFormattedError) => {
  const formatted = 'toJSON' in error ? error.toJSON() : error
  return formatError({ ...formatted, extensions: formatted.extensions ?? {} }, error)
}
