import 'reflect-metadata'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import pg from 'pg'
import { watchStatements } from './watch-statements.ts'
import { giveBackLost } from './give-back-lost.ts'
import { breakOff, endWhenSilent, silenceMs, statementTimeoutMs } from './silence.ts'
import { setDirectUrl } from './direct-url.ts'
import { createReplicas, type Replicas } from './replicas.ts'
import { addSteadyPool } from './steady-pool.ts'
import { readTextArraysQuickly } from './text-array.ts'
import { UnnamedClient } from './unnamed-client.ts'

/** The entity classes. The database folder knows none of them: whoever opens the database supplies them. */
export type EntityList = NonNullable<Options['entities']>

/** Both ways to the database: entities for writes and single rows, plain prepared SQL for hot lists. */
export interface Database {
  orm: MikroORM
  pool: pg.Pool
  /** Every pool by the name that the metrics have for it. */
  pools: ReadonlyMap<string, pg.Pool>
  /** Where visitors' reads may go instead; undefined without any. */
  replicas?: Replicas
  /** The database itself, where the pools may reach it through a pooler: for LISTEN, migrations and backups. */
  url: string
  close: () => Promise<void>
}

/** How the site reaches its database, and how patient it is with it. */
interface Opening {
  /** The address past a pooler, where there is one. */
  directUrl?: string
  /** Whether the address leads to a pooler in transaction mode: nothing is then settled for a connection. */
  isUnnamed?: boolean
  replicaUrls?: readonly string[]
  /** What a statement may take. */
  timeoutMs?: number
  /** By how much a connection may be silent for longer. */
  graceMs?: number
  /** A connection that is still busy so long after `close` is broken off. */
  endWithinMs?: number
}

/** After this time in a transaction without a statement the server ends it: a process that is frozen gives its locks back. */
const idleTransactionMs = 60_000

/** What a statement may take at a replica, until it is asked of the database itself. */
const replicaTimeoutMs = 4000

/**
 * Opens the database. The site's queries time out after 15 s, on the server's side and a little later on this one.
 * Statements are planned for the values at hand, since the generic plan of a search with a county and a service is
 * several times slower.
 */
export const openDatabase = async (
  url: string,
  entities: EntityList,
  {
    directUrl = url,
    isUnnamed = false,
    replicaUrls = [],
    timeoutMs = statementTimeoutMs,
    graceMs = silenceMs,
    endWithinMs = 3000,
  }: Opening = {},
): Promise<Database> => {
  const settingsFor = (statementTimeoutMs: number) => ({
    connectionTimeoutMillis: 5000,
    ...(isUnnamed
      ? { Client: UnnamedClient }
      : {
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: idleTransactionMs,
          options: '-c plan_cache_mode=force_custom_plan -c jit=off',
        }),
  })
  const settings = settingsFor(timeoutMs)
  readTextArraysQuickly()
  const pool = new pg.Pool({ connectionString: url, max: 10, ...settings })
  setDirectUrl(pool, directUrl)
  const steady = isUnnamed ? undefined : addSteadyPool(pool, { connectionString: url, max: 5, ...settings })
  /** Those that are open, each with its end. */
  const connections = new Map<pg.ClientBase, Promise<void>>()
  const pools = new Map<string, pg.Pool>()
  const watch = (name: string, one: pg.Pool, statementMs = timeoutMs) => {
    pools.set(name, one)
    // A connection that the server drops, idle or in use, is replaced at the next query; without a listener the error
    // would end the process.
    one.on('error', () => {})
    one.on('connect', (client) => {
      client.on('error', () => {})
      const ended = new Promise<void>((done) => client.once('end', done))
      connections.set(
        client,
        ended.then(() => void connections.delete(client)),
      )
      endWhenSilent(client, statementMs, graceMs)
    })
  }
  watch('main', pool)
  if (steady) watch('steady', steady)
  const openReplica = (connectionString: string, index: number) => {
    const atReplica = { connectionString, ...settingsFor(replicaTimeoutMs), connectionTimeoutMillis: 2000 }
    const replica = new pg.Pool({ max: 10, ...atReplica })
    const name = `replica_${index + 1}`
    watch(name, replica, replicaTimeoutMs)
    if (!isUnnamed) watch(`${name}_steady`, addSteadyPool(replica, { max: 5, ...atReplica }), replicaTimeoutMs)
    return replica
  }
  const replicas = replicaUrls.length ? createReplicas(pool, replicaUrls.map(openReplica)) : undefined
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    pool: { max: 4 },
    driverOptions: {
      connectionString: url, // from the URL alone MikroORM would not read the TLS parameters
      types: new pg.TypeOverrides(), // MikroORM's own would leave times as text
      onPoolCreated: (own: pg.Pool) => {
        watch('entities', own)
        giveBackLost(own)
        own.on('connect', watchStatements)
      },
      ...settings,
    },
    forceUtcTimezone: true,
    allowGlobalContext: false,
  })
  return {
    orm,
    pool,
    pools,
    ...(replicas ? { replicas } : {}),
    url: directUrl,
    close: async () => {
      const allEnded = () => Promise.all(connections.values()) // a pool says that it has ended before they have
      let late: NodeJS.Timeout | undefined
      const brokenOff = new Promise((done) => {
        late = setTimeout(() => {
          for (const client of connections.keys()) breakOff(client, 'the site has ended')
          done(allEnded()) // a pool waits for ever for one that nobody gives back
        }, endWithinMs)
      })
      const ended = Promise.all([replicas?.close(), orm.close(true), pool.end(), steady?.end()]).then(allEnded)
      await Promise.race([ended, brokenOff]).finally(() => clearTimeout(late))
    },
  }
}
