import { randomUUID } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { Env } from '../process/env.ts'
import type { PublicError } from './errors.ts'
import type { FormTrace } from './honeypot.ts'
import type { StaffRole } from './staff-roles.rules.ts'

/** What a user has to do before the back office opens. */
export type AccountNeed = 'NEW_PASSWORD' | 'SECOND_FACTOR'

/** Who is signed in, from the session. */
export interface Viewer {
  id: number
  username: string
  isAdmin: boolean
  /** What else they are in the office; an administrator needs none. */
  role?: Exclude<StaffRole, 'ADMIN'>
  /** Until this is done, only the own account is open. */
  need?: AccountNeed
}

/** What somebody is in the office; undefined for visitors, and for users who are not of the staff. */
export const roleOf = (viewer: Pick<Viewer, 'isAdmin' | 'role'> | undefined): StaffRole | undefined =>
  viewer?.isAdmin ? 'ADMIN' : viewer?.role

/** The session behind a request over HTTP. */
export interface RequestSession {
  /** Undefined for a visitor. */
  id?: number
  /** What the browser calls itself; may be empty. */
  userAgent: string
  /** Signs a user in under a new key, whatever the browser sent. */
  begin: (userId: number) => Promise<void>
  /** The same session under a new key, after its user has given a password once more; the old key opens nothing. */
  renew: () => Promise<void>
  /** Signs out, on the server and in the browser. */
  end: () => Promise<void>
}

/** What an operation costs, and what whoever asks has left; in points, see weight.ts. */
export interface QueryCost {
  /** Of this operation, before it runs. */
  requested: number
  /** What one operation may cost. */
  limit: number
  /** Left to spend, this operation taken off. */
  available: number
  /** What may be left at most, and how much comes back each second. */
  burst: number
  restoreRate: number
}

/** Who pays for a request: a key, or the network that it came from without one. Made in api/partners/keys. */
export interface Account {
  /** Whether the answer shall tell what it cost, or the cost be told instead of an answer. */
  readonly wants?: 'cost' | 'cost only'
  /**
   * Takes what the request costs, once only: one that is begun anew has been paid for.
   * @throws RATE_LIMITED with `retryAfterSeconds` and `cost`
   */
  spend: (points: number) => void
  costOf: (points: number) => QueryCost
  /** `ratelimit` and `ratelimit-policy` for the answer, as names and values in turn. */
  headers: () => string[]
  /** The error that `spend` threw. */
  readonly refused?: PublicError | undefined
}

/** An account that pays nothing: whoever wants no more than the cost must not have the operation run instead. */
const onlyTelling = (account: Account): Account => ({
  ...(account.wants ? { wants: account.wants } : {}),
  spend: () => {},
  costOf: (points) => account.costOf(points),
  headers: () => account.headers(),
})

/** What every resolver and REST path receives for one request. */
export interface Context {
  env: Env
  /** Prepared SQL for hot lists. */
  pool: Pool
  /** A fresh identity map for this request, made when first asked for. */
  readonly em: EntityManager
  viewer?: Viewer
  /** For signing in and out; undefined over a socket and in a page's own queries. */
  session?: RequestSession
  /** The IP address that the request came from. */
  ip: string
  /** How the form that sends the request was filled in; undefined for what is no form. */
  formTrace?: FormTrace
  /** Under which the log has the request, and its errors; the answer's `x-request-id`. */
  requestId: string
  /** A pool at a replica, for a read; undefined where there is none, or for a viewer, who might miss there what it has written. */
  poolToRead?: () => Pool
  /** Whether nobody waits for the answer any more; undefined where that is not known. */
  hasLeft?: () => boolean
  /** Gives back the place that this request was admitted to, before its work has ended; may be called more than once. */
  leavePlace?: () => void
  /** For the staff one that only tells costs, if they are asked for; undefined where nothing is counted. */
  account?: Account
}

/** Who makes a request, and from where. */
export type Asker = Pick<Context, 'ip' | 'viewer' | 'session' | 'account'> &
  Partial<Pick<Context, 'formTrace' | 'requestId' | 'hasLeft' | 'leavePlace'>>

/**
 * A class, since Apollo copies the context's own properties: a plain object's getter would fork with every request.
 */
class RequestContext implements Context {
  readonly ip: string
  readonly requestId: string
  readonly formTrace?: FormTrace
  readonly viewer?: Viewer
  readonly session?: RequestSession
  readonly poolToRead?: () => Pool
  readonly account?: Account
  hasLeft?: () => boolean
  leavePlace?: () => void
  private forked?: EntityManager

  constructor(
    private readonly orm: MikroORM,
    readonly pool: Pool,
    readonly env: Env,
    { ip, viewer, session, formTrace, requestId, hasLeft, account }: Asker,
    poolToRead?: () => Pool,
  ) {
    this.ip = ip
    this.requestId = requestId ?? randomUUID()
    if (formTrace) this.formTrace = formTrace
    if (viewer) this.viewer = viewer
    if (session) this.session = session
    if (hasLeft) this.hasLeft = hasLeft
    const isFree = roleOf(viewer) !== undefined
    if (account && !isFree) this.account = account
    else if (account?.wants) this.account = onlyTelling(account)
    if (poolToRead && !viewer) this.poolToRead = poolToRead
  }

  get em(): EntityManager {
    return (this.forked ??= this.orm.em.fork() as EntityManager)
  }
}

/** What a context is made of; `replicas` where there are any. */
interface ContextParts {
  orm: MikroORM
  pool: Pool
  replicas?: { pool: () => Pool }
}

/** A context for one request; forks the entity manager only when a resolver needs it. */
export const createContext = ({ orm, pool, replicas }: ContextParts, env: Env, request: Asker): Context =>
  new RequestContext(orm, pool, env, request, replicas?.pool)

/** The same request, which only reads: at a replica, where its asker may be answered from one. */
export const toRead = <T extends Pick<Context, 'pool' | 'poolToRead'>>(context: T): T =>
  context.poolToRead
    ? Object.assign(Object.create(Object.getPrototypeOf(context)) as T, context, { pool: context.poolToRead() })
    : context
