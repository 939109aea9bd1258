import { isChallenge } from './challenge.ts'
import { systemClock, type Clock } from './clock.ts'
import iconv from 'iconv-lite'
import { followRedirects } from './follow-redirects.ts'
import { HostClosed, type Pace } from './pace.ts'
import { checkUrl, type Resolve } from './public-address.ts'
import { retryAfterMs } from './retry-after.ts'
import { RulesUnknown, type RobotsCache } from './robots.ts'
import { sendRequest, type HttpResponse } from './send-request.ts'
import {
  Blocked,
  Disallowed,
  Gone,
  Unreachable,
  type FetchedPage,
  type PageError,
  type Validators,
} from './page-errors.ts'

/** Shared by every fetch of a process. */
export interface FetchSettings {
  userAgent: string
  /** Hosts that may be on a private network and any port: `host`, `host:port` or `*.host:port`. */
  allowedHosts: string[]
  pace: Pace
  /** Omitted only where robots.txt does not apply, such as an API with our key. */
  robots?: RobotsCache
  resolve?: Resolve
  clock?: Clock
}

export interface FetchOptions extends FetchSettings {
  validators?: Validators
  /** Sent as JSON with POST; then robots.txt does not apply, and errors are returned, not thrown. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Per request; 20 s by default. */
  timeoutMs?: number
  /** Decompressed; 5 MB by default. */
  maxBytes?: number
  mayTruncate?: boolean
}

const backoffMs = [1000, 4000]
/** A host that demands a longer pause is skipped. */
const maxWaitMs = 60_000
const isRetryable = (status: number) => status === 408 || status === 429 || status >= 500

const createHeaders = ({ userAgent, validators, headers }: FetchOptions): Record<string, string> => ({
  'user-agent': userAgent,
  accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.5',
  'accept-language': 'en-GB,en;q=0.8',
  ...(validators?.etag && { 'if-none-match': validators.etag }),
  ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  ...headers,
})

interface TimedResponse extends HttpResponse {
  text: string
  elapsedMs: number
}

const waitForTurn = async (url: string, { pace, signal }: FetchOptions, gapMs?: number) => {
  const { hostname, host } = new URL(url)
  try {
    return await pace.turn(hostname, { gapMs, signal })
  } catch (error) {
    if (!(error instanceof HostClosed)) throw error
    throw new Blocked(url, `${host} requested a longer pause`, { retryAfterMs: error.retryAfterMs, cause: error })
  }
}

const requestOnce = async (url: string, options: FetchOptions, gapMs?: number): Promise<TimedResponse> => {
  const { clock = systemClock, timeoutMs = 20_000, maxBytes = 5_000_000 } = options
  const turn = await waitForTurn(url, options, gapMs)
  const startedAt = clock.now()
  let pauseMs: number | undefined
  try {
    const response = await sendRequest(url, { ...options, headers: createHeaders(options), timeoutMs, maxBytes })
    if (response.status === 429 || response.status === 503) pauseMs = retryAfterMs(response.headers['retry-after'])
    const text = decodePage(response.body, response.headers['content-type'])
    return { ...response, text, elapsedMs: clock.now() - startedAt }
  } finally {
    await turn.end({ elapsedMs: clock.now() - startedAt, retryAfterMs: pauseMs })
  }
}

/** The size limit of robots.txt in RFC 9309: 500 kibibytes. */
const maxRobotsBytes = 512_000

/** A longer file is cut at its last whole line. @throws PageError if the host does not send its rules. */
const readRobots = async (robotsUrl: string, options: FetchOptions) => {
  const robotsOptions = { ...options, validators: undefined, maxBytes: maxRobotsBytes, mayTruncate: true }
  const response = await withRetries(
    () => followRedirects(robotsUrl, (hop) => requestOnce(hop, robotsOptions)),
    options,
  )
  const { status } = response
  const failure =
    status === 429 || status >= 500 || isChallengeResponse(response) ? findFailure(response.url, response) : undefined // RFC 9309: other 4xx statuses mean that there are no rules
  if (failure) throw failure
  const isTruncated = response.body.length === maxRobotsBytes
  return isTruncated ? { ...response, text: response.text.slice(0, response.text.lastIndexOf('\n') + 1) } : response
}

const checkRobots = async (url: string, options: FetchOptions) => {
  const { robots, body, clock = systemClock, signal } = options
  if (!robots || body !== undefined) return undefined
  const rules = await robots.rules(url, {
    read: (robotsUrl) => readRobots(robotsUrl, options),
    wait: (delayMs) => clock.wait(delayMs, signal),
  })
  if (!rules.isAllowed) throw new Disallowed(url, `robots.txt of ${new URL(url).host} forbids this address`)
  return rules.crawlDelayMs
}

