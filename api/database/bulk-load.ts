import type { Pool, PoolClient } from 'pg'
import { readRows, runSql } from './sql.ts'
import { inTransaction } from './transaction.ts'

const tables = ['review', 'external_rating', 'supplier']
/** The triggers that record changes stay on, so that replicas and cached pages are invalidated. */
const enableChangeTriggers = (table: string) =>
  [
    ...['insert', 'update', 'delete'].map((kind) => `enable trigger ${table}_${kind}_record`),
    ...(table === 'supplier' ? ['insert', 'update'].map((kind) => `enable trigger supplier_${kind}_batch`) : []),
  ].join(', ')

/** The triggers for ratings and counts are off: `work` sets the ratings, and the rest is rebuilt at the end. */
export const bulkLoad = <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  { onStep, mayReplaceAll = false }: { onStep?: (step: string) => void; mayReplaceAll?: boolean } = {},
): Promise<T> =>
  inTransaction(
    pool,
    async (client) => {
      if (mayReplaceAll) await lockAll(client)
      else await client.query('select lock_counted_tables()')
      await client.query('alter table supplier set (parallel_workers = 2)') // visitors' queries run in one process each; this one may use them all
      for (const table of tables)
        await client.query(`alter table ${table} disable trigger user, ${enableChangeTriggers(table)}`)
      const result = await work(client)
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
      onStep?.('Statistics')
      await client.query(`analyze ${tables.join(', ')}`)
      onStep?.('Search')
      const searched = () => client.query('select rebuild_supplier_search()')
      await (mayReplaceAll ? addWithoutIndexes(client, ['supplier_search'], searched) : searched())
      await client.query('analyze supplier_search')
      onStep?.('Counts')
      await client.query('select rebuild_supplier_counts()')
      onStep?.('Sums for the reports')
      await client.query('select rebuild_tallies()')
      await client.query('alter table supplier set (parallel_workers = 0)')
      await client.query("select pg_notify('changed', 'supplier')") // a running site invalidates its cached pages; the trigger that would notify it is off
      return result
    },
    { statementTimeoutMs: 0 },
  )

/** Locks all tables that refer to suppliers at once: locking them later could deadlock. */
const lockAll = async (client: PoolClient) => {
  const referring = new Set((await whatRefersTo(client, tables)).map(({ table }) => table))
  await client.query("select lock_tables($1, 'access exclusive')", [[...referring, ...tables]])
}

type OnIndexRebuilt = (rebuildStatements: number, of: number) => void

/** Rebuilding indexes and foreign keys is faster than maintaining them row by row; deletions come first. */
export const addWithoutIndexes = async <T>(
  client: PoolClient,
  names: readonly string[],
  work: () => Promise<T>,
  onIndexRebuilt?: OnIndexRebuilt,
): Promise<T> => {
  const rebuildStatements = [...(await dropIndexes(client, names)), ...(await dropForeignKeys(client, names))]
  const result = await work()
  for (const [index, statement] of rebuildStatements.entries()) {
    onIndexRebuilt?.(index, rebuildStatements.length)
    await client.query(statement)
  }
  return result
}

/** COPY with FREEZE works, since the tables are emptied in the same transaction. */
export const replaceAllSuppliers = async <T>(
  client: PoolClient,
  work: () => Promise<T>,
  onIndexRebuilt?: OnIndexRebuilt,
): Promise<T> => {
  await client.query('alter table supplier enable trigger supplier_delete_pictures')
  await client.query(`delete from supplier where ${hasOwnPictures}`)
  await client.query('alter table supplier disable trigger user, enable trigger supplier_truncate_epoch')
  for (const table of tables) if (table !== 'supplier') await client.query(`alter table ${table} disable trigger user`)
  for (const { table, column, isDeleted } of await whatRefersTo(client, tables))
    await client.query(
      isDeleted
        ? `delete from ${table} where ${column} is not null`
        : `update ${table} set ${column} = null where ${column} is not null`,
    )
  return addWithoutIndexes(
    client,
    tables,
    async () => {
      await client.query(`truncate ${tables.join(', ')}, supplier_search`)
      await client.query('delete from supplier_list') // rebuilt from the other tables, once nothing is being built
      return work()
    },
    onIndexRebuilt,
  )
}

/** Must match the condition of the partial index. */
const hasOwnPictures = `logo_url like '/pictures/%' or banner_url like '/pictures/%' or image_url like '/pictures/%' or gallery <> '[]'`

const whatRefersTo = (client: PoolClient, to: readonly string[]) =>
  readRows<{ table: string; column: string; isDeleted: boolean }>(
    client,
    `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column, c.confdeltype = 'c' as "isDeleted"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.conparentid = 0 and c.confrelid = any($1::regclass[]) and not c.conrelid = any($1::regclass[])
      order by 1, 2`,
    [to],
  )

/** Spares indexes of constraints and of partitioned tables; returns the statements that recreate the others. */
export const dropIndexes = async (client: PoolClient, tables: readonly string[]): Promise<string[]> => {
  const { rows } = await runSql<{ name: string; definition: string }>(
    client,
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indrelid and c.relkind = 'r'
      where i.indrelid = any($1::regclass[]) and not i.indisunique
        and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Returns the statements that recreate the keys and check all rows. */
export const dropForeignKeys = async (
  client: PoolClient,
  tables: readonly string[] | null = null,
): Promise<string[]> => {
  const { rows } = await runSql<{ table: string; name: string; definition: string }>(
    client,
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
        and ($1::regclass[] is null or conrelid = any($1) or confrelid = any($1))
      order by 1, 2`,
    [tables],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`)
}
