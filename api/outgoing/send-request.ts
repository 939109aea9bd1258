import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Response } from 'got'
import { createCheckedLookup, checkUrl, systemResolve, type Resolve } from './public-address.ts'
import { Gone, PageError, Unreachable } from './page-errors.ts'

interface RequestOptions {
  headers: Record<string, string>
  body?: unknown
  allowedHosts: string[]
  resolve?: Resolve
  timeoutMs: number
  maxBytes: number
  mayTruncate?: boolean
  signal?: AbortSignal
}

export interface HttpResponse {
  status: number
  headers: Response['headers']
  body: Buffer
}

// Our own agents, so that reused sockets lead to checked addresses only.
const agent = {
  http: new HttpAgent({ keepAlive: true, timeout: 30_000 }),
  https: new HttpsAgent({ keepAlive: true, timeout: 30_000 }),
}

/** The body is decompressed as it arrives. @throws Disallowed, Gone (too large), Unreachable; the signal's reason. */
export const sendRequest = async (address: string, options: RequestOptions): Promise<HttpResponse> => {
  const { url, isAllowed } = checkUrl(address, options.allowedHosts)
  const { body, timeoutMs, maxBytes, mayTruncate, signal } = options
  const { default: got } = await import('got')
  const stream = got.stream(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { json: body }),
    headers: options.headers,
    agent,
    dnsLookup: createCheckedLookup(url, isAllowed, options.resolve ?? systemResolve),
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    timeout: { request: timeoutMs },
    signal,
  })
  let head: Response | undefined
  stream.once('response', (response: Response) => {
    head = response
  })
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (mayTruncate && bytes + chunk.length > maxBytes) {
        chunks.push(chunk.subarray(0, maxBytes - bytes))
        break
      }
      bytes += chunk.length
      if (bytes > maxBytes) throw new Gone(address, `The page is larger than ${Math.round(maxBytes / 1_000_000)} MB`)
      chunks.push(chunk)
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof PageError) throw error
    const cause = (error as Error).cause
    if (cause instanceof PageError) throw cause
    throw new Unreachable(address, `No response from ${url.host}: ${(error as Error).message}`, { cause: error })
  } finally {
    stream.destroy()
  }
  if (!head) throw new Unreachable(address, `No response from ${url.host}`)
  return { status: head.statusCode, headers: head.headers, body: Buffer.concat(chunks) }
}
