import type { IncomingMessage } from 'node:http'
import type { NamedRequest } from './server.ts'
import { bodyLimits, hasBody, isNestedWithin } from '../http/request-body.ts'
import { withoutComments } from './introspection.ts'

/** Longer requests take the usual path. */
const maxRequestLength = 16 * 1024
const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])

/**
 * Whether a request is short, without a session, and in a form that passes all of Apollo's checks. One with a key is
 * answered as everybody's; what it costs, when it asks for that, is for the pipeline to tell.
 */
export const isAnonymousRead = (request: IncomingMessage): boolean => {
  const { method, url = '', headers } = request
  if (headers.cookie !== undefined || headers['x-query-cost'] !== undefined || headers.expect !== undefined)
    return false
  if (method === 'GET') return url.startsWith('/graphql?') && url.length <= maxRequestLength && !hasBody(request)
  return (
    method === 'POST' &&
    url === '/graphql' &&
    jsonTypes.has(headers['content-type'] ?? '') &&
    Number(headers['content-length']) <= maxRequestLength &&
    headers['content-encoding'] === undefined
  )
}

/**
 * The cache key: everything in a request that its response depends on. Apollo requires a header of a GET, so one
 * without it is another request; so is one with a key, which no cache in front may keep.
 */
export const createResponseKey = ({ method, url, headers }: IncomingMessage, text: string): string =>
  method === 'POST'
    ? `answer ${headers.accept ?? ''}\n${text}`
    : `answer ${JSON.stringify([
        url,
        headers.accept,
        headers['content-type'],
        headers['apollo-require-preflight'],
        headers['x-apollo-operation-name'],
        headers.authorization !== undefined || headers['x-api-key'] !== undefined,
      ])}`

/** A body as it is kept and answered: introspections that differ in comments only are one. */
export const withoutIntrospectionComments = (text: string): string => {
  if (!text.includes('__schema')) return text
  const body = parseJsonBody(text)
  return isRecord(body) && typeof body.query === 'string'
    ? JSON.stringify({ ...body, query: withoutComments(body.query) })
    : text
}

/** The operation in the body of a plain POST; undefined if anything about it is unusual, which is left to Apollo. */
export const readOperation = (text: string): NamedRequest | undefined => {
  const body = parseJsonBody(text)
  if (!isRecord(body)) return undefined
  const { query, variables = {}, operationName, extensions, ...others } = body
  const isPlain =
    (query === undefined || typeof query === 'string') &&
    (operationName === undefined || typeof operationName === 'string') &&
    isRecord(variables) &&
    (extensions === undefined || isRecord(extensions)) &&
    !Object.keys(others).length
  return isPlain ? { query, variables, operationName, extensions } : undefined
}

/** Undefined for invalid JSON, and what is nested too deeply. */
const parseJsonBody = (text: string): unknown => {
  try {
    return text && isNestedWithin(text, bodyLimits.depth) ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
