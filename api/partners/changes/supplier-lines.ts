import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { supplierColumns } from '../../suppliers/supplier-columns.ts'
import type { Supplier } from '../../suppliers/supplier.entity.ts'
import { profileJson } from '../../suppliers/supplier-json.ts'

/** Suppliers per batch, so that memory use is constant. */
const chunkSize = 500

const nextSuppliers = `select ${supplierColumns} from supplier s where s.status = 'listed' and s.id > $1 order by s.id limit $2`

/**
 * All listed suppliers after an id, in id order, as JSON lines with the feed's fields.
 * The first lines are read before the response starts, so that errors have a status.
 */
export const streamSupplierLines = async (pool: Pool, after: number): Promise<Readable> => {
  const chunks = supplierLines(pool, after)
  const { value: first } = await chunks.next()
  const all = async function* () {
    yield first as string
    yield* chunks
  }
  return Readable.from(all(), { objectMode: false })
}

async function* supplierLines(pool: Pool, after: number): AsyncGenerator<string> {
  for (let lastId = after; ;) {
    const { rows } = await runSql<Supplier>(pool, nextSuppliers, [lastId, chunkSize])
    yield rows.map((supplier) => `${JSON.stringify(profileJson(supplier))}\n`).join('')
    if (rows.length < chunkSize) return
    lastId = rows.at(-1)!.id
  }
}
