import { retryAfterMs } from '../../outgoing/retry-after.ts'
import { sendRequest } from '../../outgoing/send-request.ts'
import { PageError } from '../../outgoing/page-errors.ts'
import { signedHeaders } from './sign-message.ts'

/** Standard Webhooks recommends 15 to 30 s. */
const timeoutMs = 20_000
const maxBytes = 1_000_000

export interface Outcome {
  isTaken: boolean
  /** Whether the receiver has unsubscribed: 410. */
  isUnwanted: boolean
  status: number | null
  text: string
  waitMs: number
}

export interface MessageSettings {
  userAgent: string
  allowedHosts: string[]
  signal?: AbortSignal
}

const formatStatus = (status: number) =>
  status >= 300 && status < 400 ? `It redirects (${status}), which is not followed.` : `It responded ${status}.`

/** The address is checked like a scraped one; failures are outcomes, not exceptions. */
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
    return { isTaken, isUnwanted: status === 410, status, text: formatStatus(status), waitMs }
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { isTaken: false, isUnwanted: false, status: null, text: error.message.slice(0, 500), waitMs: 0 }
  }
}
