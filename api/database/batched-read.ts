import pg from 'pg'
import { getCurrentWork, type Work } from '../process/work.ts'
import { runSql, type Db } from './sql.ts'

interface Part {
  text: string
  values: readonly unknown[]
  resolve: (row: unknown) => void
  reject: (error: unknown) => void
}

interface Batch {
  db: Db
  work: Work | undefined
  parts: Part[]
}

const batches: Batch[] = []

/** Statements of one request in one turn are combined, since a round trip costs more than these lookups. */
export const readBatched = <Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row> =>
  new Promise((resolve, reject) => {
    const part: Part = { text, values, resolve: resolve as Part['resolve'], reject }
    const work = getCurrentWork()
    // each text once per batch, which limits the combinations to prepare
    const open = batches.find((one) => one.db === db && one.work === work && !one.parts.some((p) => p.text === text))
    if (open) return void open.parts.push(part)
    const batch = { db, work, parts: [part] }
    batches.push(batch)
    setImmediate(() => {
      batches.splice(batches.indexOf(batch), 1)
      void queryBatch(batch)
    })
  })

/** Like `readBatched`, for any number of rows. */
export const readRowsBatched = async <Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> => {
  const all = `select coalesce(json_agg(one), '[]') "rows" from (${text}) one`
  return (await readBatched<{ rows: Row[] }>(db, all, values)).rows
}

const queryBatch = async ({ db, parts }: Pick<Batch, 'db' | 'parts'>): Promise<void> => {
  try {
    const columns = parts.map(
      ({ text }, index) => `(select to_json(r) from (${shifted(text, countBefore(parts, index))}) r) "${index}"`,
    )
    const values = parts.flatMap((part) => part.values)
    const { rows } = await runSql<Record<number, unknown>>(db, `select ${columns.join(',\n')}`, values, {
      isPlannedOnce: true,
    })
    for (const [index, { resolve }] of parts.entries()) resolve(rows[0]![index])
  } catch (error) {
    if (parts.length > 1 && isCausedByInput(error))
      await Promise.all(parts.map((part) => queryBatch({ db, parts: [part] })))
    else for (const { reject } of parts) reject(error)
  }
}

const countBefore = (parts: readonly Part[], end: number) =>
  parts.slice(0, end).reduce((count, { values }) => count + values.length, 0)

const shifted = (text: string, by: number) =>
  by ? text.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + by}`) : text

/** Errors caused by the input: the other statements run again, whereas a full disk would only get fuller. */
const ofInput = new Set(['22', '42', 'P0'])
const isCausedByInput = (error: unknown) =>
  error instanceof pg.DatabaseError && ofInput.has(error.code?.slice(0, 2) ?? '')
