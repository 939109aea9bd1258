import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import { requireAdmin } from '../../../accounts/admin-only.ts'
import { connectionType, pageById, pageArgs, type Connection, type PageOptions } from '../../../schema/connection.ts'
import type { Context } from '../../../server/context.ts'
import { nullable, PayloadMutation, parseId } from '../../../schema/types.ts'
import { SupplierImport } from '../batches/batch.types.ts'
import { findImport } from '../batches/list-imports.ts'
import { offeredServices } from '../../rules/offered-services.rules.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findRow, lockByKey, runSql } from '../../../database/sql.ts'
import { queueJob } from '../../../jobs/queue-job.ts'
import { badInput, PublicError } from '../../../server/errors.ts'
import { importColumns, getSeparator, isField, type ImportColumn } from '../import-columns.ts'
import { beginOrResume, isRunning } from '../import-progress.ts'
import { importKey } from '../import-reading.ts'
import { headingsKey, queueUploadCheck } from './receive-upload.ts'
import { uploadLimits } from './upload.rules.ts'
import { listPlanned, readUpload, toUpload, toReading, type StoredUpload } from './find-upload.ts'
import { supplierCountries } from '../../../places/areas/country.rules.ts'
import { hoursLabel } from '../hours-columns.ts'
import { getFieldRow } from '../../rules/supplier-fields.rules.ts'
import {
  CheckImportInput,
  ImportColumnGuide,
  ImportUpload,
  ImportUploadLine,
  StartImportInput,
} from './upload.types.ts'

const ImportUploadLineConnection = connectionType(ImportUploadLine, 'A page of the preview of a file’s lines.')

const uploadArg = { description: 'The file.' }

@Authorized('ADMIN')
@Resolver(() => ImportUpload)
export class UploadResolver {
  @Query(
    () => ImportUpload,
    nullable('An uploaded file of suppliers; null if there is none, or it was deleted. For administrators.'),
  )
  async importUpload(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, uploadArg) id: string,
  ): Promise<ImportUpload | null> {
    const stored = await readUpload(pool, parseId(id) ?? 0)
    return stored ? toUpload(stored) : null
  }

  @Query(
    () => ImportUploadLineConnection,
    nullable(
      'The preview of a file’s lines: refused ones first, at most 5,000, then those with notes, then others, at most 1,000. For administrators.',
    ),
  )
  async importUploadLines(
    @Ctx() { pool }: Context,
    @Arg('uploadId', () => ID, uploadArg) uploadId: string,
    @Args(pageArgs(50)) page: PageOptions,
  ): Promise<Connection<ImportUploadLine>> {
    return pageById(page, (...place) => listPlanned(pool, parseId(uploadId) ?? 0, ...place))
  }

  @Query(
    () => [ImportColumnGuide],
    nullable(
      'The columns that a file of suppliers may have, in the order of the template, at most 50. For administrators.',
    ),
  )
  importColumns(): ImportColumnGuide[] {
    return importColumns.map((field) => ({
      field,
      label: getColumnLabel(field),
      takes: describeValues(field),
      isRequired: field === 'name',
    }))
  }

  @Query(
    () => [String],
    nullable('The standard services, at most 20: replacements for unknown ones. For administrators.'),
  )
  offeredServices(): string[] {
    return [...offeredServices]
  }

  @PayloadMutation('Checks a file again with these columns and services. For administrators.', CheckImportInput, {
    upload: [
      () => ImportUpload,
      'The file, which is being checked; its reading is remembered for files with the same headings.',
    ],
  })
  checkImport = recheckUpload

  @PayloadMutation(
    'Imports a checked file, or resumes a stopped import; refused lines are left out. For administrators.',
    StartImportInput,
    { upload: [() => ImportUpload, 'The file being imported; its progress is in `import`.'] },
  )
  startImport = startUpload

  @FieldResolver(() => SupplierImport, nullable('The import of the file, once started.'))
  async import(
    @Root() { importId }: ImportUpload,
    @Ctx() { pool }: Context,
  ): Promise<SupplierImport | null | undefined> {
    return importId ? findImport(pool, importId) : null
  }
}

const fields = new Set<string>(importColumns)
const offered = new Set<string>(offeredServices)

const lockUpload = async (em: EntityManager, id: string): Promise<StoredUpload> => {
  const upload = await readUpload(em, parseId(id) ?? 0, 'for update')
  if (!upload) throw new PublicError('NOT_FOUND', 'This file has been deleted. Please upload it again.')
  return upload
}

