import { randomUUID } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { Env } from '../process/env.ts'
import type { PublicError } from './errors.ts'
import type { FormTrace } from './honeypot.ts'
import type { StaffRole } from './staff-roles.rules.ts'

export type AccountNeed = 'NEW_PASSWORD' | 'SECOND_FACTOR'

export interface Viewer {
  id: number
  username: string
  isAdmin: boolean
  /** The role in the office; administrators need none. */
  role?: Exclude<StaffRole, 'ADMIN'>
  /** Until this is done, only the user's own account page is open. */
  need?: AccountNeed
}

export const getStaffRole = (viewer: Pick<Viewer, 'isAdmin' | 'role'> | undefined): StaffRole | undefined =>
  viewer?.isAdmin ? 'ADMIN' : viewer?.role

export interface RequestSession {
  id?: number
  userAgent: string
  begin: (userId: number) => Promise<void>
  /** The old key expires. */
  renew: () => Promise<void>
  end: () => Promise<void>
}

export interface QueryCost {
  requested: number
  limit: number
  available: number
  burst: number
  restoreRate: number
}

/** A key's quota, or the network's without one. */
export interface Quota {
  /** Whether the response includes its cost, or contains only the cost. */
  readonly wants?: 'cost' | 'cost only'
  /** Charges a request once. @throws RATE_LIMITED with `retryAfterSeconds` and `cost` */
  consume: (points: number) => void
  getCost: (points: number) => QueryCost
  /** As alternating names and values. */
  headers: () => string[]
  readonly refused?: PublicError | undefined
}

/** A request for the cost alone must not run the operation. */
const toDryRunQuota = (quota: Quota): Quota => ({
  ...(quota.wants ? { wants: quota.wants } : {}),
  consume: () => {},
  getCost: (points) => quota.getCost(points),
  headers: () => quota.headers(),
})

export interface Context {
  env: Env
  pool: Pool
  /** An identity map for this request, forked on first use. */
  readonly em: EntityManager
  viewer?: Viewer
  /** Undefined over a WebSocket and in a page's own queries. */
  session?: RequestSession
  ip: string
  formTrace?: FormTrace
  requestId: string
  /** A pool at a replica; undefined for signed-in users, who must see their own writes. */
  poolToRead?: () => Pool
  hasLeft?: () => boolean
  releaseSlot?: () => void
  /** For staff, a quota that only reports costs, on request; undefined where nothing is counted. */
  quota?: Quota
}

export type Requester = Pick<Context, 'ip' | 'viewer' | 'session' | 'quota'> &
  Partial<Pick<Context, 'formTrace' | 'requestId' | 'hasLeft' | 'releaseSlot'>>

/** A class: Apollo copies own properties, and a getter among them would fork the entity manager on every request. */
class RequestContext {
  private forked?: EntityManager

  constructor(private readonly orm: MikroORM) {}

  get em(): EntityManager {
    return (this.forked ??= this.orm.em.fork() as EntityManager)
  }
}

export const createContext = (
  { orm, pool, replicas }: { orm: MikroORM; pool: Pool; replicas?: { pool: () => Pool } },
  env: Env,
  { quota, requestId = randomUUID(), ...requester }: Requester,
): Context => {
  const { viewer } = requester
  const charged = !quota || !getStaffRole(viewer) ? quota : quota.wants && toDryRunQuota(quota)
  return Object.assign(new RequestContext(orm), requester, {
    pool,
    env,
    requestId,
    ...(charged ? { quota: charged } : {}),
    ...(replicas && !viewer ? { poolToRead: replicas.pool } : {}),
  })
}

export const toRead = <T extends Pick<Context, 'pool' | 'poolToRead'>>(context: T): T =>
  context.poolToRead
    ? Object.assign(Object.create(Object.getPrototypeOf(context)) as T, context, { pool: context.poolToRead() })
    : context
