import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../api/database/orm.ts'
import type { Totals } from '../../api/suppliers/import/import-write.ts'
import { importSuppliers } from '../../api/suppliers/import/import-suppliers.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { toCsv, createSupplierMaker } from './supplier-maker.ts'

/** The office's upload limit. */
const fileBytes = 25_000_000
/** Whatever the file's rows. */
export const importBarSeconds = 120

export interface CheckedFile {
  what: string
  totals: Totals
  seconds: number
}

type Row = Record<string, unknown>

/** By how each row differs from the first. */
const files: Record<string, (row: Row, index: number) => Row> = {
  everything: (row) => row,
  'one phone and postcode': (row, index) => ({ ...row, name: `Firm ${index}` }),
  'one name and town': (row, index) => ({ ...row, phone: `0${1_200_000_000 + index}`, postcode: '' }),
  'a town': (row, index) => ({ ...row, name: `Firm ${index}`, phone: `0${1_200_000_000 + index}` }),
}

/** Files of 25 MB, like a dry run of `npm run import`. */
export const benchImport = async (
  database: Database,
  undo: Undo,
  { onRow }: { onRow: (row: CheckedFile) => void },
): Promise<CheckedFile[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const make = await createSupplierMaker(database.pool)
  const results: CheckedFile[] = []
  for (const [what, change] of Object.entries(files)) {
    const [row] = make(1)
    const lines = Math.ceil(fileBytes / toCsv([change(row!, 100_000)]).split('\n')[1]!.length)
    const path = join(folder, 'suppliers.csv')
    await writeFile(path, toCsv(Array.from({ length: lines }, (_, index) => change(row!, index))))
    const begun = performance.now()
    const totals = await importSuppliers(database, path)
    const checked = { what, totals, seconds: (performance.now() - begun) / 1000 }
    onRow(checked)
    results.push(checked)
  }
  return results
}
