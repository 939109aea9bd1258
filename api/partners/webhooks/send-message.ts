import { retryAfterMs } from '../../outgoing/retry-after.ts'
import { sendRequest } from '../../outgoing/send-request.ts'
import { PageError } from '../../outgoing/page-errors.ts'
import { signedHeaders } from './sign-message.ts'

/** What Standard Webhooks advises: 15 to 30 s. */
const timeoutMs = 20_000
/** Of the answer, of which nothing but its status matters. */
const maxBytes = 1_000_000

export interface Outcome {
  isTaken: boolean
  /** Whether the receiver wants no more: 410. */
  isUnwanted: boolean
  status: number | null
  /** In words. */
  text: string
  /** How long it asks to be left alone. */
  waitMs: number
}

export interface MessageSettings {
  userAgent: string
  allowedHosts: string[]
  signal?: AbortSignal
}

const wordsOf = (status: number) =>
  status >= 300 && status < 400 ? `It redirects (${status}), which is not followed.` : `It answered ${status}.`

/** Sends a message once, signed; its address is checked like one that is scraped. Any failure is an outcome. */
export const sendMessage = async (
  { url, secrets, messageId }: { url: string; secrets: readonly string[]; messageId: string },
  payload: object,
  { userAgent, allowedHosts, signal }: MessageSettings,
): Promise<Outcome> => {
  const headers = { 'user-agent': userAgent, ...signedHeaders(secrets, messageId, JSON.stringify(payload)) }
  try {
    const answer = await sendRequest(url, { body: payload, headers, allowedHosts, timeoutMs, maxBytes, signal })
    const { status } = answer
    const isTaken = status >= 200 && status < 300
    const waitMs = isTaken ? 0 : (retryAfterMs(answer.headers['retry-after']) ?? 0)
    return { isTaken, isUnwanted: status === 410, status, text: wordsOf(status), waitMs }
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { isTaken: false, isUnwanted: false, status: null, text: error.message.slice(0, 500), waitMs: 0 }
  }
}
