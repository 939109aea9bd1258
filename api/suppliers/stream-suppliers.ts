import { readRow, type Db } from '../database/sql.ts'

/** Per batch, so that memory use is constant. */
const chunkSize = 1000

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
