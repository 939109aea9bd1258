import { basename } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { inSavepoint, inTransaction } from '../../database/transaction.ts'
import type { ImportColumn } from './import-columns.ts'
import { withCsvFile } from './convert-file.ts'
import { checkFile, type TextEncoding } from './import-lines.ts'
import { placeKey } from '../../places/place-key.ts'
import { readCounty } from '../../places/read-county.ts'
import { matchRows, type Match } from './import-match.ts'
import { placeFinder, type Doubt, type PlaceFinder } from './import-places.ts'
import { importKey, settleServices, type ImportReading } from './import-reading.ts'
import { readRecords, type CsvRecord, type FileHeader } from './import-records.ts'
import type { ImportRow } from './import.rules.ts'
import { readRecord, type RecordRead } from './read-record.ts'
import {
  getChanges,
  insertSuppliers,
  readExisting,
  updateSuppliers,
  type ExistingSupplier,
  type Outcome,
  type Totals,
} from './import-write.ts'
import { findSuppressions, suppressionText } from '../suppression.ts'
import type { Actor } from '../../accounts/audit/record-action.ts'
import {
  atCommandLine,
  beginOrResume,
  deleteLines,
  finishImport,
  ImportedElsewhere,
  recordChunk,
  recordSeen,
  readSeen,
  stopImport,
  takeChunk,
  type ImportProgress,
} from './import-progress.ts'
import { setCurrentBatch } from './batches/set-current-batch.ts'
import { runSql, type Db } from '../../database/sql.ts'

/** Few rows per transaction let others wait only for a moment. */
const chunkSize = 250

interface ImportOptions {
  /** False is a dry run. */
  apply?: boolean
  reading?: ImportReading
  by?: Actor
  onStart?: (header: FileHeader, bytes: number) => void
  onResume?: (atLine: number) => void
  onOutcome?: (outcome: Outcome) => void
  /** Awaited after each chunk. */
  onProgress?: (bytes: number) => void | Promise<void>
  /** Called if `signal` or an administrator stopped it; written lines stay. */
  onStopped?: (atLine: number) => void
  signal?: AbortSignal
}

/** Importing the same file again resumes; a dry run is rolled back. @throws UnreadableFile before anything is written. */
export const importSuppliers = ({ pool }: { pool: Pool }, path: string, options: ImportOptions = {}): Promise<Totals> =>
  withCsvFile(path, (csv) => importCsv(pool, basename(path), csv, options))

const importCsv = async (pool: Pool, fileName: string, path: string, options: ImportOptions): Promise<Totals> => {
  const { bytes, encoding, digest } = await checkFile(path)
  const { apply = false, by = atCommandLine, reading } = options
  const key = importKey(digest, reading)
  const file: ImportFile = { path, bytes, encoding, places: placeFinder(pool) }
  if (!apply)
    return inTransaction(
      pool,
      async (client) => {
        const importing = await beginOrResume(client, fileName, `${key} tried`, by)
        return readFile(importing, file, options, (work) => work(client))
      },
      { statementTimeoutMs: 0, isTrial: true },
    )
  const importing = await inTransaction(pool, (client) => beginOrResume(client, fileName, key, by))
  if (importing.atLine) options.onResume?.(importing.atLine)
  try {
    return await readFile(importing, file, options, (work) => inTransaction(pool, work, { statementTimeoutMs: 0 }))
  } catch (error) {
    if (!(error instanceof ImportedElsewhere)) await stopImport(pool, importing.importId).catch(() => {}) // it can be resumed in any case
    throw error
  }
}

