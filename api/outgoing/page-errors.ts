export type FetchOutcome =
  | 'ok'
  | 'unchanged'
  | 'blocked'
  | 'disallowed'
  | 'gone'
  | 'markup_changed'
  | 'unreadable'
  | 'network'

/** Sent with the next visit, so that the site may respond `unchanged`. */
export interface Validators {
  etag?: string
  lastModified?: string
}

/** `text` is decoded, and empty for the outcome `unchanged`. */
export interface FetchedPage extends Validators {
  outcome: 'ok' | 'unchanged'
  url: string
  status: number
  text: string
  bytes: number
  elapsedMs: number
}

export abstract class PageError extends Error {
  abstract readonly outcome: Exclude<FetchOutcome, 'ok' | 'unchanged'>
  readonly url: string
  readonly status?: number
  readonly retryAfterMs?: number
  constructor(url: string, message: string, more: { status?: number; retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.name = new.target.name
    this.url = url
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
  }
}

/** The site refuses bots (a challenge, 401, 403, 429, 503): skip the host for now. */
export class Blocked extends PageError {
  readonly outcome = 'blocked'
}

/** robots.txt or the rule against private addresses forbids the address: not requested, never retried. */
export class Disallowed extends PageError {
  readonly outcome = 'disallowed'
}

/** Nothing to read at this address (404, 410, a picture, more than 5 MB): drop it. */
export class Gone extends PageError {
  readonly outcome = 'gone'
}

/** The page was not understood, because the site was redesigned: never retried, its parser needs work. */
export class MarkupChanged extends PageError {
  readonly outcome = 'markup_changed'
}

/** Parsing takes more time or memory than any genuine page needs: never retried. */
export class Unreadable extends PageError {
  readonly outcome = 'unreadable'
}

/** No response, or a broken one, after all retries: try again in a later run. */
export class Unreachable extends PageError {
  readonly outcome = 'network'
}
