import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { Database } from '../database/orm.ts'
import type { Env } from './env.ts'

/** Who asks: from the session. */
export interface Viewer {
  id: number
  username: string
  isAdmin: boolean
}

/** What every resolver and REST path is given for one request. */
export interface Context {
  env: Env
  /** Prepared SQL for hot lists. */
  pool: Pool
  /** A fresh identity map for this request, made when first asked for. */
  readonly em: EntityManager
  viewer?: Viewer
  /** The address that the request came from. */
  ip: string
}

/** A class, since Apollo copies the context's own properties: a getter of its own would fork with every request. */
class RequestContext implements Context {
  readonly ip: string
  readonly viewer?: Viewer
  private forked?: EntityManager

  constructor(
    private readonly orm: Database['orm'],
    readonly pool: Pool,
    readonly env: Env,
    { ip, viewer }: Pick<Context, 'ip' | 'viewer'>,
  ) {
    this.ip = ip
    if (viewer) this.viewer = viewer
  }

  get em(): EntityManager {
    return (this.forked ??= this.orm.em.fork() as EntityManager)
  }
}

/** A context for one request; forks the entity manager only when a resolver needs it. */
export const createContext = (
  { orm, pool }: Pick<Database, 'orm' | 'pool'>,
  env: Env,
  request: Pick<Context, 'ip' | 'viewer'>,
): Context => new RequestContext(orm, pool, env, request)
