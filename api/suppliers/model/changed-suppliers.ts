import type { Pool } from 'pg'
import { readTogether } from '../../database/read-together.ts'
import { runSql } from '../../database/sql.ts'

/** Up to where the table of changes has been read. */
export interface Position {
  /** After a restore, or once all was removed, it is another. */
  epoch: string
  number: string
}

/** Numbered by one statement. */
const numberedAtOnce = 10_000
/** Read by one statement. */
const readAtOnce = 2000

/** The end of all that has been committed. */
export const endOfChanges = async (pool: Pool): Promise<Position> => {
  while (await isUnnumbered(pool)) await number(pool)
  const { rows } = await runSql<Position>(pool, 'select epoch, last_number "number" from change_feed')
  return rows[0]!
}

const number = (pool: Pool) => runSql(pool, 'select number_changes($1)', [numberedAtOnce])

const isUnnumbered = async (pool: Pool): Promise<boolean> => {
  const { rows } = await runSql<{ isThere: boolean }>(pool, 'select has_new_changes() "isThere"')
  return rows[0]!.isThere
}

const atEnd = 'select epoch = $1 and last_number = $2 and not has_new_changes() "isEnd" from change_feed'

/** Whether nothing has been committed after a position: asked with what else the request looks up. */
export const isAtEnd = async (pool: Pool, { epoch, number: last }: Position): Promise<boolean> =>
  (await readTogether<{ isEnd: boolean }>(pool, atEnd, [epoch, last])).isEnd

/** The same by a statement of its own. */
export const isAtEndAlone = async (pool: Pool, { epoch, number: last }: Position): Promise<boolean> => {
  const { rows } = await runSql<{ isEnd: boolean }>(pool, atEnd, [epoch, last], { isPlannedOnce: true })
  return rows[0]!.isEnd
}

/** The suppliers that have changed after a position, oldest change first; undefined where it is no longer told which. */
export const changedAfter = async (
  pool: Pool,
  from: Position,
): Promise<{ ids: number[]; position: Position; hasMore: boolean } | undefined> => {
  await number(pool)
  const text = `
    select f.epoch, f.removed_to > $1 or f.last_number < $1 "isGone", c.number, c.subject, c.subject_id id
      from change_feed f
      left join lateral (select * from change where number > $1 order by number limit $2) c on true order by c.number`
  const { rows } = await runSql<{
    epoch: string
    isGone: boolean
    number: string | null
    subject: string | null
    id: number | null
  }>(pool, text, [from.number, readAtOnce])
  const { epoch, isGone } = rows[0]!
  if (epoch !== from.epoch || isGone) return undefined
  const ids = rows.flatMap(({ id, subject }) => (id === null || subject === 'post' ? [] : [id]))
  const last = rows.at(-1)!.number ?? from.number
  return { ids: [...new Set(ids)], position: { epoch, number: last }, hasMore: rows.length === readAtOnce }
}
