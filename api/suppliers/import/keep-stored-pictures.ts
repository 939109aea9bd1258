import { runSql, type Db } from '../../database/sql.ts'
import type { ExistingSupplier } from './import-plan.ts'
import type { ImportRow } from './import.rules.ts'

const pictureFields = ['logoUrl', 'bannerUrl'] as const

/** The stored copy that the supplier already shows replaces its address, so that it counts as unchanged. */
export const keepStoredPictures = async (
  db: Db,
  rows: readonly { row: ImportRow }[],
  matches: readonly { id: number | null }[],
  existing: ReadonlyMap<number, ExistingSupplier>,
): Promise<void> => {
  const given = rows.flatMap(({ row }, index) => {
    const supplier = existing.get(matches[index]!.id ?? 0)
    return pictureFields.flatMap((field) => {
      const [stored, address] = [supplier?.[field], row[field]]
      return stored?.startsWith('/pictures/') && address && address !== stored ? [{ row, field, stored, address }] : []
    })
  })
  if (!given.length) return
  const { rows: known } = await runSql<{ url: string; hash: string }>(
    db,
    'select url, hash from remote_picture where url = any($1) and hash is not null',
    [given.map(({ address }) => address)],
  )
  const hashByUrl = new Map(known.map(({ url, hash }) => [url, hash]))
  for (const { row, field, stored, address } of given) {
    const hash = hashByUrl.get(address)
    if (hash && stored.startsWith(`/pictures/${hash}-`)) row[field] = stored
  }
}
