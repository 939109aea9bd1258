import 'reflect-metadata'
import { entities } from '../start/entities.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { reachDatabase, requireDatabase, hasDatabase } from '../database/embedded/connect.ts'
import { migrate, migrationStatus } from '../database/migrate.ts'
import { loadSettingsFile, readEnv, type Env } from '../process/env.ts'
import { describeBefore1, describeOtherState, isBefore1, isOtherState, migrations } from '../database/migrations.ts'
import type { DatabaseSettings } from '../database/connection/database-urls.ts'

/** Never creates a database. */
export const printStatus = async (env: DatabaseSettings, say: (line: string) => void) => {
  if (!hasDatabase(env)) {
    say(`There is no database in ${env.DATA_DIR} yet: the first start creates one. Nothing was changed.`)
    return say(`0 applied, ${migrations.length} pending`)
  }
  const database = await reachDatabase(env, entities)
  const { applied, pending, unknown } = await migrationStatus(database.pool).finally(database.close)
  const known = migrations.map(({ name }) => name)
  const changed = unknown.find((name) => isOtherState(name, known))
  if (isBefore1(applied)) throw new Error(describeBefore1('database'))
  if (changed) throw new Error(describeOtherState('database', changed))
  say(`${applied.length} applied, ${pending.length} pending`)
  for (const name of pending) say(`pending: ${name}`)
  for (const name of unknown) say(`applied by a newer version, unknown to this one: ${name}`)
}

const usage = `Upgrades the database’s tables, as every start of the site does.

  npm run migrate -- --status   lists applied and pending migrations; changes nothing
  npm run migrate -- --up       applies all pending migrations or none; make a backup first`

const bringUp = async (env: Env) => {
  requireDatabase(env)
  const database = await reachDatabase(env, entities)
  const names = await migrate(database.url).finally(database.close)
  for (const name of names) console.log(`applied: ${name}`)
  console.log(names.length ? 'The database is up to date' : 'The database was already up to date')
}

export const command = defineCommand({
  usage,
  options: { status: { type: 'boolean' }, up: { type: 'boolean' } },
  run: async ({ status, up }) => {
    if (!status && !up) return console.log(usage)
    loadSettingsFile()
    const env = readEnv()
    if (up) await bringUp(env)
    if (status) await printStatus(env, console.log)
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
