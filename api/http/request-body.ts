import type { IncomingMessage } from 'node:http'
import type { Context as KoaContext, Middleware } from 'koa'
import { getStaffRole, type Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { getNetwork } from '../server/network.ts'
import { filePaths, isApi } from './csrf.ts'

declare module 'koa' {
  interface Request {
    bodyText?: string
    // oxlint-disable-next-line typescript/no-explicit-any -- routes check it with their rules
    body?: any
  }
}

/** Staff uploads have their own limits. */
export const bodyLimits = {
  strangerBytes: 64 * 1024,
  staffBytes: 1024 * 1024,
  /** Chunks per body: each costs as much as many bytes. */
  pieces: 2000,
  depth: 32,
  /** Of a text that is parsed before admission: 64 kB of empty objects take more than a megabyte. */
  valuesBeforeAdmission: 1000,
  /** All bodies being received from strangers, by their declared lengths: slow senders are dropped to make room. */
  receivingBytes: 16 * 1024 * 1024,
}

const refusal = (status: number, message: string) =>
  Object.assign(new PublicError('BAD_USER_INPUT', message), { status })

const received = new WeakMap<IncomingMessage, Promise<string>>()
const receiving = new Map<IncomingMessage, { network: string; bytes: number; refuse: (error: PublicError) => void }>()
let receivingBytes = 0

/** The oldest body of the network with the most bytes makes room. */
const enter = (request: IncomingMessage, network: string, bytes: number, refuse: (error: PublicError) => void) => {
  receiving.set(request, { network, bytes, refuse })
  receivingBytes += bytes
  while (receivingBytes > bodyLimits.receivingBytes) {
    const bytesByNetwork = new Map<string, number>()
    for (const one of receiving.values())
      bytesByNetwork.set(one.network, (bytesByNetwork.get(one.network) ?? 0) + one.bytes)
    const most = Math.max(...bytesByNetwork.values())
    const [slow, heaviest] = [...receiving].find(([, one]) => bytesByNetwork.get(one.network) === most)!
    leave(slow)
    heaviest.refuse(refusal(408, 'The body was sent too slowly.'))
  }
}

const leave = (request: IncomingMessage) => {
  receivingBytes -= receiving.get(request)?.bytes ?? 0
  receiving.delete(request)
}

/** Holds no admission slot, since the sender, of address `ip`, may be slow; a second call gets the same text. */
export const receiveText = (
  request: IncomingMessage,
  ip: string,
  maxBytes = bodyLimits.strangerBytes,
): Promise<string> => {
  const known = received.get(request)
  if (known) return known
  const text = receive(request, getNetwork(ip), maxBytes)
  received.set(request, text)
  return text
}

const receive = (request: IncomingMessage, network: string, maxBytes: number) =>
  new Promise<string>((done, fail) => {
    const tooLarge = () => refusal(413, 'The body is too large')
    const { 'content-length': length, 'transfer-encoding': transfer } = request.headers
    const declared = Number(length ?? (transfer ? maxBytes : 0))
    if (declared > maxBytes) return fail(tooLarge())
    const chunks: Buffer[] = []
    let bytes = 0
    const refuse = (error: PublicError) => {
      leave(request)
      request.pause()
      fail(error)
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) refuse(tooLarge())
      else if (chunks.push(chunk) > bodyLimits.pieces) refuse(refusal(400, 'The body arrives in too many chunks'))
    })
    request.on('end', () => {
      leave(request)
      done(chunks.length === 1 ? chunks[0]!.toString() : Buffer.concat(chunks).toString())
    })
    request.on('close', () => request.readableEnded || refuse(refusal(400, 'The body is incomplete')))
    if (maxBytes <= bodyLimits.strangerBytes) enter(request, network, declared, refuse)
  })

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Compressed bodies could inflate to any size. */
export const guardBody: Middleware = async (ctx, next) => {
  const encoding = ctx.get('content-encoding').trim().toLowerCase()
  try {
    if (encoding && encoding !== 'identity') throw refusal(415, 'Please send the body without Content-Encoding.')
    await next()
  } finally {
    if (hasBody(ctx.req) && !ctx.req.complete) ctx.set('connection', 'close')
  }
}

const formPath = '/contact'
const bodyMethods = new Set(['POST', 'PUT', 'PATCH'])

const findBodyType = ({ path, method }: KoaContext) => {
  if (!bodyMethods.has(method)) return undefined
  return path === formPath ? 'urlencoded' : isApi(path) && !filePaths.has(path) ? 'json' : undefined
}

export const receiveBody: Middleware = async (ctx, next) => {
  const type = findBodyType(ctx)
  if (type && ctx.is(type)) {
    const { ip, viewer } = ctx.state.context as Context
    const maxBytes = getStaffRole(viewer) ? bodyLimits.staffBytes : bodyLimits.strangerBytes
    ctx.request.bodyText = await receiveText(ctx.req, ip, maxBytes)
  }
  await next()
}

/** Checks without parsing. */
export const isNestedWithin = (text: string, maxDepth: number, maxValues = Infinity): boolean => {
  let depth = 0
  let values = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === backslash) at++
      else if (code === quote) isInString = false
    } else if (code === quote) isInString = true
    else if (code === openBracket || code === openBrace) {
      if (++depth > maxDepth || ++values > maxValues) return false
    } else if (code === comma) {
      if (++values > maxValues) return false
    } else if (code === closeBracket || code === closeBrace) depth--
  }
  return true
}
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Empty if nothing was sent. @throws BAD_USER_INPUT (400) for anything but an object or array. */
export const parseJson = (text: string | undefined): unknown => {
  if (!text) return {}
  if (!isNestedWithin(text, bodyLimits.depth)) throw refusal(400, 'The body is nested too deeply')
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body
  } catch {
    // refused below
  }
  throw refusal(400, 'The body is not valid JSON')
}

/** Runs after admission. */
export const parseBody: Middleware = (ctx, next) => {
  if (bodyMethods.has(ctx.method)) ctx.request.body = parseJson(ctx.request.bodyText)
  return next()
}
