import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { entities } from '../../api/start/entities.ts'
import { startEmbedded } from '../../api/database/embedded/embedded.ts'
import { migrate } from '../../api/database/migrate.ts'
import { openDatabase, type Database } from '../../api/database/orm.ts'
import type { RemovalProgress } from '../../api/seed/remove-demo.ts'
import { seedDemo } from '../../api/seed/seed-demo.ts'
import { seedReference } from '../../api/seed/seed-reference.ts'
import type { Undo } from '../../api/testing/undo.ts'

/** In a folder that is deleted afterwards; `folderPath` names one that stays. */
export const placesDatabase = async (undo: Undo, folderPath?: string): Promise<Database> => {
  const folder = folderPath ?? (await mkdtemp(join(tmpdir(), 'directory-bench-')))
  if (!folderPath) undo.push(() => rm(folder, { recursive: true, force: true }))
  const server = await startEmbedded(folder, { durable: false })
  undo.push(server.stop)
  await migrate(server.url)
  const database = await openDatabase(server.url, entities)
  await seedReference(database)
  return database
}

/** Not marked as demo data, which many features exclude. */
export const scratchDatabase = async (
  suppliers: number,
  undo: Undo,
  onProgress: (counts: number) => void,
  folderPath?: string,
): Promise<Database> => {
  const database = await placesDatabase(undo, folderPath)
  const reportSuppliers = ({ step, done }: RemovalProgress) => step === 'Suppliers' && onProgress(done)
  const counts = await seedDemo(database, { suppliers, isMarked: false, onProgress: reportSuppliers })
  if (counts.suppliers) await tidy(database.url)
  return database
}

/** As on a site that has run for a while, without the site's query timeout. */
export const tidy = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze').finally(() => client.end())
}
