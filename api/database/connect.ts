import type { Env } from '../server/env.ts'
import { StartError } from '../server/env.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database, type EntityList } from './orm.ts'
import { runSql } from './sql.ts'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * The database from the settings, migrated: DATABASE_URL's, otherwise the embedded one.
 * @throws StartError naming DATABASE_URL when it refuses.
 */
export const connectDatabase = async (env: Settings, entities: EntityList): Promise<Database> => {
  const database = await reachDatabase(env, entities)
  try {
    await migrate(database.url)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * The same, as it is.
 * @throws StartError naming DATABASE_URL when it refuses.
 */
export const reachDatabase = async (env: Settings, entities: EntityList): Promise<Database> => {
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR)
  const database = await openDatabase(env.DATABASE_URL ?? embedded!.url, entities)
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await runSql(database.pool, 'select 1')
    return { ...database, close }
  } catch (error) {
    await close()
    throw new StartError(`DATABASE_URL: the database refuses: ${reason(error)}`)
  }
}

/** A refused connection may have a reason for each address that was tried. */
const reason = (error: unknown) => {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
