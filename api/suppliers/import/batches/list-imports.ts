import type { Pool } from 'pg'
import { runSql } from '../../../database/sql.ts'
import { enumType } from '../../../schema/enum-type.ts'
import { checkSearch } from '../../../schema/search-text.ts'
import type { ImportState, IntakeChange, LaterIntake, LeftSupplier, SupplierImport } from './intake.types.ts'
import { ofIntake } from './intake-rows.ts'
import type { Intake } from './work-for-intake.ts'

export const ImportSort = enumType('SupplierImportSort', 'What the list of imports is ordered by.', {
  NEWEST: 'Those that were started last come first.',
  OLDEST: 'Those that were started first come first.',
  FILE: 'By the name of the file, A to Z.',
  FILE_DESC: 'By the name of the file, Z to A.',
  ADDED_FEWEST: 'Those that added fewest suppliers come first.',
  ADDED_MOST: 'Those that added most suppliers come first.',
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

interface SoughtImports {
  first: number
  /** The id of the import behind which the page begins. */
  behind: number | null
  /** Letters of the file’s name, or of who imported it. */
  search?: string | null | undefined
  status?: ImportState | null | undefined
  sort?: ImportSort | null | undefined
}

const importColumns = `id, file_name "fileName", upper(status) status, username, started_at "startedAt", finished_at "finishedAt",
            added, changed, unchanged, refused`

/** An import; null where there is none. */
export const findImport = async (pool: Pool, id: number): Promise<SupplierImport | null> => {
  const { rows } = await runSql<SupplierImport>(pool, `select ${importColumns} from import where id = $1`, [id])
  return rows[0] ?? null
}

/** A page of the imports, by default the latest first. @throws BAD_USER_INPUT for a long search. */
export const listImports = async (pool: Pool, sought: SoughtImports): Promise<SupplierImport[]> => {
  const { by, isDescending = false } = orders[sought.sort ?? 'NEWEST']
  const { rows } = await runSql<SupplierImport>(
    pool,
    `select ${importColumns} from import
      where ($3::text is null or status = $3)
        and ($4 = '' or strpos(lower(concat_ws(' ', file_name, username)), lower($4)) > 0)
        and ($2::bigint is null or (${by.join(', ')}) ${isDescending ? '<' : '>'} (select ${by.join(', ')} from import where id = $2))
      order by ${by.map((key) => (isDescending ? `${key} desc` : key)).join(', ')} limit $1`,
    [sought.first, sought.behind, sought.status?.toLowerCase() ?? null, checkSearch(sought.search)],
  )
  return rows
}

const changeColumns = `id, upper(step) step, username, done, remaining "leftAlone", started_at "startedAt", finished_at "finishedAt"`

/** A change of what an import or a run brought; null where there is none. */
export const findChange = async (pool: Pool, id: number): Promise<IntakeChange | null> => {
  const { rows } = await runSql<IntakeChange>(pool, `select ${changeColumns} from intake_change where id = $1`, [id])
  return rows[0] ?? null
}

/** The last change of each of these imports or runs, in the order of their ids; null where there was none. */
export const lastChanges = async (
  pool: Pool,
  ids: readonly number[],
  column: 'import_id' | 'run_id',
): Promise<(IntakeChange | null)[]> => {
  const { rows } = await runSql<IntakeChange & { of: number }>(
    pool,
    `select o.id "of", c.* from unnest($1::int[]) o(id) cross join lateral (
       select ${changeColumns} from intake_change where ${column} = o.id order by id desc limit 1) c`,
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.of === id) ?? null)
}

/** What an undoing left alone, behind the entry given. */
export const listLeft = async (
  pool: Pool,
  intake: Intake,
  first: number,
  behind: number | null,
): Promise<LeftSupplier[]> => {
  const { column, id } = ofIntake(intake)
  const { rows } = await runSql<LeftSupplier>(
    pool,
    `select i.id::float8 id, s.id "supplierId", s.name, i.left_because explanation
       from supplier_intake i join supplier s on s.id = i.supplier_id
      where ${column} = $1 and i.left_because is not null and ($3::bigint is null or i.id > $3) order by i.id limit $2`,
    [id, first, behind],
  )
  return rows
}

/** So many later imports and runs are named. */
const laterLimit = 20

/** The imports and runs that have changed since what this one brought, the latest first: those to undo before it. */
export const listLater = async (pool: Pool, intake: Intake): Promise<LaterIntake[]> => {
  const { column, id } = ofIntake(intake)
  const { rows } = await runSql<LaterIntake>(
    pool,
    `select i.import_id "importId", i.run_id "runId", count(distinct i.supplier_id)::int "supplierCount"
       from (select supplier_id, min(id) id from supplier_intake where ${column} = $1 and undone_at is null group by supplier_id) own
       join supplier_intake i on i.supplier_id = own.supplier_id and i.id > own.id
      where i.${column} is distinct from $1 and i.undone_at is null
      group by 1, 2 order by max(i.id) desc limit ${laterLimit}`,
    [id],
  )
  return rows
}
