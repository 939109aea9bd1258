import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getOperationAST, GraphQLError, subscribe, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { CloseCode, type SubscribePayload } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocket, WebSocketServer } from 'ws'
import type { SocketParams } from '../partners/keys/quotas.ts'
import { serveScraperState } from '../scraping/runs/scraper-socket.ts'
import { createAdmission, type Admission } from '../server/admission.ts'
import type { Context } from '../server/context.ts'
import type { AnyErrorCode } from '../server/error-codes.ts'
import { PublicError } from '../server/errors.ts'
import { log } from '../process/log.ts'
import { namesTwoHosts } from '../http/bad-request.ts'
import { bodyLimits, isNestedWithin } from '../http/request-body.ts'
import { formatErrors } from './errors.plugin.ts'
import type { Operation } from './limits.plugin.ts'
import { isDocument } from './documents.ts'
import type { GraphQLServer } from './server.ts'
import { countSockets, guardSocket, policyViolation, refuseSocket, socketLimits } from './socket-limits.ts'

interface WebSocketOptions {
  admission?: Admission
  /** Called when a socket opens, to close it when its session ends. */
  watch?: (request: IncomingMessage, socket: WebSocket) => void
  isCrossSite?: (headers: IncomingHttpHeaders) => boolean
  getAddress?: (request: IncomingMessage) => string
}

/** Without synchronous events, other sockets get a turn between two messages of one socket. */
const sharedOptions = { noServer: true, perMessageDeflate: false, allowSynchronousEvents: false, maxFragments: 100 }

/** Compression is off, since it takes six times the memory per subscriber. */
export const startWebSockets = (
  server: Server,
  graphql: GraphQLServer,
  contextFor: (request: IncomingMessage, socketParams?: SocketParams) => Promise<Context>,
  {
    admission = createAdmission(),
    watch,
    isCrossSite = () => false,
    getAddress = ({ socket }) => socket.remoteAddress ?? '',
  }: WebSocketOptions = {},
) => {
  const operations = new WebSocketServer({ ...sharedOptions, WebSocket: QuietSocket, maxPayload: 64 * 1024 })
  const scraper = new WebSocketServer({ ...sharedOptions, maxPayload: 1024 })
  const sockets = countSockets((server.maxConnections || Infinity) / 4)
  /** Running operations of a socket, including cancelled ones. */
  const running = new WeakMap<WebSocket, number>()
  const addRunning = (socket: WebSocket, change: number) => running.set(socket, (running.get(socket) ?? 0) + change)
  const begin = async ({ socket, request, socketParams }: SocketConnection, payload: SubscribePayload) => {
    addRunning(socket, 1)
    let leave = () => {}
    const end = () => {
      leave()
      addRunning(socket, -1)
    }
    try {
      const contextValue = await contextFor(request, socketParams)
      contextValue.hasLeft = () => socket.readyState !== socket.OPEN
      leave = await admission.enter(contextValue)
      const parsed = parseOperation(graphql, payload)
      if ('document' in parsed) return { ...parsed, contextValue, end }
      end()
      return parsed
    } catch (error) {
      end()
      // Thrown, it would close the socket with all its other operations.
      return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })]
    }
  }
  const finish = async <T>({ end }: SocketOperation, run: () => T | Promise<T>): Promise<T> => {
    try {
      return await run()
    } finally {
      end()
    }
  }
  scraper.on('connection', (socket, request) => void serveScraperState(socket, contextFor(request)))
  const cleanup = useServer(
    {
      schema: graphql.schema,
      onConnect: (context) => void Object.assign(context, { connectionParams: pickParams(context.connectionParams) }),
      onSubscribe: ({ subscriptions, connectionParams, extra: { socket, request } }, _id, payload) => {
        const subscribed = Object.values(subscriptions).filter(Boolean).length // the others are starting
        const active = subscribed + (running.get(socket) ?? 0)
        return active < socketLimits.operations
          ? begin(
              {
                socket,
                request,
                socketParams: readSocketParams(connectionParams as ReturnType<typeof pickParams>, payload),
              },
              payload,
            )
          : [tooManyOperations()]
      },
      onError: (_context, _id, _payload, errors) => formatErrors(errors),
      execute: (args) =>
        finish(args as SocketOperation, () => {
          const { document, variableValues, operationName, contextValue } = args
          const request = { query: document.loc!.source.body, variables: variableValues ?? {}, operationName }
          return graphql.execute(request, contextValue as Context) as Promise<ExecutionResult> // already formatted
        }),
      subscribe: (args) =>
        finish(args as SocketOperation, () => {
          const { quota } = args.contextValue as Context
          const operation = toOperation(args)
          const cost = graphql.limits.reportCost(operation, quota)
          ;(args as SocketOperation).cost = cost
          if (quota?.wants === 'cost only') return { data: null }
          try {
            graphql.limits.charge(operation, quota)
          } catch (error) {
            if (error instanceof GraphQLError) return { errors: [error] }
            throw error
          }
          return subscribe(args)
        }),
      onNext: (_context, _id, _payload, args, { data, errors, extensions }) => {
        const operation = args as SocketOperation
        const cost = extensions ? { extensions } : operation.cost
        delete operation.cost // only a subscription's first response reports it
        const { requestId } = args.contextValue as Context
        return {
          ...(data === undefined ? {} : { data }),
          ...(errors ? { errors: formatErrors(errors, requestId) } : {}),
          ...cost,
        }
      },
    },
    operations,
  )
  const targets: Record<string, WebSocketServer> = { '/graphql': operations, '/ws': scraper }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy()) // a client that disconnects early must not crash the process
    const target = targets[request.url?.split('?')[0] ?? '']
    if (!target) return refuseUpgrade(socket, '404 Not Found')
    if (namesTwoHosts(request)) return refuseUpgrade(socket, '400 Bad Request')
    if (isCrossSite(request.headers)) delete request.headers.cookie // as for HTTP requests
    const ip = getAddress(request)
    if (!sockets.hasRoom(ip)) return refuseUpgrade(socket, '429 Too Many Requests', 'retry-after: 30\r\n')
    return target.handleUpgrade(request, socket, head, (client) => {
      sockets.add(ip, client)
      guardSocket(client)
      watch?.(request, client)
      target.emit('connection', client, request)
    })
  })
  return {
    close: async () => {
      for (const socket of scraper.clients) socket.close(1001, 'The site is shutting down')
      await cleanup.dispose()
    },
  }
}

