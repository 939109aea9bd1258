import { runSql, type Db } from '../../../database/sql.ts'
import { noteFieldSources } from '../../field-sources.ts'
import { ofIntake } from './intake-rows.ts'
import type { Batch } from './undo-batch.ts'
import type { Intake } from './work-for-intake.ts'

/** Hides or lists the suppliers that the next rows after `position` added, in the caller's transaction. */
export const markBatch = async (
  db: Db,
  intake: Intake,
  { isHidden, position, size }: { isHidden: boolean; position: string | null; size: number },
): Promise<Batch> => {
  const { column, id } = ofIntake(intake)
  const [to, from] = isHidden ? ['hidden', ['listed', 'pending']] : ['listed', ['hidden', 'pending']]
  const { rows } = await runSql<{ last: string | null; looked: number; done: number }>(
    db,
    `with next as materialized (
       select id, supplier_id from supplier_intake
        where ${column} = $1 and kind = 'added' and undone_at is null and ($2::bigint is null or id > $2) order by id limit $3
     ), marked as (
       update supplier s set status = $4, field_source = field_source || $6::jsonb, updated_at = now()
        where id in (select supplier_id from next) and status = any($5) returning 1
     )
     select (select max(id) from next) last, (select count(*)::int from next) looked, (select count(*)::int from marked) done`,
    [id, position, size, to, from, JSON.stringify(noteFieldSources({}, ['status'], 'admin'))],
  )
  const { last, looked, done } = rows[0]!
  return { position: looked < size ? undefined : last!, done, left: 0 }
}