interface ImportFile {
  path: string
  bytes: number
  encoding: TextEncoding
  places: PlaceFinder
}
const readFile = async (
  importing: ImportProgress,
  { path, bytes, encoding, places }: ImportFile,
  { apply = false, signal, reading, ...options }: ImportOptions,
  inOne: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>,
): Promise<Totals> => {
  const { importId, totals } = importing
  const seen = importing.atLine ? await inOne((client) => readSeen(client, importId)) : new Map<number, number>()
  let header: FileHeader | undefined
  let chunk: CsvRecord[] = []
  const finish = async (): Promise<boolean> => {
    const decided = await inOne(async (client) => {
      if (!(await takeChunk(client, importing))) return undefined
      await setCurrentBatch(client, { column: 'import_id', id: importId })
      const context: Context = { importId, places, seen, apply, reading }
      const outcomes = await decide(client, header?.columns ?? [], chunk, context)
      const counts = { ...totals }
      for (const { kind } of outcomes) counts[kind]++
      await recordChunk(client, { importId, atLine: chunk.at(-1)?.at ?? importing.atLine, totals: counts })
      return outcomes
    })
    if (!decided) return false
    importing.atLine = chunk.at(-1)?.at ?? importing.atLine
    for (const outcome of decided) {
      totals[outcome.kind]++
      options.onOutcome?.(outcome)
    }
    await options.onProgress?.(chunk.at(-1)?.bytes ?? bytes)
    chunk = []
    if (signal?.aborted) await inOne((client) => stopImport(client, importId))
    return !signal?.aborted
  }
  const stopped = () => {
    options.onStopped?.(importing.atLine)
    return totals
  }
  for await (const record of readRecords(path, encoding, reading?.columns)) {
    if ('delimiter' in record) {
      header = record
      options.onStart?.(header, bytes)
    } else if (record.at > importing.atLine && chunk.push(record) >= chunkSize && !(await finish())) return stopped()
  }
  if (!(await finish())) return stopped()
  await inOne(async (client) => {
    await deleteLines(client, importId)
    if (apply) await finishImport(client, importId, totals)
  })
  return totals
}

interface Context {
  importId: number
  places: PlaceFinder
  seen: Map<number, number>
  apply: boolean
  reading: ImportReading | undefined
}

const decide = async (
  client: PoolClient,
  columns: (ImportColumn | undefined)[],
  records: CsvRecord[],
  context: Context,
): Promise<Outcome[]> => {
  const read: RecordRead[] = []
  for (const record of records) read.push(await readRecord(columns, record, context.places))
  const checked = await settleServices(client, read, context.reading?.services)
  const good = checked.filter((one) => 'row' in one)
  const matches = await matchRows(client, context.importId, good)
  const existing = await readExisting(
    client,
    matches.flatMap(({ id }) => id ?? []),
  )
  await keepStoredPictures(client, good, matches, existing)
  const suppressions = await findSuppressions(
    client,
    good.map(({ row }) => row),
  )
  const decided: Outcome[] = []
  const newlySeen = new Map<number, number>()
  for (const [index, { at, row, notes, id: givenId }] of good.entries()) {
    const { id, line, way, perhaps } = matches[index]!
    const suppression = id === null && line === null ? suppressions[index] : undefined
    const earlier = line ?? (id === null ? undefined : context.seen.get(id))
    if (earlier)
      decided.push({ at, name: row.name, kind: 'refused', why: `is about the same supplier as line ${earlier}` })
    else if (suppression) decided.push({ at, name: row.name, kind: 'refused', why: suppressionText(suppression) })
    else {
      const isById = way === 'id' || way === 'placeId'
      const before = existing.get(id ?? 0)
      const matchNotes = [
        ...(givenId !== undefined && way !== 'id' ? [`supplier ${givenId} is a different one, or does not exist`] : []),
        ...(perhaps ? [perhapsText(perhaps)] : []),
        ...(before && !isById && placeKey(before.name ?? '') !== placeKey(row.name)
          ? [renameText(before.name ?? '')]
          : []),
      ]
      const read = { at, row, notes: [...notes, ...matchNotes] }
      decided.push(await decideOutcome(read, before, isById, context.places))
    }
    if (id !== null && !earlier) {
      newlySeen.set(id, at)
      context.seen.set(id, at)
    }
  }
  await recordSeen(client, context.importId, newlySeen)
  const written = context.apply ? await write(client, decided) : decided
  const byLine = new Map(written.map((outcome) => [outcome.at, outcome]))
  return checked.map((one) => ('row' in one ? byLine.get(one.at)! : one))
}

const perhapsText = ({ id, line, name }: NonNullable<Match['perhaps']>) =>
  `perhaps the same as ${id === null ? `line ${line}` : `supplier ${id}`}, "${name}", which has its phone or website: it stays a second one, for staff to decide in Duplicates`

const renameText = (name: string) => `the name stays "${name}": only a line with the supplier's id changes it`

