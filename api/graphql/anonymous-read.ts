import type { IncomingMessage } from 'node:http'
import type { NamedRequest } from './server.ts'
import { bodyLimits, hasBody, isNestedWithin } from '../http/request-body.ts'
import { withoutComments } from './introspection.ts'

/** Longer requests take the usual path. */
const maxRequestLength = 16 * 1024
const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])

/**
 * Whether a request is short, without a session, and in a form that passes all of Apollo's checks. An API key does
 * not change the response; the pipeline charges for it.
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
 * The cache key: everything that the response depends on, such as the header that Apollo requires of GETs, and whether
 * there is an API key, with which a CDN must not cache.
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

/** Normalises introspections, so that those differing only in comments share a key. */
export const withoutIntrospectionComments = (text: string): string => {
  if (!text.includes('__schema')) return text
  const body = parseJsonBody(text)
  return isRecord(body) && typeof body.query === 'string'
    ? JSON.stringify({ ...body, query: withoutComments(body.query) })
    : text
}

/** The operation of a plain POST; undefined for anything unusual, which is left to Apollo. */
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

/** Undefined for invalid or too deeply nested JSON. */
const parseJsonBody = (text: string): unknown => {
  try {
    return text && isNestedWithin(text, bodyLimits.depth) ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
