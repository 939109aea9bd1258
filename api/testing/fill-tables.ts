import pg, { type Pool } from 'pg'
import { inSavepoint, inTransaction } from '../database/transaction.ts'

interface Column {
  name: string
  type: string
  target: string | null
  targetColumn: string | null
  checks: string
}

const awkward = 'a\tb\\N\r\n\\. “é” 😀'
const samples: Record<string, unknown> = {
  boolean: true,
  jsonb: '{"a": "\\\\ \\n"}',
  json: '[]',
  'text[]': ['a,b', '"\\', ''],
  bytea: Buffer.from([0, 92, 255]),
  inet: '192.0.2.1',
  uuid: '018f3c00-0000-7000-8000-000000000001',
  'timestamp with time zone': '2026-11-22T02:03:04.567891Z',
  date: '2026-11-22',
}

/** Returns the tables where that failed, and why: give those a row in the test. */
export const fillTables = (pool: Pool, tables: readonly string[]): Promise<string[]> =>
  inTransaction(pool, async (client) => {
    let before = Infinity
    for (;;) {
      const left: string[] = []
      for (const table of tables) {
        const has = await client.query(`select from ${pg.escapeIdentifier(table)} limit 1`)
        if (has.rowCount) continue
        const failure = await inSavepoint(client, () => addRow(client, table, awkward))
          .catch(() => inSavepoint(client, () => addRow(client, table, 'plain')))
          .then(
            () => undefined,
            (error: Error) => `${table}: ${error.message}`,
          )
        if (failure) left.push(failure)
      }
      if (!left.length || left.length === before) return left
      before = left.length
    }
  })

const addRow = async (client: pg.ClientBase, table: string, text: string) => {
  const columns = await requiredColumns(client, table)
  const values = []
  for (const [index, column] of columns.entries()) values.push(await valueFor(client, column, index, text))
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const places = columns.map((_, i) => `$${i + 1}`).join(', ')
  const row = columns.length ? `(${names}) values (${places})` : 'default values'
  await client.query(`insert into ${pg.escapeIdentifier(table)} ${row}`, values)
}

const requiredColumns = async (client: pg.ClientBase, table: string) => {
  const { rows } = await client.query<Column>(
    `select a.attname::text as name, format_type(a.atttypid, null) as type, f.confrelid::regclass::text as target,
            (select attname::text from pg_attribute t where t.attrelid = f.confrelid and t.attnum = f.confkey[1]) as "targetColumn",
            coalesce((select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
                       where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]), '') as checks
       from pg_attribute a left join pg_constraint f on f.contype = 'f' and f.conrelid = a.attrelid and f.conkey = array[a.attnum]
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''
      order by a.attnum`,
    [table],
  )
  return rows
}

const valueFor = async (client: pg.ClientBase, column: Column, index: number, text: string): Promise<unknown> => {
  const { type, target, targetColumn, checks } = column
  if (target) {
    const { rows } = await client.query<{ value: unknown }>(
      `select ${targetColumn} as value from ${target} order by 1 offset least($1, (select greatest(count(*) - 1, 0) from ${target})) limit 1`,
      [index],
    )
    return rows[0]?.value
  }
  const listed = /(?:ARRAY\[|= )'([^']+)'::text/.exec(checks)?.[1]
  if (type === 'text') return listed ?? text
  if (type === 'jsonb' && listed === 'array') return '[]'
  return type in samples ? samples[type] : 1 + index
}
