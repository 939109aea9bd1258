import { inTransaction } from '../database/transaction.ts'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { keptDays } from '../process/kept-days.rules.ts'
import { fileName, pictureTypes, sizesOf, type StoredPicture } from './picture.rules.ts'
import { pictureStore } from './picture-store.ts'
import { shownPictures } from './shown-pictures.ts'

/**
 * Removes the pictures that nothing has shown, or could show again by undoing, for a month, counted from the last time
 * that this looked; and at once those of a supplier that was deleted for good, unless something else shows them. One at
 * a time, its files first, so that what breaks off is done again.
 */
export const forgetPictures = async ({ env, database: { pool } }: JobContext, signal?: AbortSignal) => {
  const store = pictureStore(env)
  await runSql(
    pool,
    `update picture set used_at = now() where used_at < now() - interval '1 day' and hash in (${shownPictures})`,
  )
  for (;;) {
    signal?.throwIfAborted()
    const isDone = await inTransaction(pool, async (client) => {
      const { rows } = await runSql<StoredPicture>(
        client,
        `select hash, width, height from picture where used_at < now() - make_interval(days => $1)
          order by used_at limit 1 for update skip locked`,
        [keptDays.unusedPictures],
      )
      const [picture] = rows
      if (!picture) return true
      for (const size of sizesOf(picture))
        for (const type of pictureTypes) await store.remove(fileName(picture.hash, size, type))
      await runSql(client, 'delete from picture where hash = $1', [picture.hash])
      return false
    })
    if (isDone) return
  }
}
