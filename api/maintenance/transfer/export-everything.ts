import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { fileName, pictureTypes, listSizes, type StoredPicture } from '../../pictures/picture.rules.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { readTransferColumns, type TransferColumn } from './transfer-columns.ts'
import { exportedTables, type ExportRule } from '../tables.ts'

export const exportFormat = 1

const atATime = 500

type WriteLines = (text: string) => Promise<void> | void

/** One JSON line per row, from one snapshot; returns counts per kind. */
export const exportEverything = (
  pool: Pool,
  pictures: PictureStore,
  write: WriteLines,
): Promise<Record<string, number>> =>
  inTransaction(
    pool,
    async (client) => {
      await client.query('set transaction isolation level repeatable read, read only')
      await client.query(`set local timezone = 'UTC'; set local idle_in_transaction_session_timeout = 0`)
      const columns = await readTransferColumns(client)
      await write(formatLine({ record: 'export', format: exportFormat, exportedAt: new Date().toISOString() }))
      const counts: Record<string, number> = {}
      let pictureFiles = 0
      const writeFile = async (name: string, data: Buffer) => {
        pictureFiles++
        await write(formatLine({ record: 'pictureFile', name, data: data.toString('base64') }))
      }
      for (const one of exportedTables) {
        counts[one.kind] = await writeTable(client, one, columns.get(one.table)!, write, (picture) =>
          readFiles(picture, pictures, writeFile),
        )
      }
      await write(formatLine({ record: 'end', counts, pictureFiles }))
      return counts
    },
    { statementTimeoutMs: 0 },
  )

const formatLine = (record: object) => `${JSON.stringify(record)}\n`

const writeTable = async (
  client: PoolClient,
  { kind, table, order }: ExportRule & { table: string },
  columns: readonly TransferColumn[],
  write: WriteLines,
  writePictureFiles: (picture: StoredPicture) => Promise<void>,
): Promise<number> => {
  const values = columns.map(({ field, exportSql }) => `${exportSql} as "${field}"`).join(', ')
  await client.query(
    `declare lines no scroll cursor for
     select row_to_json(r)::text line from (select '${kind}' as record, ${values} from ${table} t order by ${order}) r`,
  )
  let count = 0
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${atATime} from lines`)
    if (!rows.length) break
    count += rows.length
    await write(rows.map(({ line }) => `${line}\n`).join(''))
    if (table === 'picture') for (const { line } of rows) await writePictureFiles(JSON.parse(line))
  }
  await client.query('close lines')
  return count
}

const readFiles = async (
  picture: StoredPicture,
  pictures: PictureStore,
  write: (name: string, data: Buffer) => Promise<void>,
) => {
  for (const size of listSizes(picture)) {
    for (const type of pictureTypes) {
      const name = fileName(picture.hash, size, type)
      const data = await pictures.read(name)
      if (data) await write(name, data)
    }
  }
}
