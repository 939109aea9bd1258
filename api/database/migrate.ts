import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartError } from '../process/env.ts'
import { log, workerLog } from '../process/log.ts'
import {
  describeBefore1,
  describeOtherState,
  isAdding,
  isBefore1,
  isOtherState,
  migrations as all,
  type Migration,
} from './migrations.ts'
import { readRow, readRows, runSql, type Db } from './sql.ts'

interface MigrationStatus {
  applied: string[]
  pending: string[]
  unknown: string[]
}

export const migrationStatus = async (db: Db, migrations: readonly Migration[] = all): Promise<MigrationStatus> => {
  const applied = await appliedTo(db)
  const known = migrations.map(({ name }) => name)
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

const appliedTo = async (db: Db): Promise<string[]> => {
  const row = await readRow<{ isThere: boolean }>(db, `select to_regclass('migration') is not null as "isThere"`)
  if (!row.isThere) return []
  return (await readRows<{ name: string }>(db, 'select name from migration order by id')).map(({ name }) => name)
}

/** One process migrates while others wait; returns the names of the applied migrations. */
export const migrate = async (url: string, migrations: readonly Migration[] = all): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 10_000, options: patient })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    return await alone(pool, async (client) => {
      const { applied, pending, unknown } = await migrationStatus(client, migrations)
      if (isBefore1(applied)) throw new StartError(describeBefore1('database'))
      refuseUnknown(unknown, migrations)
      if (pending.length)
        await apply(
          client,
          migrations.filter(({ name }) => pending.includes(name)),
        )
      await runMigrations({ pgPool: pool, logger: workerLog }).catch((error: unknown) => {
        throw new StartError(failed('the job queue', error))
      })
      return pending
    })
  } finally {
    await pool.end()
  }
}

const patient = '-c statement_timeout=0'

/** The lock ends with its connection. */
const alone = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  const key = `hashtextextended('migrate', 0)`
  try {
    const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${key}) as free`)
    if (!rows[0]!.free) {
      log.info('another process is migrating the database; waiting for it')
      await client.query(`select pg_advisory_lock(${key})`)
    }
    return await work(client)
  } finally {
    client.release(true)
  }
}

const apply = async (client: pg.PoolClient, pending: readonly Migration[]) => {
  let current = 'the first migration'
  try {
    await client.query(`begin; set local timezone = 'UTC';
      create table if not exists migration (
        id integer generated always as identity primary key,
        name text not null unique,
        executed_at timestamptz not null default now()
      )`)
    for (const { name, readSql } of pending) {
      current = name
      await client.query(readSql())
      await runSql(client, 'insert into migration (name) values ($1)', [name])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new StartError(failed(current, error))
  }
}

const refuseUnknown = (unknown: readonly string[], migrations: readonly Migration[]) => {
  const known = migrations.map(({ name }) => name)
  const changed = unknown.find((name) => isOtherState(name, known))
  if (changed) throw new StartError(describeOtherState('database', changed))
  const breaking = unknown.filter((name) => !isAdding(name))
  if (breaking.length) throw new StartError(tooNew(breaking))
  if (unknown.length)
    log.warn({ migrations: unknown }, 'a newer version has upgraded the database; this one still works with it')
}

const tooNew = ([first, ...more]: readonly string[]) =>
  `The database has been upgraded by a newer version of the site: this one does not know ${first}${more.length ? ` and ${more.length} more` : ''}. ` +
  'Start that version, or restore the backup that was made before the upgrade.'

const failed = (name: string, error: unknown) =>
  `The upgrade of the database failed in ${name}: ${error instanceof Error ? error.message.split('\n').at(-1) : String(error)}. ` +
  'Its data is unchanged: return to the previous version of the site, or fix the cause and start again ' +
  '("npm run migrate -- --status" lists pending migrations).'
