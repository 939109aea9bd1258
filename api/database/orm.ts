import 'reflect-metadata'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy'
import { Migrator } from '@mikro-orm/migrations'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { workerLog } from '../server/worker-log.ts'
import { migrations } from './migrations/all.ts'
import { addSteadyPool } from './steady-pool.ts'
import { readTextArraysQuickly } from './text-array.ts'

/** The entity classes. The database folder knows none of them: whoever opens the database supplies them. */
export type EntityList = NonNullable<Options['entities']>

/** Both ways to the database: entities for writes and single rows, plain prepared SQL for hot lists. */
export interface Database {
  orm: MikroORM
  pool: pg.Pool
  url: string
  close: () => Promise<void>
}

/**
 * Opens the database. The site's queries time out after 15 s. Statements are planned for the values at hand, since the
 * generic plan of a search with a county and a service is several times slower.
 */
export const openDatabase = async (url: string, entities: EntityList): Promise<Database> => {
  const settings = {
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    options: '-c plan_cache_mode=force_custom_plan -c jit=off',
  }
  readTextArraysQuickly()
  const pool = new pg.Pool({ connectionString: url, max: 10, ...settings })
  const steady = addSteadyPool(pool, { connectionString: url, max: 5, ...settings })
  for (const one of [pool, steady]) {
    // A connection that the server drops, idle or in use, is replaced at the next query; without a listener the error
    // would end the process.
    one.on('error', () => {})
    one.on('connect', (client) => client.on('error', () => {}))
  }
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'migration' },
    pool: { max: 4 },
    driverOptions: {
      connectionString: url, // from the URL alone MikroORM would not read the TLS parameters
      types: new pg.TypeOverrides(), // MikroORM's own would leave times as text
      ...settings,
    },
    forceUtcTimezone: true,
    allowGlobalContext: false,
  })
  return {
    orm,
    pool,
    url,
    close: async () => {
      await orm.close(true)
      await Promise.all([pool.end(), steady.end()])
    },
  }
}

/**
 * Migrates the tables, including the job queue's, in one transaction; does nothing when they are up to date. It may take
 * as long as many suppliers need.
 */
export const migrate = async ({ orm, pool }: Pick<Database, 'orm' | 'pool'>) => {
  await orm.em.fork().transactional(async (em) => {
    await em.execute('set local statement_timeout = 0')
    await orm.migrator.up({ transaction: em.getTransactionContext()! })
  })
  await runMigrations({ pgPool: pool, logger: workerLog })
}
