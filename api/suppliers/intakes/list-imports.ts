import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { IntakeChange, LeftSupplier, SupplierImport } from './intake.types.ts'
import { ofIntake } from './intake-rows.ts'
import type { Intake } from './work-for-intake.ts'

/** The imports before the one given, the latest first. */
export const listImports = async (pool: Pool, first: number, before: number | null): Promise<SupplierImport[]> => {
  const { rows } = await runSql<SupplierImport>(
    pool,
    `select id, file_name "fileName", upper(status) status, username, started_at "startedAt", finished_at "finishedAt",
            added, changed, unchanged, refused
       from import where $2::bigint is null or id < $2 order by id desc limit $1`,
    [first, before],
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
