import { entities } from '../start/entities.ts'
import { hasDatabase, reachDatabase } from '../database/embedded/connect.ts'
import { migrationStatus } from '../database/migrate.ts'
import { describeBefore1, describeOtherState, isBefore1, isOtherState, migrations } from '../database/migrations.ts'
import type { DatabaseSettings } from '../database/connection/database-urls.ts'

/** Never creates a database. */
export const printStatus = async (env: DatabaseSettings, say: (line: string) => void) => {
  if (!hasDatabase(env)) {
    say(`There is no database in ${env.DATA_DIR} yet: the first start creates one. Nothing was changed.`)
    return say(`0 applied, ${migrations.length} to be applied`)
  }
  const database = await reachDatabase(env, entities)
  const { applied, pending, unknown } = await migrationStatus(database.pool).finally(database.close)
  const known = migrations.map(({ name }) => name)
  const changed = unknown.find((name) => isOtherState(name, known))
  if (isBefore1(applied)) throw new Error(describeBefore1('database'))
  if (changed) throw new Error(describeOtherState('database', changed))
  say(`${applied.length} applied, ${pending.length} to be applied`)
  for (const name of pending) say(`to be applied: ${name}`)
  for (const name of unknown) say(`applied by a newer version, unknown to this one: ${name}`)
}
