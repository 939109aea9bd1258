import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { readRow, runSql } from '../../database/sql.ts'
import { inParts } from '../../process/stream-parts.ts'
import { supplierChunks } from '../stream-suppliers.ts'

/** All parts except the last have this size, so that a range is found by its position. */
export const partBytes = 1 << 20

/** The default 6 takes 50% longer for 2% less. */
const level = 5

/** Previous exports stay this long for readers in progress. */
const readingMinutes = 10

/** Reads one snapshot in its own transaction, so that a failure keeps the previous export. */
export const buildExport = async (client: PoolClient): Promise<void> => {
  await runSql(client, 'set transaction isolation level repeatable read')
  const { id } = await readRow<{ id: number }>(
    client,
    `insert into supplier_list (made_at, last_number, etag, bytes) select now(), last_number, '', 0 from change_feed returning id`,
  )
  const hash = createHash('sha256')
  let bytes = 0
  let place = 0
  for await (const part of inParts(Readable.from(supplierChunks(client)).pipe(createGzip({ level })), partBytes)) {
    hash.update(part)
    bytes += part.length
    await runSql(client, 'insert into supplier_list_part (list_id, place, content) values ($1, $2, $3)', [
      id,
      place,
      part,
    ])
    place++
  }
  const etag = hash.digest('base64url').slice(0, 22)
  await runSql(client, 'update supplier_list set etag = $2, bytes = $3 where id = $1', [id, etag, bytes])
  await runSql(client, 'delete from supplier_list where id < $1 and made_at < now() - make_interval(mins => $2)', [
    id,
    readingMinutes,
  ])
}
