import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { DomUtils, parseDocument } from 'htmlparser2'
import { StartError } from '../process/env.ts'

/** Per request: enough for 8 MB at a third of a megabit per second. */
const timeoutMs = 180_000
const retryDelaysMs = [500, 2000, 8000]

interface S3Request {
  query?: Record<string, string>
  body?: Buffer | string
  headers?: Record<string, string>
  accept?: number[]
  signal?: AbortSignal | undefined
}
export type S3Client = (method: string, path: string, request?: S3Request) => Promise<Response>
interface S3Access {
  /** The prefix of its settings, such as BACKUP_S3, for messages. */
  settingsPrefix: string
  /** For messages. */
  purpose: string
  endpoint?: string | undefined
  region: string
  keyId?: string | undefined
  secretKey?: string | undefined
}

/** @throws StartError naming the missing settings; requests throw one-line messages. */
export const createS3 = (settings: S3Access, retryDelays = retryDelaysMs): S3Client => {
  const { settingsPrefix, purpose, keyId: accessKeyId, secretKey: secretAccessKey, region } = settings
  if (!accessKeyId || !secretAccessKey)
    throw new StartError(`${settingsPrefix}_KEY_ID and ${settingsPrefix}_SECRET_KEY must be set for ${purpose}`)
  const endpoint = settings.endpoint ?? `https://s3.${region}.amazonaws.com`
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  const sendOnce = async (method: string, path: string, { query = {}, body, headers = {}, signal }: S3Request) => {
    const url = new URL(`${endpoint}/${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const contentHash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await aws.sign(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': contentHash },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    const timeout = AbortSignal.timeout(timeoutMs)
    return fetch(signed, { signal: signal ? AbortSignal.any([timeout, signal]) : timeout, redirect: 'error' })
  }

  return async (method, path, request = {}) => {
    for (let attempt = 0; ; attempt++) {
      const waitMs = retryDelays[attempt]
      const response = await sendOnce(method, path, request).catch((error: Error) => error)
      const isBusy = response instanceof Error || response.status >= 500 || response.status === 429
      if (isBusy && waitMs !== undefined && !request.signal?.aborted) {
        if (response instanceof Response) await response.body?.cancel()
        await wait(waitMs, undefined, { signal: request.signal }).catch(() => {})
        continue
      }
      if (response instanceof Error) throw new Error(`S3 at ${endpoint} does not respond: ${getCauseMessage(response)}`)
      if (response.ok || request.accept?.includes(response.status)) return response
      throw new Error(
        `S3 at ${endpoint} refused (${response.status}): ${readRefusal(await response.text()) || statusMeanings[response.status] || 'no reason was given'}`,
      )
    }
  }
}

const getCauseMessage = ({ message, cause }: Error) =>
  cause instanceof Error && cause.message ? cause.message : message

export const readElementTexts = (xml: string, name: string): string[] =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map((element) =>
    DomUtils.textContent(element),
  )

/** For responses without a body, as to HEAD. */
const statusMeanings: Record<number, string> = {
  301: 'the bucket is in another region',
  400: 'the region or the key is wrong',
  403: 'the key, its secret or its permissions are wrong',
  404: 'the bucket does not exist',
}

const readRefusal = (xml: string) =>
  [...readElementTexts(xml, 'Code'), ...readElementTexts(xml, 'Message')].slice(0, 2).join(': ').slice(0, 200)

export const withErrorCheck = (xml: string): string => {
  if (readElementTexts(xml, 'Error').length) throw new Error(`S3 refused: ${readRefusal(xml)}`)
  return xml
}
