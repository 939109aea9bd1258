import type { Pool, PoolClient } from 'pg'
import { runSql } from './sql.ts'
import { inTransaction } from './transaction.ts'

const tables = ['review', 'outside_rating', 'supplier']
/** The triggers that record changes stay on, so that replicas and cached pages are invalidated. */
const enableChangeTriggers = (table: string) =>
  [
    ...['insert', 'update', 'delete'].map((kind) => `enable trigger ${table}_${kind}_record`),
    ...(table === 'supplier' ? ['insert', 'update'].map((kind) => `enable trigger supplier_${kind}_intake`) : []),
  ].join(', ')

/**
 * Runs a change to very many suppliers and reviews in one transaction.
 * The triggers for ratings, counts and search columns are off, so `work` sets the ratings itself; the rest is rebuilt
 * at the end.
 * Changes are still recorded. The site stays readable unless `work` rebuilds the indexes; a bulk load that may refill
 * the tables says so, and locks all referring tables at the start.
 */
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

/** Called before each index and each foreign key is rebuilt. */
export type OnIndexRebuilt = (rebuildStatements: number, of: number) => void

/**
 * Adds very many rows without indexes and foreign keys, then rebuilds both: faster than maintaining them row by row.
 * Deletions must come first.
 * @throws if a row refers to nothing.
 */
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

/**
 * Within a bulk load that allows it: deletes all suppliers with their data, and has `work` add others without indexes.
 * COPY with FREEZE works because the tables are emptied in the same transaction. Followers of the change log have to
 * start from scratch.
 */
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

/** The foreign keys that refer to these tables, and whether they cascade. */
const whatRefersTo = async (client: PoolClient, to: readonly string[]) => {
  const { rows } = await runSql<{ table: string; column: string; isDeleted: boolean }>(
    client,
    `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column, c.confdeltype = 'c' as "isDeleted"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.conparentid = 0 and c.confrelid = any($1::regclass[]) and not c.conrelid = any($1::regclass[])
      order by 1, 2`,
    [to],
  )
  return rows
}

/**
 * Drops these tables' indexes that belong to no constraint, except those of partitioned tables. Returns the statements
 * that recreate them.
 */
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

/**
 * Drops foreign keys from and to these tables, or all of them. Returns the statements that recreate them and check all
 * rows.
 */
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
