import { finished } from 'node:stream/promises'
import { once } from 'node:events'
import pg from 'pg'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import { dropForeignKeys, dropIndexes } from '../../database/bulk-load.ts'
import { runSql } from '../../database/sql.ts'
import type { BackupHeader } from './backup-format.ts'
import { copyFrom, copySettings, listTables } from './list-tables.ts'

const quote = pg.escapeIdentifier

/**
 * Replaces all rows of the site's tables. Triggers, foreign keys and indexes are off meanwhile, then checked or
 * rebuilt; no superuser is needed. `end` returns each table's row count.
 * @throws if the tables differ from the header
 */
export const createLoader = async (client: PoolClient, { tables, sequences }: BackupHeader) => {
  const own = new Map((await listTables(client)).map((table) => [table.name, table]))
  const isSame =
    own.size === tables.length && tables.every(({ name, columns }) => own.get(name)?.columns.join() === columns.join())
  if (!isSame) throw new Error('The backup is damaged in backup.json: its tables are not those of its migrations.')
  const names = [...own.keys()].map(quote)
  const parts = await runSql<{ name: string }>(client, `select relname::text as name from pg_class where relkind = 'p'`)
  const inParts = new Set(parts.rows.map(({ name }) => name))
  const recreateConstraints = await dropConstraints(client, names)
  const rows = new Map<string, number>()
  let current: { table: string; copy: ReturnType<typeof from>; done: Promise<void> } | undefined

  const endTable = async () => {
    if (!current) return
    const { table, copy, done } = current
    current = undefined
    copy.end()
    await done
    rows.set(table, copy.rowCount)
  }
  const beginTable = async (table: string) => {
    await endTable()
    const found = own.get(table)
    if (!found || rows.has(table)) throw new Error(`The backup is damaged: the rows of ${table} are out of place.`)
    const copy = client.query(from(copyFrom(found) + (inParts.has(table) ? '' : ' with (freeze)')))
    const done = finished(copy)
    done.catch(() => {}) // the error surfaces where it is awaited
    return { table, copy, done }
  }

  return {
    write: async (table: string, text: Buffer) => {
      if (current?.table !== table) current = await beginTable(table)
      const { copy, done } = current
      if (!copy.write(text)) await Promise.race([once(copy, 'drain'), done])
    },
    /** Aborts the COPY, so that the connection can roll back. */
    stop: async () => {
      if (!current) return
      current.copy.destroy(new Error('the restore was stopped'))
      await current.done.catch(() => {})
    },
    end: async () => {
      await endTable()
      await recreateConstraints()
      for (const { name, value, isCalled } of sequences) {
        await runSql(client, 'select setval($1::regclass, $2, $3)', [quote(name), value, isCalled])
      }
      await client.query(`analyze ${names.join(', ')}`)
      return rows
    },
  }
}

/** Empties the tables and drops what slows loading or depends on order; returns a function that recreates it. */
const dropConstraints = async (client: PoolClient, names: string[]) => {
  await client.query(copySettings)
  await client.query('alter table supplier set (parallel_workers = 2)')
  const keys = await dropForeignKeys(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  const indexes = await dropIndexes(client, names)
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const statement of [...indexes, ...keys]) await client.query(statement)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    await client.query('alter table supplier set (parallel_workers = 0)')
  }
}
