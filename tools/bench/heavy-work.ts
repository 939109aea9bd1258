import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { uploadPath } from '../../api/suppliers/import/uploads/upload.rules.ts'
import { liveLimit } from '../../api/suppliers/full-export/build-export.task.ts'
import { exportPath } from '../../api/maintenance/transfer/transfer.rules.ts'
import type { createAdminClient } from './admin-client.ts'
import { toCsv, createSupplierMaker } from './supplier-maker.ts'

type Administrator = Awaited<ReturnType<typeof createAdminClient>>

const withinMs = 30 * 60_000

const description =
  'Made to measure blinds and curtains and shutters that our own people measure and fit at home '.repeat(2)

/** Each resolves to the number imported, scraped, compared or exported. */
export const heavyWork = (
  pool: Pool,
  url: string,
  { ask: execute, cookie }: Administrator,
): Record<string, (count: number) => Promise<number>> => {
  const { origin } = new URL(url)
  const headers = { cookie, origin }
  return {
    'an import': async (count) => {
      const made = await createSupplierMaker(pool)
      const body = toCsv(made(count).map((one) => ({ ...one, description })))
      const sent = await fetch(`${origin}${uploadPath}?name=bench.csv`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/csv' },
        body,
      })
      if (!sent.ok) throw new Error(`the file was not taken: ${sent.status} ${await sent.text()}`)
      const { id } = (await sent.json()) as { id: string }
      const upload = `query ($id: ID!) { importUpload(id: $id) { status error import { status added } } }`
      type Answer = { importUpload: Outcome & { import: (Outcome & { added: number }) | null } }
      const read = async () => (await execute<Answer>(upload, { id })).importUpload
      await until('CHECKED', read)
      const begin = 'mutation ($id: ID!) { startImport(input: { uploadId: $id }) { userErrors { message } } }'
      await execute(begin, { id })
      const done = await until('FINISHED', async () => (await read()).import ?? undefined)
      return done.added
    },
    'a scrape': async () => {
      await execute('mutation { runScraper(input: {}) { userErrors { message } } }')
      const state = '{ scraperState { status processedSuppliers } }'
      const read = async () =>
        (await execute<{ scraperState: Outcome & { processedSuppliers: number } }>(state)).scraperState
      return (await until('FINISHED', read)).processedSuppliers
    },
    'a comparison of all suppliers': async () => {
      await execute('mutation { compareAllSuppliers(input: {}) { userErrors { message } } }')
      const run = '{ duplicateRun { status suppliers } }'
      const read = async () => (await execute<{ duplicateRun: Outcome & { suppliers: number } }>(run)).duplicateRun
      return (await until('FINISHED', read)).suppliers
    },
    'an export of everything': async () => {
      await execute('mutation { exportEverything(input: {}) { userErrors { message } } }')
      const transfer = '{ transfers { lastExport { id status error } } }'
      type Answer = { transfers: { lastExport: Outcome & { id: string } } }
      const { id } = await until('DONE', async () => (await execute<Answer>(transfer)).transfers.lastExport)
      const file = await fetch(`${origin}${exportPath(id)}`, { headers })
      return countLines(file.body!.pipeThrough(new DecompressionStream('gzip')))
    },
    'the file of all suppliers': async () => {
      const { rows } = await pool.query<{ last: string }>('select last_number as last from change_feed')
      const isBuilt = async () => {
        const made = `select 1 from supplier_list where last_number >= $1`
        return (await pool.query(made, [rows[0]!.last])).rowCount ? { status: 'MADE' } : undefined
      }
      const { rows: listed } = await pool.query<{ many: boolean }>(
        `select count(*) > ${liveLimit} as many from supplier where status = 'listed'`,
      )
      if (listed[0]!.many) await until('MADE', isBuilt)
      const file = await fetch(`${origin}/api/suppliers`)
      if (!file.ok) throw new Error(`the file of all suppliers: ${file.status}`)
      return ((await file.json()) as unknown[]).length
    },
  }
}

interface Outcome {
  status: string
  error?: string | null
}

/** @throws if it failed, was stopped, or takes too long. */
const until = async <Row extends Outcome>(wanted: string, read: () => Promise<Row | undefined>): Promise<Row> => {
  const end = performance.now() + withinMs
  for (;;) {
    const row = await read()
    if (row?.status === wanted) return row
    if (row && ['FAILED', 'STOPPED'].includes(row.status)) throw new Error(`${row.status}: ${row.error ?? ''}`)
    if (performance.now() > end) throw new Error(`not ${wanted} after ${withinMs / 60_000} minutes: ${row?.status}`)
    await wait(500)
  }
}

const countLines = async (bytes: AsyncIterable<Uint8Array>): Promise<number> => {
  let lines = 0
  for await (const chunk of bytes) for (const byte of chunk) if (byte === 10) lines++
  return lines
}
