import 'reflect-metadata'
import { inTransaction } from '../database/transaction.ts'
import { runSql } from '../database/sql.ts'
import { renewTop } from '../stats/renew-top.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const usage = `Recalculates all counts from the suppliers and reviews, and rebuilds the search index.

  npm run rebuild    suppliers by county, service, town and word; daily totals and top lists of the reports

While it runs, suppliers can be read but not changed.`

export const command = defineCommand({
  usage,
  options: {},
  run: async (_, _names, { env, say }) => {
    await withDatabase(async ({ pool }) => {
      await inTransaction(
        pool,
        async (client) => {
          await runSql(client, 'select rebuild_supplier_search()')
          await runSql(client, 'select rebuild_supplier_counts()')
          await runSql(client, 'select rebuild_tallies()')
          await runSql(client, `select pg_notify('changed', 'supplier')`)
        },
        { statementTimeoutMs: 0 },
      )
      await renewTop(pool)
    }, env)
    say('Everything has been recounted.')
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
