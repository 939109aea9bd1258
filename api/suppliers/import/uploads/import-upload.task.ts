import { withPartsInFile } from '../../../database/file-parts.ts'
import { findRow, runSql, type Db } from '../../../database/sql.ts'
import type { JobContext } from '../../../jobs/job-context.ts'
import { importSuppliers } from '../import-suppliers.ts'
import { readUpload, toReading } from './find-upload.ts'

export const importUploadTask = async ({ database: { pool } }: JobContext, { uploadId }: { uploadId: number }) => {
  const upload = await readUpload(pool, uploadId)
  if (!upload?.importId) return
  const row = await findRow<{ status: string }>(pool, 'select status from import where id = $1', [upload.importId])
  if (row?.status !== 'running') return // stopped before it began, or done by the previous attempt
  const by = { id: upload.userId, username: upload.username }
  await withPartsInFile(pool, 'import_upload_part', uploadId, (path) =>
    importSuppliers({ pool }, path, { apply: true, by, reading: toReading(upload) }),
  )
  await deleteFile(pool, uploadId)
}

/** Lines that still need correcting stay. */
const deleteFile = async (db: Db, uploadId: number) => {
  await runSql(
    db,
    `with imported as (update import_upload u set samples = '[]' from import i
                        where u.id = $1 and i.id = u.import_id and i.status = 'finished' returning u.id),
          parts as (delete from import_upload_part where upload_id in (select id from imported))
     delete from import_upload_line where upload_id in (select id from imported) and kind <> 'refused'`,
    [uploadId],
  )
}
