import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { readRow, type Db } from '../database/sql.ts'

/** Per batch, so that memory use is constant. */
const chunkSize = 1000

/** The first chunk is read before the response starts, so that database errors have a status. */
export const streamSuppliers = async (pool: Pool): Promise<Readable> => {
  const chunks = supplierChunks(pool)
  const { value: first } = await chunks.next()
  const all = async function* () {
    yield first as string
    yield* chunks
  }
  return Readable.from(all())
}

export async function* supplierChunks(db: Db): AsyncGenerator<string> {
  const text = `
    select string_agg(row_to_json(s)::text, E',\\n' order by id) json, max(id) "lastId", count(*)::int count
      from (select id, name, description, city, county, services, latitude::text, longitude::text, address, postcode, country,
                   logo_url "logoUrl"
              from supplier where status = 'listed' and id > $1 order by id limit $2) s`
  let lastId = 0
  for (;;) {
    const {
      json,
      count,
      lastId: last,
    } = await readRow<{ json: string | null; lastId: number; count: number }>(db, text, [lastId, chunkSize])
    if (!lastId) yield `[${json ?? ''}`
    else if (json) yield `,\n${json}`
    if (count < chunkSize) break
    lastId = last
  }
  yield ']\n'
}
