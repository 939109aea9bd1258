import type { Pool } from 'pg'
import { log } from '../server/log.ts'
import { within } from '../server/within.ts'
import { setPrimary } from './primary-of.ts'
import { runSql } from './sql.ts'
import { setSteadyPool, steadyPoolOf } from './steady-pool.ts'

/** Copies of the database, by streaming replication, for reads that nobody has to be signed in for. */
export interface Replicas {
  /**
   * A pool for one request, whose statements are asked of one replica, in turn, as long as that has everything that this
   * process has heard of; else, or where it fails, of the database itself, and from then on of no other.
   */
  pool: () => Pool
  /** Something has been committed: from now on only a replica that has it is asked. */
  changed: () => void
  close: () => Promise<void>
}

interface Replica {
  pool: Pool
  /** How far it has come in the write-ahead log; null while it does not answer, or is no replica. */
  position: bigint | null
}

/** How often replicas are looked at, and how often while one of them has to catch up. */
const lookEveryMs = 1000
const hurryEveryMs = 50
/** A replica that has not said by then how far it is counts as away. */
const answerWithinMs = 1500

const written = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`
const replayed = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position where pg_is_in_recovery()`

const positionOf = async (pool: Pool, text: string): Promise<bigint | null> => {
  const asked = runSql<{ position: string | null }>(pool, text).then(
    ({ rows }) => rows[0]?.position ?? null,
    () => null,
  )
  const position = await within(answerWithinMs, asked, null)
  return position === null ? null : BigInt(position)
}

/** Reads from these pools, each of one replica, where they have what `primary` has; ends with them. */
export const createReplicas = (primary: Pool, pools: readonly Pool[]): Replicas => {
  const replicas = pools.map((pool): Replica => ({ pool, position: null }))
  /** Where `primary` was after the last change; undefined until it has said so. */
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
      const position = await positionOf(primary, written)
      if (before === changes && position !== null) wanted = position
    }
    await Promise.all(replicas.map(measure))
  }
  const measure = async (replica: Replica) => {
    const was = replica.position
    replica.position = await positionOf(replica.pool, replayed)
    if ((was === null) === (replica.position === null)) return
    const { host } = new URL(replica.pool.options.connectionString!)
    if (was === null) log.info({ host }, 'a replica answers')
    else log.warn({ host }, 'a replica does not answer: its reads go to the database itself')
  }
  /** One look after the other; a replica that answers and is behind is looked at again soon. */
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

  /** A pool of the request that asks this replica, or `primary`; with its steady sibling it is lost for both at once. */
  const poolAt = (replica: Replica): Pool => {
    const state = { isLost: false }
    const asking =
      (ofReplica: Pool, ofPrimary: Pool) =>
      async (...query: [string, unknown[]?]) => {
        state.isLost ||= !isUsable(replica)
        if (state.isLost) return ofPrimary.query(...query)
        try {
          return await ofReplica.query(...query)
        } catch (error) {
          state.isLost = true
          log.debug({ err: error }, 'a replica did not answer a statement')
          return ofPrimary.query(...query)
        }
      }
    const usual = withQuery(primary, asking(replica.pool, primary))
    setPrimary(usual, primary)
    setSteadyPool(usual, withQuery(primary, asking(steadyPoolOf(replica.pool), steadyPoolOf(primary))))
    return usual
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
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** The same pool, but for how it answers a statement. */
const withQuery = (pool: Pool, query: unknown): Pool =>
  new Proxy(pool, {
    get: (target, key) => {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
