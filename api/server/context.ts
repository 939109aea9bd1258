import { randomUUID } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { Env } from './env.ts'

/** What a user has to do before the back office opens. */
export type AccountNeed = 'NEW_PASSWORD' | 'SECOND_FACTOR'

/** Who is signed in, from the session. */
export interface Viewer {
  id: number
  username: string
  isAdmin: boolean
  /** Until this is done, only the own account is open. */
  need?: AccountNeed
}

/** The session behind a request over HTTP. */
export interface RequestSession {
  /** Undefined for a visitor. */
  id?: number
  /** Signs a user in under a new key, whatever the browser sent. */
  begin: (userId: number) => Promise<void>
  /** The same session under a new key, after its user has given a password once more; the old key opens nothing. */
  renew: () => Promise<void>
  /** Signs out, on the server and in the browser. */
  end: () => Promise<void>
}

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
  /** Under which the log has the request, and its errors; the answer's `x-request-id`. */
  requestId: string
}

/** Who makes a request, and from where. */
export type Asker = Pick<Context, 'ip' | 'viewer' | 'session'> & Partial<Pick<Context, 'requestId'>>

/**
 * A class, since Apollo copies the context's own properties: a plain object's getter would fork with every request.
 */
class RequestContext implements Context {
  readonly ip: string
  readonly requestId: string
  readonly viewer?: Viewer
  readonly session?: RequestSession
  private forked?: EntityManager

  constructor(
    private readonly orm: MikroORM,
    readonly pool: Pool,
    readonly env: Env,
    { ip, viewer, session, requestId }: Asker,
  ) {
    this.ip = ip
    this.requestId = requestId ?? randomUUID()
    if (viewer) this.viewer = viewer
    if (session) this.session = session
  }

  get em(): EntityManager {
    return (this.forked ??= this.orm.em.fork() as EntityManager)
  }
}

/** A context for one request; forks the entity manager only when a resolver needs it. */
export const createContext = ({ orm, pool }: { orm: MikroORM; pool: Pool }, env: Env, request: Asker): Context =>
  new RequestContext(orm, pool, env, request)
