import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../../api/database/orm.ts'
import { inTransaction } from '../../api/database/transaction.ts'
import { placeFinder } from '../../api/suppliers/import/import-places.ts'
import { importSuppliers } from '../../api/suppliers/import/import-suppliers.ts'
import type { BatchStep } from '../../api/suppliers/import/batches/batch.types.ts'
import { beginChange, continueChange } from '../../api/suppliers/import/batches/change-batch.ts'
import { prepareListing } from '../../api/scraping/saving/prepare-listing.ts'
import { saveListings } from '../../api/scraping/saving/save-listings.ts'
import { removeDemo } from '../../api/seed/remove-demo.ts'
import { toCsv, createSupplierMaker } from './supplier-maker.ts'
import type { Undo } from '../../api/testing/undo.ts'

/** Whatever the directory's size: four transactions of an import. */
const changed = 1000

/** Each depends on the previous one, and resolves to the number of changes. */
export const bulkChanges = async (
  { pool, orm }: Database,
  undo: Undo,
): Promise<Record<string, () => Promise<number>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-bench-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const made = await createSupplierMaker(pool)
  const whole = async (step: BatchStep) => {
    const user = await pool.query<{ id: number; username: string }>('select id, username from app_user limit 1')
    const last = await pool.query<{ id: number }>('select max(id) id from import')
    const em = () => orm.em.fork() as EntityManager
    const changeId = await beginChange(
      em(),
      { ...user.rows[0]!, isAdmin: true },
      { column: 'import_id', id: last.rows[0]!.id },
      step,
    )
    while (await continueChange(em(), changeId));
    return changed
  }
  return {
    'a line imported': async () => {
      const path = join(folder, 'suppliers.csv')
      await writeFile(path, toCsv(made(changed)))
      const { added } = await importSuppliers({ pool }, path, { apply: true })
      if (added < 0.9 * changed) throw new Error(`${added} of ${changed} lines were imported`)
      return changed
    },
    'one of an import hidden': () => whole('hide'),
    'one of an import undone': () => whole('undo'),
    'a listing saved by a scrape': async () => {
      const places = placeFinder(pool)
      const sourced = <T>(value: T) => ({ value, layer: 'selector' as const })
      const listings = made(changed).map(({ name, phone, city, postcode }, index) => ({
        sourceUrl: `https://www.yell.com/biz/${name.replaceAll(' ', '-')}-${index}/`,
        name: sourced(name),
        phone: sourced(phone),
        city: sourced(city),
        postcode: sourced(postcode),
      }))
      for (let at = 0; at < changed; at += 25) {
        const page = await Promise.all(listings.slice(at, at + 25).map((one) => prepareListing('yell', one, places)))
        await inTransaction(pool, (client) => saveListings(client, page))
      }
      return changed
    },
    'one of the demonstration removed': async () => {
      await inTransaction(
        pool,
        (client) =>
          client.query(
            `update supplier set is_demo = true where id in (select id from supplier order by id desc limit ${changed})`,
          ),
        { statementTimeoutMs: 0 },
      )
      return (await removeDemo({ pool })).suppliers
    },
  }
}
