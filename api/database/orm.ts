import 'reflect-metadata'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import pg, { type Pool, type PoolClient } from 'pg'
import { countStatement } from '../process/work.ts'
import { destroyConnection, endWhenSilent, silenceMs, statementTimeoutMs } from './connection/connection-timeout.ts'
import { setDirectUrl, addGenericPlanPool } from './connection/pools.ts'
import { createReplicas, type Replicas } from './replicas.ts'

/** The oid of text[], which pg's list of types lacks. */
export const textArray = 1009 as number as Parameters<typeof pg.types.setTypeParser>[0]
const element = /"([^"]*)"|[^",{}]+/g

/** pg's own parser goes by character, and takes longer for twenty lists than their query. */
export const readTextArray = (text: string): (string | null)[] => {
  const isPlain = !text.includes('\\') && !text.includes('NULL') && text.lastIndexOf('{') === 0
  if (!isPlain) return letterByLetter(text)
  const elements = text.match(element) ?? []
  return elements.map((one) => (one.startsWith('"') ? one.slice(1, -1) : one))
}

const letterByLetter = pg.types.getTypeParser(textArray) as (text: string) => (string | null)[]

const readTextArraysQuickly = () => pg.types.setTypeParser(textArray, readTextArray)

/** Behind a pooler in transaction mode, the next statement may reach another server connection. */
class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)) as pg.Client['query']
  }
}

/** Cursors and streams submit themselves and have no name. */
const withoutName = (query: unknown) =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query

/** Kysely releases a client only after a rollback, which fails on a lost connection, so the pool would run empty. */
const releaseLeakedClients = (pool: Pool) => {
  const acquired = new Set<PoolClient>()
  pool.on('acquire', (client) => acquired.add(client))
  pool.on('release', (_error, client) => acquired.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!acquired.has(client)) return
      client.release(true)
      client.release = () => {}
    }),
  )
}

/** The caller supplies the entity classes, since this folder knows none. */
export type EntityList = NonNullable<Options['entities']>

export interface Database {
  orm: MikroORM
  pool: pg.Pool
  pools: ReadonlyMap<string, pg.Pool>
  /** For visitors' reads; undefined without replicas. */
  replicas?: Replicas
  /** The direct address, past any pooler: for LISTEN, migrations and backups. */
  url: string
  close: () => Promise<void>
}

interface OpenOptions {
  directUrl?: string
  /** Whether the pooler is in transaction mode, where nothing can be set for a connection. */
  isUnnamed?: boolean
  replicaUrls?: readonly string[]
  timeoutMs?: number
  /** Extra time before a silent connection is closed. */
  graceMs?: number
  /** After `close`, a busy connection is dropped after this time. */
  endWithinMs?: number
}

/** The server ends a transaction that is idle for this long, so that a frozen process releases its locks. */
const idleTransactionMs = 60_000

/** Statement timeout at a replica, after which the primary runs it. */
const replicaTimeoutMs = 4000

/** Statements are planned with their values: the generic plan of a search is several times slower. */
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
  }: OpenOptions = {},
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
  const steady = isUnnamed ? undefined : addGenericPlanPool(pool, { connectionString: url, max: 5, ...settings })
  const connections = new Map<pg.ClientBase, Promise<void>>()
  const pools = new Map<string, pg.Pool>()
  const watch = (name: string, one: pg.Pool, statementMs = timeoutMs) => {
    pools.set(name, one)
    // The pool replaces a dropped connection at the next query; without a listener the error would end the process.
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
    if (!isUnnamed) watch(`${name}_steady`, addGenericPlanPool(replica, { max: 5, ...atReplica }), replicaTimeoutMs)
    return replica
  }
  const replicas = replicaUrls.length ? createReplicas(pool, replicaUrls.map(openReplica)) : undefined
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    pool: { max: 4 },
    driverOptions: {
      connectionString: url, // from the URL alone, MikroORM would ignore the TLS parameters
      types: new pg.TypeOverrides(), // MikroORM's own would leave times as text
      onPoolCreated: (own: pg.Pool) => {
        watch('entities', own)
        releaseLeakedClients(own)
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
      const allEnded = () => Promise.all(connections.values()) // a pool reports its end before its connections have closed
      let late: NodeJS.Timeout | undefined
      const brokenOff = new Promise((done) => {
        late = setTimeout(() => {
          for (const client of connections.keys()) destroyConnection(client, 'the site has stopped')
          done(allEnded()) // the pool would wait for ever for a connection that is not released
        }, endWithinMs)
      })
      const ended = Promise.all([replicas?.close(), orm.close(true), pool.end(), steady?.end()]).then(allEnded)
      await Promise.race([ended, brokenOff]).finally(() => clearTimeout(late))
    },
  }
}

/** Counts MikroORM's statements on a connection; `runSql` counts its own on a pool. */
const watchStatements = (client: pg.PoolClient) => {
  const connection = client as { query: (...args: unknown[]) => unknown } // one signature for all overloads
  const query = connection.query.bind(client)
  connection.query = (...args) => {
    const [text] = args
    const result = query(...args)
    return typeof text === 'string' && result instanceof Promise ? countStatement(text, result, withoutValues) : result
  }
}

/** MikroORM writes values into statements; these are removed. */
const withoutValues = (statement: string) =>
  `${statement
    .slice(0, 2000)
    .split("'", 1)[0]!
    .replaceAll(/(?<![\w$])\d+/g, '?')}${statement.includes("'") ? '…' : ''}`
