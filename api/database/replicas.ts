import type { Pool } from 'pg'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { withTimeout } from '../process/with-timeout.ts'
import { setPrimary, setGenericPlanPool, getGenericPlanPool } from './connection/pools.ts'
import { findRow } from './sql.ts'

/** Streaming replicas of the database, for reads without a signed-in user. */
export interface Replicas {
  /** For one request, whose statements run on one replica; if it lags or fails, the primary answers the rest. */
  pool: () => Pool
  changed: () => void
  close: () => Promise<void>
}

interface Replica {
  pool: Pool
  /** Its position in the write-ahead log; null while it is not in use. */
  position: bigint | null
  loggedState?: ReplicaState
}

type ReplicaState = keyof typeof replicaStates

const replicaStates = {
  answers: 'a replica responds',
  away: 'a replica does not respond: its reads go to the primary',
  other: 'not a replica of this database; it will not be used',
  primary: 'DATABASE_REPLICA_URLS names a server that is not a replica; it will not be used',
}

const logStanding = (replica: Replica, standing: ReplicaState) => {
  if (replica.loggedState === standing) return
  replica.loggedState = standing
  const { host } = new URL(replica.pool.options.connectionString!)
  log[standing === 'answers' ? 'info' : 'warn']({ host }, replicaStates[standing])
}

/** How often replicas are checked, and how often while one is behind. */
const lookEveryMs = 1000
const hurryEveryMs = 50
const responseTimeoutMs = 1500

const written = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`
const replayed = `select pg_is_in_recovery() as "isReplica", pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position`

const queryFirstRow = <Row>(pool: Pool, text: string): Promise<Row | undefined> => {
  const firstRow = findRow<Row>(pool, text).catch(() => undefined)
  return withTimeout(responseTimeoutMs, firstRow, undefined)
}

const readProgress = async (pool: Pool, text: string) => {
  const row = await queryFirstRow<{ isReplica?: boolean; position: string | null }>(pool, text)
  return { ...row, position: row?.position ? BigInt(row.position) : null }
}

const own = `select current_database() as name, has_function_privilege('pg_control_system()', 'execute') as "hasSystem"`
const system = 'select system_identifier::text as system from pg_control_system()'

/** `system` only if the role may read it. */
const readIdentity = async (pool: Pool) => {
  const known = await queryFirstRow<{ name: string; hasSystem: boolean }>(pool, own)
  const reported = known?.hasSystem ? await queryFirstRow<{ system: string }>(pool, system) : {}
  return known && reported && { system: undefined, ...reported, name: known.name }
}

/** Only then are positions comparable; undefined until both have responded. */
const isSame = async (pools: [Pool, Pool]): Promise<boolean | undefined> => {
  const [one, other] = await Promise.all(pools.map(readIdentity))
  if (!one || !other) return undefined
  const isSystem = one.system === undefined || other.system === undefined || one.system === other.system
  return isSystem && one.name === other.name
}

export const createReplicas = (primary: Pool, pools: readonly Pool[]): Replicas => {
  const replicas = pools.map((pool): Replica => ({ pool, position: null }))
  let wanted: bigint | undefined
  let changes = 0
  let turn = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  const isUsable = ({ position }: Replica) => wanted !== undefined && position !== null && position >= wanted
  const look = async () => {
    const before = changes
    if (wanted === undefined) {
      const { position } = await readProgress(primary, written)
      if (before === changes && position !== null) wanted = position
    }
    await Promise.all(replicas.map(measure))
    for (const [index, replica] of replicas.entries())
      metrics.replicaUsable.set({ replica: index + 1 }, isUsable(replica) ? 1 : 0)
  }
  const measure = async (replica: Replica) => {
    const { isReplica, ...progress } = await readProgress(replica.pool, replayed)
    const position = isReplica ? progress.position : null
    if (isReplica === false) {
      replica.position = null
      return logStanding(replica, 'primary')
    }
    const isCopy = position !== null && (replica.position !== null || (await isSame([primary, replica.pool])))
    replica.position = isCopy ? position : null
    if (isCopy !== undefined) logStanding(replica, isCopy ? 'answers' : position === null ? 'away' : 'other')
  }
  const lookOn = () => {
    clearTimeout(timer)
    looking ??= look().finally(() => {
      looking = undefined
      if (isClosed) return
      const isBehind = wanted === undefined || replicas.some((one) => one.position !== null && !isUsable(one))
      timer = setTimeout(lookOn, isBehind ? hurryEveryMs : lookEveryMs).unref()
    })
  }
  lookOn()

  /** Its generic-plan sibling falls back together with it. */
  const poolAt = (replica: Replica): Pool => {
    const state = { isLost: false }
    const createQuery =
      (ofReplica: Pool, ofPrimary: Pool) =>
      async (...query: [string, unknown[]?]) => {
        state.isLost ||= !isUsable(replica)
        if (state.isLost) return ofPrimary.query(...query)
        try {
          return await ofReplica.query(...query)
        } catch (error) {
          state.isLost = true
          log.debug({ err: error }, 'replica did not respond; using the primary')
          return ofPrimary.query(...query)
        }
      }
    const requestPool = withQuery(primary, createQuery(replica.pool, primary))
    setPrimary(requestPool, primary)
    setGenericPlanPool(
      requestPool,
      withQuery(primary, createQuery(getGenericPlanPool(replica.pool), getGenericPlanPool(primary))),
    )
    return requestPool
  }

  return {
    pool: () => {
      for (let tried = 0; tried < replicas.length; tried++) {
        const replica = replicas[turn++ % replicas.length]!
        if (isUsable(replica)) return poolAt(replica)
      }
      return primary
    },
    changed: () => {
      changes++
      wanted = undefined
      lookOn()
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await looking
      const all = new Set(pools.flatMap((pool) => [pool, getGenericPlanPool(pool)]))
      await Promise.all([...all].map((pool) => pool.end()))
    },
  }
}

const withQuery = (pool: Pool, query: unknown): Pool =>
  new Proxy(pool, {
    get: (target, key) => {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
