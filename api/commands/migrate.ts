import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { entities } from '../app/entities.ts'
import { runCommand } from './run-command.ts'
import { readSettingsFile } from './with-database.ts'
import { reachDatabase } from '../database/connect.ts'
import { migrate, migrationStatus } from '../database/migrate.ts'
import type { Database } from '../database/orm.ts'
import { readEnv } from '../server/env.ts'

const usage = `Brings the tables of the database up to date, as every start does.

  npm run migrate -- --status   what has been done, and what is to be done; changes nothing
  npm run migrate -- --up       does it, all or nothing; make a backup before`

/** Lists what is to be done; for a database of a newer version, what this one does not know. */
const tellStatus = async ({ pool }: Database) => {
  const { applied, pending, unknown } = await migrationStatus(pool)
  console.log(`${applied.length} applied, ${pending.length} to be applied`)
  for (const name of pending) console.log(`to be applied: ${name}`)
  for (const name of unknown) console.log(`applied by a newer version, unknown to this one: ${name}`)
}

const bringUp = async ({ url }: Database) => {
  const names = await migrate(url)
  for (const name of names) console.log(`applied: ${name}`)
  console.log(names.length ? 'The database is up to date' : 'The database was up to date')
}

process.exitCode = await runCommand(async () => {
  const { values } = parseArgs({
    options: { status: { type: 'boolean' }, up: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || (!values.status && !values.up)) console.log(usage)
  else {
    readSettingsFile()
    const database = await reachDatabase(readEnv(), entities)
    try {
      if (values.up) await bringUp(database)
      if (values.status) await tellStatus(database)
    } finally {
      await database.close()
    }
  }
})
