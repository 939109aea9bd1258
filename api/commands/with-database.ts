import { entities } from '../start/entities.ts'
import { loadSettingsFile, readEnv } from '../process/env.ts'
import { connectDatabase, requireDatabase } from '../database/embedded/connect.ts'
import type { Database } from '../database/orm.ts'
import { seedReference } from '../seed/seed-reference.ts'

export const formatBytes = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** Works whether the site is running or not. @throws StartError if there is no database yet. */
export const withDatabase = async <T>(
  run: (database: Database) => Promise<T>,
  settings = process.env,
  signal?: AbortSignal,
): Promise<T> => {
  loadSettingsFile()
  const env = readEnv(settings)
  requireDatabase(env)
  const database = await connectDatabase(env, entities, signal)
  try {
    await seedReference(database)
    return await run(database)
  } finally {
    await database.close()
  }
}
