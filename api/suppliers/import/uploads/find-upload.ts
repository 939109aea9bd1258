import { findRow, readRows, type Db } from '../../../database/sql.ts'
import type { ImportColumn } from '../import-columns.ts'
import type { ImportReading } from '../import-reading.ts'
import { suggestColumns } from '../import-columns.ts'
import type { ImportUpload, ImportUploadLine } from './upload.types.ts'

export interface StoredUpload extends Omit<ImportUpload, 'columns' | 'services' | 'import'> {
  digest: string
  headings: string[]
  samples: string[][]
  /** The field of each column; empty if ignored. */
  columns: string[]
  services: Record<string, string>
  userId: number | null
}

export const readUpload = (db: Db, id: number, lock = ''): Promise<StoredUpload | undefined> =>
  findRow<StoredUpload>(
    db,
    `select id, file_name "fileName", bytes, digest, headings, samples, columns, services, status,
            checked_bytes "checkedBytes", added, changed, unchanged, refused, unknown_services "unknownServices", error,
            import_id "importId", user_id "userId", username
       from import_upload where id = $1 ${lock}`,
    [id],
  )

export const toReading = ({ columns, services }: Pick<StoredUpload, 'columns' | 'services'>): ImportReading => ({
  columns: columns.map((column) => (column || undefined) as ImportColumn | undefined),
  services,
})

export const toUpload = (stored: StoredUpload): ImportUpload => {
  const suggested = suggestColumns(stored.headings)
  return {
    ...stored,
    columns: stored.headings.map((heading, index) => ({
      heading,
      samples: stored.samples.map((cells) => cells[index] ?? '').filter(Boolean),
      field: stored.columns[index] || null,
      suggestion: suggested[index] ?? null,
    })),
    services: Object.entries(stored.services).map(([name, readAs]) => ({ name, readAs })),
  }
}

export const listPlanned = (
  db: Db,
  uploadId: number,
  first: number,
  afterId: number | null,
): Promise<ImportUploadLine[]> =>
  readRows<ImportUploadLine>(
    db,
    `select place::float8 id, line, kind, name, supplier_id "supplierId", notes from import_upload_line
      where upload_id = $1 and place > coalesce($3::bigint, -1) order by place limit $2`,
    [uploadId, first, afterId],
  )
