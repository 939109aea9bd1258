import pg from 'pg'
import type { ClientBase } from 'pg'
import { tables } from '../tables.ts'
import type { BackupHeader } from './backup-format.ts'

type BackupTable = BackupHeader['tables'][number]

const leftOut = Object.entries(tables).flatMap(([name, { isNotBackedUp }]) => (isNotBackedUp ? [name] : []))

/** Stored columns only; a partitioned table counts as one. */
export const listTables = async (client: ClientBase): Promise<BackupTable[]> => {
  const { rows } = await client.query<BackupTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by 1 order by 1`,
    [leftOut],
  )
  return rows
}

export const listSequences = async (client: ClientBase): Promise<BackupHeader['sequences']> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' order by 1`,
  )
  const sequences: BackupHeader['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    )
    sequences.push({ name, ...state.rows[0]! })
  }
  return sequences
}

const formatColumnNames = ({ columns }: BackupTable) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')
export const copyFrom = (table: BackupTable) =>
  `copy ${pg.escapeIdentifier(table.name)} (${formatColumnNames(table)}) from stdin`
export const copyTo = (table: BackupTable) =>
  `copy (select ${formatColumnNames(table)} from ${pg.escapeIdentifier(table.name)}) to stdout`

/** Makes both ends use the same text format. */
export const copySettings = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0`
