import type { Pool } from 'pg'
import { findRow, readRows, runSql } from '../../../database/sql.ts'
import { enumType } from '../../../schema/types.ts'
import { checkSearch } from '../../../schema/search-text.ts'
import type { ImportState, BatchChange, LaterBatch, SkippedSupplier, SupplierImport } from './batch.types.ts'
import type { SupplierBatch } from './set-current-batch.ts'

export const ImportSort = enumType('SupplierImportSort', 'Sort orders of the list of imports.', {
  NEWEST: 'Most recently started first.',
  OLDEST: 'Oldest first.',
  FILE: 'By file name, A to Z.',
  FILE_DESC: 'By file name, Z to A.',
  ADDED_FEWEST: 'Fewest added suppliers first.',
  ADDED_MOST: 'Most added suppliers first.',
})
export type ImportSort = keyof typeof ImportSort

const orders: Record<ImportSort, { by: string[]; isDescending?: boolean }> = {
  NEWEST: { by: ['id'], isDescending: true },
  OLDEST: { by: ['id'] },
  FILE: { by: ['file_name', 'id'] },
  FILE_DESC: { by: ['file_name', 'id'], isDescending: true },
  ADDED_FEWEST: { by: ['added', 'id'] },
  ADDED_MOST: { by: ['added', 'id'], isDescending: true },
}

interface ImportFilter {
  search?: string | null | undefined
  status?: ImportState | null | undefined
  sort?: ImportSort | null | undefined
}

const importColumns = `id, file_name "fileName", status, username, started_at "startedAt", finished_at "finishedAt",
            added, changed, unchanged, refused`

export const findImport = (pool: Pool, id: number): Promise<SupplierImport | undefined> =>
  findRow<SupplierImport>(pool, `select ${importColumns} from import where id = $1`, [id])

/** @throws BAD_USER_INPUT if the search is too long. */
export const listImports = async (
  pool: Pool,
  { search, status, sort }: ImportFilter,
  first: number,
  afterId: number | null,
): Promise<SupplierImport[]> => {
  const { by, isDescending = false } = orders[sort ?? 'NEWEST']
  return readRows<SupplierImport>(
    pool,
    `select ${importColumns} from import
      where ($3::text is null or status = $3)
        and ($4 = '' or strpos(lower(concat_ws(' ', file_name, username)), lower($4)) > 0)
        and ($2::bigint is null or (${by.join(', ')}) ${isDescending ? '<' : '>'} (select ${by.join(', ')} from import where id = $2))
      order by ${by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')} limit $1`,
    [first, afterId, status ?? null, checkSearch(search)],
  )
}

const changeColumns = `id, step, username, done, remaining "skipped", started_at "startedAt", finished_at "finishedAt"`

export const findChange = (pool: Pool, id: number): Promise<BatchChange | undefined> =>
  findRow<BatchChange>(pool, `select ${changeColumns} from batch_change where id = $1`, [id])

export const lastChanges = async (
  pool: Pool,
  ids: readonly number[],
  column: SupplierBatch['column'],
): Promise<(BatchChange | null)[]> => {
  const { rows } = await runSql<BatchChange & { of: number }>(
    pool,
    `select o.id "of", c.* from unnest($1::int[]) o(id) cross join lateral (
       select ${changeColumns} from batch_change where ${column} = o.id order by id desc limit 1) c`,
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.of === id) ?? null)
}

export const listSkipped = (
  pool: Pool,
  { column, id }: SupplierBatch,
  first: number,
  afterId: number | null,
): Promise<SkippedSupplier[]> =>
  readRows<SkippedSupplier>(
    pool,
    `select i.id::float8 id, s.id "supplierId", s.name, i.skip_reason explanation
       from batch_entry i join supplier s on s.id = i.supplier_id
      where ${column} = $1 and i.skip_reason is not null and ($3::bigint is null or i.id > $3) order by i.id limit $2`,
    [id, first, afterId],
  )

const laterLimit = 20

/** Latest first: an undo must begin with these. */
export const listLater = (pool: Pool, { column, id }: SupplierBatch): Promise<LaterBatch[]> =>
  readRows<LaterBatch>(
    pool,
    `select i.import_id "importId", i.run_id "runId", count(distinct i.supplier_id)::int "supplierCount"
       from (select supplier_id, min(id) id from batch_entry where ${column} = $1 and undone_at is null group by supplier_id) own
       join batch_entry i on i.supplier_id = own.supplier_id and i.id > own.id
      where i.${column} is distinct from $1 and i.undone_at is null
      group by 1, 2 order by max(i.id) desc limit ${laterLimit}`,
    [id],
  )
