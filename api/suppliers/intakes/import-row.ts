import { runSql, type Db } from '../../database/sql.ts'

/** Who imports: an administrator of the site, or whoever gives the command. */
export interface Importer {
  id: number | null
  username: string
}

export const atCommandLine: Importer = { id: null, username: 'command line' }

/** How many lines of a file were added, changed, unchanged and refused. */
export interface ImportCounts {
  added: number
  changed: number
  unchanged: number
  refused: number
}

/** Notes that a file is being imported; returns the import's id. */
export const beginImport = async (db: Db, fileName: string, { id, username }: Importer): Promise<number> => {
  const { rows } = await runSql<{ id: number }>(
    db,
    'insert into import (file_name, user_id, username) values ($1, $2, $3) returning id',
    [fileName, id, username],
  )
  return rows[0]!.id
}

/** Notes how an import ended, in the import's row and in the audit log, in the caller's transaction. */
export const finishImport = async (db: Db, importId: number, counts: ImportCounts): Promise<void> => {
  await runSql(
    db,
    `with ended as (
       update import set status = 'finished', finished_at = now(), added = $2, changed = $3, unchanged = $4, refused = $5
        where id = $1 returning *
     )
     insert into audit_entry (user_id, username, action, subject, subject_id, after)
     select user_id, username, 'import.finish', 'import', id::text,
            jsonb_build_object('file', file_name, 'added', added, 'changed', changed, 'unchanged', unchanged, 'refused', refused)
       from ended`,
    [importId, counts.added, counts.changed, counts.unchanged, counts.refused],
  )
}
