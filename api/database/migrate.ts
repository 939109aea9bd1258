import 'reflect-metadata'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartError } from '../server/env.ts'
import { log } from '../server/log.ts'
import { workerLog } from '../server/worker-log.ts'
import { migrations as all } from './migrations/all.ts'
import { runSql, type Db } from './sql.ts'

/** The names of migrations, oldest first. */
export interface MigrationStatus {
  applied: string[]
  pending: string[]
  /** Those that a newer version of the site has applied. */
  unknown: string[]
}

/** What has been done to this database, and what this version of the site would do to it. */
export const migrationStatus = async (db: Db, migrations: Migrations = all): Promise<MigrationStatus> => {
  const applied = await appliedTo(db)
  const known = migrations.map(({ name }) => name)
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

const appliedTo = async (db: Db): Promise<string[]> => {
  const { rows } = await runSql<{ isThere: boolean }>(db, `select to_regclass('migration') is not null as "isThere"`)
  if (!rows[0]!.isThere) return []
  return (await runSql<{ name: string }>(db, 'select name from migration order by id')).rows.map(({ name }) => name)
}

/**
 * Migrates the tables in one transaction, then the job queue's; does nothing when they are up to date. It may take as
 * long as many suppliers need; of several processes one migrates, and the others wait for it.
 * @returns the names of the migrations that were applied.
 * @throws StartError when a newer version of the site has migrated the database, or when a migration fails.
 */
export const migrate = async (url: string, migrations: Migrations = all): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 10_000, options: patient })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    return await alone(pool, async () => {
      const { pending, unknown } = await migrationStatus(pool, migrations)
      if (unknown.length) throw new StartError(tooNew(unknown))
      if (pending.length) await apply(url, migrations)
      await runMigrations({ pgPool: pool, logger: workerLog }).catch((error: unknown) => {
        throw new StartError(failed('the job queue', error))
      })
      return pending
    })
  } finally {
    await pool.end()
  }
}

type Migrations = typeof all

const patient = '-c statement_timeout=0'

/** Does `work` while no other process migrates this database. The lock ends with its connection, however that ends. */
const alone = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  const key = `hashtextextended('migrate', 0)`
  try {
    const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${key}) as free`)
    if (!rows[0]!.free) {
      log.info('another process is migrating the database: waiting for it')
      await client.query(`select pg_advisory_lock(${key})`)
    }
    return await work()
  } finally {
    client.release(true)
  }
}

/** Without the site's settings, whose queries end after some seconds. */
const apply = async (url: string, migrations: Migrations) => {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'migration' },
    driverOptions: { connectionString: url, options: patient }, // from the URL alone MikroORM would not read the TLS parameters
    forceUtcTimezone: true,
  })
  let current = 'the first migration'
  orm.migrator.on('migrating', ({ name }) => {
    current = name
  })
  try {
    await orm.migrator.up()
  } catch (error) {
    throw new StartError(failed(current, error))
  } finally {
    await orm.close(true)
  }
}

const tooNew = ([first, ...more]: string[]) =>
  `The database has been upgraded by a newer version of the site: this one does not know ${first}${more.length ? ` and ${more.length} more` : ''}. ` +
  'Start that version, or restore the backup that was made before the upgrade.'

const failed = (name: string, error: unknown) =>
  `The upgrade of the database failed in ${name}: ${error instanceof Error ? error.message.split('\n').at(-1) : String(error)}. ` +
  'Its data is as it was before: go on with the version of the site from before the upgrade, or mend the cause and start again ' +
  '("npm run migrate -- --status" lists what is to be done).'
