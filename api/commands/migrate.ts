import 'reflect-metadata'
import { entities } from '../start/entities.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { printStatus } from './print-status.ts'
import { reachDatabase, requireDatabase } from '../database/embedded/connect.ts'
import { migrate } from '../database/migrate.ts'
import { loadSettingsFile, readEnv, type Env } from '../process/env.ts'

const usage = `Brings the tables of the database up to date, as every start does.

  npm run migrate -- --status   what has been done, and what is to be done; changes nothing
  npm run migrate -- --up       does it, all or nothing; make a backup before`

const bringUp = async (env: Env) => {
  requireDatabase(env)
  const database = await reachDatabase(env, entities)
  const names = await migrate(database.url).finally(database.close)
  for (const name of names) console.log(`applied: ${name}`)
  console.log(names.length ? 'The database is up to date' : 'The database was up to date')
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
