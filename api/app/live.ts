import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getOperationAST, GraphQLError, type ExecutionArgs } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { serveScraperState } from '../scraping/runs/scraper-socket.ts'
import type { Context } from '../server/context.ts'
import { isCrossSite } from './csrf.ts'
import { formatErrors } from './format-error.ts'
import { isDocument, type Pipeline } from './pipeline.ts'

interface LiveOptions {
  /** Called for each socket as it opens: it must be closed when its session ends. */
  watch?: (request: IncomingMessage, socket: WebSocket) => void
  /** The host of the public address, for when a proxy sends another one. */
  publicHost?: string | undefined
}

const shared = { noServer: true, perMessageDeflate: false }

/**
 * WebSockets: graphql-ws at /graphql, and the scraper's state for older clients at /ws. Compression is off, since it
 * takes six times the memory per subscriber. The session is looked up again for each operation.
 */
export const startLive = (
  server: Server,
  pipeline: Pipeline,
  contextFor: (request: IncomingMessage) => Promise<Context>,
  { watch, publicHost }: LiveOptions = {},
) => {
  const graphql = new WebSocketServer({ ...shared, maxPayload: 64 * 1024 })
  const scraper = new WebSocketServer({ ...shared, maxPayload: 1024 })
  scraper.on('connection', (socket, request) => void serveScraperState(socket, contextFor(request)))
  const cleanup = useServer(
    {
      schema: pipeline.schema,
      context: ({ extra }) => contextFor(extra.request),
      onSubscribe: (_context, _id, payload) => read(pipeline, payload),
      execute: ({ document, operationName, variableValues, contextValue }) =>
        pipeline.run({ document, operationName, variables: variableValues, context: contextValue }),
      onNext: (_context, _id, _payload, _args, { data, errors }) => formatErrors({ data, errors }),
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

/** Parses an operation sent over a socket, within the same limits as over HTTP; or returns its errors. */
const read = (pipeline: Pipeline, asked: SubscribePayload): ExecutionArgs | readonly GraphQLError[] => {
  const { operationName, variables } = asked
  const document = pipeline.read(asked.query)
  if (!isDocument(document)) return document
  if (!getOperationAST(document, operationName)) return [new GraphQLError('There is no such operation in the document')]
  const refused = pipeline.refuse({ document, operationName, variables })
  return refused ? [refused] : { schema: pipeline.schema, document, operationName, variableValues: variables }
}