const requestPolitely = async (url: string, options: FetchOptions) => {
  checkUrl(url, options.allowedHosts)
  return requestOnce(url, options, await checkRobots(url, options))
}

const withRetries = async (
  requestPage: () => Promise<TimedResponse & { url: string }>,
  { clock = systemClock, signal }: FetchOptions,
) => {
  for (let retry = 0; ; retry++) {
    const isLast = retry >= backoffMs.length
    let waitMs = backoffMs[retry] ?? 0
    try {
      const response = await requestPage()
      const requestedMs = retryAfterMs(response.headers['retry-after']) ?? 0
      if (isLast || !isRetryable(response.status) || requestedMs > maxWaitMs || isChallengeResponse(response))
        return response
      waitMs = Math.max(waitMs, requestedMs)
    } catch (error) {
      if (isLast || !(error instanceof Unreachable) || error instanceof RulesUnknown) throw error
    }
    await clock.wait(waitMs, signal)
  }
}

const isChallengeResponse = ({ headers, status, text }: TimedResponse) =>
  headers['cf-mitigated'] === 'challenge' || isChallenge(text, { isBare: status >= 400 })

const isText = (contentType = 'text/html') =>
  /^\s*(text\/|application\/(xhtml\+xml|xml|json|ld\+json))/i.test(contentType)

const findFailure = (url: string, response: TimedResponse): PageError | undefined => {
  const { status, headers } = response
  const host = new URL(url).host
  const details = { status, retryAfterMs: retryAfterMs(headers['retry-after']) }
  if (isChallengeResponse(response)) return new Blocked(url, `${host} shows a CAPTCHA`, details)
  if ([401, 403, 429, 503].includes(status))
    return new Blocked(url, `${host} refuses us: it answered ${status}`, details)
  if (status >= 500 || status === 408) return new Unreachable(url, `${host} answered ${status}`, details)
  if (status < 200 || status >= 300) return new Gone(url, `${host} answered ${status}`, details)
  if (!isText(headers['content-type']))
    return new Gone(url, `This address is not a page but ${headers['content-type']}`, details)
  return undefined
}

/** From public addresses only. @throws Blocked, Disallowed, Gone or Unreachable. */
export const fetchPage = async (url: string, options: FetchOptions): Promise<FetchedPage> => {
  const isPage = options.body === undefined
  const request = (hop: string) => requestPolitely(hop, options)
  const response = await withRetries(
    // Requests with a key follow no redirects: another host must not see the key.
    isPage ? () => followRedirects(url, request) : async () => ({ ...(await request(url)), url }),
    options,
  )
  const { status, headers, body, elapsedMs } = response
  const shared = {
    url: new URL(response.url).href,
    status,
    elapsedMs,
    etag: headers.etag,
    lastModified: headers['last-modified'],
  }
  if (status === 304) return { ...shared, outcome: 'unchanged', text: '', bytes: 0 }
  const failure = isPage ? findFailure(response.url, response) : undefined
  if (failure) throw failure
  return { ...shared, outcome: 'ok', text: response.text, bytes: body.length }
}

const boms = [
  { charset: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { charset: 'utf-16le', bytes: [0xff, 0xfe] },
  { charset: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** As in browsers: windows-1252 adds curly quotes and the euro sign. */
const browserCharsets: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
}

const toKnownCharset = (charset: string | undefined) => {
  const name = charset?.toLowerCase()
  return name && iconv.encodingExists(name) ? (browserCharsets[name] ?? name) : undefined
}

const readMetaCharset = (body: Buffer) => {
  const head = body.toString('latin1', 0, 4096)
  const name = toKnownCharset(/<meta\s[^<>]{0,300}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i.exec(head)?.[1])
  return name?.startsWith('utf-16') ? 'utf-8' : name // a meta element that is readable as ASCII rules out UTF-16
}

const isUtf8 = (body: Buffer) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

const decodePage = (body: Buffer, contentType = ''): string => {
  const bom = boms.find(({ bytes }) => bytes.every((byte, index) => body[index] === byte))
  const charset =
    bom?.charset ??
    toKnownCharset(/charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1]) ??
    readMetaCharset(body) ??
    (isUtf8(body) ? 'utf-8' : 'windows-1252')
  return iconv.decode(body, charset)
}
