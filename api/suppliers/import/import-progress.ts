import { findRow, readRow, readRows, runSql, type Db } from '../../database/sql.ts'
import { recordAction, type Actor } from '../../accounts/audit/record-action.ts'
import type { Totals } from './import-write.ts'

export const atCommandLine: Actor = { id: null, username: 'command line' }

export interface ImportProgress {
  importId: number
  atLine: number
  totals: Totals
}

/** Resumes the last import of the same file that was stopped or killed, but not undone. */
export const beginOrResume = async (db: Db, file: string, digest: string, by: Actor): Promise<ImportProgress> => {
  const stopped = await findRow<Totals & { id: number; atLine: number }>(
    db,
    `update import set status = 'running', finished_at = null
      where id = (select id from import i where file_digest = $1 and status in ('running', 'stopped')
                     and not exists (select from batch_change c where c.import_id = i.id and c.step = 'undo')
                   order by id desc limit 1 for update)
      returning id, at_line "atLine", added, changed, unchanged, refused`,
    [digest],
  )
  if (stopped) {
    const { id, atLine, ...totals } = stopped
    return { importId: id, atLine, totals }
  }
  const { id } = await readRow<{ id: number }>(
    db,
    'insert into import (file_name, file_digest, user_id, username) values ($1, $2, $3, $4) returning id',
    [file, digest, by.id, by.username],
  )
  return { importId: id, atLine: 0, totals: { added: 0, changed: 0, unchanged: 0, refused: 0 } }
}

/** True also for a killed import that nobody has noticed yet. */
export const isRunning = async (db: Db, digest: string): Promise<boolean> =>
  (await runSql(db, `select from import where file_digest = $1 and status = 'running' limit 1`, [digest])).rowCount > 0

export class ImportedElsewhere extends Error {
  constructor() {
    super('This file is being imported by another process.')
  }
}

/** False if the import was stopped. @throws ImportedElsewhere if another process has resumed it. */
export const takeChunk = async (db: Db, { importId, atLine }: ImportProgress): Promise<boolean> => {
  const text = 'select status, at_line "atLine" from import where id = $1 for update'
  const row = await findRow<{ status: string; atLine: number }>(db, text, [importId])
  if (row?.atLine !== atLine) throw new ImportedElsewhere()
  return row.status === 'running'
}

export const recordChunk = async (db: Db, { importId, atLine, totals }: ImportProgress) => {
  const { added, changed, unchanged, refused } = totals
  await runSql(
    db,
    'update import set at_line = $2, added = $3, changed = $4, unchanged = $5, refused = $6 where id = $1',
    [importId, atLine, added, changed, unchanged, refused],
  )
}

export const stopImport = async (db: Db, importId: number) => {
  await runSql(db, `update import set status = 'stopped', finished_at = now() where id = $1 and status = 'running'`, [
    importId,
  ])
}

export const readSeen = async (db: Db, importId: number): Promise<Map<number, number>> => {
  const rows = await readRows<{ id: number; line: number }>(
    db,
    'select supplier_id id, line from import_line where import_id = $1 and supplier_id is not null',
    [importId],
  )
  return new Map(rows.map(({ id, line }) => [id, line]))
}

export const recordSeen = async (db: Db, importId: number, seen: ReadonlyMap<number, number>) => {
  if (!seen.size) return
  await runSql(
    db,
    `update import_line l set supplier_id = given.id from unnest($2::integer[], $3::integer[]) given(id, line)
      where l.import_id = $1 and l.line = given.line`,
    [importId, [...seen.keys()], [...seen.values()]],
  )
}

export const deleteLines = (db: Db, importId: number) =>
  runSql(db, 'delete from import_line where import_id = $1', [importId])

export const finishImport = async (db: Db, importId: number, counts: Totals): Promise<void> => {
  const { file, ...actor } = await readRow<Actor & { file: string }>(
    db,
    `update import set status = 'finished', finished_at = now() where id = $1 returning user_id id, username, file_name file`,
    [importId],
  )
  const after = { file, ...counts }
  await recordAction(db, actor, { action: 'import.finish', subjectId: importId, after })
}