/** Files with the same headings are read in this way later. @throws BAD_USER_INPUT; CONFLICT once its import has begun. */
const recheckUpload = ({ em }: Context, { uploadId, columns, services }: CheckImportInput): Promise<ImportUpload> =>
  em.transactional(async (em) => {
    const { id, headings, importId } = await lockUpload(em, uploadId)
    if (importId)
      throw new PublicError('CONFLICT', 'This file is already being imported. Upload it again to start over.')
    checkColumns(columns, headings.length)
    if (services.length > uploadLimits.services)
      throw badInput({ services: `Choose at most ${uploadLimits.services} services` })
    const unknown = services.find(({ readAs }) => readAs !== '' && !offered.has(readAs))
    if (unknown) throw badInput({ services: `There is no service ${unknown.readAs.slice(0, 60)}` })
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
    await queueUploadCheck(em, id)
    return toUpload((await readUpload(em, id))!)
  })

const checkColumns = (columns: readonly string[], headings: number) => {
  const wrong = columns.find((column) => column !== '' && !fields.has(column))
  if (wrong !== undefined) throw badInput({ columns: `There is no field ${wrong.slice(0, 60)}` })
  if (columns.length !== headings) throw badInput({ columns: 'Choose a field for each column, or ignore it' })
  if (!columns.includes('name')) throw badInput({ columns: 'Choose the column with the supplier’s name' })
  const twice = columns.find(
    (column, index) => column !== '' && !getSeparator(column as ImportColumn) && columns.indexOf(column) !== index,
  )
  if (twice) throw badInput({ columns: `Only one column can be ${twice}` })
}

/** @throws CONFLICT unless it was checked, or while another upload of the same file is running. */
const startUpload = (context: Context, { uploadId }: StartImportInput): Promise<ImportUpload> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const upload = await lockUpload(em, uploadId)
    if (upload.status !== 'checked') throw new PublicError('CONFLICT', 'This file has not been checked yet.')
    if (upload.importId) {
      const text = 'select status from import where id = $1 for update'
      const row = await findRow<{ status: string }>(em, text, [upload.importId])
      if (row?.status === 'running') throw new PublicError('CONFLICT', 'This file is being imported.')
      if (row?.status === 'finished') throw new PublicError('CONFLICT', 'This file has been imported.')
    }
    const key = importKey(upload.digest, toReading(upload))
    await lockByKey(em, `import ${key}`)
    if (await isRunning(em, key))
      throw new PublicError('CONFLICT', 'This file is already being imported: it was uploaded twice.')
    const { importId } = await beginOrResume(em, upload.fileName, key, admin)
    await runSql(em, 'update import_upload set import_id = $2, error = null where id = $1', [upload.id, importId])
    await queueJob(em, 'import_upload', { uploadId: upload.id }, { key: `import_upload ${upload.id}`, maxAttempts: 5 })
    return toUpload((await readUpload(em, upload.id))!)
  })

const getColumnLabel = (column: ImportColumn): string => {
  if (isField(column)) return getFieldRow(column).form?.label ?? spacedName(column)
  return column === 'supplierId' ? 'Supplier id' : hoursLabel(column)
}

/** "Place id" for `placeId`. */
const spacedName = (field: string) => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const describeValues = (field: ImportColumn): string => {
  if (field === 'supplierId') return 'The supplier’s number; a line with it can change the name'
  if (!isField(field)) return 'Such as 09:00-12:30, 13:30-17:00 or closed; can be in several columns'
  const { type, maxLength, shape, headings = [], form } = getFieldRow(field)
  const kinds: Record<string, string> = {
    'text[]': 'Several, separated by semicolons',
    boolean: 'Yes or no',
    integer: 'A whole number',
    'double precision': 'A number such as 51.5074',
    jsonb: 'Such as Mon-Fri 9-5; Sat 10-4',
  }
  const kind = kinds[type] ?? (maxLength ? `At most ${maxLength} characters` : 'Text')
  return [
    form?.input === 'country' ? `One of ${supplierCountries.join(', ')}` : shape ? `Such as ${shape.example}` : kind,
    ...(headings.length ? [`also headed ${headings.slice(0, 5).join(', ')}`] : []),
    ...(getSeparator(field) ? ['can be in several columns'] : []),
    ...(form?.help ? [form.help.replace(/\.$/, '')] : []),
  ].join('; ')
}
