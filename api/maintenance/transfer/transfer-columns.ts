import { runSql, type Db } from '../../database/sql.ts'
import { exportedTables } from '../tables.ts'

export interface TransferColumn {
  field: string
  column: string
  /** SQL conversions, if the file's value differs from the column: a county is exported by its urlName. */
  exportSql: string
  importSql: string
  recordColumn: string
}

const plain = (column: string): TransferColumn => ({
  field: column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  column,
  exportSql: `t.${column}`,
  importSql: `given.${column}`,
  recordColumn: column,
})

const countyColumn: TransferColumn = {
  field: 'county',
  column: 'county_id',
  exportSql: '(select url_name from county where id = t.county_id)',
  importSql: `(select id from county where url_name = given.record ->> 'county')`,
  recordColumn: 'county',
}

/** Without generated columns, secrets and unexported references. */
export const readTransferColumns = async (db: Db): Promise<Map<string, TransferColumn[]>> => {
  const { rows } = await runSql<{ table: string; column: string; refersTo: string | null }>(
    db,
    `select c.relname::text "table", a.attname::text "column",
            (select k.confrelid::regclass::text from pg_constraint k
              where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) "refersTo"
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = current_schema()::regnamespace and c.relname = any($1) order by c.relname, a.attnum`,
    [exportedTables.map(({ table }) => table)],
  )
  const known = new Set(exportedTables.map(({ table }) => table))
  const columns = new Map<string, TransferColumn[]>(exportedTables.map(({ table }) => [table, []]))
  for (const { table, column, refersTo } of rows) {
    if (/password|secret|token/.test(column) || (refersTo && refersTo !== 'county' && !known.has(refersTo))) continue
    columns.get(table)!.push(refersTo === 'county' ? countyColumn : plain(column))
  }
  return columns
}
