import type { IncomingMessage } from 'node:http'

/** Longer requests go the usual way. */
const longestRequest = 16 * 1024
const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])

/** Whether a request is short, comes from nobody in particular, and in a form that every check of Apollo's lets through. */
export const isAnonymousRead = ({ method, url = '', headers }: IncomingMessage): boolean => {
  if (headers.cookie !== undefined || headers.authorization !== undefined || headers.expect !== undefined) return false
  if (method === 'GET')
    return url.startsWith('/graphql?') && url.length <= longestRequest && headers['content-length'] === undefined
  return (
    method === 'POST' &&
    url === '/graphql' &&
    jsonTypes.has(headers['content-type'] ?? '') &&
    Number(headers['content-length']) <= longestRequest &&
    headers['content-encoding'] === undefined
  )
}

/** The whole of a short body. */
export const readText = (request: IncomingMessage, use: (text: string) => void) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => use(chunks.length === 1 ? chunks[0]!.toString() : Buffer.concat(chunks).toString()))
}

/** All of a request that its answer depends on. Apollo asks a GET for a header: one without it is another question. */
export const keyOf = ({ method, url, headers }: IncomingMessage, text: string): string =>
  method === 'POST'
    ? `${headers.accept ?? ''}\n${text}`
    : JSON.stringify([
        url,
        headers.accept,
        headers['content-type'],
        headers['apollo-require-preflight'],
        headers['x-apollo-operation-name'],
      ])

/** What a plain POST asks; undefined when there is anything unusual about it, which is Apollo's to judge. */
export const questionIn = (body: unknown): PlainQuestion | undefined => {
  if (!isRecord(body)) return undefined
  const { query, variables, operationName, ...others } = body
  if (typeof query !== 'string' || Object.keys(others).length) return undefined
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined
  return { query, variables: variables ?? {}, operationName: operationName ?? null }
}

export interface PlainQuestion {
  query: string
  variables: Record<string, unknown>
  operationName: string | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever may change something has the word in its text: keywords cannot be written in any other way. */
export const mayChange = (query: unknown): boolean => typeof query !== 'string' || query.includes('mutation')
