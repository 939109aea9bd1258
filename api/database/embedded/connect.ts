import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { StartError } from '../../process/env.ts'
import { withTimeout } from '../../process/with-timeout.ts'
import { databaseUrls, refuseWithoutUrl, type DatabaseSettings } from '../connection/database-urls.ts'
import { ownName, startEmbedded } from './embedded.ts'
import { listen } from '../listen.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type Database, type EntityList } from '../orm.ts'
import { readRow, runSql } from '../sql.ts'

export const connectDatabase = async (
  env: DatabaseSettings,
  entities: EntityList,
  signal?: AbortSignal,
): Promise<Database> => {
  const database = await reachDatabase(env, entities, signal)
  try {
    await Promise.race([migrate(database.url), ...(signal ? [rejectOnAbort(signal)] : [])])
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Does not migrate. @throws StartError naming DATABASE_URL when it cannot connect. */
export const reachDatabase = async (
  env: DatabaseSettings,
  entities: EntityList,
  signal?: AbortSignal,
): Promise<Database> => {
  if (!env.DATABASE_URL) refuseWithoutUrl(env)
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR, { signal })
  const { url, directUrl, replicaUrls } = env.DATABASE_URL
    ? await databaseUrls(env.DATABASE_URL, env)
    : sameFor(`${embedded!.url}?application_name=${ownName}`)
  const database = await openDatabase(url, entities, {
    directUrl,
    replicaUrls,
    isUnnamed: env.DATABASE_UNNAMED_STATEMENTS,
  })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await checkServer(database.pool)
    if (env.DATABASE_URL) await checkListening(env, database)
    return { ...database, close }
  } catch (error) {
    await close()
    throw error instanceof StartError ? error : new StartError(explainRefusal(error, env))
  }
}

const checkServer = async (pool: Pool) => {
  const { isReplica, encoding } = await readRow<{ isReplica: boolean; encoding: string }>(
    pool,
    `select pg_is_in_recovery() as "isReplica", current_setting('server_encoding') as encoding`,
  )
  if (isReplica) throw new StartError('DATABASE_URL points to a replica, which is read-only')
  if (encoding !== 'UTF8')
    throw new StartError(`DATABASE_URL: the encoding of the database is ${encoding}, and must be UTF8`)
}

const notificationTimeoutMs = 3000

/** A pooler, a replica or another database does not deliver the notification. */
const checkListening = async (env: DatabaseSettings, { pool, url }: Database) => {
  const name = env.DATABASE_LISTEN_URL ? 'DATABASE_LISTEN_URL' : 'DATABASE_URL'
  const channel = `check_${randomUUID()}`
  let onNotified = (_isHeard: true) => {}
  const received = new Promise<true>((done) => (onNotified = done))
  const listening = await listen(
    url,
    channel,
    () => onNotified(true),
    () => {},
  ).catch((error: unknown) => {
    throw new StartError(`${name}: the database refuses: ${reason(error)}`)
  })
  try {
    await runSql(pool, 'select pg_notify($1, $2)', [channel, ''])
    if (await withTimeout(notificationTimeoutMs, received, false)) return
  } finally {
    await listening.close()
  }
  throw new StartError(
    env.DATABASE_LISTEN_URL
      ? 'DATABASE_LISTEN_URL must point to the database of DATABASE_URL itself: its notifications do not arrive, as behind a pooler in transaction mode'
      : needsUnnamed,
  )
}

const needsUnnamed =
  'DATABASE_URL points to a pooler in transaction mode: set DATABASE_UNNAMED_STATEMENTS=true and DATABASE_LISTEN_URL as well'

const explainRefusal = (error: unknown, env: DatabaseSettings): string =>
  !env.DATABASE_UNNAMED_STATEMENTS && reason(error).includes('unsupported startup parameter')
    ? needsUnnamed
    : `DATABASE_URL: the database refuses: ${reason(error)}`

export const hasDatabase = ({ DATABASE_URL, DATA_DIR }: DatabaseSettings): boolean =>
  Boolean(DATABASE_URL) || existsSync(join(DATA_DIR, 'postgres'))

/** A command must not create a database beside the site's. */
export const requireDatabase = (env: DatabaseSettings): void => {
  if (hasDatabase(env)) return
  throw new StartError(
    `There is no database in ${env.DATA_DIR}, and DATABASE_URL is not set: start the site first, or run the command with the site's settings (docs/deploy/README.md)`,
  )
}

const sameFor = (url: string) => ({ url, directUrl: url, replicaUrls: [] })

export const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    const give = () => fail(new StartError('The site was stopped while it was starting'))
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })

/** A refused connection may have one reason per address tried. */
const reason = (error: unknown) => {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
