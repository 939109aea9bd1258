/** How fetching a page can end. */
export type FetchOutcome =
  | 'ok'
  | 'unchanged'
  | 'blocked'
  | 'disallowed'
  | 'gone'
  | 'markup_changed'
  | 'unreadable'
  | 'network'

/** Sent back on the next visit, so that the site may answer `unchanged`. */
export interface Validators {
  etag?: string
  lastModified?: string
}

/** A fetched page. `text` is decoded, and empty where the outcome is `unchanged`. */
export interface Fetched extends Validators {
  outcome: 'ok' | 'unchanged'
  /** The address after redirects. */
  url: string
  status: number
  text: string
  /** Bytes of the page, decompressed. */
  bytes: number
  elapsedMs: number
}

/** A page that gave nothing; the class names the consequence. */
export abstract class PageError extends Error {
  abstract readonly outcome: Exclude<FetchOutcome, 'ok' | 'unchanged'>
  readonly url: string
  /** The response's status, if there was one. */
  readonly status?: number
  /** How long the site asked to be left alone. */
  readonly retryAfterMs?: number
  constructor(url: string, message: string, more: { status?: number; retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.name = new.target.name
    this.url = url
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
  }
}

/**
 * The site refuses bots (a challenge, 401, 403, 429, 503): leave the whole host alone for now; this is never "0
 * results".
 */
export class Blocked extends PageError {
  readonly outcome = 'blocked'
}

/** robots.txt, or our own rule about private addresses, forbids the address: not requested, and not to be retried. */
export class Disallowed extends PageError {
  readonly outcome = 'disallowed'
}

/** There is nothing to read at this address (404, 410, a picture, more than 5 MB): drop it. */
export class Gone extends PageError {
  readonly outcome = 'gone'
}

/** The page was not understood, since the site was redesigned: never retried, its reader needs work. */
export class MarkupChanged extends PageError {
  readonly outcome = 'markup_changed'
}

/** Reading the page took more time or memory than any honest page needs: never retried. */
export class Unreadable extends PageError {
  readonly outcome = 'unreadable'
}

/** No answer, or a broken one, after every retry: worth another try in a later run. */
export class Unreachable extends PageError {
  readonly outcome = 'network'
}
