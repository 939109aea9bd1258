import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { primaryOf } from '../../database/primary-of.ts'
import { runSql } from '../../database/sql.ts'
import { log } from '../../server/log.ts'
import { within } from '../../server/within.ts'
import { changedAfter, endOfChanges, isAtEnd, isAtEndAlone, type Position } from './changed-suppliers.ts'
import { Columns, type Row } from './columns.ts'
import { rowsAtOnce, rowsBehind, rowsOf, startsOf } from './read-rows.ts'

/** Who asks while it takes in what has changed waits this long for it. */
const patienceMs = 300
const restAfterFailureMs = 10_000

const models = new WeakMap<Pool, ReturnType<typeof createModel>>()

const modelOf = (ofRequest: Pool) => {
  const pool = primaryOf(ofRequest)
  const model = models.get(pool) ?? createModel(pool)
  models.set(pool, model)
  return model
}

/**
 * The listed suppliers as held in memory, with all that had been committed when it was asked for. Undefined while they
 * are being read, or cannot be: then PostgreSQL answers.
 */
export const currentColumns = (pool: Pool): Promise<Columns | undefined> => modelOf(pool).current()

/** The same for the map, which waits for them, and rather has them a little old than not at all. */
export const columnsForMap = (pool: Pool): Promise<Columns> => modelOf(pool).atLast()

const createModel = (pool: Pool) => {
  let columns: Columns | undefined
  let position: Position
  let loading: Promise<Columns> | undefined
  let failedAt = -Infinity
  let isLoadFailed = false
  let changing: Promise<boolean> | undefined
  let next: Promise<boolean> | undefined

  const isResting = () => performance.now() - failedAt < restAfterFailureMs

  const failed = (error: unknown) => {
    failedAt = performance.now()
    if (!pool.ending) log.warn({ err: error }, 'the suppliers that are held in memory could not be read')
  }

  /** Reads all of them, once for whoever asks; one that failed is not tried again at once. */
  const load = (): Promise<Columns> => {
    if (loading && (!isLoadFailed || isResting())) return loading
    isLoadFailed = false
    const reading = (loading = readAll())
    reading.then(
      () => (loading = undefined), // else these were held also when others have replaced them
      (error: unknown) => {
        isLoadFailed = true
        failed(error)
      },
    )
    return reading
  }

  const readAll = async () => {
    const from = await endOfChanges(pool)
    const read = await readColumns(pool)
    position = from
    columns = read
    return read
  }

  /** Takes in what has changed; false where that failed. */
  const change = async (): Promise<boolean> => {
    try {
      for (;;) {
        const changed = await changedAfter(pool, position)
        if (!changed) {
          await readAll()
          return true
        }
        if (changed.ids.length) columns!.change(changed.ids, await rowsOf(pool, changed.ids))
        position = changed.position
        if (!changed.hasMore) return true
      }
    } catch (error) {
      failed(error)
      return false
    }
  }

  /** A reading that begins after it was asked for: one that is under way may have missed what was written just now. */
  const changeOnce = (): Promise<boolean> => {
    const begin = () =>
      (changing = change().finally(() => {
        changing = undefined
      }))
    if (!changing) return begin()
    next ??= changing.then(() => {
      next = undefined
      return begin()
    })
    return next
  }

  /** Memory is judged by its own statement: one asked with others may be late, or be cancelled, for their part. */
  const isEnd = async (): Promise<boolean | undefined> => {
    const told = await within(patienceMs, isAtEnd(pool, position), undefined).catch(() => undefined)
    if (told !== undefined) return told
    const alone = isAtEndAlone(pool, position).catch((error: unknown) => {
      failed(error)
      return undefined
    })
    return within(patienceMs, alone, undefined)
  }

  /** False as well where nobody can tell: a replica may still answer. */
  const isCurrent = async (): Promise<boolean> => {
    if (isResting()) return false
    const told = await isEnd()
    return told === false ? within(patienceMs, changeOnce(), false) : told === true
  }

  return {
    current: async () => {
      if (columns) return (await isCurrent()) ? columns : undefined
      load().catch(() => {}) // told by the load itself
      return undefined
    },
    atLast: async () => {
      if (!columns) return load()
      await isCurrent()
      return columns
    },
  }
}

/** While one piece is taken in, so many are read, each by a connection. */
const readAtOnce = 2

/** Reads all listed suppliers, in pieces, in the order of ids. */
export const readColumns = async (pool: Pool, atOnce = rowsAtOnce): Promise<Columns> => {
  const text = `select coalesce(sum(suppliers), 0)::int count from supplier_count where county = '' and service = ''`
  const { rows } = await runSql<{ count: number }>(pool, text)
  const columns = new Columns(rows[0]!.count + rowsAtOnce)
  const starts = await startsOf(pool, atOnce)
  const asked: Promise<Iterable<Row>>[] = []
  const ask = (index: number) => {
    if (index >= starts.length) return
    const piece = rowsBehind(pool, starts[index]!, starts[index + 1])
    piece.catch(() => {}) // told when it is awaited
    asked.push(piece)
  }
  for (let index = 0; index < readAtOnce; index++) ask(index)
  for (const index of starts.keys()) {
    const piece = await asked.shift()!
    ask(index + readAtOnce)
    for (const row of piece) columns.set(row)
    await turn()
  }
  return columns
}
