import type { EntityManager } from '@mikro-orm/postgresql'
import { lockByKey, runSql } from '../../../database/sql.ts'
import { queueJob } from '../../../jobs/queue-job.ts'
import type { Viewer } from '../../../server/context.ts'
import { badInput, PublicError } from '../../../server/errors.ts'
import { parseId } from '../../../schema/parse-id.ts'
import { importColumns, getSeparator, type ImportColumn } from '../import-columns.ts'
import { beginOrResume, isRunning } from '../import-progress.ts'
import { importKey } from '../import-reading.ts'
import { offeredServices } from '../../rules/offered-services.rules.ts'
import { readUpload, toReading, type StoredUpload } from './find-upload.ts'
import { headingsKey, queueCheck } from './receive-upload.ts'
import type { CheckImportInput } from './upload.types.ts'
import { uploadLimits } from './upload.rules.ts'

const fields = new Set<string>(importColumns)
const offered = new Set<string>(offeredServices)

const lockUpload = async (em: EntityManager, id: string): Promise<StoredUpload> => {
  const upload = await readUpload(em, parseId(id) ?? 0, 'for update')
  if (!upload) throw new PublicError('NOT_FOUND', 'This file has been deleted. Please upload it again.')
  return upload
}

/**
 * Queues another check of a file with this reading, which is remembered for files with the same headings.
 * @throws BAD_USER_INPUT on `columns` and `services`; CONFLICT once its import has begun.
 */
export const recheckUpload = (em: EntityManager, { uploadId, columns, services }: CheckImportInput): Promise<number> =>
  em.transactional(async (em) => {
    const { id, headings, importId } = await lockUpload(em, uploadId)
    if (importId)
      throw new PublicError('CONFLICT', 'This file is already being imported. Upload it again to start over.')
    checkColumns(columns, headings.length)
    if (services.length > uploadLimits.services)
      throw badInput({ services: `Choose at most ${uploadLimits.services} services` })
    const unknown = services.find(({ readAs }) => readAs !== '' && !offered.has(readAs))
    if (unknown) throw badInput({ services: `There is no service ${unknown.readAs.slice(0, 60)} to choose` })
    const meant = JSON.stringify(Object.fromEntries(services.map(({ name, readAs }) => [name.toLowerCase(), readAs])))
    await runSql(
      em,
      `update import_upload set status = 'checking', columns = $2, services = $3, checked_bytes = 0, error = null where id = $1`,
      [id, columns, meant],
    )
    await runSql(
      em,
      `insert into import_mapping (headings_key, columns, services) values ($1, $2, $3)
       on conflict (headings_key) do update set columns = excluded.columns, services = excluded.services, used_at = now()`,
      [headingsKey(headings), columns, meant],
    )
    await queueCheck(em, id)
    return id
  })

const checkColumns = (columns: readonly string[], headings: number) => {
  const wrong = columns.find((column) => column !== '' && !fields.has(column))
  if (wrong !== undefined) throw badInput({ columns: `There is no field ${wrong.slice(0, 60)} to choose` })
  if (columns.length !== headings) throw badInput({ columns: 'Choose a field for each column, or that it is ignored' })
  if (!columns.includes('name')) throw badInput({ columns: 'Choose which column holds the name' })
  const twice = columns.find(
    (column, index) => column !== '' && !getSeparator(column as ImportColumn) && columns.indexOf(column) !== index,
  )
  if (twice) throw badInput({ columns: `Only one column can be ${twice}` })
}

/**
 * Queues the import of a checked file, or resumes a stopped one.
 * @throws CONFLICT unless it was checked, or while it or another upload of the same file is running.
 */
export const startUpload = (em: EntityManager, admin: Viewer, uploadId: string): Promise<number> =>
  em.transactional(async (em) => {
    const upload = await lockUpload(em, uploadId)
    if (upload.status !== 'checked') throw new PublicError('CONFLICT', 'Check the file first.')
    if (upload.importId) {
      const { rows } = await runSql<{ status: string }>(em, 'select status from import where id = $1 for update', [
        upload.importId,
      ])
      if (rows[0]?.status === 'running') throw new PublicError('CONFLICT', 'This file is being imported.')
      if (rows[0]?.status === 'finished') throw new PublicError('CONFLICT', 'This file has been imported.')
    }
    const key = importKey(upload.digest, toReading(upload))
    await lockByKey(em, `import ${key}`)
    if (await isRunning(em, key))
      throw new PublicError('CONFLICT', 'This file is already being imported: it was uploaded twice.')
    const { importId } = await beginOrResume(em, upload.fileName, key, admin)
    await runSql(em, 'update import_upload set import_id = $2, error = null where id = $1', [upload.id, importId])
    await queueJob(em, 'import_upload', { uploadId: upload.id }, { key: `import_upload ${upload.id}`, maxAttempts: 5 })
    return upload.id
  })
