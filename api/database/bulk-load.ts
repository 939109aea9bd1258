import type { Pool, PoolClient } from 'pg'
import { runSql } from './sql.ts'
import { inTransaction } from './transaction.ts'

const tables = ['review', 'outside_rating', 'supplier']
/** The triggers that note what changes, and for whom: they stay on, so that others' copies and kept pages learn of it. */
const notingOn = (table: string) =>
  [
    ...['insert', 'update', 'delete'].map((kind) => `enable trigger ${table}_${kind}_record`),
    ...(table === 'supplier' ? ['insert', 'update'].map((kind) => `enable trigger supplier_${kind}_intake`) : []),
  ].join(', ')

/**
 * Runs a change to very many suppliers and reviews in one transaction. The triggers that maintain ratings, counts
 * and what searches read are off meanwhile, so `work` must set the ratings itself; the others are rebuilt at the end. What changed is noted as
 * ever. The site stays readable, unless `work` rebuilds the indexes too; one that may fill anew says so, and
 * locks what refers to suppliers too, from the beginning.
 */
export const bulkLoad = <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  { onStep, mayFillAnew = false }: { onStep?: (step: string) => void; mayFillAnew?: boolean } = {},
): Promise<T> =>
  inTransaction(
    pool,
    async (client) => {
      if (mayFillAnew) await lockAll(client)
      else await client.query('select lock_counted_tables()')
      await client.query('alter table supplier set (parallel_workers = 2)') // what visitors ask has one process each, this all
      for (const table of tables) await client.query(`alter table ${table} disable trigger user, ${notingOn(table)}`)
      const result = await work(client)
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
      onStep?.('Statistics')
      await client.query(`analyze ${tables.join(', ')}`)
      onStep?.('Search')
      const searched = () => client.query('select rebuild_supplier_search()')
      await (mayFillAnew ? addWithoutIndexes(client, ['supplier_search'], searched) : searched())
      await client.query('analyze supplier_search')
      onStep?.('Counts')
      await client.query('select rebuild_supplier_counts()')
      onStep?.('Sums for the reports')
      await client.query('select rebuild_tallies()')
      await client.query('alter table supplier set (parallel_workers = 0)')
      await client.query("select pg_notify('changed', 'supplier')") // a running site drops its cached pages; the trigger that would tell it is off
      return result
    },
    { statementTimeoutMs: 0 },
  )

/** With all that refers to suppliers: a lock that is taken later would be waited for by whoever holds up this. */
const lockAll = async (client: PoolClient) => {
  const referring = new Set((await whatRefersTo(client, tables)).map(({ table }) => table))
  await client.query("select lock_tables($1, 'access exclusive')", [[...referring, ...tables]])
}

/** Told before each index and each foreign key that is made again. */
export type OnMade = (made: number, of: number) => void

/**
 * Adds very many rows to these tables without their indexes and foreign keys, which are made anew afterwards: faster than
 * keeping them up to date, and than looking up what each row refers to. What is deleted must be deleted before.
 * @throws where a row refers to nothing.
 */
export const addWithoutIndexes = async <T>(
  client: PoolClient,
  names: readonly string[],
  work: () => Promise<T>,
  onMade?: OnMade,
): Promise<T> => {
  const made = [...(await dropIndexes(client, names)), ...(await dropForeignKeys(client, names))]
  const result = await work()
  for (const [index, statement] of made.entries()) {
    onMade?.(index, made.length)
    await client.query(statement)
  }
  return result
}

/**
 * Within a bulk load that says that it may: takes all suppliers away, with what belongs to them, and has `work` add others without
 * indexes, by COPY with FREEZE, since the tables are emptied in the same transaction. Who follows the changes is told of none, and
 * begins anew.
 */
export const fillAnew = async <T>(client: PoolClient, work: () => Promise<T>, onMade?: OnMade): Promise<T> => {
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
      await client.query('delete from supplier_list') // made anew from the others; now none of these is being made
      return work()
    },
    onMade,
  )
}

/** As the index of those that have pictures of their own says it. */
const hasOwnPictures = `logo_url like '/pictures/%' or banner_url like '/pictures/%' or image_url like '/pictures/%' or gallery <> '[]'`

/** The columns of other tables that refer to these, and whether their rows go with what they refer to. */
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

/** Drops these tables' indexes without a constraint, but not those of a table in parts; returns the statements that create them again. */
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
 * Drops what the rows of these tables, or of all, must refer to, and what must refer to them; returns the statements that ask for
 * it again, and check all rows at once.
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
