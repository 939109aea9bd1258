import type { Pool } from 'pg'
import { withPartsInFile } from '../../../database/file-parts.ts'
import { runSql } from '../../../database/sql.ts'
import type { JobContext } from '../../../jobs/job-context.ts'
import { importSuppliers } from '../import-suppliers.ts'
import type { Outcome } from '../import-write.ts'
import { nearestServices } from '../import-reading.ts'
import { formatChange } from '../import-report.ts'
import { readUpload, toReading } from './find-upload.ts'

const sampleLimits = [5000, 2000, 1000] as const
const placeStep = 1_000_000_000

/** If another reading was chosen meanwhile, its own check is queued, and this result is discarded. */
export const checkUploadTask = async ({ database: { pool } }: JobContext, { uploadId }: { uploadId: number }) => {
  const upload = await readUpload(pool, uploadId)
  if (upload?.status !== 'checking') return
  await runSql(pool, 'delete from import_upload_line where upload_id = $1', [uploadId])
  const plan = planKeeper(pool, uploadId)
  const { addOutcome: onOutcome, flush: onProgress } = plan
  const totals = await withPartsInFile(pool, 'import_upload_part', uploadId, (path) =>
    importSuppliers({ pool }, path, { reading: toReading(upload), onOutcome, onProgress }),
  )
  await runSql(
    pool,
    `update import_upload
        set status = 'checked', error = null, checked_bytes = bytes, added = $4, changed = $5, unchanged = $6, refused = $7, unknown_services = $8
      where id = $1 and status = 'checking' and columns = $2 and services = $3`,
    [
      uploadId,
      upload.columns,
      JSON.stringify(upload.services),
      totals.added,
      totals.changed,
      totals.unchanged,
      totals.refused,
      JSON.stringify(plan.unknownServices()),
    ],
  )
}

interface PlannedLine {
  place: number
  line: number
  kind: string
  name: string
  supplier_id: number | null
  notes: string[]
}

const planKeeper = (pool: Pool, uploadId: number) => {
  const counts = [0, 0, 0]
  const unknown = new Map<string, number>()
  let waiting: PlannedLine[] = []
  return {
    addOutcome: (outcome: Outcome) => {
      if (outcome.kind === 'refused')
        for (const name of outcome.unknownServices ?? [])
          if (unknown.has(name) || unknown.size < 10_000) unknown.set(name, (unknown.get(name) ?? 0) + 1)
      const rank = outcome.kind === 'refused' ? 0 : outcome.notes?.length ? 1 : 2
      if (counts[rank]!++ >= sampleLimits[rank]) return
      waiting.push({
        place: rank * placeStep + outcome.at,
        line: outcome.at,
        kind: outcome.kind,
        name: outcome.name.slice(0, 200),
        supplier_id: 'id' in outcome ? outcome.id : null,
        notes: getOutcomeNotes(outcome),
      })
    },
    flush: async (bytes: number) => {
      await runSql(
        pool,
        `insert into import_upload_line (upload_id, place, line, kind, name, supplier_id, notes)
         select $1, given.* from jsonb_to_recordset($2::jsonb)
           as given(place bigint, line integer, kind text, name text, supplier_id integer, notes text[])`,
        [uploadId, JSON.stringify(waiting)],
      )
      waiting = []
      await runSql(pool, 'update import_upload set checked_bytes = $2 where id = $1', [uploadId, bytes])
    },
    unknownServices: () =>
      [...unknown]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 100)
        .map(([name, lines]) => ({ name, lines, suggestions: nearestServices(name) })),
  }
}

const getOutcomeNotes = (outcome: Outcome): string[] => [
  ...(outcome.kind === 'refused' ? [outcome.why] : []),
  ...(outcome.kind === 'changed' ? outcome.changes.map(formatChange) : []),
  ...(outcome.notes ?? []),
]