/** A message has an envelope around what HTTP has as a body. */
const messageDepth = bodyLimits.depth + 1

/** Closes if a client does not read; graphql-ws would log each message left unread. */
class QuietSocket extends WebSocket {
  override send(data: Parameters<WebSocket['send']>[0], ...rest: unknown[]) {
    if (this.bufferedAmount > socketLimits.bufferedBytes) return this.terminate()
    const sent = rest.findLast((one) => typeof one === 'function') as (() => void) | undefined
    super.send(data, () => sent?.())
  }

  /** ws closes a socket whose client breaks its rules; graphql-ws would log each such error. */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'message') {
      if (this.readyState !== this.OPEN) return true
      const refusal = findRefusal(String(args[0]))
      if (refusal) {
        refuseSocket(this, ...refusal)
        return true
      }
    }
    if (event !== 'error') return super.emit(event, ...args)
    log.debug({ err: args[0] }, 'closed a WebSocket because of an invalid message')
    return true
  }
}

interface SocketConnection {
  socket: WebSocket
  request: IncomingMessage
  socketParams: SocketParams
}

const findRefusal = (text: string): [code: number, reason: string] | undefined => {
  if (!isNestedWithin(text, messageDepth, bodyLimits.valuesBeforeAdmission))
    return [policyViolation, 'The message is nested too deeply, or has too many values']
  return isFromServer(text) ? [CloseCode.BadRequest, 'Only a server sends such messages'] : undefined
}

const serverTypes = new Set<unknown>(['connection_ack', 'next', 'error'])

/** graphql-ws would log each such message. */
const isFromServer = (text: string): boolean => {
  try {
    const { type } = JSON.parse(text) as { type?: unknown }
    return serverTypes.has(type)
  } catch {
    return false // graphql-ws closes the socket
  }
}

const maxKeyLength = 200

/** Browsers cannot set a socket's headers, so messages carry `apiKey` and `queryCost`; these stay as long as the socket. */
const pickParams = ({ apiKey, queryCost }: Record<string, unknown> = {}) => ({
  ...(apiKey == null ? {} : { secret: isKey(apiKey) ? apiKey.trim() : '' }),
  queryCost: queryCost === 'only' ? 'only' : Boolean(queryCost),
})

const isKey = (value: unknown): value is string => typeof value === 'string' && value.length <= maxKeyLength

const readSocketParams = (
  { secret, queryCost: usual }: ReturnType<typeof pickParams>,
  { extensions }: SubscribePayload,
): SocketParams => {
  const queryCost = extensions?.queryCost ?? usual
  return {
    ...(secret === undefined ? {} : { secret }),
    ...(queryCost ? { wants: queryCost === 'only' ? 'cost only' : 'cost' } : {}),
  }
}

/** `end` must be called once the operation has run. */
interface SocketOperation extends ExecutionArgs {
  end: () => void
  cost?: Pick<ExecutionResult, 'extensions'>
}

const toOperation = ({ document, operationName, variableValues }: ExecutionArgs): Operation => ({
  document,
  operationName,
  variables: variableValues ?? {},
})

/** HTTP's timeouts no longer apply to the connection, so a client could hold it open. */
const refuseUpgrade = (socket: Duplex, status: string, headers = ''): void => {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n${headers}content-length: 0\r\n\r\n`)
}

const tooManyOperations = () =>
  new PublicError('RATE_LIMITED', `At most ${socketLimits.operations} operations can run on one socket.`)

const parseOperation = (
  { schema, documents, limits }: GraphQLServer,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] => {
  const document = documents.read(query)
  if (!isDocument(document)) return document
  if (!getOperationAST(document, operationName)) {
    const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' satisfies AnyErrorCode }
    return [new GraphQLError('The document has no such operation', { extensions })]
  }
  const refused = limits.refuse({ document, operationName, variables })
  return refused ? [refused] : { schema, document, operationName, variableValues: variables }
}
