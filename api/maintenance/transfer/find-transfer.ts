import { runSql, type Db } from '../../database/sql.ts'
import type { Transfer } from './transfer.types.ts'

type StoredTransfer = Omit<Transfer, 'counts'> & { counts: Record<string, number> }

const columns = `id, upper(status) status, file_name "fileName", bytes::float8 bytes, lines_done "linesDone", lines_total "linesTotal",
  counts, obstacles, error, username, created_at "createdAt", finished_at "finishedAt"`

const read = async (db: Db, condition: string, values: unknown[]): Promise<Transfer | null> => {
  const { rows } = await runSql<StoredTransfer>(db, `select ${columns} from transfer where ${condition}`, values)
  const [found] = rows
  return found ? { ...found, counts: Object.entries(found.counts).map(([name, count]) => ({ name, count })) } : null
}

export const findTransfer = (db: Db, id: number) => read(db, 'id = $1', [id])

/** A completed export. */
export const findExport = (db: Db, id: number) => read(db, `id = $1 and kind = 'export' and status = 'done'`, [id])

/** The latest transfer of a kind, ignoring uploads that never completed. */
export const lastTransfer = (db: Db, kind: 'export' | 'load') =>
  read(db, `kind = $1 and status <> 'receiving' order by id desc limit 1`, [kind])