const decideOutcome = async (
  { at, row, notes: given }: { at: number; row: ImportRow; notes: readonly string[] },
  existing: ExistingSupplier | undefined,
  isById: boolean,
  places: PlaceFinder,
): Promise<Outcome> => {
  const { row: complete, doubts } = await places.complete(row, existing)
  const isPlaced = complete.latitude !== undefined || typeof existing?.latitude === 'number'
  const ambiguous = doubts.find(({ field }) => field === 'city')
  const notes = [...given, ...doubts.filter((doubt) => doubt !== ambiguous).map(doubtText)]
  if (!isPlaced) notes.push(unplaced(row, ambiguous) + (existing || namesCountry(row) ? '' : noCountry))
  else if (!existing && row.phone && !namesCountry(row) && row.latitude === undefined) notes.push(foreignNumber)
  const about = { at, name: row.name, notes }
  if (!existing) return { ...about, kind: 'added', row: complete }
  const changes = getChanges(existing, complete, isById)
  const { id } = existing
  return changes.length ? { ...about, kind: 'changed', id, changes } : { ...about, kind: 'unchanged', id }
}

/** A British postcode, county or phone number is enough. */
const namesCountry = ({ country, postcode, county = '', phone = '+' }: ImportRow) =>
  Boolean(country ?? postcode ?? readCounty(county)) || !phone.startsWith('+')

const noCountry = '; its country is unknown too, so it is listed in the United Kingdom'

const foreignNumber = 'its country comes only from its town, and its phone number is from another'

const doubtText = ({ text, written, isLeftOut }: Doubt) =>
  `${isLeftOut ? 'left out: ' : ''}${text}${written === undefined ? '' : `; the file says ${written}`}`

const unplaced = ({ postcode, city }: ImportRow, ambiguous: Doubt | undefined): string => {
  const where = [city, postcode].filter(Boolean).join(', ')
  const why = ambiguous?.text ?? (where ? `"${where}" is unknown` : 'it has neither town nor postcode')
  return `gets no place, so that no search by place finds it: ${why}`
}

/** If the database refuses a chunk, writes line by line, so that only the invalid line is left out. */
const write = async (client: PoolClient, outcomes: Outcome[]): Promise<Outcome[]> => {
  try {
    await inSavepoint(client, async () => {
      await insertSuppliers(
        client,
        outcomes.flatMap((outcome) => (outcome.kind === 'added' ? [outcome.row] : [])),
      )
      await updateSuppliers(
        client,
        outcomes.flatMap((outcome) => (outcome.kind === 'changed' ? [outcome] : [])),
      )
    })
    return outcomes
  } catch (error) {
    if (outcomes.length > 1) return writeEach(client, outcomes)
    const [{ at, name }] = outcomes as [Outcome]
    return [
      {
        at,
        name,
        kind: 'refused',
        why: `the database refuses it: ${error instanceof Error ? error.message : String(error)}`,
      },
    ]
  }
}

const writeEach = async (client: PoolClient, outcomes: Outcome[]): Promise<Outcome[]> => {
  const result: Outcome[] = []
  for (const outcome of outcomes) result.push(...(await write(client, [outcome])))
  return result
}

const pictureFields = ['logoUrl', 'bannerUrl'] as const

/** The stored copy that the supplier already shows replaces its address, so that it counts as unchanged. */
const keepStoredPictures = async (
  db: Db,
  rows: readonly { row: ImportRow }[],
  matches: readonly { id: number | null }[],
  existing: ReadonlyMap<number, ExistingSupplier>,
): Promise<void> => {
  const given = rows.flatMap(({ row }, index) => {
    const supplier = existing.get(matches[index]!.id ?? 0)
    return pictureFields.flatMap((field) => {
      const [stored, address] = [supplier?.[field], row[field]]
      return stored?.startsWith('/pictures/') && address && address !== stored ? [{ row, field, stored, address }] : []
    })
  })
  if (!given.length) return
  const { rows: known } = await runSql<{ url: string; hash: string }>(
    db,
    'select url, hash from remote_picture where url = any($1) and hash is not null',
    [given.map(({ address }) => address)],
  )
  const hashByUrl = new Map(known.map(({ url, hash }) => [url, hash]))
  for (const { row, field, stored, address } of given) {
    const hash = hashByUrl.get(address)
    if (hash && stored.startsWith(`/pictures/${hash}-`)) row[field] = stored
  }
}
