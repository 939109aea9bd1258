import { recordAction, type Actor } from '../../../accounts/audit/record-action.ts'
import { runSql, type Db } from '../../../database/sql.ts'

export const atCommandLine: Actor = { id: null, username: 'command line' }

export interface ImportCounts {
  added: number
  changed: number
  unchanged: number
  refused: number
}

export const beginImport = async (db: Db, fileName: string, { id, username }: Actor): Promise<number> => {
  const { rows } = await runSql<{ id: number }>(
    db,
    'insert into import (file_name, user_id, username) values ($1, $2, $3) returning id',
    [fileName, id, username],
  )
  return rows[0]!.id
}

export const finishImport = async (db: Db, importId: number, counts: ImportCounts): Promise<void> => {
  const { rows } = await runSql<Actor & { file: string }>(
    db,
    `update import set status = 'finished', finished_at = now(), added = $2, changed = $3, unchanged = $4, refused = $5
      where id = $1 returning user_id id, username, file_name file`,
    [importId, counts.added, counts.changed, counts.unchanged, counts.refused],
  )
  const { file, ...actor } = rows[0]!
  await recordAction(db, actor, {
    action: 'import.finish',
    subject: 'import',
    subjectId: importId,
    after: { file, ...counts },
  })
}
